//! How fast the games are, beside two programs that are known to be fast, and how long it takes to
//! check and make them. Every figure of a table is of one run, by turns, so that the machine's
//! moods meet all alike; every count is compared.

mod cozy;
mod duel;
mod fairy;
mod variants;

use crate::build_games::{generate, ruleset::Shelf};
use crate::program::{Engine, Program};
use crate::table::table;
use crate::{progress, workspace};
use duel::Side;
use fairy::Fairy;
use std::cell::RefCell;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const CHESS: &str = "rulesets/chess.json";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often each count is taken; the median is shown
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=99))]
    rounds: u8,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if cfg!(debug_assertions) {
        return in_release(args);
    }
    progress::say("building the command in release");
    let program = Program { path: workspace::build_command()? };
    against_cozy(&program, args.rounds)?;
    match Fairy::start()? {
        None => println!("Fairy-Stockfish: not installed (Debian's package fairy-stockfish)\n"),
        Some(fairy) => {
            let fairy = RefCell::new(fairy);
            against_fairy(&program, &fairy, args.rounds)?;
            println!("{}", variants::compare(&program, &fairy, args.rounds)?);
        }
    }
    validating(&program)?;
    generating()
}

/// Code that is generic, as much of cozy-chess is, is compiled where it is used: here.
fn in_release(args: &Args) -> anyhow::Result<()> {
    progress::say("building xtask in release");
    let mut cargo = workspace::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "xtask", "--", "bench"]);
    workspace::run(cargo.args(["--rounds", &args.rounds.to_string()]))
}

fn against_cozy(program: &Program, rounds: u8) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    for (name, fen, depth) in [("start", None, 6), ("kiwipete", Some(KIWIPETE), 5)] {
        progress::say(&format!("chess, {name}, depth {depth}: native and cozy-chess"));
        let native = Side::new("native", || program.perft(CHESS, fen, depth, Engine::Native));
        let cozy = Side::new("cozy-chess", || cozy::count(fen, depth));
        let [native, cozy] = duel::duel(rounds, [native, cozy])?;
        rows.push([
            name.to_owned(),
            depth.to_string(),
            native.nodes().to_string(),
            native.speed(),
            cozy.speed(),
            native.ratio(&cozy),
        ]);
    }
    let head = ["chess", "depth", "nodes", "native", "cozy-chess", "ratio"];
    println!("{}", table(head, &rows));
    Ok(())
}

fn against_fairy(program: &Program, fairy: &RefCell<Fairy>, rounds: u8) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    for (name, fen, depth) in [("start", None, 5), ("kiwipete", Some(KIWIPETE), 4)] {
        progress::say(&format!("chess, {name}, depth {depth}: interpreted and Fairy-Stockfish"));
        let count = || program.perft(CHESS, fen, depth, Engine::Interpreted);
        let fairy = || fairy.borrow_mut().perft("chess", fen, depth);
        let sides = [Side::new("interpreted", count), Side::new("Fairy-Stockfish", fairy)];
        let [interpreted, fairy] = duel::duel(rounds, sides)?;
        rows.push([
            name.to_owned(),
            depth.to_string(),
            interpreted.nodes().to_string(),
            interpreted.speed(),
            fairy.speed(),
            interpreted.ratio(&fairy),
        ]);
    }
    let head = ["chess", "depth", "nodes", "interpreted", "Fairy-Stockfish", "ratio"];
    println!("{}", table(head, &rows));
    Ok(())
}

/// The time of the command, start and end of the process included.
fn validating(program: &Program) -> anyhow::Result<()> {
    let shelf = Shelf::load(workspace::root())?;
    let mut times = Vec::new();
    for game in &shelf.games {
        let mut command = Command::new(&program.path);
        command.current_dir(workspace::root()).args(["validate", &game.shown]);
        let begun = Instant::now();
        workspace::run(command.stdout(Stdio::null()))?;
        times.push((begun.elapsed(), &game.shown));
    }
    times.sort();
    let median = times.get(times.len() / 2).map_or(Duration::ZERO, |(time, _)| *time);
    if let Some((slowest, file)) = times.last() {
        let count = times.len();
        println!("validate, each of {count} files: median {median:.1?}, {slowest:.1?} for {file}");
    }
    Ok(())
}

fn generating() -> anyhow::Result<()> {
    let begun = Instant::now();
    let files = generate::crate_files(&Shelf::load(workspace::root())?);
    let time = begun.elapsed();
    println!("build-games, checking and printing alone: {time:.0?} for {} files", files.len());
    Ok(())
}
