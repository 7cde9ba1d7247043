//! Whether the parts of a file agree with each other and with the board.
//!
//! A section is a function from the file and its [`Context`] to lines. It leaves alone
//! whatever is not [`Context::sound`], and says nothing that only follows from a
//! wrong shape elsewhere. Lines come out in the order of the places they point at; of one place, in
//! the order of the sections.

use crate::draft::Context;
use crate::{Problem, Spec};

/// The checks of one part of the language.
type Section = fn(&Spec, &Context<'_>, &mut Vec<Problem>);

/// Every section, in the language's order.
const SECTIONS: &[Section] = &[];

/// Every line about parts that do not agree.
pub(crate) fn check(spec: &Spec, ctx: &Context<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for section in SECTIONS {
        section(spec, ctx, &mut problems);
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    problems
}
