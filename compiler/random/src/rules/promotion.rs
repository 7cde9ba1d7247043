//! Promotion, and promotion on arrival.

use super::drops;
use crate::board::names;
use crate::draft::{Draft, squares};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves;
use serde_json::{Map, Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if game.rule("promotion").is_some() {
        return;
    }
    if draw.chance(50) {
        let moves = moves::officer(draw, &game.board, &[(4, "slide"), (4, "leap")]);
        game.add(draw, Role::Spare, moves);
    }
    let entry = draw.chance(25);
    let mut kinds = vec![game.soldier()];
    if draw.chance(45) {
        let others: Vec<usize> =
            game.commoners().into_iter().filter(|kind| *kind != kinds[0]).collect();
        kinds.extend(draw.some(&others, 1, 2));
    }
    let rules: Vec<Value> = kinds.iter().map(|kind| rule(draw, game, *kind, entry)).collect();
    let rule = match &rules[..] {
        [one] if draw.chance(80) => one.clone(),
        _ => Value::Array(rules),
    };
    game.set("promotion", rule);
    if entry {
        on_entry(draw, game, kinds[0]);
    }
}

/// One rule of the ordinary kind, for games that are about something else.
pub(super) fn simple(draw: &mut Draw<'_>, game: &mut Draft) {
    let piece = game.soldier();
    let rule = rule(draw, game, piece, true);
    game.set("promotion", rule);
}

fn rule(draw: &mut Draw<'_>, game: &Draft, kind: usize, entry: bool) -> Value {
    let mut rule = Map::new();
    rule.insert("piece".to_owned(), json!(game.id(kind)));
    if let Some((key, value)) = zone(draw, game) {
        rule.insert(key.to_owned(), value);
    }
    for (key, percent) in [("mandatory", 45), ("on_leaving", 35)] {
        if draw.chance(percent) {
            let usual = if key == "mandatory" { 25 } else { 85 };
            rule.insert(key.to_owned(), json!(draw.chance(usual)));
        }
    }
    let other = |at: usize| at != kind && !game.kinds[at].royal();
    let lost = !entry && !game.has(Family::Drops) && !game.has(Family::Strike) && draw.chance(35);
    let all = if lost {
        game.shared().into_iter().filter(|at| other(*at)).collect()
    } else {
        game.kinds_where(|at, kind| other(at) && kind.role != Role::Portal)
    };
    let all: Vec<usize> = all.into_iter().filter(|at| !game.kinds[*at].has("spy")).collect();
    if lost || draw.chance(6) {
        rule.insert("only_lost".to_owned(), json!(lost));
    }
    let some = draw.some(&all, 1, 3);
    let some = draw.shuffled(&some);
    if draw.chance(25) {
        let second = draw.some(&all, 1, 2);
        let lists = json!({"0": game.ids_of(&some), "1": game.ids_of(&second)});
        rule.insert("to_by_player".to_owned(), lists);
    } else {
        rule.insert("to".to_owned(), game.ids_of(&some));
    }
    Value::Object(rule)
}

/// A zone toward the other side, in one of the ways to write it.
fn zone(draw: &mut Draw<'_>, game: &Draft) -> Option<(&'static str, Value)> {
    let last = game.board.height - 1;
    let near = draw.within(1, 2).min(last - 1);
    if game.board.hex() {
        let cells: Vec<_> = (last - near..=last).flat_map(|y| game.board.row(y)).collect();
        return Some(("squares", squares(draw, &cells, cells.len() / 2, cells.len())));
    }
    match draw.within(0, 5) {
        0 => None,
        1 => Some(("rank", json!("last"))),
        2 => Some(("rank", json!(draw.within(last - near, last)))),
        3 | 4 => {
            let mut ranks: Vec<i32> = (last - near..=last).collect();
            if draw.chance(20) {
                ranks.remove(0);
            }
            Some(("ranks", json!(ranks)))
        }
        _ => {
            let cells: Vec<_> = (last - near..=last).flat_map(|y| game.board.row(y)).collect();
            let cells = draw.some(&cells, 2, cells.len());
            Some(("squares", names(&cells)))
        }
    }
}

/// A way for the promoting piece to enter its zone without a move.
fn on_entry(draw: &mut Draw<'_>, game: &mut Draft, kind: usize) {
    let portals = game.has(Family::Portals);
    if game.rule("strike").is_none() && !game.has(Family::Strike) && !portals && draw.chance(40) {
        let others: Vec<usize> =
            game.commoners().into_iter().filter(|other| *other != kind).collect();
        let Some(from) = draw.any(&others) else { return };
        let position = draw.one(&["swap", "home", "swap"]);
        let chain = json!([{"from": game.id(from), "to": game.id(kind)}]);
        let immune = game.ids_of(&game.royals());
        let effect = draw.one(&["demote", "promote"]);
        let rule = json!(
            {"effect": effect, "chain": chain, "position": position, "immune": immune}
        );
        game.set("strike", rule);
    } else if game.rule("drops").is_none() && !game.has(Family::Drops) {
        drops::simple(draw, game, kind);
    }
    let entry = draw.chance(85);
    game.set("promote_on_entry", json!(entry));
}
