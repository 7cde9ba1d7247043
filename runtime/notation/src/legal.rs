//! What may be decided in a position: one player's moves, or both players' in a round.

use crate::MoveList;
use sandbox_kernel::{Decision, Game, Player};

/// What may be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Legal {
    /// The moves of the player to move; none once the game is over.
    Moves(MoveList),
    /// The moves of each player, where both choose, and whose move is announced first.
    Choices([MoveList; 2], Option<Player>),
}

impl Legal {
    /// What can be decided: nothing once the game is over.
    pub fn of(game: &dyn Game) -> Self {
        if game.outcome().is_some() {
            return Self::Moves(MoveList::default());
        }
        Self::on_board(game)
    }

    /// What is legal, even where a clock has ended the game. This is what perft counts.
    pub fn on_board(game: &dyn Game) -> Self {
        let facts = game.facts();
        match game.legal_choices() {
            Some(choices) => {
                let announces = game.state().rounds.and_then(|rounds| rounds.announces);
                Self::Choices(
                    choices.each_ref().map(|moves| MoveList::spelled(facts, moves)),
                    announces,
                )
            }
            None => Self::Moves(MoveList::spelled(facts, &game.legal_moves())),
        }
    }

    /// The decision with this text: a move, or two with `|` between. An id may hold that character
    /// too, so each is tried.
    pub fn find(&self, text: &str) -> Option<Decision> {
        match self {
            Self::Moves(moves) => moves.find(text).map(Decision::Move),
            Self::Choices([first, second], _) => text.match_indices('|').find_map(|(place, _)| {
                let (one, other) = (first.find(&text[..place])?, second.find(&text[place + 1..])?);
                Some(Decision::Round([one, other]))
            }),
        }
    }

    /// How many decisions there are: moves, or pairs of moves.
    pub fn len(&self) -> usize {
        match self {
            Self::Moves(moves) => moves.len(),
            Self::Choices([first, second], _) => first.len() * second.len(),
        }
    }

    /// Whether nothing can be decided.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The decision with this number, in the order of the texts, and its text.
    pub fn get(&self, number: usize) -> Option<(String, Decision)> {
        match self {
            Self::Moves(moves) => {
                moves.as_slice().get(number).map(|(text, made)| (text.clone(), (*made).into()))
            }
            Self::Choices([first, second], _) => {
                let (text, one) = first.as_slice().get(number.checked_div(second.len())?)?;
                let (other_text, other) = &second.as_slice()[number % second.len()];
                Some((format!("{text}|{other_text}"), Decision::Round([*one, *other])))
            }
        }
    }

    /// All decisions with their texts.
    pub fn iter(&self) -> impl Iterator<Item = (String, Decision)> + '_ {
        (0..self.len()).filter_map(|number| self.get(number))
    }

    /// The texts of all decisions.
    pub fn texts(&self) -> Vec<String> {
        self.iter().map(|(text, _)| text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;
    use crate::testing::game;

    fn at(id: &str, fen: &str) -> Legal {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        Legal::of(&*game)
    }

    #[test]
    fn a_round_is_a_move_of_each() {
        let legal = at("rounds-chess", "7k/p7/8/8/8/8/P7/7K");
        assert_eq!(legal.len(), 25);
        assert_eq!(legal.texts().len(), 25);
        assert!(matches!(legal.find("a2a3|a7a5"), Some(Decision::Round(_))));
        for (number, (text, decision)) in legal.iter().enumerate() {
            assert_eq!(legal.find(&text), Some(decision));
            assert_eq!(legal.get(number), Some((text, decision)));
        }
        for text in ["a2a3", "a2a3|", "|a7a5", "a7a5|a2a3", "a2a3|a7a5|"] {
            assert_eq!(legal.find(text), None, "{text}");
        }
        assert_eq!(legal.get(25), None);
        assert_eq!(legal.announces(), None);
    }

    #[test]
    fn a_spy_game_lists_moves_or_rounds() {
        let spies = "r1ekmr/pppppp/6/6/6/PPPPPP";
        for (rest, single) in [("RMEKMR w", true), ("R1EK1R w reply=1", true), ("R1EK1R -", false)]
        {
            let legal = at("moles", &format!("{spies}/{rest}"));
            assert_eq!(matches!(legal, Legal::Moves(_)), single, "{rest}");
            assert_eq!(legal.announces(), (!single).then_some(0), "{rest}");
        }
    }

    #[test]
    fn nothing_is_decided_after_the_end() {
        let legal = at("rounds-chess", "8/8/8/8/8/8/P7/7K");
        assert!(legal.is_empty() && legal.get(0).is_none() && legal.texts().is_empty());
    }
}
