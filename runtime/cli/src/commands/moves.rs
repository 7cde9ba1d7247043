//! `moves`: lists the legal moves of a position.

use crate::load::Choice;
use crate::output::{complain, json_line, one_line};
use crate::play::Start;
use crate::shipped::Shelf;
use sandbox_notation::{Legal, Listing, MoveList, PositionText, outcome_sentence};
use std::io::Write;

/// List the legal moves of a position
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A rule file, `-` for standard input, or the id of a shipped game
    file: String,
    /// Moves to make first
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    #[command(flatten)]
    start: Start,
    /// Write the position and its moves as one JSON object
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<()> {
        let game = self.start.after(shelf, &self.file, Choice::Auto, &self.moves)?;
        let legal = Legal::of(&*game);
        let state = game.state();
        if self.json {
            let position = PositionText::new(game.facts(), &state);
            return json_line(
                out,
                &Listing { position, legal: &legal, announces: legal.announces() },
            );
        }
        match &legal {
            Legal::Moves(moves) => list(out, "", moves)?,
            Legal::Choices(both, announces) => {
                for (player, moves) in both.iter().enumerate() {
                    list(out, &format!("player {player}: "), moves)?;
                }
                if let Some(player) = announces {
                    complain(&format!("player {} announces first", *player as u8));
                }
            }
        }
        if let Some(outcome) = state.outcome {
            complain(&format!("the game is over: {}", outcome_sentence(outcome)));
        }
        Ok(())
    }
}

/// Writes moves, one a line.
fn list(out: &mut dyn Write, prefix: &str, moves: &MoveList) -> anyhow::Result<()> {
    for text in moves.texts() {
        writeln!(out, "{prefix}{}", one_line(text))?;
    }
    Ok(())
}
