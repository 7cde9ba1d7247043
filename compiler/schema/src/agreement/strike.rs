//! `rules.strike`: what a taken piece becomes.

use super::full;
use super::game::Game;
use super::kinds::{Kind, Kinds};
use super::landing::{self, word};
use crate::spec::{Chain, Effect, Position, Strike};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(strike) = &game.spec.rules.strike else { return };
    let place = Place::at("rules.strike");
    if !game.reached_at(&place) {
        return;
    }
    let ordinary = ordinary(game, strike, &place, out);
    effect(game, strike, &place, out);
    all_immune(game, strike, &place, out);
    if let Some(chain) = strike.chain.as_deref().filter(|_| game.reached_at(&place.key("chain"))) {
        links(game, strike, chain, &place.key("chain"), out);
        if strike.effect == Effect::Demote {
            cycles(game, chain, &place.key("chain"), out);
        }
    }
    let shown = position(game, strike, &place, out);
    if !shown {
        landing::check(game, &place, strike.position, strike.landing.as_ref(), out);
    }
    switches(game, strike, &place, out);
    if ordinary {
        return;
    }
    landing::immune(game, &place, strike.immune.as_deref(), out);
}

/// Effect 'capture' with position 'advance' and nothing else is no rule; tells whether it is so.
fn ordinary(game: &Game<'_>, strike: &Strike, place: &Place, out: &mut Vec<Problem>) -> bool {
    let plain = strike.effect == Effect::Capture
        && strike.position == Position::Advance
        && strike.switches_sides.is_none()
        && strike.chain.is_none()
        && strike.landing.is_none();
    if plain && game.sound_at(place) {
        let rest = "is the ordinary capture: it needs an effect, a position of 'stay' or 'home', or switches_sides";
        out.push(game.ctx.problem(place, rest));
    }
    plain
}

/// Rifle and circe do nothing where nothing that can be taken is theirs to change.
fn all_immune(game: &Game<'_>, strike: &Strike, place: &Place, out: &mut Vec<Problem>) {
    let changing = matches!(strike.position, Position::Stay | Position::Home);
    if strike.effect != Effect::Capture
        || !changing
        || strike.switches_sides.is_some()
        || strike.chain.is_some()
        || !game.sound_at(place)
    {
        return;
    }
    let Some(reach) = game.reach() else { return };
    let home = |player: usize, kind: Kind| {
        game.starts.iter().any(|start| (start.player, start.kind) == (player, kind))
    };
    let immune = game.kinds(strike.immune.as_deref().unwrap_or_default());
    let wild = if strike.position == Position::Stay { game.wild_kinds() } else { Kinds::EMPTY };
    let changed = |by: usize, taker: Kind, taken: Kind| {
        let own = !immune.contains(taken)
            && (strike.position == Position::Stay || home(1 - by, taken))
            && reach.takes_of_player(by, taker, taken);
        own || wild.contains(taken) && reach.takes(by, taker, taken)
    };
    let mut takers = game.every_kind().iter();
    let some = takers.any(|taker| {
        game.every_kind().iter().any(|taken| changed(0, taker, taken) || changed(1, taker, taken))
    });
    if !some {
        let what = word(strike.position);
        let rest = format!(
            "could never happen: no piece that position '{what}' would change can be taken"
        );
        out.push(game.ctx.problem(place, rest));
    }
}

fn effect(game: &Game<'_>, strike: &Strike, place: &Place, out: &mut Vec<Problem>) {
    let (effect, chain) = (place.key("effect"), place.key("chain"));
    if !game.sound_at(&effect) || !game.reached_at(&chain) {
        return;
    }
    match (strike.effect, &strike.chain) {
        (Effect::Capture, Some(_)) => {
            let rest = "requires an effect of 'demote' or 'promote': under 'capture' the taken piece turns into nothing";
            out.push(game.ctx.problem(&chain, rest));
        }
        (Effect::Demote | Effect::Promote, None) => {
            let word = if strike.effect == Effect::Demote { "demote" } else { "promote" };
            let rest = format!("'{word}' requires {chain}: what each piece turns into");
            out.push(game.ctx.problem(&effect, rest));
        }
        _ => {}
    }
}

fn links(game: &Game<'_>, strike: &Strike, chain: &[Chain], list: &Place, out: &mut Vec<Problem>) {
    let immune = game.kinds(strike.immune.as_deref().unwrap_or_default());
    let mut linked = Kinds::EMPTY;
    for (at, link) in chain.iter().enumerate() {
        if full(out) {
            return;
        }
        let (from, to) = (list.index(at).key("from"), list.index(at).key("to"));
        let known = game.check_id(&from, &link.from, out);
        game.check_id(&to, &link.to, out);
        if link.to == link.from && game.sound_at(&list.index(at)) && known {
            let rest = format!("'{}' is the piece that was taken: a link must change it", link.to);
            out.push(game.ctx.problem(&to, rest));
        }
        let Some(kind) = game.kind(&link.from).filter(|_| known) else { continue };
        if !linked.insert(kind) {
            let rest = format!("'{}' already has a link: one link per piece", link.from);
            out.push(game.ctx.problem(&from, rest));
        } else if immune.contains(kind) {
            let rest = format!("'{}' is immune, so the link could never be used", link.from);
            out.push(game.ctx.problem(&from, rest));
        } else if strike.effect != Effect::Capture {
            never_taken(game, kind, &from, out);
        }
    }
}

