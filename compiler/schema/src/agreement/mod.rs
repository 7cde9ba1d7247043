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
use crate::{Place, Problem, Spec};
use game::Game;
use std::collections::HashSet;

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

/// The most lines these checks print. No file written by hand comes near it; it bounds what a
/// hostile one can cost.
const MOST_LINES: usize = 1_000;

/// Whether so many lines are found that a loop over a list of the file may stop.
fn full(lines: &[Problem]) -> bool {
    lines.len() >= MOST_LINES
}

/// Every line about parts that do not agree.
pub(crate) fn check(spec: &Spec, ctx: &Context<'_>) -> Vec<Problem> {
    let game = Game::new(spec, ctx);
    let mut problems = Vec::new();
    for section in SECTIONS {
        section(&game, &mut problems);
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    let more = full(&problems);
    // An id or a square that a list names twice is one mistake.
    let mut said = HashSet::new();
    problems.retain(|problem| said.insert(problem.message.clone()));
    if more {
        problems.truncate(MOST_LINES);
        let message = format!("the spec has more problems than the {} listed", problems.len());
        problems.insert(0, ctx.line(&Place::root(), message));
    }
    for problem in &mut problems {
        // An id may hold a character that would break the line.
        if problem.message.contains(char::is_control) {
            problem.message = one_line(&problem.message);
        }
    }
    problems
}

fn one_line(message: &str) -> String {
    let mut line = String::with_capacity(message.len());
    for c in message.chars() {
        if c.is_control() { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}
