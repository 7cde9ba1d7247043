//! The spelling of moves.

use crate::square_name;
use sandbox_kernel::{Facts, Game, Kind, Move, Square};

/// A list of moves with their texts, sorted by the bytes of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList {
    moves: Vec<(String, Move)>,
}

impl MoveList {
    /// The moves that can be made: none once the game is over.
    pub fn of(game: &dyn Game) -> Self {
        if game.outcome().is_some() { Self { moves: Vec::new() } } else { Self::on_board(game) }
    }

    /// The legal moves, even where a clock has ended the game. This is what perft counts.
    pub fn on_board(game: &dyn Game) -> Self {
        let facts = game.facts();
        let spelled = game.legal_moves().into_iter().map(|made| (text(facts, made), made));
        let mut moves: Vec<_> = spelled.collect();
        moves.sort_unstable();
        Self { moves }
    }

    /// The move with this text. It is looked up, not taken apart, so that an id may look like any
    /// other part of a move.
    pub fn find(&self, text: &str) -> Option<Move> {
        let place = self.moves.binary_search_by(|(spelled, _)| spelled.as_str().cmp(text)).ok()?;
        Some(self.moves[place].1)
    }

    /// The texts, in order.
    pub fn texts(&self) -> impl ExactSizeIterator<Item = &str> {
        self.moves.iter().map(|(text, _)| text.as_str())
    }

    /// The texts and the moves they stand for, in order.
    pub fn as_slice(&self) -> &[(String, Move)] {
        &self.moves
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
}

/// A move's one spelling.
fn text(facts: &Facts, made: Move) -> String {
    let name = |square: Square| square_name(&facts.board, square);
    let mut text = made.from().map(name).unwrap_or_default() + &name(made.to());
    match made {
        Move::Drop { kind, .. } => text.insert_str(0, &format!("{}@", id(facts, kind))),
        Move::Step { promotion, .. } | Move::EnPassant { promotion, .. } => {
            if let Some(kind) = promotion {
                text.push('=');
                text.push_str(id(facts, kind));
            }
        }
        Move::Castle { partner, .. } => {
            text.push(',');
            text.push_str(&name(partner));
        }
    }
    text
}

/// The id of a kind of piece.
pub(crate) fn id(facts: &Facts, kind: Kind) -> &str {
    &facts.kind(kind).id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;
    use crate::testing::game;

    fn at(id: &str, fen: &str) -> Box<dyn Game> {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        game
    }

    #[test]
    fn castling_names_the_partner() {
        let moves = MoveList::of(&*at("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        assert!(moves.find("e1g1,h1").is_some());
        assert!(moves.find("e1c1,a1").is_some());
        assert!(moves.find("e1g1").is_none());
    }

    #[test]
    fn promotion_names_the_new_piece() {
        let moves = MoveList::of(&*at("chess", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
        for text in ["a7a8=Q", "a7a8=N", "a7b8=Q"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        assert!(moves.find("a7a8").is_none());
    }

    #[test]
    fn a_capture_in_passing_is_a_step() {
        let moves = MoveList::of(&*at("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
        assert!(matches!(moves.find("e5d6"), Some(Move::EnPassant { .. })));
    }

    #[test]
    fn the_list_is_sorted_and_empty_after_the_end() {
        let chess = game("chess");
        let moves = MoveList::of(&*chess);
        let texts: Vec<_> = moves.texts().collect();
        assert_eq!(texts.len(), 20);
        assert!(texts.is_sorted());
        assert!(MoveList::of(&*at("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")).is_empty());
    }
}
