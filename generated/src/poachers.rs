//! Poachers. This file is @generated from `rulesets/poachers.json` by `cargo xtask build-games`.
//!
//! 7 by 9 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const D: Kind = Kind(0);
const F: Kind = Kind(1);
const A: Kind = Kind(2);
const H: Kind = Kind(3);
const U: Kind = Kind(4);
const G: Kind = Kind(5);
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
const STEPS_2: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Poachers"),
    board: Board {
        files: 7u8,
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
                id: Borrowed("D"),
                royal: false,
                value: 3.0,
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
                id: Borrowed("F"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
                promotion: None,
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
                value: 3.0,
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
                id: Borrowed("H"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("U"),
                royal: false,
                value: 3.0,
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
                id: Borrowed("G"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
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
            Army::new(D, Player::First, Wide::low(0x1c)),
            Army::new(F, Player::First, Wide::low(0x22)),
            Army::new(A, Player::First, Wide::low(0x41)),
            Army::new(D, Player::Second, Wide::low(0x1c00_0000_0000_0000)),
            Army::new(F, Player::Second, Wide::low(0x2200_0000_0000_0000)),
            Army::new(A, Player::Second, Wide::low(0x4100_0000_0000_0000)),
        ],
    ),
    win: Win::Annihilation,
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
    routes: Borrowed(
        &[
            Route {
                kind: H,
                squares: Borrowed(
                    &[
                        Square(29),
                        Square(36),
                        Square(43),
                        Square(44),
                        Square(45),
                        Square(46),
                        Square(47),
                        Square(40),
                        Square(33),
                        Square(26),
                        Square(19),
                        Square(18),
                        Square(17),
                        Square(16),
                        Square(15),
                        Square(22),
                    ],
                ),
                starts: Wide::low(0x12_2400_0000),
                bounty: 1.0,
                takers: KindSet::ALL,
            },
            Route {
                kind: U,
                squares: Borrowed(
                    &[
                        Square(30),
                        Square(37),
                        Square(38),
                        Square(39),
                        Square(32),
                        Square(25),
                        Square(24),
                        Square(23),
                    ],
                ),
                starts: Wide::low(0x1_4000_0000),
                bounty: 3.0,
                takers: KindSet::NONE.with(D),
            },
            Route {
                kind: G,
                squares: Borrowed(&[Square(31)]),
                starts: Wide::low(0x8000_0000),
                bounty: 1.0,
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
    scoring: Some(Scoring::Points),
    max_plies: 160u32,
    repetition: Some(3u32),
    no_progress: 30u32,
    tier: Tier::Free,
};
const D_LEAPS: usize = 0;
const F_LEAPS: usize = 1;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Poachers, played natively.
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
                row(&tables.players[0].kinds[1].leaps[0].to),
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE.with_captures().with_annihilation().with_wild();
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
        _at: &Position<Self>,
        _player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            D => Reach::both(self.set(D_LEAPS, from)),
            F => Reach::both(self.set(F_LEAPS, from)),
            A => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            H => Reach::both(self.set(D_LEAPS, from)),
            U => Reach::both(self.set(D_LEAPS, from)),
            G => Reach::both(self.set(F_LEAPS, from)),
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
        visitor.visit(self, D);
        visitor.visit(self, F);
        visitor.visit(self, A);
        visitor.visit(self, H);
        visitor.visit(self, U);
        visitor.visit(self, G);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
