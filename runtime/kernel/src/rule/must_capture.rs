//! A capture must be made: if one of the legal moves takes a piece, only those are legal.

use crate::{Move, Position, Rules};

/// Drops the other moves where there is a capture.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if const { R::MAY.must_capture() }
        && rules.facts().must_capture
        && moves.iter().any(|&made| captures(at, made))
    {
        moves.retain(|&made| captures(at, made));
    }
}

fn captures<R: Rules>(at: &Position<R>, made: Move) -> bool {
    match made {
        Move::Step { to, .. } => !at.cell(to).is_empty(),
        Move::EnPassant { .. } => true,
        Move::Castle { .. } | Move::Drop { .. } => false,
    }
}
