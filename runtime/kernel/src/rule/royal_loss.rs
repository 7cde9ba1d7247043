//! Losing every royal piece loses the game, where it is won by checkmate or by taking the royal
//! piece.

use crate::facts::Win;
use crate::play::{Before, Ply};
use crate::{Outcome, Position, Reason, Rules, SquareSet, Verdict};

/// Whether a player who had a royal piece has none left.
#[inline(always)]
pub(crate) fn found<R: Rules>(
    rules: &R,
    before: &Before,
    after: &Position<R>,
    ply: &Ply,
) -> Option<Outcome> {
    let unchanged = ply.taken.is_empty() && !ply.promoted;
    if const { !R::MAY.royal_loss() } || unchanged || !acts(rules) {
        return None;
    }
    super::endings::judged(Reason::RoyalCapture, Verdict::Loss, |player| {
        before.royal[player.index()] && rules.royals(after, player).is_empty()
    })
}

fn acts<R: Rules>(rules: &R) -> bool {
    matches!(rules.facts().win, Win::Checkmate | Win::RoyalCapture)
}
