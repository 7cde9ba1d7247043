//! Positions worked out by hand from the language's text: each case is a game, the moves that lead
//! to a position, and what must hold there. The files are data, a test a case.

use libtest_mimic::{Arguments, Failed, Trial};
use sandbox_kernel::Game;
use sandbox_notation::{Legal, MoveList, PositionText, fen};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// One case.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    /// What the text says, and why the rest follows from it.
    why: String,
    game: Value,
    /// The position to start from; the setup, if absent.
    fen: Option<String>,
    steps: Vec<Step>,
}

/// Moves to play, or what must hold.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
enum Step {
    Play(Vec<String>),
    Expect(Box<Expectation>),
}

/// What must hold in a position.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields, default)]
struct Expectation {
    legal: Option<Vec<String>>,
    has: Vec<String>,
    lacks: Vec<String>,
    /// The moves whose text begins with a square.
    from: BTreeMap<String, Vec<String>>,
    /// Keys of the position.
    position: Map<String, Value>,
    /// What stands on squares: keys of a piece, or nothing.
    on: BTreeMap<String, Value>,
    #[serde(with = "present")]
    outcome: Option<Value>,
    perft: BTreeMap<String, u64>,
    first: Option<Vec<String>>,
    second: Option<Vec<String>>,
    has_first: Vec<String>,
    lacks_first: Vec<String>,
    has_second: Vec<String>,
    lacks_second: Vec<String>,
    #[serde(with = "present")]
    announces: Option<Value>,
}

/// Tells a key whose value is null from one that is absent.
mod present {
    use serde::{Deserialize, Deserializer};
    use serde_json::Value;

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Value>, D::Error> {
        Value::deserialize(from).map(Some)
    }
}

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets/cases/rulings");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the cases are there")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "json"))
        .collect();
    files.sort();
    let mut trials = Vec::new();
    for path in files {
        let family = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let cases: Vec<Case> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{family}: {error}"));
        trials.extend(cases.into_iter().map(|case| {
            Trial::test(format!("{family}::{}", case.name), move || {
                let said = |wrong: Failed| {
                    format!("{}\n{}", wrong.message().unwrap_or_default(), case.why)
                };
                hold(&case).map_err(|wrong| said(wrong).into())
            })
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Checks one case.
fn hold(case: &Case) -> Result<(), Failed> {
    let spec = sandbox_schema::check(case.game.to_string().as_bytes())
        .map_err(|problems| format!("not a right file: {problems:?}"))?;
    let mut game = sandbox_interpreter::game(sandbox_plan::plan(&spec).facts);
    if let Some(text) = &case.fen {
        let state = fen::read(game.facts(), text)?;
        game.set_up(&state);
    }
    for (number, step) in case.steps.iter().enumerate() {
        match step {
            Step::Play(moves) => {
                for text in moves {
                    let legal = Legal::of(&*game);
                    let found = legal.find(text);
                    let texts = legal.texts();
                    game.play(found.ok_or_else(|| format!("{text} is not legal, but {texts:?}"))?);
                }
            }
            Step::Expect(expected) => {
                let wrong = expected.wrong(&*game);
                if !wrong.is_empty() {
                    return Err(format!("step {number}: {}", wrong.join("\n")).into());
                }
            }
        }
    }
    Ok(())
}

impl Expectation {
    /// What does not hold.
    fn wrong(&self, game: &dyn Game) -> Vec<String> {
        let legal = Legal::of(game);
        let state = game.state();
        let position = serde_json::to_value(PositionText::new(game.facts(), &state))
            .expect("a position has a JSON form");
        let mut wrong = Vec::new();
        let (moves, announces) = match &legal {
            Legal::Moves(moves) => ([texts(moves), Vec::new()], None),
            Legal::Choices([first, second], player) => ([texts(first), texts(second)], *player),
        };
        let all = legal.texts();
        same("legal", self.legal.as_ref(), &all, &mut wrong);
        same("first", self.first.as_ref(), &moves[0], &mut wrong);
        same("second", self.second.as_ref(), &moves[1], &mut wrong);
        holds("legal", &self.has, &self.lacks, &all, &mut wrong);
        holds("first", &self.has_first, &self.lacks_first, &moves[0], &mut wrong);
        holds("second", &self.has_second, &self.lacks_second, &moves[1], &mut wrong);
        for (square, expected) in &self.from {
            let from = all.iter().filter(|text| text.starts_with(square)).cloned().collect();
            same(square, Some(expected), &from, &mut wrong);
        }
        for (key, expected) in &self.position {
            equal(key, expected, &position[key], &mut wrong);
        }
        for (square, expected) in &self.on {
            let piece = &position["board"][square];
            match expected.as_object() {
                Some(keys) => {
                    for (key, expected) in keys {
                        equal(&format!("{square} {key}"), expected, &piece[key], &mut wrong);
                    }
                    if piece.is_null() {
                        wrong.push(format!("{square} is empty"));
                    }
                }
                None => equal(square, &Value::Null, piece, &mut wrong),
            }
        }
        if let Some(expected) = &self.outcome {
            equal("outcome", expected, &position["outcome"], &mut wrong);
        }
        if let Some(expected) = &self.announces {
            let found = announces.map_or(Value::Null, |player| Value::from(player as u8));
            equal("announces", expected, &found, &mut wrong);
        }
        for (depth, nodes) in &self.perft {
            let found = game.perft(depth.parse().expect("a depth"));
            equal(&format!("perft {depth}"), &Value::from(*nodes), &Value::from(found), &mut wrong);
        }
        if !wrong.is_empty() {
            wrong.push(format!("position {position}"));
        }
        wrong
    }
}

fn texts(moves: &MoveList) -> Vec<String> {
    moves.texts().map(str::to_owned).collect()
}

/// Whether two lists have the same entries, in any order.
fn same(what: &str, expected: Option<&Vec<String>>, found: &Vec<String>, wrong: &mut Vec<String>) {
    let Some(expected) = expected else { return };
    let without = |one: &Vec<String>, other: &Vec<String>| -> Vec<String> {
        one.iter().filter(|text| !other.contains(text)).cloned().collect()
    };
    let (missing, extra) = (without(expected, found), without(found, expected));
    if !missing.is_empty() || !extra.is_empty() {
        wrong.push(format!("{what}: missing {missing:?}, too many {extra:?}"));
    }
}

fn holds(what: &str, has: &[String], lacks: &[String], found: &[String], wrong: &mut Vec<String>) {
    for text in has.iter().filter(|text| !found.contains(text)) {
        wrong.push(format!("{what} lacks {text}: {found:?}"));
    }
    for text in lacks.iter().filter(|text| found.contains(text)) {
        wrong.push(format!("{what} has {text}"));
    }
}

fn equal(what: &str, expected: &Value, found: &Value, wrong: &mut Vec<String>) {
    if expected != found {
        wrong.push(format!("{what} is {found}, expected {expected}"));
    }
}
