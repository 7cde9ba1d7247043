//! What two pieces become when they meet.

use super::strike::landing;
use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;
use crate::kinds::Role;
use crate::moves::{self, Move};
use serde_json::{Value, json};

pub(super) fn add(draw: &mut Draw<'_>, game: &mut Draft) {
    if draw.chance(40) {
        let moves = moves::officer(draw, &game.board, &[(4, "slide"), (5, "leap")]);
        game.add(draw, Role::Spare, moves);
    }
    let mut immune = game.royals();
    let others = game.commoners();
    if others.len() > 2 && draw.chance(25) {
        immune.extend(draw.some(&others, 1, 1));
    }
    let links = links(draw, game, &immune);
    let stands = links.iter().any(|link| link.get("onto_to").is_some());
    let rounds = game.has(Family::Rounds);
    let mut ways = match (stands, rounds) {
        (true, true) => vec![Some("swap")],
        (true, false) => vec![Some("swap"), Some("stay"), Some("choose"), Some("choose")],
        (false, _) => vec![None, Some("advance")],
    };
    if !stands && !rounds {
        ways.push(Some("stay"));
    }
    let position = draw.one(&ways);
    let mut rule = json!({"links": links});
    if let Some(position) = position {
        rule["position"] = json!(position);
    }
    if position == Some("choose") {
        rule["landing"] = landing(draw, game);
    }
    if !immune.is_empty() || draw.chance(30) {
        rule["immune"] = game.ids_of(&immune);
    }
    game.set("contacts", rule);
}

/// Links between kinds that can meet, one for a pair.
fn links(draw: &mut Draw<'_>, game: &Draft, immune: &[usize]) -> Vec<Value> {
    let able = |kind: &usize| game.kinds[*kind].moves.iter().any(Move::takes);
    let movers: Vec<usize> = game.armed().into_iter().filter(able).collect();
    let targets: Vec<usize> =
        game.commoners().into_iter().filter(|kind| !immune.contains(kind)).collect();
    let become_: Vec<usize> =
        game.kinds_where(|_, kind| !kind.royal() && kind.role != Role::Portal);
    let standing = draw.chance(75);
    let mut pairs: Vec<(usize, usize, bool)> = Vec::new();
    let mut links = Vec::new();
    let count = draw.count(1, 5);
    for _ in 0..3 * count {
        if links.len() == count {
            break;
        }
        let (Some(mover), Some(onto)) = (draw.any(&movers), draw.any(&targets)) else { break };
        let own = draw.chance(35);
        let meets = own || game.kinds[mover].may_take(&game.kinds[onto].id);
        if !meets || pairs.contains(&(mover, onto, own)) {
            continue;
        }
        pairs.push((mover, onto, own));
        let other = |draw: &mut Draw<'_>, kind: usize| {
            let others: Vec<usize> =
                become_.iter().copied().filter(|other| *other != kind).collect();
            draw.any(&others)
        };
        let mut link = json!({"mover": game.id(mover), "onto": game.id(onto)});
        let royal = game.kinds[mover].royal();
        let to = other(draw, mover).filter(|_| !royal);
        let onto_to = other(draw, onto).filter(|_| standing);
        let both = draw.within(0, 2);
        if let (Some(to), true) = (to, both != 0 || onto_to.is_none()) {
            link["mover_to"] = json!(game.id(to));
        }
        if let (Some(to), true) = (onto_to, both != 1 || link.get("mover_to").is_none()) {
            link["onto_to"] = json!(game.id(to));
        }
        if own {
            link["own"] = json!(true);
        }
        if link.get("mover_to").is_some() || link.get("onto_to").is_some() {
            links.push(link);
        }
    }
    links
}
