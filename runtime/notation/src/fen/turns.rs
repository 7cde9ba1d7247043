//! How far the game is: plies, and moves left in a turn of several.

use super::FenError;
use super::fields::{Fields, Side};
use super::keys::{Key, LARGEST};
use sandbox_kernel::{Facts, Player, State};

/// Which turn it is after some plies, counted from 0, and how many moves it has left.
fn after(facts: &Facts, ply: u32) -> (u32, u8) {
    facts.turn.as_ref().map_or((ply, 1), |turn| turn.after(ply))
}

/// A number of moves in a turn.
fn byte(moves: u32) -> u8 {
    u8::try_from(moves).unwrap_or_default()
}

/// How many moves the longest turn has.
pub(super) fn longest(facts: &Facts) -> u8 {
    let turns = facts.turn.iter().flat_map(|turn| turn.ramp.iter().copied().chain([turn.moves]));
    turns.max().unwrap_or(1)
}

/// How many plies there are before a turn.
fn before(facts: &Facts, number: u32) -> u32 {
    let Some(turn) = &facts.turn else { return number };
    let ramp = u32::try_from(turn.ramp.len()).unwrap_or(u32::MAX);
    let slow = (0..number.min(ramp)).map(|number| u32::from(turn.length(number))).sum::<u32>();
    slow + number.saturating_sub(ramp) * u32::from(turn.moves)
}

/// Plies since the game began: as the key says, else as the move number and the side do, which
/// count turns.
pub(super) fn read_ply(facts: &Facts, fields: &Fields<'_>) -> Result<u32, FenError> {
    if let Some(given) = fields.keys.given(facts, Key::Ply) {
        return given.number(given.text, 0, LARGEST);
    }
    let most = LARGEST / 2 / u32::from(longest(facts));
    let number = fields.move_number().unwrap_or(1);
    let before_it = number.checked_sub(1).filter(|_| number <= most).ok_or_else(|| {
        let problem = format!("expected a number from 1 to {most}, got {number}");
        FenError::new("the move number", problem)
    })?;
    let second = fields.side == Some(Side::One(Player::Second));
    Ok(before(facts, 2 * before_it + u32::from(second)))
}

/// How many moves the player to move has left: as the key says, else as the ply does.
pub(super) fn read_left(facts: &Facts, fields: &Fields<'_>, ply: u32) -> Result<u8, FenError> {
    let (number, left) = after(facts, ply);
    let Some(given) = fields.keys.given(facts, Key::Left) else { return Ok(left) };
    let most = facts.turn.as_ref().map_or(1, |turn| turn.length(number));
    given.number(given.text, 1, most.into()).map(byte)
}

/// Whether the player to move has made a move of this turn already.
pub(super) fn under_way(facts: &Facts, ply: u32, left: u8) -> bool {
    let (number, usual) = after(facts, ply);
    let left = if left == 0 { usual } else { left };
    facts.turn.as_ref().is_some_and(|turn| left < turn.length(number))
}

/// The number of the move, which both players' turns share.
pub(super) fn move_number(facts: &Facts, state: &State) -> u32 {
    after(facts, state.ply).0 / 2 + 1
}

/// Writes the plies, where the move number and the side may not tell them: in turns of several
/// moves, in rounds, and where the other player would be to move.
pub(super) fn write_ply(facts: &Facts, state: &State) -> Option<String> {
    let counted = facts.turn.is_some() || facts.rounds.is_some();
    let told = before(facts, after(facts, state.ply).0 / 2 * 2 + state.to_move as u32);
    (counted && state.ply > 0 || told != state.ply).then(|| Key::Ply.with(state.ply))
}

/// Writes the moves left in this turn, where they are not as at the start and as the ply says.
pub(super) fn write_left(facts: &Facts, state: &State) -> Option<String> {
    facts.turn.as_ref()?;
    let usual = [after(facts, 0).1, after(facts, state.ply).1];
    let told = usual.into_iter().all(|usual| state.left == usual) || state.left == 0;
    (!told).then(|| Key::Left.with(state.left))
}
