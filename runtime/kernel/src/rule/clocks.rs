//! The clocks, in the order in which they run out: the ply limit, repetition, no progress.

use crate::{Outcome, Position, Reason, Rules};

/// The end of the game by a clock, where the position has stood `times` times.
pub(crate) fn outcome<R: Rules>(rules: &R, at: &Position<R>, times: u32) -> Option<Outcome> {
    let facts = rules.facts();
    let scored = |reason| Outcome { winner: super::scoring::leader(rules, at), reason };
    if at.ply >= facts.max_plies {
        return Some(scored(Reason::MaxPlies));
    }
    if facts.repetition.is_some_and(|limit| times >= limit) {
        return Some(Outcome { winner: None, reason: Reason::Repetition });
    }
    (at.no_progress >= facts.no_progress).then(|| scored(Reason::NoProgress))
}
