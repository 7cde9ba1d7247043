//! From a position to text.

use super::{FenError, Letters, board, castling, hands, passing};
use sandbox_kernel::{Facts, Player, State};

/// Writes a position of a game.
///
/// # Errors
///
/// If the game has no FEN.
pub fn write(facts: &Facts, state: &State) -> Result<String, FenError> {
    let letters = Letters::of(facts)?;
    let mut words = vec![
        board::write(facts, &letters, state) + &hands::write(facts, &letters, state),
        if state.to_move == Player::First { "w" } else { "b" }.to_owned(),
        castling::write(facts, state),
        passing::write(facts, state),
    ];
    if let Some(limit) = facts.check_limit {
        let [first, second] = state.checks.map(|given| limit.saturating_sub(given));
        words.push(format!("{first}+{second}"));
    }
    words.push(state.no_progress.to_string());
    words.push((state.ply / 2 + 1).to_string());
    // The move number tells the ply unless the wrong player is to move.
    if state.ply % 2 != state.to_move as u32 {
        words.push(format!("ply={}", state.ply));
    }
    Ok(words.join(" "))
}
