//! moves 2027-0. This file is @generated from `rulesets/cases/random-moves-000.json` by `cargo xtask build-games`.
//!
//! 6 by 7 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const J: Kind = Kind(1);
const P: Kind = Kind(2);
const T: Kind = Kind(3);
const STEPS_1: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
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
const STEPS_3: &[Step] = &[step(0, 2), step(2, 0), step(0, -2), step(-2, 0)];
const STEPS_4: &[Step] = &[step(0, 1)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_6: &[Step] = &[
    step(-3, 0),
    step(3, 0),
    step(-2, -1),
    step(2, -1),
    step(1, 0),
    step(-1, 0),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("moves 2027-0"),
    board: Board {
        files: 6u8,
        ranks: 7u8,
        lattice: Lattice::Square,
        holes: Wide::low(0x0),
        walls: Wide::low(0x2000),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("S"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("J"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Both, STEPS_2),
                        MoveFacts::lame(Mode::Both, STEPS_3).only_first(),
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
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_4),
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
                id: Borrowed("T"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::leap(Mode::Quiet, STEPS_6).only_first(),
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
            Army::new(S, Player::First, Wide::low(0x8)),
            Army::new(J, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x10)),
            Army::new(T, Player::First, Wide::low(0x1)),
            Army::new(S, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(J, Player::Second, Wide::low(0x80_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x20_0000_0000)),
            Army::new(T, Player::Second, Wide::low(0x200_0000_0000)),
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
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 200u32,
    repetition: Some(3u32),
    no_progress: 50u32,
    tier: Tier::Free,
};
const J_LEGS: usize = 0;
const J_FAR: usize = 1;
const J_LEGS_2: usize = 2;
const J_FAR_2: usize = 3;
const J_FAR_3: usize = 4;
const J_FAR_4: usize = 5;
const J_LEGS_3: usize = 6;
const J_FAR_5: usize = 7;
const J_LEGS_4: usize = 8;
const J_FAR_6: usize = 9;
const J_FAR_7: usize = 10;
const J_FAR_8: usize = 11;
const J_FAR_9: usize = 12;
const J_FAR_10: usize = 13;
const J_FAR_11: usize = 14;
const J_FAR_12: usize = 15;
const P_TAKES: usize = 16;
const P_TAKES_2: usize = 17;
const T_STEPS: usize = 18;
const T_STEPS_2: usize = 19;
const P_ONTO: usize = 20;
const P_ONTO_2: usize = 21;
const COVERED: usize = 22;
const RAY: usize = 23;
const RAY_2: usize = 24;
const RAY_3: usize = 25;
const RAY_4: usize = 26;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// moves 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 27],
    lines: [[Span<u64>; 64]; 2],
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
                row(&tables.players[1].kinds[1].legged[2].legs),
                row(&tables.players[1].kinds[1].legged[2].to),
                row(&tables.players[0].kinds[1].legged[3].to),
                row(&tables.players[1].kinds[1].legged[3].to),
                row(&tables.players[0].kinds[1].legged[8].to),
                row(&tables.players[1].kinds[1].legged[8].to),
                row(&tables.players[0].kinds[1].legged[9].to),
                row(&tables.players[1].kinds[1].legged[9].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[1].onto.leaps[0].from),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
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
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_first_move()
        .with_annihilation()
        .with_lame();
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
            S => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            J => {
                Reach::both(
                    self
                        .legged(
                            player.pick([J_LEGS, J_FAR], [J_LEGS_2, J_FAR_2]),
                            from,
                            occupied,
                        )
                        | self
                            .legged(
                                player.pick([J_LEGS, J_FAR_3], [J_LEGS_2, J_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_3, J_FAR_5], [J_LEGS_4, J_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_4, J_FAR_7], [J_LEGS_3, J_FAR_8]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_2, J_FAR_2], [J_LEGS, J_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_2, J_FAR_4], [J_LEGS, J_FAR_3]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_4, J_FAR_6], [J_LEGS_3, J_FAR_5]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([J_LEGS_3, J_FAR_8], [J_LEGS_4, J_FAR_7]),
                                from,
                                occupied,
                            )
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([J_LEGS, J_FAR_9], [J_LEGS_2, J_FAR_10]),
                                        from,
                                        occupied,
                                    )
                            },
                        )
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([J_LEGS_3, J_FAR_11], [J_LEGS_4, J_FAR_12]),
                                        from,
                                        occupied,
                                    )
                            },
                        )
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([J_LEGS_2, J_FAR_10], [J_LEGS, J_FAR_9]),
                                        from,
                                        occupied,
                                    )
                            },
                        )
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([J_LEGS_4, J_FAR_12], [J_LEGS_3, J_FAR_11]),
                                        from,
                                        occupied,
                                    )
                            },
                        ),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(J_LEGS, J_LEGS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            T => {
                let both = self.line(LINE_1, from, occupied)
                    | self.line(LINE_2, from, occupied);
                Reach {
                    quiet: both
                        | guarded(
                            at.unmoved().has(from),
                            || self.set(player.pick(T_STEPS, T_STEPS_2), from),
                        ),
                    capture: both,
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
        (self.set(by.pick(P_ONTO, P_ONTO_2), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = (at.of_kind(S) | at.of_kind(T)) & army & self.set(COVERED, on);
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
        let sliders_9 = (at.of_kind(S) | at.of_kind(T)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_9).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, S);
        visitor.visit(self, J);
        visitor.visit(self, P);
        visitor.visit(self, T);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
