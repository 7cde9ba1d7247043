//! Check: a royal piece that the other player could take.

use crate::facts::Win;
use crate::{Player, Position, Rules, SquareSet};

/// Whether a royal piece of this player is attacked.
pub(crate) fn attacked<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    let royals = rules.royals(at, player);
    royals.iter().any(|royal| super::attack::on(rules, at, player.other(), royal))
}

/// Whether a player is in check: a royal piece is attacked, or stands where a wild piece steps next
///
#[inline(always)]
pub(crate) fn stands<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    attacked(rules, at, player) || super::wild::threatened(rules, at, rules.royals(at, player))
}

/// Whether a royal piece may not be left attacked: only where the game is won by checkmate.
#[inline(always)]
pub(crate) fn binds<R: Rules>(rules: &R) -> bool {
    R::MAY.check() && rules.facts().win == Win::Checkmate
}

/// Whether the player to move is in check, where the game knows check.
pub(crate) fn in_check<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    binds(rules) && stands(rules, at, at.to_move)
}
