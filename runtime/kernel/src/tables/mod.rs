//! Tables that a game is played from, built once at start from its facts.
//!
//! Their size grows with the squares times the directions, never with pairs of squares. Attacks
//! from a square and attacks on a square have tables of their own, since they differ wherever an
//! army moves another way than its opponent or a condition holds. A generated game reads the same
//! tables, by numbers it knows.

mod hops;
mod lines;
mod onto;
mod stand;
mod walks;
mod ways;

use crate::facts::{Facts, Screen};
use crate::{Facing, Features, Kind, KindSet, Player, Reach, Span, Square, SquareSet};
pub use hops::HopLine;
use hops::HopList;
use lines::LineList;
pub use walks::{Walk, WalkOnto};

/// All tables of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables<S> {
    /// The lines that sliders move along, each once, by number.
    pub lines: Vec<Line<S>>,
    /// The lines that hoppers move along, each once, by number.
    pub hop_lines: Vec<HopLine<S>>,
    /// What depends on whose piece it is.
    pub players: [PlayerTables<S>; 2],
    /// The royal kinds.
    pub royals: KindSet,
    /// The kinds that have a promotion rule.
    pub promoting: KindSet,
    /// The kinds an attack on which hangs on what would come of the capture: a royal piece is
    /// always taken as usual, but its captor may change sides, or sweep more away.
    pub tried: KindSet,
    /// For each kind, the kinds that may take it.
    pub capturers: Vec<KindSet>,
    /// Squares a piece can stand on.
    pub floor: S,
    /// By square: the other squares of its file.
    pub files: Vec<S>,
}

/// One direction of sliding and its opposite, or one of them alone, by square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<S> {
    /// The line through each square.
    pub spans: Vec<Span<S>>,
    /// The squares of each line that are nearer than the least distance, if there is one.
    pub near: Option<Vec<S>>,
}

impl<S: SquareSet> Line<S> {
    /// The squares a slider on this line reaches, up to and including the first occupied ones.
    #[inline(always)]
    pub fn reach(&self, from: Square, occupied: S) -> S {
        let reached = S::slide(self.spans[from.index()], occupied);
        match &self.near {
            None => reached,
            Some(near) => reached & !near[from.index()],
        }
    }
}

/// What depends on the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerTables<S> {
    /// By kind; where kinds have a facing, for each way to point in turn.
    pub kinds: Vec<KindTables<S>>,
    /// By square: what the blast of a capture there reaches.
    pub blasts: Vec<S>,
    /// Everything that takes, read backward.
    pub onto: Onto<S>,
    /// Ways of moving that only take, of kinds that promote: they take in passing.
    pub passing: Onto<S>,
    /// Slides that take, a direction each, to tell pins by.
    pub pins: Vec<PinRay<S>>,
}

/// Ways of taking, read backward from the square attacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Onto<S> {
    /// Leaps.
    pub leaps: Vec<LeapsOnto<S>>,
    /// Slides.
    pub lines: Vec<LinesOnto<S>>,
    /// Lame leaps.
    pub legged: Vec<LeggedOnto<S>>,
    /// Hops.
    pub hops: Vec<HopsOnto<S>>,
    /// Walks.
    pub walks: Vec<WalkOnto<S>>,
    /// Sweeps.
    pub sweeps: Vec<WalkOnto<S>>,
}

/// How one kind moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindTables<S> {
    /// All its moves but sweeps, where they are walked; there is nothing else then.
    pub walks: Vec<Walk<S>>,
    /// Its sweeps.
    pub sweeps: Vec<Walk<S>>,
    /// Its leaps, by what they are for.
    pub leaps: Vec<Leaps<S>>,
    /// Its lame leaps, and its slides of one exact length.
    pub legged: Vec<Legged<S>>,
    /// Its hops.
    pub hops: Vec<Hops<S>>,
    /// Its other slides.
    pub slides: Vec<Slides<S>>,
    /// The only squares it may stand on.
    pub region: Option<S>,
    /// All its moves as steps of a whole set of pieces at once, where no square can be reached in
    /// two ways and counting so is worth it.
    pub strides: Option<Vec<Stride<S>>>,
    /// Its promotion.
    pub promotion: Option<PromotionTables<S>>,
    /// Slides that can be answered in passing.
    pub double_steps: Vec<DoubleStep<S>>,
    /// Squares from which it could never move, where stranding a piece is forbidden: one that has
    /// moved, and one that has not.
    pub stranded: [S; 2],
    /// Squares it may be dropped on, if it can be held.
    pub drops: S,
}

