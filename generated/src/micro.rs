//! Micro shogi. This file is @generated from `rulesets/micro.json` by `cargo xtask build-games`.
//!
//! 4 by 5 squares, 9 kinds of piece. Legal moves are told by the replay tier:
//! - Pieces change when they meet.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const KIND_1: Kind = Kind(1);
const L: Kind = Kind(2);
const KIND_3: Kind = Kind(3);
const B: Kind = Kind(4);
const KIND_5: Kind = Kind(5);
const R: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const K: Kind = Kind(8);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 2), step(-1, 2)];
const STEPS_3: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, 1)];
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
    name: Borrowed("Micro shogi"),
    board: Board {
        files: 4u8,
        ranks: 5u8,
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
                id: Borrowed("P"),
                royal: false,
                value: 1.5,
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
                id: Borrowed("+P"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
                promotion: None,
                in_hand: Some(P),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("L"),
                royal: false,
                value: 2.5,
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
                id: Borrowed("+L"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_3),
                        MoveFacts::leap(Mode::Both, STEPS_1),
                    ],
                ),
                promotion: None,
                in_hand: Some(L),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("B"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+B"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
                    ],
                ),
                promotion: None,
                in_hand: Some(B),
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
                id: Borrowed("+R"),
                royal: false,
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_5),
                    ],
                ),
                promotion: None,
                in_hand: Some(R),
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
            Army::new(P, Player::First, Wide::low(0x80)),
            Army::new(KIND_3, Player::First, Wide::low(0x1)),
            Army::new(B, Player::First, Wide::low(0x4)),
            Army::new(KIND_7, Player::First, Wide::low(0x2)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0x1000)),
            Army::new(KIND_3, Player::Second, Wide::low(0x8_0000)),
            Army::new(B, Player::Second, Wide::low(0x2_0000)),
            Army::new(KIND_7, Player::Second, Wide::low(0x4_0000)),
            Army::new(K, Player::Second, Wide::low(0x1_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Loss,
    checkmate: Verdict::Loss,
    en_passant: false,
    castling: None,
    must_capture: false,
    forbid_check: false,
    forbid_immobility: false,
    forbid_facing: false,
    drops: Some(Drops {
        from_captures: true,
        regions: Borrowed(&[]),
        no_doubled: KindSet::NONE,
        no_mate: KindSet::NONE,
        stock: Borrowed(&[]),
        placement: false,
        faces: Borrowed(&[(P, KIND_1), (L, KIND_3), (B, KIND_5), (R, KIND_7)]),
    }),
    explosion: None,
    strike: None,
    contacts: Some(Contacts {
        links: Borrowed(
            &[
                Link {
                    mover: P,
                    onto: P,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: KIND_1,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: L,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: KIND_3,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: B,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: KIND_5,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: R,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: P,
                    onto: KIND_7,
                    mover_to: KIND_1,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: P,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: KIND_1,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: L,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: KIND_3,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: B,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: KIND_5,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: R,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_1,
                    onto: KIND_7,
                    mover_to: P,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: P,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: KIND_1,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: L,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: KIND_3,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: B,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: KIND_5,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: R,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: L,
                    onto: KIND_7,
                    mover_to: KIND_3,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: P,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: KIND_1,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: L,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: KIND_3,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: B,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: KIND_5,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: R,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_3,
                    onto: KIND_7,
                    mover_to: L,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: P,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: KIND_1,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: L,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: KIND_3,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: B,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: KIND_5,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: R,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: B,
                    onto: KIND_7,
                    mover_to: KIND_5,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: P,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: KIND_1,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: L,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: KIND_3,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: B,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: KIND_5,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: R,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_5,
                    onto: KIND_7,
                    mover_to: B,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: P,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: KIND_1,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: L,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: KIND_3,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: B,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: KIND_5,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: R,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: R,
                    onto: KIND_7,
                    mover_to: KIND_7,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: P,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: KIND_1,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: L,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: KIND_3,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: B,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: KIND_5,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: R,
                    mover_to: R,
                    onto_to: None,
                    own: false,
                },
                Link {
                    mover: KIND_7,
                    onto: KIND_7,
                    mover_to: R,
                    onto_to: None,
                    own: false,
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
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 300u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Replay,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const KIND_1_LEAPS: usize = 2;
const KIND_1_LEAPS_2: usize = 3;
const KIND_3_LEAPS: usize = 4;
const KIND_3_LEAPS_2: usize = 5;
const KIND_5_LEAPS: usize = 6;
const KIND_5_LEAPS_2: usize = 7;
const K_LEAPS: usize = 8;
const COVERED: usize = 9;
const COVERED_2: usize = 10;
const COVERED_3: usize = 11;
const COVERED_4: usize = 12;
const RAY: usize = 13;
const RAY_2: usize = 14;
const RAY_3: usize = 15;
const RAY_4: usize = 16;
const RAY_5: usize = 17;
const RAY_6: usize = 18;
const LINE_1: usize = 0;
const LINE_6: usize = 1;
const LINE_2: usize = 2;
const LINE_3: usize = 3;
const LINE_4: usize = 4;
const LINE_5: usize = 5;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Micro shogi, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 19],
    lines: [[Span<u64>; 64]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[1].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[8].leaps[0].to),
                row(&covered(&tables.lines, &[5])),
                row(&covered(&tables.lines, &[0])),
                row(&covered(&tables.lines, &[1, 2])),
                row(&covered(&tables.lines, &[3, 4])),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
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
    type KindSets = [u64; 9];
    type Hands = [u8; 18];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_drops()
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
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            KIND_1 => {
                Reach::both(self.set(player.pick(KIND_1_LEAPS, KIND_1_LEAPS_2), from))
            }
            L => Reach::both(self.line(player.pick(LINE_1, LINE_6), from, occupied)),
            KIND_3 => {
                Reach::both(self.set(player.pick(KIND_3_LEAPS, KIND_3_LEAPS_2), from))
            }
            B => {
                Reach::both(
                    self.line(LINE_2, from, occupied) | self.line(LINE_3, from, occupied),
                )
            }
            KIND_5 => {
                Reach::both(self.set(player.pick(KIND_5_LEAPS, KIND_5_LEAPS_2), from))
            }
            R => {
                Reach::both(
                    self.line(LINE_4, from, occupied) | self.line(LINE_5, from, occupied),
                )
            }
            KIND_7 => {
                Reach::both(self.set(player.pick(KIND_5_LEAPS, KIND_5_LEAPS_2), from))
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
        (self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(by.pick(KIND_1_LEAPS_2, KIND_1_LEAPS), on) & at.of_kind(KIND_1)
            | self.set(by.pick(KIND_3_LEAPS_2, KIND_3_LEAPS), on) & at.of_kind(KIND_3)
            | self.set(by.pick(KIND_5_LEAPS_2, KIND_5_LEAPS), on) & at.of_kind(KIND_5)
            | self.set(by.pick(KIND_5_LEAPS_2, KIND_5_LEAPS), on) & at.of_kind(KIND_7)
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
        let pieces = at.of_kind(L) & army & self.set(by.pick(COVERED, COVERED_2), on);
        if pieces.any() {
            found |= (self.line(by.pick(LINE_6, LINE_1), on, occupied)) & pieces;
        }
        let pieces = at.of_kind(B) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_2, on, occupied) | self.line(LINE_3, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(R) & army & self.set(COVERED_4, on);
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
        let sliders_16 = at.of_kind(B) & at.of(by);
        let sliders_64 = at.of_kind(R) & at.of(by);
        let sliders_68 = (at.of_kind(L) | at.of_kind(R)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_16).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(by.pick(RAY_5, COVERED), on) & sliders_64).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_5, COVERED), on)
                    & self.set(by.pick(RAY_6, COVERED_2), sniper),
            );
        }
        for sniper in (self.set(by.pick(RAY_6, RAY_5), on) & sliders_64).iter() {
            found(
                sniper,
                self.set(by.pick(RAY_6, RAY_5), on)
                    & self.set(by.pick(RAY_5, RAY_6), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED_2, RAY_6), on) & sliders_64).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED_2, RAY_6), on)
                    & self.set(by.pick(COVERED, RAY_5), sniper),
            );
        }
        for sniper in (self.set(by.pick(COVERED, COVERED_2), on) & sliders_68).iter() {
            found(
                sniper,
                self.set(by.pick(COVERED, COVERED_2), on)
                    & self.set(by.pick(COVERED_2, COVERED), sniper),
            );
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
