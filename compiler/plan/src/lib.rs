//! From a checked file to a game in numbers.
//!
//! [`plan`] turns names into numbers: squares into indices, steps into vectors of the board for
//! each player, zones into sets of squares. It works out which way of telling legal moves the game
//! allows, and why. After it no name is looked up again; only this crate reads a
//! [`Spec`](sandbox_schema::Spec).

mod captures;
mod endings;
mod kinds;
mod names;
mod places;
mod rules;
mod tier;
mod wrap;

use names::Names;
use sandbox_kernel::facts::{Army, Board, Facts, Joins, Lattice};
use sandbox_kernel::{Facing, Square, SquareSet, Wide};
use sandbox_schema::{Spec, spec};
use std::borrow::Cow;

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
/// # Panics
///
/// If the file names pieces it does not declare or squares off its board, which checking refuses.
pub fn plan(spec: &Spec) -> Plan {
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
    Plan { facts, reasons }
}

fn board(spec: &Spec, names: &Names<'_>) -> Board {
    let walls = spec.rules.obstacles.as_ref().map_or(Wide::EMPTY, |obstacles| {
        let written = names.squares(&obstacles.squares);
        if obstacles.mirror { written | names.reflected(written) } else { written }
    });
    let walls_block_leaps = spec.rules.obstacles.as_ref().is_some_and(|rule| rule.blocks_leaps);
    Board {
        files: spec.board.width,
        ranks: spec.board.height,
        lattice: match spec.board.lattice {
            spec::Lattice::Square => Lattice::Square,
            spec::Lattice::Hex => Lattice::Hex,
        },
        holes: holes(spec),
        walls,
        walls_block_leaps,
        joins: spec.rules.wrap.as_ref().map_or([Joins::NONE; 2], wrap::joins),
    }
}

/// The corners of the frame that a hexagon does not have.
fn holes(spec: &Spec) -> Wide {
    if spec.board.shape != spec::Shape::Hexagon {
        return Wide::EMPTY;
    }
    let width = spec.board.width;
    let m = width / 2;
    let squares = (0..=u8::MAX).take(usize::from(width) * usize::from(width)).map(Square);
    let off = |square: &Square| !(m..=3 * m).contains(&(square.0 % width + square.0 / width));
    Wide::of_all(squares.filter(off))
}

fn setup(spec: &Spec, names: &Names<'_>) -> Vec<Army> {
    let mut armies: Vec<Army> = Vec::new();
    let mut place = |kind, player, facing, squares| match armies
        .iter_mut()
        .find(|army| (army.kind, army.player, army.facing) == (kind, player, facing))
    {
        Some(army) => army.squares |= squares,
        None => armies.push(Army { kind, player, squares, facing }),
    };
    for placement in &spec.setup.placements {
        let kind = names.kind(&placement.piece);
        let squares = names.squares(&placement.squares);
        let player = names::player(placement.player);
        let rule = spec.pieces[kind.index()].facing.as_ref();
        let initial = rule.map_or(Facing::Forward, |rule| names::facing(rule.initial));
        let facing = placement.facing.map_or(initial, names::facing);
        place(kind, player, facing, squares);
        if spec.setup.mirror {
            place(kind, player.other(), facing, names.reflected(squares));
        }
    }
    armies.sort_by_key(|army| (army.player, army.kind, army.facing));
    armies
}
