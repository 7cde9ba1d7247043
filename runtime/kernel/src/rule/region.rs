//! A move may not leave a piece that it placed outside the squares that its kind may stand on
//! nor its own piece where it could never move from again.

use super::immobility;
use crate::{Move, Position, Rules, Square, SquareSet};

/// Drops the moves that do. Where a piece can only step, its way of moving has seen to that.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    let placed = const { R::MAY.regions() && (R::MAY.meetings() || R::MAY.entry()) }
        && rules.facts().kinds.iter().any(|kind| kind.region.is_some());
    let stuck = const { R::MAY.forbid_immobility() && R::MAY.rich() };
    if placed || stuck && rules.facts().forbid_immobility {
        moves.retain(|&made| {
            let mut next = *at;
            let ply = next.play_out(rules, made);
            !ply.outside && !immobility::left_stranded(rules, &next, &ply)
        });
    }
}

/// Whether the piece on a square stands outside the region of its kind.
#[inline(always)]
pub(crate) fn outside<R: Rules>(rules: &R, at: &Position<R>, on: Square) -> bool {
    R::MAY.regions()
        && at.cell(on).piece().is_some_and(|(kind, owner)| {
            let region = rules.tables().kind(owner, kind).region;
            region.is_some_and(|region| !region.has(on))
        })
}
