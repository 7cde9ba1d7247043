//! `rules.portals[]`: the ends of a group, and who goes in by them.

use super::doors::lets_in;
use super::full;
use super::game::Game;
use super::kinds::Kinds;
use super::portals::group_at;
use crate::spec::{End, PassageRule, PortalKind, Portals};
use crate::text::short;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, groups: &[Portals], at: usize, out: &mut Vec<Problem>) {
    let (group, place) = (&groups[at], group_at(at));
    one_spelling(game, group, &place, out);
    for (end, name) in starts(group, &place) {
        start(game, groups, group, &end, name, out);
    }
    match &group.ends {
        Some(ends) if game.reached_at(&place.key("ends")) => {
            map(game, ends, &place.key("ends"), out);
        }
        Some(_) => {}
        None => pair(game, group, &place, out),
    }
}

/// A pair has both its ends, and a map none of a pair's keys.
fn one_spelling(game: &Game<'_>, group: &Portals, place: &Place, out: &mut Vec<Problem>) {
    let written = [
        ("orange", group.orange.is_some()),
        ("blue", group.blue.is_some()),
        ("moved_by", group.moved_by.is_some()),
        ("passage", group.passage.is_some()),
        ("carries", group.carries.is_some()),
    ];
    if group.ends.is_some() {
        for (key, _) in written.iter().filter(|(_, written)| *written) {
            let key = place.key(key);
            if game.reached_at(&key) {
                let rest = "is for a pair, and this group is written as ends";
                out.push(game.ctx.problem(&key, rest));
            }
        }
        return;
    }
    if !["orange", "blue", "ends"].iter().all(|key| game.sound_at(&place.key(key))) {
        return;
    }
    let rest = match (&group.orange, &group.blue) {
        (None, None) => "requires orange and blue, or ends",
        (Some(_), None) => "requires both orange and blue: it has only orange",
        (None, Some(_)) => "requires both orange and blue: it has only blue",
        (Some(_), Some(_)) => return,
    };
    out.push(game.ctx.problem(place, rest));
}

/// The place and the square of each end of a group.
fn starts<'a>(group: &'a Portals, place: &Place) -> Vec<(Place, &'a str)> {
    if let Some(ends) = &group.ends {
        let list = place.key("ends");
        let ends = ends.iter().enumerate();
        return ends.map(|(at, end)| (list.index(at).key("at"), end.at.as_str())).collect();
    }
    let pair = [("orange", &group.orange), ("blue", &group.blue)];
    pair.into_iter().filter_map(|(key, at)| Some((place.key(key), at.as_deref()?))).collect()
}

fn start(
    game: &Game<'_>,
    groups: &[Portals],
    group: &Portals,
    place: &Place,
    name: &str,
    out: &mut Vec<Problem>,
) {
    let Some(board) = game.board().filter(|_| game.sound_at(place)) else { return };
    let Some(square) = game.square(name) else {
        out.push(
            game.ctx.problem(place, format!("'{}' is not a square on this board", short(name))),
        );
        return;
    };
    let fold = group.kind == Some(PortalKind::Fold);
    let occupied = game.starts.iter().any(|start| start.square == square);
    if occupied && !fold && game.sound("setup") && game.sound("rules.portals") {
        let rest = format!("'{name}' must be an empty square: a piece starts there");
        out.push(game.ctx.problem(place, rest));
    }
    if board.walls.contains(square) {
        out.push(game.ctx.problem(place, format!("'{name}' is a wall")));
    }
    let all = groups.iter().enumerate().flat_map(|(at, group)| starts(group, &group_at(at)));
    let mut before = all.take_while(|(other, _)| other != place);
    if let Some((first, _)) = before.find(|(_, other)| game.square(other) == Some(square)) {
        let rest = format!("'{name}' is where another portal end starts ({first})");
        out.push(game.ctx.problem(place, rest));
    }
}

