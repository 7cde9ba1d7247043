//! The record of games: one JSON object a line, one line a position.

use crate::{MoveList, PositionText};
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
    #[serde(serialize_with = "texts")]
    pub legal: &'a MoveList,
    /// The move that was made; none in the last line of a game.
    pub played: Option<&'a str>,
}

/// A position and its legal moves.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Listing<'a> {
    /// The position.
    pub position: PositionText<'a>,
    /// Its legal moves.
    #[serde(serialize_with = "texts")]
    pub legal: &'a MoveList,
}

fn texts<S: Serializer>(moves: &MoveList, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.texts())
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
        let (state, moves) = (game.state(), MoveList::of(&*game));
        let position = PositionText::new(game.facts(), &state);
        let line = Line { game: 2, ply: state.ply, position, legal: &moves, played: Some("a1a2") };
        let text = serde_json::to_string(&line).expect("a line has a JSON form");
        assert!(text.starts_with(r#"{"game":2,"ply":0,"position":{"to_move":0,"#), "{text}");
        assert!(text.ends_with(r#""legal":["a1a2","a1b2"],"played":"a1a2"}"#), "{text}");
    }
}
