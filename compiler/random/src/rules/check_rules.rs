//! The rules about royal pieces, castling, en passant and compulsory captures.

use super::promotion;
use crate::board::name;
use crate::draft::{Draft, Man};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves::Move;
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if draw.chance(30) {
        more_royals(draw, game);
    }
    if draw.chance(45) {
        castling(draw, game);
    }
    if draw.chance(60) {
        en_passant(draw, game);
    }
    for (key, percent) in [("must_capture", 20), ("forbid_check", 15), ("forbid_immobility", 25)] {
        if draw.chance(percent) {
            game.set(key, json!(draw.chance(90)));
        }
    }
    if let Some(facing) = draw.maybe(40, &["forbidden", "forbidden", "forbidden", "allowed"]) {
        game.set("royal_facing", json!(facing));
    }
    if let Some(result) = draw.maybe(30, &["loss", "win", "win"]) {
        let mate = game.win() == "checkmate";
        game.set("checkmate", json!(if mate { result } else { "loss" }));
    }
}

/// A second royal piece a side: one more of its kind, or one of another.
fn more_royals(draw: &mut Draw<'_>, game: &mut Draft) {
    let officers = game.kinds_where(|at, kind| {
        kind.role == Role::Officer && game.placed(at) && !kind.has("facing")
    });
    let Some(other) = draw.any(&officers) else { return };
    if officers.len() > 1 && draw.chance(50) {
        let kind = &mut game.kinds[other];
        kind.role = Role::Royal;
        kind.set("royal", json!(true));
        return;
    }
    let Some(royal) = draw.any(&game.royals()) else { return };
    for army in &mut game.armies {
        if let Some(man) = army.iter_mut().find(|man| man.kind == other) {
            man.kind = royal;
        }
    }
}

fn castling(draw: &mut Draw<'_>, game: &mut Draft) {
    let royals = game.royals();
    let kings: Vec<Man> =
        game.armies[0].iter().filter(|man| royals.contains(&man.kind)).cloned().collect();
    let Some(king) = draw.any(&kings) else { return };
    let beside = |man: &&Man| man.at.1 == king.at.1 && man.kind != king.kind;
    let far = |man: &&Man| (man.at.0 - king.at.0).abs() > 1;
    let partners: Vec<Man> = game.armies[0].iter().filter(beside).filter(far).cloned().collect();
    let Some(rook) = draw.any(&partners) else { return };
    let (distance, toward) = ((rook.at.0 - king.at.0).abs(), (rook.at.0 - king.at.0).signum());
    let steps = draw.within(1, distance.min(4));
    let mut rule = json!({"king": game.id(king.kind), "rook": game.id(rook.kind)});
    let width = game.board.width;
    let file = |x: i32| name((x.clamp(0, width - 1), 0))[..1].to_owned();
    let sides = |near: i32, other: i32| {
        let (high, low) = if toward > 0 { (near, other) } else { (other, near) };
        json!({"kingside": file(high), "queenside": file(low)})
    };
    let (near, other) = (king.at.0 + toward * steps, king.at.0 - toward * steps);
    let other = other.clamp(0, width - 1);
    if draw.chance(40) {
        rule["king_file"] = sides(near, other);
    } else if steps != 2 || draw.chance(50) {
        rule["king_steps"] = json!(steps);
    }
    if draw.chance(40) {
        let aside = |file: i32| if file > 0 { file - 1 } else { file + 1 };
        let jumped =
            if near - toward == king.at.0 && draw.chance(50) { king.at.0 } else { near - toward };
        rule["rook_file"] = sides(jumped, aside(other));
    }
    game.set("castling", rule);
    if draw.chance(60) {
        clear(game, &king, &rook);
    }
}

/// Empties the squares between two pieces, and those across the board.
fn clear(game: &mut Draft, king: &Man, rook: &Man) {
    let (low, high) = (king.at.0.min(rook.at.0), king.at.0.max(rook.at.0));
    let royals = game.royals();
    let between = |man: &Man| {
        man.at.1 == king.at.1 && man.at.0 > low && man.at.0 < high && !royals.contains(&man.kind)
    };
    game.armies[0].retain(|man| !between(man));
    if game.mirrored {
        game.reflect();
    }
}

/// Where soldiers pass one another, and promote.
fn en_passant(draw: &mut Draw<'_>, game: &mut Draft) {
    let soldier = game.soldier();
    let moves = &game.kinds[soldier].moves;
    let double = |entry: &Move| {
        entry.kind == "slide" && entry.mode == Some("move") && entry.range != Some(1)
    };
    let passes = moves.iter().any(double);
    let takes = moves.iter().any(|entry| entry.mode == Some("capture"));
    if game.rule("promotion").is_none() && !game.has(Family::Promotion) {
        promotion::simple(draw, game);
    }
    let named = game.promoting().contains(&soldier);
    if passes && takes && named {
        game.set("en_passant", json!(true));
    } else if draw.chance(20) {
        game.set("en_passant", Value::Bool(false));
    }
}
