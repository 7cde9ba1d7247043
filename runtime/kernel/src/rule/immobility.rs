//! A move may not leave its own piece somewhere it could never move from again.

use crate::act::Ply;
use crate::{Kind, Player, Position, Rules, Square, SquareSet};

/// The squares on which a kind would be stranded, where its way of moving alone decides that. Where
/// a piece may turn, change or be eaten as it arrives, the move is made and looked at instead.
#[inline(always)]
pub(crate) fn stranded<R: Rules>(rules: &R, player: Player, kind: Kind) -> R::Set {
    if const { !R::MAY.forbid_immobility() || R::MAY.rich() } {
        return R::Set::EMPTY;
    }
    rules.tables().kind(player, kind).stranded[0]
}

/// Whether a piece of this kind would be stranded on a square, where that alone decides.
#[inline(always)]
pub(crate) fn strands<R: Rules>(rules: &R, player: Player, kind: Kind, on: Square) -> bool {
    stranded(rules, player, kind).has(on)
}

/// Whether a piece that made a move could never move again from where that has left it.
pub(crate) fn left_stranded<R: Rules>(rules: &R, after: &Position<R>, ply: &Ply) -> bool {
    if const { !R::MAY.forbid_immobility() } || !rules.facts().forbid_immobility {
        return false;
    }
    ply.movers.into_iter().flatten().any(|on| {
        after.cell(on).piece().is_some_and(|(kind, owner)| {
            let tables = rules.tables().turned(owner, kind, after.facing(on));
            tables.stranded[usize::from(after.unmoved().has(on))].has(on)
        })
    })
}
