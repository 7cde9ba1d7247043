//! The command: checks rule files, plays games and counts positions.

mod commands;
mod load;
mod nearest;
mod output;
mod play;
mod progress;
mod random;
mod shipped;
mod tally;

use clap::{Parser, Subcommand};
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
    fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self {
            Self::Validate(arguments) => return arguments.run(out),
            Self::Moves(arguments) => arguments.run(out)?,
            Self::Show(arguments) => arguments.run(out)?,
            Self::Perft(arguments) => arguments.run(out)?,
            Self::Playout(arguments) => arguments.run(out)?,
            Self::Games(arguments) => arguments.run(out)?,
            Self::Rules(arguments) => arguments.run(out)?,
            Self::Schema(arguments) => arguments.run(out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let result = arguments.command.run(&mut out).and_then(|code| {
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
