//! From text to a position.

use super::fields::Fields;
use super::passing::Scene;
use super::{FenError, board, castling, ground, hands, marks, portals, rounds, turns};
use sandbox_kernel::{Facts, State};

/// Reads a position of a game.
///
/// # Errors
///
/// If the game has no FEN, or the text is none of it. The message names the field.
pub fn read(facts: &Facts, text: &str) -> Result<State, FenError> {
    let mut words = text.split_ascii_whitespace();
    let (mut pieces, hands) = board::read(facts, words.next().unwrap_or_default())?;
    let hands = hands::read(facts, hands)?;
    let fields = Fields::new(facts, words)?;
    let keys = &fields.keys;
    marks::read(facts, keys, &mut pieces)?;
    ground::read_wild(facts, keys, &mut pieces)?;
    let (to_move, rounds) = rounds::read(facts, &fields, &pieces)?;
    let ply = turns::read_ply(facts, &fields)?;
    let left = turns::read_left(facts, &fields, ply)?;
    let ends = portals::read(facts, keys, &pieces)?;
    let under_way = turns::under_way(facts, ply, left);
    let scene = Scene {
        facts,
        pieces: &pieces,
        doors: portals::doors(facts, &ends),
        mover: if under_way { to_move } else { to_move.other() },
    };
    Ok(State {
        passing: scene.read(fields.en_passant.unwrap_or("-"))?,
        unmoved: castling::read(facts, &pieces, fields.castling)?,
        hands,
        to_move,
        left,
        claims: ground::read_claims(facts, keys)?,
        points: ground::read_points(facts, keys)?,
        moved_ends: portals::moved(facts, &ends),
        bar: portals::read_bar(facts, keys, &ends)?,
        ends,
        rounds,
        checks: checks(facts, &fields)?,
        ply,
        no_progress: fields.no_progress(),
        outcome: None,
        board: pieces,
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
