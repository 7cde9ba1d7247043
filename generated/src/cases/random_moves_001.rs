//! moves 2027-1. This file is @generated from `rulesets/cases/random-moves-001.json` by `cargo xtask build-games`.
//!
//! 8 by 8 squares, 4 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const N: Kind = Kind(0);
const F: Kind = Kind(1);
const K: Kind = Kind(2);
const P: Kind = Kind(3);
const STEPS_1: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_2: &[Step] = &[step(0, 1), step(1, 0), step(0, -1), step(-1, 0)];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[
    step(0, 1),
    step(1, 0),
    step(-1, 0),
    step(0, -1),
    step(0, 3),
    step(3, 0),
    step(-3, 0),
    step(0, -3),
];
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
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1), step(1, -1), step(-1, -1)];
const STEPS_7: &[Step] = &[step(0, 1)];
const STEPS_8: &[Step] = &[step(1, 1), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("moves 2027-1"),
    board: Board {
        files: 8u8,
        ranks: 8u8,
        lattice: Lattice::Square,
        holes: Wide::low(0x0),
        walls: Wide::low(0x8_0000_0000),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Mirror,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("N"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Both, STEPS_1),
                        MoveFacts::new(
                                Gait::Hop {
                                    least: 1,
                                    most: None,
                                    beyond: Some(2),
                                    screen: Screen::Any,
                                },
                                Mode::Both,
                                STEPS_2,
                            )
                            .only_from([
                                Wide::low(0xff_0000_0000),
                                Wide::low(0xff00_0000),
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
                id: Borrowed("F"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::NONE.with(N).with(F).with(P),
                moves: Borrowed(
                    &[
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
                        MoveFacts::leap(Mode::Both, STEPS_4),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(N).with(F).with(P),
            },
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: Some([
                    Wide::low(0xffff_ffff_ffff_ffff),
                    Wide::low(0xffff_ffff_ffff_ffff),
                ]),
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_5),
                        MoveFacts::leap(Mode::Both, STEPS_6)
                            .only_from([
                                Wide::low(0xffff_fbef_ffff_ffff),
                                Wide::low(0xffff_ffff_effb_ffff),
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
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_7),
                        MoveFacts::leap(Mode::Capture, STEPS_8),
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
            Army::new(N, Player::First, Wide::low(0x2c)),
            Army::new(F, Player::First, Wide::low(0xc1)),
            Army::new(K, Player::First, Wide::low(0x2)),
            Army::new(P, Player::First, Wide::low(0x1b00)),
            Army::new(N, Player::Second, Wide::low(0x2c00_0000_0000_0000)),
            Army::new(F, Player::Second, Wide::low(0xc100_0000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x200_0000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x1b_0000_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
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
    no_progress: 100u32,
    tier: Tier::Probe,
};
const K_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// moves 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 5],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[1].to),
                row(&tables.players[1].kinds[3].leaps[1].to),
            ],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> u64 {
        self.sets[table][square.index() & 63]
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
        .with_captures()
        .with_regions()
        .with_hops()
        .with_lame();
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
            N => defaults::reach(self, at, player, kind, from, occupied),
            F => defaults::reach(self, at, player, kind, from, occupied),
            K => Reach::both(self.set(K_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, P)
    }
    #[inline(always)]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: u64,
        occupied: u64,
        targets: Reach<u64>,
        zone: u64,
    ) -> Tally {
        match (kind, player) {
            (P, Player::First) => {
                Stride::new(Mode::Quiet, 8, 0xff_ffff_f7ff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 9, 0x7f_7f7f_7b7f_7f7f)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0xfe_fefe_eefe_fefe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -8, 0xffff_f7ff_ffff_ff00)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0x7f7f_7b7f_7f7f_7f00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -9, 0xfefe_eefe_fefe_fe00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, N);
        visitor.visit(self, F);
        visitor.visit(self, K);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
