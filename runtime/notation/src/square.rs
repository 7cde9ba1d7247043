//! Names of squares: a file letter, then a rank number.

use sandbox_kernel::facts::Board;
use sandbox_kernel::{Square, SquareSet};

/// The letter of a file counted from 0.
pub(crate) fn file_letter(file: u8) -> char {
    char::from(b'a' + file)
}

/// A square's name, as `e4` or `p16`.
pub fn square_name(board: &Board, square: Square) -> String {
    let (file, rank) = board.place(square);
    format!("{}{}", file_letter(file), rank + 1)
}

/// The square with this name, if the board has one.
pub fn parse_square(board: &Board, name: &str) -> Option<Square> {
    let mut letters = name.chars();
    let file = parse_file(board, letters.next()?)?;
    let digits = letters.as_str();
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    let rank: u8 = digits.parse().ok().filter(|rank| plain && (1..=board.ranks).contains(rank))?;
    Some(board.square(file, rank - 1)).filter(|&square| !board.holes.has(square))
}

/// The file with this letter, counted from 0, if the board has it.
pub(crate) fn parse_file(board: &Board, letter: char) -> Option<u8> {
    let letter = u8::try_from(letter).ok()?;
    letter.checked_sub(b'a').filter(|&file| file < board.files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandbox_kernel::Wide;

    #[test]
    fn every_square_has_a_name_that_is_read_back() {
        let board = Board { files: 16, ranks: 16, ..Board::EMPTY };
        for square in (0..=u8::MAX).map(Square) {
            assert_eq!(parse_square(&board, &square_name(&board, square)), Some(square));
        }
        assert_eq!(square_name(&board, Square(255)), "p16");
    }

    #[test]
    fn other_names_are_no_squares() {
        let board = Board { files: 8, ranks: 8, holes: Wide::of(Square(7)), ..Board::EMPTY };
        for name in ["", "a", "a0", "a9", "i1", "A1", "a01", "a+1", "1a", "a1 ", "é1", "a256", "h1"]
        {
            assert_eq!(parse_square(&board, name), None, "{name}");
        }
    }
}
