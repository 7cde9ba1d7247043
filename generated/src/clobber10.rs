//! Clobber, ten by ten. This file is @generated from `rulesets/clobber10.json` by `cargo xtask build-games`.
//!
//! 10 by 10 squares, 1 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const STEPS_1: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Clobber, ten by ten"),
    board: Board {
        files: 10u8,
        ranks: 10u8,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Capture, STEPS_1)]),
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
            Army::new(
                P,
                Player::First,
                Wide([0xa556_aa55_6aa5_56aa, 0x5_56aa_556a, 0x0, 0x0]),
            ),
            Army::new(
                P,
                Player::Second,
                Wide([0x5aa9_55aa_955a_a955, 0xa_a955_aa95, 0x0, 0x0]),
            ),
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
    max_plies: 120u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const P_TAKES: usize = 0;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Clobber, ten by ten, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 1],
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
    fn set(&self, table: usize, square: Square) -> u128 {
        self.sets[table][square.index() & 127]
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 1];
    type Hands = [u8; 0];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE;
    const PROMOTING: KindSet = KindSet::NONE;
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<u128> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        _at: &Position<Self>,
        _player: Player,
        kind: Kind,
        from: Square,
        _occupied: u128,
    ) -> Reach<u128> {
        match kind {
            P => {
                Reach {
                    quiet: SquareSet::EMPTY,
                    capture: self.set(P_TAKES, from),
                }
            }
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn leapers(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
    ) -> u128 {
        (self.set(P_TAKES, on) & at.of_kind(P)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _occupied: u128,
    ) -> u128 {
        SquareSet::EMPTY
    }
    #[inline(always)]
    fn snipers(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _found: impl FnMut(Square, u128),
    ) {}
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, P)
    }
    #[inline(always)]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: u128,
        occupied: u128,
        targets: Reach<u128>,
        zone: u128,
    ) -> Tally {
        match (kind, player) {
            (P, Player::First) => {
                Stride::new(Mode::Capture, 1, 0x7_fdff_7fdf_f7fd_ff7f_dff7_fdff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -10, 0xf_ffff_ffff_ffff_ffff_ffff_fc00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -1, 0xf_fbfe_ffbf_effb_feff_bfef_fbfe)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 10, 0x3ff_ffff_ffff_ffff_ffff_ffff)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Capture, 1, 0x7_fdff_7fdf_f7fd_ff7f_dff7_fdff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 10, 0x3ff_ffff_ffff_ffff_ffff_ffff)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -1, 0xf_fbfe_ffbf_effb_feff_bfef_fbfe)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -10, 0xf_ffff_ffff_ffff_ffff_ffff_fc00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u128 {
        SquareSet::EMPTY
    }
}
