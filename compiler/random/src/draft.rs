//! A game while it is made, and the file that it becomes.

use crate::board::{Board, Cell, name, names};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::{Kind, Role};
use crate::moves::Move;
use serde_json::{Map, Value, json};

/// A piece of the opening array.
#[derive(Clone, Debug)]
pub(crate) struct Man {
    pub(crate) kind: usize,
    pub(crate) at: Cell,
    pub(crate) facing: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// The families whose rules the game has.
    pub(crate) families: Vec<Family>,
    pub(crate) board: Board,
    /// Whether sides of a hexagon are joined, on which its reflection hangs.
    pub(crate) joined: bool,
    pub(crate) orientation: Option<&'static str>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) armies: [Vec<Man>; 2],
    /// Whether the second army is the first one's image and not written.
    pub(crate) mirrored: bool,
    pub(crate) walls: Vec<Cell>,
    pub(crate) rules: Map<String, Value>,
    /// The version the file declares, if it is not the newest.
    pub(crate) version: Option<u8>,
    /// Ids that no kind has yet.
    pub(crate) ids: Vec<String>,
}

impl Draft {
    pub(crate) fn has(&self, family: Family) -> bool {
        self.families.contains(&family)
    }

    pub(crate) fn rule(&self, key: &str) -> Option<&Value> {
        self.rules.get(key)
    }

    pub(crate) fn set(&mut self, key: &str, value: Value) {
        self.rules.insert(key.to_owned(), value);
    }

    /// How the game is won.
    pub(crate) fn win(&self) -> &str {
        self.rules.get("win").and_then(Value::as_str).unwrap_or("checkmate")
    }

    // Squares.

    /// A square of the first player's as the second's.
    pub(crate) fn image(&self, cell: Cell) -> Cell {
        let rotate = self.orientation == Some("rotate") || self.joined;
        if rotate { self.board.half_turn(cell) } else { self.board.flip(cell) }
    }

    /// The squares on which pieces start.
    pub(crate) fn occupied(&self) -> Vec<Cell> {
        self.armies.iter().flatten().map(|man| man.at).collect()
    }

    /// The squares where nothing stands, in their order.
    pub(crate) fn free(&self) -> Vec<Cell> {
        let taken = self.occupied();
        let open = |cell: &Cell| !taken.contains(cell) && !self.walls.contains(cell);
        self.board.cells().into_iter().filter(open).collect()
    }

    /// A rank seen from the first player's side.
    pub(crate) fn ranks(&self) -> Vec<i32> {
        (0..self.board.height).collect()
    }

    // Kinds.

    pub(crate) fn id(&self, kind: usize) -> String {
        self.kinds[kind].id.clone()
    }

    pub(crate) fn ids_of(&self, kinds: &[usize]) -> Value {
        kinds.iter().map(|kind| Value::from(self.id(*kind))).collect()
    }

    /// The kinds for which something holds.
    pub(crate) fn kinds_where(&self, wanted: impl Fn(usize, &Kind) -> bool) -> Vec<usize> {
        (0..self.kinds.len()).filter(|kind| wanted(*kind, &self.kinds[*kind])).collect()
    }

    pub(crate) fn royals(&self) -> Vec<usize> {
        self.kinds_where(|_, kind| kind.royal())
    }

    /// How many of a kind a player starts with on the board.
    pub(crate) fn count(&self, player: usize, kind: usize) -> usize {
        self.armies[player].iter().filter(|man| man.kind == kind).count()
    }

    /// Whether some player starts with one on the board.
    pub(crate) fn placed(&self, kind: usize) -> bool {
        self.count(0, kind) + self.count(1, kind) > 0
    }

    /// The kinds with which both players start.
    pub(crate) fn shared(&self) -> Vec<usize> {
        self.kinds_where(|kind, _| self.count(0, kind) > 0 && self.count(1, kind) > 0)
    }

    /// The kinds of the armies that are not royal.
    pub(crate) fn commoners(&self) -> Vec<usize> {
        self.kinds_where(|at, kind| !kind.royal() && self.placed(at))
    }

    /// The kinds of the armies, in their order.
    pub(crate) fn armed(&self) -> Vec<usize> {
        self.kinds_where(|at, _| self.placed(at))
    }

    /// The kinds that promote.
    pub(crate) fn promoting(&self) -> Vec<usize> {
        let rules: Vec<&Value> = match self.rule("promotion") {
            Some(Value::Array(rules)) => rules.iter().collect(),
            rule => rule.into_iter().collect(),
        };
        let named = |kind: &Kind| rules.iter().any(|rule| rule["piece"] == json!(kind.id));
        self.kinds_where(|_, kind| named(kind))
    }

