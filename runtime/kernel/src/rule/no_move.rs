//! A player without a legal move: mated if in check, stalemated if not.

use crate::{Outcome, Position, Reason, Rules};

/// The end of the game for the player to move, who has no legal move.
pub(crate) fn outcome<R: Rules>(rules: &R, at: &Position<R>) -> Outcome {
    let facts = rules.facts();
    let (verdict, reason) = if super::check::in_check(rules, at) {
        (facts.checkmate, Reason::Checkmate)
    } else {
        (facts.stalemate, Reason::Stalemate)
    };
    Outcome { winner: verdict.winner(at.to_move), reason }
}
