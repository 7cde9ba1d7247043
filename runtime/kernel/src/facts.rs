//! What is true of one game, in numbers.
//!
//! The compiler makes one value of [`Facts`] from a checked file. It prints it as a constant of a
//! generated game, and the interpreter loads it. Squares are numbers, vectors are those of the
//! board (turned for the second player already), zones are sets of squares for each player.

use crate::{Kind, KindSet, Player, Square, SquareSet, Tier, Verdict, Wide};
use std::borrow::Cow;

/// A list that a generated game borrows from a constant and the interpreter owns.
pub type List<T> = Cow<'static, [T]>;

/// One game.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "rules that are on or off in any combination")]
pub struct Facts {
    /// The game's name, as players read it.
    pub name: Cow<'static, str>,
    /// The board.
    pub board: Board,
    /// How the second player's side mirrors the first's.
    pub orientation: Orientation,
    /// Every kind of piece; a [`Kind`] is an index of this list.
    pub kinds: List<KindFacts>,
    /// The pieces at the start.
    pub setup: List<Army>,
    /// How the game is won.
    pub win: Win,
    /// The verdict on a player without a legal move who is not in check.
    pub stalemate: Verdict,
    /// The verdict on a player who is checkmated.
    pub checkmate: Verdict,
    /// Whether promoting pieces take one another in passing.
    pub en_passant: bool,
    /// Castling.
    pub castling: Option<Castling>,
    /// Whether a capture on offer must be made.
    pub must_capture: bool,
    /// Whether giving check is forbidden.
    pub forbid_check: bool,
    /// Whether a move may not leave its piece where it could never move from again.
    pub forbid_immobility: bool,
    /// Whether royal pieces may not face each other down an open file.
    pub forbid_facing: bool,
    /// Pieces in hand.
    pub drops: Option<Drops>,
    /// Captures that explode.
    pub explosion: Option<Explosion>,
    /// The verdict on a player reduced to royal pieces alone.
    pub bare_royal: Option<Verdict>,
    /// How many checks win.
    pub check_limit: Option<u8>,
    /// Winning by arriving somewhere.
    pub reach: Option<Goal>,
    /// Losing by running out of a piece.
    pub extinction: Option<Extinction>,
    /// Who wins when the ply limit or the no-progress clock runs out.
    pub scoring: Option<Scoring>,
    /// After how many plies the game stops.
    pub max_plies: u32,
    /// How many times a position stands before the game is drawn; never, if absent.
    pub repetition: Option<u32>,
    /// After how many plies without a capture or a promotion the game is drawn.
    pub no_progress: u32,
    /// Which way of telling legal moves the game allows.
    pub tier: Tier,
}

impl Facts {
    /// The facts of one kind of piece.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> &KindFacts {
        &self.kinds[kind.index()]
    }

    /// The royal kinds.
    pub fn royal_kinds(&self) -> KindSet {
        self.kinds_where(|kind| kind.royal)
    }

    /// The kinds of which something holds.
    pub fn kinds_where(&self, holds: impl Fn(&KindFacts) -> bool) -> KindSet {
        self.numbered_kinds().filter(|(_, facts)| holds(facts)).map(|(kind, _)| kind).collect()
    }

    /// The pieces at the start, one by one: square, kind and player.
    pub fn placed(&self) -> impl Iterator<Item = (Square, Kind, Player)> {
        self.setup
            .iter()
            .flat_map(|army| army.squares.iter().map(|square| (square, army.kind, army.player)))
    }

    /// Every kind with its facts.
    pub fn numbered_kinds(&self) -> impl Iterator<Item = (Kind, &KindFacts)> {
        (0..).map(Kind).zip(self.kinds.iter())
    }
}

/// The board's size and walls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many files.
    pub files: u8,
    /// How many ranks.
    pub ranks: u8,
    /// Squares nothing may stand on.
    pub walls: Wide,
    /// Whether a wall stops a jump too, where a piece would stop a lame one.
    pub walls_block_leaps: bool,
}

