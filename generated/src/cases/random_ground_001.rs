//! ground 2027-1. This file is @generated from `rulesets/cases/random-ground-001.json` by `cargo xtask build-games`.
//!
//! 8 by 6 squares, 6 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const L: Kind = Kind(0);
const F: Kind = Kind(1);
const P: Kind = Kind(2);
const K: Kind = Kind(3);
const C: Kind = Kind(4);
const S: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
    step(2, 2),
    step(-2, 4),
    step(-4, 2),
    step(-2, -2),
    step(2, -4),
    step(4, -2),
];
const STEPS_2: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
];
const STEPS_3: &[Step] = &[
    step(2, 0),
    step(0, 2),
    step(-2, 2),
    step(-2, 0),
    step(0, -2),
    step(2, -2),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
];
const STEPS_4: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
];
const STEPS_5: &[Step] = &[step(-1, 2)];
const STEPS_6: &[Step] = &[step(0, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_8: &[Step] = &[
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
const STEPS_9: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("ground 2027-1"),
    board: Board {
        files: 8u8,
        ranks: 6u8,
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
                id: Borrowed("L"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::lame(Mode::Both, STEPS_1),
                        MoveFacts::leap(Mode::Capture, STEPS_2),
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
                id: Borrowed("F"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_3),
                        MoveFacts::slide(Mode::Both, 2, Some(2), STEPS_4),
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
                        MoveFacts::leap(Mode::Quiet, STEPS_5),
                        MoveFacts::slide(Mode::Capture, 1, Some(1), STEPS_6),
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
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
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
                value: 3.0,
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
            KindFacts {
                id: Borrowed("S"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_9)]),
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
            Army::new(L, Player::First, Wide::low(0x1)),
            Army::new(F, Player::First, Wide::low(0x414)),
            Army::new(P, Player::First, Wide::low(0x2300)),
            Army::new(K, Player::First, Wide::low(0x80)),
            Army::new(C, Player::First, Wide::low(0x4020)),
            Army::new(S, Player::First, Wide::low(0x40)),
            Army::new(L, Player::Second, Wide::low(0x8000_0000_0000)),
            Army::new(F, Player::Second, Wide::low(0x2820_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0xc4_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x100_0000_0000)),
            Army::new(C, Player::Second, Wide::low(0x402_0000_0000)),
            Army::new(S, Player::Second, Wide::low(0x200_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Win,
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
    reach: Some(Goal {
        kinds: KindSet::NONE.with(L),
        squares: [Wide::low(0x1000_0000_0000), Wide::low(0x8)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(L).with(F).with(P).with(K).with(C).with(S)]),
            Borrowed(&[KindSet::NONE.with(L).with(F).with(P).with(K).with(C).with(S)]),
        ],
        least: 1u32,
        verdict: Verdict::Win,
    }),
    scoring: Some(Scoring::Material),
    max_plies: 60u32,
    repetition: Some(10u32),
    no_progress: 100u32,
    tier: Tier::Probe,
};
const L_TAKES: usize = 0;
const L_LEGS: usize = 1;
const L_FAR: usize = 2;
const L_LEGS_2: usize = 3;
const L_FAR_2: usize = 4;
const L_LEGS_3: usize = 5;
const L_FAR_3: usize = 6;
const L_LEGS_4: usize = 7;
const L_FAR_4: usize = 8;
const L_LEGS_5: usize = 9;
const L_FAR_5: usize = 10;
const L_LEGS_6: usize = 11;
const L_FAR_6: usize = 12;
const L_LEGS_7: usize = 13;
const L_FAR_7: usize = 14;
const L_LEGS_8: usize = 15;
const L_FAR_8: usize = 16;
const L_LEGS_9: usize = 17;
const L_FAR_9: usize = 18;
const L_LEGS_10: usize = 19;
const L_FAR_10: usize = 20;
const L_LEGS_11: usize = 21;
const L_FAR_11: usize = 22;
const L_LEGS_12: usize = 23;
const L_FAR_12: usize = 24;
const F_STEPS: usize = 25;
const P_TAKES: usize = 26;
const P_TAKES_2: usize = 27;
const K_LEAPS: usize = 28;
const C_LEAPS: usize = 29;
const COVERED: usize = 30;
const RAY: usize = 31;
const RAY_2: usize = 32;
const RAY_3: usize = 33;
const RAY_4: usize = 34;
const RAY_5: usize = 35;
const RAY_6: usize = 36;
const RAY_7: usize = 37;
const RAY_8: usize = 38;
const RAY_9: usize = 39;
const RAY_10: usize = 40;
const RAY_11: usize = 41;
const RAY_12: usize = 42;
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
/// ground 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 43],
    lines: [[Span<u64>; 64]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].legged[0].legs),
                row(&tables.players[0].kinds[0].legged[0].to),
                row(&tables.players[1].kinds[0].legged[0].legs),
                row(&tables.players[1].kinds[0].legged[0].to),
                row(&tables.players[0].kinds[0].legged[1].legs),
                row(&tables.players[0].kinds[0].legged[1].to),
                row(&tables.players[1].kinds[0].legged[1].legs),
                row(&tables.players[1].kinds[0].legged[1].to),
                row(&tables.players[0].kinds[0].legged[2].legs),
                row(&tables.players[0].kinds[0].legged[2].to),
                row(&tables.players[1].kinds[0].legged[2].legs),
                row(&tables.players[1].kinds[0].legged[2].to),
                row(&tables.players[0].kinds[0].legged[6].legs),
                row(&tables.players[0].kinds[0].legged[6].to),
                row(&tables.players[1].kinds[0].legged[6].legs),
                row(&tables.players[1].kinds[0].legged[6].to),
                row(&tables.players[0].kinds[0].legged[7].legs),
                row(&tables.players[0].kinds[0].legged[7].to),
                row(&tables.players[1].kinds[0].legged[7].legs),
                row(&tables.players[1].kinds[0].legged[7].to),
                row(&tables.players[0].kinds[0].legged[8].legs),
                row(&tables.players[0].kinds[0].legged[8].to),
                row(&tables.players[1].kinds[0].legged[8].legs),
                row(&tables.players[1].kinds[0].legged[8].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3, 4, 5])),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[13].back),
                row(&tables.players[0].pins[13].ahead),
                row(&tables.players[0].pins[12].back),
                row(&tables.players[0].pins[12].ahead),
                row(&tables.players[0].pins[14].back),
                row(&tables.players[0].pins[14].ahead),
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_reach()
        .with_extinction()
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
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            L => {
                let both = self
                    .legged(
                        player.pick([L_LEGS, L_FAR], [L_LEGS_2, L_FAR_2]),
                        from,
                        occupied,
                    )
                    | self
                        .legged(
                            player.pick([L_LEGS_3, L_FAR_3], [L_LEGS_4, L_FAR_4]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_5, L_FAR_5], [L_LEGS_6, L_FAR_6]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_2, L_FAR_2], [L_LEGS, L_FAR]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_4, L_FAR_4], [L_LEGS_3, L_FAR_3]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_6, L_FAR_6], [L_LEGS_5, L_FAR_5]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_7, L_FAR_7], [L_LEGS_8, L_FAR_8]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_9, L_FAR_9], [L_LEGS_10, L_FAR_10]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_11, L_FAR_11], [L_LEGS_12, L_FAR_12]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_8, L_FAR_8], [L_LEGS_7, L_FAR_7]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_10, L_FAR_10], [L_LEGS_9, L_FAR_9]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_12, L_FAR_12], [L_LEGS_11, L_FAR_11]),
                            from,
                            occupied,
                        );
                Reach {
                    quiet: both,
                    capture: both | self.set(L_TAKES, from),
                }
            }
            F => {
                let both = self
                    .legged(
                        player.pick([L_LEGS_5, L_FAR_5], [L_LEGS_6, L_FAR_6]),
                        from,
                        occupied,
                    )
                    | self
                        .legged(
                            player.pick([L_LEGS_2, L_FAR_2], [L_LEGS, L_FAR]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_4, L_FAR_4], [L_LEGS_3, L_FAR_3]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_6, L_FAR_6], [L_LEGS_5, L_FAR_5]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS, L_FAR], [L_LEGS_2, L_FAR_2]),
                            from,
                            occupied,
                        )
                    | self
                        .legged(
                            player.pick([L_LEGS_3, L_FAR_3], [L_LEGS_4, L_FAR_4]),
                            from,
                            occupied,
                        );
                Reach {
                    quiet: both | self.set(F_STEPS, from),
                    capture: both,
                }
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(L_LEGS_9, L_LEGS_10), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            C => Reach::both(self.set(C_LEAPS, from)),
            S => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied),
                )
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
        (self.set(L_TAKES, on) & at.of_kind(L)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(C_LEAPS, on) & at.of_kind(C)) & at.of(by)
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
        let pieces = at.of_kind(F) & army & self.set(F_STEPS, on);
        if pieces.any() {
            found
                |= (self.tables.lines[6].reach(on, occupied)
                    | self.tables.lines[7].reach(on, occupied)
                    | self.tables.lines[8].reach(on, occupied)) & pieces;
        }
        let pieces = at.of_kind(S) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
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
        let sliders_2 = at.of_kind(F) & at.of(by);
        let sliders_32 = at.of_kind(S) & at.of(by);
        for sniper in (self.set(L_FAR_4, on) & sliders_2).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(L_FAR_6, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(L_FAR_2, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(L_FAR_5, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(L_FAR, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(L_FAR_3, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY, on) & sliders_32).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_32).iter() {
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
        visitor.visit(self, L);
        visitor.visit(self, F);
        visitor.visit(self, P);
        visitor.visit(self, K);
        visitor.visit(self, C);
        visitor.visit(self, S);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
