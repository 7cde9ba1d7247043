//! Jeson Mor, by arrival. This file is @generated from `rulesets/cases/jesonmor_arrive.json` by `cargo xtask build-games`.
//!
//! 9 by 9 squares, 1 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const N: Kind = Kind(0);
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Jeson Mor, by arrival"),
    board: Board {
        files: 9u8,
        ranks: 9u8,
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
                id: Borrowed("N"),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(N, Player::First, Wide::low(0x1ff)),
            Army::new(N, Player::Second, Wide([0x0, 0x1_ff00, 0x0, 0x0])),
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
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(N),
        squares: [Wide::low(0x100_0000_0000), Wide::low(0x100_0000_0000)],
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
const N_LEAPS: usize = 0;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Jeson Mor, by arrival, played natively.
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
    const MAY: Features = Features::NONE.with_annihilation().with_reach();
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
            N => Reach::both(self.set(N_LEAPS, from)),
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
        (self.set(N_LEAPS, on) & at.of_kind(N)) & at.of(by)
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
        matches!(kind, N)
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
            (N, Player::First) => {
                Stride::new(Mode::Both, 19, 0x3fdf_eff7_fbfd_feff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 17, 0x7fbf_dfef_f7fb_fdfe)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -7, 0x7f3f_9fcf_e7f3_f9fc_fe00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -11, 0x1_fcfe_7f3f_9fcf_e7f3_f800)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -19, 0x1_feff_7fbf_dfef_f7f8_0000)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -17, 0xff7f_bfdf_eff7_fbfc_0000)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 7, 0xfe_7f3f_9fcf_e7f3_f9fc)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 11, 0x3f_9fcf_e7f3_f9fc_fe7f)
                        .count(pieces, occupied, targets, zone)
            }
            (N, Player::Second) => {
                Stride::new(Mode::Both, -17, 0xff7f_bfdf_eff7_fbfc_0000)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -19, 0x1_feff_7fbf_dfef_f7f8_0000)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 11, 0x3f_9fcf_e7f3_f9fc_fe7f)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 7, 0xfe_7f3f_9fcf_e7f3_f9fc)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 17, 0x7fbf_dfef_f7fb_fdfe)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 19, 0x3fdf_eff7_fbfd_feff)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -11, 0x1_fcfe_7f3f_9fcf_e7f3_f800)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -7, 0x7f3f_9fcf_e7f3_f9fc_fe00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, N);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u128 {
        SquareSet::EMPTY
    }
}
