//! hex 2027-1. This file is @generated from `rulesets/cases/random-hex-001.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const WZ: Kind = Kind(0);
const S: Kind = Kind(1);
const U: Kind = Kind(2);
const K: Kind = Kind(3);
const Q2: Kind = Kind(4);
const P: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
];
const STEPS_2: &[Step] = &[
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
];
const STEPS_3: &[Step] = &[
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(1, 2)];
const STEPS_5: &[Step] = &[step(1, 1), step(-2, 0), step(1, 2), step(2, 2), step(2, -1)];
const STEPS_6: &[Step] = &[
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
const STEPS_7: &[Step] = &[
    step(1, 3),
    step(-3, 4),
    step(-4, 1),
    step(-1, -3),
    step(3, -4),
    step(4, -1),
    step(3, 1),
    step(-1, 4),
    step(-4, 3),
    step(-3, -1),
    step(1, -4),
    step(4, -3),
    step(2, -1),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
];
const STEPS_8: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
];
const STEPS_9: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_10: &[Step] = &[step(0, 1)];
const STEPS_11: &[Step] = &[step(1, 0), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("hex 2027-1"),
    board: Board {
        files: 6u8,
        ranks: 7u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x0),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("WZ"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
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
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_2),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: Some(1),
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
                        MoveFacts::slide(Mode::Capture, 1, Some(4), STEPS_4),
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
                id: Borrowed("U"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Capture, STEPS_5),
                        MoveFacts::lame(Mode::Capture, STEPS_6),
                        MoveFacts::lame(Mode::Capture, STEPS_7),
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
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_9)]),
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
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_9)]),
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
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_10),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_10)
                            .only_from([Wide::low(0xfc0), Wide::low(0xf_c000_0000)])
                            .only_first(),
                        MoveFacts::leap(Mode::Capture, STEPS_11),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x37b_4000_0000), Wide::low(0xb7b)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[WZ]), Borrowed(&[WZ])],
                    only_lost: false,
                }),
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
            Army::new(WZ, Player::First, Wide::low(0x10)),
            Army::new(S, Player::First, Wide::low(0x8)),
            Army::new(U, Player::First, Wide::low(0x1)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(Q2, Player::First, Wide::low(0x402)),
            Army::new(P, Player::First, Wide::low(0xbc0)),
            Army::new(WZ, Player::Second, Wide::low(0x20_0000_0000)),
            Army::new(S, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(U, Player::Second, Wide::low(0x200_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x80_0000_0000)),
            Army::new(Q2, Player::Second, Wide::low(0x100_8000_0000)),
            Army::new(P, Player::Second, Wide::low(0xf_4000_0000)),
        ],
    ),
    win: Win::None,
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
    repetition: Some(3u32),
    no_progress: 30u32,
    tier: Tier::Free,
};
const WZ_LEAPS: usize = 0;
const U_LEGS: usize = 1;
const U_FAR: usize = 2;
const U_FAR_2: usize = 3;
const U_LEGS_2: usize = 4;
const U_FAR_3: usize = 5;
const U_LEGS_3: usize = 6;
const U_FAR_4: usize = 7;
const U_LEGS_4: usize = 8;
const U_FAR_5: usize = 9;
const U_LEGS_5: usize = 10;
const U_FAR_6: usize = 11;
const U_FAR_7: usize = 12;
const U_FAR_8: usize = 13;
const U_FAR_9: usize = 14;
const U_FAR_10: usize = 15;
const U_FAR_11: usize = 16;
const U_FAR_12: usize = 17;
const U_FAR_13: usize = 18;
const U_FAR_14: usize = 19;
const U_LEGS_6: usize = 20;
const U_FAR_15: usize = 21;
const U_LEGS_7: usize = 22;
const U_FAR_16: usize = 23;
const U_FAR_17: usize = 24;
const U_FAR_18: usize = 25;
const U_FAR_19: usize = 26;
const U_FAR_20: usize = 27;
const U_FAR_21: usize = 28;
const U_FAR_22: usize = 29;
const U_FAR_23: usize = 30;
const U_FAR_24: usize = 31;
const P_TAKES: usize = 32;
const P_TAKES_2: usize = 33;
const P_FAR: usize = 34;
const P_FAR_2: usize = 35;
const COVERED: usize = 36;
const COVERED_2: usize = 37;
const COVERED_3: usize = 38;
const COVERED_4: usize = 39;
const COVERED_5: usize = 40;
const RAY: usize = 41;
const RAY_2: usize = 42;
const RAY_3: usize = 43;
const RAY_4: usize = 44;
const RAY_5: usize = 45;
const RAY_6: usize = 46;
const RAY_7: usize = 47;
const RAY_8: usize = 48;
const RAY_9: usize = 49;
const RAY_10: usize = 50;
const RAY_11: usize = 51;
const RAY_12: usize = 52;
const RAY_13: usize = 53;
const RAY_14: usize = 54;
const RAY_15: usize = 55;
const RAY_16: usize = 56;
const RAY_17: usize = 57;
const RAY_18: usize = 58;
const RAY_19: usize = 59;
const RAY_20: usize = 60;
const RAY_21: usize = 61;
const RAY_22: usize = 62;
const RAY_23: usize = 63;
const RAY_24: usize = 64;
const RAY_25: usize = 65;
const RAY_26: usize = 66;
const LINE_7: usize = 0;
const LINE_8: usize = 1;
const LINE_9: usize = 2;
const LINE_10: usize = 3;
const LINE_11: usize = 4;
const LINE_12: usize = 5;
const LINE_13: usize = 6;
const LINE_14: usize = 7;
const LINE_15: usize = 8;
const LINE_16: usize = 9;
const LINE_4: usize = 10;
const LINE_17: usize = 11;
const LINE_5: usize = 12;
const LINE_18: usize = 13;
const LINE_6: usize = 14;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// hex 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 67],
    lines: [[Span<u64>; 64]; 15],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[2].legged[0].legs),
                row(&tables.players[0].kinds[2].legged[0].to),
                row(&tables.players[1].kinds[2].legged[0].to),
                row(&tables.players[0].kinds[2].legged[1].legs),
                row(&tables.players[0].kinds[2].legged[1].to),
                row(&tables.players[1].kinds[2].legged[1].legs),
                row(&tables.players[1].kinds[2].legged[1].to),
                row(&tables.players[0].kinds[2].legged[2].legs),
                row(&tables.players[0].kinds[2].legged[2].to),
                row(&tables.players[1].kinds[2].legged[2].legs),
                row(&tables.players[1].kinds[2].legged[2].to),
                row(&tables.players[0].kinds[2].legged[3].to),
                row(&tables.players[1].kinds[2].legged[3].to),
                row(&tables.players[0].kinds[2].legged[4].to),
                row(&tables.players[1].kinds[2].legged[4].to),
                row(&tables.players[0].kinds[2].legged[6].to),
                row(&tables.players[1].kinds[2].legged[6].to),
                row(&tables.players[0].kinds[2].legged[11].to),
                row(&tables.players[1].kinds[2].legged[11].to),
                row(&tables.players[0].kinds[2].legged[12].legs),
                row(&tables.players[0].kinds[2].legged[12].to),
                row(&tables.players[1].kinds[2].legged[12].legs),
                row(&tables.players[1].kinds[2].legged[12].to),
                row(&tables.players[0].kinds[2].legged[13].to),
                row(&tables.players[1].kinds[2].legged[13].to),
                row(&tables.players[0].kinds[2].legged[17].to),
                row(&tables.players[1].kinds[2].legged[17].to),
                row(&tables.players[0].kinds[2].legged[18].to),
                row(&tables.players[1].kinds[2].legged[18].to),
                row(&tables.players[0].kinds[2].legged[19].to),
                row(&tables.players[1].kinds[2].legged[19].to),
                row(&tables.players[0].kinds[5].leaps[1].to),
                row(&tables.players[1].kinds[5].leaps[1].to),
                row(&tables.players[0].kinds[5].legged[0].to),
                row(&tables.players[1].kinds[5].legged[0].to),
                row(&covered(&tables.lines, &[15, 16, 17])),
                row(&covered(&tables.lines, &[3, 4, 5])),
                row(&covered(&tables.lines, &[9, 10, 11])),
                row(&covered(&tables.lines, &[12, 13, 14])),
                row(&covered(&tables.lines, &[6, 7, 8])),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[1].pins[1].back),
                row(&tables.players[0].pins[2].ahead),
                row(&tables.players[1].pins[1].ahead),
                row(&tables.players[1].pins[1].snipers),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[1].pins[0].back),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[1].pins[0].snipers),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[10].back),
                row(&tables.players[0].pins[10].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[9].back),
                row(&tables.players[0].pins[9].ahead),
                row(&tables.players[0].pins[16].back),
                row(&tables.players[0].pins[16].ahead),
                row(&tables.players[0].pins[16].snipers),
                row(&tables.players[0].pins[17].snipers),
                row(&tables.players[0].pins[15].back),
                row(&tables.players[0].pins[15].ahead),
                row(&tables.players[0].pins[15].snipers),
                row(&tables.players[0].pins[20].snipers),
                row(&tables.players[0].pins[18].snipers),
                row(&tables.players[0].pins[19].snipers),
            ],
            lines: [
                row(&tables.lines[6].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[10].spans),
                row(&tables.lines[11].spans),
                row(&tables.lines[12].spans),
                row(&tables.lines[13].spans),
                row(&tables.lines[14].spans),
                row(&tables.lines[15].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[16].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[17].spans),
                row(&tables.lines[5].spans),
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_promotion()
        .with_optional_promotion()
        .with_first_move()
        .with_hops()
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            WZ => Reach::both(self.set(WZ_LEAPS, from)),
            S => defaults::reach(self, at, player, kind, from, occupied),
            U => {
                let both = self.line(LINE_7, from, occupied)
                    | self.line(LINE_8, from, occupied)
                    | self.line(LINE_9, from, occupied)
                    | self.line(LINE_10, from, occupied)
                    | self.line(LINE_11, from, occupied)
                    | self.line(LINE_12, from, occupied);
                Reach {
                    quiet: both,
                    capture: both
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR], [U_LEGS, U_FAR_2]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_2, U_FAR_3], [U_LEGS_3, U_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_4, U_FAR_5], [U_LEGS_5, U_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_FAR, U_FAR_7], [U_FAR_2, U_FAR_8]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_9], [U_LEGS, U_FAR_10]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR], [U_LEGS, U_FAR_2]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_11], [U_LEGS, U_FAR_12]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_10], [U_LEGS, U_FAR_9]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_2], [U_LEGS, U_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_12], [U_LEGS, U_FAR_11]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_9], [U_LEGS, U_FAR_10]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_4, U_FAR_13], [U_LEGS_5, U_FAR_14]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_6, U_FAR_15], [U_LEGS_7, U_FAR_16]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_2, U_FAR_17], [U_LEGS_3, U_FAR_18]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_5, U_FAR_14], [U_LEGS_4, U_FAR_13]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_7, U_FAR_16], [U_LEGS_6, U_FAR_15]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_3, U_FAR_18], [U_LEGS_2, U_FAR_17]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_3, U_FAR_19], [U_LEGS_2, U_FAR_20]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_4, U_FAR_21], [U_LEGS_5, U_FAR_22]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_6, U_FAR_23], [U_LEGS_7, U_FAR_24]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_2, U_FAR_20], [U_LEGS_3, U_FAR_19]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_5, U_FAR_22], [U_LEGS_4, U_FAR_21]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_7, U_FAR_24], [U_LEGS_6, U_FAR_23]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_9], [U_LEGS, U_FAR_10]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR], [U_LEGS, U_FAR_2]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_11], [U_LEGS, U_FAR_12]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_10], [U_LEGS, U_FAR_9]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_2], [U_LEGS, U_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_12], [U_LEGS, U_FAR_11]),
                                from,
                                occupied,
                            ),
                }
            }
            K => {
                Reach::both(
                    self.line(LINE_13, from, occupied)
                        | self.line(LINE_14, from, occupied)
                        | self.line(LINE_15, from, occupied),
                )
            }
            Q2 => {
                Reach::both(
                    self.line(LINE_7, from, occupied) | self.line(LINE_8, from, occupied)
                        | self.line(LINE_9, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(U_LEGS_4, U_LEGS_5), from)
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([U_LEGS_4, P_FAR], [U_LEGS_5, P_FAR_2]),
                                        from,
                                        occupied,
                                    )
                            },
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
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
        (self.set(WZ_LEAPS, on) & at.of_kind(WZ)
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
        let pieces = at.of_kind(S) & army & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_16, LINE_4), on, occupied)
                    | self.line(by.pick(LINE_17, LINE_5), on, occupied)
                    | self.line(by.pick(LINE_18, LINE_6), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(U) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_10, on, occupied) | self.line(LINE_11, on, occupied)
                    | self.line(LINE_12, on, occupied)) & pieces;
        }
        let pieces = at.of_kind(K) & army & self.set(COVERED_4, on);
        if pieces.any() {
            found
                |= (self.line(LINE_13, on, occupied) | self.line(LINE_14, on, occupied)
                    | self.line(LINE_15, on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(U) | at.of_kind(Q2)) & army & self.set(COVERED_5, on);
        if pieces.any() {
            found
                |= (self.line(LINE_7, on, occupied) | self.line(LINE_8, on, occupied)
                    | self.line(LINE_9, on, occupied)) & pieces;
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
        let sliders_2 = at.of_kind(S) & at.of(by);
        let sliders_4 = at.of_kind(U) & at.of(by);
        let sliders_8 = at.of_kind(K) & at.of(by);
        let sliders_20 = (at.of_kind(U) | at.of_kind(Q2)) & at.of(by);
        for sniper in (self.set(by.pick(RAY, RAY_5), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY, RAY_2), on)
                    & self.set(by.pick(RAY_3, RAY_4), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_8, RAY_9), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_6, RAY_7), on)
                    & self.set(by.pick(RAY_7, RAY_6), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_10, RAY_3), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_4, RAY_3), on)
                    & self.set(by.pick(RAY_2, RAY), sniper),
            );
        }
        for sniper in (self.set(RAY_11, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_19, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_20, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_23, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_21, on) & self.set(RAY_22, sniper));
        }
        for sniper in (self.set(RAY_24, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_25, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_22, on) & self.set(RAY_21, sniper));
        }
        for sniper in (self.set(RAY_26, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_21, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_21, on) & self.set(RAY_22, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_22, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_22, on) & self.set(RAY_21, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, WZ);
        visitor.visit(self, S);
        visitor.visit(self, U);
        visitor.visit(self, K);
        visitor.visit(self, Q2);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
