//! Both players at once.

use super::{facing, ground};
use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    let mut rule = json!({});
    let plain = game.families.len() == 1;
    let tie = draw.weighted(&[(4, None), (3, Some("initiative")), (3, Some("impossible"))]);
    let tie = tie.filter(|tie| plain || *tie != "impossible");
    if tie == Some("impossible") {
        apart(draw, game);
    } else if draw.chance(50) {
        beats(draw, game);
    }
    if let Some(tie) = tie {
        rule["tie"] = json!(tie);
    }
    if draw.chance(35) {
        rule["swap"] = json!("collision");
    }
    if draw.chance(35) {
        if game.rule("scoring").is_none() {
            ground::scoring(draw, game);
        }
        rule["both"] = json!("score");
    }
    let old = plain && draw.chance(12);
    if old {
        game.version = Some(draw.one(&[27, 28]));
        rule["rest"] = json!(true);
    } else if draw.chance(30) && !game.has(Family::Facing) && !game.has(Family::Wild) {
        facing::rest(draw, game);
    }
    if game.version != Some(27) && draw.chance(40) {
        speeds(draw, game);
    }
    if draw.chance(30) && !busy(game) {
        spy(draw, game);
    }
    game.set("simultaneous", rule);
}

/// Whether other rules may take a spy's secret away, or bring one back.
fn busy(game: &Draft) -> bool {
    ["drops", "strike", "contacts", "promotion"].iter().any(|key| game.rule(key).is_some())
}

/// Says what some kinds beat, other than what they capture.
fn beats(draw: &mut Draw<'_>, game: &mut Draft) {
    let all = game.kinds_where(|_, kind| kind.role != Role::Portal);
    let armed = game.armed();
    for kind in draw.some(&armed, 1, armed.len()) {
        let some = if draw.chance(15) { Vec::new() } else { draw.some(&all, 1, all.len() - 1) };
        let some = game.ids_of(&some);
        let captures = game.kinds[kind].keys.get("captures").cloned();
        if captures.as_ref() != Some(&some) {
            game.kinds[kind].set("beats", some);
        }
    }
}

/// Gives the players kinds of their own, of each two of which one beats the other.
fn apart(draw: &mut Draw<'_>, game: &mut Draft) {
    let first: Vec<usize> = game.kinds_where(|kind, _| game.count(0, kind) > 0);
    let second: Vec<usize> = game.kinds_where(|kind, _| game.count(1, kind) > 0);
    game.mirrored = false;
    let mut twins = Vec::new();
    for kind in &second {
        let mut twin = game.kinds[*kind].clone();
        twin.id = game.ids.pop().unwrap_or_else(|| "#".to_owned());
        game.kinds.push(twin);
        twins.push(game.kinds.len() - 1);
    }
    for man in &mut game.armies[1] {
        if let Some(at) = second.iter().position(|kind| *kind == man.kind) {
            man.kind = twins[at];
        }
    }
    let used = |at: usize| first.contains(&at) || twins.contains(&at);
    let mut lists: Vec<Vec<Value>> = vec![Vec::new(); game.kinds.len()];
    for one in &first {
        for other in &twins {
            let (winner, loser) = if draw.chance(50) { (one, other) } else { (other, one) };
            lists[*winner].push(json!(game.id(*loser)));
        }
    }
    for (kind, list) in lists.into_iter().enumerate().filter(|(kind, _)| used(*kind)) {
        let key = if draw.chance(40) { "captures" } else { "beats" };
        if key == "captures" && !list.is_empty() {
            game.kinds[kind].keys.shift_remove("beats");
        }
        let key = if list.is_empty() { "beats" } else { key };
        game.kinds[kind].set(key, Value::Array(list));
    }
}

/// Speeds from 0 on, with none left out.
fn speeds(draw: &mut Draw<'_>, game: &mut Draft) {
    let armed = draw.shuffled(&game.armed());
    let most = draw.within(1, 2);
    for (at, kind) in armed.iter().enumerate() {
        let speed = match at {
            0 => 0,
            1 => 1,
            2 => most,
            _ => draw.within(0, most),
        };
        if speed > 0 {
            game.kinds[*kind].set("speed", json!(speed));
        }
    }
}

/// Makes a kind of both armies a spy.
fn spy(draw: &mut Draw<'_>, game: &mut Draft) {
    let shared = game.shared();
    let common: Vec<usize> = shared.into_iter().filter(|kind| !game.kinds[*kind].royal()).collect();
    if let Some(kind) = draw.any(&common) {
        game.kinds[kind].set("spy", json!(true));
        return;
    }
    let own = |player: usize| {
        let own = |at| game.count(player, at) > 0;
        game.kinds_where(|at, kind| !kind.royal() && own(at))
    };
    let (first, second) = (own(0), own(1));
    for kind in [draw.any(&first), draw.any(&second)].into_iter().flatten() {
        game.kinds[kind].set("spy", json!(true));
    }
}