fn map(game: &Game<'_>, ends: &[End], list: &Place, out: &mut Vec<Problem>) {
    let mut whole = game.sound_at(list);
    for (at, end) in ends.iter().enumerate() {
        let place = list.index(at);
        if !game.reached_at(&place) {
            continue;
        }
        whole &= leads(game, end, at, ends.len(), &place, out);
        enters(game, end, &place, out);
        carries(game, end.carries.as_deref(), &place.key("carries"), out);
    }
    if !whole {
        return;
    }
    for (at, end) in ends.iter().enumerate() {
        let led_to = ends.iter().any(|other| other.to.map(usize::from) == Some(at));
        // With keys of an end that leads somewhere it is asked for that.
        let asked = end.enter.is_some() || end.carries.is_some();
        if end.to.is_none() && !led_to && !asked {
            let rest = "leads nowhere and is led to by no end";
            out.push(game.ctx.problem(&list.index(at), rest));
        }
    }
}

/// Whether an end leads to another of its group, if it leads anywhere.
fn leads(
    game: &Game<'_>,
    end: &End,
    at: usize,
    count: usize,
    place: &Place,
    out: &mut Vec<Problem>,
) -> bool {
    let key = place.key("to");
    let Some(to) = end.to.filter(|_| game.sound_at(&key)) else { return game.sound_at(&key) };
    let rest = if usize::from(to) >= count {
        format!("must be the index of an end of this group (0 to {}), got {to}", count - 1)
    } else if usize::from(to) == at {
        format!("{to} is this end itself")
    } else {
        return true;
    };
    out.push(game.ctx.problem(&key, rest));
    false
}

fn enters(game: &Game<'_>, end: &End, place: &Place, out: &mut Vec<Problem>) {
    let enter = place.key("enter");
    let nowhere = end.to.is_none() && game.sound_at(&place.key("to"));
    let rest = "requires to: nobody goes in by an end that leads nowhere";
    if let Some(players) = end.enter.as_ref().filter(|_| game.sound_at(&enter)) {
        if nowhere {
            out.push(game.ctx.problem(&enter, rest));
        } else if players.is_empty() {
            out.push(game.ctx.problem(&enter, "must be [0], [1] or [0, 1], got []"));
        }
    }
    if nowhere && end.carries.is_some() && game.reached_at(&place.key("carries")) {
        out.push(game.ctx.problem(&place.key("carries"), rest));
    }
}

fn pair(game: &Game<'_>, group: &Portals, place: &Place, out: &mut Vec<Problem>) {
    let passage = place.key("passage");
    let closed = group.passage.as_ref().is_some_and(|passage| {
        (passage.first, passage.second) == (PassageRule::Closed, PassageRule::Closed)
    });
    if closed && game.sound_at(&passage) {
        let rest = "is closed to both players, so nothing could ever go through: use rules.obstacles for a wall";
        out.push(game.ctx.problem(&passage, rest));
    }
    let Some(carried) = &group.carries else { return };
    for (key, blue, ids) in [("orange", false, &carried.orange), ("blue", true, &carried.blue)] {
        let list = place.key("carries").key(key);
        carries(game, ids.as_deref(), &list, out);
        let shut = [0, 1].iter().all(|&player| !lets_in(group, player, blue));
        if ids.is_some() && shut && !closed && game.sound_at(&passage) && game.reached_at(&list) {
            let rest = format!("could never matter: {passage} lets nobody in by {key}");
            out.push(game.ctx.problem(&list, rest));
        }
    }
}

/// A list of what an end lets in: never empty, never a portal, never everything that
/// can move.
fn carries(game: &Game<'_>, ids: Option<&[String]>, list: &Place, out: &mut Vec<Problem>) {
    let Some(ids) = ids.filter(|_| game.reached_at(list)) else { return };
    if ids.is_empty() && game.sound_at(list) {
        let rest = "may not be empty: leave it out to let every piece in";
        out.push(game.ctx.problem(list, rest));
        return;
    }
    game.check_ids(list, ids, out);
    let portals = game.portal_kinds();
    for (at, id) in ids.iter().enumerate() {
        if full(out) {
            break;
        }
        if game.kind(id).is_some_and(|kind| portals.contains(kind)) {
            out.push(game.ctx.entry(list, at, id, "is a portal, which goes in nowhere"));
        }
    }
    if !game.moves_known() || !game.every_piece("id") || !game.sound("rules.portals") {
        return;
    }
    let moving = game.every_kind().iter().filter(|&kind| !game.spec.pieces[kind].moves.is_empty());
    if (moving.collect::<Kinds>() - portals).within(game.kinds(ids)) {
        let rest = "lists every piece that can move: leave it out instead";
        out.push(game.ctx.problem(list, rest));
    }
}