/// Leaps of one kind: where each square leads. Walls, regions and conditions on the square are
/// worked in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaps<S> {
    /// Whether they move, take or both.
    pub mode: crate::facts::Mode,
    /// Whether they are for a piece that has never moved.
    pub first_move: bool,
    /// By the square the piece stands on.
    pub to: Vec<S>,
}

/// A move of one kind to a single square that what stands on others stops: a lame leap, or a slide
/// of one exact length, in one direction. Walls, regions and conditions on the square are worked in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legged<S> {
    /// Whether it moves, takes or both.
    pub mode: crate::facts::Mode,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// By the square the piece stands on: the squares that must be empty.
    pub legs: Vec<S>,
    /// By the square the piece stands on: where it leads.
    pub to: Vec<S>,
}

impl<S: SquareSet> Legged<S> {
    /// Where it leads from a square, if nothing is in the way.
    #[inline(always)]
    pub fn reach(&self, from: Square, occupied: S) -> S {
        legged(self.legs[from.index()], self.to[from.index()], occupied)
    }
}

/// Some squares, if a condition holds.
#[inline(always)]
pub fn guarded<S: SquareSet>(holds: bool, squares: impl FnOnce() -> S) -> S {
    if holds { squares() } else { S::EMPTY }
}

/// `to`, if none of `legs` is occupied.
#[inline(always)]
pub fn legged<S: SquareSet>(legs: S, to: S, occupied: S) -> S {
    if (legs & occupied).is_empty() { to } else { S::EMPTY }
}

/// Slides of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slides<S> {
    /// Whether they move, take or both.
    pub mode: crate::facts::Mode,
    /// Whether they are for a piece that has never moved.
    pub first_move: bool,
    /// The only squares they start from.
    pub from: Option<S>,
    /// Numbers of [`Tables::lines`].
    pub lines: Vec<usize>,
}

/// Leaps of one kind that take, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeapsOnto<S> {
    /// Whose leaps.
    pub kind: Kind,
    /// Whether they are for a piece that has never moved.
    pub first_move: bool,
    /// By the square attacked: where an attacker stands.
    pub from: Vec<S>,
}

/// Hops of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hops<S> {
    /// Whether they move, take or both.
    pub mode: crate::facts::Mode,
    /// Whether they are for a piece that has never moved.
    pub first_move: bool,
    /// The only squares they start from.
    pub from: Option<S>,
    /// Whose pieces they jump.
    pub screen: Screen,
    /// Numbers of [`Tables::hop_lines`].
    pub lines: Vec<usize>,
}

/// A lame leap of one kind in one direction that takes, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeggedOnto<S> {
    /// Whose leap.
    pub kind: Kind,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// By the square attacked: the square that must be empty.
    pub legs: Vec<S>,
    /// By the square attacked: where an attacker stands.
    pub from: Vec<S>,
}

/// A hop of one kind in one direction that takes, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HopsOnto<S> {
    /// Whose hop.
    pub kind: Kind,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// The only squares it starts from.
    pub from: Option<S>,
    /// Whose pieces it jumps.
    pub screen: Screen,
    /// The line as seen from the square attacked, a number of [`Tables::hop_lines`].
    pub line: usize,
}

/// Slides along one line that take, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinesOnto<S> {
    /// The line as seen from the square attacked, a number of [`Tables::lines`].
    pub line: usize,
    /// The kinds that slide so.
    pub kinds: KindSet,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// The only squares the slide starts from.
    pub from: Option<S>,
}

/// One direction in which pieces of some kinds attack by sliding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PinRay<S> {
    /// The kinds that slide so.
    pub kinds: KindSet,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// By the square attacked: where a slider can attack it from across an empty board.
    pub snipers: Vec<S>,
    /// By the square attacked: the ray from it toward the slider.
    pub back: Vec<S>,
    /// By the slider's square: the ray it moves along.
    pub ahead: Vec<S>,
}

