//! Minixiangqi. This file is @generated from `rulesets/minixiangqi.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 5 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
//! - Royal pieces may not face each other.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const C: Kind = Kind(2);
const R: Kind = Kind(3);
const K: Kind = Kind(4);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 0), step(-1, 0)];
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
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Minixiangqi"),
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
                id: Borrowed("P"),
                royal: false,
                value: 1.5,
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
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("N"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Both, STEPS_3)]),
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
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_4),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_4,
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
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
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
                region: Some([Wide::low(0x7_0e1c), Wide::low(0x70e1_c000_0000)]),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(P, Player::First, Wide::low(0x2e80)),
            Army::new(N, Player::First, Wide::low(0x14)),
            Army::new(C, Player::First, Wide::low(0x22)),
            Army::new(R, Player::First, Wide::low(0x41)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0x2e8_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x5000_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x8800_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x1_0400_0000_0000)),
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
    max_plies: 300u32,
    repetition: Some(3u32),
    no_progress: 120u32,
    tier: Tier::Probe,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const N_LEGS: usize = 2;
const N_FAR: usize = 3;
const N_LEGS_2: usize = 4;
const N_FAR_2: usize = 5;
const N_FAR_3: usize = 6;
const N_FAR_4: usize = 7;
const N_LEGS_3: usize = 8;
const N_FAR_5: usize = 9;
const N_FAR_6: usize = 10;
const N_LEGS_4: usize = 11;
const N_FAR_7: usize = 12;
const N_FAR_8: usize = 13;
const K_LEAPS: usize = 14;
const K_LEAPS_2: usize = 15;
const K_ONTO: usize = 16;
const K_ONTO_2: usize = 17;
const COVERED: usize = 18;
const RAY: usize = 19;
const RAY_2: usize = 20;
const RAY_3: usize = 21;
const RAY_4: usize = 22;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Minixiangqi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 23],
    lines: [[Span<u64>; 64]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].legged[0].legs),
                row(&tables.players[0].kinds[1].legged[0].to),
                row(&tables.players[1].kinds[1].legged[0].legs),
                row(&tables.players[1].kinds[1].legged[0].to),
                row(&tables.players[0].kinds[1].legged[1].to),
                row(&tables.players[1].kinds[1].legged[1].to),
                row(&tables.players[0].kinds[1].legged[2].legs),
                row(&tables.players[0].kinds[1].legged[2].to),
                row(&tables.players[1].kinds[1].legged[2].to),
                row(&tables.players[0].kinds[1].legged[3].legs),
                row(&tables.players[0].kinds[1].legged[3].to),
                row(&tables.players[1].kinds[1].legged[3].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[1].onto.leaps[1].from),
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
    type Extra = [Extra<u64>; 0];
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
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
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
        (self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(by.pick(K_ONTO, K_ONTO_2), on) & at.of_kind(K)) & at.of(by)
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
        let sliders_8 = at.of_kind(R) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_8).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_8).iter() {
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
                Stride::new(Mode::Both, 7, 0x3ff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 1, 0xfdfb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -1, 0x1_fbf7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Both, -7, 0x1_ffff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 1, 0xfdfb_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -1, 0x1_fbf7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
        visitor.visit(self, N);
        visitor.visit(self, C);
        visitor.visit(self, R);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
