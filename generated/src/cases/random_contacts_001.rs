//! contacts 2027-1. This file is @generated from `rulesets/cases/random-contacts-001.json` by `cargo xtask build-games`.
//!
//! 6 by 4 squares, 4 kinds of piece. Legal moves are told by the replay tier:
//! - Pieces change when they meet.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const S: Kind = Kind(0);
const K: Kind = Kind(1);
const P: Kind = Kind(2);
const Z: Kind = Kind(3);
const STEPS_1: &[Step] = &[
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
    step(3, 3),
    step(3, -3),
    step(-3, -3),
    step(-3, 3),
];
const STEPS_2: &[Step] = &[
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(0, 1),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_3: &[Step] = &[step(0, 1)];
const STEPS_4: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, 2), step(2, -1), step(-1, -2), step(-2, 1)];
const STEPS_6: &[Step] = &[step(1, 0), step(-1, 0), step(0, -1), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("contacts 2027-1"),
    board: Board {
        files: 6u8,
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
                id: Borrowed("S"),
                royal: false,
                value: 5.0,
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
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_2)]),
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
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_3),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_3)
                            .only_from([Wide::low(0xfc0), Wide::low(0x3_f000)]),
                        MoveFacts::leap(Mode::Capture, STEPS_4),
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
                id: Borrowed("Z"),
                royal: false,
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, None, STEPS_5),
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
            Army::new(S, Player::First, Wide::low(0x32)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(P, Player::First, Wide::low(0x1)),
            Army::new(Z, Player::First, Wide::low(0x8)),
            Army::new(S, Player::Second, Wide::low(0xc8_0000)),
            Army::new(K, Player::Second, Wide::low(0x10_0000)),
            Army::new(P, Player::Second, Wide::low(0x4_0000)),
            Army::new(Z, Player::Second, Wide::low(0x20_0000)),
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
    contacts: Some(Contacts {
        links: Borrowed(
            &[
                Link {
                    mover: P,
                    onto: P,
                    mover_to: S,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: K,
                    onto: S,
                    mover_to: K,
                    onto_to: Some(Z),
                    own: false,
                },
                Link {
                    mover: P,
                    onto: P,
                    mover_to: Z,
                    onto_to: Some(S),
                    own: true,
                },
            ],
        ),
        ends: Ends::Swap,
        landing: Borrowed(&[]),
        immune: KindSet::NONE.with(K).with(Z),
    }),
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
    repetition: None,
    no_progress: 20u32,
    tier: Tier::Replay,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const P_FAR: usize = 4;
const P_FAR_2: usize = 5;
const Z_TAKES: usize = 6;
const COVERED: usize = 7;
const COVERED_2: usize = 8;
const RAY: usize = 9;
const RAY_2: usize = 10;
const RAY_3: usize = 11;
const RAY_4: usize = 12;
const RAY_5: usize = 13;
const RAY_6: usize = 14;
const RAY_7: usize = 15;
const RAY_8: usize = 16;
const RAY_9: usize = 17;
const RAY_10: usize = 18;
const RAY_11: usize = 19;
const RAY_12: usize = 20;
const RAY_13: usize = 21;
const RAY_14: usize = 22;
const RAY_15: usize = 23;
const RAY_16: usize = 24;
const RAY_17: usize = 25;
const RAY_18: usize = 26;
const RAY_19: usize = 27;
const RAY_20: usize = 28;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
const LINE_7: usize = 6;
const LINE_8: usize = 7;
const LINE_9: usize = 8;
const LINE_11: usize = 9;
const LINE_10: usize = 10;
const LINE_12: usize = 11;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// contacts 2027-1, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 29],
    lines: [[Span<u64>; 64]; 12],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&tables.players[0].kinds[2].legged[0].to),
                row(&tables.players[1].kinds[2].legged[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1, 2, 3])),
                row(&covered(&tables.lines, &[4, 5, 6, 7])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[12].snipers),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[11].snipers),
                row(&tables.players[0].pins[15].snipers),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[8].snipers),
                row(&tables.players[0].pins[13].snipers),
                row(&tables.players[0].pins[10].snipers),
                row(&tables.players[0].pins[9].snipers),
                row(&tables.players[0].pins[14].snipers),
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
                row(&tables.lines[10].spans),
                row(&tables.lines[9].spans),
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
        .with_check()
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
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            S => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            K => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied)
                        | self.line(LINE_7, from, occupied)
                        | self.line(LINE_8, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | self
                            .legged(
                                player.pick([P_STEPS, P_FAR], [P_STEPS_2, P_FAR_2]),
                                from,
                                occupied,
                            ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            Z => {
                Reach {
                    quiet: self.line(player.pick(LINE_9, LINE_11), from, occupied)
                        | self.line(player.pick(LINE_10, LINE_12), from, occupied),
                    capture: self.set(Z_TAKES, from),
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(Z_TAKES, on) & at.of_kind(Z)) & at.of(by)
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
                    | self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(K) & army & self.set(COVERED_2, on);
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
        let sliders_1 = at.of_kind(S) & at.of(by);
        let sliders_2 = at.of_kind(K) & at.of(by);
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
        for sniper in (self.set(RAY_4, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_14, on) & self.set(RAY_15, sniper));
        }
        for sniper in (self.set(RAY_17, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_18, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_15, on) & self.set(RAY_14, sniper));
        }
        for sniper in (self.set(RAY_19, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_20, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, S);
        visitor.visit(self, K);
        visitor.visit(self, P);
        visitor.visit(self, Z);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
