//! wild 2027-0. This file is @generated from `rulesets/cases/random-wild-000.json` by `cargo xtask build-games`.
//!
//! 12 by 12 squares, 4 kinds of piece. Legal moves are told by the replay tier:
//! - Wild pieces step after every move.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const X: Kind = Kind(0);
const P: Kind = Kind(1);
const K: Kind = Kind(2);
const D: Kind = Kind(3);
const STEPS_1: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_3: &[Step] = &[step(0, 1)];
const STEPS_4: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_5: &[Step] = &[
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
    name: Borrowed("wild 2027-0"),
    board: Board {
        files: 12u8,
        ranks: 12u8,
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
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
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
                id: Borrowed("P"),
                royal: false,
                value: 9.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_3),
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(2), STEPS_5)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("D"),
                royal: false,
                value: 5.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Both, 1, None, STEPS_1),
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(X, Player::First, Wide::low(0x400)),
            Army::new(P, Player::First, Wide::low(0x10)),
            Army::new(K, Player::First, Wide::low(0x2)),
            Army::new(D, Player::First, Wide::low(0x881)),
            Army::new(X, Player::Second, Wide([0x0, 0x0, 0x4010, 0x0])),
            Army::new(P, Player::Second, Wide([0x0, 0x0, 0x100, 0x0])),
            Army::new(K, Player::Second, Wide([0x0, 0x0, 0x20, 0x0])),
            Army::new(D, Player::Second, Wide([0x0, 0x0, 0x8800, 0x0])),
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
    drops: None,
    explosion: None,
    strike: None,
    contacts: None,
    promote_on_entry: false,
    territory: None,
    turn: None,
    routes: Borrowed(
        &[
            Route {
                kind: D,
                squares: Borrowed(&[Square(6), Square(25)]),
                starts: Wide::low(0x40),
                bounty: 5.0,
                takers: KindSet::ALL,
            },
            Route {
                kind: X,
                squares: Borrowed(&[Square(14), Square(13), Square(12), Square(0)]),
                starts: Wide::low(0x4000),
                bounty: 2.5,
                takers: KindSet::ALL,
            },
            Route {
                kind: X,
                squares: Borrowed(&[Square(122), Square(121), Square(120), Square(132)]),
                starts: Wide([0x0, 0x400_0000_0000_0000, 0x0, 0x0]),
                bounty: 2.5,
                takers: KindSet::ALL,
            },
            Route {
                kind: X,
                squares: Borrowed(&[Square(71), Square(70), Square(69)]),
                starts: Wide([0x0, 0x80, 0x0, 0x0]),
                bounty: 4.0,
                takers: KindSet::ALL,
            },
            Route {
                kind: X,
                squares: Borrowed(&[Square(83), Square(82), Square(81)]),
                starts: Wide([0x0, 0x8_0000, 0x0, 0x0]),
                bounty: 4.0,
                takers: KindSet::ALL,
            },
        ],
    ),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: Some(Scoring::Points),
    max_plies: 120u32,
    repetition: Some(4u32),
    no_progress: 100u32,
    tier: Tier::Replay,
};
const X_LEAPS: usize = 0;
const P_STEPS: usize = 1;
const P_STEPS_2: usize = 2;
const P_TAKES: usize = 3;
const P_TAKES_2: usize = 4;
const COVERED: usize = 5;
const COVERED_2: usize = 6;
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
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_6: usize = 5;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// wild 2027-0, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<Wide>,
    sets: [[Wide; 256]; 23],
    lines: [[Span<Wide>; 256]; 6],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[1].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[1].to),
                row(&tables.players[1].kinds[1].leaps[1].to),
                row(&covered(&tables.lines, &[2, 3, 4, 5])),
                row(&covered(&tables.lines, &[0, 1])),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[8].snipers),
                row(&tables.players[0].pins[7].back),
                row(&tables.players[0].pins[7].ahead),
                row(&tables.players[0].pins[7].snipers),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[11].snipers),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[4].snipers),
                row(&tables.players[0].pins[9].snipers),
                row(&tables.players[0].pins[6].snipers),
                row(&tables.players[0].pins[10].snipers),
                row(&tables.players[0].pins[5].snipers),
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
    fn set(&self, table: usize, square: Square) -> Wide {
        self.sets[table][square.index() & 255]
    }
    #[inline(always)]
    fn line(&self, line: usize, from: Square, occupied: Wide) -> Wide {
        SquareSet::slide(self.lines[line][from.index() & 255], occupied)
    }
}
impl Rules for Native {
    type Set = Wide;
    type Cells = [Cell; 256];
    type KindSets = [Wide; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<Wide>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_wild();
    const PROMOTING: KindSet = KindSet::NONE;
    #[inline(always)]
    fn facts(&self) -> &Facts {
        &FACTS
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<Wide> {
        &self.tables
    }
    #[inline(always)]
    fn reach(
        &self,
        _at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: Wide,
    ) -> Reach<Wide> {
        match kind {
            X => {
                Reach::both(
                    self.set(X_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            K => {
                Reach::both(
                    self.line(LINE_3, from, occupied) | self.line(LINE_4, from, occupied)
                        | self.line(LINE_5, from, occupied)
                        | self.line(LINE_6, from, occupied),
                )
            }
            D => {
                Reach::both(
                    self.set(X_LEAPS, from) | self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied),
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
    ) -> Wide {
        (self.set(X_LEAPS, on) & at.of_kind(X)
            | self.set(by.pick(P_TAKES_2, P_TAKES), on) & at.of_kind(P)
            | self.set(X_LEAPS, on) & at.of_kind(D)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        _victim: Kind,
        on: Square,
        occupied: Wide,
    ) -> Wide {
        let army = at.of(by);
        let mut found: Wide = SquareSet::EMPTY;
        let pieces = at.of_kind(K) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied)
                    | self.line(LINE_5, on, occupied) | self.line(LINE_6, on, occupied))
                    & pieces;
        }
        let pieces = (at.of_kind(X) | at.of_kind(D)) & army & self.set(COVERED_2, on);
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
        mut found: impl FnMut(Square, Wide),
    ) {
        let sliders_4 = at.of_kind(K) & at.of(by);
        let sliders_9 = (at.of_kind(X) | at.of_kind(D)) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_4).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_4).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_9).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, X);
        visitor.visit(self, P);
        visitor.visit(self, K);
        visitor.visit(self, D);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> Wide {
        at.of_kind(K) & at.of(player)
    }
}
