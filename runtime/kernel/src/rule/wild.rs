//! Wild pieces: nobody's, they walk their routes after every move and eat what they may
//!

use crate::act::Ply;
use crate::facts::Route;
use crate::{Cell, Kind, Player, Position, Rules, Square, SquareSet};

/// The wild pieces that a kind may take.
pub(crate) fn takeable<R: Rules>(rules: &R, at: &Position<R>, kind: Kind) -> R::Set {
    let mut found = R::Set::EMPTY;
    if const { !R::MAY.wild() } {
        return found;
    }
    let captures = rules.facts().kind(kind).captures;
    for route in rules.facts().routes.iter() {
        if captures.has(route.kind) && route.takers.has(kind) {
            found |= squares::<R>(route) & at.wild();
        }
    }
    found
}

fn squares<R: Rules>(route: &Route) -> R::Set {
    R::Set::of_all(route.squares.iter().copied())
}

/// A player takes the wild piece on a square, if there is one: its bounty is gained.
#[inline(always)]
pub(crate) fn reward<R: Rules>(rules: &R, at: &mut Position<R>, player: Player, square: Square) {
    if const { !R::MAY.wild() } || !at.wild().has(square) {
        return;
    }
    let route = rules.facts().routes.iter().find(|route| route.squares.contains(&square));
    if let (Some(route), Some(extra)) = (route, at.extra_mut()) {
        let mut points = extra.points();
        points[player.index()] += route.bounty;
        extra.set_points(points);
    }
}

/// Every wild piece steps, route by route, those ahead first.
#[inline(always)]
pub(crate) fn walk<R: Rules>(rules: &R, at: &mut Position<R>, ply: &mut Ply) {
    if const { !R::MAY.wild() } {
        return;
    }
    for route in rules.facts().routes.iter() {
        let steps = steps(rules, at, route);
        for &(from, to) in &steps {
            at.remove(from);
            if let Some((kind, owner)) = at.cell(to).piece() {
                ply.eaten_royal |= owner == ply.mover && rules.tables().royals.has(kind);
                at.remove(to);
                at.forget(to);
                ply.removed = true;
            }
        }
        for &(_, to) in &steps {
            at.put(to, Cell::wild(route.kind));
        }
    }
}

/// The squares on which a piece of a player would be eaten next.
pub(crate) fn threatened<R: Rules>(rules: &R, at: &Position<R>, pieces: R::Set) -> bool {
    if const { !R::MAY.wild() } {
        return false;
    }
    // A step of one route never changes what another may do: their squares are apart.
    rules
        .facts()
        .routes
        .iter()
        .any(|route| steps(rules, at, route).iter().any(|&(_, to)| pieces.has(to)))
}

/// The steps that the wild pieces of a route make: each to the next square, if that holds no wild
/// piece once those ahead have stepped, and nothing that it may not eat. Where every square of the
/// route holds one, none moves.
fn steps<R: Rules>(rules: &R, at: &Position<R>, route: &Route) -> Vec<(Square, Square)> {
    let length = route.squares.len();
    let wild = |place: usize| at.wild().has(route.squares[place % length]);
    let Some(gap) = (0..length).find(|&place| !wild(place)) else { return Vec::new() };
    let mut steps = Vec::new();
    let mut free = true;
    // From the gap backward, so that those ahead step first.
    for back in 1..length {
        let place = (gap + length - back) % length;
        let (from, to) = (route.squares[place], route.squares[(place + 1) % length]);
        if !wild(place) {
            free = true;
            continue;
        }
        let eats = |kind: Kind| rules.facts().kind(route.kind).captures.has(kind);
        free = free && at.cell(to).piece().is_none_or(|(kind, _)| eats(kind));
        if free {
            steps.push((from, to));
        }
    }
    steps
}
