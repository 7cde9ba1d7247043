//! A player reduced to royal pieces alone: now only royal pieces on the board, one at
//! least, and not so before the move.

use super::endings::Found;
use crate::play::Before;
use crate::{Player, Position, Reason, Rules, SquareSet};

/// Whether the move has bared a player.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, before: Before, after: &Position<R>) -> Option<Found> {
    if const { !R::MAY.bare_royal() } {
        return None;
    }
    let verdict = rules.facts().bare_royal?;
    super::endings::judged(Reason::BareRoyal, verdict, |player| {
        bare(rules, after, player) && !before.bare[player.index()]
    })
}

/// Whether a player has royal pieces alone.
pub(crate) fn bare<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    let pieces = at.of(player);
    pieces.any()
        && pieces == rules.royals(at, player)
        && at.hand(player).iter().all(|&held| held == 0)
}
