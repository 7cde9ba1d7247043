//! strike 2027-1. This file is @generated from `rulesets/cases/random-strike-001.json` by `cargo xtask build-games`.
//!
//! 7 by 8 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const E: Kind = Kind(1);
const P: Kind = Kind(2);
const X: Kind = Kind(3);
const R: Kind = Kind(4);
const STEPS_1: &[Step] = &[step(-2, 3), step(2, 2), step(-2, -1), step(-1, -2)];
const STEPS_2: &[Step] = &[step(-3, 3), step(3, 3), step(-2, -1), step(2, -1)];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[step(0, 1)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_6: &[Step] = &[
    step(-1, 1),
    step(1, 1),
    step(-2, -2),
    step(2, -2),
    step(0, 2),
];
const STEPS_7: &[Step] = &[step(2, 1), step(2, -2), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("strike 2027-1"),
    board: Board {
        files: 7u8,
        ranks: 8u8,
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
                id: Borrowed("S"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Capture, STEPS_1),
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_2),
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
                id: Borrowed("E"),
                royal: false,
                value: 3.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_4),
                        MoveFacts::leap(Mode::Capture, STEPS_5),
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
                id: Borrowed("X"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 2, Some(4), STEPS_6)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_7)]),
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
            Army::new(S, Player::First, Wide::low(0x21)),
            Army::new(E, Player::First, Wide::low(0x40)),
            Army::new(P, Player::First, Wide::low(0x3d80)),
            Army::new(X, Player::First, Wide::low(0x1a)),
            Army::new(S, Player::Second, Wide::low(0x84_0000_0000_0000)),
            Army::new(E, Player::Second, Wide::low(0x2_0000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x1_bc00_0000_0000)),
            Army::new(X, Player::Second, Wide::low(0x58_0000_0000_0000)),
        ],
    ),
    win: Win::None,
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
        chain: Borrowed(&[(P, X), (S, X)]),
        ends: Ends::Swap,
        switches: KindSet::NONE,
        landing: Borrowed(&[]),
        immune: KindSet::NONE.with(E),
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
    scoring: Some(Scoring::Pieces),
    max_plies: 200u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const S_LEGS: usize = 0;
