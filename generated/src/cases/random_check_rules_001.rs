//! check-rules 2027-2. This file is @generated from `rulesets/cases/random-check-rules-001.json` by `cargo xtask build-games`.
//!
//! 4 by 8 squares, 6 kinds of piece. Legal moves are told by the pins tier:
//! - Each player has one royal piece at most, and no piece becomes or ceases to be royal.
//! - Every attack on a royal piece is a leap or a straight slide.
//! - A move changes only the square it leaves, the square it ends on and what it takes; castling and captures in passing are tested apart.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const WZ: Kind = Kind(0);
const L: Kind = Kind(1);
const P: Kind = Kind(2);
const N: Kind = Kind(3);
const K: Kind = Kind(4);
const G: Kind = Kind(5);
const STEPS_1: &[Step] = &[step(0, 2), step(2, 0), step(0, -2), step(-2, 0)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1), step(1, -1), step(-1, -1)];
const STEPS_3: &[Step] = &[step(0, 1)];
const STEPS_4: &[Step] = &[step(1, 1), step(-1, 1)];
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
const STEPS_7: &[Step] = &[step(0, 1), step(1, 0), step(0, -1), step(-1, 0)];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("check-rules 2027-2"),
    board: Board {
        files: 4u8,
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
                id: Borrowed("WZ"),
                royal: false,
                value: 3.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(4), STEPS_1)]),
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
                value: 3.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, None, STEPS_2)]),
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
                        MoveFacts::leap(Mode::Quiet, STEPS_3),
                        MoveFacts::slide(Mode::Quiet, 1, Some(2), STEPS_3)
                            .only_from([Wide::low(0xf0), Wide::low(0xf00_0000)]),
                        MoveFacts::leap(Mode::Capture, STEPS_4),
                    ],
                ),
                promotion: Some(Promotion {
                    zone: [Wide::low(0xf000_0000), Wide::low(0xf)],
                    mandatory: false,
                    on_leaving: false,
                    targets: [Borrowed(&[G, N]), Borrowed(&[G, N])],
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
                id: Borrowed("K"),
                royal: true,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Both, 1, Some(1), STEPS_6)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("G"),
                royal: false,
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
            Army::new(L, Player::First, Wide::low(0x1)),
            Army::new(P, Player::First, Wide::low(0x90)),
            Army::new(K, Player::First, Wide::low(0x8)),
            Army::new(L, Player::Second, Wide::low(0x1000_0000)),
            Army::new(P, Player::Second, Wide::low(0x900_0000)),
            Army::new(K, Player::Second, Wide::low(0x8000_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Draw,
    checkmate: Verdict::Loss,
    en_passant: true,
    castling: Some(Castling {
        king: K,
        partner: L,
        lands: Landing::Steps(1u8),
        partner_files: None,
    }),
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
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 80u32,
    repetition: Some(3u32),
    no_progress: 50u32,
    tier: Tier::Pins,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const K_LEAPS: usize = 4;
const COVERED: usize = 5;
const COVERED_2: usize = 6;
const COVERED_3: usize = 7;
const COVERED_4: usize = 8;
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
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
const LINE_5: usize = 4;
const LINE_10: usize = 5;
const LINE_6: usize = 6;
const LINE_7: usize = 7;
const LINE_8: usize = 8;
const LINE_9: usize = 9;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// check-rules 2027-2, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 25],
    lines: [[Span<u64>; 64]; 10],
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
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&covered(&tables.lines, &[0, 1])),
                row(&covered(&tables.lines, &[2, 3])),
                row(&covered(&tables.lines, &[5, 6])),
                row(&covered(&tables.lines, &[7, 8])),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[4].back),
                row(&tables.players[0].pins[4].ahead),
                row(&tables.players[0].pins[5].back),
                row(&tables.players[0].pins[5].ahead),
                row(&tables.players[0].pins[11].back),
                row(&tables.players[0].pins[11].ahead),
                row(&tables.players[0].pins[8].back),
                row(&tables.players[0].pins[8].ahead),
                row(&tables.players[0].pins[12].snipers),
                row(&tables.players[0].pins[13].snipers),
                row(&tables.players[0].pins[15].snipers),
                row(&tables.players[0].pins[14].snipers),
            ],
            lines: [
                row(&tables.lines[0].spans),
                row(&tables.lines[1].spans),
                row(&tables.lines[2].spans),
                row(&tables.lines[3].spans),
                row(&tables.lines[4].spans),
                row(&tables.lines[9].spans),
                row(&tables.lines[5].spans),
                row(&tables.lines[6].spans),
                row(&tables.lines[7].spans),
                row(&tables.lines[8].spans),
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
    type KindSets = [u64; 6];
    type Hands = [u8; 0];
    type Extra = [Extra<u64>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_optional_promotion()
        .with_en_passant()
        .with_castling();
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
            WZ => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied),
                )
            }
            L => {
                Reach::both(
                    self.line(LINE_3, from, occupied) | self.line(LINE_4, from, occupied),
                )
            }
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from)
                        | guarded(
                            SquareSet::has(player.pick::<u64>(0xf0, 0xf00_0000), from),
                            || self.line(player.pick(LINE_5, LINE_10), from, occupied),
                        ),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            N => {
                Reach::both(
                    self.line(LINE_6, from, occupied) | self.line(LINE_7, from, occupied),
                )
            }
            K => Reach::both(self.set(K_LEAPS, from)),
            G => {
                Reach::both(
                    self.line(LINE_8, from, occupied) | self.line(LINE_9, from, occupied),
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
        let pieces = at.of_kind(WZ) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(L) & army & self.set(COVERED_2, on);
        if pieces.any() {
            found
                |= (self.line(LINE_3, on, occupied) | self.line(LINE_4, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(N) & army & self.set(COVERED_3, on);
        if pieces.any() {
            found
                |= (self.line(LINE_6, on, occupied) | self.line(LINE_7, on, occupied))
                    & pieces;
        }
        let pieces = at.of_kind(G) & army & self.set(COVERED_4, on);
        if pieces.any() {
            found
                |= (self.line(LINE_8, on, occupied) | self.line(LINE_9, on, occupied))
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
        let sliders_1 = at.of_kind(WZ) & at.of(by);
        let sliders_2 = at.of_kind(L) & at.of(by);
        let sliders_8 = at.of_kind(N) & at.of(by);
        let sliders_32 = at.of_kind(G) & at.of(by);
        for sniper in (self.set(RAY, on) & sliders_1).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_3, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_3, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_4, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_3, sniper));
        }
        for sniper in (self.set(RAY_2, on) & sliders_1).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
        for sniper in (self.set(RAY_5, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_6, sniper));
        }
        for sniper in (self.set(RAY_7, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_8, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_6, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_8).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
        for sniper in (self.set(RAY_13, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_9, on) & self.set(RAY_10, sniper));
        }
        for sniper in (self.set(RAY_14, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_11, on) & self.set(RAY_12, sniper));
        }
        for sniper in (self.set(RAY_15, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_12, on) & self.set(RAY_11, sniper));
        }
        for sniper in (self.set(RAY_16, on) & sliders_32).iter() {
            found(sniper, self.set(RAY_10, on) & self.set(RAY_9, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, WZ);
        visitor.visit(self, L);
        visitor.visit(self, P);
        visitor.visit(self, N);
        visitor.visit(self, K);
        visitor.visit(self, G);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(K) & at.of(player)
    }
}
