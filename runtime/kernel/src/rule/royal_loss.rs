//! Losing every royal piece loses the game, where it is won by checkmate or by taking the royal
//! piece.

use super::endings::Found;
use crate::act::Ply;
use crate::facts::Win;
use crate::play::Before;
use crate::{Player, Position, Reason, Rules, SquareSet, Verdict};

/// Whether a player who had a royal piece has none left.
#[inline(always)]
pub(crate) fn found<R: Rules>(
    rules: &R,
    before: Before,
    after: &Position<R>,
    plies: &[Ply],
) -> Option<Found> {
    let unchanged = !plies.iter().any(Ply::progress);
    if const { !R::MAY.royal_loss() } || unchanged || !acts(rules) {
        return None;
    }
    super::endings::judged(Reason::RoyalCapture, Verdict::Loss, |player| {
        before.royal[player.index()] && !has_royal(rules, after, player)
    })
}

/// Whether a player has a royal piece, on the board or in hand.
#[inline(always)]
pub(crate) fn has_royal<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    rules.royals(at, player).any() || holds(rules, at, player)
}

/// Whether a player has a royal piece in hand.
#[inline(always)]
pub(crate) fn holds<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    R::MAY.drops() && rules.tables().royals.iter().any(|kind| at.held(player, kind) > 0)
}

fn acts<R: Rules>(rules: &R) -> bool {
    matches!(rules.facts().win, Win::Checkmate | Win::RoyalCapture)
}
