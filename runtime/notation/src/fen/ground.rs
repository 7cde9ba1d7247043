//! Keys about what nobody's pieces and the ground are worth: wild pieces, points, claims.

use super::keys::{Given, Key, Keys};
use super::{FenError, Pieces, numbered};
use crate::moves::id;
use crate::square_name;
use sandbox_kernel::facts::Route;
use sandbox_kernel::{Facing, Facts, Kind, Piece, Square, SquareSet, State, Wide};

/// What is written where every wild piece has been taken.
const NONE: &str = "-";

const fn wild(kind: Kind) -> Piece {
    Piece { kind, player: None, facing: Facing::Forward, rest: 0 }
}

/// Puts the wild pieces on the board: where the key says, else where they start.
pub(super) fn read_wild<'a>(
    facts: &'a Facts,
    keys: &Keys<'a>,
    pieces: &mut Pieces,
) -> Result<(), FenError> {
    let Some(given) = keys.given(facts, Key::Wild) else { return put_at_start(facts, pieces) };
    if matches!(given.text, "" | NONE) {
        return Ok(());
    }
    let mut walking = vec![0; facts.routes.len()];
    for (square, word) in given.by_square()? {
        let (number, route) = walked(facts, given, square, word)?;
        walking[number] += 1;
        if walking[number] > route.starts.len() {
            let (most, name) = (route.starts.len(), square_name(&facts.board, square));
            let problem = format!("expected {most} {word} at most on the route over {name}");
            return Err(given.problem(problem));
        }
        if pieces[square.index()].replace(wild(route.kind)).is_some() {
            let name = square_name(&facts.board, square);
            return Err(given.problem(format!("the board gives another piece on {name}")));
        }
    }
    Ok(())
}

/// The route over a square, with its number, if this kind walks it.
fn walked<'a>(
    facts: &'a Facts,
    given: Given<'_>,
    square: Square,
    word: &str,
) -> Result<(usize, &'a Route), FenError> {
    let name = square_name(&facts.board, square);
    let mut routes = facts.routes.iter().enumerate();
    let found = routes.find(|(_, route)| route.squares.contains(&square));
    let (number, route) =
        found.ok_or_else(|| given.problem(format!("no wild piece walks over {name}")))?;
    let kind = id(facts, route.kind);
    if word == kind {
        Ok((number, route))
    } else {
        Err(given.wrong(&format!("{kind} on {name}"), word))
    }
}

/// A piece of the text on such a square is a mistake as likely as not, so it is not taken to mean
/// that the wild piece is gone.
fn put_at_start(facts: &Facts, pieces: &mut Pieces) -> Result<(), FenError> {
    for route in facts.routes.iter() {
        for square in route.starts.iter() {
            if pieces[square.index()].replace(wild(route.kind)).is_some() {
                let (kind, name) = (id(facts, route.kind), square_name(&facts.board, square));
                let problem = format!(
                    "a wild {kind} starts on {name}, where a piece is given; say with wild= where the \
                     wild pieces are, wild=- for none"
                );
                return Err(FenError::new("the board", problem));
            }
        }
    }
    Ok(())
}

/// Writes the wild pieces, where they are not as at the start.
pub(super) fn write_wild(facts: &Facts, state: &State) -> Option<String> {
    let stands = |square: Square, route: &Route| {
        let piece = state.board.get(square.index()).copied().flatten();
        piece.is_some_and(|piece| piece.player.is_none() && piece.kind == route.kind)
    };
    let steps = facts.routes.iter().flat_map(|route| {
        route.squares.iter().map(move |&square| (square, route, stands(square, route)))
    });
    if steps.clone().all(|(square, route, stands)| stands == route.starts.has(square)) {
        return None;
    }
    let found: Vec<_> = steps
        .filter(|(.., stands)| *stands)
        .map(|(square, route, _)| {
            format!("{}:{}", square_name(&facts.board, square), id(facts, route.kind))
        })
        .collect();
    Some(Key::Wild.with(if found.is_empty() { NONE.to_owned() } else { found.join(",") }))
}

/// The squares that each player has claimed.
pub(super) fn read_claims(facts: &Facts, keys: &Keys<'_>) -> Result<[Wide; 2], FenError> {
    let mut claims = [Wide::EMPTY; 2];
    if let Some(given) = keys.given(facts, Key::Territory) {
        for (square, word) in given.by_square()? {
            match word {
                "0" => claims[0] |= Wide::of(square),
                "1" => claims[1] |= Wide::of(square),
                _ => return Err(given.wrong("0 or 1, the number of a player", word)),
            }
        }
    }
    Ok(claims)
}

/// Writes the claims.
pub(super) fn write_claims(facts: &Facts, state: &State) -> Option<String> {
    facts.territory?;
    let [first, second] = state.claims;
    let owner = |square| (first | second).has(square).then(|| u8::from(second.has(square)));
    let said: Vec<_> = numbered(&state.board)
        .filter_map(|(square, _)| {
            Some(format!("{}:{}", square_name(&facts.board, square), owner(square)?))
        })
        .collect();
    (!said.is_empty()).then(|| Key::Territory.with(said.join(",")))
}

/// The bounties that each player has collected.
pub(super) fn read_points(facts: &Facts, keys: &Keys<'_>) -> Result<[f64; 2], FenError> {
    let Some(given) = keys.given(facts, Key::Points) else { return Ok([0.0; 2]) };
    let points = given
        .text
        .split_once(',')
        .and_then(|(first, second)| Some([points(first)?, points(second)?]));
    points.ok_or_else(|| given.wrong("two numbers of 0 or more with ',' between", given.text))
}

/// A number from 0 with or without a fraction.
fn points(text: &str) -> Option<f64> {
    let digits = text.starts_with(|first: char| first.is_ascii_digit());
    text.parse().ok().filter(|points: &f64| digits && points.is_finite())
}

/// Writes the bounties collected.
pub(super) fn write_points(facts: &Facts, state: &State) -> Option<String> {
    let [first, second] = state.points;
    let some = !facts.routes.is_empty() && (first > 0.0 || second > 0.0);
    some.then(|| Key::Points.with(format!("{first},{second}")))
}
