//! A move may not leave its own piece somewhere it could never move from again.

use crate::{Kind, Player, Rules, Square, SquareSet};

/// The squares on which a kind would be stranded.
#[inline(always)]
pub(crate) fn stranded<R: Rules>(rules: &R, player: Player, kind: Kind) -> R::Set {
    if const { !R::MAY.forbid_immobility() } {
        return R::Set::EMPTY;
    }
    rules.tables().kind(player, kind).stranded
}

/// Whether a piece of this kind would be stranded on a square.
#[inline(always)]
pub(crate) fn strands<R: Rules>(rules: &R, player: Player, kind: Kind, on: Square) -> bool {
    stranded(rules, player, kind).has(on)
}
