//! Clearing the board of an army wins.

use crate::facts::Win;
use crate::{Outcome, Position, Reason, Rules, SquareSet, Verdict};

/// Whether a player has no piece left on the board.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, after: &Position<R>) -> Option<Outcome> {
    if const { !R::MAY.annihilation() } || rules.facts().win != Win::Annihilation {
        return None;
    }
    super::endings::judged(Reason::Annihilation, Verdict::Loss, |player| {
        after.of(player).is_empty()
    })
}
