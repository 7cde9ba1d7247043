//! Captures that explode.

use crate::draft::Draft;
use crate::draw::Draw;
use serde_json::json;

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let mut rule = json!({});
    let radius = draw.maybe(70, &[0, 1, 1, 2, 2, 3]);
    if let Some(radius) = radius {
        rule["radius"] = json!(radius);
    }
    let (armed, common) = (game.armed(), game.commoners());
    if radius != Some(0) && draw.chance(55) {
        let mut immune = draw.some(&common, 0, 2);
        if draw.chance(40) {
            immune.extend(game.royals());
        }
        rule["immune"] = game.ids_of(&immune);
    }
    if draw.chance(35) {
        let able: Vec<usize> =
            armed.iter().copied().filter(|kind| game.kinds[*kind].takes()).collect();
        let by = draw.some(&able, 1, able.len());
        rule["by"] = game.ids_of(&by);
    }
    if draw.chance(35) {
        let of = draw.some(&armed, 1, armed.len());
        rule["of"] = game.ids_of(&of);
    }
    game.set("explode_on_capture", rule);
}
