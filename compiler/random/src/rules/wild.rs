//! Pieces that nobody owns.

use crate::board::{Cell, names};
use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves;
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let (count, way) = (draw.one(&[1, 1, 2, 3]), draw.within(0, 9));
    walkers(draw, game, count, way < 6);
    if game.rule("npcs").is_some() && game.rule("scoring").is_none() && draw.chance(45) {
        game.set("scoring", json!({"count": "points"}));
    }
}

/// One wild piece, for games that are about something else.
pub(super) fn simple(draw: &mut Draw<'_>, game: &mut Draft) {
    walkers(draw, game, 1, true);
}

fn walkers(draw: &mut Draw<'_>, game: &mut Draft, count: usize, own_kind: bool) {
    let mut taken: Vec<Cell> = Vec::new();
    let mut npcs = Vec::new();
    for _ in 0..count {
        let mirror = draw.maybe(60, &[true, true, false]);
        let Some(route) = route(draw, game, &taken, mirror == Some(true)) else { continue };
        taken.extend(&route);
        if mirror == Some(true) {
            taken.extend(route.iter().map(|cell| game.image(*cell)).collect::<Vec<_>>());
        }
        let piece = kind(draw, game, own_kind);
        npcs.push(npc(draw, game, piece, &route, mirror));
    }
    if !npcs.is_empty() {
        game.set("npcs", Value::Array(npcs));
    }
}

/// The kind of a wild piece: one of its own, or an officer's.
fn kind(draw: &mut Draw<'_>, game: &mut Draft, own: bool) -> usize {
    let fits = |at: usize| {
        let kind = &game.kinds[at];
        !["rest", "speed", "spy", "facing", "region"].iter().any(|key| kind.has(key))
    };
    let common: Vec<usize> = game.commoners().into_iter().filter(|kind| fits(*kind)).collect();
    if let (false, Some(kind)) = (own, draw.any(&common)) {
        return kind;
    }
    let moves = moves::officer(draw, &game.board, &[(2, "slide"), (4, "leap")]);
    let kind = game.add(draw, Role::Spare, moves);
    if draw.chance(50) {
        let all = game.kinds_where(|_, kind| kind.role != Role::Portal);
        let eats = if draw.chance(20) { Vec::new() } else { draw.some(&all, 1, all.len()) };
        for entry in &mut game.kinds[kind].moves {
            entry.mode = entry.mode.filter(|mode| *mode != "capture" || !eats.is_empty());
        }
        let eats = game.ids_of(&eats);
        game.kinds[kind].set("captures", eats);
    }
    kind
}

/// Squares of no other route, the first one empty; its image keeps off it where there is one.
fn route(draw: &mut Draw<'_>, game: &Draft, taken: &[Cell], mirror: bool) -> Option<Vec<Cell>> {
    let occupied = game.occupied();
    let open = |cell: &Cell| {
        let image = game.image(*cell);
        let alone =
            !mirror || image != *cell && !taken.contains(&image) && !game.walls.contains(&image);
        alone && game.board.has(*cell) && !taken.contains(cell) && !game.walls.contains(cell)
    };
    let starts: Vec<Cell> = game
        .board
        .cells()
        .into_iter()
        .filter(|cell| open(cell) && !occupied.contains(cell))
        .filter(|cell| !mirror || !occupied.contains(&game.image(*cell)))
        .collect();
    let mut route = vec![draw.any(&starts)?];
    let jumps = draw.chance(20);
    for _ in 1..draw.one(&[1, 2, 3, 4, 4, 6, 8, 10]) {
        let (x, y) = route[route.len() - 1];
        let near: Vec<Cell> = if jumps {
            game.board.cells()
        } else {
            [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|(dx, dy)| (x + dx, y + dy)).to_vec()
        };
        let fits = |cell: &Cell| {
            let met = route.contains(cell) || mirror && route.contains(&game.image(*cell));
            open(cell) && !met
        };
        let near: Vec<Cell> = near.into_iter().filter(fits).collect();
        let calm: Vec<Cell> =
            near.iter().copied().filter(|cell| !occupied.contains(cell)).collect();
        let near = if draw.chance(75) { calm } else { near };
        let Some(next) = draw.any(&near) else { break };
        route.push(next);
    }
    Some(route)
}

fn npc(
    draw: &mut Draw<'_>,
    game: &Draft,
    piece: usize,
    route: &[Cell],
    mirror: Option<bool>,
) -> Value {
    let mut npc = json!({"piece": game.id(piece), "route": names(route)});
    let occupied = game.occupied();
    let clear = |cell: &Cell| {
        let image = mirror == Some(true) && occupied.contains(&game.image(*cell));
        !occupied.contains(cell) && !image
    };
    let later: Vec<Cell> = route.iter().skip(1).copied().filter(clear).collect();
    if !later.is_empty() && draw.chance(40) {
        npc["also_at"] = names(&draw.some(&later, 1, 2));
    }
    if let Some(bounty) = draw.maybe(55, &[json!(0), json!(1), json!(2.5), json!(4), json!(150)]) {
        npc["bounty"] = bounty;
    }
    if let Some(mirror) = mirror {
        npc["mirror"] = json!(mirror);
    }
    let drops = game.rule("drops").is_some() || game.has(Family::Drops);
    let drops = drops || game.has(Family::Promotion);
    if !drops && draw.chance(35) {
        let armed = game.armed();
        npc["immune"] = game.ids_of(&draw.some(&armed, 0, armed.len()));
    }
    npc
}
