//! Portals: a piece whose move ends on an end that lets it in comes out elsewhere, and players may
//! move the ends.

use crate::act::Ply;
use crate::facts::{End, Mode};
use crate::{KindSet, Move, Player, Position, Rules, Square, SquareSet, Walk, defaults};
use std::collections::BTreeMap;

/// Works out which squares momentum portals hold.
pub(crate) fn settle<R: Rules>(rules: &R, at: &mut Position<R>) {
    if const { !R::MAY.portals() } {
        return;
    }
    let ends = &rules.facts().ends;
    if let Some(extra) = at.extra_mut() {
        let places = ends.iter().zip(extra.ends);
        let doors = places.filter(|(end, _)| !end.fold);
        extra.doors = R::Set::of_all(doors.map(|(_, place)| place));
    }
}

/// The end on a square, with its number.
fn on<'a, R: Rules>(rules: &'a R, at: &Position<R>, square: Square) -> Option<(usize, &'a End)> {
    let places = at.extra()?.ends;
    rules.facts().ends.iter().enumerate().find(|(number, _)| places[*number] == square)
}

/// Where the ends are.
fn places<R: Rules>(rules: &R, at: &Position<R>) -> R::Set {
    let count = rules.facts().ends.len();
    R::Set::of_all(at.extra().iter().flat_map(|extra| &extra.ends[..count]).copied())
}

/// Where a walk that ends on a square comes out, if an end there lets the piece in: for a momentum
/// portal one king's step beyond the other end, for a fold on it.
fn through<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    (from, entry): (Square, Square),
    walk: &Walk<R::Set>,
) -> Option<Square> {
    let (_, end) = on(rules, at, entry)?;
    let lets_in = end.enter[us.index()] && end.carries.has(at.cell(from).kind());
    let out = at.extra()?.ends[usize::from(end.to.filter(|_| lets_in)?)];
    if end.fold {
        return (at.cell(entry).is_empty() && out != from).then_some(out);
    }
    let exit = rules.facts().board.go(us, out, walk.heading)?;
    (exit != from && !places(rules, at).has(exit)).then_some(exit)
}

/// Whether a way of moving may end on a square.
fn lands<R: Rules>(at: &Position<R>, mode: Mode, to: Square, prey: R::Set) -> bool {
    if at.occupied().has(to) { mode.capture() && prey.has(to) } else { mode.quiet() }
}

/// The walks of a piece that are open to it, and where they may end.
fn walks<'a, R: Rules>(
    rules: &'a R,
    at: &Position<R>,
    us: Player,
    from: Square,
) -> impl Iterator<Item = (&'a Walk<R::Set>, R::Set)> {
    let ways = rules.tables().turned(us, at.cell(from).kind(), at.facing(from));
    let unmoved = at.unmoved();
    ways.walks.iter().filter(move |walk| walk.ready(from, unmoved)).map(move |walk| {
        let screens = defaults::screens(at, us, walk.screen());
        (walk, walk.reach(from, at.occupied(), screens))
    })
}

/// Calls `found` with each square a piece may end on through a portal, and the end it goes in by.
/// Where it could as well go there without one, to the same effect, it does.
pub(crate) fn each<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    prey: R::Set,
    mut found: impl FnMut(Square, Square),
) {
    let board = &rules.facts().board;
    let mut entries: BTreeMap<Square, Square> = BTreeMap::new();
    let mut plain = R::Set::EMPTY;
    for (walk, reached) in walks(rules, at, us, from) {
        for entry in reached.iter() {
            if lands(at, walk.mode, entry, prey) {
                plain |= R::Set::of(entry);
            }
            let out = through(rules, at, us, (from, entry), walk);
            if let Some(out) = out.filter(|&out| lands(at, walk.mode, out, prey)) {
                let known = entries.entry(out).or_insert(entry);
                if board.spelling(entry) < board.spelling(*known) {
                    *known = entry;
                }
            }
        }
    }
    for (to, entry) in entries {
        let same = plain.has(to) && !super::en_passant::opens(rules, at, us, from, to);
        if !same {
            found(to, entry);
        }
    }
}

