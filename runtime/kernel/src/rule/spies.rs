//! Spies: a game is played by turns while both players have one, and in rounds afterwards (R-149,
//!

use crate::{KindSet, Phase, Player, Position, Rules, SquareSet};

/// The kinds that are spies, in a game that has any.
fn spies<R: Rules>(rules: &R) -> KindSet {
    if const { !R::MAY.rounds() } || rules.facts().rounds.is_none() {
        return KindSet::NONE;
    }
    rules.facts().kinds_where(|kind| kind.spy)
}

/// Whether each player has a spy on the board.
fn have<R: Rules>(at: &Position<R>, spies: KindSet) -> [bool; 2] {
    let all = at.of_kinds(spies);
    Player::BOTH.map(|player| (all & at.of(player)).any())
}

/// A game of spies begins by turns.
pub(crate) fn begin<R: Rules>(rules: &R, at: &mut Position<R>) {
    if let (false, Some(extra)) = (spies(rules).is_empty(), at.extra_mut()) {
        extra.rounds.phase = Phase::Turns;
    }
}

/// After a move by turns: a player who has no spy left makes one ordinary move, if it is that
/// player's turn; then rounds begin.
pub(crate) fn after<R: Rules>(rules: &R, at: &mut Position<R>) {
    let spies = spies(rules);
    if spies.is_empty() {
        return;
    }
    let (have, mover) = (have(at, spies), at.to_move);
    let Some(extra) = at.extra_mut() else { return };
    extra.rounds.phase = match extra.rounds.phase {
        Phase::Turns if have == [true; 2] => Phase::Turns,
        Phase::Turns if !have[mover.index()] => Phase::Reply,
        Phase::Turns | Phase::Reply | Phase::Rounds => Phase::Rounds,
    };
    if extra.rounds.phase == Phase::Rounds {
        at.to_move = Player::First;
    }
}

/// Whose move of a round is announced before the other chooses: that of a player without a spy, if
/// the other has one.
pub(crate) fn announces<R: Rules>(rules: &R, at: &Position<R>) -> Option<Player> {
    let spies = spies(rules);
    if spies.is_empty() || !super::rounds::both_choose(rules, at) {
        return None;
    }
    match have(at, spies) {
        [false, true] => Some(Player::First),
        [true, false] => Some(Player::Second),
        _ => None,
    }
}
