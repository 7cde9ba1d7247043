//! Several moves a turn.

use crate::draft::Draft;
use crate::draw::Draw;
use serde_json::json;

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let moves = draw.one(&[1, 2, 2, 2, 3, 4]);
    let mut rule = json!({"moves": moves});
    if moves == 1 && draw.chance(85) || draw.chance(55) {
        let ramp: Vec<i32> = (0..draw.count(1, 8)).map(|_| draw.within(1, 4)).collect();
        rule["ramp"] = json!(ramp);
    }
    game.set("turn", rule);
}
