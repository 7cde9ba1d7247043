//! `rules.contacts`: what two pieces become when they meet.

use super::census;
use super::full;
use super::game::{Game, piece};
use super::kinds::{Kind, Kinds};
use super::landing::{self, word};
use crate::spec::{Contacts, Link, Mode, Position};
use crate::{Place, Problem};
use std::collections::HashSet;

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(contacts) = &game.spec.rules.contacts else { return };
    let place = Place::at("rules.contacts");
    if !game.reached_at(&place) {
        return;
    }
    let list = place.key("links");
    let mut linked = HashSet::new();
    let immune = census::immune_to_contact(game);
    for (at, link) in contacts.links.iter().enumerate() {
        let place = list.index(at);
        if !full(out) && game.reached_at(&place) {
            ids(game, link, &place, out);
            if game.sound_at(&place) {
                let pair = census::ends(game, link);
                if pair.is_some_and(|pair| !linked.insert((pair, link.own))) {
                    second_link(game, link, &place, out);
                }
                royal_mover(game, link, &place, out);
                useless(game, link, immune, &place, out);
            }
        }
    }
    let shown = position(game, contacts, &place, out);
    if !shown {
        landing::check(game, &place, contacts.position, contacts.landing.as_ref(), out);
    }
    landing::immune(game, &place, contacts.immune.as_deref(), out);
}

fn ids(game: &Game<'_>, link: &Link, place: &Place, out: &mut Vec<Problem>) {
    game.check_id(&place.key("mover"), &link.mover, out);
    game.check_id(&place.key("onto"), &link.onto, out);
    for (key, id) in [("mover_to", &link.mover_to), ("onto_to", &link.onto_to)] {
        if let Some(id) = id {
            game.check_id(&place.key(key), id, out);
        }
    }
}

fn second_link(game: &Game<'_>, link: &Link, place: &Place, out: &mut Vec<Problem>) {
    let whose = if link.own { "its own " } else { "" };
    let rest =
        format!("is a second link for {} onto {whose}{}: one link per pair", link.mover, link.onto);
    out.push(game.ctx.problem(place, rest));
}

fn royal_mover(game: &Game<'_>, link: &Link, place: &Place, out: &mut Vec<Problem>) {
    let changed = link.mover_to.as_ref().is_some_and(|to| *to != link.mover);
    let royal = game.kind(&link.mover).is_some_and(|kind| {
        game.spec.pieces[kind].royal && game.sound_at(&piece(kind).key("royal"))
    });
    if changed && royal {
        let rest = format!(
            "would change the royal piece '{}', and a royal piece may not turn into something else",
            link.mover
        );
        out.push(game.ctx.problem(&place.key("mover_to"), rest));
    }
}

/// Whether a link makes another piece of either of the two.
fn changes(link: &Link) -> bool {
    let other = |to: &Option<String>, from: &str| to.as_ref().is_some_and(|to| to != from);
    other(&link.mover_to, &link.mover) || other(&link.onto_to, &link.onto)
}

/// Refuses, for the first reason that holds, a link that could change nothing.
fn useless(game: &Game<'_>, link: &Link, immune: Kinds, place: &Place, out: &mut Vec<Problem>) {
    if !changes(link) {
        let rest = "changes neither piece: a link must change at least one of the two";
        out.push(game.ctx.problem(place, rest));
        return;
    }
    let Some((mover, onto)) = census::ends(game, link) else { return };
    if game.sound("rules.contacts.immune") && immune.contains(onto) {
        let rest = format!("'{}' is immune, so the link could never be used", link.onto);
        out.push(game.ctx.problem(&place.key("onto"), rest));
        return;
    }
    if let Some(reason) = barred(game, link, mover, onto).or_else(|| apart(game, link, mover, onto))
    {
        out.push(game.ctx.problem(place, format!("could never be used: {reason}")));
    }
}

/// Why the mover may never take the target, by its moves and captures.
fn barred(game: &Game<'_>, link: &Link, mover: Kind, onto: Kind) -> Option<String> {
    let entry = &game.spec.pieces[mover];
    let keys = ["moves", "captures"];
    if !keys.iter().all(|key| game.sound_at(&piece(mover).key(key))) || game.idle.contains(mover) {
        return None;
    }
    if entry.captures.as_ref().is_some_and(|ids| !game.all_declared(ids)) {
        return None;
    }
    if entry.moves.iter().all(|entry| entry.mode == Mode::Move) {
        return Some(format!("'{}' has no move that captures", link.mover));
    }
    if !link.own && !game.captures(mover).contains(onto) {
        return Some(format!("'{}' may not take '{}'", link.mover, link.onto));
    }
    None
}

/// Why the two never meet: one is never there, or the mover never gets to the other.
fn apart(game: &Game<'_>, link: &Link, mover: Kind, onto: Kind) -> Option<String> {
    let census = game.census()?;
    for (kind, id) in [(mover, &link.mover), (onto, &link.onto)] {
        if !census.any().contains(kind) {
            return Some(format!("nothing ever puts '{id}' on the board"));
        }
    }
    let reach = game.reach()?;
    let meet = |player: usize| {
        let owner = if link.own { player } else { 1 - player };
        if link.own {
            reach.meets_own(player, mover, onto)
        } else {
            census.has[owner].contains(onto) && reach.takes_of_player(player, mover, onto)
        }
    };
    let whose = if link.own { "its own " } else { "" };
    (!meet(0) && !meet(1))
        .then(|| format!("no '{}' can come to move onto {whose}'{}'", link.mover, link.onto))
}

fn nothing_stands(contacts: &Contacts) -> bool {
    contacts.links.iter().all(|link| link.onto_to.is_none())
}

/// Whether a position fits the links; tells whether something was said.
fn position(game: &Game<'_>, contacts: &Contacts, place: &Place, out: &mut Vec<Problem>) -> bool {
    let at = place.key("position");
    if !game.sound_at(&at) || !game.sound_at(&place.key("links")) {
        return false;
    }
    let standing = !nothing_stands(contacts);
    let rest = match contacts.position {
        Position::Advance if standing => {
            "'advance' may not be used when a link leaves its target standing: there would be nowhere to put it".to_owned()
        }
        // A link that is said to change nothing lacks something to become.
        Position::Swap | Position::Choose if !standing && contacts.links.iter().all(changes) => {
            let what = if contacts.position == Position::Swap { "exchange" } else { "place" };
            format!(
                "'{}' needs a link that leaves its target standing: there is nothing to {what}",
                word(contacts.position)
            )
        }
        _ => return false,
    };
    out.push(game.ctx.problem(&at, rest));
    true
}
