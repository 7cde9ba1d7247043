//! Giving a number of checks wins. A move that leaves the other player's royal pieces attacked is
//! one check, a double check too.

use super::endings::Found;
use crate::act::Ply;
use crate::{Position, Reason, Rules, Verdict};

/// Counts the check that a move gives.
pub(crate) fn count<R: Rules>(rules: &R, after: &mut Position<R>, ply: &Ply) {
    if rules.facts().check_limit.is_some()
        && super::check::attacked(rules, after, ply.mover.other())
    {
        let checks = &mut after.checks[ply.mover.index()];
        *checks = checks.saturating_add(1);
    }
}

/// Whether the mover has given enough checks.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, after: &Position<R>, ply: &Ply) -> Option<Found> {
    if const { !R::MAY.check_limit() } {
        return None;
    }
    let limit = rules.facts().check_limit?;
    super::endings::judged(Reason::CheckLimit, Verdict::Win, |player| {
        player == ply.mover && after.checks[player.index()] >= limit
    })
}
