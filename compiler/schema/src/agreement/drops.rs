//! `rules.drops`: pieces played back onto the board.

use super::census::{self, Census};
use super::full;
use super::game::{Game, piece};
use super::kinds::{Kind, Kinds};
use super::objective::word;
use crate::spec::{Drops, Stock, Win};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(drops) = &game.spec.rules.drops else { return };
    let place = Place::at("rules.drops");
    if !game.reached_at(&place) {
        return;
    }
    let found = out.len();
    empty_hands(game, drops, &place, out);
    // Of empty hands it is not said of each piece that they do not hold it.
    let filled = found == out.len();
    regions(game, drops, &place.key("region"), filled, out);
    for (key, ids) in [("no_doubled", &drops.no_doubled), ("no_mate", &drops.no_mate)] {
        let list = place.key(key);
        let ids = ids.as_deref().unwrap_or_default();
        game.check_ids(&list, ids, out);
        for (at, id) in ids.iter().enumerate() {
            if full(out) {
                break;
            }
            if filled && unheld(game, drops, id) {
                let rest = "could never matter: no hand can hold it";
                out.push(game.ctx.entry(&list, at, id, rest));
            }
        }
    }
    no_mate(game, drops, &place.key("no_mate"), out);
    stock(game, drops, &place.key("stock"), out);
    if drops.either_face && game.sound_at(&place.key("either_face")) {
        faces(game, drops, &place.key("either_face"), out);
    }
}

fn empty_hands(game: &Game<'_>, drops: &Drops, place: &Place, out: &mut Vec<Problem>) {
    let keys = ["from_captures", "stock"];
    if !keys.iter().all(|key| game.sound_at(&place.key(key)))
        || drops.stock.as_ref().is_some_and(|stock| !stock.is_empty())
    {
        return;
    }
    let why = if !drops.from_captures {
        "from_captures is off and there is no stock"
    } else if game.census().is_some_and(|census| (census.hand[0] | census.hand[1]).is_empty()) {
        "nothing can be captured and there is no stock"
    } else {
        return;
    };
    out.push(game.ctx.problem(place, format!("could never put anything in a hand: {why}")));
}

fn regions(game: &Game<'_>, drops: &Drops, place: &Place, filled: bool, out: &mut Vec<Problem>) {
    for (id, names) in drops.region.iter().flatten() {
        game.check_key(place, id, out);
        let list = place.key(id);
        game.check_squares(&list, names, out);
        let Some(kind) = game.kind(id) else { continue };
        if filled && unheld(game, drops, id) {
            let rest = format!("could never matter: no hand can hold '{id}'");
            out.push(game.ctx.problem(&list, rest));
        } else if nowhere(game, kind, names) && game.sound_at(&list) {
            let rest = format!("has no square '{id}' may stand on");
            out.push(game.ctx.problem(&list, rest));
        }
    }
}

fn nowhere(game: &Game<'_>, kind: Kind, names: &[String]) -> bool {
    let known = game.whole_board().is_some()
        && game.all_squares(names)
        && game.region_known(kind)
        && game.sound("setup.orientation");
    known
        && [0, 1].iter().all(|&player| {
            !game.for_player(player, game.squares(names)).meets(game.region(player, kind))
        })
}

/// Whether an id is declared and no hand can ever hold it, as either face.
fn unheld(game: &Game<'_>, drops: &Drops, id: &str) -> bool {
    let (Some(kind), Some(census)) = (game.kind(id), game.census()) else { return false };
    if game.portal_kinds().contains(kind) {
        // A portal is not to be named here at all.
        return false;
    }
    let held = held(census);
    let faces = if drops.either_face { census::faces(game, held) } else { Kinds::EMPTY };
    !(held | faces).contains(kind)
}

fn held(census: &Census) -> Kinds {
    census.hand[0] | census.hand[1]
}

fn no_mate(game: &Game<'_>, drops: &Drops, place: &Place, out: &mut Vec<Problem>) {
    let win = game.spec.rules.win;
    let listed = drops.no_mate.as_ref().is_some_and(|ids| !ids.is_empty());
    // Rounds say for themselves that there is no checkmate in them.
    let rounds = game.spec.rules.simultaneous.is_some();
    if listed
        && win != Win::Checkmate
        && !rounds
        && game.sound("rules.win")
        && game.reached_at(place)
    {
        let rest = format!(
            "requires rules.win 'checkmate': under '{}' nobody is ever checkmated",
            word(win)
        );
        out.push(game.ctx.problem(place, rest));
    }
}

/// A royal piece starts in the hand only in a placement phase, one of it, and not on
/// the board as well.
fn stock(game: &Game<'_>, drops: &Drops, place: &Place, out: &mut Vec<Problem>) {
    for (id, count) in drops.stock.iter().flatten() {
        game.check_key(place, id, out);
        let key = place.key(id);
        let Some(kind) = game.kind(id).filter(|_| game.reached_at(place)) else { continue };
        if !game.spec.pieces[kind].royal || !game.sound_at(&piece(kind).key("royal")) {
            continue;
        }
        if !drops.placement && game.sound("rules.drops.placement") {
            let rest = "requires rules.drops.placement: only in a placement phase may a royal piece start in the stock";
            out.push(game.ctx.problem(&key, rest));
        }
        if *count != Stock::Count(1) && game.sound_at(&key) {
            let got = match count {
                Stock::Count(count) => count.to_string(),
                Stock::Unlimited => "'unlimited'".to_owned(),
            };
            out.push(game.ctx.problem(&key, format!("must be 1 for a royal piece, got {got}")));
        }
        if game.starts.iter().any(|start| start.kind == kind) && game.sound("setup") {
            let rest = "may not be stocked and also placed by setup.placements: it is royal";
            out.push(game.ctx.problem(&key, rest));
        }
    }
}

fn faces(game: &Game<'_>, drops: &Drops, place: &Place, out: &mut Vec<Problem>) {
    if !game.every_piece("promoted_from") || !game.every_piece("id") {
        return;
    }
    let mut say = |rest: String| out.push(game.ctx.problem(place, rest));
    let base =
        |kind: Kind| game.spec.pieces[kind].promoted_from.as_ref().and_then(|id| game.kind(id));
    let all: Vec<(Kind, Kind)> = game
        .every_kind()
        .iter()
        .filter_map(|face| Some((face, base(face).filter(|&base| base != face)?)))
        .collect();
    if let Some(census) = game.census()
        && !all.iter().any(|(_, base)| held(census).contains(*base))
    {
        say("needs a piece with promoted_from whose base a hand can hold".to_owned());
    }
    let mut one_face = Kinds::EMPTY;
    for (at, &(face, base)) in all.iter().enumerate() {
        let second = all[at + 1..].iter().find(|(_, other)| *other == base);
        if let Some((second, _)) = second.filter(|_| one_face.insert(base)) {
            let (first, second, base) = (game.id(face), game.id(*second), game.id(base));
            say(format!(
                "allows each base one face: '{first}' and '{second}' are both promoted from '{base}'"
            ));
        }
    }
    let stocked = |face: Kind| {
        drops.stock.iter().flatten().any(|(id, _)| id == game.id(face))
            && game.sound("rules.drops.stock")
    };
    for &(face, _) in &all {
        let id = game.id(face);
        if all.iter().any(|(_, base)| *base == face) {
            say(format!("allows no face that is itself a base: '{id}'"));
        }
        if stocked(face) {
            say(format!("allows no face in rules.drops.stock: '{id}'"));
        }
        if game.spec.pieces[face].royal && game.every_piece("royal") {
            say(format!("allows no royal face: '{id}'"));
        }
    }
}