/// Whether a piece could go through some end to a square if that were empty.
pub(crate) fn lead_quietly<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    to: Square,
) -> bool {
    R::MAY.portals()
        && places(rules, at)
            .iter()
            .any(|entry| leads_in(rules, at, us, from, (entry, to), Mode::quiet))
}

/// Whether a piece can go through an end to a square.
pub(crate) fn leads<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    way: (Square, Square),
) -> bool {
    let prey = crate::generate::takeable(rules, at, us, at.cell(from).kind());
    leads_in(rules, at, us, from, way, |mode| lands(at, mode, way.1, prey))
}

/// Whether a way of moving of some mode leads a piece through an end to a square.
fn leads_in<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    (entry, to): (Square, Square),
    suits: impl Fn(Mode) -> bool,
) -> bool {
    walks(rules, at, us, from).filter(|(walk, _)| suits(walk.mode)).any(|(walk, reached)| {
        reached.has(entry) && through(rules, at, us, (from, entry), walk) == Some(to)
    })
}

/// The pieces of some kinds of a player that could take on a square through a portal.
pub(crate) fn attackers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    able: KindSet,
    on: Square,
) -> R::Set {
    let takes = |from: Square| {
        let mut walks = walks(rules, at, by, from).filter(|(walk, _)| walk.mode.capture());
        walks.any(|(walk, reached)| {
            reached.iter().any(|entry| through(rules, at, by, (from, entry), walk) == Some(on))
        })
    };
    let pieces = at.of(by).iter().filter(|&from| able.has(at.cell(from).kind()));
    R::Set::of_all(pieces.filter(|&from| takes(from)))
}

/// Adds the moves of ends.
pub(crate) fn add<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    if const { !R::MAY.portals() } {
        return;
    }
    let (Some(extra), us) = (at.extra(), at.to_move) else { return };
    let taken = places(rules, at);
    for (number, end) in rules.facts().ends.iter().enumerate() {
        if !end.moved_by[us.index()] {
            continue;
        }
        let from = extra.ends[number];
        let moved = extra.moved_ends >> number & 1 == 1;
        let barred = |to| extra.bar.is_some_and(|(bar, back)| (bar.into(), back) == (number, to));
        let floor = if end.fold { !taken } else { !taken & !at.occupied() };
        let ways = rules.tables().kind(us, end.kind).walks.iter();
        let reached = ways
            .filter(|walk| !walk.first_move || !moved)
            .map(|walk| walk.reach(from, at.occupied(), defaults::screens(at, us, walk.screen())));
        let reached = reached.fold(R::Set::EMPTY, |set, reached| set | reached) & floor;
        out.extend(reached.iter().filter(|&to| !barred(to)).map(|to| Move::Shift { from, to }));
    }
}

/// Moves an end.
pub(crate) fn shift<R: Rules>(rules: &R, at: &mut Position<R>, from: Square, to: Square) -> Ply {
    let made = Move::Shift { from, to };
    let moved = on(rules, at, from).map(|(number, end)| (number, *end));
    if let (Some((number, end)), Some(extra)) = (moved, at.extra_mut()) {
        extra.ends[number] = to;
        extra.moved_ends |= 1 << number;
        let number = u8::try_from(number).unwrap_or_default();
        extra.bar = end.no_straight_back.then_some((number, from));
    }
    settle(rules, at);
    let kind = moved.map_or(crate::Kind(0), |(_, end)| end.kind);
    Ply::new(at.to_move, made, kind)
}

/// Any other move lifts the bar on an end that was just moved.
#[inline(always)]
pub(crate) fn unbar<R: Rules>(at: &mut Position<R>) {
    if const { R::MAY.portals() }
        && let Some(extra) = at.extra_mut()
    {
        extra.bar = None;
    }
}
