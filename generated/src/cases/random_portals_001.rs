//! portals 2027-1. This file is @generated from `rulesets/cases/random-portals-001.json` by `cargo xtask build-games`.
//!
//! 4 by 8 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const T: Kind = Kind(0);
const J: Kind = Kind(1);
const Z: Kind = Kind(2);
const M: Kind = Kind(3);
const K: Kind = Kind(4);
const P: Kind = Kind(5);
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
const STEPS_2: &[Step] = &[step(0, 1), step(1, 0), step(-1, 0), step(0, -1)];
const STEPS_3: &[Step] = &[step(2, 2), step(2, -2), step(-2, -2), step(-2, 2)];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_5: &[Step] = &[
    step(2, 0),
    step(-2, 0),
    step(0, -2),
    step(0, 2),
    step(2, 1),
    step(-2, 1),
    step(1, -2),
    step(-1, -2),
    step(-2, -1),
    step(2, -1),
    step(-1, 2),
    step(1, 2),
];
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
const STEPS_7: &[Step] = &[step(0, 1)];
const STEPS_8: &[Step] = &[step(1, 1), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("portals 2027-1"),
    board: Board {
        files: 4u8,
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
                id: Borrowed("T"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_1),
                        MoveFacts::slide(Mode::Capture, 2, None, STEPS_2),
                        MoveFacts::lame(Mode::Capture, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_2),
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
                id: Borrowed("J"),
                royal: false,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Quiet, STEPS_3)]),
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
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: Some(1),
                                screen: Screen::Any,
                            },
                            Mode::Quiet,
                            STEPS_4,
                        ),
                        MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_5),
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
                id: Borrowed("M"),
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
            Army::new(T, Player::First, Wide::low(0x2)),
            Army::new(Z, Player::First, Wide::low(0x4)),
            Army::new(M, Player::First, Wide::low(0x8)),
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(P, Player::First, Wide::low(0x70)),
            Army::new(T, Player::Second, Wide::low(0x4000_0000)),
            Army::new(Z, Player::Second, Wide::low(0x2000_0000)),
            Army::new(M, Player::Second, Wide::low(0x1000_0000)),
            Army::new(K, Player::Second, Wide::low(0x8000_0000)),
            Army::new(P, Player::Second, Wide::low(0xe00_0000)),
        ],
    ),
    win: Win::RoyalCapture,
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
    ends: Borrowed(
        &[
            End {
                group: 0,
                at: Square(12),
                to: Some(1),
                enter: [false, true],
                carries: KindSet::ALL,
                moved_by: [true, true],
                kind: J,
                fold: true,
                no_straight_back: true,
            },
            End {
                group: 0,
                at: Square(10),
                to: Some(0),
                enter: [true, true],
                carries: KindSet::ALL,
                moved_by: [false, false],
                kind: J,
                fold: true,
                no_straight_back: true,
            },
            End {
                group: 1,
                at: Square(19),
                to: Some(3),
                enter: [false, true],
                carries: KindSet::ALL,
                moved_by: [false, false],
                kind: J,
                fold: true,
                no_straight_back: false,
            },
            End {
                group: 1,
                at: Square(9),
                to: Some(2),
                enter: [false, false],
                carries: KindSet::ALL,
                moved_by: [false, false],
                kind: J,
                fold: true,
                no_straight_back: false,
            },
        ],
    ),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 120u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// portals 2027-1, played natively.
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_hops()
        .with_lame()
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
            T => defaults::reach(self, at, player, kind, from, occupied),
            J => defaults::reach(self, at, player, kind, from, occupied),
            Z => defaults::reach(self, at, player, kind, from, occupied),
            M => defaults::reach(self, at, player, kind, from, occupied),
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
        visitor.visit(self, T);
        visitor.visit(self, J);
        visitor.visit(self, Z);
        visitor.visit(self, M);
        visitor.visit(self, K);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
