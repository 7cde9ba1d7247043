//! Fox, hen and viper. This file is @generated from `rulesets/fox-hen-viper.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 3 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const X: Kind = Kind(0);
const H: Kind = Kind(1);
const V: Kind = Kind(2);
const STEPS_1: &[Step] = &[step(0, 1), step(1, 1), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Fox, hen and viper"),
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
                id: Borrowed("X"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(H),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(H),
            },
            KindFacts {
                id: Borrowed("H"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(V),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(V),
            },
            KindFacts {
                id: Borrowed("V"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::NONE.with(X),
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(X),
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(X, Player::First, Wide::low(0x24a2)),
            Army::new(H, Player::First, Wide::low(0xa49)),
            Army::new(V, Player::First, Wide::low(0x1114)),
            Army::new(X, Player::Second, Wide::low(0x8a48_0000_0000)),
            Army::new(H, Player::Second, Wide::low(0x1_24a0_0000_0000)),
            Army::new(V, Player::Second, Wide::low(0x5110_0000_0000)),
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
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(X).with(H).with(V),
        squares: [Wide::low(0x1_fc00_0000_0000), Wide::low(0x7f)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: None,
    scoring: None,
    max_plies: 200u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const X_LEAPS: usize = 0;
const X_LEAPS_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Fox, hen and viper, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
            ],
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
    type KindSets = [u64; 3];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_captures()
        .with_annihilation()
        .with_reach();
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
        _occupied: u64,
    ) -> Reach<u64> {
        match kind {
            X => Reach::both(self.set(player.pick(X_LEAPS, X_LEAPS_2), from)),
            H => Reach::both(self.set(player.pick(X_LEAPS, X_LEAPS_2), from)),
            V => Reach::both(self.set(player.pick(X_LEAPS, X_LEAPS_2), from)),
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, X | H | V)
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
            (X, Player::First) => {
                Stride::new(Mode::Both, 7, 0x3ff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 8, 0x1fb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 6, 0x3f7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (X, Player::Second) => {
                Stride::new(Mode::Both, -7, 0x1_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -6, 0xfdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -8, 0x1_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
            }
            (H, Player::First) => {
                Stride::new(Mode::Both, 7, 0x3ff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 8, 0x1fb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 6, 0x3f7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (H, Player::Second) => {
                Stride::new(Mode::Both, -7, 0x1_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -6, 0xfdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -8, 0x1_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
            }
            (V, Player::First) => {
                Stride::new(Mode::Both, 7, 0x3ff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 8, 0x1fb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 6, 0x3f7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (V, Player::Second) => {
                Stride::new(Mode::Both, -7, 0x1_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -6, 0xfdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -8, 0x1_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, X);
        visitor.visit(self, H);
        visitor.visit(self, V);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
