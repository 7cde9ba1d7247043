//! Every game against itself: each legality tier against making the moves and looking, and each
//! answer of a generated game against the default that it replaces.

mod common;

use libtest_mimic::Trial;
use sandbox_kernel::Entry;
use std::process::ExitCode;

const GAMES: u32 = 4;
const SEED: u64 = 20_261_130;

fn main() -> ExitCode {
    let trials = common::entries().filter_map(|entry| {
        let new = entry.new?;
        Some([
            Trial::test(format!("native::{}", entry.id), move || Ok(new().audit(GAMES, SEED)?)),
            Trial::test(format!("interpreted::{}", entry.id), move || interpreted(entry)),
        ])
    });
    common::run(trials.flatten().collect())
}

fn interpreted(entry: &Entry) -> Result<(), libtest_mimic::Failed> {
    Ok(common::interpreted(entry)?.audit(GAMES, SEED)?)
}
