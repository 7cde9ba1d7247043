//! What is true of one game, in numbers.
//!
//! The compiler makes one value of [`Facts`] from a checked file. It prints it as a constant of a
//! generated game, and the interpreter loads it. Squares are numbers, vectors are those of the
//! board (turned for the second player already), zones are sets of squares for each player.

mod board;
mod kind;
mod rules;

use crate::{Kind, KindSet, Player, Square, SquareSet, Tier, Verdict};
use std::borrow::Cow;

pub use board::{Board, Joins, Lattice, Orientation, Step, step};
pub use kind::{Army, FacingFacts, Gait, KindFacts, Mode, MoveFacts, Promotion, Screen};
pub use rules::{
    Castling, Contacts, Drops, End, Ends, Explosion, Extinction, Goal, Landing, Link, Rounds,
    Route, Scoring, Strike, Territory, Tie, Turn, Win,
};

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
    /// What a taken piece becomes.
    pub strike: Option<Strike>,
    /// What two pieces become when they meet.
    pub contacts: Option<Contacts>,
    /// Whether a piece that enters play inside its own promotion zone promotes at once.
    pub promote_on_entry: bool,
    /// Claiming ground.
    pub territory: Option<Territory>,
    /// Turns of several moves.
    pub turn: Option<Turn>,
    /// Wild pieces, each route once.
    pub routes: List<Route>,
    /// The ends of portals, group by group.
    pub ends: List<End>,
    /// Playing in rounds.
    pub rounds: Option<Rounds>,
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
    /// A game without pieces and rules of its own, to be filled in.
    pub const PLAIN: Self = Self {
        name: Cow::Borrowed(""),
        board: Board::EMPTY,
        orientation: Orientation::Mirror,
        kinds: Cow::Borrowed(&[]),
        setup: Cow::Borrowed(&[]),
        win: Win::Checkmate,
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
        routes: Cow::Borrowed(&[]),
        ends: Cow::Borrowed(&[]),
        rounds: None,
        bare_royal: None,
        check_limit: None,
        reach: None,
        extinction: None,
        scoring: None,
        max_plies: 400,
        repetition: Some(3),
        no_progress: 100,
        tier: Tier::Replay,
    };

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
