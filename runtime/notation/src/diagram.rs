//! The board as a person sees it: pieces as letters, rank by rank.

use crate::fen::Letters;
use crate::moves::id;
use crate::square::file_letter;
use sandbox_kernel::facts::Lattice;
use sandbox_kernel::{Facts, Piece, Player, Square, SquareSet, State};
use std::fmt::Write;

/// What is drawn on a wall.
const WALL: &str = "*";
/// What is drawn on an empty square.
const EMPTY: &str = ".";
/// What is drawn where a momentum portal is.
const DOOR: &str = "@";
/// What is drawn where an empty fold is.
const FOLD: &str = "~";

/// The ranks from the top, and the letters of the files below.
///
/// On hexagons each rank stands half a cell further to the right than the one below, so that the
/// six neighbours of a cell are around it; a file then goes up to the right from its letter.
pub(crate) fn diagram(facts: &Facts, state: &State) -> String {
    let board = &facts.board;
    let hexagons = board.lattice == Lattice::Hex;
    let cells = cells(facts, state);
    let wide = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1);
    // A cell and the gap behind it: on hexagons an even number, to be halved.
    let pitch = if hexagons { (wide + 1).next_multiple_of(2) } else { wide + 1 };
    let half = if hexagons { pitch / 2 } else { 0 };
    let mut text = String::new();
    for rank in (0..board.ranks).rev() {
        let row = (0..board.files).map(|file| cells[board.square(file, rank).index()].as_str());
        line(&mut text, &(rank + 1).to_string(), half * (usize::from(rank) + 1), pitch, row);
    }
    let files: Vec<_> = (0..board.files).map(|file| file_letter(file).to_string()).collect();
    line(&mut text, "", 0, pitch, files.iter().map(String::as_str));
    text
}

/// One line: what stands before it, how far it is shifted, and its cells.
fn line<'a>(
    text: &mut String,
    before: &str,
    shift: usize,
    pitch: usize,
    cells: impl Iterator<Item = &'a str>,
) {
    let mut line = format!("{before:>2}  {:shift$}", "");
    for cell in cells {
        let _ = write!(line, "{cell:<pitch$}");
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

/// What is written on each square: players are told apart by the case of the letters, or where the
/// ids do not allow that, by their number; a wild piece has a `-` for it.
fn cells(facts: &Facts, state: &State) -> Vec<String> {
    let letters = Letters::of(facts).is_ok();
    let piece = |Piece { kind, player, .. }| {
        let id = id(facts, kind);
        match player {
            None => format!("{id}:-"),
            Some(Player::Second) if letters => id.to_ascii_lowercase(),
            Some(Player::First) if letters => id.to_owned(),
            Some(player) => format!("{id}:{}", player as u8),
        }
    };
    let squares = (0..=u8::MAX).map(Square).zip(&state.board);
    squares
        .map(|(square, standing)| match standing {
            Some(standing) => piece(*standing),
            None => ground(facts, state, square).to_owned(),
        })
        .collect()
}

/// What is drawn on a square without a piece.
fn ground(facts: &Facts, state: &State, square: Square) -> &'static str {
    let mut ends = facts.ends.iter().zip(&state.ends);
    match ends.find(|(_, place)| **place == square) {
        Some((end, _)) if end.fold => FOLD,
        Some(_) => DOOR,
        None if facts.board.holes.has(square) => "",
        None if facts.board.walls.has(square) => WALL,
        None => EMPTY,
    }
}
