//! The third field: which pieces count as never moved.
//!
//! A piece counts as unmoved where it stands on a square on which the setup puts its kind for its
//! player. In a game with castling, its letters speak for the castling pieces and their partners
//! instead; in one without, its file letters speak for the pieces of each player's first rank.

use super::{FenError, Pieces, first_rank, numbered, quoted};
use crate::square::{file_letter, parse_file};
use sandbox_kernel::facts::Castling;
use sandbox_kernel::{Facts, Kind, Piece, Player, Square, SquareSet, State, Wide};

const FIELD: &str = "castling";

/// Reads the marks of pieces that have never moved. Without the field the setup says them.
pub(super) fn read(facts: &Facts, pieces: &Pieces, field: Option<&str>) -> Result<Wide, FenError> {
    let home = at_home(facts, pieces);
    let Some(text) = field else { return Ok(home) };
    let spoken_for = numbered(pieces)
        .filter(|&(square, piece)| piece.is_some_and(|piece| speaks_for(facts, square, piece)))
        .fold(Wide::EMPTY, |set, (square, _)| set | Wide::of(square));
    let mut unmoved = home & !spoken_for;
    for letter in text.chars().filter(|&letter| letter != '-') {
        unmoved |= Letter::new(facts, pieces, letter).marked()?;
    }
    Ok(unmoved)
}

/// The squares whose pieces stand where the setup puts their kind.
fn at_home(facts: &Facts, pieces: &Pieces) -> Wide {
    let at_home = facts
        .placed()
        .filter(|&(square, kind, player)| stands(pieces[square.index()], kind, player));
    at_home.fold(Wide::EMPTY, |set, (square, ..)| set | Wide::of(square))
}

/// Whether a square holds a piece of this kind and player, whichever way it points.
fn stands(piece: Option<Piece>, kind: Kind, player: Player) -> bool {
    piece.is_some_and(|piece| (piece.kind, piece.player) == (kind, Some(player)))
}

/// Whether the field, where it stands, decides for this piece.
fn speaks_for(facts: &Facts, square: Square, piece: Piece) -> bool {
    match facts.castling {
        Some(castling) => piece.kind == castling.king || piece.kind == castling.partner,
        None => piece
            .player
            .is_some_and(|player| facts.board.place(square).1 == first_rank(&facts.board, player)),
    }
}

/// One letter of the field.
struct Letter<'a> {
    facts: &'a Facts,
    pieces: &'a Pieces,
    /// In lower case.
    symbol: char,
    player: Player,
}

/// A castling piece and a partner of one player on one rank.
#[derive(Clone, Copy)]
struct Pair {
    king: Square,
    partner: Square,
}

impl<'a> Letter<'a> {
    fn new(facts: &'a Facts, pieces: &'a Pieces, symbol: char) -> Self {
        let player = if symbol.is_ascii_uppercase() { Player::First } else { Player::Second };
        Self { facts, pieces, symbol: symbol.to_ascii_lowercase(), player }
    }

    /// The pieces that the letter marks as unmoved.
    fn marked(&self) -> Result<Wide, FenError> {
        match self.facts.castling {
            Some(castling) => self.castling_pair(castling),
            None => self.first_rank(),
        }
    }

    fn castling_pair(&self, castling: Castling) -> Result<Wide, FenError> {
        match self.pair(castling) {
            Some(Pair { king, partner }) => Ok(Wide::of(king) | Wide::of(partner)),
            // A side on which there is nothing to castle with says nothing.
            None if self.side().is_some() => Ok(Wide::EMPTY),
            None => {
                let kind = |kind| &self.facts.kind(kind).id;
                let (partner, king) = (kind(castling.partner), kind(castling.king));
                let expected = format!("a file with a {partner} on the rank of a {king}");
                Err(self.problem(&format!("expected K, Q or {expected}")))
            }
        }
    }

    fn first_rank(&self) -> Result<Wide, FenError> {
        let board = &self.facts.board;
        // Without castling a side says nothing; other programs write `KQkq` all the same.
        if self.side().is_some() {
            return Ok(Wide::EMPTY);
        }
        let square = parse_file(board, self.symbol)
            .map(|file| board.square(file, first_rank(board, self.player)))
            .filter(|square| {
                self.pieces[square.index()].is_some_and(|piece| piece.player == Some(self.player))
            });
        let missing = || self.problem("expected the file of a piece on its player's first rank");
        square.map(Wide::of).ok_or_else(missing)
    }

    /// The pair that the letter names.
    fn pair(&self, castling: Castling) -> Option<Pair> {
        let pairs = pairs(self.facts, self.pieces, castling, self.player);
        let file = |square| self.facts.board.place(square).0;
        let named: Vec<_> = pairs
            .into_iter()
            .filter(|pair| match self.side() {
                Some(upward) => (pair.partner > pair.king) == upward,
                None => parse_file(&self.facts.board, self.symbol) == Some(file(pair.partner)),
            })
            .collect();
        let rank = |pair: &Pair| self.facts.board.place(pair.king).1;
        let best = rank(named.iter().min_by_key(|pair| self.distance(castling, rank(pair)))?);
        let home = at_home(self.facts, self.pieces);
        // A partner at home, the outermost partner, then the castling piece next to it.
        named.into_iter().filter(|pair| rank(pair) == best).max_by_key(|pair| {
            let apart = file(pair.partner).abs_diff(file(pair.king));
            let outward = match self.side() {
                Some(false) => u8::MAX - file(pair.partner),
                _ => file(pair.partner),
            };
            (home.has(pair.partner), outward, std::cmp::Reverse(apart))
        })
    }

