//! Moles. This file is @generated from `rulesets/moles.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const M: Kind = Kind(1);
const R: Kind = Kind(2);
const E: Kind = Kind(3);
const K: Kind = Kind(4);
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
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_6: &[Step] = &[
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
    step(2, 2),
    step(2, -2),
    step(-2, -2),
    step(-2, 2),
];
const STEPS_7: &[Step] = &[
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
    name: Borrowed("Moles"),
    board: Board {
        files: 6u8,
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
                    zone: [Wide::low(0x3f0_0000_0000), Wide::low(0x3f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[R, E]), Borrowed(&[R, E])],
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
                id: Borrowed("M"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: true,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 4.0,
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
                id: Borrowed("E"),
                royal: false,
                value: 2.5,
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
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
            Army::new(M, Player::First, Wide::low(0x12)),
            Army::new(R, Player::First, Wide::low(0x21)),
            Army::new(E, Player::First, Wide::low(0x4)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0xf_c000_0000)),
            Army::new(M, Player::Second, Wide::low(0x120_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x210_0000_0000)),
            Army::new(E, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x80_0000_0000)),
        ],
    ),
    win: Win::RoyalCapture,
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
    rounds: Some(Rounds {
        tie: Tie::Initiative,
        swap_collides: false,
        score_decides: true,
    }),
    bare_royal: Some(Verdict::Loss),
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: Some(Scoring::Material),
    max_plies: 240u32,
    repetition: None,
    no_progress: 40u32,
    tier: Tier::Free,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const M_LEAPS: usize = 4;
const E_LEAPS: usize = 5;
const K_LEAPS: usize = 6;
const COVERED: usize = 7;
const RAY: usize = 8;
const RAY_2: usize = 9;
const RAY_3: usize = 10;
const RAY_4: usize = 11;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Moles, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 12],
    lines: [[Span<u64>; 64]; 2],
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
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
            ],
            lines: [row(&tables.lines[0].spans), row(&tables.lines[1].spans)],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> u64 {
        self.sets[table][square.index() & 63]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: u64) -> u64 {
        SquareSet::slide(self.lines[line][from.index() & 63], occupied)
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
        .with_promotion()
        .with_bare_royal()
        .with_rounds();
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
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            M => Reach::both(self.set(M_LEAPS, from)),
            R => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            E => Reach::both(self.set(E_LEAPS, from)),
            K => Reach::both(self.set(K_LEAPS, from)),
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(M_LEAPS, on) & at.of_kind(M)
            | self.set(E_LEAPS, on) & at.of_kind(E)
            | self.set(K_LEAPS, on) & at.of_kind(K)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: u64,
    ) -> u64 {
        let army = at.of(by);
        let mut found: u64 = SquareSet::EMPTY;
        let pieces = at.of_kind(R) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        found
    }
    #[inline(always)]
    fn snipers(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        mut found: impl FnMut(Square, u64),
    ) {
        let sliders_4 = at.of_kind(R) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, P)
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
            (P, Player::First) => {
                Stride::new(Mode::Quiet, 6, 0xf_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0x7_df7d_f7df)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 5, 0xf_befb_efbe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -6, 0x3ff_ffff_ffc0)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -5, 0x1f7_df7d_f7c0)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0x3ef_befb_ef80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
        visitor.visit(self, M);
        visitor.visit(self, R);
        visitor.visit(self, E);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
