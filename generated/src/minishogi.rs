//! Minishogi. This file is @generated from `rulesets/minishogi.json` by `cargo xtask build-games`.
//!
//! 5 by 5 squares, 10 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const S: Kind = Kind(1);
const G: Kind = Kind(2);
const B: Kind = Kind(3);
const R: Kind = Kind(4);
const K: Kind = Kind(5);
const KIND_6: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const KIND_8: Kind = Kind(8);
const KIND_9: Kind = Kind(9);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[step(1, 1), step(-1, 1)];
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Minishogi"),
    board: Board {
        files: 5u8,
        ranks: 5u8,
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
                    zone: [Wide::low(0x1f0_0000), Wide::low(0x1f)],
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
                id: Borrowed("S"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_2),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1f0_0000), Wide::low(0x1f)],
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
                id: Borrowed("G"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
                id: Borrowed("B"),
                royal: false,
                value: 8.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_2)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1f0_0000), Wide::low(0x1f)],
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
                id: Borrowed("R"),
                royal: false,
                value: 9.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1f0_0000), Wide::low(0x1f)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_9]), Borrowed(&[KIND_9])],
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
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
                id: Borrowed("+S"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
                id: Borrowed("+B"),
                royal: false,
                value: 11.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_2),
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
                value: 12.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                    ],
                ),
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
            Army::new(P, Player::First, Wide::low(0x20)),
            Army::new(S, Player::First, Wide::low(0x4)),
            Army::new(G, Player::First, Wide::low(0x2)),
            Army::new(B, Player::First, Wide::low(0x8)),
            Army::new(R, Player::First, Wide::low(0x10)),
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(P, Player::Second, Wide::low(0x8_0000)),
            Army::new(S, Player::Second, Wide::low(0x40_0000)),
            Army::new(G, Player::Second, Wide::low(0x80_0000)),
            Army::new(B, Player::Second, Wide::low(0x20_0000)),
            Army::new(R, Player::Second, Wide::low(0x10_0000)),
            Army::new(K, Player::Second, Wide::low(0x100_0000)),
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
        no_mate: KindSet::NONE.with(P),
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
    max_plies: 300u32,
    repetition: Some(4u32),
    no_progress: 200u32,
    tier: Tier::Pins,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const S_LEAPS: usize = 2;
const S_LEAPS_2: usize = 3;
const G_LEAPS: usize = 4;
const G_LEAPS_2: usize = 5;
const K_LEAPS: usize = 6;
const KIND_8_LEAPS: usize = 7;
const KIND_9_LEAPS: usize = 8;
const COVERED: usize = 9;
const COVERED_2: usize = 10;
const RAY: usize = 11;
const RAY_2: usize = 12;
const RAY_3: usize = 13;
const RAY_4: usize = 14;
const RAY_5: usize = 15;
const RAY_6: usize = 16;
const RAY_7: usize = 17;
const RAY_8: usize = 18;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Minishogi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 19],
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
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[8].leaps[0].to),
                row(&tables.players[0].kinds[9].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[2, 3])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
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
    type KindSets = [u64; 10];
    type Hands = [u8; 20];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE.with(P).with(S).with(B).with(R);
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
            S => Reach::both(self.set(player.pick(S_LEAPS, S_LEAPS_2), from)),
            G => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            B => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.line(LINE_3, from, occupied) | self.line(LINE_4, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_6 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            KIND_7 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            KIND_8 => {
                Reach::both(
                    self.set(KIND_8_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            KIND_9 => {
                Reach::both(
                    self.set(KIND_9_LEAPS, from) | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
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
            | self.set(by.pick(S_LEAPS_2, S_LEAPS), on) & at.of_kind(S)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(G)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_6)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_7)
            | self.set(KIND_8_LEAPS, on) & at.of_kind(KIND_8)
            | self.set(KIND_9_LEAPS, on) & at.of_kind(KIND_9)) & at.of(by)
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
        let pieces = (at.of_kind(B) | at.of_kind(KIND_8)) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(KIND_9)) & army
            & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
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
        let sliders_264 = (at.of_kind(B) | at.of_kind(KIND_8)) & at.of(by);
        let sliders_528 = (at.of_kind(R) | at.of_kind(KIND_9)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_264).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_264).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_264).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_264).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_528).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_528).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_528).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_528).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
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
