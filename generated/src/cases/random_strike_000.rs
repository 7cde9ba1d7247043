//! strike 2027-0. This file is @generated from `rulesets/cases/random-strike-000.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const M: Kind = Kind(0);
const Z: Kind = Kind(1);
const C: Kind = Kind(2);
const K: Kind = Kind(3);
const P: Kind = Kind(4);
const F: Kind = Kind(5);
const STEPS_1: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
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
const STEPS_4: &[Step] = &[
    step(2, 2),
    step(2, -2),
    step(-2, -2),
    step(-2, 2),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[
    step(0, -2),
    step(1, -3),
    step(-1, -3),
    step(3, 0),
    step(-3, 0),
    step(-1, -1),
    step(1, -1),
];
const STEPS_8: &[Step] = &[
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
];
const STEPS_9: &[Step] = &[step(1, 3), step(3, -1), step(-1, -3), step(-3, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("strike 2027-0"),
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
                id: Borrowed("M"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
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
                id: Borrowed("Z"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
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
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_2),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
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
                id: Borrowed("P"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_5),
                        MoveFacts::leap(Mode::Capture, STEPS_6),
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
                id: Borrowed("F"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_7),
                        MoveFacts::slide(Mode::Capture, 2, None, STEPS_8),
                        MoveFacts::leap(Mode::Both, STEPS_9),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(M, Player::First, Wide::low(0x10)),
            Army::new(Z, Player::First, Wide::low(0x1)),
            Army::new(C, Player::First, Wide::low(0x2)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0xec0)),
            Army::new(F, Player::First, Wide::low(0x20)),
            Army::new(M, Player::Second, Wide::low(0x100_0000_0000)),
            Army::new(Z, Player::Second, Wide::low(0x10_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x20_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0xe_c000_0000)),
            Army::new(F, Player::Second, Wide::low(0x200_0000_0000)),
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
    strike: Some(Strike {
        unchanged: true,
        chain: Borrowed(&[]),
        ends: Ends::Stay,
        switches: KindSet::NONE,
        landing: Borrowed(&[]),
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
    scoring: None,
    max_plies: 80u32,
    repetition: None,
    no_progress: 30u32,
    tier: Tier::Free,
};
const M_LEAPS: usize = 0;
const K_LEAPS: usize = 1;
const P_STEPS: usize = 2;
const P_STEPS_2: usize = 3;
const P_TAKES: usize = 4;
const P_TAKES_2: usize = 5;
const F_LEAPS: usize = 6;
const F_LEAPS_2: usize = 7;
const F_ONTO: usize = 8;
const F_ONTO_2: usize = 9;
const COVERED: usize = 10;
const COVERED_2: usize = 11;
const COVERED_3: usize = 12;
const COVERED_4: usize = 13;
const RAY: usize = 14;
const RAY_2: usize = 15;
const RAY_3: usize = 16;
const RAY_4: usize = 17;
const RAY_5: usize = 18;
const RAY_6: usize = 19;
const RAY_7: usize = 20;
const RAY_8: usize = 21;
const RAY_9: usize = 22;
const RAY_10: usize = 23;
const RAY_11: usize = 24;
const RAY_12: usize = 25;
const RAY_13: usize = 26;
const RAY_14: usize = 27;
const RAY_15: usize = 28;
const RAY_16: usize = 29;
const RAY_17: usize = 30;
const RAY_18: usize = 31;
const RAY_19: usize = 32;
const RAY_20: usize = 33;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// strike 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 34],
    lines: [[Span<u64>; 64]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[1].to),
                row(&tables.players[1].kinds[4].leaps[1].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].onto.leaps[4].from),
                row(&tables.players[1].onto.leaps[4].from),
                row(&covered(&tables.lines, &[2, 3])),
                row(&covered(&tables.lines, &[4, 5])),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[6, 7, 8, 9])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[12].snipers),
                row(&tables.players[0].pins[16].snipers),
                row(&tables.players[0].pins[15].snipers),
                row(&tables.players[0].pins[17].snipers),
                row(&tables.players[0].pins[13].snipers),
                row(&tables.players[0].pins[19].snipers),
                row(&tables.players[0].pins[14].snipers),
                row(&tables.players[0].pins[18].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE.with_royals().with_royal_loss().with_strike();
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
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            M => {
                Reach::both(
                    self.set(M_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            Z => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            C => {
                let both = self.line(LINE_1, from, occupied)
                    | self.line(LINE_2, from, occupied)
                    | self.line(LINE_5, from, occupied)
                    | self.line(LINE_6, from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.set(M_LEAPS, from),
                }
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            F => {
                let both = self.set(player.pick(F_LEAPS, F_LEAPS_2), from);
                Reach {
                    quiet: both,
                    capture: both | self.tables.lines[6].reach(from, occupied)
                        | self.tables.lines[7].reach(from, occupied)
                        | self.tables.lines[8].reach(from, occupied)
                        | self.tables.lines[9].reach(from, occupied),
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
    ) -> u64 {
        (self.set(M_LEAPS, on) & at.of_kind(M) | self.set(M_LEAPS, on) & at.of_kind(C)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(by.pick(F_ONTO, F_ONTO_2), on) & at.of_kind(F)) & at.of(by)
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
        let pieces = at.of_kind(Z) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(C) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(M) | at.of_kind(Z) | at.of_kind(C)) & army
            & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(F) & army & self.set(COVERED_4, on);
        if pieces.any() {
            found
                |= (self.tables.lines[6].reach(on, occupied)
                    | self.tables.lines[7].reach(on, occupied)
                    | self.tables.lines[8].reach(on, occupied)
                    | self.tables.lines[9].reach(on, occupied)) & pieces;
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
        let sliders_2 = at.of_kind(Z) & at.of(by);
        let sliders_4 = at.of_kind(C) & at.of(by);
        let sliders_7 = (at.of_kind(M) | at.of_kind(Z) | at.of_kind(C)) & at.of(by);
        let sliders_32 = at.of_kind(F) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_2).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_7).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_7).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_7).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_7).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_32).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_19, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_20, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
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
        visitor.visit(self, M);
        visitor.visit(self, Z);
        visitor.visit(self, C);
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, F);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
