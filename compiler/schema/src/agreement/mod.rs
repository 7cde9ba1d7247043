//! Whether the parts of a file agree with each other and with the board.
//!
//! A section is a function from the file as the checks read it ([`Game`]) to lines. It leaves
//! alone whatever is not [`Context::sound`], and says nothing that only follows from a
//! wrong shape elsewhere, nor from another line. Lines come out in the order of the places they
//! point at; of one place, in the order of the sections.
//!
//! What could never fire is found by three analyses of growing reach, each worked out
//! once and only if asked: the board's geometry ([`geometry`], [`ways`]), the kinds each
//! player can come to have ([`census`]), and the squares each of them can come to stand
//! on ([`reach`]). Each leaves possibilities open rather than refuse a file that can be
//! played.

mod board;
mod castling;
mod census;
mod changes;
mod contacts;
mod doors;
mod drops;
mod endings;
mod explode;
mod facing;
mod game;
mod geometry;
mod joins;
mod kinds;
mod landing;
mod moves;
mod npcs;
mod objective;
mod pieces;
mod portal_ends;
mod portals;
mod promotion;
mod reach;
mod records;
mod rounds;
mod setup;
mod spies;
mod squares;
mod strike;
mod tempo;
mod ways;

use crate::draft::Context;
use crate::{Problem, Spec};
use game::Game;

/// The checks of one part of the language.
type Section = fn(&Game<'_>, &mut Vec<Problem>);

/// Every section, in the language's order.
const SECTIONS: &[Section] = &[
    board::check,
    pieces::check,
    spies::check,
    tempo::check,
    facing::check,
    moves::check,
    setup::check,
    objective::check,
    promotion::check,
    castling::check,
    strike::check,
    contacts::check,
    joins::check,
    npcs::check,
    portals::check,
    rounds::check,
    endings::check,
    drops::check,
    explode::check,
    records::check,
];

/// Every line about parts that do not agree.
pub(crate) fn check(spec: &Spec, ctx: &Context<'_>) -> Vec<Problem> {
    let game = Game::new(spec, ctx);
    let mut problems = Vec::new();
    for section in SECTIONS {
        section(&game, &mut problems);
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    problems
}
