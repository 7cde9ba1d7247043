//! How the kinds of a game are written in a FEN.

use super::FenError;
use sandbox_kernel::{Facts, Kind, Piece, Player};

/// The symbols of a game's kinds, as the first player's pieces are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    symbols: Vec<String>,
}

impl Letters {
    /// The symbols of a game.
    ///
    /// # Errors
    ///
    /// If it has an id that a FEN cannot hold.
    pub fn of(facts: &Facts) -> Result<Self, FenError> {
        let symbol = |id: &str| symbol(id).ok_or_else(|| FenError::NoLetter(id.to_owned()));
        let symbols = facts.kinds.iter().map(|kind| symbol(&kind.id));
        Ok(Self { symbols: symbols.collect::<Result<_, _>>()? })
    }

    /// How a piece is written.
    pub(super) fn write(&self, piece: Piece) -> String {
        let symbol = &self.symbols[piece.kind.index()];
        match piece.player {
            Some(Player::First) | None => symbol.clone(),
            Some(Player::Second) => symbol.to_ascii_lowercase(),
        }
    }

    /// The piece with this symbol.
    pub(super) fn piece(&self, text: &str) -> Option<Piece> {
        let player = if text.bytes().any(|byte| byte.is_ascii_lowercase()) {
            Player::Second
        } else {
            Player::First
        };
        let mut kinds = (0..).map(Kind);
        kinds
            .by_ref()
            .take(self.symbols.len())
            .map(|kind| Piece::new(kind, player))
            .find(|&piece| self.write(piece) == text)
    }
}

fn symbol(id: &str) -> Option<String> {
    let capital = u8::is_ascii_uppercase;
    match id.as_bytes() {
        [letter] | [b'+', letter] | [letter, b'~'] if capital(letter) => Some(id.to_owned()),
        [first, second] if capital(first) && (capital(second) || second.is_ascii_digit()) => {
            Some(format!("({id})"))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_symbol_or_none() {
        for (id, expected) in [
            ("P", Some("P")),
            ("+P", Some("+P")),
            ("Q~", Some("Q~")),
            ("Q2", Some("(Q2)")),
            ("QX", Some("(QX)")),
        ] {
            assert_eq!(symbol(id).as_deref(), expected, "{id}");
        }
        for id in ["p", "1", "Qx", "2Q", "Q+", "~Q", "+p", "É", "兵", "=", "@", "++"] {
            assert_eq!(symbol(id), None, "{id}");
        }
    }
}
