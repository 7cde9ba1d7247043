//! hex 2027-0. This file is @generated from `rulesets/cases/random-hex-000.json` by `cargo xtask build-games`.
//!
//! 7 by 8 squares, 6 kinds of piece. Legal moves are told by the replay tier:
//! - A piece may turn to attack.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const L: Kind = Kind(0);
const KIND_1: Kind = Kind(1);
const C: Kind = Kind(2);
const K: Kind = Kind(3);
const P: Kind = Kind(4);
const N: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
];
const STEPS_2: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
];
const STEPS_3: &[Step] = &[
    step(2, 1),
    step(-1, 3),
    step(-3, 2),
    step(-2, -1),
    step(1, -3),
    step(3, -2),
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_4: &[Step] = &[
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
const STEPS_5: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_6: &[Step] = &[step(0, 1)];
const STEPS_7: &[Step] = &[step(1, 0), step(-1, 1)];
const STEPS_8: &[Step] = &[step(0, 2), step(1, 2)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("hex 2027-0"),
    board: Board {
        files: 7u8,
        ranks: 8u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x0),
        walls: Wide::low(0x10_0008_0000),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("L"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Capture, 1, None, STEPS_1),
                        MoveFacts::slide(Mode::Quiet, 1, Some(2), STEPS_2),
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
                id: Borrowed("+R"),
                royal: false,
                value: 1.0,
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
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_5),
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
                value: 1.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_6),
                        MoveFacts::leap(Mode::Capture, STEPS_7),
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
                id: Borrowed("N"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::lame(Mode::Both, STEPS_8),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: Some(FacingFacts {
                    axes: 2,
                    initial: Facing::Backward,
                    turns: false,
                }),
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(L, Player::First, Wide::low(0x402)),
            Army::new(KIND_1, Player::First, Wide::low(0x8)),
            Army::new(C, Player::First, Wide::low(0x10)),
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(P, Player::First, Wide::low(0x3b80)),
            Army::new(N, Player::First, Wide::low(0x44)),
            Army::new(L, Player::Second, Wide::low(0x40_2000_0000_0000)),
            Army::new(KIND_1, Player::Second, Wide::low(0x10_0000_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x8_0000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x80_0000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x1_dc00_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x22_0000_0000_0000)),
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
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 120u32,
    repetition: None,
    no_progress: 50u32,
    tier: Tier::Replay,
};
const C_LEAPS: usize = 0;
const K_LEAPS: usize = 1;
const P_STEPS: usize = 2;
const P_STEPS_2: usize = 3;
const P_TAKES: usize = 4;
const P_TAKES_2: usize = 5;
const C_ONTO: usize = 6;
const K_ONTO: usize = 7;
const P_ONTO: usize = 8;
const P_ONTO_2: usize = 9;
const COVERED: usize = 10;
const COVERED_2: usize = 11;
const RAY: usize = 12;
const RAY_2: usize = 13;
const RAY_3: usize = 14;
const RAY_4: usize = 15;
const RAY_5: usize = 16;
const RAY_6: usize = 17;
const RAY_7: usize = 18;
const RAY_8: usize = 19;
const RAY_9: usize = 20;
const RAY_10: usize = 21;
const RAY_11: usize = 22;
const RAY_12: usize = 23;
const RAY_13: usize = 24;
const RAY_14: usize = 25;
const RAY_15: usize = 26;
const RAY_16: usize = 27;
const RAY_17: usize = 28;
const RAY_18: usize = 29;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
const LINE_9: usize = 8;
const LINE_10: usize = 9;
const LINE_11: usize = 10;
const LINE_12: usize = 11;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// hex 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 30],
    lines: [[Span<u64>; 64]; 12],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[1].to),
                row(&tables.players[1].kinds[4].leaps[1].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[0].onto.leaps[2].from),
                row(&tables.players[1].onto.leaps[2].from),
                row(&covered(&tables.lines, &[0, 1, 2, 3, 4, 5])),
                row(&covered(&tables.lines, &[9, 10, 11])),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[6].back),
                row(&tables.players[0].pins[6].ahead),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[0].pins[2].ahead),
                row(&tables.players[0].pins[13].back),
                row(&tables.players[0].pins[13].ahead),
                row(&tables.players[0].pins[14].back),
                row(&tables.players[0].pins[14].ahead),
                row(&tables.players[0].pins[12].back),
                row(&tables.players[0].pins[12].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[10].spans),
                row(&tables.lines[11].spans),
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
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_lame()
        .with_walks()
        .with_facings();
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            L => {
                Reach {
                    quiet: self.line(LINE_7, from, occupied)
                        | self.line(LINE_8, from, occupied)
                        | self.line(LINE_9, from, occupied),
                    capture: self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied),
                }
            }
            KIND_1 => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied)
                        | self.line(LINE_10, from, occupied)
                        | self.line(LINE_11, from, occupied)
                        | self.line(LINE_12, from, occupied),
                )
            }
            C => {
                Reach::both(
                    self.set(C_LEAPS, from) | self.line(LINE_10, from, occupied)
                        | self.line(LINE_11, from, occupied)
                        | self.line(LINE_12, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            N => defaults::reach(self, at, player, kind, from, occupied),
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
        (self.set(C_ONTO, on) & at.of_kind(C) | self.set(K_ONTO, on) & at.of_kind(K)
            | self.set(by.pick(P_ONTO, P_ONTO_2), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = (at.of_kind(L) | at.of_kind(KIND_1)) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(KIND_1) | at.of_kind(C)) & army
            & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_10, on, occupied) | self.line(LINE_11, on, occupied)
                    | self.line(LINE_12, on, occupied)) & pieces;
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
        let sliders_3 = (at.of_kind(L) | at.of_kind(KIND_1)) & at.of(by);
        let sliders_6 = (at.of_kind(KIND_1) | at.of_kind(C)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_3).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_3).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_6).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
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
                Stride::new(Mode::Quiet, 7, 0x1_ffff_dfff_efff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 1, 0x7e_fdf3_f7eb_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 6, 0x1_fbf7_afdf_9f7e)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -7, 0xff_f7ff_fbff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -1, 0xfd_fbd7_efcf_bf7e)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -6, 0x7e_f9fb_f5ef_df80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, L);
        visitor.visit(self, KIND_1);
        visitor.visit(self, C);
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, N);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
