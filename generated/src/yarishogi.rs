//! Yari shogi. This file is @generated from `rulesets/yarishogi.json` by `cargo xtask build-games`.
//!
//! 7 by 9 squares, 9 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const B: Kind = Kind(2);
const R: Kind = Kind(3);
const K: Kind = Kind(4);
const KIND_5: Kind = Kind(5);
const KIND_6: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const KIND_8: Kind = Kind(8);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 2), step(-1, 2)];
const STEPS_3: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, 0), step(-1, 0)];
const STEPS_5: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_6: &[Step] = &[step(0, -1)];
const STEPS_7: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Yari shogi"),
    board: Board {
        files: 7u8,
        ranks: 9u8,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7fff_fc00_0000_0000), Wide::low(0x1f_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_5]), Borrowed(&[KIND_5])],
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
                id: Borrowed("N"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7fff_fc00_0000_0000), Wide::low(0x1f_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_6]), Borrowed(&[KIND_6])],
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
                id: Borrowed("B"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7fff_fc00_0000_0000), Wide::low(0x1f_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_7]), Borrowed(&[KIND_7])],
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
                id: Borrowed("R"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7fff_fc00_0000_0000), Wide::low(0x1f_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_8]), Borrowed(&[KIND_8])],
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_5)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+P"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(P),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+N"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(N),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+B"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(B),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+R"),
                royal: false,
                value: 8.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_7)]),
                promotion: None,
                in_hand: Some(R),
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
            Army::new(P, Player::First, Wide::low(0x1f_c000)),
            Army::new(N, Player::First, Wide::low(0x30)),
            Army::new(B, Player::First, Wide::low(0x6)),
            Army::new(R, Player::First, Wide::low(0x41)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0x1_fc00_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x600_0000_0000_0000)),
            Army::new(B, Player::Second, Wide::low(0x3000_0000_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x4100_0000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x800_0000_0000_0000)),
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
        no_doubled: KindSet::NONE.with(P),
        no_mate: KindSet::NONE,
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
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const N_LEAPS: usize = 2;
const N_LEAPS_2: usize = 3;
const B_LEAPS: usize = 4;
const B_LEAPS_2: usize = 5;
const K_LEAPS: usize = 6;
const KIND_5_LEAPS: usize = 7;
const KIND_5_LEAPS_2: usize = 8;
const KIND_6_LEAPS: usize = 9;
const KIND_6_LEAPS_2: usize = 10;
const COVERED: usize = 11;
const COVERED_2: usize = 12;
const COVERED_3: usize = 13;
const COVERED_4: usize = 14;
const RAY: usize = 15;
const RAY_2: usize = 16;
const LINE_1: usize = 0;
const LINE_3: usize = 1;
const LINE_2: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Yari shogi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 17],
    lines: [[Span<u64>; 64]; 4],
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
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[1].kinds[6].leaps[0].to),
                row(&covered(&tables.lines, &[2])),
                row(&covered(&tables.lines, &[0])),
                row(&covered(&tables.lines, &[3])),
                row(&covered(&tables.lines, &[1])),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[3].spans),
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
        .with_optional_promotion()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE.with(P).with(N).with(B).with(R);
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
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            N => {
                Reach::both(
                    self.set(player.pick(N_LEAPS, N_LEAPS_2), from)
                        | self.line(player.pick(LINE_1, LINE_3), from, occupied),
                )
            }
            B => {
                Reach::both(
                    self.set(player.pick(B_LEAPS, B_LEAPS_2), from)
                        | self.line(player.pick(LINE_1, LINE_3), from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.line(player.pick(LINE_1, LINE_3), from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_5 => {
                Reach::both(
                    self.set(player.pick(KIND_5_LEAPS, KIND_5_LEAPS_2), from)
                        | self.line(player.pick(LINE_3, LINE_1), from, occupied),
                )
            }
            KIND_6 => {
                Reach::both(
                    self.set(player.pick(KIND_6_LEAPS, KIND_6_LEAPS_2), from)
                        | self.line(player.pick(LINE_3, LINE_1), from, occupied),
                )
            }
            KIND_7 => {
                Reach::both(
                    self.set(player.pick(KIND_6_LEAPS, KIND_6_LEAPS_2), from)
                        | self.line(player.pick(LINE_3, LINE_1), from, occupied),
                )
            }
            KIND_8 => {
                Reach::both(
                    self.line(LINE_2, from, occupied) | self.line(LINE_4, from, occupied),
                )
            }
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
        (self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(by.pick(N_LEAPS_2, N_LEAPS), on) & at.of_kind(N)
            | self.set(by.pick(B_LEAPS_2, B_LEAPS), on) & at.of_kind(B)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(KIND_5_LEAPS_2, KIND_5_LEAPS), on) & at.of_kind(KIND_5)
            | self.set(by.pick(KIND_6_LEAPS_2, KIND_6_LEAPS), on) & at.of_kind(KIND_6)
            | self.set(by.pick(KIND_6_LEAPS_2, KIND_6_LEAPS), on) & at.of_kind(KIND_7))
            & at.of(by)
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
        let pieces = (at.of_kind(N) | at.of_kind(B) | at.of_kind(R)) & army
            & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_3, LINE_1), on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(KIND_5) | at.of_kind(KIND_6) | at.of_kind(KIND_7))
            & army & self.set(by.pick(COVERED_2, COVERED), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_1, LINE_3), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(KIND_8) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found |= (self.line(LINE_4, on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(KIND_8)) & army
            & self.set(COVERED_4, on);
        if pieces.any() {
            found |= (self.line(LINE_2, on, occupied)) & pieces;
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
        let sliders_264 = (at.of_kind(R) | at.of_kind(KIND_8)) & at.of(by);
        let sliders_270 = (at.of_kind(N) | at.of_kind(B) | at.of_kind(R)
            | at.of_kind(KIND_8)) & at.of(by);
        let sliders_480 = (at.of_kind(KIND_5) | at.of_kind(KIND_6) | at.of_kind(KIND_7)
            | at.of_kind(KIND_8)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_264).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_264).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(by.pick(COVERED, COVERED_2), on) & sliders_270).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED, COVERED_2), on)
                    & self.set(by.pick(COVERED_2, COVERED), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_2, COVERED), on) & sliders_480).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_2, COVERED), on)
                    & self.set(by.pick(COVERED, COVERED_2), sniper),
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
