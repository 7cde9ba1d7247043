//! Manchu chess. This file is @generated from `rulesets/manchu.json` by `cargo xtask build-games`.
//!
//! 9 by 10 squares, 8 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
//! - Royal pieces may not face each other.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const A: Kind = Kind(1);
const B: Kind = Kind(2);
const N: Kind = Kind(3);
const C: Kind = Kind(4);
const R: Kind = Kind(5);
const K: Kind = Kind(6);
const M: Kind = Kind(7);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 0), step(-1, 0)];
const STEPS_3: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(2, 2), step(2, -2), step(-2, -2), step(-2, 2)];
const STEPS_5: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_6: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Manchu chess"),
    board: Board {
        files: 9u8,
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
                value: 1.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2)
                            .only_from([
                                Wide([0xffff_e000_0000_0000, 0x3ff_ffff, 0x0, 0x0]),
                                Wide::low(0x1fff_ffff_ffff),
                            ]),
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
                id: Borrowed("A"),
                royal: false,
                value: 2.0,
                region: Some([Wide::low(0xe0_7038), Wide([0x0, 0x70_381c, 0x0, 0x0])]),
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
                id: Borrowed("B"),
                royal: false,
                value: 2.0,
                region: Some([
                    Wide::low(0x1fff_ffff_ffff),
                    Wide([0xffff_e000_0000_0000, 0x3ff_ffff, 0x0, 0x0]),
                ]),
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Both, STEPS_4)]),
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
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Both, STEPS_5)]),
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
                value: 4.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_6),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_6,
                        ),
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
                id: Borrowed("R"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_6)]),
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
                region: Some([Wide::low(0xe0_7038), Wide([0x0, 0x70_381c, 0x0, 0x0])]),
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
                id: Borrowed("M"),
                royal: false,
                value: 15.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_6,
                        ),
                        MoveFacts::lame(Mode::Both, STEPS_5),
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
            Army::new(P, Player::First, Wide::low(0xa_a800_0000)),
            Army::new(A, Player::First, Wide::low(0x28)),
            Army::new(B, Player::First, Wide::low(0x44)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(M, Player::First, Wide::low(0x1)),
            Army::new(P, Player::Second, Wide::low(0x5540_0000_0000_0000)),
            Army::new(A, Player::Second, Wide([0x0, 0x50_0000, 0x0, 0x0])),
            Army::new(B, Player::Second, Wide([0x0, 0x88_0000, 0x0, 0x0])),
            Army::new(N, Player::Second, Wide([0x0, 0x104_0000, 0x0, 0x0])),
            Army::new(C, Player::Second, Wide([0x0, 0x41, 0x0, 0x0])),
            Army::new(R, Player::Second, Wide([0x0, 0x202_0000, 0x0, 0x0])),
            Army::new(K, Player::Second, Wide([0x0, 0x20_0000, 0x0, 0x0])),
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
    forbid_facing: true,
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
    max_plies: 500u32,
    repetition: Some(3u32),
    no_progress: 120u32,
    tier: Tier::Probe,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const A_LEAPS: usize = 2;
const A_LEAPS_2: usize = 3;
const B_LEGS: usize = 4;
const B_FAR: usize = 5;
const B_LEGS_2: usize = 6;
const B_FAR_2: usize = 7;
const B_FAR_3: usize = 8;
const B_FAR_4: usize = 9;
const B_LEGS_3: usize = 10;
const B_FAR_5: usize = 11;
const B_LEGS_4: usize = 12;
const B_FAR_6: usize = 13;
const B_FAR_7: usize = 14;
const B_FAR_8: usize = 15;
const N_LEGS: usize = 16;
const N_FAR: usize = 17;
const N_LEGS_2: usize = 18;
const N_FAR_2: usize = 19;
const N_FAR_3: usize = 20;
const N_FAR_4: usize = 21;
const N_LEGS_3: usize = 22;
const N_FAR_5: usize = 23;
const N_FAR_6: usize = 24;
const N_LEGS_4: usize = 25;
const N_FAR_7: usize = 26;
const N_FAR_8: usize = 27;
const K_LEAPS: usize = 28;
const K_LEAPS_2: usize = 29;
const P_ONTO: usize = 30;
const P_ONTO_2: usize = 31;
const A_ONTO: usize = 32;
const A_ONTO_2: usize = 33;
const K_ONTO: usize = 34;
const K_ONTO_2: usize = 35;
const COVERED: usize = 36;
const RAY: usize = 37;
const RAY_2: usize = 38;
const RAY_3: usize = 39;
const RAY_4: usize = 40;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Manchu chess, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 41],
    lines: [[Span<u128>; 128]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].legged[0].legs),
                row(&tables.players[0].kinds[2].legged[0].to),
                row(&tables.players[1].kinds[2].legged[0].legs),
                row(&tables.players[1].kinds[2].legged[0].to),
                row(&tables.players[0].kinds[2].legged[1].to),
                row(&tables.players[1].kinds[2].legged[1].to),
                row(&tables.players[0].kinds[2].legged[2].legs),
                row(&tables.players[0].kinds[2].legged[2].to),
                row(&tables.players[1].kinds[2].legged[2].legs),
                row(&tables.players[1].kinds[2].legged[2].to),
                row(&tables.players[0].kinds[2].legged[3].to),
                row(&tables.players[1].kinds[2].legged[3].to),
                row(&tables.players[0].kinds[3].legged[0].legs),
                row(&tables.players[0].kinds[3].legged[0].to),
                row(&tables.players[1].kinds[3].legged[0].legs),
                row(&tables.players[1].kinds[3].legged[0].to),
                row(&tables.players[0].kinds[3].legged[1].to),
                row(&tables.players[1].kinds[3].legged[1].to),
                row(&tables.players[0].kinds[3].legged[2].legs),
                row(&tables.players[0].kinds[3].legged[2].to),
                row(&tables.players[1].kinds[3].legged[2].to),
                row(&tables.players[0].kinds[3].legged[3].legs),
                row(&tables.players[0].kinds[3].legged[3].to),
                row(&tables.players[1].kinds[3].legged[3].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[1].kinds[6].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[1].onto.leaps[0].from),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[1].onto.leaps[1].from),
                row(&tables.players[0].onto.leaps[2].from),
                row(&tables.players[1].onto.leaps[2].from),
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
    fn set(&self, table: usize, square: Square) -> u128 {
        self.sets[table][square.index() & 127]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: u128) -> u128 {
        SquareSet::slide(self.lines[line][from.index() & 127], occupied)
    }
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u128) -> u128 {
        legged(self.set(legs, from), self.set(to, from), occupied)
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 8];
    type Hands = [u8; 0];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_regions()
        .with_hops()
        .with_lame()
        .with_forbid_facing();
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u128,
    ) -> Reach<u128> {
        match kind {
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            A => Reach::both(self.set(player.pick(A_LEAPS, A_LEAPS_2), from)),
            B => {
                Reach::both(
                    self
                        .legged(
                            player.pick([B_LEGS, B_FAR], [B_LEGS_2, B_FAR_2]),
                            from,
                            occupied,
                        )
                        | self
                            .legged(
                                player.pick([B_LEGS_2, B_FAR_3], [B_LEGS, B_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_3, B_FAR_5], [B_LEGS_4, B_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_4, B_FAR_7], [B_LEGS_3, B_FAR_8]),
                                from,
                                occupied,
                            ),
                )
            }
            N => {
                Reach::both(
                    self
                        .legged(
                            player.pick([N_LEGS, N_FAR], [N_LEGS_2, N_FAR_2]),
                            from,
                            occupied,
                        )
                        | self
                            .legged(
                                player.pick([N_LEGS, N_FAR_3], [N_LEGS_2, N_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_3, N_FAR_5], [N_LEGS_3, N_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_4, N_FAR_7], [N_LEGS_4, N_FAR_8]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_2, N_FAR_4], [N_LEGS, N_FAR_3]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_2, N_FAR_2], [N_LEGS, N_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_4, N_FAR_8], [N_LEGS_4, N_FAR_7]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([N_LEGS_3, N_FAR_6], [N_LEGS_3, N_FAR_5]),
                                from,
                                occupied,
                            ),
                )
            }
            C => defaults::reach(self, at, player, kind, from, occupied),
            R => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            K => Reach::both(self.set(player.pick(K_LEAPS, K_LEAPS_2), from)),
            M => defaults::reach(self, at, player, kind, from, occupied),
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
        (self.set(by.pick(P_ONTO, P_ONTO_2), on) & at.of_kind(P)
            | self.set(by.pick(A_ONTO, A_ONTO_2), on) & at.of_kind(A)
            | self.set(by.pick(K_ONTO, K_ONTO_2), on) & at.of_kind(K)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: u128,
    ) -> u128 {
        let army = at.of(by);
        let mut found: u128 = SquareSet::EMPTY;
        let pieces = (at.of_kind(R) | at.of_kind(M)) & army & self.set(COVERED, on);
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
        mut found: impl FnMut(Square, u128),
    ) {
        let sliders_160 = (at.of_kind(R) | at.of_kind(M)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_160).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_160).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_160).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_160).iter() {
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
        pieces: u128,
        occupied: u128,
        targets: Reach<u128>,
        zone: u128,
    ) -> Tally {
        match (kind, player) {
            (P, Player::First) => {
                Stride::new(Mode::Both, 9, 0x1_ffff_ffff_ffff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 1, 0x1fe_ff7f_bfdf_eff7_fbfd_feff)
                        .only_from(0x3ff_ffff_ffff_e000_0000_0000)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -1, 0x3fd_feff_7fbf_dfef_f7fb_fdfe)
                        .only_from(0x3ff_ffff_ffff_e000_0000_0000)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Both, -9, 0x3ff_ffff_ffff_ffff_ffff_fe00)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 1, 0x1fe_ff7f_bfdf_eff7_fbfd_feff)
                        .only_from(0x1fff_ffff_ffff)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -1, 0x3fd_feff_7fbf_dfef_f7fb_fdfe)
                        .only_from(0x1fff_ffff_ffff)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
        visitor.visit(self, A);
        visitor.visit(self, B);
        visitor.visit(self, N);
        visitor.visit(self, C);
        visitor.visit(self, R);
        visitor.visit(self, K);
        visitor.visit(self, M);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(K) & at.of(player)
    }
}
