//! Fairy-Stockfish, spoken to by UCI.

use crate::program::Count;
use anyhow::{Context, ensure};
use std::io::{BufRead, BufReader, ErrorKind, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

/// As found in the path, and where Debian puts games, which is not in every path.
const PROGRAMS: [&str; 2] = ["fairy-stockfish", "/usr/games/fairy-stockfish"];

/// A running engine.
#[derive(Debug)]
pub(crate) struct Fairy {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
    variants: Vec<String>,
}

impl Fairy {
    /// Starts the engine, if it is installed.
    pub(crate) fn start() -> anyhow::Result<Option<Self>> {
        for program in PROGRAMS {
            let mut command = Command::new(program);
            match command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
                Ok(child) => return Self::greet(child).map(Some),
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(error).context(program),
            }
        }
        Ok(None)
    }

    fn greet(mut child: Child) -> anyhow::Result<Self> {
        let stdin = child.stdin.take().context("an engine listens")?;
        let stdout = child.stdout.take().context("an engine answers")?;
        let lines = BufReader::new(stdout).lines();
        let mut fairy = Self { child, stdin, lines, variants: Vec::new() };
        fairy.say("uci")?;
        let answer = fairy.hear_until(|line| line == "uciok")?;
        let option = answer.iter().find(|line| line.contains(" name UCI_Variant "));
        fairy.variants = option.map(|line| listed(line)).unwrap_or_default();
        Ok(fairy)
    }

    /// Whether the engine knows a game. It counts chess, without a word, for one it does not know.
    pub(crate) fn knows(&self, variant: &str) -> bool {
        self.variants.iter().any(|known| known == variant)
    }

    /// Counts the positions `depth` plies on, from the start or from a FEN.
    pub(crate) fn perft(
        &mut self,
        variant: &str,
        fen: Option<&str>,
        depth: u32,
    ) -> anyhow::Result<Count> {
        ensure!(self.knows(variant), "the installed engine does not know {variant}");
        self.say(&format!("setoption name UCI_Variant value {variant}"))?;
        let position = fen.map_or("startpos".to_owned(), |fen| format!("fen {fen}"));
        self.say(&format!("position {position}"))?;
        self.say("isready")?;
        self.hear_until(|line| line == "readyok")?;
        let begun = Instant::now();
        self.say(&format!("go perft {depth}"))?;
        let answer = self.hear_until(|line| line.starts_with(NODES))?;
        let seconds = begun.elapsed().as_secs_f64();
        let nodes = answer.last().and_then(|line| line.strip_prefix(NODES));
        let nodes = nodes.context("an engine counts")?.trim().parse()?;
        Ok(Count { depth, nodes, seconds })
    }

    fn say(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.stdin, "{line}").context("an engine listens")
    }

    fn hear_until(&mut self, last: impl Fn(&str) -> bool) -> anyhow::Result<Vec<String>> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|line: &String| last(line)) {
            heard.push(self.lines.next().context("an engine stays alive")??);
        }
        Ok(heard)
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        // It may be gone already, and there is nothing to be done about an engine that stays.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const NODES: &str = "Nodes searched:";

/// The values that an option of UCI may take.
fn listed(option: &str) -> Vec<String> {
    option.split(" var ").skip(1).map(|value| value.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn variants_are_read_from_the_option() {
        let option = "option name UCI_Variant type combo default chess var 3check var ai-wok";
        assert_eq!(super::listed(option), ["3check", "ai-wok"]);
    }
}
