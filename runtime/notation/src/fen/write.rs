//! From a position to text.

use super::turns;
use super::{FenError, Letters, board, castling, ground, hands, marks, passing, portals, rounds};
use sandbox_kernel::{Facts, State};

/// Writes a position of a game.
///
/// # Errors
///
/// If the game has no FEN.
pub fn write(facts: &Facts, state: &State) -> Result<String, FenError> {
    let letters = Letters::of(facts)?;
    let mut words = vec![
        board::write(facts, &letters, state) + &hands::write(facts, &letters, state),
        rounds::write_side(state),
    ];
    let passing = passing::write(facts, state);
    match castling::write(facts, state) {
        Some(field) => words.extend([field, passing]),
        // An empty field here would be read as the one before.
        None if passing == "-" => {}
        None => words.push(passing),
    }
    if let Some(limit) = facts.check_limit {
        let [first, second] = state.checks.map(|given| limit.saturating_sub(given));
        words.push(format!("{first}+{second}"));
    }
    words.push(state.no_progress.to_string());
    words.push(turns::move_number(facts, state).to_string());
    words.extend(keys(facts, state));
    Ok(words.join(" "))
}

/// What only some rules ask for, in a fixed order.
fn keys(facts: &Facts, state: &State) -> impl Iterator<Item = String> {
    let keys = [
        turns::write_ply(facts, state),
        turns::write_left(facts, state),
        marks::write_facing(facts, state),
        marks::write_rest(facts, state),
        ground::write_wild(facts, state),
        ground::write_claims(facts, state),
        ground::write_points(facts, state),
        portals::write(facts, state),
        portals::write_bar(facts, state),
    ];
    keys.into_iter().flatten().chain(rounds::write(facts, state))
}
