//! The record of games: one JSON object a line, one line a position.

use crate::{Legal, PositionText};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

/// One position of a recorded game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Line<'a> {
    /// The number of the game, from 0.
    pub game: u64,
    /// Plies since the game began.
    pub ply: u32,
    /// The position.
    pub position: PositionText<'a>,
    /// Its legal moves; none in the last line of a game that has ended.
    pub legal: &'a Legal,
    /// Whose move of a round is announced first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announces: Option<u8>,
    /// The move that was made; none in the last line of a game.
    pub played: Option<&'a str>,
}

/// A position and its legal moves.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Listing<'a> {
    /// The position.
    pub position: PositionText<'a>,
    /// Its legal moves.
    pub legal: &'a Legal,
    /// Whose move of a round is announced first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announces: Option<u8>,
}

/// The moves of the player to move, or two lists where both choose.
impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Moves(moves) => serializer.collect_seq(moves.texts()),
            Self::Choices(both, _) => {
                let mut lists = serializer.serialize_seq(Some(both.len()))?;
                for moves in both {
                    lists.serialize_element(&moves.texts().collect::<Vec<_>>())?;
                }
                lists.end()
            }
        }
    }
}

impl Legal {
    /// The number of the player whose move of a round is announced first.
    pub fn announces(&self) -> Option<u8> {
        match self {
            Self::Choices(_, Some(player)) => Some(*player as u8),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;
    use crate::testing::game;

    #[test]
    fn a_line_has_its_keys_in_order() {
        let mut game = game("hexapawn");
        let state = fen::read(game.facts(), "3/1p1/P2 w").expect("a position of the game");
        game.set_up(&state);
        let (state, moves) = (game.state(), Legal::of(&*game));
        let position = PositionText::new(game.facts(), &state);
        let line = Line {
            game: 2,
            ply: state.ply,
            position,
            legal: &moves,
            announces: None,
            played: Some("a1a2"),
        };
        let text = serde_json::to_string(&line).expect("a line has a JSON form");
        assert!(text.starts_with(r#"{"game":2,"ply":0,"position":{"to_move":0,"#), "{text}");
        assert!(text.ends_with(r#""legal":["a1a2","a1b2"],"played":"a1a2"}"#), "{text}");
    }

    #[test]
    fn rounds_have_two_lists_and_say_whose_move_is_announced() {
        let mut game = game("moles");
        let state = fen::read(game.facts(), "3k2/6/3m2/6/6/6/3K2 -");
        game.set_up(&state.expect("a position of the game"));
        let (state, legal) = (game.state(), Legal::of(&*game));
        let position = PositionText::new(game.facts(), &state);
        let listing = Listing { position, legal: &legal, announces: legal.announces() };
        let text = serde_json::to_string(&listing).expect("a listing has a JSON form");
        assert!(text.starts_with(r#"{"position":{"to_move":null,"#), "{text}");
        assert!(text.contains(r#""legal":[["d1c1","#), "{text}");
        assert!(text.ends_with(r#"]],"announces":0}"#), "{text}");
    }
}
