//! Joined edges and sides, for both players or for each by itself.

use crate::board::Lattice;
use crate::draft::Draft;
use crate::draw::Draw;
use serde_json::{Map, Value, json};

/// The keys of a board with edges, and the words of each.
const EDGES: [(&str, [&str; 4]); 2] =
    [("files", ["none", "left", "right", "both"]), ("ranks", ["none", "bottom", "top", "both"])];

/// The keys of a hexagon.
const SIDES: [(&str, [&str; 4]); 3] = [
    ("n_s", ["none", "s", "n", "both"]),
    ("ne_sw", ["none", "sw", "ne", "both"]),
    ("nw_se", ["none", "nw", "se", "both"]),
];

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let hexagon = game.board.lattice == Lattice::Hexagon;
    let keys: &[(&str, [&str; 4])] = if hexagon { &SIDES } else { &EDGES };
    let mut rule = Map::new();
    let sure = draw.one(keys).0;
    for (key, words) in keys {
        let joined = *key == sure;
        if joined || draw.chance(45) {
            let (key, value) = join(draw, key, words, joined);
            rule.insert(key, value);
        }
    }
    game.set("wrap", Value::Object(rule));
}

/// One key, with an edge that is open to somebody if it must be.
fn join(draw: &mut Draw<'_>, key: &str, words: &[&str; 4], joined: bool) -> (String, Value) {
    let open = if draw.chance(30) { words[3] } else { draw.one(&words[1..]) };
    let any = draw.one(&words[..]);
    if draw.chance(40) {
        let (first, second) = if draw.chance(50) { (open, any) } else { (any, open) };
        return (format!("{key}_by_player"), json!({"0": first, "1": second}));
    }
    (key.to_owned(), json!(if joined || draw.chance(60) { open } else { any }))
}
