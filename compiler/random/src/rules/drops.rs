//! Pieces in hand.

use super::promotion;
use crate::board::names;
use crate::draft::{Draft, squares};
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves;
use serde_json::{Map, Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if game.rule("drops").is_some() || game.has(Family::Wild) && draw.chance(50) {
        return;
    }
    let mut rule = Map::new();
    let spies = game.kinds.iter().any(|kind| kind.has("spy"));
    let from_captures = if spies { Some(false) } else { draw.maybe(55, &[true, false]) };
    if let Some(from_captures) = from_captures {
        rule.insert("from_captures".to_owned(), json!(from_captures));
    }
    let fills = from_captures != Some(false);
    let face = draw.chance(30).then(|| face(draw, game));
    let mut held: Vec<usize> = if fills { game.commoners() } else { Vec::new() };
    if !fills || draw.chance(45) {
        let stocked = stock(draw, game, &mut rule, face);
        held.extend(stocked.into_iter().filter(|kind| !held.contains(kind)).collect::<Vec<_>>());
    }
    if let Some((face, base)) = face {
        faces(draw, game, &mut rule, (face, base), held.contains(&base));
    }
    limits(draw, game, &mut rule, &held);
    game.set("drops", Value::Object(rule));
    if draw.chance(25) && game.rule("promotion").is_none() && !game.has(Family::Promotion) {
        promotion::simple(draw, game);
    }
}

/// A hand that captures fill, and from which a kind can be dropped anywhere.
pub(super) fn simple(draw: &mut Draw<'_>, game: &mut Draft, kind: usize) {
    let mut rule = json!({});
    if draw.chance(50) {
        rule["from_captures"] = json!(true);
    }
    if draw.chance(40) {
        rule["stock"] = json!({game.id(kind): draw.within(1, 3)});
    }
    game.set("drops", rule);
}

/// What each player holds from the start.
fn stock(
    draw: &mut Draw<'_>,
    game: &mut Draft,
    rule: &mut Map<String, Value>,
    face: Option<(usize, usize)>,
) -> Vec<usize> {
    let mut all = game.commoners();
    if draw.chance(50) {
        let still = draw.chance(35);
        let moves =
            if still { Vec::new() } else { moves::officer(draw, &game.board, &[(1, "leap")]) };
        all.push(game.add(draw, Role::Spare, moves));
    }
    let last = all.len() - 1;
    let mut stocked = draw.some(&all, 1, 3);
    // A kind without moves is there only in hands.
    if game.kinds[all[last]].moves.is_empty() && !stocked.contains(&all[last]) {
        stocked.push(all[last]);
    }
    stocked.retain(|kind| face.is_none_or(|(face, _)| face != *kind));
    if stocked.is_empty() {
        stocked.extend(face.map(|(_, base)| base));
    }
    let mut counts: Map<String, Value> = Map::new();
    let placement = draw.maybe(50, &[true, true, false]);
    for kind in &stocked {
        let endless = if placement == Some(true) { 6 } else { 25 };
        let count = json!(draw.one(&[1, 1, 2, 2, 3, 5]));
        let count = if draw.chance(endless) { json!("unlimited") } else { count };
        counts.insert(game.id(*kind), count);
    }
    if let Some(placement) = placement {
        rule.insert("placement".to_owned(), json!(placement));
        let royals = game.royals();
        if placement && draw.chance(50) && game.armies.iter().all(|army| army.len() > 1) {
            for royal in &royals {
                counts.insert(game.id(*royal), json!(1));
            }
            game.keep(|man| !royals.contains(&man.kind));
        }
    }
    rule.insert("stock".to_owned(), Value::Object(counts));
    stocked
}

/// A kind that is the other face of one of the armies'.
fn face(draw: &mut Draw<'_>, game: &mut Draft) -> (usize, usize) {
    let bases = game.commoners();
    let base = draw.one(&bases);
    let moves = moves::officer(draw, &game.board, &[(3, "slide"), (4, "leap")]);
    let face = game.add(draw, Role::Spare, moves);
    let id = game.id(base);
    game.kinds[face].set("promoted_from", json!(id));
    (face, base)
}

/// The face comes into play by being dropped or by promotion.
fn faces(
    draw: &mut Draw<'_>,
    game: &mut Draft,
    rule: &mut Map<String, Value>,
    (face, base): (usize, usize),
    held: bool,
) {
    let either = held && draw.chance(70);
    if either || draw.chance(30) {
        rule.insert("either_face".to_owned(), json!(either));
    }
    let free = game.rule("promotion").is_none() && !game.has(Family::Promotion);
    if free && (!either || draw.chance(40)) {
        let last = game.board.height - 1;
        let zone: Vec<_> = (last - 1..=last).flat_map(|y| game.board.row(y)).collect();
        let promotion =
            json!({"piece": game.id(base), "squares": names(&zone), "to": [game.id(face)]});
        game.set("promotion", promotion);
    }
}

/// Where pieces may be dropped, and what a drop may not do.
fn limits(draw: &mut Draw<'_>, game: &Draft, rule: &mut Map<String, Value>, held: &[usize]) {
    if draw.chance(40) {
        let mut region = Map::new();
        for kind in draw.some(held, 1, 2) {
            let rows = draw.count(2, game.ranks().len());
            let cells: Vec<_> =
                game.ranks().into_iter().take(rows).flat_map(|y| game.board.row(y)).collect();
            region.insert(game.id(kind), squares(draw, &cells, cells.len() / 2, cells.len()));
        }
        if !region.is_empty() {
            rule.insert("region".to_owned(), Value::Object(region));
        }
    }
    if draw.chance(30) {
        let kinds = draw.some(held, 1, 2);
        rule.insert("no_doubled".to_owned(), game.ids_of(&kinds));
    }
    if game.win() == "checkmate" && !game.has(Family::Rounds) && draw.chance(40) {
        let kinds = draw.some(held, 1, 2);
        rule.insert("no_mate".to_owned(), game.ids_of(&kinds));
    }
}
