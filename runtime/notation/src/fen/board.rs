//! The first field: the pieces, and the hands behind them.

use super::{FenError, Letters, numbered, quoted};
use crate::square_name;
use sandbox_kernel::facts::Board;
use sandbox_kernel::{Facts, Piece, Square, SquareSet, State};

const FIELD: &str = "the board";

/// Reads the pieces on the board, a1 first, and finds the text of the hands.
pub(super) fn read<'a>(
    facts: &Facts,
    text: &'a str,
) -> Result<(Vec<Option<Piece>>, Option<&'a str>), FenError> {
    let letters = Letters::of(facts)?;
    let (text, bracketed) = without_hands(text)?;
    let (ranks, last) = ranks(&facts.board, text)?;
    if let (Some(_), Some(last)) = (bracketed, last) {
        let problem = format!("expected one field of them, got {} too", quoted(last));
        return Err(FenError::new("the hands", problem));
    }
    let mut pieces = vec![None; facts.board.squares()];
    for (rank, text) in (0..facts.board.ranks).rev().zip(ranks) {
        let row = Row { files: facts.board.files, letters: &letters, text };
        for (file, found) in (0..).zip(row.cells()?) {
            let square = facts.board.square(file, rank);
            pieces[square.index()] = standing(facts, square, found)?;
        }
    }
    Ok((pieces, bracketed.or(last)))
}

/// What stands on a square, if it may.
fn standing(facts: &Facts, square: Square, found: Found) -> Result<Option<Piece>, FenError> {
    let name = square_name(&facts.board, square);
    let problem = match (found, (facts.board.walls | facts.board.holes).has(square)) {
        (Found::Wall, true) | (Found::Nothing, false) => return Ok(None),
        (Found::Wall, false) => format!("{name} is no wall, but '*' is given"),
        (_, true) if facts.board.holes.has(square) => {
            format!("{name} is no cell of the hexagon, expected '*'")
        }
        (_, true) => format!("{name} is a wall, expected '*'"),
        (Found::Piece(piece), false) => {
            let kind = facts.kind(piece.kind);
            let region = kind.region.zip(piece.player);
            if region.is_none_or(|(regions, player)| regions[player.index()].has(square)) {
                return Ok(Some(piece));
            }
            format!("{name} is outside the region of the {}", kind.id)
        }
    };
    Err(FenError::new(FIELD, problem))
}

/// The board, and the hands in brackets behind it.
fn without_hands(text: &str) -> Result<(&str, Option<&str>), FenError> {
    let Some((board, rest)) = text.split_once('[') else { return Ok((text, None)) };
    match rest.strip_suffix(']') {
        Some(hands) => Ok((board, Some(hands))),
        None => Err(FenError::new("the hands", "expected ']' at their end")),
    }
}

/// The ranks from the top; one more than the board has is the hands.
fn ranks<'a>(board: &Board, text: &'a str) -> Result<(Vec<&'a str>, Option<&'a str>), FenError> {
    let most = usize::from(board.ranks) + 1;
    let mut ranks: Vec<_> = text.split('/').take(most + 1).collect();
    let hands = if ranks.len() == most { ranks.pop() } else { None };
    if ranks.len() == usize::from(board.ranks) {
        return Ok((ranks, hands));
    }
    let found = text.split('/').count();
    Err(FenError::new(FIELD, format!("expected {} ranks, got {found}", board.ranks)))
}

/// What a rank says of one square.
#[derive(Clone, Copy)]
enum Found {
    Nothing,
    Wall,
    Piece(Piece),
}

/// One rank of the text.
struct Row<'a> {
    files: u8,
    letters: &'a Letters,
    text: &'a str,
}

impl Row<'_> {
    /// The squares of the rank: as many as the board has files.
    fn cells(&self) -> Result<Vec<Found>, FenError> {
        let files = usize::from(self.files);
        let mut cells = Vec::with_capacity(files + 1);
        let mut rest = self.text;
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let word = if digits > 0 { &rest[..digits] } else { symbol(rest) };
            if digits > 0 {
                let run = word.parse().ok().filter(|&run| run > 0 && run <= files - cells.len());
                let run = run.ok_or_else(|| self.problem(&format!("a run of {}", quoted(word))))?;
                cells.extend([Found::Nothing].repeat(run));
            } else {
                cells.push(self.found(word)?);
            }
            if cells.len() > files {
                return Err(self.problem("more"));
            }
            rest = &rest[word.len()..];
        }
        if cells.len() < files {
            return Err(self.problem(&format!("only {}", cells.len())));
        }
        Ok(cells)
    }

    fn found(&self, symbol: &str) -> Result<Found, FenError> {
        if symbol == "*" {
            return Ok(Found::Wall);
        }
        let unknown = || {
            let (symbol, rank) = (quoted(symbol), quoted(self.text));
            FenError::new(FIELD, format!("no piece of this game is {symbol}, in the rank {rank}"))
        };
        self.letters.piece(symbol).map(Found::Piece).ok_or_else(unknown)
    }

    fn problem(&self, got: &str) -> FenError {
        let (files, rank) = (self.files, quoted(self.text));
        FenError::new(FIELD, format!("expected {files} squares in the rank {rank}, got {got}"))
    }
}

/// The symbol at the start of a text: `X`, `X~`, `+X`, or all up to a closing parenthesis.
pub(super) fn symbol(text: &str) -> &str {
    let mut letters = text.char_indices();
    let first = letters.next().map(|(_, letter)| letter);
    let second = letters.next();
    let end = match (first, second) {
        (Some('('), _) => text.find(')').map_or(text.len(), |close| close + 1),
        (Some('+'), Some((at, letter))) => at + letter.len_utf8(),
        (_, Some((at, '~'))) => at + 1,
        (_, Some((at, _))) => at,
        (_, None) => text.len(),
    };
    &text[..end]
}

/// Writes the players' pieces on the board; where a wild one stands counts as empty.
pub(super) fn write(facts: &Facts, letters: &Letters, state: &State) -> String {
    let board = &facts.board;
    let rows = state.board.chunks(usize::from(board.files));
    let mut squares = numbered(&state.board).map(|(square, _)| square);
    let mut texts: Vec<String> = rows
        .map(|row| {
            let mut text = String::new();
            let mut run = 0;
            for (piece, square) in row.iter().zip(squares.by_ref()) {
                let symbol = match piece.filter(|piece| piece.player.is_some()) {
                    Some(piece) => letters.write(piece),
                    None if (board.walls | board.holes).has(square) => "*".to_owned(),
                    None => {
                        run += 1;
                        continue;
                    }
                };
                end_run(&mut text, &mut run);
                text.push_str(&symbol);
            }
            end_run(&mut text, &mut run);
            text
        })
        .collect();
    texts.reverse();
    texts.join("/")
}

fn end_run(text: &mut String, run: &mut u32) {
    if *run > 0 {
        text.push_str(&run.to_string());
        *run = 0;
    }
}
