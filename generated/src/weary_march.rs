//! Weary march. This file is @generated from `rulesets/weary-march.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const W: Kind = Kind(1);
const L: Kind = Kind(2);
const V: Kind = Kind(3);
const F: Kind = Kind(4);
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
const STEPS_2: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Weary march"),
    board: Board {
        files: 7u8,
        ranks: 7u8,
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
                id: Borrowed("S"),
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
                id: Borrowed("W"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7f), Wide::low(0x1_fc00_0000_0000)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[S]), Borrowed(&[S])],
                    only_lost: false,
                }),
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("L"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_2)]),
                promotion: None,
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
                value: 1.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_2)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x7f), Wide::low(0x1_fc00_0000_0000)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[L]), Borrowed(&[L])],
                    only_lost: false,
                }),
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("F"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_2)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(S, Player::First, Wide::low(0x1f00)),
            Army::new(L, Player::First, Wide::low(0x41)),
            Army::new(F, Player::First, Wide::low(0x2a)),
            Army::new(S, Player::Second, Wide::low(0x1f0_0000_0000)),
            Army::new(L, Player::Second, Wide::low(0x1_0400_0000_0000)),
            Army::new(F, Player::Second, Wide::low(0xa800_0000_0000)),
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
    contacts: Some(Contacts {
        links: Borrowed(
            &[
                Link {
                    mover: S,
                    onto: S,
                    mover_to: W,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: S,
                    onto: L,
                    mover_to: W,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: S,
                    onto: W,
                    mover_to: W,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: S,
                    onto: V,
                    mover_to: W,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: S,
                    onto: F,
                    mover_to: W,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: S,
                    mover_to: V,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: L,
                    mover_to: V,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: W,
                    mover_to: V,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: V,
                    mover_to: V,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: F,
                    mover_to: V,
                    onto_to: None,
                    own: false,
                },
            ],
        ),
        ends: Ends::Advance,
        landing: Borrowed(&[]),
        immune: KindSet::NONE,
    }),
    promote_on_entry: false,
    territory: None,
    turn: Some(Turn {
        moves: 2,
        ramp: Borrowed(&[1]),
    }),
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(F)]),
            Borrowed(&[KindSet::NONE.with(F)]),
        ],
        least: 2u32,
        verdict: Verdict::Loss,
    }),
    scoring: Some(Scoring::Region([Wide::low(0x380_0000), Wide::low(0x380_0000)])),
    max_plies: 240u32,
    repetition: Some(3u32),
    no_progress: 60u32,
    tier: Tier::Free,
};
const S_LEAPS: usize = 0;
const V_STEPS: usize = 1;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Weary march, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 2],
    lines: [[Span<u64>; 64]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
            ],
            lines: [row(&tables.lines[0].spans), row(&tables.lines[1].spans)],
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
    type KindSets = [u64; 5];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_promotion()
        .with_captures()
        .with_extinction()
        .with_contacts()
        .with_turns();
    const PROMOTING: KindSet = KindSet::NONE.with(W).with(V);
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
        _player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            S => Reach::both(self.set(S_LEAPS, from)),
            W => {
                Reach {
                    quiet: self.set(S_LEAPS, from),
                    capture: SquareSet::EMPTY,
                }
            }
            L => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            V => {
                Reach {
                    quiet: self.set(V_STEPS, from),
                    capture: SquareSet::EMPTY,
                }
            }
            F => {
                Reach {
                    quiet: self.set(V_STEPS, from),
                    capture: SquareSet::EMPTY,
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
        visitor.visit(self, S);
        visitor.visit(self, W);
        visitor.visit(self, L);
        visitor.visit(self, V);
        visitor.visit(self, F);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
