//! From text to a position.

use super::fields::Fields;
use super::{FenError, board, castling, hands, passing};
use sandbox_kernel::{Facts, Player, State};

/// Reads a position of a game.
///
/// # Errors
///
/// If the game has no FEN, or the text is none of it. The message names the field.
pub fn read(facts: &Facts, text: &str) -> Result<State, FenError> {
    let mut words = text.split_ascii_whitespace();
    let (pieces, hands) = board::read(facts, words.next().unwrap_or_default())?;
    let hands = hands::read(facts, hands)?;
    let fields = Fields::new(words)?;
    let to_move = fields.side.unwrap_or(Player::First);
    let (passed, passer) =
        passing::read(facts, &pieces, to_move, fields.en_passant.unwrap_or("-"))?;
    Ok(State {
        unmoved: castling::read(facts, &pieces, fields.castling)?,
        board: pieces,
        hands,
        to_move,
        passed,
        passer,
        checks: checks(facts, &fields)?,
        ply: fields.ply()?,
        no_progress: fields.no_progress(),
        outcome: None,
    })
}

/// Checks given by each player.
fn checks(facts: &Facts, fields: &Fields<'_>) -> Result<[u8; 2], FenError> {
    let wrong = |problem: String| FenError::new("the checks", problem);
    let (counts, left) = match (fields.checks_left, fields.checks_given) {
        (None, None) => return Ok([0, 0]),
        (Some(_), Some(_)) => {
            return Err(wrong("expected those still to give or those given, got both".to_owned()));
        }
        (Some(left), None) => (left, true),
        (None, Some(given)) => (given, false),
    };
    let Some(limit) = facts.check_limit else {
        return Err(wrong("this game does not count them".to_owned()));
    };
    let mut checks = [0, 0];
    for (given, count) in checks.iter_mut().zip(counts) {
        let within = u8::try_from(count).ok().filter(|&count| count <= limit);
        let count =
            within.ok_or_else(|| wrong(format!("expected at most {limit}, got {count}")))?;
        *given = if left { limit - count } else { count };
    }
    Ok(checks)
}
