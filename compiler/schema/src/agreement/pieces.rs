//! `pieces`: ids, empty moves, regions, captures and beats.

use super::full;
use super::game::{Game, piece};
use super::kinds::{Kind, Kinds};
use crate::spec::Piece;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !game.reached("pieces") {
        return;
    }
    for (at, entry) in game.spec.pieces.iter().enumerate() {
        let place = piece(at);
        if !game.reached_at(&place) {
            continue;
        }
        id(game, at, entry, &place.key("id"), out);
        no_moves(game, at, &place.key("moves"), out);
        if let Some(names) = &entry.region {
            game.check_squares(&place.key("region"), names, out);
        }
        promoted_from(game, entry, &place.key("promoted_from"), out);
        captures(game, entry, &place.key("captures"), out);
        beats(game, at, entry, &place.key("beats"), out);
    }
    beats_by_turns(game, out);
    circular_originals(game, out);
}

/// Where captures go to the hand, what a taken piece comes back as must be some piece.
fn circular_originals(game: &Game<'_>, out: &mut Vec<Problem>) {
    let held = game.spec.rules.drops.as_ref().is_some_and(|drops| drops.from_captures);
    if !held || !game.ids_known || !game.every_piece("promoted_from") {
        return;
    }
    let base = |kind: Kind| {
        let id = game.spec.pieces[kind].promoted_from.as_ref();
        id.and_then(|id| game.kind(id)).filter(|&base| base != kind)
    };
    let mut seen = Kinds::EMPTY;
    for first in game.every_kind().iter() {
        let mut path = Kinds::EMPTY;
        let mut at = Some(first);
        while let Some(kind) = at.filter(|&kind| seen.insert(kind)) {
            path.insert(kind);
            at = base(kind);
        }
        if let Some(kind) = at.filter(|&kind| path.contains(kind)) {
            let id = &game.spec.pieces[kind].id;
            let rest = format!(
                "leads back to '{id}' itself: what is taken comes to hand as its original, so there must be one"
            );
            out.push(game.ctx.problem(&piece(kind).key("promoted_from"), rest));
        }
    }
}

fn id(game: &Game<'_>, at: Kind, entry: &Piece, place: &Place, out: &mut Vec<Problem>) {
    if !game.sound_at(place) {
        return;
    }
    if entry.id.trim().is_empty() {
        out.push(game.ctx.problem(place, format!("must not be blank, got '{}'", entry.id)));
        return;
    }
    let first = game.kind(&entry.id).unwrap_or(at);
    if first < at {
        let rest = format!(
            "'{}' is already the id of pieces[{first}]: every piece needs an id of its own",
            entry.id
        );
        out.push(game.ctx.problem(place, rest));
    }
}

/// Only what starts in a hand, or a portal nobody moves, may have no moves.
fn no_moves(game: &Game<'_>, at: Kind, place: &Place, out: &mut Vec<Problem>) {
    if !game.idle.contains(at) {
        return;
    }
    let portal = game.portal_kinds().contains(at);
    let rest = if portal {
        "is empty, and players move the portals it moves: a portal's piece may have no moves only when nobody moves the group"
    } else {
        "is empty: a piece may have no moves only when it starts in a player's hand (rules.drops.stock) or is a portal nobody moves"
    };
    out.push(game.ctx.problem(place, rest));
}

/// The kinds without moves that are neither of those, as far as is known.
pub(super) fn idle(game: &Game<'_>) -> Kinds {
    let pieces = game.spec.pieces.iter().enumerate();
    let empty = pieces.filter(|(at, entry)| {
        entry.moves.is_empty() && game.sound_at(&piece(*at).key("moves")) && is_idle(game, entry)
    });
    empty.map(|(at, _)| at).collect()
}

