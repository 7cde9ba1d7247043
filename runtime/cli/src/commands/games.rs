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
    /// Whether it has its own engine.
    native: bool,
}

impl Line {
    fn of(entry: &'static Entry) -> anyhow::Result<Self> {
        let native = entry.new.is_some();
        let spec = sandbox_schema::check(entry.rules.as_bytes())
            .map_err(|_| anyhow!("the rules of {} are not valid", entry.id))?;
        Ok(Self { id: entry.id, name: spec.name, native })
    }

    const fn status(&self) -> &'static str {
        if self.native { "native" } else { "interpreted" }
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
