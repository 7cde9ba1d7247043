//! `appearance`: drawings are for pieces there are.

use super::game::Game;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let icons =
        game.spec.appearance.iter().flat_map(|appearance| appearance.icons.iter().flatten());
    for (id, _) in icons {
        game.check_key(&Place::at("appearance.icons"), id, out);
    }
}
