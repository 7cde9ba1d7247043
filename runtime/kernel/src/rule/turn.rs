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
        extra.turn = numbered(turn, u32::from(extra.turn) + 1);
        extra.left = turn.length(extra.turn.into());
    }
    at.to_move = at.to_move.other();
}

/// The number of a turn, which counts as far as the ramp does.
fn numbered(turn: &Turn, number: u32) -> u8 {
    let ramp = u32::try_from(turn.ramp.len()).unwrap_or(u32::MAX);
    u8::try_from(number.min(ramp)).unwrap_or(u8::MAX)
}

/// The number of the turn, as far as it counts, and how many moves it has left, after some plies.
pub(crate) fn from_ply(turn: &Turn, ply: u32) -> (u8, u8) {
    let (number, left) = turn.after(ply);
    (numbered(turn, number), left)
}

/// Whether the turn ends with the next move.
#[inline(always)]
pub(crate) fn ends<R: Rules>(at: &Position<R>) -> bool {
    !R::MAY.turns() || at.extra().is_none_or(|extra| extra.left <= 1)
}
