//! Positions as one line of text, in the form that Fairy-Stockfish writes.
//!
//! `BOARD [SIDE] [CASTLING] [EN-PASSANT] [CHECKS] [COUNT] [MOVE] [KEY=VALUE ...]`: after the board
//! every field may be missing and has its starting value then.
//!
//! A text says all of a position but a few marks, which have no place in it:
//!
//! - whether a piece or the end of a portal has moved and come back. One on a square where it, or
//!   its kind, stood at the start counts as unmoved, and one elsewhere as moved, unless the
//!   castling field says otherwise. That matters only to kinds with a way of moving for the first
//!   move;
//! - castling rights that the letters cannot tell apart: of two castling pieces on one rank, or of
//!   partners on one file, or of an inner partner on the eleventh file;
//! - rights to take in passing that nobody can use, since the piece that passed is gone.

mod board;
mod castling;
mod fields;
mod ground;
mod hands;
mod keys;
mod letters;
mod marks;
mod passing;
mod portals;
mod read;
mod rounds;
mod squares;
#[cfg(test)]
mod tests;
mod turns;
mod write;

pub use letters::Letters;
pub use read::read;
pub use write::write;

use sandbox_kernel::facts::Board;
use sandbox_kernel::{Piece, Player, Square};

/// What stands on each square, a1 first.
type Pieces = [Option<Piece>];

/// Why a text is no position of a game, or a position no text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// The game has an id that a FEN cannot hold.
    #[error(
        "this game has no FEN: the id '{}' is neither capitals, '+' and a capital, a capital and '~', nor a capital and a digit",
        .0.escape_debug()
    )]
    NoLetter(String),
    /// A field is not what it must be.
    #[error("FEN, {field}: {problem}")]
    Field {
        /// The name of the field.
        field: &'static str,
        /// What was expected, and what was found.
        problem: String,
    },
}

impl FenError {
    fn new(field: &'static str, problem: impl Into<String>) -> Self {
        Self::Field { field, problem: problem.into() }
    }
}

/// Every square with what stands on it.
fn numbered(pieces: &Pieces) -> impl DoubleEndedIterator<Item = (Square, Option<Piece>)> + '_ {
    pieces.iter().enumerate().filter_map(|(number, piece)| {
        u8::try_from(number).ok().map(|number| (Square(number), *piece))
    })
}

/// The rank a player's army stands behind, counted from 0.
const fn first_rank(board: &Board, player: Player) -> u8 {
    match player {
        Player::First => 0,
        Player::Second => board.ranks - 1,
    }
}

/// A piece of the text for a message: short, and without characters that disturb a terminal.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push_str("...");
    }
    format!("'{}'", shown.escape_debug())
}
