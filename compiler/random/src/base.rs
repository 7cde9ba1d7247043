//! The game that every family starts from: a board, some kinds of piece, two armies, an ending.

use crate::board::{Board, Cell, Lattice, name};
use crate::draft::{Draft, Man};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::{self, Kind, Role};
use crate::moves;
use serde_json::{Map, Value, json};

/// A game without the families' rules.
pub(crate) fn draft(draw: &mut Draw<'_>, families: &[Family]) -> Draft {
    let has = |family| families.contains(&family);
    let lattice = lattice(draw, families);
    let board = Board::random(draw, lattice, has(Family::Portals) || has(Family::Wild));
    let joined = has(Family::Wrap) && lattice == Lattice::Hexagon;
    let mut game = Draft {
        families: families.to_vec(),
        board,
        joined,
        orientation: draw.one(&[None, None, Some("mirror"), Some("rotate"), Some("rotate")]),
        kinds: Vec::new(),
        armies: [Vec::new(), Vec::new()],
        mirrored: true,
        walls: Vec::new(),
        rules: Map::new(),
        version: None,
        ids: kinds::ids(draw),
    };
    let win = win(draw, families);
    game.set("win", json!(win));
    let royal = match win {
        "checkmate" | "royal_capture" => true,
        _ => has(Family::CheckRules) || draw.chance(55),
    };
    pieces(draw, &mut game, royal);
    armies(draw, &mut game);
    clocks(draw, &mut game);
    game
}

fn lattice(draw: &mut Draw<'_>, families: &[Family]) -> Lattice {
    let hex = draw.one(&[Lattice::Rhombus, Lattice::Hexagon]);
    if families.contains(&Family::Portals) {
        Lattice::Square
    } else if families.contains(&Family::Hex) {
        hex
    } else if families.contains(&Family::Wrap) {
        let hexagon = (9, Lattice::Hexagon);
        draw.weighted(&[(9, Lattice::Square), hexagon, (2, Lattice::Rhombus)])
    } else {
        draw.weighted(&[(94, Lattice::Square), (6, hex)])
    }
}

