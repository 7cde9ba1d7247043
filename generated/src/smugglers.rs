//! Smugglers. This file is @generated from `rulesets/smugglers.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const G: Kind = Kind(1);
const D: Kind = Kind(2);
const O: Kind = Kind(3);
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
    name: Borrowed("Smugglers"),
    board: Board {
        files: 7u8,
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
                id: Borrowed("S"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::NONE,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("G"),
                royal: false,
                value: 4.0,
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
                id: Borrowed("O"),
                royal: false,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[]),
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
            Army::new(S, Player::First, Wide::low(0x2a)),
            Army::new(G, Player::First, Wide::low(0x1500)),
            Army::new(D, Player::First, Wide::low(0x14)),
            Army::new(S, Player::Second, Wide::low(0xa800_0000_0000)),
            Army::new(G, Player::Second, Wide::low(0x150_0000_0000)),
            Army::new(D, Player::Second, Wide::low(0x5000_0000_0000)),
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
    ends: Borrowed(
        &[
            End {
                group: 0,
                at: Square(16),
                to: Some(1),
                enter: [true, false],
                carries: KindSet::NONE.with(S),
                moved_by: [false, false],
                kind: O,
                fold: false,
                no_straight_back: false,
            },
            End {
                group: 0,
                at: Square(32),
                to: Some(0),
                enter: [false, true],
                carries: KindSet::NONE.with(S),
                moved_by: [false, false],
                kind: O,
                fold: false,
                no_straight_back: false,
            },
        ],
    ),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(S),
        squares: [Wide::low(0x1_fc00_0000_0000), Wide::low(0x7f)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(S)]),
            Borrowed(&[KindSet::NONE.with(S)]),
        ],
        least: 1u32,
        verdict: Verdict::Loss,
    }),
    scoring: Some(Scoring::Material),
    max_plies: 200u32,
    repetition: Some(3u32),
    no_progress: 60u32,
    tier: Tier::Free,
};
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Smugglers, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self { tables }
    }
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_captures()
        .with_reach()
        .with_extinction()
        .with_walks()
        .with_portals();
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
            S => defaults::reach(self, at, player, kind, from, occupied),
            G => defaults::reach(self, at, player, kind, from, occupied),
            D => defaults::reach(self, at, player, kind, from, occupied),
            O => Reach::both(SquareSet::EMPTY),
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
        visitor.visit(self, G);
        visitor.visit(self, D);
        visitor.visit(self, O);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
