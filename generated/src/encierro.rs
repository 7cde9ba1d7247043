//! Encierro. This file is @generated from `rulesets/encierro.json` by `cargo xtask build-games`.
//!
//! 7 by 9 squares, 3 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const R: Kind = Kind(0);
const M: Kind = Kind(1);
const U: Kind = Kind(2);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[
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
    name: Borrowed("Encierro"),
    board: Board {
        files: 7u8,
        ranks: 9u8,
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
                id: Borrowed("R"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE,
            },
            KindFacts {
                id: Borrowed("M"),
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
                id: Borrowed("U"),
                royal: false,
                value: 2.0,
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(R, Player::First, Wide::low(0x3580)),
            Army::new(M, Player::First, Wide::low(0x22)),
            Army::new(R, Player::Second, Wide::low(0xd6_0000_0000_0000)),
            Army::new(M, Player::Second, Wide::low(0x2200_0000_0000_0000)),
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
    routes: Borrowed(
        &[
            Route {
                kind: U,
                squares: Borrowed(
                    &[
                        Square(22),
                        Square(23),
                        Square(30),
                        Square(37),
                        Square(36),
                        Square(29),
                    ],
                ),
                starts: Wide::low(0x40_0000),
                bounty: 1.0,
                takers: KindSet::NONE.with(M),
            },
            Route {
                kind: U,
                squares: Borrowed(
                    &[
                        Square(40),
                        Square(39),
                        Square(32),
                        Square(25),
                        Square(26),
                        Square(33),
                    ],
                ),
                starts: Wide::low(0x100_0000_0000),
                bounty: 1.0,
                takers: KindSet::NONE.with(M),
            },
        ],
    ),
    ends: Borrowed(&[]),
    rounds: Some(Rounds {
        tie: Tie::Both,
        swap_collides: false,
        score_decides: true,
    }),
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(R),
        squares: [Wide::low(0x7f00_0000_0000_0000), Wide::low(0x7f)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: None,
    scoring: Some(Scoring::Points),
    max_plies: 160u32,
    repetition: Some(3u32),
    no_progress: 50u32,
    tier: Tier::Free,
};
const R_LEAPS: usize = 0;
const R_LEAPS_2: usize = 1;
const M_LEAPS: usize = 2;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Encierro, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 3],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
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
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_annihilation()
        .with_reach()
        .with_wild()
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
        player: Player,
        kind: Kind,
        from: Square,
        _occupied: u64,
    ) -> Reach<u64> {
        match kind {
            R => Reach::both(self.set(player.pick(R_LEAPS, R_LEAPS_2), from)),
            M => Reach::both(self.set(M_LEAPS, from)),
            U => Reach::both(self.set(M_LEAPS, from)),
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
    ) -> u64 {
        (self.set(by.pick(R_LEAPS_2, R_LEAPS), on) & at.of_kind(R)
            | self.set(M_LEAPS, on) & at.of_kind(M)
            | self.set(M_LEAPS, on) & at.of_kind(U)) & at.of(by)
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
        matches!(kind, R)
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
            (R, Player::First) => {
                Stride::new(Mode::Both, 7, 0xff_ffff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 8, 0x7e_fdfb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 6, 0xfd_fbf7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (R, Player::Second) => {
                Stride::new(Mode::Both, -7, 0x7fff_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -8, 0x7efd_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -6, 0x3f7e_fdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, R);
        visitor.visit(self, M);
        visitor.visit(self, U);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
