//! `perft`: counts the positions some plies on.

use crate::load::{Choice, engine_word};
use crate::output::json_line;
use crate::play::Start;
use crate::progress::Progress;
use crate::shipped::Shelf;
use sandbox_kernel::Game;
use sandbox_notation::Legal;
use serde::Serialize;
use serde_json::Map;
use std::io::Write;
use std::time::Instant;

/// Count the positions some plies on
///
/// The clocks (repetition, plies without progress, the limit of plies) do not cut the count short.
/// Every other ending does: nothing is counted beyond it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A rule file, `-` for standard input, or the id of a shipped game
    file: String,
    /// How many plies deep; where both players choose, how many rounds
    #[arg(allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(..=100))]
    depth: u32,
    /// Moves to make first
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    #[command(flatten)]
    start: Start,
    /// Count for each first move by itself
    #[arg(long)]
    divide: bool,
    /// Which engine counts
    #[arg(long, value_enum, default_value_t)]
    engine: Choice,
    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    depth: u32,
    nodes: u64,
    seconds: f64,
    engine: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Map<String, serde_json::Value>>,
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<()> {
        let mut game = self.start.after(shelf, &self.file, self.engine, &self.moves)?;
        let start = Instant::now();
        let counts = counts(&mut *game, self.depth);
        let seconds = start.elapsed().as_secs_f64();
        let nodes = if self.depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() };
        let engine = engine_word(game.engine());
        if self.json {
            let divide = counts.into_iter().map(|(text, nodes)| (text, nodes.into())).collect();
            let divide = self.divide.then_some(divide);
            return json_line(out, &Report { depth: self.depth, nodes, seconds, engine, divide });
        }
        if self.divide {
            for (text, nodes) in &counts {
                writeln!(out, "{text}: {nodes}")?;
            }
        }
        writeln!(out, "{nodes} nodes in {seconds:.3} s, {} ({engine})", speed(nodes, seconds))?;
        Ok(())
    }
}

/// The nodes below each first move. The clocks end no count.
fn counts(game: &mut dyn Game, depth: u32) -> Vec<(String, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let legal = Legal::on_board(game);
    let mut progress = Progress::new(legal.len());
    let each = legal.iter().map(|(text, decision)| {
        game.play(decision);
        let nodes = game.perft(below);
        game.undo();
        progress.step();
        (text, nodes)
    });
    each.collect()
}

#[allow(clippy::cast_precision_loss, reason = "a speed is told roughly")]
fn speed(nodes: u64, seconds: f64) -> String {
    let rate = nodes as f64 / seconds.max(1e-9);
    if rate >= 1e6 {
        format!("{:.1} million nodes/s", rate / 1e6)
    } else {
        format!("{rate:.0} nodes/s")
    }
}
