//! explosion 2027-0. This file is @generated from `rulesets/cases/random-explosion-000.json` by `cargo xtask build-games`.
//!
//! 6 by 8 squares, 5 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const I: Kind = Kind(0);
const K: Kind = Kind(1);
const U: Kind = Kind(2);
const C: Kind = Kind(3);
const P: Kind = Kind(4);
const STEPS_1: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_2: &[Step] = &[step(-1, -1), step(-1, -2), step(-2, -2)];
const STEPS_3: &[Step] = &[
    step(1, 3),
    step(3, -1),
    step(-1, -3),
    step(-3, 1),
    step(1, 2),
    step(2, -1),
    step(-1, -2),
    step(-2, 1),
];
const STEPS_4: &[Step] = &[step(0, -3), step(1, 1)];
const STEPS_5: &[Step] = &[step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("explosion 2027-0"),
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
                id: Borrowed("I"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 3,
                                most: Some(3),
                                beyond: Some(2),
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_1,
                        ),
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_2),
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
                id: Borrowed("U"),
                royal: false,
                value: 2.0,
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
                id: Borrowed("C"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_3),
                        MoveFacts::slide(Mode::Quiet, 1, Some(2), STEPS_4),
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
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_5).only_first(),
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
            Army::new(I, Player::First, Wide::low(0x130)),
            Army::new(K, Player::First, Wide::low(0x1)),
            Army::new(U, Player::First, Wide::low(0xc)),
            Army::new(C, Player::First, Wide::low(0x2)),
            Army::new(P, Player::First, Wide::low(0xec0)),
            Army::new(I, Player::Second, Wide::low(0xc040_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(U, Player::Second, Wide::low(0x3000_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x800_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x3b0_0000_0000)),
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
    explosion: Some(Explosion {
        radius: 1,
        immune: KindSet::NONE.with(K).with(C),
        by: KindSet::NONE.with(P),
        of: KindSet::NONE.with(I).with(K).with(C).with(P),
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
    scoring: None,
    max_plies: 60u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const K_LEAPS: usize = 0;
const C_LEAPS: usize = 1;
const C_LEAPS_2: usize = 2;
const P_LEAPS: usize = 3;
const P_LEAPS_2: usize = 4;
const P_FAR: usize = 5;
const P_FAR_2: usize = 6;
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
const RAY_15: usize = 24;
const RAY_16: usize = 25;
const LINE_4: usize = 0;
const LINE_5: usize = 1;
const LINE_6: usize = 2;
const LINE_14: usize = 3;
const LINE_7: usize = 4;
const LINE_15: usize = 5;
const LINE_8: usize = 6;
const LINE_16: usize = 7;
const LINE_9: usize = 8;
const LINE_17: usize = 9;
const LINE_10: usize = 10;
const LINE_18: usize = 11;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// explosion 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 26],
    lines: [[Span<u64>; 64]; 12],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[1].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[4].legged[0].to),
                row(&tables.players[1].kinds[4].legged[0].to),
                row(&covered(&tables.lines, &[7, 8, 9])),
                row(&covered(&tables.lines, &[15, 16, 17])),
                row(&covered(&tables.lines, &[3, 4])),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[1].pins[1].back),
                row(&tables.players[0].pins[2].ahead),
                row(&tables.players[1].pins[1].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[1].pins[2].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[1].pins[2].ahead),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[1].pins[0].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[1].pins[0].ahead),
                row(&tables.players[0].pins[6].back),
                row(&tables.players[0].pins[6].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
            ],
            lines: [
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[13].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[14].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[15].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[16].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[17].spans),
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
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_first_move()
        .with_annihilation()
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
            I => defaults::reach(self, at, player, kind, from, occupied),
            K => Reach::both(self.set(K_LEAPS, from)),
            U => {
                Reach::both(
                    self.line(LINE_4, from, occupied) | self.line(LINE_5, from, occupied),
                )
            }
            C => {
                let both = self.set(player.pick(C_LEAPS, C_LEAPS_2), from);
                Reach {
                    quiet: both | self.line(player.pick(LINE_6, LINE_14), from, occupied)
                        | self.line(player.pick(LINE_7, LINE_15), from, occupied),
                    capture: both,
                }
            }
            P => {
                let both = self.set(player.pick(P_LEAPS, P_LEAPS_2), from);
                Reach {
                    quiet: both
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([P_LEAPS, P_FAR], [P_LEAPS_2, P_FAR_2]),
                                        from,
                                        occupied,
                                    )
                            },
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
        (self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(C_LEAPS, C_LEAPS_2), on) & at.of_kind(C)
            | self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(I) & army & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_8, LINE_16), on, occupied)
                    | self.line(by.pick(LINE_9, LINE_17), on, occupied)
                    | self.line(by.pick(LINE_10, LINE_18), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(U) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_4, on, occupied) | self.line(LINE_5, on, occupied))
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
        let sliders_1 = at.of_kind(I) & at.of(by);
        let sliders_4 = at.of_kind(U) & at.of(by);
        for sniper in (self.set(by.pick(RAY, RAY_2), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY, RAY_2), on)
                    & self.set(by.pick(RAY_3, RAY_4), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_5, RAY_6), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, RAY_6), on)
                    & self.set(by.pick(RAY_7, RAY_8), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_9, RAY_10), on) & sliders_1).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_9, RAY_10), on)
                    & self.set(by.pick(RAY_11, RAY_12), sniper),
            );
        }
        for sniper in (self.set(RAY_13, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_13, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_16, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_16, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_4).iter() {
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
        visitor.visit(self, I);
        visitor.visit(self, K);
        visitor.visit(self, U);
        visitor.visit(self, C);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
