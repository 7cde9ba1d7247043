//! Two hives. This file is @generated from `rulesets/two-hives.json` by `cargo xtask build-games`.
//!
//! 9 by 9 squares, 4 kinds of piece. Legal moves are told by the free tier:
//! - A threat to a royal piece need not be answered.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const W: Kind = Kind(0);
const D: Kind = Kind(1);
const H: Kind = Kind(2);
const Q: Kind = Kind(3);
const STEPS_1: &[Step] = &[step(0, 1), step(-1, 1)];
const STEPS_2: &[Step] = &[
    step(1, 0),
    step(0, 1),
    step(-1, 1),
    step(-1, 0),
    step(0, -1),
    step(1, -1),
];
const STEPS_3: &[Step] = &[
    step(1, 1),
    step(-1, 2),
    step(-2, 1),
    step(-1, -1),
    step(1, -2),
    step(2, -1),
];
/// What is true of the game.
static FACTS: Facts = Facts {
    name: Borrowed("Two hives"),
    board: Board {
        files: 9u8,
        ranks: 9u8,
        lattice: Lattice::Hex,
        holes: Wide([0x6020_0000_080c_0e0f, 0x1_e0e0, 0x0, 0x0]),
        walls: Wide::low(0x0),
        walls_block_leaps: false,
        joins: [Joins(0), Joins(0)],
    },
    orientation: Orientation::Across,
    kinds: Borrowed(
        &[
            KindFacts {
                id: Borrowed("W"),
                royal: false,
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide([0x0, 0x1f00, 0x0, 0x0]), Wide::low(0x1f0)],
                    mandatory: true,
                    on_leaving: false,
                    targets: [Borrowed(&[D]), Borrowed(&[D])],
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
                id: Borrowed("D"),
                royal: false,
                value: 3.0,
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
                id: Borrowed("H"),
                royal: false,
                value: 2.5,
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
                id: Borrowed("Q"),
                royal: true,
                value: 0.0,
                region: None,
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
        ],
    ),
    setup: Borrowed(
        &[
            Army::new(W, Player::First, Wide::low(0x3_f000)),
            Army::new(D, Player::First, Wide::low(0x110)),
            Army::new(H, Player::First, Wide::low(0xa0)),
            Army::new(Q, Player::First, Wide::low(0x40)),
            Army::new(W, Player::Second, Wide([0x8000_0000_0000_0000, 0x1f, 0x0, 0x0])),
            Army::new(D, Player::Second, Wide([0x0, 0x1100, 0x0, 0x0])),
            Army::new(H, Player::Second, Wide([0x0, 0xa00, 0x0, 0x0])),
            Army::new(Q, Player::Second, Wide([0x0, 0x400, 0x0, 0x0])),
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
    territory: None,
    turn: None,
    routes: Borrowed(&[]),
    ends: Borrowed(&[]),
    rounds: Some(Rounds {
        tie: Tie::Both,
        swap_collides: false,
        score_decides: true,
    }),
    bare_royal: None,
    check_limit: None,
    reach: None,
    extinction: None,
    scoring: Some(
        Scoring::Region([Wide::low(0x1ff0_0000_0000), Wide::low(0x1ff0_0000_0000)]),
    ),
    max_plies: 240u32,
    repetition: None,
    no_progress: 40u32,
    tier: Tier::Free,
};
const W_LEAPS: usize = 0;
const W_LEAPS_2: usize = 1;
const H_LEAPS: usize = 2;
const Q_LEAPS: usize = 3;
const W_ONTO: usize = 4;
const W_ONTO_2: usize = 5;
const H_ONTO: usize = 6;
const Q_ONTO: usize = 7;
const COVERED: usize = 8;
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
const LINE_1: usize = 0;
const LINE_2: usize = 1;
const LINE_3: usize = 2;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Two hives, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 21],
    lines: [[Span<u128>; 128]; 3],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].onto.leaps[0].from),
                row(&tables.players[1].onto.leaps[0].from),
                row(&tables.players[0].onto.leaps[1].from),
                row(&tables.players[0].onto.leaps[2].from),
                row(&covered(&tables.lines, &[0, 1, 2])),
                row(&tables.players[0].pins[1].back),
                row(&tables.players[0].pins[1].ahead),
                row(&tables.players[0].pins[1].snipers),
                row(&tables.players[0].pins[2].back),
                row(&tables.players[0].pins[2].ahead),
                row(&tables.players[0].pins[2].snipers),
                row(&tables.players[0].pins[0].back),
                row(&tables.players[0].pins[0].ahead),
                row(&tables.players[0].pins[0].snipers),
                row(&tables.players[0].pins[5].snipers),
                row(&tables.players[0].pins[3].snipers),
                row(&tables.players[0].pins[4].snipers),
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
    type KindSets = [u128; 4];
    type Hands = [u8; 0];
    type Extra = [Extra<u128>; 1];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_promotion()
        .with_rounds();
    const PROMOTING: KindSet = KindSet::NONE.with(W);
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
            W => Reach::both(self.set(player.pick(W_LEAPS, W_LEAPS_2), from)),
            D => {
                Reach::both(
                    self.line(LINE_1, from, occupied) | self.line(LINE_2, from, occupied)
                        | self.line(LINE_3, from, occupied),
                )
            }
            H => Reach::both(self.set(H_LEAPS, from)),
            Q => Reach::both(self.set(Q_LEAPS, from)),
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
        (self.set(by.pick(W_ONTO, W_ONTO_2), on) & at.of_kind(W)
            | self.set(H_ONTO, on) & at.of_kind(H)
            | self.set(Q_ONTO, on) & at.of_kind(Q)) & at.of(by)
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
        let pieces = at.of_kind(D) & army & self.set(COVERED, on);
        if pieces.any() {
            found
                |= (self.line(LINE_1, on, occupied) | self.line(LINE_2, on, occupied)
                    | self.line(LINE_3, on, occupied)) & pieces;
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
        let sliders_2 = at.of_kind(D) & at.of(by);
        for sniper in (self.set(RAY_3, on) & sliders_2).iter() {
            found(sniper, self.set(RAY, on) & self.set(RAY_2, sniper));
        }
        for sniper in (self.set(RAY_6, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_4, on) & self.set(RAY_5, sniper));
        }
        for sniper in (self.set(RAY_9, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_7, on) & self.set(RAY_8, sniper));
        }
        for sniper in (self.set(RAY_10, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_5, on) & self.set(RAY_4, sniper));
        }
        for sniper in (self.set(RAY_11, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_8, on) & self.set(RAY_7, sniper));
        }
        for sniper in (self.set(RAY_12, on) & sliders_2).iter() {
            found(sniper, self.set(RAY_2, on) & self.set(RAY, sniper));
        }
    }
    #[inline(always)]
    fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
        matches!(kind, W)
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
            (W, Player::First) => {
                Stride::new(Mode::Both, 9, 0xf_8fcf_efff_f7f3_f1f0)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, 8, 0x1f_1f9f_dfef_f7f3_f1f0)
                        .count(pieces, occupied, targets, zone)
            }
            (W, Player::Second) => {
                Stride::new(Mode::Both, -8, 0x1f1f_9fdf_eff7_f3f1_f000)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Both, -9, 0x1f1f_9fdf_ffef_e7e3_e000)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, W);
        visitor.visit(self, D);
        visitor.visit(self, H);
        visitor.visit(self, Q);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(Q) & at.of(player)
    }
}
