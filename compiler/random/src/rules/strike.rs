//! What a taken piece becomes.

use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves;
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if game.rule("strike").is_some() {
        return;
    }
    let rounds = game.has(Family::Rounds);
    let mut ways = vec![
        (2, (None, "home")),
        (2, (Some("capture"), "home")),
        (1, (Some("capture"), "advance")),
        (5, (Some("demote"), "swap")),
        (4, (Some("demote"), "home")),
        (5, (Some("promote"), "swap")),
        (4, (Some("promote"), "home")),
    ];
    if !rounds {
        ways.extend([
            (3, (None, "stay")),
            (3, (Some("capture"), "stay")),
            (4, (Some("demote"), "stay")),
            (6, (Some("demote"), "choose")),
            (4, (Some("promote"), "stay")),
            (6, (Some("promote"), "choose")),
        ]);
    }
    let (effect, position) = draw.weighted(&ways);
    let mut rule = json!({});
    if let Some(effect) = effect {
        rule["effect"] = json!(effect);
    }
    let immune = immune(draw, game, position);
    if matches!(effect, Some("demote" | "promote")) {
        rule["chain"] = chain(draw, game, &immune, effect == Some("promote"));
    }
    if position != "advance" || draw.chance(50) {
        rule["position"] = json!(position);
    }
    if position == "choose" {
        rule["landing"] = landing(draw, game);
    }
    if position == "advance" || draw.chance(25) {
        let turned = turncoats(draw, game);
        rule["switches_sides"] = game.ids_of(&turned);
    }
    if !immune.is_empty() || draw.chance(30) {
        rule["immune"] = game.ids_of(&immune);
    }
    game.set("strike", rule);
}

/// The royal kinds, and now and then another.
fn immune(draw: &mut Draw<'_>, game: &Draft, position: &str) -> Vec<usize> {
    let mut immune = game.royals();
    let others = game.commoners();
    if others.len() > 2 && draw.chance(30) || position == "home" && draw.chance(20) {
        immune.extend(draw.some(&others, 1, 1));
    }
    immune
}

/// Kinds that change sides when they capture.
fn turncoats(draw: &mut Draw<'_>, game: &Draft) -> Vec<usize> {
    let able: Vec<usize> =
        game.commoners().into_iter().filter(|kind| game.kinds[*kind].takes()).collect();
    draw.some(&able, 1, 2)
}

/// Links from kinds that can be struck: down the list of kinds for a demotion, and any way, round
/// too, for a promotion.
fn chain(draw: &mut Draw<'_>, game: &mut Draft, immune: &[usize], round: bool) -> Value {
    if draw.chance(45) {
        let moves = moves::officer(draw, &game.board, &[(4, "slide"), (5, "leap")]);
        game.add(draw, Role::Spare, moves);
    }
    let from: Vec<usize> =
        game.commoners().into_iter().filter(|kind| !immune.contains(kind)).collect();
    let plain: Vec<usize> = game.kinds_where(|_, kind| !kind.royal() && kind.role != Role::Portal);
    let order = draw.shuffled(&plain);
    let place = |kind: usize| order.iter().position(|other| *other == kind);
    let mut links = Vec::new();
    for kind in draw.some(&from, 1, from.len()) {
        let below = |other: &usize| *other != kind && (round || place(*other) < place(kind));
        let to: Vec<usize> = plain.iter().copied().filter(below).collect();
        if let Some(to) = draw.any(&to) {
            links.push(json!({"from": game.id(kind), "to": game.id(to)}));
        }
    }
    if let (true, Some(kind)) = (links.is_empty(), draw.any(&from)) {
        let to: Vec<usize> = plain.iter().copied().filter(|other| *other != kind).collect();
        links.extend(draw.any(&to).map(|to| json!({"from": game.id(kind), "to": game.id(to)})));
    }
    Value::Array(links)
}

/// The squares a survivor may be put on.
pub(super) fn landing(draw: &mut Draw<'_>, game: &Draft) -> Value {
    if game.board.hex() {
        let vectors = draw.one(&[json!([[1, 0]]), json!([[1, 1]]), json!([[1, 2], [0, 1]])]);
        let symmetry = draw.one(&["rotate6", "dihedral12", "rotate6", "none"]);
        return json!({"vectors": vectors, "symmetry": symmetry});
    }
    let steps = [[1, 0], [1, 1], [0, 1], [0, -1], [1, 2], [2, 0], [-1, 1]];
    let vectors = draw.some(&steps, 1, 3);
    let mut landing = json!({"vectors": vectors});
    if let Some(symmetry) = draw.maybe(80, &["none", "lateral", "rotate4", "dihedral8"]) {
        landing["symmetry"] = json!(symmetry);
    }
    landing
}
