//! Ways of moving.

use crate::board::Board;
use crate::draw::Draw;
use serde_json::{Map, Value, json};

/// One entry of `pieces[].moves`. What is none is left out of the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Move {
    pub(crate) kind: &'static str,
    pub(crate) vectors: Vec<[i32; 2]>,
    pub(crate) symmetry: Option<&'static str>,
    pub(crate) range: Option<i32>,
    pub(crate) min_range: Option<i32>,
    pub(crate) mode: Option<&'static str>,
    pub(crate) screen_range: Option<i32>,
    pub(crate) screen: Option<&'static str>,
    pub(crate) condition: Option<Value>,
}

impl Move {
    pub(crate) fn new(kind: &'static str, vectors: &[[i32; 2]], symmetry: &'static str) -> Self {
        let symmetry = Some(symmetry).filter(|word| *word != "none");
        Self { kind, vectors: vectors.to_vec(), symmetry, ..Self::default() }
    }

    pub(crate) fn range(self, range: i32) -> Self {
        Self { range: Some(range), ..self }
    }

    pub(crate) fn mode(self, mode: &'static str) -> Self {
        Self { mode: Some(mode), ..self }
    }

    /// Whether it may capture.
    pub(crate) fn takes(&self) -> bool {
        self.mode != Some("move")
    }

    /// Whether it may go to an empty square.
    pub(crate) fn quiet(&self) -> bool {
        self.mode != Some("capture")
    }

    pub(crate) fn json(&self) -> Value {
        let mut entry = Map::new();
        entry.insert("kind".to_owned(), json!(self.kind));
        entry.insert("vectors".to_owned(), json!(self.vectors));
        let optional = [
            ("symmetry", self.symmetry.map(Value::from)),
            ("range", self.range.map(Value::from)),
            ("min_range", self.min_range.map(Value::from)),
            ("mode", self.mode.map(Value::from)),
            ("screen_range", self.screen_range.map(Value::from)),
            ("screen", self.screen.map(Value::from)),
            ("condition", self.condition.clone()),
        ];
        for (key, value) in optional {
            if let Some(value) = value {
                entry.insert(key.to_owned(), value);
            }
        }
        Value::Object(entry)
    }
}

type Steps = &'static [[i32; 2]];

/// Steps by their likelihood.
const SQUARE_STEPS: [(u32, [i32; 2]); 14] = [
    (12, [1, 0]),
    (12, [0, 1]),
    (12, [1, 1]),
    (10, [1, 2]),
    (4, [2, 1]),
    (4, [2, 0]),
    (4, [0, 2]),
    (5, [2, 2]),
    (4, [1, 3]),
    (2, [2, 3]),
    (2, [3, 0]),
    (2, [0, 3]),
    (1, [3, 3]),
    (1, [1, 5]),
];

const HEX_STEPS: [(u32, [i32; 2]); 13] = [
    (12, [1, 0]),
    (12, [0, 1]),
    (8, [-1, 1]),
    (10, [1, 1]),
    (5, [-1, 2]),
    (4, [2, -1]),
    (9, [1, 2]),
    (4, [2, 1]),
    (4, [2, 0]),
    (4, [0, 2]),
    (2, [2, 2]),
    (2, [1, 3]),
    (1, [3, 0]),
];

