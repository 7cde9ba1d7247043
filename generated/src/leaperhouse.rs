//! Leaperhouse. This file is @generated from `rulesets/leaperhouse.json` by `cargo xtask build-games`.
//!
//! 10 by 10 squares, 8 kinds of piece. Legal moves are told by the probe tier:
//! - Royal pieces may not face each other.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const N: Kind = Kind(1);
const U: Kind = Kind(2);
const C: Kind = Kind(3);
const R: Kind = Kind(4);
const O: Kind = Kind(5);
const K: Kind = Kind(6);
const KIND_7: Kind = Kind(7);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
const STEPS_3: &[Step] = &[
    step(2, 3),
    step(-2, 3),
    step(3, -2),
    step(-3, -2),
    step(-2, -3),
    step(2, -3),
    step(-3, 2),
    step(3, 2),
];
const STEPS_4: &[Step] = &[
    step(1, 3),
    step(-1, 3),
    step(3, -1),
    step(-3, -1),
    step(-1, -3),
    step(1, -3),
    step(-3, 1),
    step(3, 1),
];
const STEPS_5: &[Step] = &[
    step(3, 0),
    step(0, -3),
    step(-3, 0),
    step(0, 3),
    step(3, 3),
    step(3, -3),
    step(-3, -3),
    step(-3, 3),
];
const STEPS_6: &[Step] = &[
    step(2, 0),
    step(0, -2),
    step(-2, 0),
    step(0, 2),
    step(2, 2),
    step(2, -2),
    step(-2, -2),
    step(-2, 2),
];
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
    name: Borrowed("Leaperhouse"),
    board: Board {
        files: 10u8,
        ranks: 10u8,
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
                value: 1.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_1)]),
                promotion: Some(Promotion {
                    zone: [Wide([0x0, 0xf_ffff_ffc0, 0x0, 0x0]), Wide::low(0x3fff_ffff)],
                    mandatory: true,
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
                id: Borrowed("N"),
                royal: false,
                value: 3.0,
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
            KindFacts {
                id: Borrowed("U"),
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
                id: Borrowed("C"),
                royal: false,
                value: 2.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_4)]),
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
                value: 2.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_5)]),
                promotion: None,
                in_hand: None,
                facing: None,
                rest: 0,
                speed: 0,
                spy: false,
                beats: KindSet::ALL,
            },
            KindFacts {
                id: Borrowed("O"),
                royal: false,
                value: 2.5,
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
                id: Borrowed("K"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
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
                value: 4.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::leap(Mode::Both, STEPS_7)]),
                promotion: None,
                in_hand: Some(P),
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
            Army::new(P, Player::First, Wide::low(0x3ff0_0000)),
            Army::new(N, Player::First, Wide::low(0x102)),
            Army::new(U, Player::First, Wide::low(0x48)),
            Army::new(C, Player::First, Wide::low(0x84)),
            Army::new(R, Player::First, Wide::low(0x20)),
            Army::new(O, Player::First, Wide::low(0x201)),
            Army::new(K, Player::First, Wide::low(0x10)),
            Army::new(P, Player::Second, Wide([0x0, 0xffc0, 0x0, 0x0])),
            Army::new(N, Player::Second, Wide([0x0, 0x4_0800_0000, 0x0, 0x0])),
            Army::new(U, Player::Second, Wide([0x0, 0x1_2000_0000, 0x0, 0x0])),
            Army::new(C, Player::Second, Wide([0x0, 0x2_1000_0000, 0x0, 0x0])),
            Army::new(R, Player::Second, Wide([0x0, 0x4000_0000, 0x0, 0x0])),
            Army::new(O, Player::Second, Wide([0x0, 0x8_0400_0000, 0x0, 0x0])),
            Army::new(K, Player::Second, Wide([0x0, 0x8000_0000, 0x0, 0x0])),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Loss,
    checkmate: Verdict::Loss,
    en_passant: false,
    castling: None,
    must_capture: false,
    forbid_check: false,
    forbid_immobility: true,
    forbid_facing: true,
    drops: Some(Drops {
        from_captures: true,
        regions: Borrowed(&[]),
        no_doubled: KindSet::NONE.with(P),
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
    reach: Some(Goal {
        kinds: KindSet::NONE.with(K),
        squares: [Wide([0x0, 0xf_fc00_0000, 0x0, 0x0]), Wide::low(0x3ff)],
        safe: false,
        on_leaving: false,
        verdict: Verdict::Win,
    }),
    extinction: None,
    scoring: None,
    max_plies: 500u32,
    repetition: Some(4u32),
    no_progress: 200u32,
    tier: Tier::Probe,
};
const P_LEAPS: usize = 0;
const P_LEAPS_2: usize = 1;
const N_LEAPS: usize = 2;
const U_LEAPS: usize = 3;
const C_LEAPS: usize = 4;
const R_LEAPS: usize = 5;
const O_LEAPS: usize = 6;
const K_LEAPS: usize = 7;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Leaperhouse, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u128>,
    sets: [[u128; 128]; 8],
}
impl Native {
    fn new() -> Self {
        let tables = Tables::new(&FACTS);
        Self {
            sets: [
                row(&tables.players[0].kinds[0].leaps[0].to),
                row(&tables.players[1].kinds[0].leaps[0].to),
                row(&tables.players[0].kinds[1].leaps[0].to),
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].leaps[0].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
                row(&tables.players[0].kinds[5].leaps[0].to),
                row(&tables.players[0].kinds[6].leaps[0].to),
            ],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> u128 {
        self.sets[table][square.index() & 127]
    }
}
impl Rules for Native {
    type Set = u128;
    type Cells = [Cell; 128];
    type KindSets = [u128; 8];
    type Hands = [u8; 16];
    type Extra = [Extra<u128>; 0];
    const MAY: Features = Features::NONE
        .with_royals()
        .with_royal_loss()
        .with_check()
        .with_promotion()
        .with_reach()
        .with_drops()
        .with_forbid_facing()
        .with_forbid_immobility();
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
        _occupied: u128,
    ) -> Reach<u128> {
        match kind {
            P => Reach::both(self.set(player.pick(P_LEAPS, P_LEAPS_2), from)),
            N => Reach::both(self.set(N_LEAPS, from)),
            U => Reach::both(self.set(U_LEAPS, from)),
            C => Reach::both(self.set(C_LEAPS, from)),
            R => Reach::both(self.set(R_LEAPS, from)),
            O => Reach::both(self.set(O_LEAPS, from)),
            K => Reach::both(self.set(K_LEAPS, from)),
            KIND_7 => Reach::both(self.set(K_LEAPS, from)),
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
        (self.set(by.pick(P_LEAPS_2, P_LEAPS), on) & at.of_kind(P)
            | self.set(N_LEAPS, on) & at.of_kind(N)
            | self.set(U_LEAPS, on) & at.of_kind(U)
            | self.set(C_LEAPS, on) & at.of_kind(C)
            | self.set(R_LEAPS, on) & at.of_kind(R)
            | self.set(O_LEAPS, on) & at.of_kind(O)
            | self.set(K_LEAPS, on) & at.of_kind(K)
            | self.set(K_LEAPS, on) & at.of_kind(KIND_7)) & at.of(by)
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
        visitor.visit(self, P);
        visitor.visit(self, N);
        visitor.visit(self, U);
        visitor.visit(self, C);
        visitor.visit(self, R);
        visitor.visit(self, O);
        visitor.visit(self, K);
        visitor.visit(self, KIND_7);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u128 {
        at.of_kind(K) & at.of(player)
    }
}
