//! From a checked file to a game in numbers.
//!
//! [`plan`] turns names into numbers: squares into indices, steps into vectors of the board for
//! each player, zones into sets of squares. It works out which way of telling legal moves the game
//! allows, and why. After it no name is looked up again; only this crate reads a
//! [`Spec`](sandbox_schema::Spec).

mod endings;
mod kinds;
mod names;
mod rules;
mod tier;
mod unplayed;

use names::Names;
use sandbox_kernel::facts::{Army, Board, Facts};
use sandbox_kernel::{SquareSet, Wide};
use sandbox_schema::Spec;
use std::borrow::Cow;

pub use unplayed::Unplayed;

/// A game in numbers, and why its legal moves are told the way they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// What is true of the game.
    pub facts: Facts,
    /// Sentences that justify the tier.
    pub reasons: Vec<String>,
}

/// Plans a checked file.
///
/// # Errors
///
/// Where the file uses rules that the kernel does not play yet, all of them are named.
///
/// # Panics
///
/// If the file names pieces it does not declare or squares off its board, which checking refuses.
pub fn plan(spec: &Spec) -> Result<Plan, Unplayed> {
    unplayed::check(spec)?;
    let names = Names::new(spec);
    let mut facts = Facts {
        name: Cow::Owned(spec.name.clone()),
        board: board(spec, &names),
        kinds: kinds::kinds(spec, &names),
        setup: setup(spec, &names).into(),
        tier: sandbox_kernel::Tier::Replay,
        ..rules::rules(spec, &names)
    };
    let (tier, reasons) = tier::tier(&facts);
    facts.tier = tier;
    Ok(Plan { facts, reasons })
}

fn board(spec: &Spec, names: &Names<'_>) -> Board {
    let walls = spec.rules.obstacles.as_ref().map_or(Wide::EMPTY, |obstacles| {
        let written = names.squares(&obstacles.squares);
        if obstacles.mirror { written | names.reflected(written) } else { written }
    });
    let walls_block_leaps = spec.rules.obstacles.as_ref().is_some_and(|rule| rule.blocks_leaps);
    Board { files: spec.board.width, ranks: spec.board.height, walls, walls_block_leaps }
}

fn setup(spec: &Spec, names: &Names<'_>) -> Vec<Army> {
    let mut armies: Vec<Army> = Vec::new();
    let mut place = |kind, player, squares| match armies
        .iter_mut()
        .find(|army| army.kind == kind && army.player == player)
    {
        Some(army) => army.squares |= squares,
        None => armies.push(Army { kind, player, squares }),
    };
    for placement in &spec.setup.placements {
        let kind = names.kind(&placement.piece);
        let squares = names.squares(&placement.squares);
        let player = names::player(placement.player);
        place(kind, player, squares);
        if spec.setup.mirror {
            place(kind, player.other(), names.reflected(squares));
        }
    }
    armies.sort_by_key(|army| (army.player, army.kind));
    armies
}