impl Board {
    /// How many squares, walls included.
    pub const fn squares(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// A square's file and rank, counted from 0.
    pub const fn place(&self, square: Square) -> (u8, u8) {
        (square.0 % self.files, square.0 / self.files)
    }

    /// The square on a file and rank.
    pub const fn square(&self, file: u8, rank: u8) -> Square {
        Square(rank * self.files + file)
    }

    /// The square one step from another, unless that is off the board or a wall.
    pub fn step(&self, from: Square, step: Step) -> Option<Square> {
        let (file, rank) = self.place(from);
        let file = file.checked_add_signed(step.files).filter(|&file| file < self.files)?;
        let rank = rank.checked_add_signed(step.ranks).filter(|&rank| rank < self.ranks)?;
        let to = self.square(file, rank);
        (!self.walls.has(to)).then_some(to)
    }

    /// The square one jump from another, unless that is off the board or a wall, or a wall on the
    /// way stops it.
    pub fn jump(&self, from: Square, step: Step) -> Option<Square> {
        let (file, rank) = self.place(from);
        let leg = step.leg();
        let walled = self.walls_block_leaps && leg != step && {
            let file = file.checked_add_signed(leg.files).filter(|&file| file < self.files);
            let rank = rank.checked_add_signed(leg.ranks).filter(|&rank| rank < self.ranks);
            file.zip(rank).is_some_and(|(file, rank)| self.walls.has(self.square(file, rank)))
        };
        if walled { None } else { self.step(from, step) }
    }
}

/// A step on the board: files to the right and ranks up, as the first player sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// Files toward the higher letters.
    pub files: i8,
    /// Ranks toward the second player.
    pub ranks: i8,
}

/// A step in a constant: files, then ranks.
pub const fn step(files: i8, ranks: i8) -> Step {
    Step { files, ranks }
}

impl Step {
    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { files: -self.files, ranks: -self.ranks }
    }

    /// The first square on the way of a jump: one step along the longer axis, or one diagonal step
    /// where both are equal.
    #[must_use]
    pub const fn leg(self) -> Self {
        let (files, ranks) = (self.files.unsigned_abs(), self.ranks.unsigned_abs());
        Self {
            files: if files >= ranks { self.files.signum() } else { 0 },
            ranks: if ranks >= files { self.ranks.signum() } else { 0 },
        }
    }

    /// By how much it changes the number of a square.
    pub const fn shift(self, board: &Board) -> i16 {
        self.ranks as i16 * board.files as i16 + self.files as i16
    }
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug)]
pub struct KindFacts {
    /// Its id in the file.
    pub id: Cow<'static, str>,
    /// Whether losing the last of the royal pieces loses the game.
    pub royal: bool,
    /// What it is worth, roughly in pawns.
    pub value: f64,
    /// The only squares it may stand on, for each player.
    pub region: Option<[Wide; 2]>,
    /// The kinds it may take.
    pub captures: KindSet,
    /// Its ways of moving.
    pub moves: List<MoveFacts>,
    /// Where and to what it promotes.
    pub promotion: Option<Promotion>,
    /// What it goes to the hand as, where captures go to the hand.
    pub in_hand: Option<Kind>,
}

/// One way of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveFacts {
    /// How far it goes.
    pub gait: Gait,
    /// Whether it may end on an empty square, on a piece it takes, or on both.
    pub mode: Mode,
    /// The steps as the first player makes them; none twice.
    pub steps: List<Step>,
    /// The only squares it may start from, for each player.
    pub from: Option<[Wide; 2]>,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
}

impl MoveFacts {
    /// A way of moving from any square, for any piece.
    pub const fn new(gait: Gait, mode: Mode, steps: &'static [Step]) -> Self {
        Self { gait, mode, steps: Cow::Borrowed(steps), from: None, first_move: false }
    }

    /// A way of leaping.
    pub const fn leap(mode: Mode, steps: &'static [Step]) -> Self {
        Self::new(Gait::Leap, mode, steps)
    }

    /// A way of leaping that a piece on the way blocks.
    pub const fn lame(mode: Mode, steps: &'static [Step]) -> Self {
        Self::new(Gait::Lame, mode, steps)
    }

    /// A way of sliding, this many steps at least and at most.
    pub const fn slide(mode: Mode, least: u8, most: Option<u8>, steps: &'static [Step]) -> Self {
        Self::new(Gait::Slide { least, most }, mode, steps)
    }

    /// The same way, only from some squares.
    #[must_use]
    pub const fn only_from(mut self, from: [Wide; 2]) -> Self {
        self.from = Some(from);
        self
    }

    /// The same way, only for a piece that has never moved.
    #[must_use]
    pub const fn only_first(mut self) -> Self {
        self.first_move = true;
        self
    }
}

/// How a piece goes along a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// One jump, whatever stands between.
    Leap,
    /// One jump that a piece on the way blocks: one step along the longer axis, or one diagonal
    /// step where both are equal.
    Lame,
    /// Step after step until something stands in the way.
    Slide {
        /// The least number of steps.
        least: u8,
        /// The greatest number of steps; no limit, if absent.
        most: Option<u8>,
    },
    /// Step after step over exactly one piece, and on.
    Hop {
        /// The least number of steps, from the piece to where it lands.
        least: u8,
        /// The greatest number of those steps; no limit, if absent.
        most: Option<u8>,
        /// The greatest number of steps past the screen; no limit, if absent.
        beyond: Option<u8>,
        /// Whose pieces may be jumped.
        screen: Screen,
    },
}

