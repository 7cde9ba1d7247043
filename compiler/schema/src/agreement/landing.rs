//! `landing` of strikes and contacts, and what the two rules' lists have in common.

use super::full;
use super::game::Game;
use super::moves::off_lattice;
use super::promotion::listed;
use super::ways;
use crate::spec::{Landing, Position};
use crate::{Place, Problem};

/// A position as files write it.
pub(super) fn word(position: Position) -> &'static str {
    match position {
        Position::Stay => "stay",
        Position::Advance => "advance",
        Position::Swap => "swap",
        Position::Choose => "choose",
        Position::Home => "home",
    }
}

/// The landing stands with position 'choose', and only there; its steps fit the board.
pub(super) fn check(
    game: &Game<'_>,
    rule: &Place,
    position: Position,
    landing: Option<&Landing>,
    out: &mut Vec<Problem>,
) {
    let (at, place) = (rule.key("position"), rule.key("landing"));
    if game.sound_at(&at) && game.reached_at(&place) {
        match (position, landing) {
            (Position::Choose, None) => {
                let rest =
                    format!("'choose' requires {place}: the squares the attacker may choose from");
                out.push(game.ctx.problem(&at, rest));
            }
            (Position::Choose, Some(_)) | (_, None) => {}
            (other, Some(_)) => {
                let rest = format!("requires {at} 'choose', got '{}'", word(other));
                out.push(game.ctx.problem(&place, rest));
            }
        }
    }
    if let Some(landing) = landing {
        off_lattice(game, landing.symmetry, &place.key("symmetry"), out);
        steps(game, landing, &place, out);
    }
}

fn steps(game: &Game<'_>, landing: &Landing, place: &Place, out: &mut Vec<Problem>) {
    let Some(board) = game.whole_board().filter(|_| game.sound("setup.orientation")) else {
        return;
    };
    if !game.sound_at(place) || !ways::on_lattice(landing.symmetry, board.hex) {
        return;
    }
    let list = place.key("vectors");
    for (at, &[dx, dy]) in landing.vectors.iter().enumerate() {
        let fits = [dx, dy] == [0, 0]
            || [0, 1].iter().any(|&player| {
                let images = ways::images(landing.symmetry, [dx, dy]);
                ways::on_board(game, player, &[0], images)
                    .into_iter()
                    .any(|image| board.step(player, image).image(board.open()).meets(board.open()))
            });
        if !fits && !full(out) {
            let line = format!("{list} entry [{dx}, {dy}] cannot be made on this board");
            out.push(game.ctx.line(&list.index(at), line));
        }
    }
}

/// `immune` names declared pieces, every royal one among them.
pub(super) fn immune(
    game: &Game<'_>,
    rule: &Place,
    ids: Option<&[String]>,
    out: &mut Vec<Problem>,
) {
    let place = rule.key("immune");
    let ids = ids.unwrap_or_default();
    game.check_ids(&place, ids, out);
    let known = game.ids_known && game.every_piece("royal") && game.all_declared(ids);
    if !known || !game.sound_at(&place) {
        return;
    }
    let royals = game.royals();
    let missing: Vec<&str> = (royals - game.kinds(ids)).iter().map(|kind| game.id(kind)).collect();
    if !missing.is_empty() {
        let (names, verb) = listed(&missing);
        let rest = format!("must list every royal piece: {names} {verb} missing");
        out.push(game.ctx.problem(&place, rest));
    }
}
