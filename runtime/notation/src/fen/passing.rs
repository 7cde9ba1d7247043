//! The fourth field: the squares that the last move passed over, and the piece that did.

use super::{FenError, Pieces, numbered, quoted};
use crate::{parse_square, square_name};
use sandbox_kernel::facts::{Board, Step};
use sandbox_kernel::{Facts, Player, Square, SquareSet, State, Wide};

const FIELD: &str = "en passant";

/// The right to take in passing: the squares passed, and where the piece stands that passed them.
pub(super) fn read(
    facts: &Facts,
    pieces: &Pieces,
    to_move: Player,
    field: &str,
) -> Result<(Wide, Option<Square>), FenError> {
    if field == "-" {
        return Ok((Wide::EMPTY, None));
    }
    if !facts.en_passant {
        let found = quoted(field);
        return Err(FenError::new(FIELD, format!("this game has none, expected '-', got {found}")));
    }
    let mover = to_move.other();
    let (mut passed, mut passer) = (Wide::EMPTY, None);
    for square in squares(&facts.board, field)? {
        let name = square_name(&facts.board, square);
        let twice = format!("expected one piece that passed, got another on {name}");
        match pieces[square.index()] {
            None if facts.board.walls.has(square) => {
                return Err(FenError::new(FIELD, format!("{name} is a wall")));
            }
            None => passed |= Wide::of(square),
            Some(piece) if piece.player != mover => {
                let problem = format!("the piece on {name} is of the player to move");
                return Err(FenError::new(FIELD, problem));
            }
            Some(_) if passer.is_some() => return Err(FenError::new(FIELD, twice)),
            Some(_) => passer = Some(square),
        }
    }
    if passed.is_empty() {
        let problem = format!("expected an empty square that was passed, got {}", quoted(field));
        return Err(FenError::new(FIELD, problem));
    }
    let passer = passer.or_else(|| usual_passer(&facts.board, pieces, mover, passed));
    let missing = "expected the square of the piece that passed, since none stands one step ahead";
    passer.map(|passer| (passed, Some(passer))).ok_or_else(|| FenError::new(FIELD, missing))
}

/// The squares of a text such as `g3f4`.
fn squares(board: &Board, text: &str) -> Result<Vec<Square>, FenError> {
    let starts = text.char_indices().filter(|(_, letter)| !letter.is_ascii_digit());
    let mut ends: Vec<_> = starts.map(|(at, _)| at).collect();
    ends.push(text.len());
    let names = ends.windows(2).map(|ends| &text[ends[0]..ends[1]]);
    names
        .map(|name| {
            let missing =
                || FenError::new(FIELD, format!("no square {} on this board", quoted(name)));
            parse_square(board, name).ok_or_else(missing)
        })
        .collect()
}

/// The piece that passed where the text does not name it: the one a step ahead, for its own
/// player, of a square passed. None, if there are several.
fn usual_passer(board: &Board, pieces: &Pieces, mover: Player, passed: Wide) -> Option<Square> {
    let ahead = Step { files: 0, ranks: if mover == Player::First { 1 } else { -1 } };
    let stands =
        |square: &Square| pieces[square.index()].is_some_and(|piece| piece.player == mover);
    let mut found = passed.iter().filter_map(|square| board.step(square, ahead)).filter(stands);
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// Writes the field.
pub(super) fn write(facts: &Facts, state: &State) -> String {
    let Some(passer) = state.passer.filter(|_| state.passed.any()) else { return "-".to_owned() };
    let mover = state.to_move.other();
    let name = |square| square_name(&facts.board, square);
    let mut text: String = numbered(&state.board)
        .map(|(square, _)| square)
        .filter(|&square| state.passed.has(square))
        .map(name)
        .collect();
    if usual_passer(&facts.board, &state.board, mover, state.passed) != Some(passer) {
        text.push_str(&name(passer));
    }
    text
}
