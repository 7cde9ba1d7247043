//! Games that nobody designed: valid files made at random, each against itself. Every tier of
//! legality must agree with making each move and looking, every position with the same one set up
//! anew, and every key with both.

use libtest_mimic::{Arguments, Failed, Trial};
use sandbox_random::Family;
use serde_json::Value;
use std::process::ExitCode;

/// How many files.
const FILES: usize = 500;
/// What the files and the games follow from.
const SEED: u64 = 20_261_130;
/// How many games of each.
const GAMES: u32 = 2;

fn main() -> ExitCode {
    let files = sandbox_random::games(FILES, SEED, Family::ALL);
    let trials = files.into_iter().enumerate().map(|(number, file)| {
        let name = file["name"].as_str().unwrap_or_default().to_owned();
        Trial::test(format!("{number}::{name}"), move || audit(&file))
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn audit(file: &Value) -> Result<(), Failed> {
    let spec = sandbox_schema::check(file.to_string().as_bytes())
        .map_err(|problems| format!("{problems:?}"))?;
    let game = sandbox_interpreter::game(sandbox_plan::plan(&spec).facts);
    game.audit(GAMES, SEED).map_err(|error| format!("{error}\n{file}").into())
}
