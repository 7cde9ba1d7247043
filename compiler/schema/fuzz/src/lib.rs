//! What fuzzing does with one input, for the fuzz targets and for the tests.
//!
//! Each body is a plain function of some bytes. It gives the checks a file and panics where the
//! answer is not one: the checks may refuse anything, but in words, in order, and within bounds.
//!
//! The tests run them for a minute. To go on from there, in `compiler/schema`, with a nightly
//! toolchain and `cargo install cargo-fuzz`: `cargo fuzz run specs`.

mod choices;
mod games;

use choices::Choices;
use sandbox_schema::{Pass, Problem, check};
use serde_json::Value;

/// Takes the bytes for a file.
pub fn bytes(data: &[u8]) {
    judge(data, check(data).err().as_deref());
}

/// Takes the bytes for the choices by which a game is made: near enough to right ones that most
/// of it passes the shape pass, and wrong in a few places.
pub fn specs(data: &[u8]) {
    let mut file = game(data);
    let text = file.to_string();
    let problems = check(text.as_bytes()).err();
    judge(text.as_bytes(), problems.as_deref());
    // The order of the kinds means nothing.
    if let Some(pieces) = file.get_mut("pieces").and_then(Value::as_array_mut) {
        pieces.reverse();
        let turned = check(file.to_string().as_bytes()).err();
        assert_eq!(problems.is_some(), turned.is_some(), "{problems:#?}\n{turned:#?}\n{text}");
    }
}

/// The game that some choices make.
pub fn game(data: &[u8]) -> Value {
    games::game(&mut Choices::new(data))
}

/// The most lines that are ever said: what each pass with a bound lists, the line that says there
/// are more, and one for each version.
const MOST_LINES: usize = 2 * 1_001 + 29;

/// The longest line: ten shortened names, and words around them.
const LONGEST_LINE: usize = 2_000;

fn judge(file: &[u8], problems: Option<&[Problem]>) {
    let Some(problems) = problems else { return };
    assert!((1..=MOST_LINES).contains(&problems.len()), "{} lines", problems.len());
    assert!(problems.is_sorted_by_key(|problem| problem.pass), "{problems:#?}");
    for pass in [Pass::Shape, Pass::Agreement] {
        let lines = problems.iter().filter(|problem| problem.pass == pass);
        assert!(lines.is_sorted_by_key(|problem| (problem.line, problem.column)), "{problems:#?}");
    }
    // Of a key that stands twice the checks read the first, and this reader the last.
    let twice = problems.iter().any(|problem| problem.message.ends_with(" more than once"));
    let value: Option<Value> = serde_json::from_slice(file).ok().filter(|_| !twice);
    for problem in problems {
        assert!(!problem.message.is_empty() && problem.message.len() < LONGEST_LINE);
        assert!(!problem.message.contains(char::is_control), "{problem:#?}");
        let lost = value.as_ref().is_some_and(|value| value.pointer(&problem.path).is_none());
        assert!(!lost, "{problem:#?}");
    }
    let mut lines: Vec<&str> = problems.iter().map(|problem| &*problem.message).collect();
    lines.sort_unstable();
    assert!(lines.windows(2).all(|pair| pair[0] != pair[1]), "a line twice: {problems:#?}");
}
