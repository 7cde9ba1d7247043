//! Squares in the fields: named one by one, or written together.

use super::{FenError, quoted};
use crate::{parse_square, square_name};
use sandbox_kernel::facts::Board;
use sandbox_kernel::{Square, SquareSet};

/// The names in a text such as `g3f4`: each from a letter to the next.
pub(super) fn names(text: &str) -> Vec<&str> {
    let letters = text.char_indices().filter(|(_, letter)| !letter.is_ascii_digit());
    let mut cuts: Vec<_> = letters.map(|(at, _)| at).filter(|&at| at > 0).collect();
    cuts.insert(0, 0);
    cuts.push(text.len());
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect()
}

/// The square with a name, if something can stand on it.
pub(super) fn floor(board: &Board, field: &'static str, name: &str) -> Result<Square, FenError> {
    let missing = || FenError::new(field, format!("no square {} on this board", quoted(name)));
    let square = parse_square(board, name).ok_or_else(missing)?;
    if board.walls.has(square) {
        return Err(FenError::new(field, format!("{} is a wall", square_name(board, square))));
    }
    Ok(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_before_each_letter() {
        assert_eq!(names("g3f4"), ["g3", "f4"]);
        assert_eq!(names("p16a1"), ["p16", "a1"]);
        assert_eq!(names("3a1"), ["3", "a1"]);
        assert_eq!(names("é1a"), ["é1", "a"]);
        assert_eq!(names(""), [""]);
    }
}
