//! Gethenian chess. This file is @generated from `rulesets/gethenian.json` by `cargo xtask build-games`.
//!
//! 7 by 7 squares, 10 kinds of piece. Legal moves are told by the probe tier:
//! - A piece may promote to a royal one.
//! - A royal piece may promote.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const K: Kind = Kind(0);
const KIND_1: Kind = Kind(1);
const B: Kind = Kind(2);
const KIND_3: Kind = Kind(3);
const I: Kind = Kind(4);
const KIND_5: Kind = Kind(5);
const N: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const M: Kind = Kind(8);
const KIND_9: Kind = Kind(9);
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
const STEPS_2: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_3: &[Step] = &[step(-1, 1), step(1, -1)];
const STEPS_4: &[Step] = &[step(1, 0), step(-1, 0)];
const STEPS_5: &[Step] = &[step(1, 1), step(-1, -1)];
const STEPS_6: &[Step] = &[step(-1, 2), step(2, 1), step(1, -2), step(-2, -1)];
const STEPS_7: &[Step] = &[step(1, 2), step(2, -1), step(-1, -2), step(-2, 1)];
const STEPS_8: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_9: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_10: &[Step] = &[step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Gethenian chess"),
    board: Board {
        files: 7u8,
        ranks: 7u8,
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[KIND_1]), Borrowed(&[KIND_1])],
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
                id: Borrowed("+K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_2)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[K]), Borrowed(&[K])],
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
                id: Borrowed("B"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_3)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[KIND_3]), Borrowed(&[KIND_3])],
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
                id: Borrowed("+B"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[B]), Borrowed(&[B])],
                    only_lost: false,
                }),
                in_hand: Some(B),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("I"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_5)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[KIND_5]), Borrowed(&[KIND_5])],
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
                id: Borrowed("+I"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[I]), Borrowed(&[I])],
                    only_lost: false,
                }),
                in_hand: Some(I),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("N"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[KIND_7]), Borrowed(&[KIND_7])],
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
                id: Borrowed("+N"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[N]), Borrowed(&[N])],
                    only_lost: false,
                }),
                in_hand: Some(N),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("M"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_2),
                        MoveFacts::leap(Mode::Both, STEPS_8),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[KIND_9]), Borrowed(&[KIND_9])],
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
                id: Borrowed("+M"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_9),
                        MoveFacts::leap(Mode::Both, STEPS_10),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0x1_ffff_ffff_ffff), Wide::low(0x1_ffff_ffff_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[M]), Borrowed(&[M])],
                    only_lost: false,
                }),
                in_hand: Some(M),
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
            Army::new(KIND_1, Player::First, Wide::low(0x8)),
            Army::new(B, Player::First, Wide::low(0x4)),
            Army::new(I, Player::First, Wide::low(0x10)),
            Army::new(N, Player::First, Wide::low(0x400)),
            Army::new(M, Player::First, Wide::low(0xa00)),
            Army::new(K, Player::Second, Wide::low(0x2000_0000_0000)),
            Army::new(B, Player::Second, Wide::low(0x4000_0000_0000)),
            Army::new(I, Player::Second, Wide::low(0x1000_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x40_0000_0000)),
            Army::new(M, Player::Second, Wide::low(0xa0_0000_0000)),
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
        faces: Borrowed(&[(B, KIND_3), (I, KIND_5), (N, KIND_7), (M, KIND_9)]),
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
    max_plies: 300u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Probe,
};
const K_LEAPS: usize = 0;
const KIND_1_STEPS: usize = 1;
const N_LEAPS: usize = 2;
const KIND_7_LEAPS: usize = 3;
const M_LEAPS: usize = 4;
const M_LEAPS_2: usize = 5;
const KIND_9_LEAPS: usize = 6;
const KIND_9_LEAPS_2: usize = 7;
const COVERED: usize = 8;
const COVERED_2: usize = 9;
const COVERED_3: usize = 10;
const RAY: usize = 11;
const RAY_2: usize = 12;
const RAY_3: usize = 13;
const RAY_4: usize = 14;
const RAY_5: usize = 15;
const RAY_6: usize = 16;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Gethenian chess, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 17],
    lines: [[Span<u64>; 64]; 3],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
                row(&tables.players[0].kinds[7].leaps[0].to),
                row(&tables.players[0].kinds[8].leaps[0].to),
                row(&tables.players[1].kinds[8].leaps[0].to),
                row(&tables.players[0].kinds[9].leaps[0].to),
                row(&tables.players[1].kinds[9].leaps[0].to),
                row(&covered(&tables.lines, &[0])),
                row(&covered(&tables.lines, &[2])),
                row(&covered(&tables.lines, &[1])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
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
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 10];
    type Hands = [u8; 20];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_drops();
    const PROMOTING: KindSet = KindSet::NONE
        .with(K)
        .with(KIND_1)
        .with(B)
        .with(KIND_3)
        .with(I)
        .with(KIND_5)
        .with(N)
        .with(KIND_7)
        .with(M)
        .with(KIND_9);
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
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_1 => {
                Reach {
                    quiet: self.set(KIND_1_STEPS, from),
                    capture: SquareSet::EMPTY,
                }
            }
            B => Reach::both(self.line(LINE_1, from, occupied)),
            KIND_3 => Reach::both(self.line(LINE_2, from, occupied)),
            I => Reach::both(self.line(LINE_3, from, occupied)),
            KIND_5 => Reach::both(self.line(LINE_2, from, occupied)),
            N => Reach::both(self.set(N_LEAPS, from)),
            KIND_7 => Reach::both(self.set(KIND_7_LEAPS, from)),
            M => Reach::both(self.set(player.pick(M_LEAPS, M_LEAPS_2), from)),
            KIND_9 => {
                Reach::both(self.set(player.pick(KIND_9_LEAPS, KIND_9_LEAPS_2), from))
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
        (self.set(K_LEAPS, on) & at.of_kind(K) | self.set(N_LEAPS, on) & at.of_kind(N)
            | self.set(KIND_7_LEAPS, on) & at.of_kind(KIND_7)
            | self.set(by.pick(M_LEAPS_2, M_LEAPS), on) & at.of_kind(M)
            | self.set(by.pick(KIND_9_LEAPS_2, KIND_9_LEAPS), on) & at.of_kind(KIND_9))
            & at.of(by)
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
        let pieces = at.of_kind(B) & army & self.set(COVERED, on);
        if pieces.any() {
            found |= (self.line(LINE_1, on, occupied)) & pieces;
        }
        let pieces = at.of_kind(I) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found |= (self.line(LINE_3, on, occupied)) & pieces;
        }
        let pieces = (at.of_kind(KIND_3) | at.of_kind(KIND_5)) & army
            & self.set(COVERED_3, on);
        if pieces.any() {
            found |= (self.line(LINE_2, on, occupied)) & pieces;
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
        let sliders_4 = at.of_kind(B) & at.of(by);
        let sliders_16 = at.of_kind(I) & at.of(by);
        let sliders_40 = (at.of_kind(KIND_3) | at.of_kind(KIND_5)) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_16).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_40).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        (at.of_kind(K) | at.of_kind(KIND_1)) & at.of(player)
    }
}
