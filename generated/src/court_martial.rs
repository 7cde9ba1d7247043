//! Court martial. This file is @generated from `rulesets/court-martial.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 5 kinds of piece. Legal moves are told by the replay tier:
//! - A capture may be more than taking a square.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const R: Kind = Kind(0);
const G: Kind = Kind(1);
const C: Kind = Kind(2);
const M: Kind = Kind(3);
const K: Kind = Kind(4);
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
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Court martial"),
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
                id: Borrowed("R"),
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
                    targets: [Borrowed(&[M, C]), Borrowed(&[M, C])],
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
                id: Borrowed("G"),
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
                id: Borrowed("C"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_4)]),
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
                value: 7.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_3)]),
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
            Army::new(R, Player::First, Wide::low(0xfc0)),
            Army::new(G, Player::First, Wide::low(0x12)),
            Army::new(C, Player::First, Wide::low(0x21)),
            Army::new(M, Player::First, Wide::low(0x4)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(R, Player::Second, Wide::low(0xf_c000_0000)),
            Army::new(G, Player::Second, Wide::low(0x120_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x210_0000_0000)),
            Army::new(M, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x80_0000_0000)),
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
    strike: Some(Strike {
        unchanged: false,
        chain: Borrowed(&[(M, C), (C, G), (G, R)]),
        ends: Ends::Choose,
        switches: KindSet::NONE,
        landing: Borrowed(
            &[
                step(1, 0),
                step(0, -1),
                step(-1, 0),
                step(0, 1),
                step(1, 1),
                step(1, -1),
                step(-1, -1),
                step(-1, 1),
            ],
        ),
        immune: KindSet::NONE.with(K),
        homes: [Borrowed(&[]), Borrowed(&[])],
    }),
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
    scoring: Some(Scoring::Material),
    max_plies: 240u32,
    repetition: Some(3u32),
    no_progress: 50u32,
    tier: Tier::Replay,
};
const R_STEPS: usize = 0;
const R_STEPS_2: usize = 1;
const R_TAKES: usize = 2;
const R_TAKES_2: usize = 3;
const G_LEAPS: usize = 4;
const COVERED: usize = 5;
const COVERED_2: usize = 6;
const RAY: usize = 7;
const RAY_2: usize = 8;
const RAY_3: usize = 9;
const RAY_4: usize = 10;
const RAY_5: usize = 11;
const RAY_6: usize = 12;
const RAY_7: usize = 13;
const RAY_8: usize = 14;
const RAY_9: usize = 15;
const RAY_10: usize = 16;
const RAY_11: usize = 17;
const RAY_12: usize = 18;
const RAY_13: usize = 19;
const RAY_14: usize = 20;
const RAY_15: usize = 21;
const RAY_16: usize = 22;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Court martial, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 23],
    lines: [[Span<u64>; 64]; 4],
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
                row(&covered(&tables.lines, &[2, 3])),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[0].pins[6].snipers),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[1].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
            ],
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
        .with_check()
        .with_promotion()
        .with_strike();
    const PROMOTING: KindSet = KindSet::NONE.with(R);
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
            R => {
                Reach {
                    quiet: self.set(player.pick(R_STEPS, R_STEPS_2), from),
                    capture: self.set(player.pick(R_TAKES, R_TAKES_2), from),
                }
            }
            G => Reach::both(self.set(G_LEAPS, from)),
            C => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            M => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            K => Reach::both(self.set(G_LEAPS, from)),
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
        (self.set(by.pick(R_TAKES_2, R_TAKES), on) & at.of_kind(R)
            | self.set(G_LEAPS, on) & at.of_kind(G)
            | self.set(G_LEAPS, on) & at.of_kind(K)) & at.of(by)
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
        let pieces = at.of_kind(M) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(C) | at.of_kind(M)) & army & self.set(COVERED_2, on);
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
        let sliders_8 = at.of_kind(M) & at.of(by);
        let sliders_12 = (at.of_kind(C) | at.of_kind(M)) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_8).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_13, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
    }
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
                Stride::new(Mode::Quiet, 6, 0xf_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0x7_df7d_f7df)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 5, 0xf_befb_efbe)
                        .count(pieces, occupied, targets, zone)
            }
            (R, Player::Second) => {
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
        visitor.visit(self, R);
        visitor.visit(self, G);
        visitor.visit(self, C);
        visitor.visit(self, M);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
