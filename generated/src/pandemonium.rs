//! Pandemonium. This file is @generated from `rulesets/pandemonium.json` by `cargo xtask build-games`.
//!
//! 9 by 9 squares, 19 kinds of piece. Legal moves are told by the pins tier:
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
const F: Kind = Kind(4);
const S: Kind = Kind(5);
const A: Kind = Kind(6);
const U: Kind = Kind(7);
const V: Kind = Kind(8);
const K: Kind = Kind(9);
const KIND_10: Kind = Kind(10);
const KIND_11: Kind = Kind(11);
const KIND_12: Kind = Kind(12);
const KIND_13: Kind = Kind(13);
const KIND_14: Kind = Kind(14);
const KIND_15: Kind = Kind(15);
const KIND_16: Kind = Kind(16);
const KIND_17: Kind = Kind(17);
const KIND_18: Kind = Kind(18);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 0), step(-1, 0)];
const STEPS_3: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
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
const STEPS_7: &[Step] = &[step(2, 2), step(2, -2), step(-2, -2), step(-2, 2)];
const STEPS_8: &[Step] = &[step(2, 0), step(0, -2), step(-2, 0), step(0, 2)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Pandemonium"),
    board: Board {
        files: 9u8,
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
                value: 1.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_10]), Borrowed(&[KIND_10])],
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
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_3)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_11]), Borrowed(&[KIND_11])],
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
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_12]), Borrowed(&[KIND_12])],
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
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_5)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_13]), Borrowed(&[KIND_13])],
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
                id: Borrowed("F"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_14]), Borrowed(&[KIND_14])],
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
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_15]), Borrowed(&[KIND_15])],
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
                id: Borrowed("A"),
                royal: false,
                value: 1.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_16]), Borrowed(&[KIND_16])],
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
                id: Borrowed("U"),
                royal: false,
                value: 1.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_8)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_17]), Borrowed(&[KIND_17])],
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
                id: Borrowed("V"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_5)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_18]), Borrowed(&[KIND_18])],
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
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
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
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
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
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_7),
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
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_5),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
            KindFacts {
                id: Borrowed("+F"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_6)]),
                promotion: None,
                in_hand: Some(F),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+S"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_8),
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
                id: Borrowed("+A"),
                royal: false,
                value: 7.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(A),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+U"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(U),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+V"),
                royal: false,
                value: 8.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_5),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(V),
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
            Army::new(P, Player::First, Wide::low(0x554_0000)),
            Army::new(N, Player::First, Wide::low(0x82)),
            Army::new(B, Player::First, Wide::low(0x44)),
            Army::new(R, Player::First, Wide::low(0x101)),
            Army::new(F, Player::First, Wide::low(0x2000)),
            Army::new(S, Player::First, Wide::low(0x28)),
            Army::new(A, Player::First, Wide::low(0x8000)),
            Army::new(U, Player::First, Wide::low(0x800)),
            Army::new(V, Player::First, Wide::low(0x8000_0000)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(P, Player::Second, Wide::low(0x5540_0000_0000_0000)),
            Army::new(N, Player::Second, Wide([0x0, 0x8200, 0x0, 0x0])),
            Army::new(B, Player::Second, Wide([0x0, 0x4400, 0x0, 0x0])),
            Army::new(R, Player::Second, Wide([0x0, 0x1_0100, 0x0, 0x0])),
            Army::new(F, Player::Second, Wide([0x0, 0x8, 0x0, 0x0])),
            Army::new(S, Player::Second, Wide([0x0, 0x2800, 0x0, 0x0])),
            Army::new(A, Player::Second, Wide([0x0, 0x2, 0x0, 0x0])),
            Army::new(U, Player::Second, Wide([0x0, 0x20, 0x0, 0x0])),
            Army::new(V, Player::Second, Wide::low(0x2_0000_0000_0000)),
            Army::new(K, Player::Second, Wide([0x0, 0x1000, 0x0, 0x0])),
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
        no_doubled: KindSet::NONE,
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
    reach: Some(Goal {
        kinds: KindSet::NONE.with(K),
        squares: [Wide([0x0, 0x1_ff00, 0x0, 0x0]), Wide::low(0x1ff)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: None,
    scoring: None,
    max_plies: 500u32,
    repetition: Some(4u32),
    no_progress: 200u32,
    tier: Tier::Pins,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const N_LEAPS: usize = 2;
const F_LEAPS: usize = 3;
const S_LEAPS: usize = 4;
const A_LEAPS: usize = 5;
const U_LEAPS: usize = 6;
const V_LEAPS: usize = 7;
const KIND_11_LEAPS: usize = 8;
const KIND_15_LEAPS: usize = 9;
const KIND_17_LEAPS: usize = 10;
const COVERED: usize = 11;
const COVERED_2: usize = 12;
const RAY: usize = 13;
const RAY_2: usize = 14;
const RAY_3: usize = 15;
const RAY_4: usize = 16;
const RAY_5: usize = 17;
const RAY_6: usize = 18;
const RAY_7: usize = 19;
const RAY_8: usize = 20;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Pandemonium, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 21],
    lines: [[Span<u128>; 128]; 4],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[0].kinds[7].leaps[0].to),
                row(&tables.players[0].kinds[8].leaps[0].to),
                row(&tables.players[0].kinds[11].leaps[0].to),
                row(&tables.players[0].kinds[15].leaps[0].to),
                row(&tables.players[0].kinds[17].leaps[0].to),
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
    fn set(&self, table: usize, square: Square) -> u128 {
        self.sets[table][square.index() & 127]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: u128) -> u128 {
        SquareSet::slide(self.lines[line][from.index() & 127], occupied)
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 19];
    type Hands = [u8; 38];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_reach()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE
        .with(P)
        .with(N)
        .with(B)
        .with(R)
        .with(F)
        .with(S)
        .with(A)
        .with(U)
        .with(V);
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<u128> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u128,
    ) -> Reach<u128> {
        match kind {
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            N => Reach::both(self.set(N_LEAPS, from)),
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
            F => Reach::both(self.set(F_LEAPS, from)),
            S => Reach::both(self.set(S_LEAPS, from)),
            A => Reach::both(self.set(A_LEAPS, from)),
            U => Reach::both(self.set(U_LEAPS, from)),
            V => Reach::both(self.set(V_LEAPS, from)),
            K => Reach::both(self.set(S_LEAPS, from)),
            KIND_10 => Reach::both(self.set(S_LEAPS, from)),
            KIND_11 => Reach::both(self.set(KIND_11_LEAPS, from)),
            KIND_12 => {
                Reach::both(
                    self.set(V_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            KIND_13 => {
                Reach::both(
                    self.set(F_LEAPS, from) | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            KIND_14 => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            KIND_15 => Reach::both(self.set(KIND_15_LEAPS, from)),
            KIND_16 => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            KIND_17 => Reach::both(self.set(KIND_17_LEAPS, from)),
            KIND_18 => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_3, from, occupied)
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
    ) -> u128 {
        (self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(N_LEAPS, on) & at.of_kind(N)
            | self.set(F_LEAPS, on) & at.of_kind(F)
            | self.set(S_LEAPS, on) & at.of_kind(S)
            | self.set(A_LEAPS, on) & at.of_kind(A)
            | self.set(U_LEAPS, on) & at.of_kind(U)
            | self.set(V_LEAPS, on) & at.of_kind(V)
            | self.set(S_LEAPS, on) & at.of_kind(K)
            | self.set(S_LEAPS, on) & at.of_kind(KIND_10)
            | self.set(KIND_11_LEAPS, on) & at.of_kind(KIND_11)
            | self.set(V_LEAPS, on) & at.of_kind(KIND_12)
            | self.set(F_LEAPS, on) & at.of_kind(KIND_13)
            | self.set(KIND_15_LEAPS, on) & at.of_kind(KIND_15)
            | self.set(N_LEAPS, on) & at.of_kind(KIND_16)
            | self.set(KIND_17_LEAPS, on) & at.of_kind(KIND_17)
            | self.set(N_LEAPS, on) & at.of_kind(KIND_18)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: u128,
    ) -> u128 {
        let army = at.of(by);
        let mut found: u128 = SquareSet::EMPTY;
        let pieces = (at.of_kind(B) | at.of_kind(KIND_12) | at.of_kind(KIND_14)
            | at.of_kind(KIND_16)) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(KIND_13) | at.of_kind(KIND_14)
            | at.of_kind(KIND_18)) & army & self.set(COVERED_2, on);
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
        mut found: impl FnMut(Square, u128),
    ) {
        let sliders_86020 = (at.of_kind(B) | at.of_kind(KIND_12) | at.of_kind(KIND_14)
            | at.of_kind(KIND_16)) & at.of(by);
        let sliders_286728 = (at.of_kind(R) | at.of_kind(KIND_13) | at.of_kind(KIND_14)
            | at.of_kind(KIND_18)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_86020).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_86020).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_86020).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_86020).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_286728).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_286728).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_286728).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_286728).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(K) & at.of(player)
    }
}
