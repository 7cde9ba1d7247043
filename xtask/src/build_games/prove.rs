//! Shows that a native game and the interpreter play one game: the same counts, and the same
//! random games position by position.

use crate::program::{Count, Engine, Program};
use anyhow::{Context, bail, ensure};
use std::io::{BufRead, BufReader, Read};
use std::process::Child;

/// A count this large exercises a game enough.
const ENOUGH: u64 = 100_000;
/// No tree is followed further down.
const DEEPEST: u32 = 12;
/// How often the last count is taken to time it, since it is over in an instant.
const TIMES: usize = 3;
/// How many random games are compared.
const GAMES: u32 = 20;
const SEED: u64 = 1;

/// The counts that a proven game ended with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Proof {
    pub(crate) native: Count,
    pub(crate) interpreted: Count,
}

/// Proves the game of a file, or says where its two engines part.
pub(crate) fn prove(program: &Program, file: &str) -> anyhow::Result<Proof> {
    let count = |depth, engine| program.perft(file, None, depth, engine);
    let Proof { native, interpreted } = same_counts(count)?;
    same_games(program, file)?;
    let fastest = |first: Count, engine| {
        (1..TIMES).try_fold(first, |best, _| {
            let again = count(best.depth, engine)?;
            anyhow::Ok(if again.seconds < best.seconds { again } else { best })
        })
    };
    Ok(Proof {
        native: fastest(native, Engine::Native)?,
        interpreted: fastest(interpreted, Engine::Interpreted)?,
    })
}

/// Counts deeper and deeper, so that the first difference is the shallowest.
fn same_counts(
    mut count: impl FnMut(u32, Engine) -> anyhow::Result<Count>,
) -> anyhow::Result<Proof> {
    let mut depth = 1;
    loop {
        let native = count(depth, Engine::Native)?;
        let interpreted = count(depth, Engine::Interpreted)?;
        ensure!(
            native.nodes == interpreted.nodes,
            "perft {depth}: native counts {}, interpreted {}",
            native.nodes,
            interpreted.nodes
        );
        if native.nodes == 0 || native.nodes >= ENOUGH || depth == DEEPEST {
            return Ok(Proof { native, interpreted });
        }
        depth += 1;
    }
}

/// Plays the same random games with both engines at once and compares their records line by line.
fn same_games(program: &Program, file: &str) -> anyhow::Result<()> {
    let start = |engine| {
        let mut command = program.playout(file, GAMES, SEED, engine);
        command.spawn().with_context(|| program.path.display().to_string())
    };
    let (mut native, mut interpreted) = (start(Engine::Native)?, start(Engine::Interpreted)?);
    let compared = match (native.stdout.take(), interpreted.stdout.take()) {
        (Some(native), Some(interpreted)) => {
            same_lines(BufReader::new(native), BufReader::new(interpreted))
        }
        _ => bail!("the records of random games cannot be read"),
    };
    let ended = end(native, Engine::Native).and(end(interpreted, Engine::Interpreted));
    let lines = compared?;
    ended?;
    ensure!(lines > 0, "no random game was played");
    Ok(())
}

/// Waits for a program whose output is read or given up, and passes on what it complained of.
fn end(mut program: Child, engine: Engine) -> anyhow::Result<()> {
    let mut said = String::new();
    if let Some(mut complaints) = program.stderr.take() {
        complaints.read_to_string(&mut said)?;
    }
    let status = program.wait()?;
    ensure!(status.success(), "playout, {engine}: {status} {}", said.trim_end());
    Ok(())
}

/// The number of lines of two records that are one, or where they part.
fn same_lines(native: impl BufRead, interpreted: impl BufRead) -> anyhow::Result<usize> {
    let (mut native, mut interpreted) = (native.lines(), interpreted.lines());
    let mut line = 0;
    loop {
        line += 1;
        match (native.next().transpose()?, interpreted.next().transpose()?) {
            (None, None) => return Ok(line - 1),
            (a, b) if a == b => {}
            (a, b) => {
                let [a, b] = [a, b].map(|text| text.unwrap_or_else(|| "nothing".to_owned()));
                let (a, b) = (from_difference(&a, &b), from_difference(&b, &a));
                bail!("random games part at line {line}\n  native      {a}\n  interpreted {b}");
            }
        }
    }
}

/// A line of a record from shortly before the place where it leaves another.
fn from_difference(line: &str, other: &str) -> String {
    const BEFORE: usize = 40;
    const SHOWN: usize = 160;
    let same = line.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    line.chars().skip(same.saturating_sub(BEFORE)).take(SHOWN).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn growing(by: u64) -> impl FnMut(u32, Engine) -> anyhow::Result<Count> {
        move |depth, _| Ok(Count { depth, nodes: by.pow(depth), seconds: 0.1 })
    }

    #[test]
    fn counting_stops_where_there_is_enough() {
        assert_eq!(same_counts(growing(20)).unwrap().native.depth, 4);
        assert_eq!(same_counts(growing(1)).unwrap().native.depth, DEEPEST);
        assert_eq!(same_counts(growing(0)).unwrap().native.depth, 1);
    }

    #[test]
    fn the_shallowest_different_count_is_named() {
        let count = |depth: u32, engine| {
            let wrong = u64::from(engine == Engine::Native && depth > 2);
            Ok(Count { depth, nodes: 20_u64.pow(depth) + wrong, seconds: 0.1 })
        };
        let error = same_counts(count).unwrap_err().to_string();
        assert_eq!(error, "perft 3: native counts 8001, interpreted 8000");
    }

    #[test]
    fn records_are_compared_to_the_end() {
        assert_eq!(same_lines(&b"a\nb\n"[..], &b"a\nb\n"[..]).unwrap(), 2);
        let error = same_lines(&b"a\nb\n"[..], &b"a\n"[..]).unwrap_err().to_string();
        assert!(error.starts_with("random games part at line 2"), "{error}");
        assert!(error.ends_with("interpreted nothing"), "{error}");
    }
}
