//! `games`: lists the shipped games.

use crate::output::{json_line, one_line};
use crate::shipped::Shelf;
use anyhow::anyhow;
use sandbox_kernel::Entry;
use serde::Serialize;
use std::io::Write;

/// List the shipped games
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Write one JSON object a game
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    id: &'static str,
    name: String,
    /// Whether it can be played, by its own engine.
    native: bool,
    /// The rules it uses that are not played yet.
    unplayed: Vec<String>,
}

impl Line {
    fn of(entry: &'static Entry) -> anyhow::Result<Self> {
        let native = entry.new.is_some();
        let spec = sandbox_schema::check(entry.rules.as_bytes())
            .map_err(|_| anyhow!("the rules of {} are not valid", entry.id))?;
        let unplayed = sandbox_plan::plan(&spec).err().map_or_else(Vec::new, |none| none.rules);
        Ok(Self { id: entry.id, name: spec.name, native, unplayed })
    }

    fn status(&self) -> String {
        match (self.native, self.unplayed.is_empty()) {
            (true, _) => "native".to_owned(),
            (false, true) => "interpreted".to_owned(),
            (false, false) => format!("not played yet: {}", self.unplayed.join(", ")),
        }
    }
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<()> {
        let lines: Vec<_> = shelf.0.iter().map(Line::of).collect::<Result<_, _>>()?;
        let width = |text: fn(&Line) -> &str| {
            lines.iter().map(|line| text(line).chars().count()).max().unwrap_or(0)
        };
        let (ids, names) = (width(|line| line.id), width(|line| &line.name));
        for line in &lines {
            if self.json {
                json_line(out, line)?;
            } else {
                let name = one_line(&line.name);
                writeln!(out, "{:<ids$}  {name:<names$}  {}", line.id, line.status())?;
            }
        }
        Ok(())
    }
}
