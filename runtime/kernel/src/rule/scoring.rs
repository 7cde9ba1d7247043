//! Who wins when the ply limit or the no-progress clock runs out: the player with the higher
//! score, counted on the board.

use crate::facts::Scoring;
use crate::{Player, Position, Rules, SquareSet};

/// Scores closer than this are equal.
const EQUAL: f64 = 1e-9;

/// The player ahead, if one is and the game keeps a score.
pub(crate) fn leader<R: Rules>(rules: &R, at: &Position<R>) -> Option<Player> {
    let scoring = rules.facts().scoring?;
    let [first, second] = Player::BOTH.map(|player| score(rules, at, player, scoring));
    if (first - second).abs() <= EQUAL {
        return None;
    }
    Some(if first > second { Player::First } else { Player::Second })
}

fn score<R: Rules>(rules: &R, at: &Position<R>, player: Player, scoring: Scoring) -> f64 {
    let pieces = at.of(player);
    match scoring {
        Scoring::Material => rules
            .facts()
            .numbered_kinds()
            .map(|(kind, facts)| facts.value * f64::from((at.of_kind(kind) & pieces).len()))
            .sum(),
        Scoring::Pieces => f64::from(pieces.len()),
        Scoring::Territory => f64::from(super::territory::held(at, player)),
        Scoring::Points => at.extra().map_or(0.0, |extra| extra.points()[player.index()]),
        Scoring::Region(ground) => {
            f64::from((pieces & R::Set::narrow(ground[player.index()])).len())
        }
    }
}
