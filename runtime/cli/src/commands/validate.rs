//! `validate`: says what is wrong with rule files.

use crate::load::Source;
use crate::output::{complain, count, json_line, one_line};
use crate::shipped::Shelf;
use sandbox_kernel::Game;
use sandbox_notation::{Legal, fen};
use sandbox_schema::{Pass, Problem};
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;

/// Check rule files and list every problem at once
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Rule files, `-` for standard input, or ids of shipped games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Write one JSON object a file
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(self, shelf: Shelf, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let several = self.files.len() > 1;
        let mut code = ExitCode::SUCCESS;
        for file in &self.files {
            let report = Report::of(shelf, file);
            if self.json {
                json_line(out, &Json::new(file, &report))?;
            } else {
                let prefix = if several { format!("{}: ", one_line(file)) } else { String::new() };
                for line in report.lines() {
                    writeln!(out, "{prefix}{line}")?;
                }
            }
            match report {
                Report::Invalid(_) => code = ExitCode::FAILURE,
                Report::Valid { no_fen: Some(none), .. } => {
                    complain(&format!("note: {}: {none}", one_line(file)));
                }
                Report::Valid { no_fen: None, .. } => {}
            }
        }
        Ok(code)
    }
}

/// What is to be said of a file.
enum Report {
    Invalid(Vec<Problem>),
    /// Valid, and the first player has this many moves.
    Valid {
        name: String,
        first_moves: usize,
        /// Why its positions cannot be written as a FEN, if they cannot.
        no_fen: Option<String>,
    },
}

impl Report {
    fn of(shelf: Shelf, file: &str) -> Self {
        let checked = Source::read(shelf, file).map_err(|message| vec![unread(message)]);
        let spec = match checked.and_then(|source| source.check()) {
            Ok(spec) => spec,
            Err(problems) => return Self::Invalid(problems),
        };
        let game = sandbox_interpreter::game(sandbox_plan::plan(&spec).facts);
        let no_fen = fen::write(game.facts(), &game.state()).err().map(|none| none.to_string());
        Self::Valid { name: spec.name, first_moves: first_moves(&*game), no_fen }
    }

    fn lines(&self) -> Vec<String> {
        match self {
            Self::Invalid(problems) => {
                problems.iter().map(|problem| one_line(&problem.message)).collect()
            }
            Self::Valid { name, first_moves, .. } => {
                let moves = count(*first_moves, "first move");
                vec![format!("valid: {} ({moves})", one_line(name))]
            }
        }
    }
}

/// How many moves the first player has.
fn first_moves(game: &dyn Game) -> usize {
    match Legal::of(game) {
        Legal::Moves(moves) => moves.len(),
        Legal::Choices([first, _], _) => first.len(),
    }
}

/// The problem of a file that could not be read at all.
fn unread(message: String) -> Problem {
    Problem { message, path: String::new(), pass: Pass::Shape, line: None, column: None }
}

/// The same as JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Json<'a> {
    Invalid { file: &'a str, valid: bool, problems: &'a [Problem] },
    Valid { file: &'a str, valid: bool, name: &'a str, first_moves: usize, problems: [Problem; 0] },
}

impl<'a> Json<'a> {
    fn new(file: &'a str, report: &'a Report) -> Self {
        match report {
            Report::Invalid(problems) => Self::Invalid { file, valid: false, problems },
            Report::Valid { name, first_moves, .. } => {
                Self::Valid { file, valid: true, name, first_moves: *first_moves, problems: [] }
            }
        }
    }
}
