//! Valid files of the rule language at random, for tests that compare one reading of the rules
//! with another: the interpreter with a native game, one tier of legality with the next, one
//! checker with another.
//!
//! [`games`] gives files that are the same for the same seed; [`Games`] is the same as a strategy
//! of proptest, whose failures shrink to small files; [`candidates`] are the files before they are
//! checked, of which some are wrong.

mod base;
mod board;
mod draft;
mod draw;
mod family;
mod kinds;
mod moves;
mod rules;
mod strategy;

pub use family::Family;
pub use strategy::{Games, runner};

use draw::Draw;
use proptest::test_runner::{RngAlgorithm, TestRng};
use serde_json::Value;

/// So many files of a family are refused in a row before it counts as broken.
const PATIENCE: usize = 1000;

/// So many valid games, of each family in turn. The same seed gives the same games, and a greater
/// count only adds to them.
pub fn games(count: usize, seed: u64, families: &[Family]) -> Vec<Value> {
    let mut sources: Vec<_> = families.iter().map(|family| candidates(*family, seed)).collect();
    let turns = sources.len();
    (0..count).filter_map(|at| accepted(sources.get_mut(at.checked_rem(turns)?)?)).collect()
}

/// The next valid file.
fn accepted(source: &mut impl Iterator<Item = Value>) -> Option<Value> {
    let found = source.take(PATIENCE).find(is_valid);
    assert!(found.is_some(), "{PATIENCE} files in a row are not valid");
    found
}

/// The files of a family before they are checked, without end.
pub fn candidates(family: Family, seed: u64) -> impl Iterator<Item = Value> {
    let mut rng = generator(seed, family);
    (0..).map(move |number: usize| {
        let title = format!("{family} {seed}-{number}");
        candidate(&mut rng, family, &title)
    })
}

/// Whether a file is a game.
pub(crate) fn is_valid(file: &Value) -> bool {
    sandbox_schema::check(file.to_string().as_bytes()).is_ok()
}

/// One file that may be wrong.
pub(crate) fn candidate(rng: &mut TestRng, family: Family, title: &str) -> Value {
    let draw = &mut Draw::new(rng);
    let families = rules::families(draw, family);
    let mut game = base::draft(draw, &families);
    for family in &families {
        rules::add(draw, &mut game, *family);
    }
    base::finish(draw, &mut game);
    game.file(draw, title)
}

fn generator(seed: u64, family: Family) -> TestRng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let name = family.name().as_bytes();
    bytes[8..8 + name.len()].copy_from_slice(name);
    TestRng::from_seed(RngAlgorithm::ChaCha, &bytes)
}
