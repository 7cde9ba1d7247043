//! Giving check is forbidden: after a move, no piece of the mover may attack a royal piece of the
//! other player.

use crate::{Move, Position, Rules};

/// Drops the moves that give check.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if const { R::MAY.forbid_check() } && rules.facts().forbid_check {
        moves.retain(|&made| {
            !super::check::attacked(rules, &at.after(rules, made), at.to_move.other())
        });
    }
}
