//! The spelling of moves.

use crate::square_name;
use sandbox_kernel::{Facing, Facts, Kind, Move, Square};

/// A list of moves with their texts, sorted by the bytes of the text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList {
    moves: Vec<(String, Move)>,
}

impl MoveList {
    /// Some moves of one position: the legal ones of a player.
    pub(crate) fn spelled(facts: &Facts, legal: Vec<Move>) -> Self {
        let bare: Vec<String> = legal.iter().map(|&made| text(facts, made, false)).collect();
        let twice = |text: &String| bare.iter().filter(|other| *other == text).nth(1).is_some();
        // Of two moves that are spelled alike, each sweep names the first square of its line.
        let spelled = legal.iter().zip(&bare).map(|(&made, plain)| {
            let sweeps = matches!(made, Move::Sweep { .. });
            let name_first = sweeps && twice(plain);
            (if name_first { text(facts, made, true) } else { plain.clone() }, made)
        });
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

/// A move's one spelling: where it comes from and goes to, then whatever else must be said, in a
/// fixed order. A sweep names its first square only where it must.
fn text(facts: &Facts, made: Move, name_first: bool) -> String {
    let name = |square: Square| square_name(&facts.board, square);
    let mut text = made.from().map(name).unwrap_or_default();
    match made {
        Move::Drop { kind, to } => return format!("{}@{}", id(facts, kind), name(to)),
        Move::Turn { facing, .. } => return format!("{text}>{}", facing_word(facing)),
        Move::Shift { from, to } => return format!("~{}{}", name(from), name(to)),
        Move::Enter { entry, to, .. } => text += &format!("{}~{}", name(entry), name(to)),
        made => text += &name(made.to()),
    }
    if let Move::Sweep { first, .. } = made
        && name_first
    {
        text += &format!("/{}", name(first));
    }
    if let Some(kind) = made.promotion() {
        text += &format!("={}", id(facts, kind));
    }
    let last = match made {
        Move::Castle { partner, .. } => Some(partner),
        Move::Place { landing, .. } => Some(landing),
        Move::Sweep { landing, .. } => landing,
        _ => None,
    };
    if let Some(square) = last {
        text += &format!(",{}", name(square));
    }
    text
}

/// The word for a way to point.
pub(crate) const fn facing_word(facing: Facing) -> &'static str {
    match facing {
        Facing::Forward => "forward",
        Facing::Right => "right",
        Facing::Backward => "backward",
        Facing::Left => "left",
    }
}

/// The id of a kind of piece.
pub(crate) fn id(facts: &Facts, kind: Kind) -> &str {
    &facts.kind(kind).id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Legal;
    use crate::fen;
    use crate::testing::game;
    use sandbox_kernel::{Decision, Game};

    fn at(id: &str, fen: &str) -> Box<dyn Game> {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        game
    }

    #[test]
    fn castling_names_the_partner() {
        let moves = Legal::of(&*at("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        assert!(moves.find("e1g1,h1").is_some());
        assert!(moves.find("e1c1,a1").is_some());
        assert!(moves.find("e1g1").is_none());
    }

    #[test]
    fn promotion_names_the_new_piece() {
        let moves = Legal::of(&*at("chess", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
        for text in ["a7a8=Q", "a7a8=N", "a7b8=Q"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        assert!(moves.find("a7a8").is_none());
    }

    #[test]
    fn a_capture_in_passing_is_a_step() {
        let moves = Legal::of(&*at("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
        assert!(matches!(moves.find("e5d6"), Some(Decision::Move(Move::EnPassant { .. }))));
    }

    #[test]
    fn the_list_is_sorted_and_empty_after_the_end() {
        let chess = game("chess");
        let moves = Legal::of(&*chess);
        let texts = moves.texts();
        assert_eq!(texts.len(), 20);
        assert!(texts.is_sorted());
        assert!(Legal::of(&*at("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")).is_empty());
    }
}
