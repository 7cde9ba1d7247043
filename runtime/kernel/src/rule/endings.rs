//! The endings that stand on the board, in the order in which they are tried.

use super::{annihilation, bare_royal, check_limit, extinction, reach, royal_loss};
use crate::play::{Before, Ply};
use crate::{Outcome, Player, Position, Reason, Rules, Verdict};

/// The first ending that a move has brought about.
#[inline(always)]
pub(crate) fn found<R: Rules>(
    rules: &R,
    before: &Before,
    after: &Position<R>,
    ply: &Ply,
) -> Option<Outcome> {
    royal_loss::found(rules, before, after, ply)
        .or_else(|| annihilation::found(rules, after))
        .or_else(|| bare_royal::found(rules, before, after))
        .or_else(|| check_limit::found(rules, after, ply))
        .or_else(|| reach::found(rules, after, ply))
        .or_else(|| extinction::found(rules, after))
}

/// The outcome where a verdict falls on each of some players: a draw where the verdicts name
/// different winners.
pub(crate) fn judged(
    reason: Reason,
    verdict: Verdict,
    concerned: impl Fn(Player) -> bool,
) -> Option<Outcome> {
    let winner = match Player::BOTH.map(concerned) {
        [false, false] => return None,
        [true, false] => verdict.winner(Player::First),
        [false, true] => verdict.winner(Player::Second),
        [true, true] => None,
    };
    Some(Outcome { winner, reason })
}
