//! promotion 2027-0. This file is @generated from `rulesets/cases/random-promotion-000.json` by `cargo xtask build-games`.
//!
//! 6 by 5 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const U: Kind = Kind(0);
const P: Kind = Kind(1);
const Q: Kind = Kind(2);
const E: Kind = Kind(3);
const K: Kind = Kind(4);
const R: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(1, 2),
    step(2, -1),
    step(-1, -2),
    step(-2, 1),
    step(2, 2),
    step(2, -2),
    step(-2, -2),
    step(-2, 2),
];
const STEPS_2: &[Step] = &[step(0, 1)];
const STEPS_3: &[Step] = &[step(1, 1), step(-1, 1)];
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
const STEPS_5: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_6: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_7: &[Step] = &[step(0, 1), step(1, -1), step(2, 2)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("promotion 2027-0"),
    board: Board {
        files: 6u8,
        ranks: 5u8,
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
                id: Borrowed("U"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_1)]),
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
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_2),
                        MoveFacts::leap(Mode::Capture, STEPS_3),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x3ffc_0000), Wide::low(0xfff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[Q, R]), Borrowed(&[Q, R])],
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
                id: Borrowed("Q"),
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
                id: Borrowed("E"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_5)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x3f00_0000), Wide::low(0x3f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[U, P]), Borrowed(&[U, P])],
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
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
            KindFacts {
                id: Borrowed("R"),
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
                                beyond: Some(1),
                                screen: Screen::Any,
                            },
                            Mode::Capture,
                            STEPS_6,
                        ),
                        MoveFacts::leap(Mode::Both, STEPS_7),
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
            Army::new(P, Player::First, Wide::low(0x10)),
            Army::new(Q, Player::First, Wide::low(0x5)),
            Army::new(E, Player::First, Wide::low(0x8)),
            Army::new(K, Player::First, Wide::low(0x2)),
            Army::new(R, Player::First, Wide::low(0x20)),
            Army::new(P, Player::Second, Wide::low(0x200_0000)),
            Army::new(Q, Player::Second, Wide::low(0x2800_0000)),
            Army::new(E, Player::Second, Wide::low(0x400_0000)),
            Army::new(K, Player::Second, Wide::low(0x1000_0000)),
            Army::new(R, Player::Second, Wide::low(0x100_0000)),
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
    no_progress: 30u32,
    tier: Tier::Free,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const E_LEAPS: usize = 4;
const K_LEAPS: usize = 5;
const R_ONTO: usize = 6;
const R_ONTO_2: usize = 7;
const COVERED: usize = 8;
const COVERED_2: usize = 9;
const RAY: usize = 10;
const RAY_2: usize = 11;
const RAY_3: usize = 12;
const RAY_4: usize = 13;
const RAY_5: usize = 14;
const RAY_6: usize = 15;
const RAY_7: usize = 16;
const RAY_8: usize = 17;
const RAY_9: usize = 18;
const RAY_10: usize = 19;
const RAY_11: usize = 20;
const RAY_12: usize = 21;
const RAY_13: usize = 22;
const RAY_14: usize = 23;
const RAY_15: usize = 24;
const RAY_16: usize = 25;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// promotion 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 26],
    lines: [[Span<u64>; 64]; 8],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[1].to),
                row(&tables.players[1].kinds[1].leaps[1].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].onto.leaps[3].from),
                row(&tables.players[1].onto.leaps[3].from),
                row(&covered(&tables.lines, &[0, 1, 2, 3])),
                row(&covered(&tables.lines, &[4, 5, 6, 7])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[12].back),
                row(&tables.players[0].pins[12].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[15].back),
                row(&tables.players[0].pins[15].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
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
        .with_royal_loss()
        .with_promotion()
        .with_hops();
    const PROMOTING: KindSet = KindSet::NONE.with(P).with(E);
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
            U => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            Q => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied)
                        | self.line(LINE_7, from, occupied)
                        | self.line(LINE_8, from, occupied),
                )
            }
            E => Reach::both(self.set(E_LEAPS, from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            R => defaults::reach(self, at, player, kind, from, occupied),
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(E_LEAPS, on) & at.of_kind(E)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(R_ONTO, R_ONTO_2), on) & at.of_kind(R)) & at.of(by)
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
        let pieces = at.of_kind(U) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(Q) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied)
                    | self.line(LINE_7, on, occupied) | self.line(LINE_8, on, occupied))
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
        let sliders_1 = at.of_kind(U) & at.of(by);
        let sliders_4 = at.of_kind(Q) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_1).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_13, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, U);
        visitor.visit(self, P);
        visitor.visit(self, Q);
        visitor.visit(self, E);
        visitor.visit(self, K);
        visitor.visit(self, R);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
