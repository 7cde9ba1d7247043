//! Positions read and written.

mod fields;
mod keys;
mod round_trip;

use super::{read, write};
use crate::testing::game;
use sandbox_kernel::facts::KindFacts;
use sandbox_kernel::{Facts, Kind, Passing, Square, SquareSet, State, Wide};

fn position(id: &str, fen: &str) -> State {
    read(game(id).facts(), fen).unwrap_or_else(|problem| panic!("{id} {fen}: {problem}"))
}

fn refusal(id: &str, fen: &str) -> String {
    read(game(id).facts(), fen).expect_err(fen).to_string()
}

fn square(name: &str) -> Square {
    crate::parse_square(&game("chess").facts().board, name).expect("a square of the board")
}

fn squares<const N: usize>(names: [&str; N]) -> Wide {
    names.into_iter().fold(Wide::EMPTY, |set, name| set | Wide::of(square(name)))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn passing<const N: usize>(passed: [&str; N], passer: &str) -> Passing {
    Passing { passed: squares(passed), passer: square(passer) }
}
