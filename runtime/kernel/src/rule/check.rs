//! Check: a royal piece that the other player could take.

use crate::{Player, Position, Rules, SquareSet};

/// Whether a royal piece of this player is attacked.
pub(crate) fn attacked<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    let occupied = at.occupied();
    let by_own_moves = rules.royals(at, player).iter().any(|royal| {
        let kind = at.cell(royal).kind();
        rules.attackers(at, player.other(), kind, royal, occupied).any()
    });
    by_own_moves || player != at.to_move && super::en_passant::threatens_royal(rules, at)
}

/// Whether the player to move is in check, where the game knows check.
pub(crate) fn in_check<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    R::MAY.check()
        && rules.facts().win == crate::facts::Win::Checkmate
        && attacked(rules, at, at.to_move)
}