    /// The first soldier that starts on the board, or else the last kind that does.
    pub(crate) fn soldier(&self) -> usize {
        let soldiers = self.kinds_where(|at, kind| kind.role == Role::Soldier && self.placed(at));
        soldiers.first().or(self.armed().last()).copied().unwrap_or(0)
    }

    /// Adds a kind, with the next id.
    pub(crate) fn add(&mut self, draw: &mut Draw<'_>, role: Role, moves: Vec<Move>) -> usize {
        let id = self.ids.pop().unwrap_or_else(|| format!("{}", self.kinds.len() % 100));
        self.kinds.push(Kind::new(draw, id, role, moves));
        self.kinds.len() - 1
    }

    // Armies.

    /// Makes the second army the image of the first.
    pub(crate) fn reflect(&mut self) {
        let images = self.armies[0].iter().map(|man| Man { at: self.image(man.at), ..man.clone() });
        self.armies[1] = images.collect();
    }

    /// Leaves out the pieces for which something does not hold.
    pub(crate) fn keep(&mut self, wanted: impl Fn(&Man) -> bool) {
        for army in &mut self.armies {
            army.retain(|man| wanted(man));
        }
    }

    // The file.

    pub(crate) fn file(mut self, draw: &mut Draw<'_>, title: &str) -> Value {
        let mut file = Map::new();
        if self.version.is_some() || draw.chance(85) {
            file.insert("schema_version".to_owned(), json!(self.version.unwrap_or(29)));
        }
        file.insert("name".to_owned(), json!(title));
        if draw.chance(20) {
            let names: Vec<&str> = self.families.iter().map(|family| family.name()).collect();
            file.insert("description".to_owned(), json!(names.join(", ")));
        }
        file.insert("board".to_owned(), self.board.json(draw));
        let kinds = draw.shuffled(&self.kinds);
        file.insert("pieces".to_owned(), kinds.iter().map(Kind::json).collect());
        file.insert("setup".to_owned(), self.setup(draw));
        if self.rules.get("win") == Some(&json!("checkmate")) && draw.chance(40) {
            self.rules.shift_remove("win");
        }
        if !self.rules.is_empty() {
            file.insert("rules".to_owned(), Value::Object(self.rules));
        }
        if draw.chance(5) {
            let id = draw.one(&self.kinds).id;
            let icons = draw.one(&[json!({id.as_str(): "drop"}), json!({id: ["sun", "moon"]})]);
            file.insert("appearance".to_owned(), json!({"icons": icons}));
            file.insert("provenance".to_owned(), json!({"source": "made at random"}));
        }
        Value::Object(file)
    }

    fn setup(&self, draw: &mut Draw<'_>) -> Value {
        let mut setup = Map::new();
        if !self.mirrored || draw.chance(30) {
            setup.insert("mirror".to_owned(), json!(self.mirrored));
        }
        if let Some(orientation) = self.orientation {
            setup.insert("orientation".to_owned(), json!(orientation));
        }
        let players = if self.mirrored { 1 } else { 2 };
        let first_named = draw.chance(if self.mirrored { 4 } else { 40 });
        let mut placements: Vec<(Value, Vec<Cell>)> = Vec::new();
        for (player, army) in self.armies.iter().enumerate().take(players) {
            let from = placements.len();
            for man in army {
                let head = self.placement(player, man, first_named);
                match placements[from..].iter_mut().find(|(other, _)| *other == head) {
                    // Now and then a kind has two entries.
                    Some((_, cells)) if !draw.chance(4) => cells.push(man.at),
                    _ => placements.push((head, vec![man.at])),
                }
            }
        }
        let entries = placements.into_iter().map(|(mut entry, cells)| {
            entry["squares"] = names(&cells);
            entry
        });
        setup.insert("placements".to_owned(), entries.collect());
        Value::Object(setup)
    }

    fn placement(&self, player: usize, man: &Man, first_named: bool) -> Value {
        let mut entry = json!({"piece": self.kinds[man.kind].id});
        if player == 1 || first_named {
            entry["player"] = json!(player);
        }
        if let Some(facing) = man.facing {
            entry["facing"] = json!(facing);
        }
        entry
    }
}

/// Some squares, between two counts, as files write them.
pub(crate) fn squares(draw: &mut Draw<'_>, of: &[Cell], low: usize, high: usize) -> Value {
    draw.some(of, low, high).into_iter().map(|cell| Value::from(name(cell))).collect()
}
