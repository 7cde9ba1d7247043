//! facing 2027-0. This file is @generated from `rulesets/cases/random-facing-000.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const K: Kind = Kind(0);
const B: Kind = Kind(1);
const G: Kind = Kind(2);
const P: Kind = Kind(3);
const E: Kind = Kind(4);
const STEPS_1: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_2: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(0, 2), step(0, 1), step(0, -1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("facing 2027-0"),
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 1,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("B"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Both, STEPS_2)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 1,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("G"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_4),
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_5),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_5)
                            .only_from([Wide::low(0x3f80), Wide::low(0x3f8_0000_0000)])
                            .only_first(),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 1,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("E"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_5),
                        MoveFacts::leap(Mode::Both, STEPS_6),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: Some(FacingFacts {
                    axes: 4,
                    initial: Facing::Right,
                    turns: true,
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
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(B, Player::First, Wide::low(0x2)),
            Army::new(G, Player::First, Wide::low(0x20)),
            Army::new(P, Player::First, Wide::low(0x40)),
            Army::new(E, Player::First, Wide::low(0x4)).pointing(Facing::Backward),
            Army::new(K, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(B, Player::Second, Wide::low(0x800_0000_0000)),
            Army::new(G, Player::Second, Wide::low(0x8000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x1_0000_0000_0000)),
            Army::new(E, Player::Second, Wide::low(0x1000_0000_0000))
                .pointing(Facing::Right),
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
    max_plies: 80u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const B_LEGS: usize = 0;
const B_FAR: usize = 1;
const B_LEGS_2: usize = 2;
const B_FAR_2: usize = 3;
const B_FAR_3: usize = 4;
const B_FAR_4: usize = 5;
const B_LEGS_3: usize = 6;
const B_FAR_5: usize = 7;
const B_FAR_6: usize = 8;
const B_LEGS_4: usize = 9;
const B_FAR_7: usize = 10;
const B_FAR_8: usize = 11;
const G_LEAPS: usize = 12;
const P_FAR: usize = 13;
const P_FAR_2: usize = 14;
const COVERED: usize = 15;
const COVERED_2: usize = 16;
const RAY: usize = 17;
const RAY_2: usize = 18;
const RAY_3: usize = 19;
const RAY_4: usize = 20;
const RAY_5: usize = 21;
const RAY_6: usize = 22;
const RAY_7: usize = 23;
const RAY_8: usize = 24;
const RAY_9: usize = 25;
const RAY_10: usize = 26;
const RAY_11: usize = 27;
const RAY_12: usize = 28;
const RAY_13: usize = 29;
const RAY_14: usize = 30;
const RAY_15: usize = 31;
const RAY_16: usize = 32;
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
/// facing 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 33],
    lines: [[Span<u64>; 64]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
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
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].legged[0].to),
                row(&tables.players[1].kinds[3].legged[0].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3])),
                row(&covered(&tables.lines, &[4, 5])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[6].snipers),
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
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_first_move()
        .with_lame()
        .with_walks()
        .with_facings()
        .with_rests();
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
            K => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
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
                                player.pick([B_LEGS, B_FAR_3], [B_LEGS_2, B_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_3, B_FAR_5], [B_LEGS_3, B_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_4, B_FAR_7], [B_LEGS_4, B_FAR_8]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_2, B_FAR_4], [B_LEGS, B_FAR_3]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_2, B_FAR_2], [B_LEGS, B_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_4, B_FAR_8], [B_LEGS_4, B_FAR_7]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([B_LEGS_3, B_FAR_6], [B_LEGS_3, B_FAR_5]),
                                from,
                                occupied,
                            ),
                )
            }
            G => {
                Reach::both(
                    self.set(G_LEAPS, from) | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied),
                )
            }
            P => {
                let both = self.set(player.pick(B_LEGS, B_LEGS_2), from);
                Reach {
                    quiet: both
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([B_LEGS, P_FAR], [B_LEGS_2, P_FAR_2]),
                                        from,
                                        occupied,
                                    )
                            },
                        ),
                    capture: both,
                }
            }
            E => defaults::reach(self, at, player, kind, from, occupied),
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
        (self.set(G_LEAPS, on) & at.of_kind(G)
            | self.set(by.pick(B_LEGS_2, B_LEGS), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(K) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(G) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
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
        let sliders_1 = at.of_kind(K) & at.of(by);
        let sliders_4 = at.of_kind(G) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_1).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, K);
        visitor.visit(self, B);
        visitor.visit(self, G);
        visitor.visit(self, P);
        visitor.visit(self, E);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
