//! Keys about single pieces: which way they point, and how long they rest.

use super::keys::{Given, Key, Keys};
use super::{FenError, Pieces, numbered};
use crate::moves::{facing_word, id};
use crate::square_name;
use sandbox_kernel::{Facing, Facts, Kind, Piece, Square, State};

/// Which way a piece of a kind points where nothing else is said.
fn initial(facts: &Facts, kind: Kind) -> Facing {
    facts.kind(kind).facing.map_or(Facing::Forward, |facing| facing.initial)
}

/// Turns the pieces of the board to where they point, and lets rest those that do.
pub(super) fn read<'a>(
    facts: &'a Facts,
    keys: &Keys<'a>,
    pieces: &mut Pieces,
) -> Result<(), FenError> {
    for piece in pieces.iter_mut().flatten() {
        piece.facing = initial(facts, piece.kind);
    }
    if let Some(given) = keys.given(facts, Key::Facing) {
        for (square, word) in given.by_square()? {
            let piece = standing(facts, given, pieces, square)?;
            piece.facing = facing(facts, given, piece.kind, word)?;
        }
    }
    if let Some(given) = keys.given(facts, Key::Rest) {
        for (square, word) in given.by_square()? {
            let piece = standing(facts, given, pieces, square)?;
            piece.rest = rest(facts, given, piece.kind, word)?;
        }
    }
    Ok(())
}

/// The player's piece on a square.
fn standing<'a>(
    facts: &Facts,
    given: Given<'_>,
    pieces: &'a mut Pieces,
    square: Square,
) -> Result<&'a mut Piece, FenError> {
    let name = square_name(&facts.board, square);
    let missing = || given.problem(format!("no piece of a player stands on {name}"));
    pieces[square.index()].as_mut().ok_or_else(missing)
}

fn facing(facts: &Facts, given: Given<'_>, kind: Kind, word: &str) -> Result<Facing, FenError> {
    let name = id(facts, kind);
    let Some(rule) = facts.kind(kind).facing else {
        return Err(given.problem(format!("the {name} points no way")));
    };
    let known = rule.ways().find(|&way| facing_word(way) == word);
    known.ok_or_else(|| {
        let ways: Vec<_> = rule.ways().map(facing_word).collect();
        given.wrong(&format!("{} for the {name}", ways.join(", ")), word)
    })
}

fn rest(facts: &Facts, given: Given<'_>, kind: Kind, word: &str) -> Result<u8, FenError> {
    let most = longest_rest(facts, kind);
    if most == 0 {
        return Err(given.problem(format!("the {} never rests", id(facts, kind))));
    }
    let turns = given.number(word, 1, most.into())?;
    Ok(u8::try_from(turns).unwrap_or(most))
}

/// The longest that a piece of this kind can rest: as its kind does, or as one did that its own
/// side has turned into it, which keeps its rest.
fn longest_rest(facts: &Facts, kind: Kind) -> u8 {
    let links = facts.contacts.iter().flat_map(|contacts| contacts.links.iter());
    let turned: Vec<_> =
        links.filter(|link| link.own).filter_map(|link| Some((link.onto, link.onto_to?))).collect();
    let mut known = vec![kind];
    let mut next = 0;
    while let Some(&at) = known.get(next) {
        for (from, _) in turned.iter().filter(|(_, to)| *to == at) {
            if !known.contains(from) {
                known.push(*from);
            }
        }
        next += 1;
    }
    known.into_iter().map(|kind| facts.kind(kind).rest).max().unwrap_or(0)
}

/// Writes the pieces that do not point as their kind does at first.
pub(super) fn write_facing(facts: &Facts, state: &State) -> Option<String> {
    write(facts, state, Key::Facing, |piece| {
        (piece.facing != initial(facts, piece.kind)).then(|| facing_word(piece.facing).to_owned())
    })
}

/// Writes the pieces that rest.
pub(super) fn write_rest(facts: &Facts, state: &State) -> Option<String> {
    write(facts, state, Key::Rest, |piece| (piece.rest > 0).then(|| piece.rest.to_string()))
}

/// Writes something of each player's piece of which there is something to say.
fn write(
    facts: &Facts,
    state: &State,
    key: Key,
    say: impl Fn(Piece) -> Option<String>,
) -> Option<String> {
    let pieces = numbered(&state.board).filter_map(|(square, piece)| Some((square, piece?)));
    let players = pieces.filter(|(_, piece)| piece.player.is_some());
    let said: Vec<_> = players
        .filter_map(|(square, piece)| {
            Some(format!("{}:{}", square_name(&facts.board, square), say(piece)?))
        })
        .collect();
    (!said.is_empty()).then(|| key.with(said.join(",")))
}
