//! `rules.explode_on_capture`.

use super::game::Game;
use super::kinds::Kinds;
use crate::spec::Explosion;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(explosion) = &game.spec.rules.explode_on_capture else { return };
    let place = Place::at("rules.explode_on_capture");
    if !game.reached_at(&place) {
        return;
    }
    let immune = place.key("immune");
    if explosion.immune.is_some() && explosion.radius == 0 && game.sound_at(&place.key("radius")) {
        let rest = "may not be set with radius 0: only the capturer and what it took are destroyed";
        out.push(game.ctx.problem(&immune, rest));
    }
    let mut empty = false;
    for (key, ids) in [("immune", &explosion.immune), ("by", &explosion.by), ("of", &explosion.of)]
    {
        let list = place.key(key);
        let Some(ids) = ids else { continue };
        game.check_ids(&list, ids, out);
        if ids.is_empty() && key != "immune" && game.sound_at(&list) {
            empty = true;
            let rest = "is empty, so no capture could ever explode: leave it out for every capture";
            out.push(game.ctx.problem(&list, rest));
        }
    }
    if !empty {
        never(game, explosion, &place, out);
    }
}

/// Some piece of `by` must be able to take some piece of `of`.
fn never(game: &Game<'_>, explosion: &Explosion, place: &Place, out: &mut Vec<Problem>) {
    let lists = [&explosion.by, &explosion.of];
    let declared = lists.iter().all(|ids| ids.iter().all(|ids| game.all_declared(ids)));
    let Some(reach) = game.reach().filter(|_| game.sound_at(place) && declared) else { return };
    let kinds = |ids: &Option<Vec<String>>| -> Kinds {
        ids.as_ref().map_or(game.every_kind(), |ids| game.kinds(ids))
    };
    let (by, of) = (kinds(&explosion.by), kinds(&explosion.of));
    let some = by.iter().any(|taker| {
        of.iter().any(|taken| reach.takes(0, taker, taken) || reach.takes(1, taker, taken))
    });
    if some {
        return;
    }
    let (place, rest) = match (&explosion.by, &explosion.of) {
        (Some(_), _) => {
            (place.key("by"), "could never matter: none of these pieces can make such a capture")
        }
        (None, Some(_)) => {
            (place.key("of"), "could never matter: none of these pieces can be captured")
        }
        (None, None) => (place.clone(), "could never happen: no piece can take another"),
    };
    out.push(game.ctx.problem(&place, rest));
}