impl<S: SquareSet> PinRay<S> {
    /// The squares between a slider and the square it attacks.
    #[inline(always)]
    pub fn between(&self, attacked: Square, sniper: Square) -> S {
        self.back[attacked.index()] & self.ahead[sniper.index()]
    }
}

/// How many moves some pieces have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// All of them.
    pub all: u32,
    /// Those that end in a zone.
    pub within: u32,
}

impl std::ops::Add for Tally {
    type Output = Self;

    #[inline(always)]
    fn add(self, more: Self) -> Self {
        Self { all: self.all + more.all, within: self.within + more.within }
    }
}

/// One step of a whole set of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stride<S> {
    /// Whether it moves, takes or both.
    pub mode: crate::facts::Mode,
    /// By how much the step changes the number of a square.
    pub by: i16,
    /// The least number of steps.
    pub least: u8,
    /// The greatest number of steps, a small one.
    pub most: u8,
    /// The squares the move may start from.
    pub from: S,
    /// The squares from which the step stays on the board and off walls.
    pub stays: S,
    /// The squares the move may end on.
    pub ends: S,
}

impl<S: SquareSet> Stride<S> {
    /// One step from these squares, where a move may start and end anywhere.
    #[inline(always)]
    pub fn new(mode: crate::facts::Mode, by: i16, stays: S) -> Self {
        Self { mode, by, least: 1, most: 1, from: !S::EMPTY, stays, ends: !S::EMPTY }
    }

    /// The same step, this many times at least and at most.
    #[inline(always)]
    #[must_use]
    pub fn times(self, least: u8, most: u8) -> Self {
        Self { least, most, ..self }
    }

    /// The same move, only from some squares.
    #[inline(always)]
    #[must_use]
    pub fn only_from(self, from: S) -> Self {
        Self { from, ..self }
    }

    /// The same move, only to some squares.
    #[inline(always)]
    #[must_use]
    pub fn only_to(self, ends: S) -> Self {
        Self { ends, ..self }
    }

    /// How many moves pieces have to some squares, and how many of those end in a zone.
    #[inline(always)]
    pub fn count(&self, pieces: S, occupied: S, targets: Reach<S>, zone: S) -> Tally {
        let quiet = if self.mode.quiet() { targets.quiet } else { S::EMPTY };
        let capture = if self.mode.capture() { targets.capture } else { S::EMPTY };
        let ends = (quiet | capture) & self.ends;
        let mut tally = Tally::default();
        let mut moving = pieces & self.from;
        for count in 1..=self.most {
            moving = (moving & self.stays).shifted(self.by);
            if count >= self.least {
                let ended = moving & ends;
                tally.all += ended.len();
                if (ended & zone).any() {
                    tally.within += (ended & zone).len();
                }
            }
            moving &= !occupied;
        }
        tally
    }
}

/// By square: what some lines through it cover on an empty board.
pub fn covered<S: SquareSet>(lines: &[Line<S>], numbers: &[usize]) -> Vec<S> {
    (0..S::CAPACITY)
        .map(|square| {
            numbers.iter().fold(S::EMPTY, |set, &number| {
                let span = lines[number].spans[square];
                set | span.below | span.above
            })
        })
        .collect()
}

/// A table as an array of the length that the sets of squares have.
pub fn row<T: Copy + Default, const N: usize>(table: &[T]) -> [T; N] {
    let mut row = [T::default(); N];
    row.iter_mut().zip(table).for_each(|(entry, &value)| *entry = value);
    row
}

/// Where one kind promotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromotionTables<S> {
    /// The zone.
    pub zone: S,
    /// Whether it may decline.
    pub optional: bool,
    /// Whether leaving the zone promotes too.
    pub on_leaving: bool,
    /// The kinds to choose from.
    pub targets: Vec<Kind>,
    /// For each of them, how many the player had at the start, where only lost ones are offered.
    pub limits: Option<Vec<u32>>,
    /// Whether the targets on offer hang on the square or the position.
    pub varied: bool,
}

impl<S: SquareSet> PromotionTables<S> {
    /// Whether a move between these squares promotes.
    #[inline(always)]
    pub fn acts(&self, from: Square, to: Square) -> bool {
        self.zone.has(to) || self.on_leaving && self.zone.has(from)
    }
}

