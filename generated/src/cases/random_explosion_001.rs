//! explosion 2027-1. This file is @generated from `rulesets/cases/random-explosion-001.json` by `cargo xtask build-games`.
//!
//! 6 by 8 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const F: Kind = Kind(0);
const K: Kind = Kind(1);
const Q2: Kind = Kind(2);
const L: Kind = Kind(3);
const P: Kind = Kind(4);
const T: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(2, 2),
    step(2, -2),
    step(-2, -2),
    step(-2, 2),
    step(0, 2),
    step(2, 0),
    step(0, -2),
    step(-2, 0),
];
const STEPS_2: &[Step] = &[
    step(2, 1),
    step(-2, 1),
    step(1, -2),
    step(-1, -2),
    step(-2, -1),
    step(2, -1),
    step(-1, 2),
    step(1, 2),
];
const STEPS_3: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_4: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[step(0, 1), step(-2, -2)];
const STEPS_8: &[Step] = &[step(3, 0), step(0, -3), step(-3, 0), step(0, 3)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("explosion 2027-1"),
    board: Board {
        files: 6u8,
        ranks: 8u8,
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
                id: Borrowed("F"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: None,
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_1,
                        ),
                        MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_2),
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
                id: Borrowed("Q2"),
                royal: false,
                value: 1.0,
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
                id: Borrowed("L"),
                royal: false,
                value: 5.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_5),
                        MoveFacts::slide(Mode::Quiet, 1, Some(3), STEPS_5).only_first(),
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
                id: Borrowed("T"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_7),
                        MoveFacts::leap(Mode::Capture, STEPS_8),
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
            Army::new(F, Player::First, Wide::low(0x2)),
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(Q2, Player::First, Wide::low(0x14)),
            Army::new(L, Player::First, Wide::low(0x20)),
            Army::new(P, Player::First, Wide::low(0xfc0)),
            Army::new(T, Player::First, Wide::low(0x8)),
            Army::new(F, Player::Second, Wide::low(0xe000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(L, Player::Second, Wide::low(0x1000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x3e0_0000_0000)),
            Army::new(T, Player::Second, Wide::low(0x800_0000_0000)),
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
    explosion: Some(Explosion {
        radius: 3,
        immune: KindSet::NONE.with(Q2),
        by: KindSet::NONE.with(F).with(K).with(Q2).with(L).with(P),
        of: KindSet::ALL,
    }),
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
    scoring: Some(Scoring::Pieces),
    max_plies: 200u32,
    repetition: None,
    no_progress: 100u32,
    tier: Tier::Free,
};
const K_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
const T_TAKES: usize = 5;
const F_ONTO: usize = 6;
const COVERED: usize = 7;
const RAY: usize = 8;
const RAY_2: usize = 9;
const RAY_3: usize = 10;
const RAY_4: usize = 11;
const RAY_5: usize = 12;
const RAY_6: usize = 13;
const RAY_7: usize = 14;
const RAY_8: usize = 15;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_8: usize = 5;
const LINE_6: usize = 6;
const LINE_9: usize = 7;
const LINE_7: usize = 8;
const LINE_10: usize = 9;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// explosion 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 16],
    lines: [[Span<u64>; 64]; 10],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[1].to),
                row(&tables.players[1].kinds[4].leaps[1].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&covered(&tables.lines, &[0, 1, 2, 3])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[9].spans),
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
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_first_move()
        .with_hops()
        .with_explosions();
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
            F => defaults::reach(self, at, player, kind, from, occupied),
            K => Reach::both(self.set(K_LEAPS, from)),
            Q2 => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            L => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            at.unmoved().has(from),
                            || self.line(player.pick(LINE_5, LINE_8), from, occupied),
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            T => {
                Reach {
                    quiet: self.line(player.pick(LINE_6, LINE_9), from, occupied)
                        | self.line(player.pick(LINE_7, LINE_10), from, occupied),
                    capture: self.set(T_TAKES, from),
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
        (self.set(F_ONTO, on) & at.of_kind(F) | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(T_TAKES, on) & at.of_kind(T)) & at.of(by)
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
        let pieces = (at.of_kind(Q2) | at.of_kind(L)) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
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
        let sliders_12 = (at.of_kind(Q2) | at.of_kind(L)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_12).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_12).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, F);
        visitor.visit(self, K);
        visitor.visit(self, Q2);
        visitor.visit(self, L);
        visitor.visit(self, P);
        visitor.visit(self, T);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
