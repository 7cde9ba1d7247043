//! What the proofs share: every game, interpreted from its file and native, and a row of tests.

use libtest_mimic::{Arguments, Failed, Trial};
use sandbox_games::{CASES, GAMES};
use sandbox_kernel::{Entry, Game};
use std::process::ExitCode;

/// Every game that has a file, the ones that are only tests too.
pub(crate) fn entries() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().chain(CASES)
}

/// A game's file, planned and interpreted.
pub(crate) fn interpreted(entry: &Entry) -> Result<Box<dyn Game>, Failed> {
    let spec = sandbox_schema::check(entry.rules.as_bytes()).map_err(|problems| {
        let lines: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
        format!("{}: {}", entry.id, lines.join("\n"))
    })?;
    Ok(sandbox_interpreter::game(sandbox_plan::plan(&spec).facts))
}

/// A row of tests, as the arguments ask for them.
pub(crate) fn run(trials: Vec<Trial>) -> ExitCode {
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
