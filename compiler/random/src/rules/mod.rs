//! The rules of each family.

mod check_rules;
mod contacts;
mod drops;
mod explosion;
mod facing;
mod ground;
mod hex;
mod moves;
mod portals;
mod promotion;
mod rounds;
mod strike;
mod turns;
mod wild;
mod wrap;

use crate::draft::Draft;
use crate::draw::Draw;
use crate::family::Family;

/// Pairs of families that no game has both of, or that leave each other no room.
const APART: [(Family, Family); 7] = [
    (Family::Portals, Family::Hex),
    (Family::Portals, Family::Strike),
    (Family::Portals, Family::Contacts),
    (Family::Portals, Family::Explosion),
    (Family::Portals, Family::Wild),
    (Family::Rounds, Family::CheckRules),
    (Family::Rounds, Family::Turns),
];

/// The families whose rules a game gets, in the order in which they are added.
pub(crate) fn families(draw: &mut Draw<'_>, family: Family) -> Vec<Family> {
    if family != Family::Mixed {
        return vec![family];
    }
    let all: Vec<Family> =
        Family::ALL.iter().copied().filter(|family| *family != Family::Mixed).collect();
    let count = draw.count(2, 3);
    let mut chosen: Vec<Family> = Vec::new();
    for family in draw.shuffled(&all) {
        let apart =
            |other: &Family| APART.contains(&(family, *other)) || APART.contains(&(*other, family));
        if chosen.len() < count && !chosen.iter().any(apart) {
            chosen.push(family);
        }
    }
    chosen.sort_unstable();
    chosen
}

/// Adds the rules of a family to a game.
pub(crate) fn add(draw: &mut Draw<'_>, game: &mut Draft, family: Family) {
    match family {
        Family::Moves => moves::add(draw, game),
        Family::Hex => hex::add(draw, game),
        Family::Wrap => wrap::add(draw, game),
        Family::Facing => facing::add(draw, game),
        Family::Strike => strike::add(draw, game),
        Family::Contacts => contacts::add(draw, game),
        Family::Explosion => explosion::add(draw, game),
        Family::Drops => drops::add(draw, game),
        Family::Promotion => promotion::add(draw, game),
        Family::CheckRules => check_rules::add(draw, game),
        Family::Turns => turns::add(draw, game),
        Family::Ground => ground::add(draw, game),
        Family::Wild => wild::add(draw, game),
        Family::Portals => portals::add(draw, game),
        Family::Rounds => rounds::add(draw, game),
        Family::Mixed => {}
    }
}
