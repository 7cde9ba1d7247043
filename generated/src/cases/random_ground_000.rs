//! ground 2027-0. This file is @generated from `rulesets/cases/random-ground-000.json` by `cargo xtask build-games`.
//!
//! 6 by 5 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const M: Kind = Kind(0);
const Y: Kind = Kind(1);
const P: Kind = Kind(2);
const K: Kind = Kind(3);
const STEPS_1: &[Step] = &[
    step(3, 0),
    step(0, -3),
    step(-3, 0),
    step(0, 3),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_2: &[Step] = &[
    step(-2, 0),
    step(2, 0),
    step(-1, 0),
    step(1, 0),
    step(0, 1),
    step(1, -3),
    step(-1, -3),
];
const STEPS_3: &[Step] = &[
    step(2, 0),
    step(0, -2),
    step(-2, 0),
    step(0, 2),
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
];
const STEPS_4: &[Step] = &[
    step(0, 1),
    step(1, 0),
    step(0, -1),
    step(-1, 0),
    step(1, 1),
    step(1, -1),
    step(-1, -1),
    step(-1, 1),
];
const STEPS_5: &[Step] = &[step(0, 1)];
const STEPS_6: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_7: &[Step] = &[
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
    name: Borrowed("ground 2027-0"),
    board: Board {
        files: 6u8,
        ranks: 5u8,
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
                id: Borrowed("M"),
                royal: false,
                value: 2.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_1),
                        MoveFacts::slide(Mode::Quiet, 1, Some(2), STEPS_2),
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
                id: Borrowed("Y"),
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
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("P"),
                royal: false,
                value: 2.0,
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
            KindFacts {
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_7)]),
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
            Army::new(M, Player::First, Wide::low(0x28)),
            Army::new(Y, Player::First, Wide::low(0x13)),
            Army::new(P, Player::First, Wide::low(0xfc0)),
            Army::new(K, Player::First, Wide::low(0x4)),
            Army::new(M, Player::Second, Wide::low(0x2200_0000)),
            Army::new(Y, Player::Second, Wide::low(0x1100_0000)),
            Army::new(P, Player::Second, Wide::low(0xfc_0000)),
            Army::new(K, Player::Second, Wide::low(0x400_0000)),
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
    territory: Some(Territory {
        permanent: true,
        wins: Some(6),
    }),
    turn: None,
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(K),
        squares: [Wide::low(0x50_8000), Wide::low(0x50_8000)],
        safe: false,
        on_leaving: true,
        verdict: Verdict::Win,
    }),
    extinction: Some(Extinction {
        counted: [
            Borrowed(&[KindSet::NONE.with(M), KindSet::NONE.with(P)]),
            Borrowed(&[KindSet::NONE.with(M), KindSet::NONE.with(P)]),
        ],
        least: 1u32,
        verdict: Verdict::Loss,
    }),
    scoring: Some(Scoring::Region([Wide::low(0x80_0401), Wide::low(0x140_0800)])),
    max_plies: 120u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Free,
};
const M_LEAPS: usize = 0;
const Y_LEAPS: usize = 1;
const P_STEPS: usize = 2;
const P_STEPS_2: usize = 3;
const P_TAKES: usize = 4;
const P_TAKES_2: usize = 5;
const COVERED: usize = 6;
const RAY: usize = 7;
const RAY_2: usize = 8;
const RAY_3: usize = 9;
const RAY_4: usize = 10;
const RAY_5: usize = 11;
const RAY_6: usize = 12;
const RAY_7: usize = 13;
const RAY_8: usize = 14;
const RAY_9: usize = 15;
const RAY_10: usize = 16;
const RAY_11: usize = 17;
const RAY_12: usize = 18;
const RAY_13: usize = 19;
const RAY_14: usize = 20;
const RAY_15: usize = 21;
const RAY_16: usize = 22;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_9: usize = 3;
const LINE_4: usize = 4;
const LINE_10: usize = 5;
const LINE_5: usize = 6;
const LINE_11: usize = 7;
const LINE_6: usize = 8;
const LINE_7: usize = 9;
const LINE_8: usize = 10;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// ground 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 23],
    lines: [[Span<u64>; 64]; 11],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[1].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[1].to),
                row(&tables.players[1].kinds[2].leaps[1].to),
                row(&covered(&tables.lines, &[1, 5, 6, 7])),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[3].back),
                row(&tables.players[0].pins[3].ahead),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[6].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[8].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[10].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[6].spans),
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
    type KindSets = [u64; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_reach()
        .with_extinction()
        .with_territory();
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
            M => {
                let both = self.set(M_LEAPS, from);
                Reach {
                    quiet: both | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(player.pick(LINE_3, LINE_9), from, occupied)
                        | self.line(player.pick(LINE_4, LINE_10), from, occupied)
                        | self.line(player.pick(LINE_5, LINE_11), from, occupied),
                    capture: both,
                }
            }
            Y => Reach::both(self.set(Y_LEAPS, from)),
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            K => {
                Reach::both(
                    self.line(LINE_2, from, occupied) | self.line(LINE_6, from, occupied)
                        | self.line(LINE_7, from, occupied)
                        | self.line(LINE_8, from, occupied),
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
        (self.set(M_LEAPS, on) & at.of_kind(M) | self.set(Y_LEAPS, on) & at.of_kind(Y)
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
        let pieces = at.of_kind(K) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_2, on, occupied) | self.line(LINE_6, on, occupied)
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
        let sliders_8 = at.of_kind(K) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_8).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_8).iter() {
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
                Stride::new(Mode::Quiet, 6, 0xff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0x7d_f7df)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 5, 0xfb_efbe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -6, 0x3fff_ffc0)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -5, 0x1f7d_f7c0)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0x3efb_ef80)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, M);
        visitor.visit(self, Y);
        visitor.visit(self, P);
        visitor.visit(self, K);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
