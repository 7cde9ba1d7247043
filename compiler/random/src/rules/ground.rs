//! Territory, goals, extinction, bare royalty, counted checks and scoring.

use super::wild;
use crate::board::{Cell, names};
use crate::draft::{Draft, squares};
use crate::draw::Draw;
use crate::family::Family;
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if draw.chance(45) {
        scoring(draw, game);
    }
    if draw.chance(30) && !game.has(Family::Portals) {
        territory(draw, game);
    }
    if draw.chance(45) && game.rule("reach").is_none() {
        reach(draw, game);
    }
    if draw.chance(45) {
        extinction(draw, game);
    }
    let royal = game.royals().first().is_some_and(|royal| game.placed(*royal));
    let results = ["win", "loss", "loss", "draw"];
    if let Some(result) = draw.maybe(25, &results).filter(|_| royal) {
        game.set("bare_royal", json!(result));
    }
    let checks = royal && !game.has(Family::Rounds) && game.rule("forbid_check").is_none();
    if checks && draw.chance(25) {
        let limit = draw.one(&[1, 2, 3, 3, 5, 20]);
        game.set("check_limit", json!(limit));
    }
}

/// What decides a game whose clock has run out.
pub(super) fn scoring(draw: &mut Draw<'_>, game: &mut Draft) {
    let portals = game.has(Family::Portals);
    let counts = ["material", "pieces", "region", "territory", "points"];
    let mut count = draw.one(&counts);
    if portals && matches!(count, "territory" | "points") {
        count = "region";
    }
    let mut rule = json!({"count": count});
    match count {
        "region" => {
            let cells = game.board.cells();
            rule["region"] = squares(draw, &cells, 1, cells.len() / 3);
        }
        "territory" => {
            let mode = draw.one(&["permanent", "repaint"]);
            game.set("territory", json!({"mode": mode}));
        }
        "points" if game.rule("npcs").is_none() && !game.has(Family::Wild) => {
            wild::simple(draw, game);
        }
        "points" => {}
        _ if draw.chance(30) => rule = json!({}),
        _ => {}
    }
    let known = count != "points" || game.rule("npcs").is_some() || game.has(Family::Wild);
    game.set("scoring", if known { rule } else { json!({}) });
}

fn territory(draw: &mut Draw<'_>, game: &mut Draft) {
    let mode = draw.one(&["permanent", "repaint"]);
    let mut rule = json!({"mode": mode});
    let counted = game.rule("scoring").is_some_and(|rule| rule["count"] == json!("territory"));
    if !counted || draw.chance(50) {
        let all = i32::try_from(game.board.cells().len()).unwrap_or(16);
        let least = i32::from(!counted);
        rule["win_at"] = json!(draw.within(least, all / 3));
    }
    game.set("territory", rule);
}

fn reach(draw: &mut Draw<'_>, game: &mut Draft) {
    let mirror = draw.maybe(70, &[json!(true), json!("rotate"), json!(false)]);
    let leave = draw.chance(30);
    let armed = game.armed();
    let piece = draw.maybe(60, &armed);
    let mut rule = json!({});
    if let Some(piece) = piece {
        rule["piece"] = json!(game.id(piece));
    }
    // Goals at which nobody's piece stands, unless they are to be left.
    let last = game.board.height - 1;
    let same = mirror == Some(json!(false));
    let rows: Vec<Cell> = game
        .ranks()
        .into_iter()
        .filter(|y| if same { (1..last).contains(y) } else { *y > last / 2 })
        .flat_map(|y| game.board.row(y))
        .collect();
    let free = game.free();
    let goals: Vec<Cell> =
        rows.iter().copied().filter(|cell| !same || leave || free.contains(cell)).collect();
    let goals = draw.some(&goals, 1, 4);
    if goals.is_empty() {
        return;
    }
    rule["squares"] = names(&goals);
    if let Some(mirror) = mirror {
        rule["mirror"] = mirror;
    }
    if leave {
        rule["on"] = json!("leave");
    } else if draw.chance(20) {
        rule["on"] = json!("arrive");
    }
    if draw.chance(35) {
        rule["safe"] = json!(!leave && draw.chance(80));
    }
    if let Some(result) = draw.maybe(50, &["win", "loss", "draw"]) {
        rule["result"] = json!(result);
    }
    game.set("reach", rule);
}

fn extinction(draw: &mut Draw<'_>, game: &mut Draft) {
    let (shared, armed) = (game.shared(), game.armed());
    let way = draw.within(0, 4);
    let kinds = match way {
        0 => Vec::new(),
        1 | 2 => draw.some(&shared, 2, 3),
        3 => draw.some(&armed, 2, 4),
        _ => draw.some(&shared, 1, 3),
    };
    let each = |player: usize, kind: usize| match game.count(player, kind) {
        0 if way == 3 => usize::MAX,
        count => count,
    };
    let per_type = kinds.len() > 1 && way < 4;
    let least = |player: usize| {
        let counts = kinds.iter().map(|kind| each(player, *kind));
        match (kinds.is_empty(), per_type) {
            (true, _) => game.armies[player].len(),
            (false, true) => counts.min().unwrap_or(1),
            (false, false) => counts.sum(),
        }
    };
    let most = least(0).min(least(1));
    if most == 0 || most == usize::MAX {
        return;
    }
    let pieces = if kinds.is_empty() { json!("any") } else { game.ids_of(&kinds) };
    let mut rule = json!({"pieces": pieces});
    if draw.chance(60) {
        rule["min_count"] = json!(draw.count(1, most.min(64)));
    }
    if per_type {
        rule["per_type"] = if way == 3 { json!("own") } else { Value::Bool(true) };
    } else if draw.chance(20) {
        rule["per_type"] = json!(false);
    }
    if let Some(result) = draw.maybe(50, &["win", "loss", "draw"]) {
        rule["result"] = json!(result);
    }
    game.set("extinction", rule);
}
