//! Wormholes. This file is @generated from `rulesets/wormholes.json` by `cargo xtask build-games`.
//!
//! 6 by 6 squares, 6 kinds of piece. Legal moves are told by the replay tier:
//! - Portals carry attacks.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const R: Kind = Kind(2);
const Q: Kind = Kind(3);
const K: Kind = Kind(4);
const O: Kind = Kind(5);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Wormholes"),
    board: Board {
        files: 6u8,
        ranks: 6u8,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_1),
                        MoveFacts::leap(Mode::Capture, STEPS_2),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xf_c000_0000), Wide::low(0x3f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[Q, R, N]), Borrowed(&[Q, R, N])],
                    only_lost: false,
                }),
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("N"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_3)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("Q"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_5)]),
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
                id: Borrowed("O"),
                royal: false,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_5)]),
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
            Army::new(P, Player::First, Wide::low(0xfc0)),
            Army::new(N, Player::First, Wide::low(0x12)),
            Army::new(R, Player::First, Wide::low(0x21)),
            Army::new(Q, Player::First, Wide::low(0x4)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0x3f00_0000)),
            Army::new(N, Player::Second, Wide::low(0x4_8000_0000)),
            Army::new(R, Player::Second, Wide::low(0x8_4000_0000)),
            Army::new(Q, Player::Second, Wide::low(0x2_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x1_0000_0000)),
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
    ends: Borrowed(
        &[
            End {
                group: 0,
                at: Square(13),
                to: Some(1),
                enter: [true, true],
                carries: KindSet::ALL,
                moved_by: [true, false],
                kind: O,
                fold: true,
                no_straight_back: false,
            },
            End {
                group: 0,
                at: Square(22),
                to: Some(0),
                enter: [true, true],
                carries: KindSet::ALL,
                moved_by: [false, true],
                kind: O,
                fold: true,
                no_straight_back: false,
            },
        ],
    ),
    rounds: None,
    bare_royal: Some(Verdict::Loss),
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 240u32,
    repetition: Some(3u32),
    no_progress: 80u32,
    tier: Tier::Replay,
};
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Wormholes, played natively.
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
        .with_check()
        .with_promotion()
        .with_bare_royal()
        .with_walks()
        .with_portals();
    const PROMOTING: KindSet = KindSet::NONE.with(P);
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
            P => defaults::reach(self, at, player, kind, from, occupied),
            N => defaults::reach(self, at, player, kind, from, occupied),
            R => defaults::reach(self, at, player, kind, from, occupied),
            Q => defaults::reach(self, at, player, kind, from, occupied),
            K => defaults::reach(self, at, player, kind, from, occupied),
            O => defaults::reach(self, at, player, kind, from, occupied),
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
        visitor.visit(self, P);
        visitor.visit(self, N);
        visitor.visit(self, R);
        visitor.visit(self, Q);
        visitor.visit(self, K);
        visitor.visit(self, O);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
