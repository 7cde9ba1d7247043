//! A move may not leave a piece that it placed outside the squares that its kind may stand on
//! nor its own piece where it could never move from again.

use crate::{Move, Position, Rules};

/// Drops the moves that do. Where a piece can only step, its way of moving has seen to that.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    let placed = const { R::MAY.regions() && (R::MAY.meetings() || R::MAY.entry()) };
    let stuck = const { R::MAY.forbid_immobility() && R::MAY.rich() };
    if placed || stuck && rules.facts().forbid_immobility {
        moves.retain(|&made| {
            let mut next = *at;
            !next.play_out(rules, made).misplaced
        });
    }
}
