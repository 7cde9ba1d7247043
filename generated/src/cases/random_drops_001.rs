//! drops 2027-1. This file is @generated from `rulesets/cases/random-drops-001.json` by `cargo xtask build-games`.
//!
//! 5 by 4 squares, 5 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const K: Kind = Kind(0);
const S: Kind = Kind(1);
const M: Kind = Kind(2);
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
    step(2, 0),
    step(0, -2),
    step(-2, 0),
    step(0, 2),
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
];
const STEPS_3: &[Step] = &[step(1, 1), step(-1, 1), step(1, -1), step(-1, -1)];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[step(0, -1), step(-3, 0)];
const STEPS_8: &[Step] = &[
    step(-1, -1),
    step(1, -1),
    step(1, -3),
    step(-1, -3),
    step(2, -3),
    step(-2, -3),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("drops 2027-1"),
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
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("S"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Capture, 1, None, STEPS_2),
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
                id: Borrowed("M"),
                royal: false,
                value: 1.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_5),
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
                id: Borrowed("E"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Capture, 1, None, STEPS_7),
                        MoveFacts::leap(Mode::Both, STEPS_8),
                        MoveFacts::leap(Mode::Both, STEPS_3),
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
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(S, Player::First, Wide::low(0x4)),
            Army::new(M, Player::First, Wide::low(0x8)),
            Army::new(P, Player::First, Wide::low(0x2)),
            Army::new(E, Player::First, Wide::low(0x1)),
            Army::new(K, Player::Second, Wide::low(0x8_0000)),
            Army::new(S, Player::Second, Wide::low(0x2_0000)),
            Army::new(M, Player::Second, Wide::low(0x4_0000)),
            Army::new(P, Player::Second, Wide::low(0x1_0000)),
            Army::new(E, Player::Second, Wide::low(0x8000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Draw,
    checkmate: Verdict::Loss,
    en_passant: false,
    castling: None,
    must_capture: false,
    forbid_check: false,
    forbid_immobility: false,
    forbid_facing: false,
    drops: Some(Drops {
        from_captures: true,
        regions: Borrowed(
            &[
                (E, [Wide::low(0x6dbf), Wide::low(0xf_b760)]),
                (M, [Wide::low(0xf2), Wide::low(0x9_1c00)]),
            ],
        ),
        no_doubled: KindSet::NONE.with(E),
        no_mate: KindSet::NONE.with(P),
        stock: Borrowed(&[(S, Drops::UNLIMITED)]),
        placement: false,
        faces: Borrowed(&[]),
    }),
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
    tier: Tier::Probe,
};
const K_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
const E_LEAPS: usize = 5;
const E_LEAPS_2: usize = 6;
const COVERED: usize = 7;
const COVERED_2: usize = 8;
const COVERED_3: usize = 9;
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
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
const LINE_9: usize = 8;
const LINE_10: usize = 9;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// drops 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 24],
    lines: [[Span<u64>; 64]; 10],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[1].to),
                row(&tables.players[1].kinds[3].leaps[1].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3, 4, 5])),
                row(&covered(&tables.lines, &[8, 9])),
                row(&covered(&tables.lines, &[6, 9])),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[1].pins[11].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[1].pins[11].ahead),
                row(&tables.players[1].pins[0].back),
                row(&tables.players[1].pins[0].ahead),
                row(&tables.players[1].pins[5].back),
                row(&tables.players[1].pins[5].ahead),
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
    type KindSets = [u64; 5];
    type Hands = [u8; 10];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_hops()
        .with_drops();
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
            K => Reach::both(self.set(K_LEAPS, from)),
            S => {
                let both = self.line(LINE_5, from, occupied)
                    | self.line(LINE_6, from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                }
            }
            M => defaults::reach(self, at, player, kind, from, occupied),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            E => {
                let both = self.set(player.pick(E_LEAPS, E_LEAPS_2), from);
                Reach {
                    quiet: both,
                    capture: both
                        | self.line(player.pick(LINE_7, LINE_8), from, occupied)
                        | self.line(player.pick(LINE_8, LINE_9), from, occupied),
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
        (self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(by.pick(E_LEAPS_2, E_LEAPS), on) & at.of_kind(E)) & at.of(by)
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
        let pieces = at.of_kind(S) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(E) & army & self.set(by.pick(COVERED_2, COVERED_3), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_9, LINE_7), on, occupied)
                    | self.line(LINE_10, on, occupied)) & pieces;
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
        let sliders_2 = at.of_kind(S) & at.of(by);
        let sliders_16 = at.of_kind(E) & at.of(by);
        let sliders_18 = (at.of_kind(S) | at.of_kind(E)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_2).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(by.pick(RAY_5, RAY_6), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, RAY_6), on)
                    & self.set(by.pick(RAY_7, RAY_8), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_6, RAY_9), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_6, RAY_9), on)
                    & self.set(by.pick(RAY_8, RAY_10), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_9, RAY_11), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_9, RAY_11), on)
                    & self.set(by.pick(RAY_10, RAY_12), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_11, RAY_8), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_11, RAY_8), on)
                    & self.set(by.pick(RAY_12, RAY_6), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_8, RAY_10), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_8, RAY_10), on)
                    & self.set(by.pick(RAY_6, RAY_9), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_10, RAY_12), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_10, RAY_12), on)
                    & self.set(by.pick(RAY_9, RAY_11), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_12, RAY_2), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_12, RAY_2), on)
                    & self.set(by.pick(RAY_11, RAY), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_2, RAY_7), on) & sliders_2).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_2, RAY_7), on)
                    & self.set(by.pick(RAY, RAY_5), sniper),
            );
        }
        for sniper in (self.set(RAY_4, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(by.pick(RAY_7, RAY_5), on) & sliders_18).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_7, RAY_5), on)
                    & self.set(by.pick(RAY_5, RAY_7), sniper),
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
        visitor.visit(self, K);
        visitor.visit(self, S);
        visitor.visit(self, M);
        visitor.visit(self, P);
        visitor.visit(self, E);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
