//! Games as a strategy of proptest.

use crate::draw::Draw;
use crate::{Family, candidate, is_valid};
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::Value;

/// How many files are tried before a case is given up.
const TRIES: usize = 1000;

/// Valid games of some families. A game shrinks by leaving out keys and entries of lists, as long
/// as it stays valid.
#[derive(Clone, Debug)]
pub struct Games {
    families: Vec<Family>,
}

impl Games {
    /// Games of any of these families.
    pub fn of(families: &[Family]) -> Self {
        Self { families: families.to_vec() }
    }
}

/// A runner whose cases are the same for the same seed, and which writes no files.
pub fn runner(cases: u32, seed: u64) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

impl Strategy for Games {
    type Tree = Shrinking;
    type Value = Value;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let mut rng = runner.new_rng();
        let family = Draw::new(&mut rng).any(&self.families).ok_or("no family is given")?;
        for _ in 0..TRIES {
            let file = candidate(&mut rng, family, family.name());
            if is_valid(&file) {
                return Ok(Shrinking::new(file));
            }
        }
        Err(format!("{TRIES} files in a row are not valid").into())
    }
}

/// A game, and the parts of it that may yet be left out.
#[derive(Clone, Debug)]
pub struct Shrinking {
    file: Value,
    /// The file before the last part was left out.
    before: Option<Value>,
    /// The places of the parts that are still to be tried, the next one last.
    parts: Vec<String>,
    /// Whether something was left out since all parts were last found.
    smaller: bool,
}

impl Shrinking {
    fn new(file: Value) -> Self {
        let parts = parts(&file);
        Self { file, before: None, parts, smaller: false }
    }

    /// The next part to leave out; all of them again, as long as the last round was of use.
    fn next(&mut self) -> Option<String> {
        if self.parts.is_empty() && std::mem::take(&mut self.smaller) {
            self.parts = parts(&self.file);
        }
        self.parts.pop()
    }
}

impl ValueTree for Shrinking {
    type Value = Value;

    fn current(&self) -> Value {
        self.file.clone()
    }

    fn simplify(&mut self) -> bool {
        self.smaller |= self.before.take().is_some();
        while let Some(place) = self.next() {
            let mut smaller = self.file.clone();
            if remove(&mut smaller, &place) && is_valid(&smaller) {
                self.before = Some(std::mem::replace(&mut self.file, smaller));
                return true;
            }
        }
        false
    }

    fn complicate(&mut self) -> bool {
        match self.before.take() {
            Some(before) => {
                self.file = before;
                true
            }
            None => false,
        }
    }
}

/// The places of all parts, in the order opposite to that in which they are tried: a part before
/// what is in it, the end of a list before its start.
fn parts(file: &Value) -> Vec<String> {
    let mut parts = Vec::new();
    places(file, "", &mut parts);
    parts.sort_by_key(|place| std::cmp::Reverse(place.matches('/').count()));
    parts
}

/// The place of every member and entry, outer ones before inner ones.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    let mut part = |step: &str, value: &Value| {
        let place = format!("{at}/{}", step.replace('~', "~0").replace('/', "~1"));
        out.push(place.clone());
        places(value, &place, out);
    };
    match value {
        Value::Object(members) => members.iter().for_each(|(key, value)| part(key, value)),
        Value::Array(entries) => {
            entries.iter().enumerate().for_each(|(at, value)| part(&at.to_string(), value));
        }
        _ => {}
    }
}

/// Leaves out the part at a place; false if there is none any more.
fn remove(file: &mut Value, place: &str) -> bool {
    let Some((parent, step)) = place.rsplit_once('/') else { return false };
    match file.pointer_mut(parent) {
        Some(Value::Object(members)) => {
            let key = step.replace("~1", "/").replace("~0", "~");
            members.shift_remove(&key).is_some()
        }
        Some(Value::Array(entries)) => {
            let at = step.parse().ok().filter(|at| *at < entries.len());
            at.map(|at: usize| entries.remove(at)).is_some()
        }
        _ => false,
    }
}
