//! `pieces[].facing`: a turn must change something.

use super::game::{Game, piece};
use super::geometry::{Vector, turned};
use super::kinds::Kind;
use super::ways;
use crate::spec::{Facing, Heading, Mode, Move, MoveKind, Screen};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    for (at, entry) in game.spec.pieces.iter().enumerate() {
        let Some(facing) = &entry.facing else { continue };
        let place = piece(at).key("facing");
        if !game.reached_at(&place) {
            continue;
        }
        if entry.royal && game.sound_at(&piece(at).key("royal")) {
            out.push(game.ctx.problem(&place, "may not stand on a royal piece"));
        }
        let axes = game.sound_at(&place.key("axes"));
        if axes && facing.axes == 4 && game.board().is_some_and(|board| board.hex) {
            let rest = "4 turns by quarters, which a hex lattice does not have";
            out.push(game.ctx.problem(&place.key("axes"), rest));
        } else if axes {
            symmetric(game, at, facing, &place, out);
        }
        initial(game, facing, &place, out);
        second_way(game, at, facing, &place, out);
    }
}

/// Whether a piece with so many axes can point so.
pub(super) fn can_point(axes: u8, heading: Heading) -> bool {
    axes == 4 || matches!(heading, Heading::Forward | Heading::Backward)
}

fn initial(game: &Game<'_>, facing: &Facing, place: &Place, out: &mut Vec<Problem>) {
    let initial = place.key("initial");
    if !can_point(facing.axes, facing.initial) && game.sound_at(place) {
        let rest = format!(
            "must be a way a piece with 2 axes can point ('forward' or 'backward'), got '{}'",
            word(facing.initial)
        );
        out.push(game.ctx.problem(&initial, rest));
    }
}

/// A heading as files write it.
pub(super) fn word(heading: Heading) -> &'static str {
    match heading {
        Heading::Forward => "forward",
        Heading::Right => "right",
        Heading::Backward => "backward",
        Heading::Left => "left",
    }
}

fn second_way(game: &Game<'_>, at: Kind, facing: &Facing, place: &Place, out: &mut Vec<Problem>) {
    if facing.turns || !game.sound_at(place) || !game.ids_known || !game.sound("setup") {
        return;
    }
    if !game.spec.setup.placements.iter().all(|p| game.kind(&p.piece).is_some()) {
        return;
    }
    let id = game.id(at);
    let placements = game.spec.setup.placements.iter();
    let mut pointed = placements.filter(|p| p.piece == id).filter_map(|p| p.facing);
    if pointed.all(|heading| heading == facing.initial) {
        let rest = format!(
            "false needs a placement that points the piece a second way: every {id} points {} for the whole game",
            word(facing.initial)
        );
        out.push(game.ctx.problem(&place.key("turns"), rest));
    }
}

/// Everything that tells one way of moving from another, the vector last.
type Reading = (u8, (u32, u32), bool, u8, (Option<u32>, bool, Vec<String>), Vector);

fn symmetric(game: &Game<'_>, at: Kind, facing: &Facing, place: &Place, out: &mut Vec<Problem>) {
    let moves = &game.spec.pieces[at].moves;
    if moves.is_empty()
        || !game.sound_at(&piece(at).key("moves"))
        || !(0..moves.len()).all(|entry| ways::sound(game, at, entry))
    {
        return;
    }
    let (turn, name) = if facing.axes == 4 { (1, "quarter") } else { (2, "half") };
    let blocked = game.spec.rules.obstacles.as_ref().is_some_and(|walls| walls.blocks_leaps);
    if readings(moves, 0, blocked) == readings(moves, turn, blocked) {
        let rest = format!(
            "would change nothing: the piece's moves read the same after a {name} turn, so turning it would be a move that does nothing"
        );
        out.push(game.ctx.problem(place, rest));
    }
}

/// The moves of a piece after so many quarter turns, however they are spelled.
fn readings(moves: &[Move], turn: u8, blocked: bool) -> Vec<Reading> {
    let mut readings = Vec::new();
    for entry in moves {
        let modes: &[u8] = match entry.mode {
            Mode::Move => &[0],
            Mode::Capture => &[1],
            Mode::Both => &[0, 1],
        };
        for vector in &entry.vectors {
            for image in ways::images(entry.symmetry, *vector) {
                for mode in modes {
                    readings.push(reading(entry, *mode, blocked, turned(image, turn)));
                }
            }
        }
    }
    readings.sort();
    readings.dedup();
    readings
}

fn reading(entry: &Move, mode: u8, blocked: bool, vector: Vector) -> Reading {
    let span = ways::span(entry);
    // A slide of one step is a leap, where walls do not tell the two apart.
    let one_step = entry.kind == MoveKind::Slide && span == (1, 1) && !blocked;
    let kind = match entry.kind {
        MoveKind::Slide if !one_step => 1,
        MoveKind::Slide | MoveKind::Leap => 0,
        MoveKind::Hop => 2,
        MoveKind::Lame => 3,
        MoveKind::Sweep => 4,
    };
    let screen = match entry.screen {
        None | Some(Screen::Any) => 0,
        Some(Screen::Own) => 1,
        Some(Screen::Enemy) => 2,
    };
    let condition = entry.condition.as_ref();
    let mut region = condition.and_then(|c| c.region.clone()).unwrap_or_default();
    region.sort();
    let limits =
        (condition.and_then(|c| c.from_rank), condition.is_some_and(|c| c.first_move), region);
    let far = entry.screen_range.unwrap_or(0);
    (kind * 2 + mode, span, far > 0, screen * 32 + far, limits, vector)
}
