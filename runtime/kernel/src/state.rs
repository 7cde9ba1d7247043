//! A position as plain data, to be written and read.

use crate::{Facing, Kind, Outcome, Player, Square, Wide};

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whose it is; nobody's, if it is wild.
    pub player: Option<Player>,
    /// Which way it points; forward for a kind without a facing.
    pub facing: Facing,
    /// How many of its player's turns it still rests.
    pub rest: u8,
}

impl Piece {
    /// A player's piece that points forward and does not rest.
    pub const fn new(kind: Kind, player: Player) -> Self {
        Self { kind, player: Some(player), facing: Facing::Forward, rest: 0 }
    }
}

/// Squares that a move has passed over, where its piece can be taken in passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passing {
    /// The squares.
    pub passed: Wide,
    /// Where the piece stands that passed over them.
    pub passer: Square,
}

/// How far a game of spies has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Phase {
    /// Both players have a spy, and they move by turns.
    Turns,
    /// A player has lost the last spy, and the player to move makes one ordinary move.
    Reply,
    /// Played in rounds.
    #[default]
    Rounds,
}

/// What a game in rounds remembers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RoundState {
    /// How far a game of spies has come; a game without any is in rounds.
    pub phase: Phase,
    /// Who holds the initiative.
    pub initiative: Player,
    /// Where the two pieces stand, the first player's first, whose moves at each other were void in
    /// the last round, and for how many rounds in a row.
    pub void: Option<([Square; 2], u8)>,
    /// The pairs of squares, the first player's first, whose pieces may not move at each other.
    pub bars: Vec<[Square; 2]>,
    /// Whose move is announced before the other chooses.
    pub announces: Option<Player>,
}

impl RoundState {
    /// So many bars are kept at once.
    pub const MOST_BARS: usize = 16;
}

/// A position, every part of it in the open: what notation writes, and what it reads to start a
/// game in the middle.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What stands on each square, a1 first.
    pub board: Vec<Option<Piece>>,
    /// Who is to move; in rounds, the first player.
    pub to_move: Player,
    /// How many moves the player to move has left in this turn.
    pub left: u8,
    /// The squares whose pieces have never moved.
    pub unmoved: Wide,
    /// What can be taken in passing, in the order of the moves.
    pub passing: Vec<Passing>,
    /// How many of each kind each player holds, by kind; empty where nothing is ever held. A supply
    /// that never runs out is [`crate::facts::Drops::UNLIMITED`].
    pub hands: [Vec<u8>; 2],
    /// How many checks each player has given, where checks are counted.
    pub checks: [u8; 2],
    /// The squares each player has claimed.
    pub claims: [Wide; 2],
    /// The bounties each player has collected.
    pub points: [f64; 2],
    /// Where each end of a portal is, in the order of the facts.
    pub ends: Vec<Square>,
    /// The ends that a player has moved, by number.
    pub moved_ends: Vec<bool>,
    /// The end of a portal that may not go straight back, by number, and to where.
    pub bar: Option<(u8, Square)>,
    /// What a game in rounds remembers.
    pub rounds: Option<RoundState>,
    /// Plies since the game began.
    pub ply: u32,
    /// Plies since the last capture or promotion.
    pub no_progress: u32,
    /// The end of the game, if it has ended. Not read when a position is set up.
    pub outcome: Option<Outcome>,
}
