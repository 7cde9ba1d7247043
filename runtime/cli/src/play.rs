//! A game brought to the position that the command line asks for.

use crate::load::{self, Choice};
use crate::nearest::nearest;
use crate::output::{count, one_line};
use crate::shipped::Shelf;
use anyhow::anyhow;
use sandbox_kernel::Game;
use sandbox_notation::{MoveList, fen, outcome_sentence};

/// Where a game starts, and the moves made from there.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Start {
    /// Start from this position instead of the setup
    #[arg(long)]
    fen: Option<String>,
}

impl Start {
    /// The game in its starting position.
    pub(crate) fn game(
        &self,
        shelf: Shelf,
        file: &str,
        choice: Choice,
    ) -> anyhow::Result<Box<dyn Game>> {
        let mut game = load::game(shelf, file, choice)?;
        if let Some(text) = &self.fen {
            let state = fen::read(game.facts(), text)?;
            game.set_up(&state);
        }
        Ok(game)
    }

    /// The game after some moves.
    pub(crate) fn after(
        &self,
        shelf: Shelf,
        file: &str,
        choice: Choice,
        moves: &[String],
    ) -> anyhow::Result<Box<dyn Game>> {
        let mut game = self.game(shelf, file, choice)?;
        for (number, text) in (1..).zip(moves) {
            play(&mut *game, text)
                .map_err(|why| anyhow!("move {number}, {}, is not legal: {why}", one_line(text)))?;
        }
        Ok(game)
    }
}

/// Makes one move, given as text, or says what can be made instead.
fn play(game: &mut dyn Game, text: &str) -> Result<(), String> {
    let moves = MoveList::of(game);
    if let Some(made) = moves.find(text) {
        game.play(made);
        return Ok(());
    }
    if let Some(outcome) = game.outcome() {
        return Err(format!("the game is over, {}", outcome_sentence(outcome)));
    }
    let legal = count(moves.len(), "legal move");
    Err(match &near(text, &moves)[..] {
        [] => format!("the position has {legal}"),
        near => format!("the position has {legal}, near it {}", near.join(", ")),
    })
}

/// Some legal moves that look like a text: spelled nearly so, or of the same piece.
fn near<'a>(text: &str, moves: &'a MoveList) -> Vec<&'a str> {
    const MOST: usize = 6;
    let mut near = nearest(text, moves.texts(), MOST);
    if near.is_empty() {
        let from: String = text.chars().take(2).collect();
        near = moves.texts().filter(|legal| legal.starts_with(&from)).take(MOST).collect();
    }
    near
}
