//! Buffalo chess. This file is @generated from `rulesets/buffalo.json` by `cargo xtask build-games`.
//!
//! 11 by 7 squares, 3 kinds of piece. Legal moves are told by the free tier:
//! - No kind is royal.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const B: Kind = Kind(0);
const C: Kind = Kind(1);
const D: Kind = Kind(2);
const STEPS_1: &[Step] = &[step(0, 1)];
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
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Buffalo chess"),
    board: Board {
        files: 11u8,
        ranks: 7u8,
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
                id: Borrowed("B"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Quiet, STEPS_1)]),
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
                value: 5.0,
                region: Some([
                    Wide([0xffff_ffff_ffff_f800, 0x3, 0x0, 0x0]),
                    Wide([0xffff_ffff_ffff_f800, 0x3, 0x0, 0x0]),
                ]),
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_2)]),
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
                value: 2.0,
                region: Some([
                    Wide([0xffff_ffff_ffff_f800, 0x3, 0x0, 0x0]),
                    Wide([0xffff_ffff_ffff_f800, 0x3, 0x0, 0x0]),
                ]),
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::slide(Mode::Quiet, 1, None, STEPS_2)]),
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
            Army::new(C, Player::First, Wide::low(0x1_0000)),
            Army::new(D, Player::First, Wide::low(0x6_c000)),
            Army::new(B, Player::Second, Wide([0x0, 0x1ffc, 0x0, 0x0])),
        ],
    ),
    win: Win::None,
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
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: None,
    bare_royal: None,
    check_limit: None,
    reach: Some(Goal {
        kinds: KindSet::NONE.with(B),
        squares: [Wide::low(0x7ff), Wide::low(0x7ff)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: None,
    scoring: None,
    max_plies: 200u32,
    repetition: Some(3u32),
    no_progress: 200u32,
    tier: Tier::Free,
};
const B_STEPS: usize = 0;
const B_STEPS_2: usize = 1;
const C_LEAPS: usize = 2;
const C_ONTO: usize = 3;
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
const LINE_4: usize = 3;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Buffalo chess, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 4],
    lines: [[Span<u128>; 128]; 4],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
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
    type KindSets = [u128; 3];
    type Hands = [u8; 0];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE.with_regions().with_reach();
    const PROMOTING: KindSet = KindSet::NONE;
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
            B => {
                Reach {
                    quiet: self.set(player.pick(B_STEPS, B_STEPS_2), from),
                    capture: SquareSet::EMPTY,
                }
            }
            C => Reach::both(self.set(C_LEAPS, from)),
            D => {
                Reach {
                    quiet: (self.line(LINE_1, from, occupied)
                        | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied)
                        | self.line(LINE_4, from, occupied)) & 0x3_ffff_ffff_ffff_f800,
                    capture: SquareSet::EMPTY,
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
    ) -> u128 {
        (self.set(C_ONTO, on) & at.of_kind(C)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _occupied: u128,
    ) -> u128 {
        SquareSet::EMPTY
    }
    #[inline(always)]
    fn snipers(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _found: impl FnMut(Square, u128),
    ) {}
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        let _ = kind;
        false
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, B);
        visitor.visit(self, C);
        visitor.visit(self, D);
    }
    #[inline(always)]
    fn royals(&self, _at: &Position<Self>, _player: Player) -> u128 {
        SquareSet::EMPTY
    }
}
