//! Hex boards: their turns come with the pieces, and some rules are written otherwise there.

use super::{facing, moves, promotion};
use crate::board::names;
use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use serde_json::json;

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if draw.chance(40) && game.rule("obstacles").is_none() {
        moves::walls(draw, game);
    }
    if draw.chance(40) && !game.has(Family::Promotion) {
        promotion::simple(draw, game);
    }
    if draw.chance(20) && !game.has(Family::Facing) {
        facing::pointed(draw, game, 1);
    }
    if draw.chance(25) && game.rule("reach").is_none() && !game.has(Family::Ground) {
        goal(draw, game);
    }
}

/// A goal on the other side, by each of the reflections.
fn goal(draw: &mut Draw<'_>, game: &mut Draft) {
    let row = game.board.row(game.board.height - 1 - draw.within(0, 1));
    let cells = draw.some(&row, 1, 2);
    let mut rule = json!({"squares": names(&cells)});
    if draw.chance(40) {
        let piece = game.soldier();
        rule["piece"] = json!(game.id(piece));
    }
    if let Some(mirror) = draw.maybe(60, &[json!(true), json!("rotate")]) {
        rule["mirror"] = mirror;
    }
    game.set("reach", rule);
}
