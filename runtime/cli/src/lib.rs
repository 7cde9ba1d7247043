//! The command: checks rule files, plays games and counts positions.
//!
//! It is a library too, so that a program can be made of it with other games native in it.

mod commands;
mod load;
mod nearest;
mod output;
mod play;
mod progress;
mod random;
mod shipped;
mod tally;

use clap::error::{ContextKind, ContextValue};
use clap::{Parser, Subcommand};
use sandbox_kernel::Entry;
use shipped::Shelf;
use std::io::Write;
use std::process::ExitCode;

/// Check, play and count chess-like games written as JSON files.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Validate(commands::validate::Arguments),
    Moves(commands::moves::Arguments),
    Show(commands::show::Arguments),
    Perft(commands::perft::Arguments),
    Playout(commands::playout::Arguments),
    Games(commands::games::Arguments),
    Rules(commands::rules::Arguments),
    Schema(commands::schema::Arguments),
}

impl Command {
    fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self {
            Self::Validate(arguments) => return arguments.run(shelf, out),
            Self::Moves(arguments) => arguments.run(shelf, out)?,
            Self::Show(arguments) => arguments.run(shelf, out)?,
            Self::Perft(arguments) => arguments.run(shelf, out)?,
            Self::Playout(arguments) => arguments.run(shelf, out)?,
            Self::Games(arguments) => arguments.run(shelf, out)?,
            Self::Rules(arguments) => arguments.run(out)?,
            Self::Schema(arguments) => arguments.run(out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Takes back the advice to write `--` before a misplaced option: no move or file looks like one.
fn plain(mut error: clap::Error) -> clap::Error {
    if let Some(ContextValue::StyledStrs(mut tips)) = error.remove(ContextKind::Suggested) {
        tips.retain(|tip| !tip.to_string().contains(" as a value"));
        if !tips.is_empty() {
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
        }
    }
    error
}

/// Does what the command line says. `games` are those that ship with the program, known by id.
pub fn run(games: &'static [Entry]) -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| plain(error).exit());
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let result = arguments.command.run(Shelf(games), &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        // Whoever read the results has seen enough.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What was found before the error is a result too; a second failure to write is none.
            let _ = out.flush();
            output::complain(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
