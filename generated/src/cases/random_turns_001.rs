//! turns 2027-1. This file is @generated from `rulesets/cases/random-turns-001.json` by `cargo xtask build-games`.
//!
//! 8 by 8 squares, 3 kinds of piece. Legal moves are told by the replay tier:
//! - A turn is several moves.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const U: Kind = Kind(0);
const K: Kind = Kind(1);
const P: Kind = Kind(2);
const STEPS_1: &[Step] = &[
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
    step(1, 3),
    step(3, -1),
    step(-1, -3),
    step(-3, 1),
];
const STEPS_2: &[Step] = &[step(0, 1), step(1, 0), step(0, -1), step(-1, 0)];
const STEPS_3: &[Step] = &[step(2, 2), step(2, -2), step(-2, -2), step(-2, 2)];
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("turns 2027-1"),
    board: Board {
        files: 8u8,
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
                id: Borrowed("U"),
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
                            Mode::Both,
                            STEPS_1,
                        ),
                        MoveFacts::leap(Mode::Both, STEPS_2),
                        MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_3),
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
                id: Borrowed("P"),
                royal: false,
                value: 3.0,
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(U, Player::First, Wide::low(0x10bb)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x6f00)),
            Army::new(U, Player::Second, Wide::low(0xbb10_0000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x400_0000_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x6f_0000_0000_0000)),
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
    drops: None,
    explosion: None,
    strike: None,
    contacts: None,
    promote_on_entry: false,
    territory: None,
    turn: Some(Turn {
        moves: 4,
        ramp: Borrowed(&[1, 4, 2, 1, 2, 4, 1]),
    }),
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 80u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Replay,
};
const K_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
const U_ONTO: usize = 5;
const COVERED: usize = 6;
const RAY: usize = 7;
const RAY_2: usize = 8;
const RAY_3: usize = 9;
const RAY_4: usize = 10;
const RAY_5: usize = 11;
const RAY_6: usize = 12;
const RAY_7: usize = 13;
const RAY_8: usize = 14;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// turns 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 15],
    lines: [[Span<u64>; 64]; 2],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[2].snipers),
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
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 3];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_hops()
        .with_turns();
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
            U => defaults::reach(self, at, player, kind, from, occupied),
            K => Reach::both(self.set(K_LEAPS, from)),
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
        (self.set(U_ONTO, on) & at.of_kind(U) | self.set(K_LEAPS, on) & at.of_kind(K)
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
        let pieces = at.of_kind(U) & army & self.set(COVERED, on);
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
        let sliders_1 = at.of_kind(U) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_1).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
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
                Stride::new(Mode::Quiet, 8, 0xff_ffff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 9, 0x7f_7f7f_7f7f_7f7f)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0xfe_fefe_fefe_fefe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -8, 0xffff_ffff_ffff_ff00)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0x7f7f_7f7f_7f7f_7f00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -9, 0xfefe_fefe_fefe_fe00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, U);
        visitor.visit(self, K);
        visitor.visit(self, P);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
