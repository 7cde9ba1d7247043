//! `pieces[].spy`: each player starts with one, can lose it, and never gets it back.

use super::census::{self, Census};
use super::game::{Game, piece};
use super::kinds::{Kind, Kinds};
use super::reach::Reached;
use crate::spec::{Effect, Position};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let pieces = game.spec.pieces.iter().enumerate();
    let spies: Vec<Kind> = pieces
        .filter(|(at, entry)| entry.spy && game.sound_at(&place(*at)))
        .map(|(at, _)| at)
        .collect();
    let Some(&first) = spies.first() else { return };
    by_turns(game, first, out);
    both_start(game, &spies, out);
    for &spy in &spies {
        made(game, spy, out);
        royal(game, spy, out);
        removed(game, spy, out);
    }
    taken_over(game, first, out);
}

fn place(at: Kind) -> Place {
    piece(at).key("spy")
}

fn by_turns(game: &Game<'_>, spy: Kind, out: &mut Vec<Problem>) {
    if game.spec.rules.simultaneous.is_none() && game.sound("rules.simultaneous") {
        let rest = "requires rules.simultaneous: a spy game is played in rounds once a spy is lost";
        out.push(game.ctx.problem(&place(spy), rest));
    }
}

fn both_start(game: &Game<'_>, spies: &[Kind], out: &mut Vec<Problem>) {
    if !game.starts_known || !game.every_piece("spy") {
        return;
    }
    let starts = |player| game.starts.iter().any(|s| s.player == player && spies.contains(&s.kind));
    let who = match (starts(0), starts(1)) {
        (true, true) => return,
        (true, false) => "player 1 has none",
        (false, true) => "player 0 has none",
        (false, false) => "neither has one",
    };
    let rest = format!("requires a spy of each player on the board at the start: {who}");
    out.push(game.ctx.problem(&place(spies[0]), rest));
}

/// Every rule by which something may become this spy.
fn made(game: &Game<'_>, spy: Kind, out: &mut Vec<Problem>) {
    let id = game.id(spy);
    let rules = &game.spec.rules;
    let named = |ids: &[String]| ids.iter().any(|other| other == id);
    let mut ways: Vec<String> = Vec::new();
    for (rule, promotion) in game.promotions() {
        let by_player = promotion.to_by_player.iter().flatten();
        if promotion.to.as_deref().is_some_and(named) {
            ways.push(format!("a promotion to that piece ({rule}.to)"));
        } else if by_player.clone().any(|ids| named(ids)) {
            ways.push(format!("a promotion to that piece ({rule}.to_by_player)"));
        }
    }
    let drops = rules.drops.as_ref();
    if drops.is_some_and(|drops| drops.stock.iter().flatten().any(|(other, _)| other == id)) {
        ways.push("rules.drops.stock holding that piece".to_owned());
    }
    let either_face = drops.is_some_and(|drops| drops.either_face && !drops.from_captures);
    let face = |census: &Census| census::faces(game, census.hand[0] | census.hand[1]).contains(spy);
    if either_face && game.census().is_some_and(face) {
        ways.push("rules.drops.either_face, by which that piece is dropped".to_owned());
    }
    if let Some(strike) = &rules.strike {
        if strike.chain.iter().flatten().any(|link| link.to == id && link.from != id) {
            ways.push("rules.strike.chain turning a piece into a spy".to_owned());
        }
        let immune = strike.immune.as_deref().is_some_and(named);
        let home = strike.position == Position::Home && strike.effect == Effect::Capture;
        if home && !immune && game.sound("rules.strike") {
            ways.push("rules.strike sending a taken spy home".to_owned());
        }
    }
    let links = rules.contacts.iter().flat_map(|contacts| &contacts.links);
    if links.into_iter().any(|link| {
        let into = |to: &Option<String>, from: &str| to.as_deref() == Some(id) && from != id;
        into(&link.mover_to, &link.mover) || into(&link.onto_to, &link.onto)
    }) {
        ways.push("rules.contacts turning a piece into a spy".to_owned());
    }
    for way in ways {
        brings_back(game, spy, &way, out);
    }
}

/// The rules that bring pieces back whatever they are; said once.
fn taken_over(game: &Game<'_>, spy: Kind, out: &mut Vec<Problem>) {
    let rules = &game.spec.rules;
    if rules.drops.as_ref().is_some_and(|drops| drops.from_captures)
        && game.sound("rules.drops.from_captures")
    {
        brings_back(game, spy, "rules.drops.from_captures", out);
    }
    if rules.strike.as_ref().is_some_and(|strike| strike.switches_sides.is_some())
        && game.reached("rules.strike.switches_sides")
    {
        brings_back(game, spy, "rules.strike.switches_sides", out);
    }
}

fn brings_back(game: &Game<'_>, spy: Kind, rule: &str, out: &mut Vec<Problem>) {
    let rest = format!("cannot be used beside {rule}: nothing may bring a spy back");
    out.push(game.ctx.problem(&place(spy), rest));
}

fn royal(game: &Game<'_>, spy: Kind, out: &mut Vec<Problem>) {
    if game.spec.pieces[spy].royal && game.sound_at(&piece(spy).key("royal")) {
        out.push(game.ctx.problem(&place(spy), "may not stand on a royal piece"));
    }
}

/// Something of the other player's must be able to take a spy, or to blow it up.
fn removed(game: &Game<'_>, spy: Kind, out: &mut Vec<Problem>) {
    let Some(reach) = game.reach().filter(|_| game.sound("rules.explode_on_capture")) else {
        return;
    };
    let starts = |player| game.starts.iter().any(|s| (s.player, s.kind) == (player, spy));
    let lasting = [0, 1].into_iter().find(|&player| {
        let taken = game.every_kind().iter();
        starts(player)
            && !taken.into_iter().any(|kind| reach.takes_of_player(1 - player, kind, spy))
            && !blown_up(game, reach, 1 - player, spy)
    });
    if let Some(player) = lasting {
        let rest = format!(
            "could never be removed: no piece of player {} can take player {player}'s {}",
            1 - player,
            game.id(spy)
        );
        out.push(game.ctx.problem(&place(spy), rest));
    }
}

fn blown_up(game: &Game<'_>, reach: &Reached, player: usize, spy: Kind) -> bool {
    let Some(explosion) = &game.spec.rules.explode_on_capture else { return false };
    let kinds = |ids: &Option<Vec<String>>| -> Kinds {
        ids.as_ref().map_or(game.every_kind(), |ids| game.kinds(ids))
    };
    let immune = game.kinds(explosion.immune.as_deref().unwrap_or_default());
    explosion.radius > 0
        && !immune.contains(spy)
        && kinds(&explosion.by)
            .iter()
            .any(|by| kinds(&explosion.of).iter().any(|of| reach.takes(player, by, of)))
}
