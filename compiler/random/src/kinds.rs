//! Kinds of piece.

use crate::draw::Draw;
use crate::moves::Move;
use serde_json::{Map, Value, json};

/// What a kind is for in its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Royal,
    Soldier,
    Officer,
    /// Never in an army: what others become, what is dropped, or what walks by itself.
    Spare,
    /// What portals are moved as.
    Portal,
}

/// One entry of `pieces`.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) id: String,
    pub(crate) role: Role,
    pub(crate) moves: Vec<Move>,
    /// The other keys.
    pub(crate) keys: Map<String, Value>,
}

impl Kind {
    pub(crate) fn new(draw: &mut Draw<'_>, id: String, role: Role, moves: Vec<Move>) -> Self {
        let mut kind = Self { id, role, moves, keys: Map::new() };
        match role {
            Role::Royal => {
                kind.set("royal", json!(true));
                if draw.chance(60) {
                    kind.set("value", json!(0));
                }
            }
            Role::Portal => kind.set("value", json!(0)),
            _ if draw.chance(85) => {
                let value =
                    draw.one(&[json!(1), json!(2), json!(3), json!(3.5), json!(5), json!(9)]);
                kind.set("value", value);
            }
            _ => {}
        }
        kind
    }

    pub(crate) fn set(&mut self, key: &str, value: Value) {
        self.keys.insert(key.to_owned(), value);
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    pub(crate) fn royal(&self) -> bool {
        self.role == Role::Royal
    }

    /// Whether it has a move that may capture, and may capture something by it.
    pub(crate) fn takes(&self) -> bool {
        let allowed = self.keys.get("captures").and_then(Value::as_array);
        self.moves.iter().any(Move::takes) && allowed.is_none_or(|ids| !ids.is_empty())
    }

    /// Whether it may capture a kind.
    pub(crate) fn may_take(&self, id: &str) -> bool {
        let allowed = self.keys.get("captures").and_then(Value::as_array);
        self.takes() && allowed.is_none_or(|ids| ids.iter().any(|other| other == id))
    }

    pub(crate) fn json(&self) -> Value {
        let mut entry = Map::new();
        entry.insert("id".to_owned(), json!(self.id));
        entry.extend(self.keys.clone());
        entry.insert("moves".to_owned(), self.moves.iter().map(Move::json).collect());
        Value::Object(entry)
    }
}

/// Ids for officers and spare kinds, in any order.
pub(crate) fn ids(draw: &mut Draw<'_>) -> Vec<String> {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "L", "M"];
    let more = ["N", "O", "Q", "R", "S", "T", "U", "V", "X", "Y", "Z", "N2", "+R", "Q2", "WZ"];
    draw.shuffled(&[&letters[..], &more[..]].concat()).into_iter().map(str::to_owned).collect()
}
