//! Caught in a snag. This file is @generated from `rulesets/caught-in-a-snag.json` by `cargo xtask build-games`.
//!
//! 8 by 6 squares, 6 kinds of piece. Legal moves are told by the probe tier:
//! - An attack may hang on what stands between by more than being open or blocked.
use sandbox_kernel::facts::*;
use sandbox_kernel::*;
use std::borrow::Cow::Borrowed;
use std::sync::{Arc, LazyLock};
const P: Kind = Kind(0);
const F: Kind = Kind(1);
const W: Kind = Kind(2);
const U: Kind = Kind(3);
const M: Kind = Kind(4);
const G: Kind = Kind(5);
const STEPS_1: &[Step] = &[step(0, 1)];
const STEPS_2: &[Step] = &[step(1, 1), step(-1, 1)];
const STEPS_3: &[Step] = &[step(1, 1), step(1, -1), step(-1, -1), step(-1, 1)];
const STEPS_4: &[Step] = &[step(1, 0), step(0, -1), step(-1, 0), step(0, 1)];
const STEPS_5: &[Step] = &[
    step(1, 2),
    step(-1, 2),
    step(2, -1),
    step(-2, -1),
    step(-1, -2),
    step(1, -2),
    step(-2, 1),
    step(2, 1),
];
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
    name: Borrowed("Caught in a snag"),
    board: Board {
        files: 8u8,
        ranks: 6u8,
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
                moves: Borrowed(
                    &[
                        MoveFacts::slide(Mode::Quiet, 1, Some(1), STEPS_1),
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
                id: Borrowed("F"),
                royal: false,
                value: 2.0,
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
                id: Borrowed("W"),
                royal: false,
                value: 2.0,
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
                id: Borrowed("U"),
                royal: false,
                value: 2.5,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(&[MoveFacts::lame(Mode::Both, STEPS_5)]),
                promotion: None,
                in_hand: None,
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
                moves: Borrowed(
                    &[
                        MoveFacts::leap(Mode::Both, STEPS_6),
                        MoveFacts::leap(Mode::Both, STEPS_5),
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
                id: Borrowed("G"),
                royal: true,
                value: 0.0,
                region: None,
                captures: KindSet::ALL,
                moves: Borrowed(
                    &[
                        MoveFacts::new(
                            Gait::Hop {
                                least: 1,
                                most: None,
                                beyond: Some(1),
                                screen: Screen::Any,
                            },
                            Mode::Both,
                            STEPS_6,
                        ),
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
            Army::new(P, Player::First, Wide::low(0xff00)),
            Army::new(F, Player::First, Wide::low(0x81)),
            Army::new(W, Player::First, Wide::low(0x24)),
            Army::new(U, Player::First, Wide::low(0x42)),
            Army::new(M, Player::First, Wide::low(0x10)),
            Army::new(G, Player::First, Wide::low(0x8)),
            Army::new(P, Player::Second, Wide::low(0xff_0000_0000)),
            Army::new(F, Player::Second, Wide::low(0x8100_0000_0000)),
            Army::new(W, Player::Second, Wide::low(0x2400_0000_0000)),
            Army::new(U, Player::Second, Wide::low(0x4200_0000_0000)),
            Army::new(M, Player::Second, Wide::low(0x800_0000_0000)),
            Army::new(G, Player::Second, Wide::low(0x1000_0000_0000)),
        ],
    ),
    win: Win::Checkmate,
    stalemate: Verdict::Win,
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
    reach: None,
    extinction: None,
    scoring: None,
    max_plies: 300u32,
    repetition: Some(3u32),
    no_progress: 100u32,
    tier: Tier::Probe,
};
const P_STEPS: usize = 0;
const P_STEPS_2: usize = 1;
const P_TAKES: usize = 2;
const P_TAKES_2: usize = 3;
const F_LEAPS: usize = 4;
const W_LEAPS: usize = 5;
const U_FAR: usize = 6;
const U_FAR_2: usize = 7;
const U_FAR_3: usize = 8;
const U_FAR_4: usize = 9;
const U_LEGS: usize = 10;
const U_FAR_5: usize = 11;
const U_LEGS_2: usize = 12;
const U_FAR_6: usize = 13;
const U_FAR_7: usize = 14;
const U_FAR_8: usize = 15;
const M_LEAPS: usize = 16;
/// The game at its start.
pub(crate) fn new() -> Box<dyn Game> {
    static RULES: LazyLock<Arc<Native>> = LazyLock::new(|| Arc::new(Native::new()));
    Box::new(Match::new(Arc::clone(&RULES), Engine::Native))
}
/// Caught in a snag, played natively.
#[derive(Debug)]
struct Native {
    tables: Tables<u64>,
    sets: [[u64; 64]; 17],
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
                row(&tables.players[0].kinds[2].leaps[0].to),
                row(&tables.players[0].kinds[3].legged[0].to),
                row(&tables.players[1].kinds[3].legged[0].to),
                row(&tables.players[0].kinds[3].legged[1].to),
                row(&tables.players[1].kinds[3].legged[1].to),
                row(&tables.players[0].kinds[3].legged[2].legs),
                row(&tables.players[0].kinds[3].legged[2].to),
                row(&tables.players[1].kinds[3].legged[2].legs),
                row(&tables.players[1].kinds[3].legged[2].to),
                row(&tables.players[0].kinds[3].legged[3].to),
                row(&tables.players[1].kinds[3].legged[3].to),
                row(&tables.players[0].kinds[4].leaps[0].to),
            ],
            tables,
        }
    }
    #[inline(always)]
    fn set(&self, table: usize, square: Square) -> u64 {
        self.sets[table][square.index() & 63]
    }
    #[inline(always)]
    fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: u64) -> u64 {
        legged(self.set(legs, from), self.set(to, from), occupied)
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
        .with_hops()
        .with_lame();
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
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: u64,
    ) -> Reach<u64> {
        match kind {
            P => {
                Reach {
                    quiet: self.set(player.pick(P_STEPS, P_STEPS_2), from),
                    capture: self.set(player.pick(P_TAKES, P_TAKES_2), from),
                }
            }
            F => Reach::both(self.set(F_LEAPS, from)),
            W => Reach::both(self.set(W_LEAPS, from)),
            U => {
                Reach::both(
                    self
                        .legged(
                            player.pick([P_STEPS, U_FAR], [P_STEPS_2, U_FAR_2]),
                            from,
                            occupied,
                        )
                        | self
                            .legged(
                                player.pick([P_STEPS, U_FAR_3], [P_STEPS_2, U_FAR_4]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_5], [U_LEGS_2, U_FAR_6]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_2, U_FAR_7], [U_LEGS, U_FAR_8]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([P_STEPS_2, U_FAR_2], [P_STEPS, U_FAR]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([P_STEPS_2, U_FAR_4], [P_STEPS, U_FAR_3]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS_2, U_FAR_6], [U_LEGS, U_FAR_5]),
                                from,
                                occupied,
                            )
                        | self
                            .legged(
                                player.pick([U_LEGS, U_FAR_8], [U_LEGS_2, U_FAR_7]),
                                from,
                                occupied,
                            ),
                )
            }
            M => Reach::both(self.set(M_LEAPS, from)),
            G => defaults::reach(self, at, player, kind, from, occupied),
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
            | self.set(F_LEAPS, on) & at.of_kind(F)
            | self.set(W_LEAPS, on) & at.of_kind(W)
            | self.set(M_LEAPS, on) & at.of_kind(M)) & at.of(by)
    }
    #[inline(always)]
    fn sliders(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _occupied: u64,
    ) -> u64 {
        SquareSet::EMPTY
    }
    #[inline(always)]
    fn snipers(
        &self,
        _at: &Position<Self>,
        _by: Player,
        _victim: Kind,
        _on: Square,
        _found: impl FnMut(Square, u64),
    ) {}
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
                Stride::new(Mode::Quiet, 8, 0xff_ffff_ffff)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 9, 0x7f_7f7f_7f7f)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, 7, 0xfe_fefe_fefe)
                        .count(pieces, occupied, targets, zone)
            }
            (P, Player::Second) => {
                Stride::new(Mode::Quiet, -8, 0xffff_ffff_ff00)
                    .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -9, 0xfefe_fefe_fe00)
                        .count(pieces, occupied, targets, zone)
                    + Stride::new(Mode::Capture, -7, 0x7f7f_7f7f_7f00)
                        .count(pieces, occupied, targets, zone)
            }
            _ => Tally::default(),
        }
    }
    #[inline(always)]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        visitor.visit(self, P);
        visitor.visit(self, F);
        visitor.visit(self, W);
        visitor.visit(self, U);
        visitor.visit(self, M);
        visitor.visit(self, G);
    }
    #[inline(always)]
    fn royals(&self, at: &Position<Self>, player: Player) -> u64 {
        at.of_kind(G) & at.of(player)
    }
}
