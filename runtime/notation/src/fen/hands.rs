//! The hands, in brackets behind the board.

use super::{FenError, Letters, board, quoted};
use sandbox_kernel::facts::Drops;
use sandbox_kernel::{Facts, Kind, Piece, Player, State};

const FIELD: &str = "the hands";

/// The most of one kind that a hand can hold.
const MOST: u8 = Drops::UNLIMITED - 1;

/// Reads how many of each kind each player holds. A supply that never runs out is not written.
pub(super) fn read(facts: &Facts, text: Option<&str>) -> Result<[Vec<u8>; 2], FenError> {
    let Some(drops) = &facts.drops else {
        return match text {
            None | Some("" | "-") => Ok([Vec::new(), Vec::new()]),
            Some(hands) => {
                let hands = quoted(hands);
                let problem = format!("this game has no drops, expected '[]', got {hands}");
                Err(FenError::new(FIELD, problem))
            }
        };
    };
    let mut hands = [vec![0; facts.kinds.len()], vec![0; facts.kinds.len()]];
    for (kind, count) in drops.stock.iter().filter(|(_, count)| *count == Drops::UNLIMITED) {
        for hand in &mut hands {
            hand[kind.index()] = *count;
        }
    }
    let letters = Letters::of(facts)?;
    let mut rest = text.filter(|hands| *hands != "-").unwrap_or_default();
    while !rest.is_empty() {
        let symbol = board::symbol(rest);
        let Piece { kind, player, .. } = held(facts, &letters, symbol)?;
        let player = player.unwrap_or(Player::First);
        let count = &mut hands[player.index()][kind.index()];
        match *count {
            Drops::UNLIMITED => {}
            MOST => {
                return Err(FenError::new(FIELD, format!("expected fewer of {}", quoted(symbol))));
            }
            _ => *count += 1,
        }
        rest = &rest[symbol.len()..];
    }
    Ok(hands)
}

/// The piece of a symbol, if it can be held.
fn held(facts: &Facts, letters: &Letters, symbol: &str) -> Result<Piece, FenError> {
    let quoted = quoted(symbol);
    let problem = match letters.piece(symbol) {
        None => format!("no piece of this game is {quoted}"),
        Some(piece) => match facts.kind(piece.kind).in_hand {
            Some(base) if !stocked(facts, piece.kind) => {
                format!("expected {} for a held {quoted}", facts.kind(base).id)
            }
            _ => return Ok(piece),
        },
    };
    Err(FenError::new(FIELD, problem))
}

/// Whether the players hold some of a kind at the start.
fn stocked(facts: &Facts, kind: Kind) -> bool {
    let mut stocks = facts.drops.iter().flat_map(|drops| drops.stock.iter());
    stocks.any(|(stocked, _)| *stocked == kind)
}

/// Writes both hands, the first player's first; nothing in a game without drops.
pub(super) fn write(facts: &Facts, letters: &Letters, state: &State) -> String {
    if facts.drops.is_none() {
        return String::new();
    }
    let mut text = String::from("[");
    for player in Player::BOTH {
        for (number, &count) in (0..).zip(&state.hands[player.index()]) {
            if count != Drops::UNLIMITED {
                let symbol = letters.write(Piece::new(Kind(number), player));
                text.push_str(&symbol.repeat(usize::from(count)));
            }
        }
    }
    text.push(']');
    text
}