/// A move of a kind at random, that fits the board.
pub(crate) fn random(draw: &mut Draw<'_>, board: &Board, kind: &'static str) -> Move {
    let room = board.room();
    let (shortest, longest) = match kind {
        "lame" => (2, room),
        "leap" => (1, room),
        "hop" => (1, room / 2),
        _ => (1, room.min(3)),
    };
    let (vectors, symmetry) = steps(draw, board, shortest, longest);
    let reach = vectors.iter().map(|vector| board.length(*vector)).max().unwrap_or(1);
    let mut entry = Move { kind, vectors, symmetry, ..Move::default() };
    match kind {
        "hop" => {
            entry.range = draw.maybe(40, &[0, 2, 3, 4]);
            entry.min_range = draw.maybe(15, &[1, 2, 2.max(room / reach).min(3)]);
            entry.screen_range = draw.maybe(55, &[0, 1, 1, 2]);
            entry.screen = draw.maybe(55, &["any", "own", "enemy"]);
        }
        "slide" | "sweep" => {
            entry.range = draw.maybe(50, &[0, 1, 2, 2, 3, 4]);
            entry.min_range = draw.maybe(12, &[1, 1.max(room / reach).min(2)]);
        }
        _ => {}
    }
    if let (Some(most @ 1..), Some(least)) = (entry.range, entry.min_range) {
        entry.range = Some(most.max(least));
    }
    entry.mode =
        draw.weighted(&[(60, None), (10, Some("both")), (14, Some("move")), (16, Some("capture"))]);
    entry
}

/// Vectors with a symmetry, each of a length within two bounds.
fn steps(
    draw: &mut Draw<'_>,
    board: &Board,
    shortest: i32,
    longest: i32,
) -> (Vec<[i32; 2]>, Option<&'static str>) {
    let pool: &[(u32, [i32; 2])] = if board.hex() { &HEX_STEPS } else { &SQUARE_STEPS };
    let fits = |step: &[i32; 2]| (shortest..=longest.max(shortest)).contains(&board.length(*step));
    let pool: Vec<_> = pool.iter().filter(|(_, step)| fits(step)).copied().collect();
    let symmetry = if board.hex() {
        draw.weighted(&[
            (1, None),
            (1, Some("none")),
            (6, Some("rotate6")),
            (4, Some("dihedral12")),
        ])
    } else {
        draw.weighted(&[
            (1, None),
            (1, Some("none")),
            (3, Some("lateral")),
            (7, Some("rotate4")),
            (4, Some("dihedral8")),
        ])
    };
    let turned = !matches!(symmetry, None | Some("none" | "lateral"));
    let mut vectors: Vec<[i32; 2]> = Vec::new();
    for _ in 0..if turned { draw.count(1, 2) } else { draw.count(2, 5) } {
        let [dx, dy] = draw.weighted(&pool);
        // Without turns a step goes either way; on a hex lattice both signs turn at once.
        let signs = draw.one(&[[1, 1], [1, 1], [-1, 1], [1, -1], [-1, -1]]);
        let signs = if board.hex() { [signs[0]; 2] } else { signs };
        let step = if turned { [dx, dy] } else { [dx * signs[0], dy * signs[1]] };
        if !vectors.contains(&step) {
            vectors.push(step);
        }
    }
    (vectors, symmetry)
}

