//! Check: a royal piece that the other player could take.

use super::explosion;
use crate::facts::Win;
use crate::{Kind, Player, Position, Rules, Square, SquareSet, generate};

/// Whether a royal piece of this player is attacked.
pub(crate) fn attacked<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    let occupied = at.occupied();
    let by_own_moves = rules.royals(at, player).iter().any(|royal| {
        let kind = at.cell(royal).kind();
        threatened(rules, at, player.other(), kind, royal, occupied, R::Set::EMPTY)
    });
    by_own_moves
        || player != at.to_move && super::en_passant::threatens(rules, at, rules.royals(at, player))
}

/// Whether a player is in check: a royal piece is attacked, or stands where a wild piece steps next
///
#[inline(always)]
pub(crate) fn stands<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    attacked(rules, at, player) || super::wild::threatened(rules, at, rules.royals(at, player))
}

/// Whether a player attacks a royal piece of kind `victim` on a square, with these squares occupied
/// and without some of his pieces. A capture that would cost him his own last royal piece is no
/// attack.
#[inline(always)]
pub(crate) fn threatened<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    occupied: R::Set,
    gone: R::Set,
) -> bool {
    if const { R::MAY.explosions() } {
        let steps = rules.leapers(at, by, victim, on)
            | rules.sliders(at, by, victim, on, occupied)
            | crate::defaults::jumpers_but_sweepers(rules, at, by, victim, on, occupied);
        let costly = |from| explosion::suicidal(rules, at, by, from, (victim, on), gone);
        let sweeps = super::sweep::safe_attackers(rules, at, by, victim, on, occupied);
        let suits = |from| super::strike::suits(rules, at, by, from, on);
        let takes = |from| !costly(from) && suits(from);
        return (sweeps & !gone).any() || (steps & !gone).iter().any(takes);
    }
    let attackers = rules.attackers(at, by, victim, on, occupied) & !gone;
    if const { R::MAY.strike() && R::MAY.regions() } {
        return attackers.iter().any(|from| super::strike::suits(rules, at, by, from, on));
    }
    attackers.any()
}

/// Whether the other player could take a player's piece on a square, in passing too.
pub(crate) fn can_be_taken<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    on: Square,
) -> bool {
    let kind = at.cell(on).kind();
    let attackers = rules.attackers(at, player.other(), kind, on, at.occupied());
    let by_own_moves = attackers
        .iter()
        .any(|from| !R::MAY.meetings() || generate::can_take(rules, at, player.other(), from, on));
    by_own_moves || player != at.to_move && super::en_passant::threatens(rules, at, R::Set::of(on))
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
