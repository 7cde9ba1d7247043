//! Turns of several moves.

use crate::facts::Turn;
use crate::{Position, Rules};

/// After a move: the turn passes, or has moves left.
#[inline(always)]
pub(crate) fn pass<R: Rules>(rules: &R, at: &mut Position<R>) {
    if const { R::MAY.turns() }
        && let Some(turn) = &rules.facts().turn
        && let Some(extra) = at.extra_mut()
    {
        if extra.left > 1 {
            extra.left -= 1;
            return;
        }
        extra.turn = numbered(turn, extra.turn);
        extra.left = turn.length(extra.turn);
    }
    at.to_move = at.to_move.other();
}

/// The number of the turn after one, which counts as far as the ramp does.
fn numbered(turn: &Turn, number: u8) -> u8 {
    let ramp = u8::try_from(turn.ramp.len()).unwrap_or(u8::MAX);
    number.saturating_add(1).min(ramp)
}

/// The number of the turn, and how many moves it has left, after some plies.
pub(crate) fn from_ply(turn: &Turn, ply: u32) -> (u8, u8) {
    let (mut number, mut rest) = (0, ply);
    while usize::from(number) < turn.ramp.len() && rest >= u32::from(turn.length(number)) {
        rest -= u32::from(turn.length(number));
        number = numbered(turn, number);
    }
    let length = turn.length(number);
    let within = u8::try_from(rest % u32::from(length.max(1))).unwrap_or_default();
    (number, length - within)
}

/// Whether the turn ends with the next move.
#[inline(always)]
pub(crate) fn ends<R: Rules>(at: &Position<R>) -> bool {
    !R::MAY.turns() || at.extra().is_none_or(|extra| extra.left <= 1)
}
