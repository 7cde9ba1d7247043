//! How moves and positions are written.
//!
//! Every move of every game has one canonical spelling, and every position one JSON form, so that
//! two programs can be compared by equality of text. A move is read by looking its text up among
//! the legal moves, never by taking it apart: an id may hold any character.
//!
//! [`fen`] reads and writes positions as one line, where the ids of a game allow it.

mod diagram;
pub mod fen;
mod legal;
mod moves;
mod position;
mod record;
mod show;
mod square;
#[cfg(test)]
mod testing;

pub use legal::Legal;
pub use moves::MoveList;
pub use position::PositionText;
pub use record::{Line, Listing};
pub use show::{outcome_sentence, reason_word, show};
pub use square::{parse_square, square_name};
