//! Moves with conditions, regions, permissions to capture, and walls.

use crate::board::{Board, Cell, names};
use crate::draft::{Draft, squares};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves::{self, Move};
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let kinds = game.armed();
    for kind in draw.some(&kinds, 1, 2) {
        conditional(draw, game, kind);
    }
    if draw.chance(35) && !game.has(Family::Portals) {
        region(draw, game);
    }
    if draw.chance(35) {
        captures(draw, game);
    }
    if draw.chance(55) {
        walls(draw, game);
    }
}

/// Gives a kind one more move, or one of its moves, a condition.
fn conditional(draw: &mut Draw<'_>, game: &mut Draft, kind: usize) {
    let portals = game.has(Family::Portals) || game.has(Family::Rounds);
    let kinds: &[&'static str] = if portals {
        &["slide", "leap", "hop", "lame"]
    } else {
        &["slide", "leap", "hop", "lame", "sweep"]
    };
    let word = draw.one(kinds);
    let mut entry = moves::random(draw, &game.board, word);
    entry.condition = Some(condition(draw, game, kind));
    game.kinds[kind].moves.push(entry);
}

fn condition(draw: &mut Draw<'_>, game: &Draft, kind: usize) -> Value {
    let mut condition = json!({});
    let starts: Vec<i32> =
        game.armies[0].iter().filter(|man| man.kind == kind).map(|man| man.at.1).collect();
    let rank = draw.any(&starts).unwrap_or(1);
    let rank = if draw.chance(30) { draw.within(0, game.board.height - 1) } else { rank };
    let which = draw.within(0, 9);
    if which < 4 {
        condition["from_rank"] = json!(rank);
    }
    if matches!(which, 3..7) {
        condition["first_move"] = json!(draw.chance(80));
    }
    if which > 6 {
        let cells = if draw.chance(30) { game.board.row(rank) } else { game.board.cells() };
        condition["region"] = squares(draw, &cells, cells.len() / 2, cells.len());
    }
    condition
}

/// Keeps a kind to a part of the board that has the squares it starts on.
fn region(draw: &mut Draw<'_>, game: &mut Draft) {
    let kinds = game.kinds_where(|at, kind| kind.role != Role::Portal && game.placed(at));
    let kind = draw.one(&kinds);
    let board = &game.board;
    let mut starts: Vec<Cell> = of(game, 0, kind);
    starts.extend(of(game, 1, kind).into_iter().map(|cell| game.image(cell)));
    let high = draw.within(2, board.height - 1);
    let (low, wide) = (draw.within(0, 2), draw.chance(50));
    let inside = |(x, y): &Cell| *y <= high && (wide || *x >= low && *x < board.width - low);
    let keep = board.cells().into_iter().filter(|cell| inside(cell) || starts.contains(cell));
    let keep: Vec<Cell> = keep.collect();
    game.kinds[kind].set("region", names(&keep));
}

fn of(game: &Draft, player: usize, kind: usize) -> Vec<Cell> {
    game.armies[player].iter().filter(|man| man.kind == kind).map(|man| man.at).collect()
}

/// Says which kinds a kind may capture.
pub(super) fn captures(draw: &mut Draw<'_>, game: &mut Draft) {
    let all = game.kinds_where(|_, kind| kind.role != Role::Portal);
    let armed = game.armed();
    for kind in draw.some(&armed, 1, 3) {
        let none = draw.chance(12) && !game.kinds[kind].royal();
        let takes = if none { Vec::new() } else { draw.some(&all, 1, all.len()) };
        if takes.is_empty() {
            for entry in &mut game.kinds[kind].moves {
                entry.mode = entry.mode.filter(|mode| *mode != "capture");
            }
        }
        let takes = game.ids_of(&takes);
        game.kinds[kind].set("captures", takes);
    }
}

/// Builds walls where nothing stands.
pub(super) fn walls(draw: &mut Draw<'_>, game: &mut Draft) {
    let mirror = draw.one(&[None, Some(false), Some(true), Some(true)]);
    let free: Vec<Cell> = game.free();
    let inner: Vec<Cell> =
        free.iter().copied().filter(|cell| free.contains(&game.image(*cell))).collect();
    let cells = draw.some(&inner, 1, 1.max(inner.len() / 5).min(5));
    if cells.is_empty() {
        return;
    }
    let mut rule = json!({"squares": names(&cells)});
    game.walls.clone_from(&cells);
    if mirror == Some(true) {
        let images: Vec<Cell> = cells.iter().map(|cell| game.image(*cell)).collect();
        game.walls.extend(images);
    }
    if let Some(mirror) = mirror {
        rule["mirror"] = json!(mirror);
    }
    let jumps = game.kinds.iter().flat_map(|kind| &kind.moves).any(|entry| far(&game.board, entry));
    if let Some(blocks) = draw.maybe(60, &[true, true, false]).filter(|blocks| jumps || !blocks) {
        rule["blocks_leaps"] = json!(blocks);
    }
    game.set("obstacles", rule);
}

/// Whether a move jumps further than one square.
fn far(board: &Board, entry: &Move) -> bool {
    // Nothing is on the way to the cell between two neighbours.
    let between = |[dx, dy]: [i32; 2]| board.hex() && (dx % 2 != 0 || dy % 2 != 0);
    let jump = matches!(entry.kind, "leap" | "lame");
    jump && entry.vectors.iter().any(|vector| match board.length(*vector) {
        2 => !between(*vector),
        length => length > 2,
    })
}
