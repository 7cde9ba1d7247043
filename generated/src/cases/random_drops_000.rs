//! drops 2027-0. This file is @generated from `rulesets/cases/random-drops-000.json` by `cargo xtask build-games`.
//!
//! 9 by 10 squares, 7 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const X: Kind = Kind(0);
const K: Kind = Kind(1);
const S: Kind = Kind(2);
const P: Kind = Kind(3);
const L: Kind = Kind(4);
const M: Kind = Kind(5);
const C: Kind = Kind(6);
const STEPS_1: &[Step] = &[
    step(0, -1),
    step(2, -1),
    step(-2, -1),
    step(-1, 0),
    step(1, 0),
    step(-2, 0),
    step(2, 0),
];
const STEPS_2: &[Step] = &[step(1, -1), step(-1, -1), step(0, 3)];
const STEPS_3: &[Step] = &[
    step(1, 0),
    step(-1, 0),
    step(0, -1),
    step(0, 1),
    step(1, 1),
    step(-1, 1),
    step(1, -1),
    step(-1, -1),
];
const STEPS_4: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[step(2, 0), step(-2, 0), step(0, -2), step(0, 2)];
const STEPS_8: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("drops 2027-0"),
    board: Board {
        files: 9u8,
        ranks: 10u8,
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_1),
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
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
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
                id: Borrowed("S"),
                royal: false,
                value: 1.0,
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
                id: Borrowed("P"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Quiet, STEPS_5),
                        MoveFacts::leap(Mode::Capture, STEPS_6),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide([0x0, 0x3ff_ff00, 0x0, 0x0]), Wide::low(0x3_ffff)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[L]), Borrowed(&[L])],
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
                id: Borrowed("L"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_4)]),
                promotion: None,
                in_hand: Some(P),
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("M"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(4), STEPS_7)]),
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
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_8)]),
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
            Army::new(X, Player::First, Wide::low(0x90)),
            Army::new(K, Player::First, Wide::low(0x100)),
            Army::new(S, Player::First, Wide::low(0x66)),
            Army::new(P, Player::First, Wide::low(0x3_fe00)),
            Army::new(M, Player::First, Wide::low(0x8)),
            Army::new(C, Player::First, Wide::low(0x1)),
            Army::new(X, Player::Second, Wide([0x0, 0x120_0000, 0x0, 0x0])),
            Army::new(K, Player::Second, Wide([0x0, 0x200_0000, 0x0, 0x0])),
            Army::new(S, Player::Second, Wide([0x0, 0xcc_0000, 0x0, 0x0])),
            Army::new(P, Player::Second, Wide([0x0, 0x1_ff00, 0x0, 0x0])),
            Army::new(M, Player::Second, Wide([0x0, 0x10_0000, 0x0, 0x0])),
            Army::new(C, Player::Second, Wide([0x0, 0x2_0000, 0x0, 0x0])),
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
        no_doubled: KindSet::NONE.with(M),
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
    max_plies: 120u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Pins,
};
const X_STEPS: usize = 0;
const X_STEPS_2: usize = 1;
const X_TAKES: usize = 2;
const X_TAKES_2: usize = 3;
const K_LEAPS: usize = 4;
const P_STEPS: usize = 5;
const P_STEPS_2: usize = 6;
const P_TAKES: usize = 7;
const P_TAKES_2: usize = 8;
const COVERED: usize = 9;
const COVERED_2: usize = 10;
const COVERED_3: usize = 11;
const RAY: usize = 12;
const RAY_2: usize = 13;
const RAY_3: usize = 14;
const RAY_4: usize = 15;
const RAY_5: usize = 16;
const RAY_6: usize = 17;
const RAY_7: usize = 18;
const RAY_8: usize = 19;
const RAY_9: usize = 20;
const RAY_10: usize = 21;
const RAY_11: usize = 22;
const RAY_12: usize = 23;
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
/// drops 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 24],
    lines: [[Span<u128>; 128]; 6],
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
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[1].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[1].to),
                row(&tables.players[1].kinds[3].leaps[1].to),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[2, 3])),
                row(&covered(&tables.lines, &[4, 5])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
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
    fn set(&self, table: usize, square: Square) -> u128 {
        self.sets[table][square.index() & 127]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: u128) -> u128 {
        SquareSet::slide(self.lines[line][from.index() & 127], occupied)
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 7];
    type Hands = [u8; 14];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_drops();
    const PROMOTING: KindSet = KindSet::NONE.with(P);
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<u128> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u128,
    ) -> Reach<u128> {
        match kind {
            X => {
                Reach {
                    quiet: self.set(player.pick(X_STEPS, X_STEPS_2), from),
                    capture: self.set(player.pick(X_TAKES, X_TAKES_2), from),
                }
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            S => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            L => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            M => {
                Reach::both(
                    self.line(LINE_3, from, occupied) | self.line(LINE_4, from, occupied),
                )
            }
            C => {
                Reach::both(
                    self.line(LINE_5, from, occupied) | self.line(LINE_6, from, occupied),
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
    ) -> u128 {
        (self.set(by.pick(X_TAKES_2, X_TAKES), on) & at.of_kind(X)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: u128,
    ) -> u128 {
        let army = at.of(by);
        let mut found: u128 = SquareSet::EMPTY;
        let pieces = (at.of_kind(S) | at.of_kind(L)) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(M) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(C) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
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
        mut found: impl FnMut(Square, u128),
    ) {
        let sliders_20 = (at.of_kind(S) | at.of_kind(L)) & at.of(by);
        let sliders_32 = at.of_kind(M) & at.of(by);
        let sliders_64 = at.of_kind(C) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_20).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_20).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_64).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_64).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_64).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_64).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
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
        pieces: u128,
        occupied: u128,
        targets: Reach<u128>,
        zone: u128,
    ) -> Tally {
        match (kind, player) {
            (P, Player::First) => {
                Stride::new(Mode::Quiet, 9, 0x1_ffff_ffff_ffff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 10, 0xff7f_bfdf_eff7_fbfd_feff)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 8, 0x1_feff_7fbf_dfef_f7fb_fdfe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -9, 0x3ff_ffff_ffff_ffff_ffff_fe00)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -8, 0x1fe_ff7f_bfdf_eff7_fbfd_fe00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -10, 0x3fd_feff_7fbf_dfef_f7fb_fc00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, X);
        visitor.visit(self, K);
        visitor.visit(self, S);
        visitor.visit(self, P);
        visitor.visit(self, L);
        visitor.visit(self, M);
        visitor.visit(self, C);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(K) & at.of(player)
    }
}
