//! Keys about portals: where their ends are, and which may not go straight back.

use super::keys::{Given, Key, Keys};
use super::{FenError, Pieces};
use crate::square_name;
use sandbox_kernel::facts::End;
use sandbox_kernel::{Facts, Square, SquareSet, State, Wide};

/// Where the ends are: where the key says, else where they start.
pub(super) fn read(
    facts: &Facts,
    keys: &Keys<'_>,
    pieces: &Pieces,
) -> Result<Vec<Square>, FenError> {
    let given = keys.given(facts, Key::Portals);
    let places = match given {
        Some(given) => places(facts, given)?,
        None => starts(facts),
    };
    for (end, &place) in facts.ends.iter().zip(&places) {
        if !end.fold && pieces[place.index()].is_some() {
            let name = square_name(&facts.board, place);
            let field = if given.is_some() { Key::Portals.field() } else { "the board" };
            let problem = format!("a portal and a piece are both given on {name}");
            return Err(FenError::new(field, problem));
        }
    }
    Ok(places)
}

/// Where the ends start.
fn starts(facts: &Facts) -> Vec<Square> {
    facts.ends.iter().map(|end| end.at).collect()
}

/// The ends as the key gives them: as many in each group as the game has.
fn places(facts: &Facts, given: Given<'_>) -> Result<Vec<Square>, FenError> {
    let sizes =
        |text: &str| -> Vec<_> { text.split(';').map(|group| group.split(',').count()).collect() };
    let usual = groups(facts, &starts(facts));
    if sizes(&usual) != sizes(given.text) {
        return Err(
            given.wrong(&format!("the ends of each group, as {usual} at the start"), given.text)
        );
    }
    let mut places = Vec::new();
    for name in given.text.split([',', ';']) {
        let place = given.square(name)?;
        if places.contains(&place) {
            return Err(given.problem(format!("two ends are given on {name}")));
        }
        places.push(place);
    }
    Ok(places)
}

/// The ends as they are written: `,` between those of a group, `;` between groups.
fn groups(facts: &Facts, places: &[Square]) -> String {
    let mut text = String::new();
    let mut last: Option<&End> = None;
    for (end, &place) in facts.ends.iter().zip(places) {
        match last {
            Some(last) if last.group == end.group => text.push(','),
            Some(_) => text.push(';'),
            None => {}
        }
        text.push_str(&square_name(&facts.board, place));
        last = Some(end);
    }
    text
}

/// Whether each end has been moved: that is known only of one which is not where it started.
pub(super) fn moved(facts: &Facts, places: &[Square]) -> Vec<bool> {
    facts.ends.iter().zip(places).map(|(end, &place)| end.at != place).collect()
}

/// The end that may not go straight back, and to where.
pub(super) fn read_bar(
    facts: &Facts,
    keys: &Keys<'_>,
    places: &[Square],
) -> Result<Option<(u8, Square)>, FenError> {
    let Some(given) = keys.given(facts, Key::Bar) else { return Ok(None) };
    let [at, back] = given.pair(given.text)?;
    let name = square_name(&facts.board, at);
    let mut ends = (0..).zip(facts.ends.iter().zip(places));
    match ends.find(|(_, (_, place))| **place == at) {
        Some((number, (end, _))) if end.no_straight_back => Ok(Some((number, back))),
        Some(_) => Err(given.problem(format!("the portal end on {name} may go straight back"))),
        None => Err(given.problem(format!("no portal end is on {name}"))),
    }
}

/// Writes the ends, where they are not as at the start.
pub(super) fn write(facts: &Facts, state: &State) -> Option<String> {
    let moved = starts(facts) != state.ends;
    (!facts.ends.is_empty() && moved).then(|| Key::Portals.with(groups(facts, &state.ends)))
}

/// Writes the end that may not go straight back.
pub(super) fn write_bar(facts: &Facts, state: &State) -> Option<String> {
    let (number, back) = state.bar?;
    let at = state.ends.get(usize::from(number))?;
    let [at, back] = [*at, back].map(|square| square_name(&facts.board, square));
    Some(Key::Bar.with(at + &back))
}

/// The squares that momentum portals hold.
pub(super) fn doors(facts: &Facts, places: &[Square]) -> Wide {
    let doors = facts.ends.iter().zip(places).filter(|(end, _)| !end.fold);
    doors.fold(Wide::EMPTY, |set, (_, &place)| set | Wide::of(place))
}
