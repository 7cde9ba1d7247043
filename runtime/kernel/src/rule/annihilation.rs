//! Clearing the board of an army wins.

use super::endings::Found;
use crate::facts::Win;
use crate::play::Before;
use crate::{Position, Reason, Rules, SquareSet, Verdict};

/// Whether a player has no piece left on the board.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, before: Before, after: &Position<R>) -> Option<Found> {
    if const { !R::MAY.annihilation() } || rules.facts().win != Win::Annihilation {
        return None;
    }
    super::endings::judged(Reason::Annihilation, Verdict::Loss, |player| {
        // Whoever has yet to place the first piece has not lost the last.
        let had = before.pieces[player.index()] || after.hand(player).iter().all(|&held| held == 0);
        after.of(player).is_empty() && had
    })
}