/// Whose pieces a hop may jump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Screen {
    /// Any piece.
    Any,
    /// The hopper's own army.
    Own,
    /// The other player's.
    Enemy,
}

/// Where a way of moving may end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// On an empty square only.
    Quiet,
    /// On a piece that it takes only.
    Capture,
    /// On either.
    Both,
}

impl Mode {
    /// Whether it may end on an empty square.
    pub const fn quiet(self) -> bool {
        !matches!(self, Self::Capture)
    }

    /// Whether it may take.
    pub const fn capture(self) -> bool {
        !matches!(self, Self::Quiet)
    }
}

/// Where and to what a kind of piece promotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The zone, for each player.
    pub zone: [Wide; 2],
    /// Whether a move that promotes must.
    pub mandatory: bool,
    /// Whether a move that starts in the zone promotes too.
    pub on_leaving: bool,
    /// The kinds to choose from, for each player, in the order of the file.
    pub targets: [List<Kind>; 2],
    /// Whether a kind is offered only while the player has fewer of it on the board than at the
    /// start.
    pub only_lost: bool,
}

/// A player's pieces of one kind at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    /// What they are.
    pub kind: Kind,
    /// Whose they are.
    pub player: Player,
    /// Where they stand.
    pub squares: Wide,
}

impl Army {
    /// A player's pieces of one kind.
    pub const fn new(kind: Kind, player: Player, squares: Wide) -> Self {
        Self { kind, player, squares }
    }
}

/// How the second player's side mirrors the first's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Orientation {
    /// Ranks are reflected, files are left.
    Mirror,
    /// The board is turned by half.
    Rotate,
}

impl Orientation {
    /// A step written for the first player, as this player makes it.
    pub const fn step(self, player: Player, Step { files, ranks }: Step) -> Step {
        match (player, self) {
            (Player::First, _) => Step { files, ranks },
            (Player::Second, Self::Mirror) => Step { files, ranks: -ranks },
            (Player::Second, Self::Rotate) => Step { files: -files, ranks: -ranks },
        }
    }
}

/// How a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// By trapping the royal piece.
    Checkmate,
    /// By taking the royal piece; threats need no answer.
    RoyalCapture,
    /// By clearing the board of an army.
    Annihilation,
    /// Only by the other endings.
    None,
}

/// Castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The kind that castles.
    pub king: Kind,
    /// The kind it castles with.
    pub partner: Kind,
    /// Where the castling piece lands.
    pub lands: Landing,
    /// The files its partner lands on, toward the lower and the higher files; next to the castling
    /// piece on the side it came from, if absent.
    pub partner_files: Option<[u8; 2]>,
}

/// Where a castling piece lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// This many squares toward its partner.
    Steps(u8),
    /// On a file: when castling toward the lower files, and toward the higher.
    Files([u8; 2]),
}

/// Pieces in hand, and how they are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// Whether captured pieces change sides and go to the hand.
    pub from_captures: bool,
    /// Kinds that may be dropped only on some squares, for each player.
    pub regions: List<(Kind, [Wide; 2])>,
    /// Kinds that may not be dropped on a file that holds one of the player's own.
    pub no_doubled: KindSet,
    /// Kinds that may not give mate by being dropped.
    pub no_mate: KindSet,
    /// How many of a kind each player holds at the start.
    pub stock: List<(Kind, u8)>,
    /// Whether a player with pieces in hand can only drop them.
    pub placement: bool,
    /// Kinds that may be dropped as another: in hand, and as placed.
    pub faces: List<(Kind, Kind)>,
}

impl Drops {
    /// A count that stands for a supply that never runs out.
    pub const UNLIMITED: u8 = u8::MAX;
}

/// Captures that explode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explosion {
    /// How far the blast reaches, in king's steps.
    pub radius: u8,
    /// The kinds that survive near a capture.
    pub immune: KindSet,
    /// The kinds whose captures explode.
    pub by: KindSet,
    /// The kinds whose being taken explodes.
    pub of: KindSet,
}

/// Winning by arriving somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The kinds that count.
    pub kinds: KindSet,
    /// The goal squares of each player.
    pub squares: [Wide; 2],
    /// Whether the piece must not be capturable there.
    pub safe: bool,
    /// Whether leaving a goal square decides, rather than standing on one.
    pub on_leaving: bool,
    /// The verdict on the player whose piece it is.
    pub verdict: Verdict,
}

/// Losing by running out of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// For each player, sets of kinds that are counted together.
    pub counted: [List<KindSet>; 2],
    /// The least number of pieces that each of those sets must keep.
    pub least: u32,
    /// The verdict on the player who falls below.
    pub verdict: Verdict,
}

/// What is compared when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// The values of the pieces on the board.
    Material,
    /// The number of pieces on the board.
    Pieces,
    /// The number of pieces on these squares, for each player.
    Region([Wide; 2]),
}
