//! Running out of a piece: a player has fewer than the least number of some kinds, counted
//! together or each.

use super::endings::Found;
use crate::facts::Drops;
use crate::{KindSet, Player, Position, Reason, Rules, SquareSet};

/// Whether a player has fallen below a count.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, after: &Position<R>) -> Option<Found> {
    if const { !R::MAY.extinction() } {
        return None;
    }
    let extinction = rules.facts().extinction.as_ref()?;
    super::endings::judged(Reason::Extinction, extinction.verdict, |player| {
        extinction.counted[player.index()]
            .iter()
            .any(|&kinds| count(after, player, kinds) < extinction.least)
    })
}

fn count<R: Rules>(at: &Position<R>, player: Player, kinds: KindSet) -> u32 {
    let standing = (at.of_kinds(kinds) & at.of(player)).len();
    let held = kinds.iter().map(|kind| match at.held(player, kind) {
        Drops::UNLIMITED => u32::MAX / 2,
        held => u32::from(held),
    });
    held.fold(standing, u32::saturating_add)
}
