//! Rest: a piece that has made its player's move may not make it again for some of that player's
//! turns.

use crate::{Kind, Move, Player, Position, Rules, Square, SquareSet};

/// How many turns a kind rests after it has moved.
#[inline(always)]
pub(crate) fn after_move<R: Rules>(rules: &R, kind: Kind) -> u8 {
    if const { !R::MAY.rests() } {
        return 0;
    }
    rules.facts().kind(kind).rest
}

/// How many turns the piece on a square still rests.
#[inline(always)]
pub(crate) fn turns<R: Rules>(at: &Position<R>, square: Square) -> u8 {
    if const { !R::MAY.rests() } {
        return 0;
    }
    at.extra().map_or(0, |extra| extra.rest(square))
}

/// Makes the piece on a square rest.
#[inline(always)]
pub(crate) fn set<R: Rules>(at: &mut Position<R>, square: Square, turns: u8) {
    if const { R::MAY.rests() }
        && let Some(extra) = at.extra_mut()
    {
        extra.set_rest(square, turns);
    }
}

/// A turn of a player has come: all that rest do so for a turn less. The piece that moves then
/// rests anew.
#[inline(always)]
pub(crate) fn tick<R: Rules>(at: &mut Position<R>, player: Player) {
    if const { R::MAY.rests() } {
        let pieces = at.of(player);
        if let Some(extra) = at.extra_mut() {
            extra.tick(pieces);
        }
    }
}

/// Drops the moves of resting pieces, unless there is no other.
pub(crate) fn filter<R: Rules>(at: &Position<R>, moves: &mut Vec<Move>) {
    if const { !R::MAY.rests() } {
        return;
    }
    let Some(extra) = at.extra() else { return };
    let resting = extra.resting();
    let rests = |made: &Move| match *made {
        Move::Castle { from, partner, .. } => resting.has(from) || resting.has(partner),
        made => made.from().is_some_and(|from| resting.has(from)),
    };
    if resting.any() && !moves.iter().all(rests) {
        moves.retain(|made| !rests(made));
    }
}
