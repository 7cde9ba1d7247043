//! wrap 2027-0. This file is @generated from `rulesets/cases/random-wrap-000.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const D: Kind = Kind(0);
const V: Kind = Kind(1);
const K: Kind = Kind(2);
const P: Kind = Kind(3);
const M: Kind = Kind(4);
const U: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(1, 3),
    step(-3, 4),
    step(-4, 1),
    step(-1, -3),
    step(3, -4),
    step(4, -1),
    step(3, 1),
    step(-1, 4),
    step(-4, 3),
    step(-3, -1),
    step(1, -4),
    step(4, -3),
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
];
const STEPS_2: &[Step] = &[step(0, 1), step(-1, -2), step(-1, -1)];
const STEPS_3: &[Step] = &[
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
];
const STEPS_4: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
    step(2, 0),
];
const STEPS_5: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_6: &[Step] = &[step(-1, 2)];
const STEPS_7: &[Step] = &[step(0, 1), step(-1, 1)];
const STEPS_8: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
const STEPS_9: &[Step] = &[
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("wrap 2027-0"),
    board: Board {
        files: 7u8,
        ranks: 7u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x1_c304_0000_4187),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(784), Joins(512)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("D"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_2),
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
                id: Borrowed("V"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: Some(1),
                                screen: Screen::Own,
                            },
                            Mode::Both,
                            STEPS_4,
                        ),
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_5)]),
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
                        MoveFacts::leap(Mode::Quiet, STEPS_6),
                        MoveFacts::slide(Mode::Capture, 1, Some(1), STEPS_7),
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
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_8)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("U"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_9)]),
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
            Army::new(D, Player::First, Wide::low(0x40)),
            Army::new(V, Player::First, Wide::low(0x8)),
            Army::new(K, Player::First, Wide::low(0x20)),
            Army::new(P, Player::First, Wide::low(0x3e00)),
            Army::new(M, Player::First, Wide::low(0x10)),
            Army::new(D, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(V, Player::Second, Wide::low(0x2000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x800_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0xf8_0000_0000)),
            Army::new(M, Player::Second, Wide::low(0x1000_0000_0000)),
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
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 30u32,
    repetition: Some(6u32),
    no_progress: 20u32,
    tier: Tier::Free,
};
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// wrap 2027-0, played natively.
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
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_hops()
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
            D => defaults::reach(self, at, player, kind, from, occupied),
            V => defaults::reach(self, at, player, kind, from, occupied),
            K => defaults::reach(self, at, player, kind, from, occupied),
            P => defaults::reach(self, at, player, kind, from, occupied),
            M => defaults::reach(self, at, player, kind, from, occupied),
            U => defaults::reach(self, at, player, kind, from, occupied),
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
        visitor.visit(self, D);
        visitor.visit(self, V);
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, M);
        visitor.visit(self, U);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
