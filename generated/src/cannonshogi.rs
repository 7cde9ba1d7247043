//! Cannon shogi. This file is @generated from `rulesets/cannonshogi.json` by `cargo xtask build-games`.
//!
//! 9 by 9 squares, 22 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const L: Kind = Kind(0);
const N: Kind = Kind(1);
const S: Kind = Kind(2);
const G: Kind = Kind(3);
const B: Kind = Kind(4);
const R: Kind = Kind(5);
const K: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const KIND_8: Kind = Kind(8);
const KIND_9: Kind = Kind(9);
const KIND_10: Kind = Kind(10);
const KIND_11: Kind = Kind(11);
const P: Kind = Kind(12);
const KIND_13: Kind = Kind(13);
const U: Kind = Kind(14);
const A: Kind = Kind(15);
const C: Kind = Kind(16);
const I: Kind = Kind(17);
const KIND_18: Kind = Kind(18);
const KIND_19: Kind = Kind(19);
const KIND_20: Kind = Kind(20);
const KIND_21: Kind = Kind(21);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 2), step(-1, 2)];
const STEPS_3: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
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
const STEPS_7: &[Step] = &[step(1, 0), step(-1, 0)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Cannon shogi"),
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
                id: Borrowed("L"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
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
                id: Borrowed("N"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
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
                id: Borrowed("S"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
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
                id: Borrowed("G"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
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
                id: Borrowed("R"),
                royal: false,
                value: 9.5,
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
                id: Borrowed("+L"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
                    ],
                ),
                promotion: None,
                in_hand: Some(L),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+N"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                id: Borrowed("+S"),
                royal: false,
                value: 5.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_3),
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
                id: Borrowed("P"),
                royal: false,
                value: 1.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_7),
                    ],
                ),
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
                id: Borrowed("+P"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                id: Borrowed("U"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_4,
                        ),
                    ],
                ),
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
                id: Borrowed("A"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_19]), Borrowed(&[KIND_19])],
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
                id: Borrowed("C"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_3,
                        ),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_20]), Borrowed(&[KIND_20])],
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
                id: Borrowed("I"),
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
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [
                        Wide([0xffc0_0000_0000_0000, 0x1_ffff, 0x0, 0x0]),
                        Wide::low(0x7ff_ffff),
                    ],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_21]), Borrowed(&[KIND_21])],
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
                id: Borrowed("+U"),
                royal: false,
                value: 8.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
                        MoveFacts::leap(Mode::Quiet, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: Some(2),
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
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
                id: Borrowed("+A"),
                royal: false,
                value: 8.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
                        MoveFacts::leap(Mode::Quiet, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: Some(2),
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
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
                id: Borrowed("+C"),
                royal: false,
                value: 7.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
                        MoveFacts::leap(Mode::Quiet, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: Some(2),
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
                    ],
                ),
                promotion: None,
                in_hand: Some(C),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+I"),
                royal: false,
                value: 7.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
                        MoveFacts::leap(Mode::Quiet, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: Some(2),
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
                    ],
                ),
                promotion: None,
                in_hand: Some(I),
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
            Army::new(L, Player::First, Wide::low(0x101)),
            Army::new(N, Player::First, Wide::low(0x82)),
            Army::new(S, Player::First, Wide::low(0x44)),
            Army::new(G, Player::First, Wide::low(0x28)),
            Army::new(B, Player::First, Wide::low(0x400)),
            Army::new(R, Player::First, Wide::low(0x1_0000)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(P, Player::First, Wide::low(0x554_0000)),
            Army::new(U, Player::First, Wide::low(0x1000)),
            Army::new(A, Player::First, Wide::low(0x800)),
            Army::new(C, Player::First, Wide::low(0x8000)),
            Army::new(I, Player::First, Wide::low(0x4000)),
            Army::new(L, Player::Second, Wide([0x0, 0x1_0100, 0x0, 0x0])),
            Army::new(N, Player::Second, Wide([0x0, 0x8200, 0x0, 0x0])),
            Army::new(S, Player::Second, Wide([0x0, 0x4400, 0x0, 0x0])),
            Army::new(G, Player::Second, Wide([0x0, 0x2800, 0x0, 0x0])),
            Army::new(B, Player::Second, Wide([0x0, 0x40, 0x0, 0x0])),
            Army::new(R, Player::Second, Wide([0x0, 0x1, 0x0, 0x0])),
            Army::new(K, Player::Second, Wide([0x0, 0x1000, 0x0, 0x0])),
            Army::new(P, Player::Second, Wide::low(0x5540_0000_0000_0000)),
            Army::new(U, Player::Second, Wide([0x0, 0x10, 0x0, 0x0])),
            Army::new(A, Player::Second, Wide([0x0, 0x20, 0x0, 0x0])),
            Army::new(C, Player::Second, Wide([0x0, 0x2, 0x0, 0x0])),
            Army::new(I, Player::Second, Wide([0x0, 0x4, 0x0, 0x0])),
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
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 500u32,
    repetition: Some(4u32),
    no_progress: 200u32,
    tier: Tier::Probe,
};
const N_LEAPS: usize = 0;
const N_LEAPS_2: usize = 1;
const S_LEAPS: usize = 2;
const S_LEAPS_2: usize = 3;
const G_LEAPS: usize = 4;
const G_LEAPS_2: usize = 5;
const K_LEAPS: usize = 6;
const KIND_10_LEAPS: usize = 7;
const KIND_11_LEAPS: usize = 8;
const P_LEAPS: usize = 9;
const P_LEAPS_2: usize = 10;
const COVERED: usize = 11;
const COVERED_2: usize = 12;
const COVERED_3: usize = 13;
const COVERED_4: usize = 14;
const RAY: usize = 15;
const RAY_2: usize = 16;
const RAY_3: usize = 17;
const RAY_4: usize = 18;
const RAY_5: usize = 19;
const RAY_6: usize = 20;
const LINE_1: usize = 0;
const LINE_6: usize = 1;
const LINE_2: usize = 2;
const LINE_3: usize = 3;
const LINE_4: usize = 4;
const LINE_5: usize = 5;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Cannon shogi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 21],
    lines: [[Span<u128>; 128]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[0].kinds[10].leaps[0].to),
                row(&tables.players[0].kinds[11].leaps[0].to),
                row(&tables.players[0].kinds[12].leaps[0].to),
                row(&tables.players[1].kinds[12].leaps[0].to),
                row(&covered(&tables.lines, &[5])),
                row(&covered(&tables.lines, &[0])),
                row(&covered(&tables.lines, &[1, 2])),
                row(&covered(&tables.lines, &[3, 4])),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
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
    type KindSets = [u128; 22];
    type Hands = [u8; 44];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_hops()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE
        .with(L)
        .with(N)
        .with(S)
        .with(B)
        .with(R)
        .with(P)
        .with(U)
        .with(A)
        .with(C)
        .with(I);
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
            L => Reach::both(self.line(player.pick(LINE_1, LINE_6), from, occupied)),
            N => Reach::both(self.set(player.pick(N_LEAPS, N_LEAPS_2), from)),
            S => Reach::both(self.set(player.pick(S_LEAPS, S_LEAPS_2), from)),
            G => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            B => {
                Reach::both(
                    self.line(LINE_2, from, occupied) | self.line(LINE_3, from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.line(LINE_4, from, occupied) | self.line(LINE_5, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_7 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            KIND_8 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            KIND_9 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            KIND_10 => {
                Reach::both(
                    self.set(KIND_10_LEAPS, from) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied),
                )
            }
            KIND_11 => {
                Reach::both(
                    self.set(KIND_11_LEAPS, from) | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied),
                )
            }
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            KIND_13 => Reach::both(self.set(player.pick(G_LEAPS, G_LEAPS_2), from)),
            U => defaults::reach(self, at, player, kind, from, occupied),
            A => defaults::reach(self, at, player, kind, from, occupied),
            C => defaults::reach(self, at, player, kind, from, occupied),
            I => defaults::reach(self, at, player, kind, from, occupied),
            KIND_18 => defaults::reach(self, at, player, kind, from, occupied),
            KIND_19 => defaults::reach(self, at, player, kind, from, occupied),
            KIND_20 => defaults::reach(self, at, player, kind, from, occupied),
            KIND_21 => defaults::reach(self, at, player, kind, from, occupied),
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
        (self.set(by.pick(N_LEAPS_2, N_LEAPS), on) & at.of_kind(N)
            | self.set(by.pick(S_LEAPS_2, S_LEAPS), on) & at.of_kind(S)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(G)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_7)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_8)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_9)
            | self.set(KIND_10_LEAPS, on) & at.of_kind(KIND_10)
            | self.set(KIND_11_LEAPS, on) & at.of_kind(KIND_11)
            | self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(by.pick(G_LEAPS_2, G_LEAPS), on) & at.of_kind(KIND_13))
            & at.of(by)
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
        let pieces = at.of_kind(L) & army & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_6, LINE_1), on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(B) | at.of_kind(KIND_10)) & army
            & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_2, on, occupied) | self.line(LINE_3, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(KIND_11)) & army
            & self.set(COVERED_4, on);
        if pieces.any() {
            found
                |= (self.line(LINE_4, on, occupied) | self.line(LINE_5, on, occupied))
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
        let sliders_1040 = (at.of_kind(B) | at.of_kind(KIND_10)) & at.of(by);
        let sliders_2080 = (at.of_kind(R) | at.of_kind(KIND_11)) & at.of(by);
        let sliders_2081 = (at.of_kind(L) | at.of_kind(R) | at.of_kind(KIND_11))
            & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_1040).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_1040).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_1040).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1040).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(by.pick(RAY_5, COVERED), on) & sliders_2080).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, COVERED), on)
                    & self.set(by.pick(RAY_6, COVERED_2), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_6, RAY_5), on) & sliders_2080).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_6, RAY_5), on)
                    & self.set(by.pick(RAY_5, RAY_6), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_2, RAY_6), on) & sliders_2080).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_2, RAY_6), on)
                    & self.set(by.pick(COVERED, RAY_5), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED, COVERED_2), on) & sliders_2081).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED, COVERED_2), on)
                    & self.set(by.pick(COVERED_2, COVERED), sniper),
            );
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
