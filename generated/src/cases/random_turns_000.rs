//! turns 2027-0. This file is @generated from `rulesets/cases/random-turns-000.json` by `cargo xtask build-games`.
//!
//! 5 by 4 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const H: Kind = Kind(0);
const Q2: Kind = Kind(1);
const O: Kind = Kind(2);
const K: Kind = Kind(3);
const J: Kind = Kind(4);
const P: Kind = Kind(5);
const STEPS_1: &[Step] = &[step(-1, 0), step(1, 1), step(2, 0), step(0, -2)];
const STEPS_2: &[Step] = &[step(0, 1), step(1, 0), step(0, -1), step(-1, 0)];
const STEPS_3: &[Step] = &[step(0, 1), step(1, 1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, -1), step(-1, -1)];
const STEPS_5: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_6: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_7: &[Step] = &[step(0, 1)];
const STEPS_8: &[Step] = &[step(1, 1), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("turns 2027-0"),
    board: Board {
        files: 5u8,
        ranks: 4u8,
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
                id: Borrowed("H"),
                royal: false,
                value: 9.0,
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
                id: Borrowed("Q2"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("O"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
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
                id: Borrowed("J"),
                royal: false,
                value: 2.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_7),
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
            Army::new(H, Player::First, Wide::low(0x10)),
            Army::new(Q2, Player::First, Wide::low(0x2)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(J, Player::First, Wide::low(0x1)),
            Army::new(P, Player::First, Wide::low(0x8)),
            Army::new(H, Player::Second, Wide::low(0x1_0000)),
            Army::new(Q2, Player::Second, Wide::low(0x8_0000)),
            Army::new(K, Player::Second, Wide::low(0x2_0000)),
            Army::new(J, Player::Second, Wide::low(0x8000)),
            Army::new(P, Player::Second, Wide::low(0x4_0000)),
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
    turn: Some(Turn {
        moves: 4,
        ramp: Borrowed(&[3, 1, 3, 2]),
    }),
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
    no_progress: 100u32,
    tier: Tier::Free,
};
const Q2_LEAPS: usize = 0;
const O_LEAPS: usize = 1;
const O_LEAPS_2: usize = 2;
const K_LEAPS: usize = 3;
const P_STEPS: usize = 4;
const P_STEPS_2: usize = 5;
const P_TAKES: usize = 6;
const P_TAKES_2: usize = 7;
const COVERED: usize = 8;
const COVERED_2: usize = 9;
const COVERED_3: usize = 10;
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
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_10: usize = 3;
const LINE_4: usize = 4;
const LINE_11: usize = 5;
const LINE_5: usize = 6;
const LINE_6: usize = 7;
const LINE_7: usize = 8;
const LINE_8: usize = 9;
const LINE_9: usize = 10;
const LINE_12: usize = 11;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// turns 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 21],
    lines: [[Span<u64>; 64]; 12],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[1].to),
                row(&tables.players[1].kinds[5].leaps[1].to),
                row(&covered(&tables.lines, &[6, 7, 8, 9])),
                row(&covered(&tables.lines, &[3, 6, 8, 11])),
                row(&covered(&tables.lines, &[4, 5])),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[1].pins[3].back),
                row(&tables.players[0].pins[2].ahead),
                row(&tables.players[1].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[6].back),
                row(&tables.players[1].pins[4].back),
                row(&tables.players[0].pins[6].ahead),
                row(&tables.players[1].pins[4].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[10].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[8].spans),
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
    const MAY: Features = Features::NONE.with_royals().with_royal_loss().with_turns();
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
            H => {
                Reach::both(
                    self.line(LINE_1, from, occupied)
                        | self.line(player.pick(LINE_2, LINE_3), from, occupied)
                        | self.line(player.pick(LINE_3, LINE_10), from, occupied)
                        | self.line(player.pick(LINE_4, LINE_11), from, occupied),
                )
            }
            Q2 => Reach::both(self.set(Q2_LEAPS, from)),
            O => Reach::both(self.set(player.pick(O_LEAPS, O_LEAPS_2), from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            J => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
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
        (self.set(Q2_LEAPS, on) & at.of_kind(Q2)
            | self.set(by.pick(O_LEAPS_2, O_LEAPS), on) & at.of_kind(O)
            | self.set(K_LEAPS, on) & at.of_kind(K)
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
        let pieces = at.of_kind(H) & army & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_7, LINE_4), on, occupied)
                    | self.line(by.pick(LINE_8, LINE_7), on, occupied)
                    | self.line(LINE_9, on, occupied)
                    | self.line(by.pick(LINE_10, LINE_12), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(J) & army & self.set(COVERED_3, on);
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
        let sliders_1 = at.of_kind(H) & at.of(by);
        let sliders_16 = at.of_kind(J) & at.of(by);
        let sliders_17 = (at.of_kind(H) | at.of_kind(J)) & at.of(by);
        for sniper in (self.set(by.pick(RAY, RAY_2), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY, RAY_2), on)
                    & self.set(by.pick(RAY_3, RAY_4), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_5, RAY), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, RAY), on)
                    & self.set(by.pick(RAY_6, RAY_3), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_4, RAY_5), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_4, RAY_5), on)
                    & self.set(by.pick(RAY_2, RAY_6), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_7, RAY_8), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_7, RAY_8), on)
                    & self.set(by.pick(RAY_9, RAY_10), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_9, RAY_7), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_9, RAY_7), on)
                    & self.set(by.pick(RAY_7, RAY_9), sniper),
            );
        }
        for sniper in (self.set(RAY_10, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(by.pick(RAY_8, RAY_9), on) & sliders_17).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_8, RAY_9), on)
                    & self.set(by.pick(RAY_10, RAY_7), sniper),
            );
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, H);
        visitor.visit(self, Q2);
        visitor.visit(self, O);
        visitor.visit(self, K);
        visitor.visit(self, J);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