fn never_taken(game: &Game<'_>, kind: Kind, place: &Place, out: &mut Vec<Problem>) {
    let Some(census) = game.census() else { return };
    let reason = if !census.any().contains(kind) {
        "nothing ever puts one on the board"
    } else if game.reach().is_some_and(|reach| {
        !game.every_kind().iter().any(|taker| {
            reach.takes_of_player(0, taker, kind) || reach.takes_of_player(1, taker, kind)
        })
    }) {
        "no piece of the other player can take one"
    } else {
        return;
    };
    let rest = format!("'{}' could never be taken: {reason}", game.id(kind));
    out.push(game.ctx.problem(place, rest));
}

/// A demotion chain comes to an end. Each circle is one line.
fn cycles(game: &Game<'_>, chain: &[Chain], place: &Place, out: &mut Vec<Problem>) {
    if !game.sound_at(place) {
        return;
    }
    // Only declared pieces, each by its first link: as many steps as kinds at most.
    let mut next: Vec<Option<Kind>> = vec![None; game.spec.pieces.len()];
    for link in chain {
        if let (Some(from), Some(to)) = (game.kind(&link.from), game.kind(&link.to)) {
            next[from] = next[from].or(Some(to).filter(|&to| to != from));
        }
    }
    let mut seen = Kinds::EMPTY;
    for from in chain.iter().filter_map(|link| game.kind(&link.from)) {
        let mut path: Vec<Kind> = Vec::new();
        let mut at = Some(from);
        while let Some(kind) = at.filter(|&kind| seen.insert(kind)) {
            path.push(kind);
            at = next[kind];
        }
        let back = at.and_then(|kind| path.iter().position(|&other| other == kind));
        if let Some(start) = back {
            let circle: Vec<&str> =
                path[start..].iter().chain([&path[start]]).map(|&kind| game.id(kind)).collect();
            let rest =
                format!("cycles ({}): a demotion chain must come to an end", circle.join(", "));
            out.push(game.ctx.problem(place, rest));
        }
    }
}

/// Whether effect, chain and position go together, so that it is known what a strike leaves.
pub(super) fn is_whole(strike: &Strike) -> bool {
    let chained = strike.chain.is_some();
    let survivors = strike.effect != Effect::Capture;
    chained == survivors && !(survivors && strike.position == Position::Advance)
}

/// Whether a position fits the effect; tells whether something was said.
fn position(game: &Game<'_>, strike: &Strike, place: &Place, out: &mut Vec<Problem>) -> bool {
    let at = place.key("position");
    if !game.sound_at(&at)
        || !game.sound_at(&place.key("effect"))
        || !game.reached_at(&place.key("chain"))
    {
        return false;
    }
    let survivors = strike.effect != Effect::Capture && strike.chain.is_some();
    let rest = match strike.position {
        Position::Advance if survivors => {
            "'advance' may not be used when a piece survives the chain: there would be nowhere to put it".to_owned()
        }
        // A chain without its effect is said to be so already.
        Position::Swap | Position::Choose
            if strike.effect == Effect::Capture && strike.chain.is_none() =>
        {
            format!(
                "'{}' needs a piece that survives: under effect 'capture' the taken piece is removed",
                word(strike.position)
            )
        }
        _ => return false,
    };
    out.push(game.ctx.problem(&at, rest));
    true
}

fn switches(game: &Game<'_>, strike: &Strike, place: &Place, out: &mut Vec<Problem>) {
    let Some(ids) = &strike.switches_sides else { return };
    let list = place.key("switches_sides");
    game.check_ids(&list, ids, out);
    for (at, id) in ids.iter().enumerate() {
        if full(out) {
            break;
        }
        let Some(kind) = game.kind(id) else { continue };
        let royal = game.spec.pieces[kind].royal && game.every_piece("royal");
        let absent = game.census().is_some_and(|census| !census.any().contains(kind));
        let rest = if royal {
            "is royal, and a royal piece may not change sides"
        } else if absent {
            "could never capture: nothing ever puts one on the board"
        } else if game
            .reach()
            .is_some_and(|reach| !reach.takes_something(0, kind) && !reach.takes_something(1, kind))
        {
            "can take nothing, so it could never change sides"
        } else {
            continue;
        };
        out.push(game.ctx.entry(&list, at, id, rest));
    }
}
