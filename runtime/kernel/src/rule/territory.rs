//! Claiming ground.

use super::endings::Found;
use crate::{Player, Position, Reason, Rules, SquareSet, Verdict};

/// A player claims some squares.
#[inline(always)]
pub(crate) fn claim<R: Rules>(rules: &R, at: &mut Position<R>, player: Player, squares: R::Set) {
    if const { !R::MAY.territory() } {
        return;
    }
    let (Some(territory), Some(extra)) = (rules.facts().territory, at.extra_mut()) else { return };
    let other = &mut extra.claims[player.other().index()];
    let squares = if territory.permanent { squares & !*other } else { squares };
    *other &= !squares;
    extra.claims[player.index()] |= squares;
}

/// How many squares a player holds.
pub(crate) fn held<R: Rules>(at: &Position<R>, player: Player) -> u32 {
    at.extra().map_or(0, |extra| extra.claims[player.index()].len())
}

/// Whether a player holds as many squares as win.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, after: &Position<R>) -> Option<Found> {
    if const { !R::MAY.territory() } {
        return None;
    }
    let wins = rules.facts().territory?.wins?;
    super::endings::judged(Reason::Territory, Verdict::Win, |player| held(after, player) >= wins)
}