fn is_idle(game: &Game<'_>, entry: &Piece) -> bool {
    let groups = || game.spec.rules.portals.iter().flatten();
    let mut own = groups().filter(|group| group.piece == entry.id).peekable();
    if own.peek().is_some() {
        return game.sound("rules.portals") && own.any(super::portals::moved);
    }
    let drops = game.spec.rules.drops.as_ref();
    let stock = || drops.iter().flat_map(|drops| drops.stock.iter().flatten()).map(|(id, _)| id);
    let mut named = groups().map(|group| &group.piece).chain(stock());
    game.ids_known
        && game.sound("rules.drops.stock")
        && game.sound("rules.portals")
        && !stock().any(|id| *id == entry.id)
        && named.all(|id| game.kind(id).is_some())
}

fn promoted_from(game: &Game<'_>, entry: &Piece, place: &Place, out: &mut Vec<Problem>) {
    let Some(base) = &entry.promoted_from else { return };
    if game.check_id(place, base, out) && *base == entry.id {
        let rest = format!("'{base}' is the piece itself: it must be promoted from another");
        out.push(game.ctx.problem(place, rest));
    }
}

fn captures(game: &Game<'_>, entry: &Piece, place: &Place, out: &mut Vec<Problem>) {
    let Some(ids) = &entry.captures else { return };
    game.check_ids(place, ids, out);
    no_portal(game, ids, place, "is a portal, which is never captured", out);
}

/// Refuses the entries that name a portal's piece.
fn no_portal(game: &Game<'_>, ids: &[String], list: &Place, rest: &str, out: &mut Vec<Problem>) {
    let portals = game.portal_kinds();
    for (at, id) in ids.iter().enumerate() {
        if full(out) {
            break;
        }
        if game.kind(id).is_some_and(|kind| portals.contains(kind)) {
            out.push(game.ctx.entry(list, at, id, rest));
        }
    }
}

fn beats(game: &Game<'_>, at: Kind, entry: &Piece, place: &Place, out: &mut Vec<Problem>) {
    let Some(ids) = &entry.beats else { return };
    game.check_ids(place, ids, out);
    if game.portal_kinds().contains(at) {
        let rest = "may not stand on a portal: a portal never collides";
        out.push(game.ctx.problem(place, rest));
        return;
    }
    no_portal(game, ids, place, "is a portal, which never collides", out);
    written_out(game, at, entry, place, out);
}

/// What leaving `beats` out means is never written, in any order, portals left out.
fn written_out(game: &Game<'_>, at: Kind, entry: &Piece, place: &Place, out: &mut Vec<Problem>) {
    let listed = entry.beats.as_deref().unwrap_or_default();
    let whole =
        game.all_declared(listed) && entry.captures.iter().all(|ids| game.all_declared(ids));
    let keys = ["beats", "captures"];
    if !whole || !keys.iter().all(|key| game.sound_at(&piece(at).key(key))) {
        return;
    }
    if !game.sound("rules.portals") || !game.reached("pieces") || !game.every_piece("id") {
        return;
    }
    let portals = game.portal_kinds();
    let beaten: Kinds = game.kinds(listed) - portals;
    if beaten == game.captures(at) - portals {
        let what = if entry.captures.is_some() { "its captures" } else { "every piece" };
        let rest = format!("writes out what leaving it out means: {what}");
        out.push(game.ctx.problem(place, rest));
    }
}

/// Said once, of the first piece: the file lacks one rule.
fn beats_by_turns(game: &Game<'_>, out: &mut Vec<Problem>) {
    if game.spec.rules.simultaneous.is_some() || !game.sound("rules.simultaneous") {
        return;
    }
    let place = |at: Kind| piece(at).key("beats");
    let mut pieces = game.spec.pieces.iter().enumerate();
    if let Some((at, _)) =
        pieces.find(|(at, piece)| piece.beats.is_some() && game.reached_at(&place(*at)))
    {
        let rest = "requires rules.simultaneous: only pieces that move at once can collide";
        out.push(game.ctx.problem(&place(at), rest));
    }
}
