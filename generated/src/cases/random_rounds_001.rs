//! rounds 2027-1. This file is @generated from `rulesets/cases/random-rounds-001.json` by `cargo xtask build-games`.
//!
//! 7 by 6 squares, 6 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const X: Kind = Kind(0);
const D: Kind = Kind(1);
const K: Kind = Kind(2);
const R: Kind = Kind(3);
const I: Kind = Kind(4);
const P: Kind = Kind(5);
const STEPS_1: &[Step] = &[
    step(0, -1),
    step(0, 1),
    step(1, 2),
    step(-1, 2),
    step(1, -3),
    step(-1, -3),
];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1), step(1, -1), step(-1, -1)];
const STEPS_3: &[Step] = &[step(0, 1), step(1, 1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, -1), step(-1, -1)];
const STEPS_5: &[Step] = &[
    step(1, 0),
    step(-1, 0),
    step(0, -1),
    step(0, 1),
    step(1, 1),
    step(-1, 1),
    step(1, -1),
    step(-1, -1),
];
const STEPS_6: &[Step] = &[step(2, 0), step(0, -2), step(-2, 0), step(0, 2)];
const STEPS_7: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_8: &[Step] = &[step(0, 1), step(-1, -2), step(1, -2)];
const STEPS_9: &[Step] = &[step(0, 1)];
const STEPS_10: &[Step] = &[step(1, 1), step(-1, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("rounds 2027-1"),
    board: Board {
        files: 7u8,
        ranks: 6u8,
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
                id: Borrowed("X"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: Some(2),
                                screen: Screen::Any,
                            },
                            Mode::Quiet,
                            STEPS_2,
                        ),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 1,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("D"),
                royal: false,
                value: 3.5,
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
                speed: 1,
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
                id: Borrowed("R"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_6)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 2,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("I"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_7),
                        MoveFacts::slide(Mode::Both, 1, Some(4), STEPS_8),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 2,
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
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_9),
                        MoveFacts::leap(Mode::Capture, STEPS_10),
                    ],
                ),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 2,
                spy: false,
                beats: KindSet::ALL,
            },
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(X, Player::First, Wide::low(0x20)),
            Army::new(D, Player::First, Wide::low(0x1)),
            Army::new(K, Player::First, Wide::low(0x2)),
            Army::new(R, Player::First, Wide::low(0x50)),
            Army::new(I, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x2f80)),
            Army::new(X, Player::Second, Wide::low(0x100_0000_0000)),
            Army::new(D, Player::Second, Wide::low(0x8_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x10_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x280_0000_0000)),
            Army::new(I, Player::Second, Wide::low(0x20_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x5_f000_0000)),
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
    rounds: Some(Rounds {
        tie: Tie::Initiative,
        swap_collides: true,
        score_decides: false,
    }),
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 80u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const D_LEAPS: usize = 0;
const D_LEAPS_2: usize = 1;
const K_LEAPS: usize = 2;
const I_TAKES: usize = 3;
const P_STEPS: usize = 4;
const P_STEPS_2: usize = 5;
const P_TAKES: usize = 6;
const P_TAKES_2: usize = 7;
const X_ONTO: usize = 8;
const X_ONTO_2: usize = 9;
const COVERED: usize = 10;
const COVERED_2: usize = 11;
const COVERED_3: usize = 12;
const RAY: usize = 13;
const RAY_2: usize = 14;
const RAY_3: usize = 15;
const RAY_4: usize = 16;
const RAY_5: usize = 17;
const RAY_6: usize = 18;
const RAY_7: usize = 19;
const RAY_8: usize = 20;
const RAY_9: usize = 21;
const RAY_10: usize = 22;
const RAY_11: usize = 23;
const RAY_12: usize = 24;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_6: usize = 3;
const LINE_4: usize = 4;
const LINE_7: usize = 5;
const LINE_5: usize = 6;
const LINE_8: usize = 7;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// rounds 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 25],
    lines: [[Span<u64>; 64]; 8],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[1].to),
                row(&tables.players[1].kinds[5].leaps[1].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[1].onto.leaps[0].from),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[5, 6, 7])),
                row(&covered(&tables.lines, &[2, 3, 4])),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[1].pins[6].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[1].pins[6].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[6].back),
                row(&tables.players[1].pins[5].back),
                row(&tables.players[1].pins[4].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[4].spans),
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
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_hops()
        .with_rounds();
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
            X => defaults::reach(self, at, player, kind, from, occupied),
            D => Reach::both(self.set(player.pick(D_LEAPS, D_LEAPS_2), from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            R => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            I => {
                let both = self.line(player.pick(LINE_3, LINE_6), from, occupied)
                    | self.line(player.pick(LINE_4, LINE_7), from, occupied)
                    | self.line(player.pick(LINE_5, LINE_8), from, occupied);
                Reach {
                    quiet: both,
                    capture: both | self.set(I_TAKES, from),
                }
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
        (self.set(by.pick(X_ONTO, X_ONTO_2), on) & at.of_kind(X)
            | self.set(by.pick(D_LEAPS_2, D_LEAPS), on) & at.of_kind(D)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(I_TAKES, on) & at.of_kind(I)
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
        let pieces = at.of_kind(R) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(I) & army & self.set(by.pick(COVERED_2, COVERED_3), on);
        if pieces.any() {
            found
                |= (self.line(by.pick(LINE_6, LINE_3), on, occupied)
                    | self.line(by.pick(LINE_7, LINE_4), on, occupied)
                    | self.line(by.pick(LINE_8, LINE_5), on, occupied)) & pieces;
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
        let sliders_8 = at.of_kind(R) & at.of(by);
        let sliders_16 = at.of_kind(I) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_8).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(by.pick(RAY_9, RAY_6), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, RAY_6), on)
                    & self.set(by.pick(RAY_7, RAY_8), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_10, RAY_11), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_10, RAY_11), on)
                    & self.set(by.pick(RAY_11, RAY_10), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_8, RAY_12), on) & sliders_16).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_8, RAY_7), on)
                    & self.set(by.pick(RAY_6, RAY_5), sniper),
            );
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, P)
    }
    #[inline(always)]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: u64,
        occupied: u64,
        targets: Reach<u64>,
        zone: u64,
    ) -> Tally {
        match (kind, player) {
            (P, Player::First) => {
                Stride::new(Mode::Quiet, 7, 0x7_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 8, 0x3_f7ef_dfbf)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 6, 0x7_efdf_bf7e)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -7, 0x3ff_ffff_ff80)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -6, 0x1fb_f7ef_df80)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -8, 0x3f7_efdf_bf00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, X);
        visitor.visit(self, D);
        visitor.visit(self, K);
        visitor.visit(self, R);
        visitor.visit(self, I);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
