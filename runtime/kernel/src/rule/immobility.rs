//! A move may not leave its own piece somewhere it could never move from again.

use crate::{Facing, Kind, Player, Position, Rules, Square, SquareSet};

/// The squares on which a kind would be stranded.
#[inline(always)]
pub(crate) fn stranded<R: Rules>(rules: &R, player: Player, kind: Kind, facing: Facing) -> R::Set {
    if const { !R::MAY.forbid_immobility() } {
        return R::Set::EMPTY;
    }
    rules.tables().turned(player, kind, facing).stranded[0]
}

/// Whether a piece of this kind would be stranded on a square.
#[inline(always)]
pub(crate) fn strands<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    facing: Facing,
    on: Square,
) -> bool {
    stranded(rules, player, kind, facing).has(on)
}

/// Whether the piece that a move has left on a square could never move from there, as it now is.
pub(crate) fn stuck<R: Rules>(rules: &R, at: &Position<R>, on: Square) -> bool {
    if const { !R::MAY.forbid_immobility() } || !rules.facts().forbid_immobility {
        return false;
    }
    at.cell(on).piece().is_some_and(|(kind, owner)| {
        let tables = rules.tables().turned(owner, kind, at.facing(on));
        tables.stranded[usize::from(at.unmoved().has(on))].has(on)
    })
}
