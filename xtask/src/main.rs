//! What a developer repeats: `cargo xtask TASK`. Each task is one module, and this file only
//! chooses between them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool of the terminal")]

mod bench;
mod build_games;
mod ci;
mod program;
mod progress;
mod random_games;
mod table;
mod tidy;
mod workspace;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Make native games of rule files, build them and prove them against the interpreter
    BuildGames(build_games::Args),
    /// Measure perft against cozy-chess and Fairy-Stockfish, and the time of checking and making
    Bench(bench::Args),
    /// Write valid rule files at random, family by family
    RandomGames(random_games::Args),
    /// Check the text of the repository: sizes, stray spaces and words, the top level
    Tidy,
    /// Everything that has to pass: format, lints, tidy, fresh games, every test
    Ci,
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::BuildGames(args) => build_games::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::RandomGames(args) => random_games::run(&args),
        Task::Tidy => tidy::run(),
        Task::Ci => ci::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }
}
