//! check-rules 2027-1. This file is @generated from `rulesets/cases/random-check-rules-000.json` by `cargo xtask build-games`.
//!
//! 7 by 4 squares, 4 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
//! - A player starts with several royal pieces.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const KIND_0: Kind = Kind(0);
const P: Kind = Kind(1);
const K: Kind = Kind(2);
const F: Kind = Kind(3);
const STEPS_1: &[Step] = &[step(0, 1), step(1, 0), step(-1, 0), step(0, -1)];
const STEPS_2: &[Step] = &[
    step(1, 2),
    step(2, -1),
    step(-1, -2),
    step(-2, 1),
    step(3, 3),
    step(3, -3),
    step(-3, -3),
    step(-3, 3),
];
const STEPS_3: &[Step] = &[step(0, 1)];
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
const STEPS_6: &[Step] = &[
    step(1, 3),
    step(3, -1),
    step(-1, -3),
    step(-3, 1),
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
];
const STEPS_7: &[Step] = &[step(0, 2), step(2, 0), step(0, -2), step(-2, 0)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("check-rules 2027-1"),
    board: Board {
        files: 7u8,
        ranks: 4u8,
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
                id: Borrowed("+R"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::lame(Mode::Both, STEPS_2),
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
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_3),
                        MoveFacts::leap(Mode::Capture, STEPS_4),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x3f80), Wide::low(0x1f_c000)],
                    mandatory: false,
                    on_leaving: false,
                    targets: [Borrowed(&[F]), Borrowed(&[F])],
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_5)]),
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
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Capture, 1, Some(2), STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_6),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_7),
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
            Army::new(KIND_0, Player::First, Wide::low(0x12)),
            Army::new(P, Player::First, Wide::low(0x20)),
            Army::new(K, Player::First, Wide::low(0x40)),
            Army::new(F, Player::First, Wide::low(0xd)),
            Army::new(KIND_0, Player::Second, Wide::low(0x480_0000)),
            Army::new(P, Player::Second, Wide::low(0x40_0000)),
            Army::new(K, Player::Second, Wide::low(0x20_0000)),
            Army::new(F, Player::Second, Wide::low(0xb00_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Loss,
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
    repetition: None,
    no_progress: 20u32,
    tier: Tier::Probe,
};
const KIND_0_LEAPS: usize = 0;
const KIND_0_LEGS: usize = 1;
const KIND_0_FAR: usize = 2;
const KIND_0_LEGS_2: usize = 3;
const KIND_0_FAR_2: usize = 4;
const KIND_0_LEGS_3: usize = 5;
const KIND_0_FAR_3: usize = 6;
const KIND_0_LEGS_4: usize = 7;
const KIND_0_FAR_4: usize = 8;
const KIND_0_LEGS_5: usize = 9;
const KIND_0_FAR_5: usize = 10;
const KIND_0_LEGS_6: usize = 11;
const KIND_0_FAR_6: usize = 12;
const KIND_0_LEGS_7: usize = 13;
const KIND_0_FAR_7: usize = 14;
const KIND_0_LEGS_8: usize = 15;
const KIND_0_FAR_8: usize = 16;
const P_TAKES: usize = 17;
const P_TAKES_2: usize = 18;
const COVERED: usize = 19;
const COVERED_2: usize = 20;
const COVERED_3: usize = 21;
const RAY: usize = 22;
const RAY_2: usize = 23;
const RAY_3: usize = 24;
const RAY_4: usize = 25;
const RAY_5: usize = 26;
const RAY_6: usize = 27;
const RAY_7: usize = 28;
const RAY_8: usize = 29;
const RAY_9: usize = 30;
const RAY_10: usize = 31;
const RAY_11: usize = 32;
const RAY_12: usize = 33;
const RAY_13: usize = 34;
const RAY_14: usize = 35;
const RAY_15: usize = 36;
const RAY_16: usize = 37;
const RAY_17: usize = 38;
const RAY_18: usize = 39;
const RAY_19: usize = 40;
const RAY_20: usize = 41;
const RAY_21: usize = 42;
const RAY_22: usize = 43;
const RAY_23: usize = 44;
const RAY_24: usize = 45;
const RAY_25: usize = 46;
const RAY_26: usize = 47;
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
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// check-rules 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 48],
    lines: [[Span<u64>; 64]; 10],
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
                row(&tables.players[0].kinds[0].legged[4].legs),
                row(&tables.players[0].kinds[0].legged[4].to),
                row(&tables.players[1].kinds[0].legged[4].legs),
                row(&tables.players[1].kinds[0].legged[4].to),
                row(&tables.players[0].kinds[0].legged[5].legs),
                row(&tables.players[0].kinds[0].legged[5].to),
                row(&tables.players[1].kinds[0].legged[5].legs),
                row(&tables.players[1].kinds[0].legged[5].to),
                row(&tables.players[0].kinds[1].leaps[1].to),
                row(&tables.players[1].kinds[1].leaps[1].to),
                row(&covered(&tables.lines, &[2, 3])),
                row(&covered(&tables.lines, &[4, 5, 6, 7, 8, 9])),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[0].pins[6].snipers),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[16].back),
                row(&tables.players[0].pins[16].ahead),
                row(&tables.players[0].pins[12].back),
                row(&tables.players[0].pins[12].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[17].back),
                row(&tables.players[0].pins[17].ahead),
                row(&tables.players[0].pins[13].back),
                row(&tables.players[0].pins[13].ahead),
                row(&tables.players[0].pins[13].snipers),
                row(&tables.players[0].pins[15].snipers),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[1].snipers),
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
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_lame();
    const PROMOTING: KindSet = KindSet::NONE.with(P);
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
            KIND_0 => {
                Reach::both(
                    self.set(KIND_0_LEAPS, from)
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS, KIND_0_FAR],
                                        [KIND_0_LEGS_2, KIND_0_FAR_2],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_3, KIND_0_FAR_3],
                                        [KIND_0_LEGS_4, KIND_0_FAR_4],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_2, KIND_0_FAR_2],
                                        [KIND_0_LEGS, KIND_0_FAR],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_4, KIND_0_FAR_4],
                                        [KIND_0_LEGS_3, KIND_0_FAR_3],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_5, KIND_0_FAR_5],
                                        [KIND_0_LEGS_6, KIND_0_FAR_6],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_7, KIND_0_FAR_7],
                                        [KIND_0_LEGS_8, KIND_0_FAR_8],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_6, KIND_0_FAR_6],
                                        [KIND_0_LEGS_5, KIND_0_FAR_5],
                                    ),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player
                                    .pick(
                                        [KIND_0_LEGS_8, KIND_0_FAR_8],
                                        [KIND_0_LEGS_7, KIND_0_FAR_7],
                                    ),
                                from,
                                occupied,
                            ),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(KIND_0_LEGS, KIND_0_LEGS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            K => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            F => {
                let both = self.line(LINE_5, from, occupied)
                    | self.line(LINE_6, from, occupied)
                    | self.line(LINE_7, from, occupied)
                    | self.line(LINE_8, from, occupied)
                    | self.line(LINE_9, from, occupied)
                    | self.line(LINE_10, from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
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
    ) -> u64 {
        (self.set(KIND_0_LEAPS, on) & at.of_kind(KIND_0)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(K) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(F) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied)
                    | self.line(LINE_7, on, occupied) | self.line(LINE_8, on, occupied)
                    | self.line(LINE_9, on, occupied) | self.line(LINE_10, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(K) | at.of_kind(F)) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
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
        let sliders_4 = at.of_kind(K) & at.of(by);
        let sliders_8 = at.of_kind(F) & at.of(by);
        let sliders_12 = (at.of_kind(K) | at.of_kind(F)) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_21, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_19, on) & self.set(RAY_20, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_22, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_20, on) & self.set(RAY_19, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_23, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_24, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_19, on) & self.set(RAY_20, sniper));
        }
        for sniper in (self.set(RAY_25, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_20, on) & self.set(RAY_19, sniper));
        }
        for sniper in (self.set(RAY_26, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, KIND_0);
        visitor.visit(self, P);
        visitor.visit(self, K);
        visitor.visit(self, F);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        (at.of_kind(KIND_0) | at.of_kind(K)) & at.of(player)
    }
}
