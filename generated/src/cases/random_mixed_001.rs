//! mixed 2027-1. This file is @generated from `rulesets/cases/random-mixed-001.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const R: Kind = Kind(0);
const K: Kind = Kind(1);
const P: Kind = Kind(2);
const L: Kind = Kind(3);
const STEPS_1: &[Step] = &[step(1, 2), step(-1, 0)];
const STEPS_2: &[Step] = &[
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
    step(1, 0),
    step(0, 1),
];
const STEPS_3: &[Step] = &[
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
const STEPS_4: &[Step] = &[step(0, 1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(-1, 2)];
const STEPS_6: &[Step] = &[
    step(1, 2),
    step(-2, 3),
    step(-3, 1),
    step(-1, -2),
    step(2, -3),
    step(3, -1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("mixed 2027-1"),
    board: Board {
        files: 7u8,
        ranks: 7u8,
        lattice: Lattice::Hex,
        holes: Wide::low(0x1_c304_0000_4187),
        walls: Wide::low(0x11_0008_0800),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Rotate,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("R"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Capture, STEPS_1),
                        MoveFacts::leap(Mode::Both, STEPS_2),
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
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_3)]),
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
                        MoveFacts::leap(Mode::Quiet, STEPS_4),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_4)
                            .only_from([Wide::low(0x3f80), Wide::low(0x3f8_0000_0000)])
                            .only_first(),
                        MoveFacts::leap(Mode::Capture, STEPS_5),
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
                id: Borrowed("L"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(3), STEPS_6)]),
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
            Army::new(R, Player::First, Wide::low(0x20)),
            Army::new(K, Player::First, Wide::low(0x40)),
            Army::new(P, Player::First, Wide::low(0x8)),
            Army::new(L, Player::First, Wide::low(0x10)),
            Army::new(R, Player::Second, Wide::low(0x800_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x400_0000_0000)),
            Army::new(P, Player::Second, Wide::low(0x2000_0000_0000)),
            Army::new(L, Player::Second, Wide::low(0x1000_0000_0000)),
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
    contacts: Some(Contacts {
        links: Borrowed(
            &[
                Link {
                    mover: L,
                    onto: P,
                    mover_to: L,
                    onto_to: Some(L),
                    own: true,
                },
            ],
        ),
        ends: Ends::Stay,
        landing: Borrowed(&[]),
        immune: KindSet::NONE.with(K),
    }),
    promote_on_entry: false,
    territory: None,
    turn: None,
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: Some(3u8),
    reach: None,
    extinction: None,
    scoring: Some(Scoring::Material),
    max_plies: 200u32,
    repetition: None,
    no_progress: 100u32,
    tier: Tier::Free,
};
const R_TAKES: usize = 0;
const R_TAKES_2: usize = 1;
const R_LEAPS: usize = 2;
const K_LEAPS: usize = 3;
const P_STEPS: usize = 4;
const P_STEPS_2: usize = 5;
const P_TAKES: usize = 6;
const P_TAKES_2: usize = 7;
const P_LEGS: usize = 8;
const P_FAR: usize = 9;
const P_LEGS_2: usize = 10;
const P_FAR_2: usize = 11;
const P_LEGS_3: usize = 12;
const P_FAR_3: usize = 13;
const P_LEGS_4: usize = 14;
const P_FAR_4: usize = 15;
const R_ONTO: usize = 16;
const R_ONTO_2: usize = 17;
const K_ONTO: usize = 18;
const P_ONTO: usize = 19;
const P_ONTO_2: usize = 20;
const COVERED: usize = 21;
const RAY: usize = 22;
const RAY_2: usize = 23;
const RAY_3: usize = 24;
const RAY_4: usize = 25;
const RAY_5: usize = 26;
const RAY_6: usize = 27;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// mixed 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 28],
    lines: [[Span<u64>; 64]; 3],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].leaps[1].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].kinds[2].legged[0].legs),
                row(&tables.players[0].kinds[2].legged[0].to),
                row(&tables.players[1].kinds[2].legged[0].legs),
                row(&tables.players[1].kinds[2].legged[0].to),
                row(&tables.players[0].kinds[2].legged[1].legs),
                row(&tables.players[0].kinds[2].legged[1].to),
                row(&tables.players[1].kinds[2].legged[1].legs),
                row(&tables.players[1].kinds[2].legged[1].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[1].onto.leaps[0].from),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[0].onto.leaps[2].from),
                row(&tables.players[1].onto.leaps[2].from),
                row(&covered(&tables.lines, &[0, 1, 2])),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[0].pins[2].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
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
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_first_move()
        .with_check_limit()
        .with_contacts();
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
            R => {
                let both = self.set(R_LEAPS, from);
                Reach {
                    quiet: both,
                    capture: both | self.set(player.pick(R_TAKES, R_TAKES_2), from),
                }
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([P_LEGS, P_FAR], [P_LEGS_2, P_FAR_2]),
                                        from,
                                        occupied,
                                    )
                            },
                        )
                        | guarded(
                            at.unmoved().has(from),
                            || {
                                self
                                    .legged(
                                        player.pick([P_LEGS_3, P_FAR_3], [P_LEGS_4, P_FAR_4]),
                                        from,
                                        occupied,
                                    )
                            },
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            L => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied),
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
        (self.set(by.pick(R_ONTO, R_ONTO_2), on) & at.of_kind(R)
            | self.set(K_ONTO, on) & at.of_kind(K)
            | self.set(by.pick(P_ONTO, P_ONTO_2), on) & at.of_kind(P)) & at.of(by)
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
        let pieces = at.of_kind(L) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied)) & pieces;
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
        let sliders_8 = at.of_kind(L) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_8).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_8).iter() {
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
        visitor.visit(self, R);
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, L);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