/// A slide of one length that can be answered in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DoubleStep<S> {
    /// By how much one step changes the number of a square.
    pub by: i16,
    /// How many steps it goes, two at least.
    pub steps: u8,
    /// The squares it may start from.
    pub from: S,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
}

impl<S: SquareSet> Tables<S> {
    /// Builds the tables of a game. The board must fit the width of the sets.
    pub fn new(facts: &Facts) -> Self {
        assert!(facts.board.squares() <= S::CAPACITY, "the board fits the sets it is played with");
        let mut lines = LineList::default();
        let mut hops = HopList::default();
        let players =
            Player::BOTH.map(|player| player_tables(facts, player, &mut lines, &mut hops));
        let all = facts.kinds_where(|_| true);
        Self {
            lines: lines.build(&facts.board),
            hop_lines: hops.build(&facts.board),
            players,
            royals: facts.royal_kinds(),
            tried: tried(facts),
            promoting: facts.kinds_where(|kind| kind.promotion.is_some()),
            capturers: all
                .iter()
                .map(|victim| facts.kinds_where(|kind| kind.captures.has(victim)))
                .collect(),
            floor: S::narrow(floor(facts)),
            files: lines::by_square::<S, S>(&facts.board, |square| file(facts, square)),
        }
    }

    /// The tables of one kind of a player.
    #[inline(always)]
    pub fn kind(&self, player: Player, kind: Kind) -> &KindTables<S> {
        &self.players[player.index()].kinds[kind.index()]
    }

    /// The same for a piece that points some way.
    #[inline(always)]
    pub fn turned(&self, player: Player, kind: Kind, facing: Facing) -> &KindTables<S> {
        let kinds = self.capturers.len();
        &self.players[player.index()].kinds[facing.index() * kinds + kind.index()]
    }
}

/// The kinds an attack on which is told by making the capture.
fn tried(facts: &Facts) -> KindSet {
    let may = Features::of(facts);
    if may.sweeps() {
        return KindSet::ALL;
    }
    let switches = facts.strike.as_ref().is_some_and(|strike| !strike.switches.is_empty());
    let royals_too = switches && may.regions();
    facts.kinds_where(|kind| may.meetings() && (!kind.royal || royals_too))
}

/// The squares a piece can stand on.
fn floor(facts: &Facts) -> crate::Wide {
    squares(facts).fold(crate::Wide::EMPTY, |set, square| set | crate::Wide::of(square))
        & !facts.board.walls
}

/// Every square of the board, walls included.
fn squares(facts: &Facts) -> impl Iterator<Item = Square> + use<'_> {
    facts.board.cells()
}

/// The other squares of a file.
fn file<S: SquareSet>(facts: &Facts, of: Square) -> S {
    let file = |square| facts.board.place(square).0;
    squares(facts)
        .filter(|&square| square != of && file(square) == file(of))
        .fold(S::EMPTY, |set, square| set | S::of(square))
}

fn player_tables<S: SquareSet>(
    facts: &Facts,
    player: Player,
    lines: &mut LineList,
    hops: &mut HopList,
) -> PlayerTables<S> {
    let turned = facts.kinds.iter().any(|kind| kind.facing.is_some());
    let facings = if turned { &Facing::ALL[..] } else { &Facing::ALL[..1] };
    let mut kinds = Vec::new();
    for &facing in facings {
        for (kind, _) in facts.numbered_kinds() {
            kinds.push(ways::kind_tables(facts, (player, facing), kind, lines, hops));
        }
    }
    let radius = facts.explosion.map_or(0, |rule| rule.radius);
    let blast = |square| S::narrow(facts.board.within(player, square, radius));
    let passing = |way: &onto::Way<'_>| {
        way.facts.mode == crate::facts::Mode::Capture && way.kind_facts.promotion.is_some()
    };
    PlayerTables {
        kinds,
        blasts: lines::by_square::<S, S>(&facts.board, blast),
        onto: onto::onto(facts, player, lines, hops, |_| true),
        passing: onto::onto(facts, player, lines, hops, passing),
        pins: onto::pins(facts, player),
    }
}
