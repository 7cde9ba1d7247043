//! promotion 2027-1. This file is @generated from `rulesets/cases/random-promotion-001.json` by `cargo xtask build-games`.
//!
//! 6 by 4 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const E: Kind = Kind(0);
const P: Kind = Kind(1);
const O: Kind = Kind(2);
const K: Kind = Kind(3);
const STEPS_1: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(0, 3),
    step(3, 0),
    step(0, -3),
    step(-3, 0),
];
const STEPS_2: &[Step] = &[step(2, 2), step(-2, 2), step(2, -2), step(-2, -2)];
const STEPS_3: &[Step] = &[step(3, 0), step(0, -3), step(-3, 0), step(0, 3)];
const STEPS_4: &[Step] = &[step(0, 1)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_6: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_7: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_8: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("promotion 2027-1"),
    board: Board {
        files: 6u8,
        ranks: 4u8,
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
                id: Borrowed("E"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
                        MoveFacts::slide(Mode::Both, 1, Some(4), STEPS_2),
                        MoveFacts::slide(Mode::Capture, 1, None, STEPS_3),
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
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_4),
                        MoveFacts::slide(Mode::Quiet, 2, Some(3), STEPS_4)
                            .only_from([Wide::low(0xfc0), Wide::low(0x3_f000)])
                            .only_first(),
                        MoveFacts::leap(Mode::Capture, STEPS_5),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xfc_0000), Wide::low(0x3f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[O]), Borrowed(&[O])],
                    only_lost: true,
                }),
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_6),
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
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_8)]),
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
            Army::new(E, Player::First, Wide::low(0x22)),
            Army::new(P, Player::First, Wide::low(0x4)),
            Army::new(O, Player::First, Wide::low(0x9)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(E, Player::Second, Wide::low(0x44_0000)),
            Army::new(P, Player::Second, Wide::low(0x20_0000)),
            Army::new(O, Player::Second, Wide::low(0x90_0000)),
            Army::new(K, Player::Second, Wide::low(0x8_0000)),
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
    no_progress: 100u32,
    tier: Tier::Free,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const O_LEAPS: usize = 4;
const K_LEAPS: usize = 5;
const COVERED: usize = 6;
const COVERED_2: usize = 7;
const RAY: usize = 8;
const RAY_2: usize = 9;
const RAY_3: usize = 10;
const RAY_4: usize = 11;
const RAY_5: usize = 12;
const RAY_6: usize = 13;
const RAY_7: usize = 14;
const RAY_8: usize = 15;
const RAY_9: usize = 16;
const RAY_10: usize = 17;
const RAY_11: usize = 18;
const RAY_12: usize = 19;
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
/// promotion 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 20],
    lines: [[Span<u64>; 64]; 6],
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
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&covered(&tables.lines, &[2, 3, 4, 5])),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[9].back),
                row(&tables.players[0].pins[9].ahead),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
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
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_promotion()
        .with_first_move()
        .with_annihilation()
        .with_only_lost();
    const PROMOTING: KindSet = KindSet::NONE.with(P);
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
            E => {
                let both = self.line(LINE_1, from, occupied)
                    | self.line(LINE_2, from, occupied)
                    | self.line(LINE_3, from, occupied)
                    | self.line(LINE_4, from, occupied)
                    | self.line(LINE_5, from, occupied)
                    | self.line(LINE_6, from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                }
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            at.unmoved().has(from),
                            || guarded(
                                SquareSet::has(player.pick::<u64>(0xfc0, 0x3_f000), from),
                                || {
                                    self.tables.lines[player.pick(6, 7)].reach(from, occupied)
                                },
                            ),
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            O => {
                Reach::both(
                    self.set(O_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
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
            | self.set(O_LEAPS, on) & at.of_kind(O)
            | self.set(K_LEAPS, on) & at.of_kind(K)) & at.of(by)
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
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(E) | at.of_kind(O)) & army & self.set(COVERED_2, on);
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
        let sliders_1 = at.of_kind(E) & at.of(by);
        let sliders_5 = (at.of_kind(E) | at.of_kind(O)) & at.of(by);
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
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_5).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_5).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_5).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_5).iter() {
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
        visitor.visit(self, E);
        visitor.visit(self, P);
        visitor.visit(self, O);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
