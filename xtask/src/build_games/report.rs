//! What became of each rule file.

use super::prove::Proof;
use super::ruleset::{Ruleset, Verdict};
use crate::table::{millions, rate, table};
use anyhow::ensure;
use std::fmt::Write;

/// A game that was made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    id: String,
    squares: usize,
    tier: String,
    lines: usize,
    /// Nothing where it was not asked for.
    proof: Option<Proof>,
}

/// Everything there is to say at the end.
#[derive(Default, Debug)]
pub(crate) struct Report {
    rows: Vec<Row>,
    wrong: Vec<String>,
    failed: Vec<String>,
}

impl Report {
    /// Notes a file that makes no game. Says whether it makes one.
    pub(crate) fn admit(&mut self, ruleset: &Ruleset) -> bool {
        let Ruleset { shown, verdict, .. } = ruleset;
        match verdict {
            Verdict::Playable(_) => return true,
            Verdict::Wrong(problems) => {
                self.wrong.push(format!("{shown}\n  {}", problems.join("\n  ")));
            }
        }
        false
    }

    /// Notes a game that was made of this many lines.
    pub(crate) fn made(&mut self, ruleset: &Ruleset, lines: usize) {
        let Some(plan) = ruleset.plan() else { return };
        self.rows.push(Row {
            id: ruleset.id.clone(),
            squares: plan.facts.board.squares(),
            tier: format!("{:?}", plan.facts.tier).to_lowercase(),
            lines,
            proof: None,
        });
    }

    /// Notes how the proof of a game went.
    pub(crate) fn proved(&mut self, id: &str, proof: anyhow::Result<Proof>) {
        match proof {
            Err(error) => self.failed(id, &error),
            Ok(proof) => {
                let row = self.rows.iter_mut().find(|row| row.id == id);
                if let Some(row) = row {
                    row.proof = Some(proof);
                }
            }
        }
    }

    /// Notes what does not work.
    pub(crate) fn failed(&mut self, what: &str, error: &anyhow::Error) {
        self.failed.push(format!("{what}: {error:#}"));
    }

    /// The summary, as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if !self.rows.is_empty() {
            let head = ["game", "squares", "tier", "lines", "native", "interpreted", "ratio"];
            let rows: Vec<_> = self.rows.iter().map(Row::cells).collect();
            text += &table(head, &rows);
        }
        for line in &self.wrong {
            let _ = writeln!(text, "wrong: {line}");
        }
        for line in &self.failed {
            let _ = writeln!(text, "FAILED {line}");
        }
        text
    }

    /// Fails where a file is wrong or a game is not proven.
    pub(crate) fn verdict(&self) -> anyhow::Result<()> {
        let (wrong, failed) = (self.wrong.len(), self.failed.len());
        ensure!(wrong + failed == 0, "files that are wrong: {wrong}; failures: {failed}");
        Ok(())
    }
}

impl Row {
    fn cells(&self) -> [String; 7] {
        let speeds = match self.proof {
            None => ["", "", ""].map(str::to_owned),
            Some(Proof { native, interpreted }) if native.nodes > 0 => {
                let fast = rate(native.nodes, native.seconds);
                let slow = rate(interpreted.nodes, interpreted.seconds);
                [
                    millions(native.nodes, native.seconds),
                    millions(interpreted.nodes, interpreted.seconds),
                    format!("{:.1}", fast / slow),
                ]
            }
            Some(_) => ["ends", "ends", ""].map(str::to_owned),
        };
        let [native, interpreted, ratio] = speeds;
        let (squares, lines) = (self.squares.to_string(), self.lines.to_string());
        [self.id.clone(), squares, self.tier.clone(), lines, native, interpreted, ratio]
    }
}

#[cfg(test)]
mod tests {
    use super::super::ruleset::tests::{playable, wrong};
    use super::*;
    use crate::program::Count;

    fn count(seconds: f64) -> Count {
        Count { depth: 4, nodes: 1_000_000, seconds }
    }

    #[test]
    fn a_wrong_file_stops_nothing_but_itself() {
        let mut report = Report::default();
        let files = [wrong("bad"), playable("chess")];
        let admitted: Vec<_> = files.iter().filter(|file| report.admit(file)).collect();
        assert_eq!(admitted.len(), 1);
        report.made(admitted[0], 120);
        let proof = Proof { native: count(0.01), interpreted: count(0.05) };
        report.proved("chess", Ok(proof));
        assert_eq!(
            report.text(),
            "game   squares  tier  lines     native  interpreted  ratio\n\
             -----  -------  ----  -----  ---------  -----------  -----\n\
             chess       64  pins    120  100.0 M/s     20.0 M/s    5.0\n\
             wrong: rulesets/bad.json\n  pieces must be a list\n"
        );
        assert!(report.verdict().is_err());
    }

    #[test]
    fn a_game_that_fails_its_proof_is_named() {
        let mut report = Report::default();
        report.made(&playable("chess"), 120);
        report.proved("chess", Err(anyhow::anyhow!("perft 3: native counts 1, interpreted 2")));
        assert!(report.text().contains("FAILED chess: perft 3: native counts 1, interpreted 2"));
        assert!(report.verdict().is_err());
    }
}
