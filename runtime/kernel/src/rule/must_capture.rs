//! A capture must be made: if one of the legal moves takes a piece, only those are legal.

use crate::{Move, Player, Position, Rules, SquareSet};

/// Drops the other moves where there is a capture.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if const { R::MAY.must_capture() }
        && rules.facts().must_capture
        && moves.iter().any(|&made| captures(rules, at, at.to_move, made))
    {
        moves.retain(|&made| captures(rules, at, at.to_move, made));
    }
}

/// Whether a move of a player takes, strikes, meets or sweeps away an enemy or wild piece.
pub(crate) fn captures<R: Rules>(rules: &R, at: &Position<R>, us: Player, made: Move) -> bool {
    let foe = |square| !at.cell(square).is_empty() && !at.of(us).has(square);
    match made {
        Move::Step { to, .. } | Move::Enter { to, .. } => foe(to),
        Move::Sweep { to, passing, .. } => {
            passing || foe(to) || super::sweep::swept(rules, at, us, made).iter().any(foe)
        }
        Move::Place { to, passing, .. } => passing || foe(to),
        Move::EnPassant { .. } => true,
        Move::Castle { .. } | Move::Drop { .. } | Move::Turn { .. } | Move::Shift { .. } => false,
    }
}
