//! wild 2027-1. This file is @generated from `rulesets/cases/random-wild-001.json` by `cargo xtask build-games`.
//!
//! 12 by 11 squares, 6 kinds of piece. Legal moves are told by the replay tier:
//! - Wild pieces step after every move.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const K: Kind = Kind(0);
const P: Kind = Kind(1);
const Z: Kind = Kind(2);
const U: Kind = Kind(3);
const H: Kind = Kind(4);
const N2: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[step(0, 1)];
const STEPS_4: &[Step] = &[step(0, 1), step(1, 1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, -1), step(-1, -1)];
const STEPS_6: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_7: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_8: &[Step] = &[step(0, 1), step(1, 0), step(-1, 0), step(0, -1)];
const STEPS_9: &[Step] = &[step(2, 1), step(0, 1), step(0, -1), step(1, -2)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("wild 2027-1"),
    board: Board {
        files: 12u8,
        ranks: 11u8,
        lattice: Lattice::Square,
        holes: Wide::low(0x0),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Mirror,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_2),
                        MoveFacts::slide(Mode::Quiet, 2, Some(3), STEPS_3)
                            .only_from([
                                Wide::low(0xff_f000),
                                Wide([0x0, 0xff_f000_0000_0000, 0x0, 0x0]),
                            ]),
                        MoveFacts::slide(Mode::Capture, 1, Some(1), STEPS_3),
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
                id: Borrowed("Z"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::NONE.with(K).with(P).with(N2),
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
                beats: KindSet::NONE.with(K).with(P).with(N2),
            },
            KindFacts {
                id: Borrowed("U"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::NONE.with(P),
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_6),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_6,
                        ),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(P),
            },
            KindFacts {
                id: Borrowed("H"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_7),
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_8),
                        MoveFacts::leap(Mode::Capture, STEPS_9),
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
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x1_e000)),
            Army::new(H, Player::First, Wide::low(0x10)),
            Army::new(N2, Player::First, Wide::low(0xa)),
            Army::new(K, Player::Second, Wide([0x0, 0x400_0000_0000_0000, 0x0, 0x0])),
            Army::new(P, Player::Second, Wide([0x0, 0x1_e000_0000_0000, 0x0, 0x0])),
            Army::new(H, Player::Second, Wide([0x0, 0x1000_0000_0000_0000, 0x0, 0x0])),
            Army::new(N2, Player::Second, Wide([0x0, 0xa00_0000_0000_0000, 0x0, 0x0])),
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
    routes: Borrowed(
        &[
            Route {
                kind: U,
                squares: Borrowed(&[Square(115), Square(114), Square(126), Square(127)]),
                starts: Wide([0x0, 0x8_0000_0000_0000, 0x0, 0x0]),
                bounty: 2.5,
                takers: KindSet::ALL,
            },
            Route {
                kind: Z,
                squares: Borrowed(
                    &[
                        Square(35),
                        Square(47),
                        Square(46),
                        Square(58),
                        Square(57),
                        Square(45),
                        Square(44),
                        Square(32),
                        Square(31),
                        Square(43),
                    ],
                ),
                starts: Wide::low(0x400_8008_0000_0000),
                bounty: 4.0,
                takers: KindSet::ALL,
            },
            Route {
                kind: Z,
                squares: Borrowed(
                    &[
                        Square(107),
                        Square(95),
                        Square(94),
                        Square(82),
                        Square(81),
                        Square(93),
                        Square(92),
                        Square(104),
                        Square(103),
                        Square(91),
                    ],
                ),
                starts: Wide([0x0, 0x800_8004_0000, 0x0, 0x0]),
                bounty: 4.0,
                takers: KindSet::ALL,
            },
        ],
    ),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 80u32,
    repetition: Some(3u32),
    no_progress: 10u32,
    tier: Tier::Replay,
};
const K_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
const Z_LEAPS: usize = 5;
const Z_LEAPS_2: usize = 6;
const H_LEAPS: usize = 7;
const N2_STEPS: usize = 8;
const N2_TAKES: usize = 9;
const N2_TAKES_2: usize = 10;
const LINE_2: usize = 0;
const LINE_3: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// wild 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<Wide>,
    sets: [[Wide; 256]; 11],
    lines: [[Span<Wide>; 256]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[1].to),
                row(&tables.players[1].kinds[1].leaps[1].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[1].to),
                row(&tables.players[1].kinds[5].leaps[1].to),
            ],
            lines: [row(&tables.lines[1].spans), row(&tables.lines[2].spans)],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> Wide {
        self.sets[table][square.index() & 255]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: Wide) -> Wide {
        SquareSet::slide(self.lines[line][from.index() & 255], occupied)
    }
}
impl Rules for Native {
    type Set = Wide;
    type Cells = [Cell; 256];
    type KindSets = [Wide; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<Wide>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_captures()
        .with_hops()
        .with_wild();
    const PROMOTING: KindSet = KindSet::NONE;
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<Wide> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: Wide,
    ) -> Reach<Wide> {
        match kind {
            K => Reach::both(self.set(K_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            SquareSet::has(
                                player
                                    .pick::<
                                        Wide,
                                    >(
                                        Wide::low(0xff_f000),
                                        Wide([0x0, 0xff_f000_0000_0000, 0x0, 0x0]),
                                    ),
                                from,
                            ),
                            || self.tables.lines[player.pick(0, 3)].reach(from, occupied),
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            Z => Reach::both(self.set(player.pick(Z_LEAPS, Z_LEAPS_2), from)),
            U => defaults::reach(self, at, player, kind, from, occupied),
            H => {
                Reach::both(
                    self.set(H_LEAPS, from) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied),
                )
            }
            N2 => {
                Reach {
                    quiet: self.set(N2_STEPS, from),
                    capture: self.set(player.pick(N2_TAKES, N2_TAKES_2), from),
                }
            }
            _ => Reach::default(),
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
        visitor.visit(self, Z);
        visitor.visit(self, U);
        visitor.visit(self, H);
        visitor.visit(self, N2);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> Wide {
        at.of_kind(K) & at.of(player)
    }
}
