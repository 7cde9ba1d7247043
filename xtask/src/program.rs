//! The program that plays the games, run as a developer would.

use crate::workspace;
use anyhow::{Context, ensure};
use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Which engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    Native,
    Interpreted,
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Native => "native",
            Self::Interpreted => "interpreted",
        })
    }
}

/// A count of positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Count {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) seconds: f64,
}

/// The command, or a program of somebody's own game. Games are named by their files: an id could
/// be the name of a file where the program runs.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) path: PathBuf,
}

impl Program {
    fn task(&self, task: &str, file: &str) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(workspace::root()).args([task, file, "--json"]);
        command
    }

    /// Counts the positions `depth` plies on, from the start or from a FEN.
    pub(crate) fn perft(
        &self,
        file: &str,
        fen: Option<&str>,
        depth: u32,
        engine: Engine,
    ) -> anyhow::Result<Count> {
        let mut command = self.task("perft", file);
        command.arg(depth.to_string()).args(["--engine", &engine.to_string()]);
        if let Some(fen) = fen {
            command.args(["--fen", fen]);
        }
        count(&workspace::read(&mut command)?, depth, engine)
            .with_context(|| format!("{} counts", workspace::shown(&command)))
    }

    /// Plays random games, whose record is to be read from the command's output.
    pub(crate) fn playout(&self, file: &str, games: u32, seed: u64, engine: Engine) -> Command {
        let mut command = self.task("playout", file);
        command
            .args(["--games", &games.to_string(), "--seed", &seed.to_string()])
            .args(["--engine", &engine.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

/// Reads what perft prints.
fn count(text: &str, depth: u32, engine: Engine) -> anyhow::Result<Count> {
    let said: serde_json::Value = serde_json::from_str(text)?;
    let nodes = said["nodes"].as_u64().context("no nodes")?;
    let seconds = said["seconds"].as_f64().context("no seconds")?;
    ensure!(said["engine"] == engine.to_string(), "another engine: {}", said["engine"]);
    ensure!(said["depth"] == depth, "another depth: {}", said["depth"]);
    Ok(Count { depth, nodes, seconds })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = r#"{"depth": 4, "nodes": 197281, "seconds": 0.001, "engine": "native"}"#;

    #[test]
    fn perft_is_read() {
        let expected = Count { depth: 4, nodes: 197_281, seconds: 0.001 };
        assert_eq!(count(SAID, 4, Engine::Native).unwrap(), expected);
    }

    #[test]
    fn an_engine_that_was_not_asked_for_is_refused() {
        let error = count(SAID, 4, Engine::Interpreted).unwrap_err();
        assert_eq!(error.to_string(), "another engine: \"native\"");
    }
}
