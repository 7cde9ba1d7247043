//! contacts 2027-0. This file is @generated from `rulesets/cases/random-contacts-000.json` by `cargo xtask build-games`.
//!
//! 4 by 7 squares, 7 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const A: Kind = Kind(0);
const N2: Kind = Kind(1);
const P: Kind = Kind(2);
const F: Kind = Kind(3);
const U: Kind = Kind(4);
const Q2: Kind = Kind(5);
const X: Kind = Kind(6);
const STEPS_1: &[Step] = &[step(2, 0), step(0, -2), step(-2, 0), step(0, 2)];
const STEPS_2: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 2),
    step(2, -1),
    step(-1, -2),
    step(-2, 1),
];
const STEPS_3: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(0, 1)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, 1)];
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
const STEPS_7: &[Step] = &[
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
];
const STEPS_8: &[Step] = &[
    step(1, 0),
    step(-1, 0),
    step(0, -1),
    step(0, 1),
    step(1, 3),
    step(-1, 3),
    step(3, -1),
    step(-3, -1),
    step(-1, -3),
    step(1, -3),
    step(-3, 1),
    step(3, 1),
];
const STEPS_9: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("contacts 2027-0"),
    board: Board {
        files: 4u8,
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
                id: Borrowed("A"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Capture, STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_2),
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
                id: Borrowed("N2"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
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
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_4),
                        MoveFacts::leap(Mode::Capture, STEPS_5),
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
                id: Borrowed("F"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_6)]),
                promotion: None,
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_3)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("Q2"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Enemy,
                            },
                            Mode::Both,
                            STEPS_7,
                        ),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_8),
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
                id: Borrowed("X"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_9)]),
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
            Army::new(N2, Player::First, Wide::low(0x2)),
            Army::new(P, Player::First, Wide::low(0x1)),
            Army::new(F, Player::First, Wide::low(0x4)),
            Army::new(X, Player::First, Wide::low(0x8)),
            Army::new(N2, Player::Second, Wide::low(0x400_0000)),
            Army::new(P, Player::Second, Wide::low(0x800_0000)),
            Army::new(F, Player::Second, Wide::low(0x200_0000)),
            Army::new(X, Player::Second, Wide::low(0x100_0000)),
        ],
    ),
    win: Win::None,
    stalemate: Verdict::Win,
    checkmate: Verdict::Loss,
    en_passant: false,
    castling: None,
    must_capture: false,
    forbid_check: false,
    forbid_immobility: false,
    forbid_facing: false,
    drops: None,
    explosion: None,
    strike: None,
    contacts: Some(Contacts {
        links: Borrowed(
            &[
                Link {
                    mover: P,
                    onto: X,
                    mover_to: U,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: N2,
                    onto: F,
                    mover_to: F,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: X,
                    onto: F,
                    mover_to: A,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: N2,
                    onto: X,
                    mover_to: X,
                    onto_to: None,
                    own: true,
                },
            ],
        ),
        ends: Ends::Advance,
        landing: Borrowed(&[]),
        immune: KindSet::NONE,
    }),
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
    max_plies: 60u32,
    repetition: Some(2u32),
    no_progress: 30u32,
    tier: Tier::Free,
};
const A_LEGS: usize = 0;
const A_FAR: usize = 1;
const A_LEGS_2: usize = 2;
const A_FAR_2: usize = 3;
const A_LEGS_3: usize = 4;
const A_FAR_3: usize = 5;
const A_LEGS_4: usize = 6;
const A_FAR_4: usize = 7;
const P_TAKES: usize = 8;
const P_TAKES_2: usize = 9;
const X_LEAPS: usize = 10;
const COVERED: usize = 11;
const COVERED_2: usize = 12;
const COVERED_3: usize = 13;
const COVERED_4: usize = 14;
const COVERED_5: usize = 15;
const RAY: usize = 16;
const RAY_2: usize = 17;
const RAY_3: usize = 18;
const RAY_4: usize = 19;
const RAY_5: usize = 20;
const RAY_6: usize = 21;
const RAY_7: usize = 22;
const RAY_8: usize = 23;
const RAY_9: usize = 24;
const RAY_10: usize = 25;
const RAY_11: usize = 26;
const RAY_12: usize = 27;
const RAY_13: usize = 28;
const RAY_14: usize = 29;
const RAY_15: usize = 30;
const RAY_16: usize = 31;
const RAY_17: usize = 32;
const RAY_18: usize = 33;
const RAY_19: usize = 34;
const RAY_20: usize = 35;
const RAY_21: usize = 36;
const RAY_22: usize = 37;
const RAY_23: usize = 38;
const RAY_24: usize = 39;
const RAY_25: usize = 40;
const RAY_26: usize = 41;
const RAY_27: usize = 42;
const RAY_28: usize = 43;
const RAY_29: usize = 44;
const RAY_30: usize = 45;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
const LINE_9: usize = 8;
const LINE_10: usize = 9;
const LINE_11: usize = 10;
const LINE_12: usize = 11;
const LINE_13: usize = 12;
const LINE_14: usize = 13;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// contacts 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 46],
    lines: [[Span<u64>; 64]; 14],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].legged[0].legs),
                row(&tables.players[0].kinds[0].legged[0].to),
                row(&tables.players[1].kinds[0].legged[0].legs),
                row(&tables.players[1].kinds[0].legged[0].to),
                row(&tables.players[0].kinds[0].legged[1].legs),
                row(&tables.players[0].kinds[0].legged[1].to),
                row(&tables.players[1].kinds[0].legged[1].legs),
                row(&tables.players[1].kinds[0].legged[1].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3])),
                row(&covered(&tables.lines, &[4, 5])),
                row(&covered(&tables.lines, &[8, 9])),
                row(&covered(&tables.lines, &[10, 11, 12, 13])),
                row(&covered(&tables.lines, &[6, 7])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[6].snipers),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[16].snipers),
                row(&tables.players[0].pins[19].snipers),
                row(&tables.players[0].pins[17].snipers),
                row(&tables.players[0].pins[18].snipers),
                row(&tables.players[0].pins[20].back),
                row(&tables.players[0].pins[20].ahead),
                row(&tables.players[0].pins[21].back),
                row(&tables.players[0].pins[21].ahead),
                row(&tables.players[0].pins[27].back),
                row(&tables.players[0].pins[27].ahead),
                row(&tables.players[0].pins[26].back),
                row(&tables.players[0].pins[26].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[10].spans),
                row(&tables.lines[11].spans),
                row(&tables.lines[12].spans),
                row(&tables.lines[13].spans),
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
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u64) -> u64 {
        legged(self.set(legs, from), self.set(to, from), occupied)
    }
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 7];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE.with_hops().with_lame().with_contacts();
    const PROMOTING: KindSet = KindSet::NONE;
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            A => {
                let both = self.line(LINE_1, from, occupied)
                    | self.line(LINE_2, from, occupied)
                    | self.line(LINE_3, from, occupied)
                    | self.line(LINE_4, from, occupied);
                Reach {
                    quiet: both,
                    capture: both
                        | self
                            .legged(
                                player.pick([A_LEGS, A_FAR], [A_LEGS_2, A_FAR_2]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([A_LEGS_3, A_FAR_3], [A_LEGS_4, A_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([A_LEGS_2, A_FAR_2], [A_LEGS, A_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([A_LEGS_4, A_FAR_4], [A_LEGS_3, A_FAR_3]),
                                from,
                                occupied,
                            ),
                }
            }
            N2 => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(A_LEGS_4, A_LEGS_3), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            F => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied)
                        | self.line(LINE_7, from, occupied)
                        | self.line(LINE_8, from, occupied),
                )
            }
            U => {
                Reach::both(
                    self.line(LINE_9, from, occupied)
                        | self.line(LINE_10, from, occupied),
                )
            }
            Q2 => defaults::reach(self, at, player, kind, from, occupied),
            X => Reach::both(self.set(X_LEAPS, from)),
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(X_LEAPS, on) & at.of_kind(X)) & at.of(by)
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
        let pieces = at.of_kind(A) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(N2) | at.of_kind(F)) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(U) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_9, on, occupied) | self.line(LINE_10, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(Q2) & army & self.set(COVERED_4, on);
        if pieces.any() {
            found
                |= (self.line(LINE_11, on, occupied) | self.line(LINE_12, on, occupied)
                    | self.line(LINE_13, on, occupied)
                    | self.line(LINE_14, on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(F) | at.of_kind(Q2)) & army & self.set(COVERED_5, on);
        if pieces.any() {
            found
                |= (self.line(LINE_7, on, occupied) | self.line(LINE_8, on, occupied))
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
        let sliders_1 = at.of_kind(A) & at.of(by);
        let sliders_10 = (at.of_kind(N2) | at.of_kind(F)) & at.of(by);
        let sliders_16 = at.of_kind(U) & at.of(by);
        let sliders_32 = at.of_kind(Q2) & at.of(by);
        let sliders_40 = (at.of_kind(F) | at.of_kind(Q2)) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_1).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_10).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_10).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_10).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_10).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_19, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_20, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_21, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_22, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_23, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_23, on) & self.set(RAY_24, sniper));
        }
        for sniper in (self.set(RAY_25, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_25, on) & self.set(RAY_26, sniper));
        }
        for sniper in (self.set(RAY_27, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_27, on) & self.set(RAY_28, sniper));
        }
        for sniper in (self.set(RAY_29, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_29, on) & self.set(RAY_30, sniper));
        }
        for sniper in (self.set(RAY_30, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_30, on) & self.set(RAY_29, sniper));
        }
        for sniper in (self.set(RAY_26, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_26, on) & self.set(RAY_25, sniper));
        }
        for sniper in (self.set(RAY_28, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_28, on) & self.set(RAY_27, sniper));
        }
        for sniper in (self.set(RAY_24, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_24, on) & self.set(RAY_23, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, A);
        visitor.visit(self, N2);
        visitor.visit(self, P);
        visitor.visit(self, F);
        visitor.visit(self, U);
        visitor.visit(self, Q2);
        visitor.visit(self, X);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
