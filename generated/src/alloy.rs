//! Alloy. This file is @generated from `rulesets/alloy.json` by `cargo xtask build-games`.
//!
//! 6 by 6 squares, 8 kinds of piece. Legal moves are told by the replay tier:
//! - Pieces change when they meet.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const B: Kind = Kind(2);
const R: Kind = Kind(3);
const A: Kind = Kind(4);
const C: Kind = Kind(5);
const Q: Kind = Kind(6);
const K: Kind = Kind(7);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_6: &[Step] = &[
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
    name: Borrowed("Alloy"),
    board: Board {
        files: 6u8,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_1),
                        MoveFacts::leap(Mode::Capture, STEPS_2),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xf_c000_0000), Wide::low(0x3f)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[R, B, N]), Borrowed(&[R, B, N])],
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
                id: Borrowed("N"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_3)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("B"),
                royal: false,
                value: 2.5,
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
                id: Borrowed("R"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_5)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("A"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
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
            KindFacts {
                id: Borrowed("C"),
                royal: false,
                value: 8.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_5),
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
            KindFacts {
                id: Borrowed("Q"),
                royal: false,
                value: 8.0,
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
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
            Army::new(P, Player::First, Wide::low(0xfc0)),
            Army::new(N, Player::First, Wide::low(0x24)),
            Army::new(B, Player::First, Wide::low(0x12)),
            Army::new(R, Player::First, Wide::low(0x1)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0x3f00_0000)),
            Army::new(N, Player::Second, Wide::low(0x9_0000_0000)),
            Army::new(B, Player::Second, Wide::low(0x4_8000_0000)),
            Army::new(R, Player::Second, Wide::low(0x4000_0000)),
            Army::new(K, Player::Second, Wide::low(0x2_0000_0000)),
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
                    mover: R,
                    onto: B,
                    mover_to: Q,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: B,
                    onto: R,
                    mover_to: Q,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: R,
                    onto: N,
                    mover_to: C,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: N,
                    onto: R,
                    mover_to: C,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: N,
                    onto: B,
                    mover_to: A,
                    onto_to: None,
                    own: true,
                },
                Link {
                    mover: B,
                    onto: N,
                    mover_to: A,
                    onto_to: None,
                    own: true,
                },
            ],
        ),
        ends: Ends::Advance,
        landing: Borrowed(&[]),
        immune: KindSet::NONE.with(K),
    }),
    promote_on_entry: false,
    territory: None,
    turn: None,
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: Some(Verdict::Loss),
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: Some(Scoring::Material),
    max_plies: 240u32,
    repetition: Some(3u32),
    no_progress: 60u32,
    tier: Tier::Replay,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const N_LEAPS: usize = 4;
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
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Alloy, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 16],
    lines: [[Span<u64>; 64]; 4],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[0].leaps[1].to),
                row(&tables.players[1].kinds[0].leaps[1].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[7].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[2, 3])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
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
    type KindSets = [u64; 8];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_bare_royal()
        .with_contacts();
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
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            N => Reach::both(self.set(N_LEAPS, from)),
            B => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            R => {
                Reach::both(
                    self.line(LINE_3, from, occupied) | self.line(LINE_4, from, occupied),
                )
            }
            A => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            C => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            Q => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
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
            | self.set(N_LEAPS, on) & at.of_kind(N)
            | self.set(N_LEAPS, on) & at.of_kind(A)
            | self.set(N_LEAPS, on) & at.of_kind(C)
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
        let pieces = (at.of_kind(B) | at.of_kind(A) | at.of_kind(Q)) & army
            & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(C) | at.of_kind(Q)) & army
            & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
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
        let sliders_84 = (at.of_kind(B) | at.of_kind(A) | at.of_kind(Q)) & at.of(by);
        let sliders_104 = (at.of_kind(R) | at.of_kind(C) | at.of_kind(Q)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_84).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_84).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_84).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_84).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_104).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_104).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_104).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_104).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
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
                Stride::new(Mode::Quiet, 6, 0x3fff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0x1f7d_f7df)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 5, 0x3efb_efbe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -6, 0xf_ffff_ffc0)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -5, 0x7_df7d_f7c0)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0xf_befb_ef80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
        visitor.visit(self, N);
        visitor.visit(self, B);
        visitor.visit(self, R);
        visitor.visit(self, A);
        visitor.visit(self, C);
        visitor.visit(self, Q);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
