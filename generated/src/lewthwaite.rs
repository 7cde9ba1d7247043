//! Lewthwaite's game. This file is @generated from `rulesets/lewthwaite.json` by `cargo xtask build-games`.
//!
//! 5 by 5 squares, 1 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const W: Kind = Kind(0);
const STEPS_1: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Lewthwaite's game"),
    board: Board {
        files: 5u8,
        ranks: 5u8,
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
                id: Borrowed("W"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_1)]),
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
            Army::new(W, Player::First, Wide::low(0xaa_aaaa)),
            Army::new(W, Player::Second, Wide::low(0x155_4555)),
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
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 200u32,
    repetition: Some(3u32),
    no_progress: 200u32,
    tier: Tier::Free,
};
const W_STEPS: usize = 0;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Lewthwaite's game, played natively.
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
    type KindSets = [u64; 1];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE;
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
            W => {
                Reach {
                    quiet: self.set(W_STEPS, from),
                    capture: SquareSet::EMPTY,
                }
            }
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
        matches!(kind, W)
    }
    #[inline(always)]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: u64,
        occupied: u64,
        targets: Reach<u64>,
        zone: u64,
    ) -> Tally {
        match (kind, player) {
            (W, Player::First) => {
                Stride::new(Mode::Quiet, 1, 0xf7_bdef)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, -5, 0x1ff_ffe0)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, -1, 0x1ef_7bde)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, 5, 0xf_ffff)
                        .count(pieces, occupied, targets, zone)
            }
            (W, Player::Second) => {
                Stride::new(Mode::Quiet, 1, 0xf7_bdef)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, 5, 0xf_ffff)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, -1, 0x1ef_7bde)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Quiet, -5, 0x1ff_ffe0)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, W);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
