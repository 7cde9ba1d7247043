//! Fire and ice. This file is @generated from `rulesets/fire-and-ice.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const F: Kind = Kind(0);
const S: Kind = Kind(1);
const I: Kind = Kind(2);
const W: Kind = Kind(3);
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Fire and ice"),
    board: Board {
        files: 6u8,
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
                id: Borrowed("F"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(I),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(I),
            },
            KindFacts {
                id: Borrowed("S"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(W),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(W),
            },
            KindFacts {
                id: Borrowed("I"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(S),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(S),
            },
            KindFacts {
                id: Borrowed("W"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(F),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(F),
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(F, Player::First, Wide::low(0x50a)),
            Army::new(S, Player::First, Wide::low(0x294)),
            Army::new(I, Player::Second, Wide::low(0x66_0000_0000)),
            Army::new(W, Player::Second, Wide::low(0x181_8000_0000)),
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
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: Some(Rounds {
        tie: Tie::Both,
        swap_collides: false,
        score_decides: true,
    }),
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(F), KindSet::NONE.with(S)]),
            Borrowed(&[KindSet::NONE.with(I), KindSet::NONE.with(W)]),
        ],
        least: 2u32,
        verdict: Verdict::Loss,
    }),
    scoring: Some(Scoring::Region([Wide::low(0x78_0000), Wide::low(0x78_0000)])),
    max_plies: 160u32,
    repetition: None,
    no_progress: 30u32,
    tier: Tier::Free,
};
const F_LEAPS: usize = 0;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Fire and ice, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 1],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [row(&tables.players[0].kinds[0].leaps[0].to)],
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
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_captures()
        .with_annihilation()
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
        _player: Player,
        kind: Kind,
        from: Square,
        _occupied: u64,
    ) -> Reach<u64> {
        match kind {
            F => Reach::both(self.set(F_LEAPS, from)),
            S => Reach::both(self.set(F_LEAPS, from)),
            I => Reach::both(self.set(F_LEAPS, from)),
            W => Reach::both(self.set(F_LEAPS, from)),
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
        visitor.visit(self, F);
        visitor.visit(self, S);
        visitor.visit(self, I);
        visitor.visit(self, W);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
