//! rounds 2027-0. This file is @generated from `rulesets/cases/random-rounds-000.json` by `cargo xtask build-games`.
//!
//! 7 by 4 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const A: Kind = Kind(0);
const B: Kind = Kind(1);
const N: Kind = Kind(2);
const Q2: Kind = Kind(3);
const P: Kind = Kind(4);
const STEPS_1: &[Step] = &[
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
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
const STEPS_4: &[Step] = &[step(2, 0), step(-2, -1), step(-1, 2)];
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("rounds 2027-0"),
    board: Board {
        files: 7u8,
        ranks: 4u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x0),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("A"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_1),
                        MoveFacts::leap(Mode::Quiet, STEPS_2),
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
                id: Borrowed("B"),
                royal: false,
                value: 5.0,
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
                id: Borrowed("N"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Capture, 1, Some(1), STEPS_4),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_3),
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
                id: Borrowed("Q2"),
                royal: false,
                value: 5.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_6),
                        MoveFacts::slide(Mode::Quiet, 2, Some(3), STEPS_6)
                            .only_from([Wide::low(0x3f80), Wide::low(0x1f_c000)]),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(A, Player::First, Wide::low(0x10)),
            Army::new(B, Player::First, Wide::low(0x2)),
            Army::new(Q2, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x20)),
            Army::new(A, Player::Second, Wide::low(0x80_0000)),
            Army::new(B, Player::Second, Wide::low(0x400_0000)),
            Army::new(Q2, Player::Second, Wide::low(0x200_0000)),
            Army::new(P, Player::Second, Wide::low(0x40_0000)),
        ],
    ),
    win: Win::Annihilation,
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
        score_decides: false,
    }),
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 120u32,
    repetition: Some(6u32),
    no_progress: 30u32,
    tier: Tier::Free,
};
const A_TAKES: usize = 0;
const A_STEPS: usize = 1;
const B_LEAPS: usize = 2;
const N_TAKES: usize = 3;
const N_TAKES_2: usize = 4;
const P_STEPS: usize = 5;
const P_STEPS_2: usize = 6;
const P_TAKES: usize = 7;
const P_TAKES_2: usize = 8;
const COVERED: usize = 9;
const COVERED_2: usize = 10;
const RAY: usize = 11;
const RAY_2: usize = 12;
const RAY_3: usize = 13;
const RAY_4: usize = 14;
const RAY_5: usize = 15;
const RAY_6: usize = 16;
const RAY_7: usize = 17;
const RAY_8: usize = 18;
const RAY_9: usize = 19;
const RAY_10: usize = 20;
const RAY_11: usize = 21;
const RAY_12: usize = 22;
const RAY_13: usize = 23;
const RAY_14: usize = 24;
const RAY_15: usize = 25;
const RAY_16: usize = 26;
const RAY_17: usize = 27;
const RAY_18: usize = 28;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
const LINE_9: usize = 8;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// rounds 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 29],
    lines: [[Span<u64>; 64]; 9],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].leaps[1].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[1].to),
                row(&tables.players[1].kinds[4].leaps[1].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3, 4, 5])),
                row(&covered(&tables.lines, &[6, 7, 8])),
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
    const MAY: Features = Features::NONE.with_annihilation().with_rounds();
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
            A => {
                Reach {
                    quiet: self.set(A_STEPS, from),
                    capture: self.set(A_TAKES, from),
                }
            }
            B => Reach::both(self.set(B_LEAPS, from)),
            N => {
                let both = self.line(LINE_1, from, occupied)
                    | self.line(LINE_2, from, occupied)
                    | self.line(LINE_3, from, occupied)
                    | self.line(LINE_4, from, occupied)
                    | self.line(LINE_5, from, occupied)
                    | self.line(LINE_6, from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.set(player.pick(N_TAKES, N_TAKES_2), from),
                }
            }
            Q2 => {
                Reach::both(
                    self.line(LINE_7, from, occupied) | self.line(LINE_8, from, occupied)
                        | self.line(LINE_9, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            SquareSet::has(player.pick::<u64>(0x3f80, 0x1f_c000), from),
                            || {
                                self.tables.lines[player.pick(9, 10)].reach(from, occupied)
                            },
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
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
        (self.set(A_TAKES, on) & at.of_kind(A) | self.set(B_LEAPS, on) & at.of_kind(B)
            | self.set(by.pick(N_TAKES_2, N_TAKES), on) & at.of_kind(N)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(N) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(Q2) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_7, on, occupied) | self.line(LINE_8, on, occupied)
                    | self.line(LINE_9, on, occupied)) & pieces;
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
        let sliders_4 = at.of_kind(N) & at.of(by);
        let sliders_8 = at.of_kind(Q2) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_17, on) & self.set(RAY_18, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_18, on) & self.set(RAY_17, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, A);
        visitor.visit(self, B);
        visitor.visit(self, N);
        visitor.visit(self, Q2);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u64 {
        SquareSet::EMPTY
    }
}
