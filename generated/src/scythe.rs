//! Scythe and tower. This file is @generated from `rulesets/scythe.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 5 kinds of piece. Legal moves are told by the replay tier:
//! - A move may remove pieces on its way.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const M: Kind = Kind(0);
const S: Kind = Kind(1);
const N: Kind = Kind(2);
const T: Kind = Kind(3);
const K: Kind = Kind(4);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
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
    name: Borrowed("Scythe and tower"),
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
                id: Borrowed("M"),
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
                    zone: [Wide::low(0x1_fc00_0000_0000), Wide::low(0x7f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[S, N, T]), Borrowed(&[S, N, T])],
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
                id: Borrowed("S"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::NONE.with(M).with(S).with(N).with(K),
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Sweep {
                                least: 1,
                                most: Some(3),
                            },
                            Mode::Both,
                            STEPS_3,
                        ),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::NONE.with(M).with(S).with(N).with(K),
            },
            KindFacts {
                id: Borrowed("N"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_4)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("T"),
                royal: false,
                value: 2.5,
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(M, Player::First, Wide::low(0x3f80)),
            Army::new(S, Player::First, Wide::low(0x41)),
            Army::new(N, Player::First, Wide::low(0x22)),
            Army::new(T, Player::First, Wide::low(0x14)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(M, Player::Second, Wide::low(0x3f8_0000_0000)),
            Army::new(S, Player::Second, Wide::low(0x1_0400_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x8800_0000_0000)),
            Army::new(T, Player::Second, Wide::low(0x5000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x2000_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
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
    bare_royal: Some(Verdict::Loss),
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: Some(Scoring::Material),
    max_plies: 240u32,
    repetition: Some(3u32),
    no_progress: 60u32,
    tier: Tier::Replay,
};
const M_STEPS: usize = 0;
const M_STEPS_2: usize = 1;
const M_TAKES: usize = 2;
const M_TAKES_2: usize = 3;
const N_LEAPS: usize = 4;
const T_LEAPS: usize = 5;
const K_LEAPS: usize = 6;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Scythe and tower, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 7],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].leaps[1].to),
                row(&tables.players[1].kinds[0].leaps[1].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
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
    type KindSets = [u64; 5];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_captures()
        .with_bare_royal()
        .with_sweeps();
    const PROMOTING: KindSet = KindSet::NONE.with(M);
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
            M => {
                Reach {
                    quiet: self.set(player.pick(M_STEPS, M_STEPS_2), from),
                    capture: self.set(player.pick(M_TAKES, M_TAKES_2), from),
                }
            }
            S => Reach::both(SquareSet::EMPTY),
            N => Reach::both(self.set(N_LEAPS, from)),
            T => Reach::both(self.set(T_LEAPS, from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            _ => Reach::default(),
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, M)
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
            (M, Player::First) => {
                Stride::new(Mode::Quiet, 7, 0x3ff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 8, 0x1fb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 6, 0x3f7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (M, Player::Second) => {
                Stride::new(Mode::Quiet, -7, 0x1_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -6, 0xfdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -8, 0x1_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, M);
        visitor.visit(self, S);
        visitor.visit(self, N);
        visitor.visit(self, T);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
