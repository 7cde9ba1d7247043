//! `playout`: plays games with moves chosen at random.

use crate::load::{Choice, engine_word};
use crate::output::json_line;
use crate::play::Start;
use crate::random::Chooser;
use crate::shipped::Shelf;
use crate::tally::Tally;
use sandbox_kernel::{Game, Outcome};
use sandbox_notation::{Legal, Line, PositionText};
use std::io::Write;

/// Play games with moves chosen at random
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A rule file, `-` for standard input, or the id of a shipped game
    file: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// What the random choices follow from: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Leave a game unfinished after this many plies; a round counts two
    #[arg(long, value_name = "P")]
    max_plies: Option<u32>,
    /// Which engine plays
    #[arg(long, value_enum, default_value_t)]
    engine: Choice,
    #[command(flatten)]
    start: Start,
    /// Write every position as one JSON object a line
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<()> {
        let start = self.start.game(shelf, &self.file, self.engine)?;
        let mut tally = Tally::default();
        for number in 0..self.games {
            let mut playout = Playout {
                game: start.boxed(),
                number,
                chooser: Chooser::new(self.seed, number),
                most: self.max_plies.unwrap_or(u32::MAX),
            };
            let record = self.json.then_some(&mut *out);
            let (outcome, plies) = playout.run(record)?;
            tally.add(outcome, plies);
        }
        if !self.json {
            let engine = engine_word(start.engine());
            write!(out, "{}", tally.table(&start.facts().name, engine, self.seed))?;
        }
        Ok(())
    }
}

/// One game.
struct Playout {
    game: Box<dyn Game>,
    number: u64,
    chooser: Chooser,
    /// The most plies it may last.
    most: u32,
}

impl Playout {
    /// Plays the game, and says how it ended and after how many plies.
    fn run(
        &mut self,
        mut record: Option<&mut (dyn Write + '_)>,
    ) -> anyhow::Result<(Option<Outcome>, u32)> {
        let mut plies = 0;
        loop {
            let legal = Legal::of(&*self.game);
            let going = !legal.is_empty() && plies < self.most;
            let number = if going { Some(self.chooser.below(legal.len())) } else { None };
            let choice = number.and_then(|number| legal.get(number));
            if let Some(out) = &mut record {
                let state = self.game.state();
                let line = Line {
                    game: self.number,
                    ply: state.ply,
                    position: PositionText::new(self.game.facts(), &state),
                    legal: &legal,
                    announces: legal.announces(),
                    played: choice.as_ref().map(|(text, _)| text.as_str()),
                };
                json_line(*out, &line)?;
            }
            let Some((_, decision)) = choice else { return Ok((self.game.outcome(), plies)) };
            self.game.play(decision);
            plies += decision.plies();
        }
    }
}
