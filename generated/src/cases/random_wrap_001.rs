//! wrap 2027-1. This file is @generated from `rulesets/cases/random-wrap-001.json` by `cargo xtask build-games`.
//!
//! 5 by 5 squares, 3 kinds of piece. Legal moves are told by the probe tier:
//! - Lines run over joined edges.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const Q: Kind = Kind(0);
const K: Kind = Kind(1);
const P: Kind = Kind(2);
const STEPS_1: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
const STEPS_2: &[Step] = &[step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("wrap 2027-1"),
    board: Board {
        files: 5u8,
        ranks: 5u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x188_0023),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(32), Joins(32)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("Q"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_1)]),
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
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_1)]),
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
            Army::new(Q, Player::First, Wide::low(0x4)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(P, Player::First, Wide::low(0x8)),
            Army::new(Q, Player::Second, Wide::low(0x40_0000)),
            Army::new(K, Player::Second, Wide::low(0x10_0000)),
            Army::new(P, Player::Second, Wide::low(0x20_0000)),
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
    max_plies: 30u32,
    repetition: Some(10u32),
    no_progress: 100u32,
    tier: Tier::Probe,
};
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// wrap 2027-1, played natively.
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
    type KindSets = [u64; 3];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_walks();
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
            Q => defaults::reach(self, at, player, kind, from, occupied),
            K => defaults::reach(self, at, player, kind, from, occupied),
            P => defaults::reach(self, at, player, kind, from, occupied),
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn sliders(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _occupied: u64,
    ) -> u64 {
        SquareSet::EMPTY
    }
    #[inline(always)]
    fn snipers(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _found: impl FnMut(Square, u64),
    ) {}
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, Q);
        visitor.visit(self, K);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
