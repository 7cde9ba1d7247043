//! Makes the native games: checks and plans each rule file, writes the generated crate, builds it,
//! and proves every game against the interpreter.
//!
//! The generated crate and the command that holds it are run as programs and never depended upon,
//! so that broken output can always be made again.

pub(crate) mod generate;
mod output;
mod own;
mod prove;
mod report;
pub(crate) mod ruleset;

use crate::program::Program;
use crate::{progress, workspace};
use anyhow::{Context, bail, ensure};
use output::{Change, Files};
use report::Report;
use ruleset::{Ruleset, Shelf};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Rule files: shipped ones, or your own, which become programs of their own; everything that
    /// is shipped, if none is named
    files: Vec<PathBuf>,
    /// The folder of the program made of one file [default: the file's name, here]
    #[arg(long, value_name = "DIR", requires = "files")]
    out: Option<PathBuf>,
    /// Write nothing, and fail if anything would change
    #[arg(long, conflicts_with = "files")]
    check: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.check {
        return check();
    }
    ensure!(
        args.out.is_none() || args.files.len() == 1,
        "--out is the folder of one game: name one file"
    );
    let mut report = Report::default();
    let shelf = shelf()?;
    if args.files.is_empty() {
        everything(&shelf, &mut report)?;
    }
    for file in &args.files {
        match shelf.find(file).filter(|_| args.out.is_none()) {
            Some(game) => shipped(&shelf, game, &mut report)?,
            None => own(file, args.out.as_deref(), &mut report)?,
        }
    }
    print!("{}", report.text());
    report.verdict()
}

/// Fails if a rule file is wrong, or the generated crate is not what they make now.
pub(crate) fn check() -> anyhow::Result<()> {
    let shelf = shelf()?;
    let mut report = Report::default();
    for game in shelf.games.iter().chain(&shelf.cases) {
        report.admit(game);
    }
    report.verdict().with_context(|| report.text())?;
    let changes = changes(&generate::crate_files(&shelf))?;
    if changes.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = changes.iter().map(|change| format!("\n  {}", change.line())).collect();
    bail!("generated/ is out of date: run `cargo xtask build-games`{}", lines.concat())
}

/// All rule files of the repository, of which one's own must be told apart.
fn shelf() -> anyhow::Result<Shelf> {
    progress::say("checking the rule files in rulesets/");
    Shelf::load(workspace::root())
}

fn generated() -> PathBuf {
    workspace::root().join("generated")
}

fn changes(files: &Files) -> anyhow::Result<Vec<Change>> {
    let mut changes = output::differences(&generated(), files)?;
    changes.extend(output::stale(&generated(), files)?);
    Ok(changes)
}

/// Makes the generated crate anew, where it differs.
fn everything(shelf: &Shelf, report: &mut Report) -> anyhow::Result<()> {
    let files = generate::crate_files(shelf);
    for game in shelf.games.iter().chain(&shelf.cases) {
        admit(shelf, game, &files, report);
    }
    let changes = changes(&files)?;
    say_changes(&changes);
    output::apply(&generated(), &files, &changes)?;
    prove_shipped(&shelf.games.iter().collect::<Vec<_>>(), report);
    Ok(())
}

fn say_changes(changes: &[Change]) {
    const SHOWN: usize = 10;
    for change in changes.iter().take(SHOWN) {
        progress::say(&change.line());
    }
    if changes.len() > SHOWN {
        progress::say(&format!("and {} more", changes.len() - SHOWN));
    }
}

/// Makes one shipped game anew.
fn shipped(shelf: &Shelf, game: &Ruleset, report: &mut Report) -> anyhow::Result<()> {
    let path = generate::module_path(shelf, game);
    let has_module = |other: &Ruleset| {
        other.id == game.id || generated().join(generate::module_path(shelf, other)).exists()
    };
    let mut files = generate::registries(shelf, has_module);
    files.extend(generate::module(game).map(|text| (path, text)));
    admit(shelf, game, &files, report);
    output::apply(&generated(), &files, &output::differences(&generated(), &files)?)?;
    if shelf.ships(game) {
        prove_shipped(&[game], report);
    }
    Ok(())
}

fn admit(shelf: &Shelf, game: &Ruleset, files: &Files, report: &mut Report) {
    if report.admit(game) {
        let text = files.get(&generate::module_path(shelf, game));
        report.made(game, text.map_or(0, |text| text.lines().count()));
    }
}

/// Builds the command with the games in it and proves those that were chosen. The rule files that
/// are only tests are not in it: tests prove them.
fn prove_shipped(games: &[&Ruleset], report: &mut Report) {
    progress::say("building the command in release: minutes where much has changed");
    match workspace::build_command() {
        Err(error) => report.failed("the command", &error),
        Ok(path) => prove(&Program { path }, games, |game| game.shown.clone(), report),
    }
}

fn prove(
    program: &Program,
    games: &[&Ruleset],
    file: impl Fn(&Ruleset) -> String,
    report: &mut Report,
) {
    let playable: Vec<_> = games.iter().filter(|game| game.plan().is_some()).collect();
    progress::say(&format!("proving native against interpreted: {} games", playable.len()));
    let proofs = progress::each(
        "proving",
        &playable,
        |game| &game.id,
        |game| prove::prove(program, &file(game)),
    );
    for (game, proof) in playable.iter().zip(proofs) {
        report.proved(&game.id, proof);
    }
}

/// Makes a program of somebody's own game.
fn own(file: &Path, out: Option<&Path>, report: &mut Report) -> anyhow::Result<()> {
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
    let game = Ruleset::load(file, name);
    if !report.admit(&game) {
        return Ok(());
    }
    let folder = std::path::absolute(out.unwrap_or(Path::new(&game.id)))?;
    report.made(&game, generate::module(&game).map_or(0, |text| text.lines().count()));
    progress::say(&format!(
        "building {} in release: minutes the first time, less later",
        folder.display()
    ));
    match own::build(&game, file, &folder) {
        Err(error) => report.failed(&game.id, &error),
        Ok(program) => {
            let file = folder.join(format!("{}.json", game.id)).display().to_string();
            prove(&program, &[&game], |_| file.clone(), report);
            println!("{} plays {}: try", program.path.display(), game.shown);
            println!("  {} perft {file} 5 --engine native", program.path.display());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// No other test sees that somebody changed a rule file or the printer and forgot this.
    #[test]
    fn the_generated_crate_is_fresh() {
        if let Err(error) = super::check() {
            panic!("{error:#}");
        }
    }
}
