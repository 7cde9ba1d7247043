//! `show`: draws a position.

use crate::load::Choice;
use crate::output::one_line;
use crate::play::Start;
use crate::shipped::Shelf;
use std::io::Write;

/// Draw a position as text
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A rule file, `-` for standard input, or the id of a shipped game
    file: String,
    /// Moves to make first
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    #[command(flatten)]
    start: Start,
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<()> {
        let game = self.start.after(shelf, &self.file, Choice::Auto, &self.moves)?;
        let facts = game.facts();
        writeln!(out, "{}\n", one_line(&facts.name))?;
        write!(out, "{}", sandbox_notation::show(facts, &game.state()))?;
        Ok(())
    }
}