/// The moves of a piece at random: by their kinds' weights, able to move and to capture.
pub(crate) fn officer(
    draw: &mut Draw<'_>,
    board: &Board,
    palette: &[(u32, &'static str)],
) -> Vec<Move> {
    if draw.chance(35) {
        let known = known(board);
        return draw.one(&known);
    }
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..draw.weighted(&[(5, 1), (4, 2), (2, 3)]) {
        let kind = draw.weighted(palette);
        moves.push(random(draw, board, kind));
    }
    if !moves.iter().any(Move::quiet) {
        let kind = draw.one(&["slide", "leap"]);
        moves.push(Move { mode: draw.maybe(60, &["move", "both"]), ..random(draw, board, kind) });
    }
    if !moves.iter().any(Move::takes) {
        moves.push(Move { mode: Some("capture"), ..random(draw, board, "leap") });
    }
    moves
}

/// Pieces known from chess and its kin.
fn known(board: &Board) -> Vec<Vec<Move>> {
    if board.hex() {
        let (edges, corners): (&[_], &[_]) = (&[[1, 0]], &[[1, 1]]);
        return vec![
            vec![Move::new("slide", edges, "rotate6")],
            vec![Move::new("slide", corners, "rotate6")],
            vec![Move::new("slide", &[[1, 0], [1, 1]], "rotate6")],
            vec![Move::new("leap", &[[1, 2]], "dihedral12")],
            vec![Move::new("leap", corners, "rotate6"), Move::new("slide", edges, "rotate6")],
        ];
    }
    vec![
        vec![Move::new("slide", &[[1, 0]], "rotate4")],
        vec![Move::new("slide", &[[1, 1]], "rotate4")],
        vec![Move::new("slide", &[[1, 0], [1, 1]], "rotate4")],
        vec![Move::new("leap", &[[1, 2]], "dihedral8")],
        vec![Move::new("lame", &[[1, 2]], "dihedral8")],
        vec![
            Move::new("leap", &[[0, 1], [1, 1]], "lateral"),
            Move::new("leap", &[[1, -1]], "lateral"),
        ],
        vec![Move::new("slide", &[[1, 0]], "rotate4"), Move::new("leap", &[[1, 1]], "rotate4")],
        vec![
            Move::new("slide", &[[1, 0]], "rotate4").mode("move"),
            Move::new("hop", &[[1, 0]], "rotate4").mode("capture"),
        ],
    ]
}

/// The moves of a royal piece: mostly a king's.
pub(crate) fn royal(draw: &mut Draw<'_>, board: &Board) -> Vec<Move> {
    let king = if board.hex() {
        Move::new("leap", draw.one(&[&[[1, 0]][..], &[[1, 0], [1, 1]][..]]), "rotate6")
    } else {
        Move::new("leap", &[[1, 0], [1, 1]], draw.one(&["rotate4", "rotate4", "dihedral8"]))
    };
    match draw.within(0, 9) {
        0 if !board.hex() => vec![Move::new("leap", &[[1, 0]], "rotate4")],
        1 => vec![Move { kind: "slide", range: Some(1), ..king }],
        2 => vec![Move { mode: None, ..random(draw, board, "leap") }, king],
        3 => vec![Move { kind: "slide", range: Some(2), ..king }],
        _ => vec![king],
    }
}

/// The moves of a soldier: forward, capturing as it moves or on the diagonals.
pub(crate) fn soldier(draw: &mut Draw<'_>, board: &Board, double: u32) -> Vec<Move> {
    let (ahead, aside): (Steps, Steps) = if board.hex() {
        let ways: [(Steps, Steps); 3] = [
            (&[[0, 1]], &[[1, 0], [-1, 1]]),
            (&[[0, 1], [-1, 1]], &[[-1, 2]]),
            (&[[-1, 1]], &[[0, 1], [-1, 0]]),
        ];
        draw.one(&ways)
    } else {
        (&[[0, 1]], &[[1, 1]])
    };
    let turn = if board.hex() { "none" } else { "lateral" };
    let quiet = draw.one(&["slide", "slide", "leap"]);
    let step = Move::new(quiet, ahead, "none").mode("move");
    let step = if quiet == "slide" { step.range(1) } else { step };
    let mut moves = match draw.within(0, 9) {
        0 => vec![Move::new("leap", ahead, "none")],
        1 => vec![Move::new("leap", &[ahead, aside].concat(), turn)],
        2 => vec![
            Move::new("leap", aside, turn).mode("move"),
            Move::new("slide", ahead, "none").range(1).mode("capture"),
        ],
        _ => vec![step, Move::new("leap", aside, turn).mode("capture")],
    };
    if draw.chance(double) {
        let long = draw.one(&[2, 2, 2, 3]).min(board.room());
        let mut leap = Move::new("slide", ahead, "none").range(long).mode("move");
        leap.min_range = draw.maybe(60, &[2]);
        let rank = draw.one(&[0, 1, 1]);
        leap.condition = draw.one(&[
            Some(json!({"first_move": true})),
            Some(json!({"from_rank": rank})),
            Some(json!({"from_rank": rank, "first_move": true})),
        ]);
        moves.insert(1, leap);
    }
    moves
}
