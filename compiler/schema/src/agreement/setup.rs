//! `setup`: where the pieces stand when the game begins.

use super::census;
use super::facing::{can_point, word};
use super::full;
use super::game::{Game, Start, piece};
use super::squares::{Squares, name};
use crate::spec::Placement;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !game.reached("setup.placements") {
        return;
    }
    for (at, placement) in game.spec.setup.placements.iter().enumerate() {
        let place = placement_at(at);
        if full(out) || !game.reached_at(&place) {
            continue;
        }
        game.check_id(&place.key("piece"), &placement.piece, out);
        game.check_squares(&place.key("squares"), &placement.squares, out);
        second_player(game, placement, &place, out);
        facing(game, placement, &place, out);
    }
    one_square(game, out);
    walls(game, out);
    regions(game, out);
    armies(game, out);
}

fn placement_at(at: usize) -> Place {
    Place::at("setup.placements").index(at)
}

fn second_player(game: &Game<'_>, placement: &Placement, place: &Place, out: &mut Vec<Problem>) {
    let player = place.key("player");
    if game.spec.setup.mirror
        && placement.player == 1
        && game.sound("setup.mirror")
        && game.sound_at(&player)
    {
        let rest = "1 cannot be written with setup.mirror on: the second player's army is the reflection of the first's";
        out.push(game.ctx.problem(&player, rest));
    }
}

fn facing(game: &Game<'_>, placement: &Placement, place: &Place, out: &mut Vec<Problem>) {
    let place = place.key("facing");
    let Some(heading) = placement.facing.filter(|_| game.sound_at(&place)) else { return };
    let Some(kind) = game.kind(&placement.piece) else { return };
    if !game.sound_at(&piece(kind).key("facing")) {
        return;
    }
    match &game.spec.pieces[kind].facing {
        None => {
            let rest = format!("requires pieces[].facing: '{}' has no facing", placement.piece);
            out.push(game.ctx.problem(&place, rest));
        }
        Some(facing) if !can_point(facing.axes, heading) => {
            let rest = format!(
                "must be 'forward' or 'backward' for a piece with 2 axes, got '{}'",
                word(heading)
            );
            out.push(game.ctx.problem(&place, rest));
        }
        Some(_) => {}
    }
}

/// A problem of one entry of a placement, said once even where the reflection has it too.
fn once_an_entry(
    game: &Game<'_>,
    wrong: impl FnMut(&Start) -> bool,
    rest: impl Fn(&Start, &str) -> String,
    out: &mut Vec<Problem>,
) {
    let mut last = None;
    let mut wrong = wrong;
    for start in &game.starts {
        if full(out) {
            return;
        }
        // The reflection of an entry follows it.
        if wrong(start) && last != Some((start.placement, start.entry)) {
            last = Some((start.placement, start.entry));
            let list = placement_at(start.placement).key("squares");
            let entry = &game.spec.setup.placements[start.placement].squares[start.entry];
            out.push(game.ctx.entry(&list, start.entry, entry, rest(start, entry)));
        }
    }
}

/// Where a piece ends up, named only if the entry does not name it.
fn reflected(start: &Start, entry: &str) -> String {
    let at = name(start.square);
    if at == entry { String::new() } else { format!(" on {at}, by reflection") }
}

fn reflection_sound(game: &Game<'_>) -> bool {
    game.sound("setup.mirror") && game.sound("setup.orientation")
}

/// Whether the placement is said to be no second player's beside a mirrored army.
fn misattributed(game: &Game<'_>, start: &Start) -> bool {
    game.spec.setup.mirror && game.spec.setup.placements[start.placement].player == 1
}

fn one_square(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !reflection_sound(game) {
        return;
    }
    let mut taken = Squares::EMPTY;
    let second = |start: &Start| {
        let second = taken.contains(start.square);
        taken.insert(start.square);
        second && !misattributed(game, start)
    };
    let rest = |start: &Start, entry: &str| {
        let at = name(start.square);
        let how = if at == entry { "" } else { ", by reflection" };
        format!("puts a second piece on {at}{how}")
    };
    once_an_entry(game, second, rest, out);
}

fn walls(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(board) = game.board().filter(|_| reflection_sound(game)) else { return };
    let walls = board.walls;
    let rest =
        |start: &Start, entry: &str| format!("puts a piece on a wall{}", reflected(start, entry));
    once_an_entry(game, |start| walls.contains(start.square), rest, out);
}

fn regions(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !reflection_sound(game) {
        return;
    }
    let outside = |start: &Start| {
        let region = game.written_region(start.player, start.kind);
        region.is_some_and(|region| !region.contains(start.square)) && game.region_known(start.kind)
    };
    let rest = |start: &Start, entry: &str| {
        let id = game.id(start.kind);
        format!("is outside the region of '{id}'{}", reflected(start, entry))
    };
    once_an_entry(game, outside, rest, out);
}

/// A player who surely starts without a piece.
pub(super) fn unmanned(game: &Game<'_>) -> Option<usize> {
    if !game.starts_known || !game.sound("rules.drops") || !census::stock(game).is_empty() {
        return None;
    }
    let has = |player| game.starts.iter().any(|start| start.player == player);
    [0, 1].into_iter().find(|&player| !has(player))
}

fn armies(game: &Game<'_>, out: &mut Vec<Problem>) {
    if let Some(player) = unmanned(game) {
        let place = Place::at("setup.placements");
        let line = format!(
            "{place}: player {player} has no piece, so the game would be over before the first move"
        );
        out.push(game.ctx.line(&place, line));
    }
}
