//! Pieces that point one way, and pieces that rest.

use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::moves::Move;
use serde_json::json;

const WAYS: [&str; 4] = ["forward", "right", "backward", "left"];

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let rests = !game.has(Family::Turns) && game.version.is_none();
    if rests && draw.chance(50) {
        rest(draw, game);
    }
    if !rests || draw.chance(85) {
        let count = draw.count(1, 2);
        pointed(draw, game, count);
    }
}

/// Makes some kinds rest after they move.
pub(super) fn rest(draw: &mut Draw<'_>, game: &mut Draft) {
    let armed = game.armed();
    let every = draw.chance(30);
    let least = if every { armed.len() } else { 1 };
    for kind in draw.some(&armed, least, armed.len()) {
        let turns = draw.one(&[1, 1, 2, 3, 4]);
        game.kinds[kind].set("rest", json!(turns));
    }
}

/// Makes so many kinds point one way.
pub(super) fn pointed(draw: &mut Draw<'_>, game: &mut Draft, count: usize) {
    let kinds = game.commoners();
    for kind in draw.some(&kinds, count, count) {
        if !game.kinds[kind].has("facing") {
            point(draw, game, kind);
        }
    }
}

fn point(draw: &mut Draw<'_>, game: &mut Draft, kind: usize) {
    let axes = if game.board.hex() { 2 } else { draw.one(&[2, 4, 4]) };
    let ways: &[&str] = if axes == 2 { &["forward", "backward"] } else { &WAYS };
    let mut facing = json!({"axes": axes});
    let initial = draw.maybe(60, ways);
    if let Some(initial) = initial {
        facing["initial"] = json!(initial);
    }
    let turns = draw.maybe(60, &[true, false]);
    if let Some(turns) = turns {
        facing["turns"] = json!(turns);
    }
    game.kinds[kind].set("facing", facing);
    game.kinds[kind].moves = ahead(draw, game);
    let other: Vec<&str> =
        ways.iter().copied().filter(|way| *way != initial.unwrap_or("forward")).collect();
    let (initial, second) = (initial.unwrap_or("forward"), draw.one(&other));
    let turned = turns == Some(false) || draw.chance(50);
    let mut first = true;
    for player in 0..2 {
        for man in game.armies[player].iter_mut().filter(|man| man.kind == kind) {
            if turned {
                let third = draw.one(ways);
                let any = draw.maybe(70, &[initial, second, third]);
                man.facing = if first { Some(second) } else { any };
                first = false;
            }
        }
    }
    if game.mirrored {
        game.reflect();
    }
}

/// Moves that differ from themselves turned by a quarter and by a half.
fn ahead(draw: &mut Draw<'_>, game: &Draft) -> Vec<Move> {
    let room = game.board.room();
    let mut moves = Vec::new();
    let (front, turn): (&[[i32; 2]], _) = if game.board.hex() {
        (&[[0, 1], [-1, 1]], "none")
    } else {
        // Without its image a diagonal tells right from left.
        (&[[0, 1], [1, 1]], draw.one(&["lateral", "lateral", "none"]))
    };
    let ahead = if game.board.hex() { draw.one(&[[0, 1], [-1, 2]]) } else { [0, 1] };
    match draw.within(0, 5) {
        0 => moves.push(Move::new("slide", &[ahead], "none")),
        1 => moves.push(Move::new("slide", &[[0, 1]], "none").range(draw.within(1, 3))),
        2 => moves.push(Move::new("leap", front, turn)),
        3 if !game.board.hex() => moves.push(Move::new("leap", &[[1, 2], [1, -1]], turn)),
        4 if room >= 2 => moves.push(Move::new("hop", &[[0, 1]], "none")),
        _ => {
            moves.push(Move::new("leap", &[[0, 1]], "none").mode("move"));
            moves.push(Move::new("leap", front, turn).mode("capture"));
        }
    }
    if !moves.iter().any(|entry| entry.kind != "hop") || draw.chance(40) {
        let steps: &[[i32; 2]] =
            if game.board.hex() { &[[0, 1], [0, -1]] } else { &[[0, 2], [0, 1], [0, -1]] };
        moves.push(Move::new("leap", steps, "none"));
    }
    if draw.chance(20) {
        let steps = if game.board.hex() { [[0, 2], [1, 2]] } else { [[0, 2], [2, 1]] };
        moves.push(Move::new("lame", &steps, "none"));
    }
    moves
}