const S_FAR: usize = 1;
const S_LEGS_2: usize = 2;
const S_FAR_2: usize = 3;
const S_LEGS_3: usize = 4;
const S_FAR_3: usize = 5;
const S_LEGS_4: usize = 6;
const S_FAR_4: usize = 7;
const S_LEGS_5: usize = 8;
const S_FAR_5: usize = 9;
const S_LEGS_6: usize = 10;
const S_FAR_6: usize = 11;
const S_FAR_7: usize = 12;
const S_FAR_8: usize = 13;
const P_TAKES: usize = 14;
const P_TAKES_2: usize = 15;
const COVERED: usize = 16;
const COVERED_2: usize = 17;
const COVERED_3: usize = 18;
const COVERED_4: usize = 19;
const COVERED_5: usize = 20;
const RAY: usize = 21;
const RAY_2: usize = 22;
const RAY_3: usize = 23;
const RAY_4: usize = 24;
const RAY_5: usize = 25;
const RAY_6: usize = 26;
const RAY_7: usize = 27;
const RAY_8: usize = 28;
const RAY_9: usize = 29;
const RAY_10: usize = 30;
const RAY_11: usize = 31;
const RAY_12: usize = 32;
const RAY_13: usize = 33;
const RAY_14: usize = 34;
const RAY_15: usize = 35;
const RAY_16: usize = 36;
const RAY_17: usize = 37;
const RAY_18: usize = 38;
const RAY_19: usize = 39;
const RAY_20: usize = 40;
const RAY_21: usize = 41;
const RAY_22: usize = 42;
const RAY_23: usize = 43;
const RAY_24: usize = 44;
const RAY_25: usize = 45;
const RAY_26: usize = 46;
const RAY_27: usize = 47;
const RAY_28: usize = 48;
const RAY_29: usize = 49;
const RAY_30: usize = 50;
const RAY_31: usize = 51;
const RAY_32: usize = 52;
const LINE_1: usize = 0;
const LINE_23: usize = 1;
const LINE_2: usize = 2;
const LINE_24: usize = 3;
const LINE_3: usize = 4;
const LINE_25: usize = 5;
const LINE_4: usize = 6;
const LINE_26: usize = 7;
const LINE_5: usize = 8;
const LINE_6: usize = 9;
const LINE_12: usize = 10;
const LINE_20: usize = 11;
const LINE_13: usize = 12;
const LINE_21: usize = 13;
const LINE_14: usize = 14;
const LINE_22: usize = 15;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// strike 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 53],
    lines: [[Span<u64>; 64]; 16],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].legged[0].legs),
                row(&tables.players[0].kinds[0].legged[0].to),
                row(&tables.players[1].kinds[0].legged[0].legs),
                row(&tables.players[1].kinds[0].legged[0].to),
                row(&tables.players[0].kinds[0].legged[1].legs),
                row(&tables.players[0].kinds[0].legged[1].to),
                row(&tables.players[1].kinds[0].legged[1].legs),
                row(&tables.players[1].kinds[0].legged[1].to),
                row(&tables.players[0].kinds[0].legged[2].legs),
                row(&tables.players[0].kinds[0].legged[2].to),
                row(&tables.players[1].kinds[0].legged[2].legs),
                row(&tables.players[1].kinds[0].legged[2].to),
                row(&tables.players[0].kinds[0].legged[3].to),
                row(&tables.players[1].kinds[0].legged[3].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&covered(&tables.lines, &[4, 5])),
                row(&covered(&tables.lines, &[14, 15, 16, 17, 18])),
                row(&covered(&tables.lines, &[6, 7, 8, 9, 10])),
                row(&covered(&tables.lines, &[19, 20, 21])),
                row(&covered(&tables.lines, &[11, 12, 13])),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[1].pins[6].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[1].pins[6].ahead),
                row(&tables.players[0].pins[8].snipers),
                row(&tables.players[1].pins[6].snipers),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[1].pins[7].back),
                row(&tables.players[0].pins[5].ahead),
                row(&tables.players[1].pins[7].ahead),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[1].pins[7].snipers),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[1].pins[4].back),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[1].pins[4].snipers),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[1].pins[8].snipers),
                row(&tables.players[0].pins[6].snipers),
                row(&tables.players[1].pins[5].snipers),
                row(&tables.players[0].pins[9].back),
                row(&tables.players[0].pins[9].ahead),
                row(&tables.players[0].pins[9].snipers),
                row(&tables.players[1].pins[10].snipers),
                row(&tables.players[0].pins[11].snipers),
                row(&tables.players[1].pins[11].snipers),
                row(&tables.players[0].pins[10].snipers),
                row(&tables.players[1].pins[9].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[22].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[23].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[24].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[25].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[11].spans),
                row(&tables.lines[19].spans),
                row(&tables.lines[12].spans),
                row(&tables.lines[20].spans),
                row(&tables.lines[13].spans),
                row(&tables.lines[21].spans),
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
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u64) -> u64 {
        legged(self.set(legs, from), self.set(to, from), occupied)
    }
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 5];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE.with_lame().with_strike();
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
            S => {
                Reach {
                    quiet: self.line(player.pick(LINE_1, LINE_23), from, occupied)
                        | self.line(player.pick(LINE_2, LINE_24), from, occupied)
                        | self.line(player.pick(LINE_3, LINE_25), from, occupied)
                        | self.line(player.pick(LINE_4, LINE_26), from, occupied),
                    capture: self
                        .legged(
                            player.pick([S_LEGS, S_FAR], [S_LEGS_2, S_FAR_2]),
                            from,
                            occupied,
                        )
                        | self
                            .legged(
                                player.pick([S_LEGS_3, S_FAR_3], [S_LEGS_4, S_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([S_LEGS_5, S_FAR_5], [S_LEGS_6, S_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([S_LEGS_2, S_FAR_7], [S_LEGS, S_FAR_8]),
                                from,
                                occupied,
                            ),
                }
            }
            E => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(S_LEGS, S_LEGS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            X => {
                Reach::both(
                    self.tables.lines[player.pick(6, 14)].reach(from, occupied)
                        | self.tables.lines[player.pick(7, 15)].reach(from, occupied)
                        | self.tables.lines[player.pick(8, 16)].reach(from, occupied)
                        | self.tables.lines[player.pick(9, 17)].reach(from, occupied)
                        | self.tables.lines[player.pick(10, 18)].reach(from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.line(player.pick(LINE_12, LINE_20), from, occupied)
                        | self.line(player.pick(LINE_13, LINE_21), from, occupied)
                        | self.line(player.pick(LINE_14, LINE_22), from, occupied),
                )
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(E) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(X) & army & self.set(by.pick(COVERED_2, COVERED_3), on);
        if pieces.any() {
            found
                |= (self.tables.lines[by.pick(14, 6)].reach(on, occupied)
                    | self.tables.lines[by.pick(15, 7)].reach(on, occupied)
                    | self.tables.lines[by.pick(16, 8)].reach(on, occupied)
                    | self.tables.lines[by.pick(17, 9)].reach(on, occupied)
                    | self.tables.lines[by.pick(18, 10)].reach(on, occupied)) & pieces;
        }
        let pieces = at.of_kind(R) & army & self.set(by.pick(COVERED_4, COVERED_5), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_20, LINE_12), on, occupied)
                    | self.line(by.pick(LINE_21, LINE_13), on, occupied)
                    | self.line(by.pick(LINE_22, LINE_14), on, occupied)) & pieces;
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
        let sliders_2 = at.of_kind(E) & at.of(by);
        let sliders_8 = at.of_kind(X) & at.of(by);
        let sliders_16 = at.of_kind(R) & at.of(by);
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
        for sniper in (self.set(by.pick(RAY_9, RAY_10), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, RAY_6), on)
                    & self.set(by.pick(RAY_7, RAY_8), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_15, RAY_16), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_11, RAY_12), on)
                    & self.set(by.pick(RAY_13, RAY_14), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_19, RAY_20), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_17, RAY_18), on)
                    & self.set(by.pick(RAY_18, RAY_17), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_21, RAY_22), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_14, RAY_7), on)
                    & self.set(by.pick(RAY_12, RAY_5), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_23, RAY_24), on) & sliders_8).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_8, RAY_13), on)
                    & self.set(by.pick(RAY_6, RAY_11), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_27, RAY_28), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_25, RAY_12), on)
                    & self.set(by.pick(RAY_26, RAY_14), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_29, RAY_30), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_17, RAY_18), on)
                    & self.set(by.pick(RAY_18, RAY_17), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_31, RAY_32), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_14, RAY_26), on)
                    & self.set(by.pick(RAY_12, RAY_25), sniper),
            );
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
                Stride::new(Mode::Quiet, 7, 0x1_ffff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 8, 0xfdfb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 6, 0x1_fbf7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -7, 0xff_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -8, 0xfd_fbf7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -6, 0x7e_fdfb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, S);
        visitor.visit(self, E);
        visitor.visit(self, P);
        visitor.visit(self, X);
        visitor.visit(self, R);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
