//! Portals: pairs, maps of ends, folds.

use crate::board::{Cell, name};
use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves::Move;
use serde_json::{Value, json};

const MOST_ENDS: usize = 8;

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let moving = !game.has(Family::Rounds);
    let mut free = free(draw, game, false);
    let mut any = self::free(draw, game, true);
    let mut groups: Vec<Value> = Vec::new();
    let mut ends = 0;
    let mut piece: Option<usize> = None;
    let count = draw.one(&[1, 1, 1, 2, 2, 3, 4]);
    while groups.len() < count {
        let fold = draw.chance(35);
        let map = draw.chance(35);
        let size = if map { draw.count(3, 5) } else { 2 };
        let from = if fold { &mut any } else { &mut free };
        if ends + size > MOST_ENDS || from.len() < size {
            break;
        }
        let at: Vec<Cell> = (0..size).filter_map(|_| from.pop()).collect();
        free.retain(|cell| !at.contains(cell));
        any.retain(|cell| !at.contains(cell));
        ends += size;
        let kind = match piece {
            Some(kind) if draw.chance(60) => kind,
            _ => portal(draw, game, moving),
        };
        piece = Some(kind);
        let moved = moving && !game.kinds[kind].moves.is_empty();
        groups.push(group(draw, game, kind, &at, (fold, map, moved)));
    }
    if !groups.is_empty() {
        game.set("portals", Value::Array(groups));
    }
}

/// The squares where ends may start, in any order.
fn free(draw: &mut Draw<'_>, game: &Draft, under_pieces: bool) -> Vec<Cell> {
    let mut cells = game.free();
    if under_pieces {
        let taken = game.occupied();
        cells.extend(draw.some(&taken, 0, 2));
    }
    draw.shuffled(&cells)
}

/// A kind for ends: how they move, if anybody moves them.
fn portal(draw: &mut Draw<'_>, game: &mut Draft, moving: bool) -> usize {
    let far = game.board.room().min(2);
    let ways = [
        Move::new("leap", &[[1, 0], [1, 1]], "rotate4"),
        Move::new("leap", &[[1, 0]], "rotate4"),
        Move::new("leap", &[[1, far]], "dihedral8"),
        Move::new("slide", &[[1, 0]], "rotate4").range(2),
        Move::new("slide", &[[1, 1]], "dihedral8"),
        Move::new("lame", &[[far, far]], "rotate4"),
        Move::new("hop", &[[1, 0]], "rotate4"),
    ];
    let mut moves = Vec::new();
    if draw.chance(if moving { 80 } else { 30 }) {
        moves.push(draw.one(&ways).mode("move"));
        if draw.chance(25) {
            moves.push(draw.one(&ways).mode("move"));
        }
    }
    game.add(draw, Role::Portal, moves)
}

fn group(
    draw: &mut Draw<'_>,
    game: &Draft,
    kind: usize,
    at: &[Cell],
    (fold, map, moved): (bool, bool, bool),
) -> Value {
    let mut group = json!({"piece": game.id(kind)});
    let mut both = false;
    if map {
        group["ends"] = ends(draw, game, at, moved, &mut both);
    } else {
        group["orange"] = json!(name(at[0]));
        group["blue"] = json!(name(at[1]));
        pair(draw, game, &mut group, moved, &mut both);
    }
    if fold {
        group["kind"] = json!("fold");
    }
    let again = both || moved && game.rule("turn").is_some_and(|turn| turn["moves"] != json!(1));
    let again = again && group_moves(&group);
    if again && draw.chance(50) {
        group["no_straight_back"] = json!(true);
    } else if draw.chance(10) {
        group["no_straight_back"] = json!(false);
    }
    group
}

/// Whether some end of a group has a mover.
fn group_moves(group: &Value) -> bool {
    let someone = |by: &Value| by.as_array().is_some_and(|by| !by.is_empty());
    let ends = group["ends"].as_array();
    let pair = group.get("moved_by").and_then(Value::as_object);
    ends.into_iter().flatten().any(|end| end.get("moved_by").is_some_and(someone))
        || pair.into_iter().flatten().any(|(_, by)| someone(by))
}

fn movers(draw: &mut Draw<'_>, both: &mut bool) -> Value {
    let by: &[i32] = draw.one(&[&[][..], &[0], &[1], &[0, 1], &[0, 1], &[0, 1]]);
    *both |= by.len() == 2;
    json!(by)
}

/// Some, but not all, of the kinds that can move.
fn carried(draw: &mut Draw<'_>, game: &Draft) -> Value {
    let all = game.kinds_where(|_, kind| kind.role != Role::Portal && !kind.moves.is_empty());
    let some = draw.some(&all, 1, all.len() - 1);
    game.ids_of(&some)
}

fn pair(draw: &mut Draw<'_>, game: &Draft, group: &mut Value, moved: bool, both: &mut bool) {
    if moved && draw.chance(80) {
        let mut by = json!({});
        for end in draw.some(&["orange", "blue"], 1, 2) {
            by[end] = movers(draw, both);
        }
        group["moved_by"] = by;
    }
    let ways = ["both_ways", "orange_to_blue", "blue_to_orange", "closed"];
    if draw.chance(50) {
        let mut passage = json!({});
        for player in draw.some(&["0", "1"], 1, 2) {
            passage[player] = json!(draw.one(&ways));
        }
        group["passage"] = passage;
    }
    if draw.chance(40) {
        let mut carries = json!({});
        for end in draw.some(&["orange", "blue"], 1, 2) {
            carries[end] = carried(draw, game);
        }
        group["carries"] = carries;
    }
}

/// A ring, a funnel, or any other map.
fn ends(draw: &mut Draw<'_>, game: &Draft, at: &[Cell], moved: bool, both: &mut bool) -> Value {
    let (count, shape) = (at.len(), draw.within(0, 2));
    let out = draw.count(0, count - 1);
    let mut ends = Vec::new();
    for (index, cell) in at.iter().enumerate() {
        let mut end = json!({"at": name(*cell)});
        let to = match shape {
            0 => Some((index + 1) % count),
            1 => Some(out).filter(|out| *out != index),
            _ => Some((index + draw.count(1, count - 1)) % count),
        };
        if let Some(to) = to {
            end["to"] = json!(to);
            let enter: [&[i32]; 3] = [&[0], &[1], &[0, 1]];
            if let Some(by) = draw.maybe(35, &enter) {
                end["enter"] = json!(by);
            }
            if draw.chance(30) {
                end["carries"] = carried(draw, game);
            }
        }
        if moved && draw.chance(50) {
            end["moved_by"] = movers(draw, both);
        }
        ends.push(end);
    }
    Value::Array(ends)
}
