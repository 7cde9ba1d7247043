//! Stampede. This file is @generated from `rulesets/stampede.json` by `cargo xtask build-games`.
//!
//! 7 by 8 squares, 3 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const H: Kind = Kind(0);
const D: Kind = Kind(1);
const R: Kind = Kind(2);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Stampede"),
    board: Board {
        files: 7u8,
        ranks: 8u8,
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
                id: Borrowed("H"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(2), STEPS_1),
                        MoveFacts::leap(Mode::Quiet, STEPS_2),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 2,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("D"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_3)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 1,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_4)]),
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
            Army::new(H, Player::First, Wide::low(0x2a)),
            Army::new(D, Player::First, Wide::low(0x2480)),
            Army::new(R, Player::First, Wide::low(0x1b00)),
            Army::new(H, Player::Second, Wide::low(0x54_0000_0000_0000)),
            Army::new(D, Player::Second, Wide::low(0x1_2400_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0xd800_0000_0000)),
        ],
    ),
    win: Win::Annihilation,
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
    rounds: Some(Rounds {
        tie: Tie::Both,
        swap_collides: false,
        score_decides: true,
    }),
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(H),
        squares: [Wide::low(0xfe_0000_0000_0000), Wide::low(0x7f)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(H)]),
            Borrowed(&[KindSet::NONE.with(H)]),
        ],
        least: 1u32,
        verdict: Verdict::Loss,
    }),
    scoring: Some(
        Scoring::Region([Wide::low(0xff_ffff_f000_0000), Wide::low(0xfff_ffff)]),
    ),
    max_plies: 200u32,
    repetition: None,
    no_progress: 40u32,
    tier: Tier::Free,
};
const H_STEPS: usize = 0;
const H_STEPS_2: usize = 1;
const D_LEAPS: usize = 2;
const R_LEAPS: usize = 3;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Stampede, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 4],
    lines: [[Span<u64>; 64]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
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
    type KindSets = [u64; 3];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_captures()
        .with_annihilation()
        .with_reach()
        .with_extinction()
        .with_rounds();
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
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            H => {
                Reach {
                    quiet: self.set(player.pick(H_STEPS, H_STEPS_2), from)
                        | self.line(player.pick(LINE_1, LINE_2), from, occupied),
                    capture: SquareSet::EMPTY,
                }
            }
            D => Reach::both(self.set(D_LEAPS, from)),
            R => Reach::both(self.set(R_LEAPS, from)),
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
        visitor.visit(self, H);
        visitor.visit(self, D);
        visitor.visit(self, R);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
