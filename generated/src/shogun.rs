//! Shogun chess. This file is @generated from `rulesets/shogun.json` by `cargo xtask build-games`.
//!
//! 8 by 8 squares, 11 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const B: Kind = Kind(2);
const R: Kind = Kind(3);
const F: Kind = Kind(4);
const K: Kind = Kind(5);
const KIND_6: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const KIND_8: Kind = Kind(8);
const KIND_9: Kind = Kind(9);
const KIND_10: Kind = Kind(10);
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
    name: Borrowed("Shogun chess"),
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
                id: Borrowed("P"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_1),
                        MoveFacts::slide(Mode::Quiet, 2, Some(2), STEPS_1)
                            .only_from([
                                Wide::low(0xff00),
                                Wide::low(0xff_0000_0000_0000),
                            ]),
                        MoveFacts::leap(Mode::Capture, STEPS_2),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xffff_ff00_0000_0000), Wide::low(0xff_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_6]), Borrowed(&[KIND_6])],
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
                promotion: Some(Promotion {
                    zone: [Wide::low(0xffff_ff00_0000_0000), Wide::low(0xff_ffff)],
                    mandatory: false,
                    on_leaving: true,
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
                id: Borrowed("B"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xffff_ff00_0000_0000), Wide::low(0xff_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_8]), Borrowed(&[KIND_8])],
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
                id: Borrowed("R"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_5)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xffff_ff00_0000_0000), Wide::low(0xff_ffff)],
                    mandatory: false,
                    on_leaving: true,
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
                id: Borrowed("F"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_4)]),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xffff_ff00_0000_0000), Wide::low(0xff_ffff)],
                    mandatory: false,
                    on_leaving: true,
                    targets: [Borrowed(&[KIND_10]), Borrowed(&[KIND_10])],
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
            KindFacts {
                id: Borrowed("+P"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_6)]),
                promotion: None,
                in_hand: Some(P),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+N"),
                royal: false,
                value: 6.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_3),
                    ],
                ),
                promotion: None,
                in_hand: Some(N),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("+B"),
                royal: false,
                value: 7.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_4),
                        MoveFacts::leap(Mode::Both, STEPS_3),
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
                id: Borrowed("+R"),
                royal: false,
                value: 8.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_5),
                        MoveFacts::leap(Mode::Both, STEPS_3),
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
                id: Borrowed("+F"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_6)]),
                promotion: None,
                in_hand: Some(F),
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
            Army::new(P, Player::First, Wide::low(0xff00)),
            Army::new(N, Player::First, Wide::low(0x42)),
            Army::new(B, Player::First, Wide::low(0x24)),
            Army::new(R, Player::First, Wide::low(0x81)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(KIND_10, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0xff_0000_0000_0000)),
            Army::new(N, Player::Second, Wide::low(0x4200_0000_0000_0000)),
            Army::new(B, Player::Second, Wide::low(0x2400_0000_0000_0000)),
            Army::new(R, Player::Second, Wide::low(0x8100_0000_0000_0000)),
            Army::new(K, Player::Second, Wide::low(0x1000_0000_0000_0000)),
            Army::new(KIND_10, Player::Second, Wide::low(0x800_0000_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Draw,
    checkmate: Verdict::Loss,
    en_passant: true,
    castling: Some(Castling {
        king: K,
        partner: R,
        lands: Landing::Steps(2u8),
        partner_files: None,
    }),
    must_capture: false,
    forbid_check: false,
    forbid_immobility: true,
    forbid_facing: false,
    drops: Some(Drops {
        from_captures: true,
        regions: Borrowed(
            &[
                (P, [Wide::low(0xff_ffff_ffff), Wide::low(0xffff_ffff_ff00_0000)]),
                (N, [Wide::low(0xff_ffff_ffff), Wide::low(0xffff_ffff_ff00_0000)]),
                (B, [Wide::low(0xff_ffff_ffff), Wide::low(0xffff_ffff_ff00_0000)]),
                (R, [Wide::low(0xff_ffff_ffff), Wide::low(0xffff_ffff_ff00_0000)]),
                (F, [Wide::low(0xff_ffff_ffff), Wide::low(0xffff_ffff_ff00_0000)]),
            ],
        ),
        no_doubled: KindSet::NONE,
        no_mate: KindSet::NONE,
        stock: Borrowed(&[]),
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
    max_plies: 400u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Pins,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const P_FAR: usize = 4;
const P_FAR_2: usize = 5;
const N_LEAPS: usize = 6;
const F_LEAPS: usize = 7;
const K_LEAPS: usize = 8;
const KIND_7_LEAPS: usize = 9;
const COVERED: usize = 10;
const COVERED_2: usize = 11;
const RAY: usize = 12;
const RAY_2: usize = 13;
const RAY_3: usize = 14;
const RAY_4: usize = 15;
const RAY_5: usize = 16;
const RAY_6: usize = 17;
const RAY_7: usize = 18;
const RAY_8: usize = 19;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Shogun chess, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 20],
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
                row(&tables.players[0].kinds[0].legged[0].to),
                row(&tables.players[1].kinds[0].legged[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
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
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u64) -> u64 {
        legged(self.set(legs, from), self.set(to, from), occupied)
    }
}
impl Rules for Native {
    type Set = u64;
    type Cells = [Cell; 64];
    type KindSets = [u64; 11];
    type Hands = [u8; 22];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_en_passant()
        .with_castling()
        .with_drops()
        .with_forbid_immobility();
    const PROMOTING: KindSet = KindSet::NONE.with(P).with(N).with(B).with(R).with(F);
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
            F => Reach::both(self.set(F_LEAPS, from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_6 => Reach::both(self.set(K_LEAPS, from)),
            KIND_7 => Reach::both(self.set(KIND_7_LEAPS, from)),
            KIND_8 => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            KIND_9 => {
                Reach::both(
                    self.set(N_LEAPS, from) | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
                )
            }
            KIND_10 => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied),
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
        (self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(N_LEAPS, on) & at.of_kind(N)
            | self.set(F_LEAPS, on) & at.of_kind(F)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(K_LEAPS, on) & at.of_kind(KIND_6)
            | self.set(KIND_7_LEAPS, on) & at.of_kind(KIND_7)
            | self.set(N_LEAPS, on) & at.of_kind(KIND_8)
            | self.set(N_LEAPS, on) & at.of_kind(KIND_9)) & at.of(by)
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
        let pieces = (at.of_kind(B) | at.of_kind(KIND_8) | at.of_kind(KIND_10)) & army
            & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(R) | at.of_kind(KIND_9) | at.of_kind(KIND_10)) & army
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
        let sliders_1284 = (at.of_kind(B) | at.of_kind(KIND_8) | at.of_kind(KIND_10))
            & at.of(by);
        let sliders_1544 = (at.of_kind(R) | at.of_kind(KIND_9) | at.of_kind(KIND_10))
            & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_1284).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_1284).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_1284).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1284).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_1544).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_1544).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_1544).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_1544).iter() {
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
        at.of_kind(K) & at.of(player)
    }
}
