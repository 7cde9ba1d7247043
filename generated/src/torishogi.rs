//! Tori shogi. This file is @generated from `rulesets/torishogi.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 9 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const KIND_1: Kind = Kind(1);
const F: Kind = Kind(2);
const KIND_3: Kind = Kind(3);
const C: Kind = Kind(4);
const L: Kind = Kind(5);
const R: Kind = Kind(6);
const P: Kind = Kind(7);
const K: Kind = Kind(8);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(2, 2), step(-2, 2)];
const STEPS_3: &[Step] = &[step(0, -2)];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, 0), step(-1, 0)];
const STEPS_6: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_7: &[Step] = &[step(0, -1)];
const STEPS_8: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_9: &[Step] = &[step(1, -1), step(-1, -1)];
const STEPS_10: &[Step] = &[step(0, 1), step(0, -1)];
const STEPS_11: &[Step] = &[step(1, -1)];
const STEPS_12: &[Step] = &[step(-1, -1)];
const STEPS_13: &[Step] = &[step(0, 2)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Tori shogi"),
    board: Board {
        files: 7u8,
        ranks: 7u8,
        lattice: Lattice::Square,
        holes: Wide::low(0x0),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("S"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_fff8_0000_0000), Wide::low(0x3fff)],
                    mandatory: true,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_1]), Borrowed(&[KIND_1])],
                    only_lost: false,
                }),
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+S"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_2),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(S),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("F"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_5),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_fff8_0000_0000), Wide::low(0x3fff)],
                    mandatory: true,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_3]), Borrowed(&[KIND_3])],
                    only_lost: false,
                }),
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+F"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_6),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_7),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_8),
                        MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_9),
                    ],
                ),
                promotion: None,
                in_hand: Some(F),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("C"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_10),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("L"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_11),
                        MoveFacts::leap(Mode::Both, STEPS_12),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_12),
                        MoveFacts::leap(Mode::Both, STEPS_11),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("P"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_9),
                        MoveFacts::leap(Mode::Both, STEPS_13),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(S, Player::First, Wide::low(0x21f_c000)),
            Army::new(F, Player::First, Wide::low(0x400)),
            Army::new(C, Player::First, Wide::low(0x14)),
            Army::new(L, Player::First, Wide::low(0x1)),
            Army::new(R, Player::First, Wide::low(0x40)),
            Army::new(P, Player::First, Wide::low(0x22)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(S, Player::Second, Wide::low(0x7_f080_0000)),
            Army::new(F, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x5000_0000_0000)),
            Army::new(L, Player::Second, Wide::low(0x1_0000_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x8800_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x2000_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Loss,
    checkmate: Verdict::Loss,
    en_passant: false,
    castling: None,
    must_capture: false,
    forbid_check: false,
    forbid_immobility: true,
    forbid_facing: false,
    drops: Some(Drops {
        from_captures: true,
        regions: Borrowed(&[]),
        no_doubled: KindSet::NONE.with(S),
        no_mate: KindSet::NONE.with(S),
        stock: Borrowed(&[]),
        placement: false,
        faces: Borrowed(&[]),
    }),
    explosion: None,
    strike: None,
    contacts: None,
    promote_on_entry: false,
    territory: None,
    turn: None,
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 400u32,
    repetition: Some(4u32),
    no_progress: 200u32,
    tier: Tier::Pins,
};
const S_LEAPS: usize = 0;
const S_LEAPS_2: usize = 1;
const KIND_1_LEAPS: usize = 2;
const KIND_1_LEAPS_2: usize = 3;
const F_LEAPS: usize = 4;
const F_LEAPS_2: usize = 5;
const KIND_3_LEAPS: usize = 6;
const C_LEAPS: usize = 7;
const L_LEAPS: usize = 8;
const L_LEAPS_2: usize = 9;
const R_LEAPS: usize = 10;
const R_LEAPS_2: usize = 11;
const P_LEAPS: usize = 12;
const P_LEAPS_2: usize = 13;
const COVERED: usize = 14;
const COVERED_2: usize = 15;
const COVERED_3: usize = 16;
const COVERED_4: usize = 17;
const COVERED_5: usize = 18;
const COVERED_6: usize = 19;
const COVERED_7: usize = 20;
const COVERED_8: usize = 21;
const RAY: usize = 22;
const RAY_2: usize = 23;
const RAY_3: usize = 24;
const RAY_4: usize = 25;
const LINE_1: usize = 0;
const LINE_6: usize = 1;
const LINE_2: usize = 2;
const LINE_7: usize = 3;
const LINE_3: usize = 4;
const LINE_8: usize = 5;
const LINE_4: usize = 6;
const LINE_9: usize = 7;
const LINE_5: usize = 8;
const LINE_10: usize = 9;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Tori shogi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 26],
    lines: [[Span<u64>; 64]; 10],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[1].kinds[6].leaps[0].to),
                row(&tables.players[0].kinds[7].leaps[0].to),
                row(&tables.players[1].kinds[7].leaps[0].to),
                row(&covered(&tables.lines, &[5, 6, 7, 8, 9])),
                row(&covered(&tables.lines, &[0, 1, 2, 3, 4])),
                row(&covered(&tables.lines, &[2])),
                row(&covered(&tables.lines, &[6])),
                row(&covered(&tables.lines, &[1])),
                row(&covered(&tables.lines, &[7])),
                row(&covered(&tables.lines, &[0])),
                row(&covered(&tables.lines, &[5])),
                row(&tables.players[1].pins[4].snipers),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[1].pins[3].snipers),
                row(&tables.players[0].pins[4].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[9].spans),
            ],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> u64 {
        self.sets[table][square.index() & 63]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: u64) -> u64 {
        SquareSet::slide(self.lines[line][from.index() & 63], occupied)
    }
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 9];
    type Hands = [u8; 18];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE.with(S).with(F);
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<u64> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            S => Reach::both(self.set(player.pick(S_LEAPS, S_LEAPS_2), from)),
            KIND_1 => {
                Reach::both(self.set(player.pick(KIND_1_LEAPS, KIND_1_LEAPS_2), from))
            }
            F => Reach::both(self.set(player.pick(F_LEAPS, F_LEAPS_2), from)),
            KIND_3 => {
                Reach::both(
                    self.set(KIND_3_LEAPS, from)
                        | self.line(player.pick(LINE_1, LINE_6), from, occupied)
                        | self.line(player.pick(LINE_2, LINE_7), from, occupied)
                        | self.line(player.pick(LINE_3, LINE_8), from, occupied)
                        | self.line(player.pick(LINE_4, LINE_9), from, occupied)
                        | self.line(player.pick(LINE_5, LINE_10), from, occupied),
                )
            }
            C => Reach::both(self.set(C_LEAPS, from)),
            L => {
                Reach::both(
                    self.set(player.pick(L_LEAPS, L_LEAPS_2), from)
                        | self.line(player.pick(LINE_6, LINE_1), from, occupied)
                        | self.line(player.pick(LINE_7, LINE_3), from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.set(player.pick(R_LEAPS, R_LEAPS_2), from)
                        | self.line(player.pick(LINE_6, LINE_1), from, occupied)
                        | self.line(player.pick(LINE_8, LINE_2), from, occupied),
                )
            }
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            K => Reach::both(self.set(KIND_3_LEAPS, from)),
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn leapers(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
    ) -> u64 {
        (self.set(by.pick(S_LEAPS_2, S_LEAPS), on) & at.of_kind(S)
            | self.set(by.pick(KIND_1_LEAPS_2, KIND_1_LEAPS), on) & at.of_kind(KIND_1)
            | self.set(by.pick(F_LEAPS_2, F_LEAPS), on) & at.of_kind(F)
            | self.set(KIND_3_LEAPS, on) & at.of_kind(KIND_3)
            | self.set(C_LEAPS, on) & at.of_kind(C)
            | self.set(by.pick(L_LEAPS_2, L_LEAPS), on) & at.of_kind(L)
            | self.set(by.pick(R_LEAPS_2, R_LEAPS), on) & at.of_kind(R)
            | self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(KIND_3_LEAPS, on) & at.of_kind(K)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: u64,
    ) -> u64 {
        let army = at.of(by);
        let mut found: u64 = SquareSet::EMPTY;
        let pieces = at.of_kind(KIND_3) & army
            & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_6, LINE_1), on, occupied)
                    | self.line(by.pick(LINE_7, LINE_2), on, occupied)
                    | self.line(by.pick(LINE_8, LINE_3), on, occupied)
                    | self.line(by.pick(LINE_9, LINE_4), on, occupied)
                    | self.line(by.pick(LINE_10, LINE_5), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(L) & army & self.set(by.pick(COVERED_3, COVERED_4), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_3, LINE_7), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(R) & army & self.set(by.pick(COVERED_5, COVERED_6), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_2, LINE_8), on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(L) | at.of_kind(R)) & army
            & self.set(by.pick(COVERED_7, COVERED_8), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_1, LINE_6), on, occupied)) & pieces;
        }
        found
    }
    #[inline(always)]
    fn snipers(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        mut found: impl FnMut(Square, u64),
    ) {
        let sliders_8 = at.of_kind(KIND_3) & at.of(by);
        let sliders_32 = at.of_kind(L) & at.of(by);
        let sliders_64 = at.of_kind(R) & at.of(by);
        let sliders_96 = (at.of_kind(L) | at.of_kind(R)) & at.of(by);
        for sniper in (self.set(by.pick(COVERED_6, RAY), on) & sliders_8).iter() {
            found(sniper, self.set(COVERED_6, on) & self.set(COVERED_5, sniper));
        }
        for sniper in (self.set(by.pick(COVERED_4, COVERED_7), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_4, COVERED_7), on)
                    & self.set(by.pick(COVERED_3, COVERED_8), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_2, RAY_3), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_3, COVERED_4), on)
                    & self.set(by.pick(COVERED_4, COVERED_3), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_8, COVERED_3), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_8, COVERED_3), on)
                    & self.set(by.pick(COVERED_7, COVERED_4), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_4, COVERED_5), on) & sliders_8).iter() {
            found(sniper, self.set(COVERED_5, on) & self.set(COVERED_6, sniper));
        }
        for sniper in (self.set(by.pick(COVERED_3, COVERED_4), on) & sliders_32).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_3, COVERED_4), on)
                    & self.set(by.pick(COVERED_4, COVERED_3), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_5, COVERED_6), on) & sliders_64).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_5, COVERED_6), on)
                    & self.set(by.pick(COVERED_6, COVERED_5), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_7, COVERED_8), on) & sliders_96).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_7, COVERED_8), on)
                    & self.set(by.pick(COVERED_8, COVERED_7), sniper),
            );
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