    /// How far a rank is from where castling is expected: the setup's ranks first, then outward
    /// from the player's first rank.
    fn distance(&self, castling: Castling, rank: u8) -> (bool, u8) {
        let board = &self.facts.board;
        let usual = self.facts.placed().any(|(square, kind, player)| {
            kind == castling.king && player == self.player && board.place(square).1 == rank
        });
        (!usual, rank.abs_diff(first_rank(board, self.player)))
    }

    /// Whether the letter means the side of the higher files, or of the lower.
    const fn side(&self) -> Option<bool> {
        match self.symbol {
            'k' => Some(true),
            'q' => Some(false),
            _ => None,
        }
    }

    fn problem(&self, what: &str) -> FenError {
        let letter = cased(self.symbol, self.player);
        FenError::new(FIELD, format!("{what}, got {}", quoted(&letter.to_string())))
    }
}

/// All pairs of a castling piece and a partner of a player that stand on one rank.
fn pairs(facts: &Facts, pieces: &Pieces, castling: Castling, player: Player) -> Vec<Pair> {
    let all = |kind| {
        numbered(pieces)
            .filter(move |&(_, piece)| stands(piece, kind, player))
            .map(|(square, _)| square)
    };
    let rank = |square| facts.board.place(square).1;
    let with = |king| {
        all(castling.partner)
            .filter(move |&partner| partner != king && rank(partner) == rank(king))
            .map(move |partner| Pair { king, partner })
    };
    all(castling.king).flat_map(with).collect()
}

/// Writes the field; nothing, where only leaving it out says which pieces have never moved.
pub(super) fn write(facts: &Facts, state: &State) -> Option<String> {
    let field = letters(facts, state);
    let said = |field| {
        let marks = read(facts, &state.board, field).unwrap_or(Wide::EMPTY);
        asked(facts, &state.board, marks) == asked(facts, &state.board, state.unmoved)
    };
    (said(Some(&field)) || !said(None)).then_some(field)
}

/// The marks that some rule asks for: of pairs that could castle, and of kinds with a way of moving
/// for pieces that have never moved.
fn asked(facts: &Facts, pieces: &Pieces, marks: Wide) -> Wide {
    let first_movers = numbered(pieces).filter_map(|(square, piece)| {
        let moves = &facts.kind(piece?.kind).moves;
        moves.iter().any(|way| way.first_move).then_some(square)
    });
    let pairs = facts.castling.iter().flat_map(|&castling| {
        Player::BOTH.into_iter().flat_map(move |player| pairs(facts, pieces, castling, player))
    });
    let pairs = pairs.filter(|pair| marks.has(pair.king) && marks.has(pair.partner));
    let castlers = pairs.flat_map(|pair| [pair.king, pair.partner]);
    first_movers.chain(castlers).fold(Wide::EMPTY, |set, square| set | Wide::of(square)) & marks
}

fn letters(facts: &Facts, state: &State) -> String {
    let letters: String = Player::BOTH
        .into_iter()
        .flat_map(|player| match facts.castling {
            Some(castling) => castling_letters(facts, state, castling, player),
            None => first_rank_letters(facts, state, player),
        })
        .collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

/// The letters of the pairs that could still castle, from the higher files to the lower.
fn castling_letters(facts: &Facts, state: &State, castling: Castling, player: Player) -> Vec<char> {
    let mut pairs = pairs(facts, &state.board, castling, player);
    pairs.retain(|pair| state.unmoved.has(pair.king) && state.unmoved.has(pair.partner));
    pairs.sort_by_key(|pair| std::cmp::Reverse(facts.board.place(pair.partner).0));
    let letter = |wanted: &Pair| {
        let file = file_letter(facts.board.place(wanted.partner).0);
        // The first letter that reading takes for this pair.
        ['k', 'q', file].into_iter().map(|letter| cased(letter, player)).find(|&letter| {
            let read = Letter::new(facts, &state.board, letter).pair(castling);
            read.is_some_and(|read| read.partner == wanted.partner && read.king == wanted.king)
        })
    };
    // Of several castling pieces with one partner, reading takes one, which writes the letter.
    pairs.iter().filter_map(letter).collect()
}

/// The files of unmoved pieces on the first rank that have a way of moving for those.
fn first_rank_letters(facts: &Facts, state: &State, player: Player) -> Vec<char> {
    let board = &facts.board;
    let marked = numbered(&state.board).filter(|&(square, piece)| {
        let Some(piece) = piece.filter(|piece| piece.player == Some(player)) else { return false };
        board.place(square).1 == first_rank(board, player)
            && state.unmoved.has(square)
            && facts.kind(piece.kind).moves.iter().any(|way| way.first_move)
    });
    let letters = marked.map(|(square, _)| file_letter(board.place(square).0));
    // The eleventh file has no letter of its own: `k` means a side.
    letters.filter(|&letter| letter != 'k').map(|letter| cased(letter, player)).collect()
}

const fn cased(letter: char, player: Player) -> char {
    match player {
        Player::First => letter.to_ascii_uppercase(),
        Player::Second => letter,
    }
}
