//! A position as plain data, to be written and read.

use crate::{Kind, Outcome, Player, Square, Wide};

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub player: Player,
}

/// A position, every part of it in the open: what notation writes, and what it reads to start a
/// game in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What stands on each square, a1 first.
    pub board: Vec<Option<Piece>>,
    /// Who is to move.
    pub to_move: Player,
    /// The squares whose pieces have never moved.
    pub unmoved: Wide,
    /// The squares that the last move passed over, where its piece can be taken in passing.
    pub passed: Wide,
    /// Where the piece stands that passed over them.
    pub passer: Option<Square>,
    /// How many of each kind each player holds, by kind; empty where nothing is ever held. A supply
    /// that never runs out is [`crate::facts::Drops::UNLIMITED`].
    pub hands: [Vec<u8>; 2],
    /// How many checks each player has given, where checks are counted.
    pub checks: [u8; 2],
    /// Plies since the game began.
    pub ply: u32,
    /// Plies since the last capture or promotion.
    pub no_progress: u32,
    /// The end of the game, if it has ended. Not read when a position is set up.
    pub outcome: Option<Outcome>,
}
