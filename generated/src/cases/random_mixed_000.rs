//! mixed 2027-0. This file is @generated from `rulesets/cases/random-mixed-000.json` by `cargo xtask build-games`.
//!
//! 9 by 9 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const K: Kind = Kind(0);
const P: Kind = Kind(1);
const A: Kind = Kind(2);
const KIND_3: Kind = Kind(3);
const STEPS_1: &[Step] = &[
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
];
const STEPS_2: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
const STEPS_3: &[Step] = &[
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
];
const STEPS_4: &[Step] = &[step(-1, 1)];
const STEPS_5: &[Step] = &[step(0, 1), step(-1, 0)];
const STEPS_6: &[Step] = &[
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
];
const STEPS_7: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
    step(2, 0),
];
const STEPS_8: &[Step] = &[
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
];
const STEPS_9: &[Step] = &[
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("mixed 2027-0"),
    board: Board {
        files: 9u8,
        ranks: 9u8,
        lattice: Lattice::Hex,
        holes: Wide([0x6020_0000_080c_0e0f, 0x1_e0e0, 0x0, 0x0]),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                        MoveFacts::lame(Mode::Both, STEPS_3)
                            .only_from([
                                Wide::low(0x1ff),
                                Wide([0x0, 0x1_ff00, 0x0, 0x0]),
                            ]),
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_4),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_4)
                            .only_from([
                                Wide::low(0x3_fe00),
                                Wide([0x8000_0000_0000_0000, 0xff, 0x0, 0x0]),
                            ])
                            .only_first(),
                        MoveFacts::leap(Mode::Capture, STEPS_5),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0x1e80_0000_0000_0000, 0x1e1f, 0x0, 0x0]),
                        Wide::low(0x2f1_f0f0),
                    ],
                    mandatory: true,
                    on_leaving: false,
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
                id: Borrowed("A"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_6),
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_7),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_8)
                            .only_from([
                                Wide::low(0x1ff),
                                Wide([0x0, 0x1_ff00, 0x0, 0x0]),
                            ]),
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
                id: Borrowed("+R"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_8),
                        MoveFacts::leap(Mode::Both, STEPS_9),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(K, Player::First, Wide::low(0x80)),
            Army::new(P, Player::First, Wide::low(0x3_f000)),
            Army::new(A, Player::First, Wide::low(0x140)),
            Army::new(KIND_3, Player::First, Wide::low(0x30)),
            Army::new(K, Player::Second, Wide([0x0, 0x200, 0x0, 0x0])),
            Army::new(P, Player::Second, Wide([0x8000_0000_0000_0000, 0x1f, 0x0, 0x0])),
            Army::new(A, Player::Second, Wide([0x0, 0x500, 0x0, 0x0])),
            Army::new(KIND_3, Player::Second, Wide([0x0, 0x1800, 0x0, 0x0])),
        ],
    ),
    win: Win::RoyalCapture,
    stalemate: Verdict::Draw,
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
    contacts: None,
    promote_on_entry: false,
    territory: None,
    turn: Some(Turn {
        moves: 1,
        ramp: Borrowed(&[2, 4, 3, 3, 3]),
    }),
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 80u32,
    repetition: None,
    no_progress: 100u32,
    tier: Tier::Free,
};
const K_LEAPS: usize = 0;
const K_LEGS: usize = 1;
const K_FAR: usize = 2;
const K_LEGS_2: usize = 3;
const K_FAR_2: usize = 4;
const K_LEGS_3: usize = 5;
const K_FAR_3: usize = 6;
const K_LEGS_4: usize = 7;
const K_FAR_4: usize = 8;
const K_LEGS_5: usize = 9;
const K_FAR_5: usize = 10;
const K_LEGS_6: usize = 11;
const K_FAR_6: usize = 12;
const K_FAR_7: usize = 13;
const P_TAKES: usize = 14;
const P_TAKES_2: usize = 15;
const P_FAR: usize = 16;
const P_FAR_2: usize = 17;
const A_TAKES: usize = 18;
const KIND_3_LEAPS: usize = 19;
const K_ONTO: usize = 20;
const P_ONTO: usize = 21;
const P_ONTO_2: usize = 22;
const A_ONTO: usize = 23;
const KIND_3_ONTO: usize = 24;
const COVERED: usize = 25;
const RAY: usize = 26;
const RAY_2: usize = 27;
const RAY_3: usize = 28;
const RAY_4: usize = 29;
const RAY_5: usize = 30;
const RAY_6: usize = 31;
const RAY_7: usize = 32;
const RAY_8: usize = 33;
const RAY_9: usize = 34;
const RAY_10: usize = 35;
const RAY_11: usize = 36;
const RAY_12: usize = 37;
const RAY_13: usize = 38;
const RAY_14: usize = 39;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// mixed 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 40],
    lines: [[Span<u128>; 128]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].legged[0].legs),
                row(&tables.players[0].kinds[0].legged[0].to),
                row(&tables.players[1].kinds[0].legged[0].legs),
                row(&tables.players[1].kinds[0].legged[0].to),
                row(&tables.players[0].kinds[0].legged[1].legs),
                row(&tables.players[0].kinds[0].legged[1].to),
                row(&tables.players[1].kinds[0].legged[1].legs),
                row(&tables.players[1].kinds[0].legged[1].to),
                row(&tables.players[0].kinds[0].legged[2].legs),
                row(&tables.players[0].kinds[0].legged[2].to),
                row(&tables.players[1].kinds[0].legged[2].legs),
                row(&tables.players[1].kinds[0].legged[2].to),
                row(&tables.players[0].kinds[0].legged[3].to),
                row(&tables.players[0].kinds[1].leaps[1].to),
                row(&tables.players[1].kinds[1].leaps[1].to),
                row(&tables.players[0].kinds[1].legged[0].to),
                row(&tables.players[1].kinds[1].legged[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[1].onto.leaps[1].from),
                row(&tables.players[0].onto.leaps[2].from),
                row(&tables.players[0].onto.leaps[3].from),
                row(&covered(&tables.lines, &[0, 1, 2])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[1].pins[2].snipers),
                row(&tables.players[1].pins[1].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[1].pins[5].snipers),
                row(&tables.players[1].pins[0].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
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
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u128) -> u128 {
        legged(self.set(legs, from), self.set(to, from), occupied)
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u128>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_promotion()
        .with_first_move()
        .with_lame()
        .with_turns();
    const PROMOTING: KindSet = KindSet::NONE.with(P);
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u128,
    ) -> Reach<u128> {
        match kind {
            K => {
                Reach::both(
                    self.set(K_LEAPS, from)
                        | self
                            .legged(
                                player.pick([K_LEGS, K_FAR], [K_LEGS_2, K_FAR_2]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([K_LEGS_3, K_FAR_3], [K_LEGS_4, K_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([K_LEGS_5, K_FAR_5], [K_LEGS_6, K_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([K_LEGS_2, K_FAR_7], [K_LEGS, K_FAR_7]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([K_LEGS_4, K_FAR_7], [K_LEGS_3, K_FAR_7]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([K_LEGS_6, K_FAR_7], [K_LEGS_5, K_FAR_7]),
                                from,
                                occupied,
                            ),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(K_LEGS_5, K_LEGS_6), from)
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([K_LEGS_5, P_FAR], [K_LEGS_6, P_FAR_2]),
                                        from,
                                        occupied,
                                    )
                            },
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            A => {
                let both = guarded(
                    SquareSet::has(
                        player.pick::<u128>(0x1ff, 0x1_ff00_0000_0000_0000_0000),
                        from,
                    ),
                    || {
                        self.line(LINE_1, from, occupied)
                            | self.line(LINE_2, from, occupied)
                            | self.line(LINE_3, from, occupied)
                    },
                );
                Reach {
                    quiet: both | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied),
                    capture: both | self.set(A_TAKES, from),
                }
            }
            KIND_3 => {
                let both = self.set(KIND_3_LEAPS, from);
                Reach {
                    quiet: both | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied),
                    capture: both,
                }
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
        (self.set(K_ONTO, on) & at.of_kind(K)
            | self.set(by.pick(P_ONTO, P_ONTO_2), on) & at.of_kind(P)
            | self.set(A_ONTO, on) & at.of_kind(A)
            | self.set(KIND_3_ONTO, on) & at.of_kind(KIND_3)) & at.of(by)
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
        let pieces = at.of_kind(A) & army & self.set(COVERED, on)
            & by.pick::<u128>(0x1ff, 0x1_ff00_0000_0000_0000_0000);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied)) & pieces;
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
        let sliders_4 = at.of_kind(A) & at.of(by);
        for sniper in (self.set(by.pick(RAY_3, K_FAR_7), on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(by.pick(RAY_6, K_FAR_7), on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(by.pick(RAY_9, RAY_10), on) & sliders_4).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(by.pick(K_FAR_7, RAY_11), on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(by.pick(RAY_12, RAY_13), on) & sliders_4).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(by.pick(K_FAR_7, RAY_14), on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, A);
        visitor.visit(self, KIND_3);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(K) & at.of(player)
    }
}