fn win(draw: &mut Draw<'_>, families: &[Family]) -> &'static str {
    let has = |family| families.contains(&family);
    let mate = if has(Family::Rounds) { 0 } else { 45 };
    let mate = if has(Family::CheckRules) { 90 } else { mate };
    let none = if has(Family::Ground) { 30 } else { 12 };
    draw.weighted(&[
        (mate, "checkmate"),
        (25, "royal_capture"),
        (18, "annihilation"),
        (none, "none"),
    ])
}

/// The kinds of move that officers have, by weight.
fn palette(draw: &mut Draw<'_>, families: &[Family]) -> Vec<(u32, &'static str)> {
    let has = |family| families.contains(&family);
    let odd = if has(Family::Moves) || has(Family::Hex) { 7 } else { 2 };
    let sweep = if odd == 7 || draw.chance(25) { odd / 2 } else { 0 };
    let sweep = if has(Family::Portals) || has(Family::Rounds) { 0 } else { sweep };
    vec![(8, "slide"), (7, "leap"), (odd, "hop"), (odd, "lame"), (sweep, "sweep")]
}

fn pieces(draw: &mut Draw<'_>, game: &mut Draft, royal: bool) {
    let palette = palette(draw, &game.families);
    let count = draw.count(3, 6);
    if royal {
        let moves = moves::royal(draw, &game.board);
        game.kinds.push(Kind::new(draw, "K".to_owned(), Role::Royal, moves));
    }
    let double = if game.has(Family::CheckRules) { 75 } else { 25 };
    let moves = moves::soldier(draw, &game.board, double);
    game.kinds.push(Kind::new(draw, "P".to_owned(), Role::Soldier, moves));
    while game.kinds.len() < count {
        let moves = moves::officer(draw, &game.board, &palette);
        game.add(draw, Role::Officer, moves);
    }
    for kind in &mut game.kinds {
        if draw.chance(10) {
            let name = format!("{} piece", kind.id);
            kind.set("name", json!(name));
        }
    }
}

/// One or two ranks a side, with the royal piece behind and soldiers before.
fn armies(draw: &mut Draw<'_>, game: &mut Draft) {
    let board = game.board.clone();
    let deep = board.height >= 6 || board.height == 5 && draw.chance(50);
    let rows = if deep && draw.chance(85) { 2 } else { 1 };
    // On a wide board the armies may leave the sides empty.
    let wide = board.width > 8 && draw.chance(60);
    let (span, start) = (draw.count(4, 8), draw.count(0, 3));
    let part = |y: i32| -> Vec<Cell> {
        let row = board.row(y);
        let skip = if wide { start.min(row.len().saturating_sub(span)) } else { 0 };
        let take = if wide { span } else { row.len() };
        row.into_iter().skip(skip).take(take).collect()
    };
    let (back, front) = (part(0), if rows == 2 { part(1) } else { Vec::new() });
    let men = army(draw, game, &back, &front);
    game.armies[0] = men;
    game.reflect();
    if draw.chance(25) {
        game.mirrored = false;
        if draw.chance(50) {
            other_army(draw, game);
        }
    }
}

fn army(draw: &mut Draw<'_>, game: &Draft, back: &[Cell], front: &[Cell]) -> Vec<Man> {
    let mut men: Vec<Man> = Vec::new();
    let mut cells = draw.shuffled(back);
    let mut put = |kind: usize, at: Cell| men.push(Man { kind, at, facing: None });
    let of = |role| game.kinds_where(|_, kind| kind.role == role);
    let (soldiers, officers) = (of(Role::Soldier), of(Role::Officer));
    for royal in of(Role::Royal) {
        put(royal, cells.pop().unwrap_or((0, 0)));
    }
    // One of each officer first, then whatever there is room for.
    let full = draw.one(&[60, 80, 100]);
    let more: Vec<usize> = cells.iter().map(|_| draw.one(&officers)).collect();
    let line = draw.shuffled(&officers).into_iter().chain(more);
    let alone = front.is_empty();
    let mut ranks: Vec<(usize, Cell)> = line.zip(cells.iter().copied()).collect();
    let keep = ranks.len().min(officers.len());
    ranks = ranks
        .iter()
        .enumerate()
        .filter(|(at, _)| *at < keep || draw.chance(full))
        .map(|(_, man)| *man)
        .collect();
    if let (true, Some(last)) = (alone, ranks.last_mut()) {
        last.0 = soldiers[0];
    }
    for (kind, at) in ranks {
        put(kind, at);
    }
    for (at, cell) in front.iter().enumerate() {
        if at == 0 || draw.chance(full) {
            let other = draw.chance(6);
            put(if other { draw.one(&officers) } else { soldiers[0] }, *cell);
        }
    }
    men
}

/// Gives the second player other officers, or fewer pieces.
fn other_army(draw: &mut Draw<'_>, game: &mut Draft) {
    let officers = game.kinds_where(|_, kind| kind.role == Role::Officer);
    let mut army = game.armies[1].clone();
    for man in &mut army {
        if officers.contains(&man.kind) && draw.chance(60) {
            man.kind = draw.one(&officers);
        }
    }
    if army.len() > 6 {
        let gone = draw.count(0, army.len() - 1);
        if !game.kinds[army[gone].kind].royal() {
            army.remove(gone);
        }
    }
    game.armies[1] = army;
}

/// How long a game may last, and what being without a move means.
fn clocks(draw: &mut Draw<'_>, game: &mut Draft) {
    if let Some(result) = draw.maybe(40, &["draw", "loss", "win"]) {
        game.set("stalemate", json!(result));
    }
    let most = draw.one(&[30, 60, 80, 80, 80, 120, 200]);
    game.set("max_plies", json!(most));
    let never = json!("never");
    let repetition = [json!(2), json!(3), json!(4), json!(6), json!(10), never.clone(), never];
    if let Some(draws) = draw.maybe(60, &repetition) {
        game.set("repetition_draw", draws);
    }
    if let Some(stalled) = draw.maybe(60, &[10, 20, 30, 50, 100]) {
        game.set("no_progress_draw", json!(stalled));
    }
}

/// Sees to it that a game without an object is decided by something.
pub(crate) fn finish(draw: &mut Draw<'_>, game: &mut Draft) {
    let decides = ["bare_royal", "check_limit", "reach", "extinction", "scoring"]
        .iter()
        .any(|key| game.rule(key).is_some());
    let stalemate = game.rule("stalemate").is_some_and(|result| *result != json!("draw"));
    let ground = game.rule("territory").is_some_and(|rule| rule["win_at"].as_i64() > Some(0));
    if game.win() != "none" || decides || stalemate || ground {
        return;
    }
    let rule: (&str, Value) = match draw.within(0, 3) {
        0 => ("stalemate", json!(draw.one(&["loss", "win"]))),
        1 => ("scoring", json!({"count": draw.one(&["material", "pieces"])})),
        2 => ("extinction", json!({"pieces": "any", "min_count": 2})),
        _ => {
            let goals = game.board.row(game.board.height - 1);
            let goal = draw.one(&goals);
            let piece = game.soldier();
            ("reach", json!({"piece": game.id(piece), "squares": [name(goal)]}))
        }
    };
    game.set(rule.0, rule.1);
}
