//! `pieces[].speed` and `pieces[].rest`.

use super::game::{Game, piece};
use super::kinds::Kind;
use crate::Problem;

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    misplaced(game, "speed", out);
    misplaced(game, "rest", out);
    speeds(game, out);
    rest_in_long_turns(game, out);
}

/// Neither stands on a portal or a wild piece.
fn misplaced(game: &Game<'_>, key: &str, out: &mut Vec<Problem>) {
    let (portals, wild) = (game.portal_kinds(), game.wild_kinds());
    for at in (portals | wild).iter() {
        let place = piece(at).key(key);
        if !game.ctx.written(&place) {
            continue;
        }
        if portals.contains(at) {
            out.push(game.ctx.problem(&place, "may not stand on a portal"));
        }
        if wild.contains(at) {
            out.push(game.ctx.problem(&place, "may not stand on a wild piece"));
        }
    }
}

fn speeds(game: &Game<'_>, out: &mut Vec<Problem>) {
    let speed = |at: Kind| game.spec.pieces[at].speed;
    let kinds = 0..game.spec.pieces.len();
    let barred = game.portal_kinds() | game.wild_kinds();
    let named = kinds.filter(|&at| speed(at) > 0 && game.sound_at(&piece(at).key("speed")));
    let named: Vec<Kind> = named.collect();
    let Some(&first) = named.first() else { return };
    if game.spec.rules.simultaneous.is_none() {
        if game.sound("rules.simultaneous") {
            let rest = "requires rules.simultaneous: a speed orders the two moves of a round";
            out.push(game.ctx.problem(&piece(first).key("speed"), rest));
        }
        return;
    }
    let Some(census) = game.census().filter(|_| game.every_piece("speed")) else { return };
    let Some(&counted) = named.iter().find(|&&at| !barred.contains(at)) else { return };
    let had = census.any();
    let mut in_use: Vec<u32> = had.iter().map(speed).collect();
    in_use.sort_unstable();
    in_use.dedup();
    if let Some(top) = in_use.last().filter(|&&top| u64::from(top) >= in_use.len() as u64) {
        if let Some(at) = had.iter().find(|&at| speed(at) == *top) {
            let list: Vec<String> = in_use.iter().map(u32::to_string).collect();
            let rest = format!(
                "{top} skips a speed: the speeds in use must be 0, 1, 2, ... with none left out (a piece that names none is 0), got {}",
                list.join(", ")
            );
            out.push(game.ctx.problem(&piece(at).key("speed"), rest));
        }
        return;
    }
    let differ = census.has[0].iter().any(|a| census.has[1].iter().any(|b| speed(a) != speed(b)));
    if !differ {
        let rest =
            "orders nothing: no piece of one player differs in speed from a piece of the other";
        out.push(game.ctx.problem(&piece(counted).key("speed"), rest));
    }
}

/// Said once, of the first piece that rests: the two rules do not go together.
fn rest_in_long_turns(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !game.long_turn() || !game.sound("rules.turn") {
        return;
    }
    let rests = |at: &Kind| {
        let place = piece(*at).key("rest");
        game.spec.pieces[*at].rest > 0 && game.sound_at(&place) && game.ctx.written(&place)
    };
    if let Some(at) = (0..game.spec.pieces.len()).find(rests) {
        let rest = "cannot be used beside a turn of more than one move (rules.turn): a rest is counted in turns of one move";
        out.push(game.ctx.problem(&piece(at).key("rest"), rest));
    }
}
