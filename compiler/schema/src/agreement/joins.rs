//! `rules.wrap`: which edges are joined, and what may be written for which board.

use super::game::Game;
use super::geometry::Edges;
use crate::spec::{FileJoin, NeSwJoin, NsJoin, NwSeJoin, RankJoin, Shape, Wrap};
use crate::{Place, Problem};

/// The keys for boards of files and ranks, and those for a hexagon's sides.
const FRAME: [&str; 2] = ["files", "ranks"];
const SIDES: [&str; 3] = ["n_s", "ne_sw", "nw_se"];

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(wrap) = &game.spec.rules.wrap else { return };
    let problems = problems(game);
    if problems.is_empty() && game.sound("rules.wrap") && edges(wrap) == [Edges::default(); 2] {
        let place = Place::at("rules.wrap");
        let rest = "joins no edges: leave it out for a board with none joined";
        out.push(game.ctx.problem(&place, rest));
    }
    out.extend(problems);
}

/// The keys that do not belong on this board or beside one another.
pub(super) fn problems(game: &Game<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if game.spec.rules.wrap.is_none() {
        return problems;
    }
    let hexagon = game.spec.board.shape == Shape::Hexagon;
    let (right, wrong) = if hexagon { (&SIDES[..], &FRAME[..]) } else { (&FRAME[..], &SIDES[..]) };
    let place = Place::at("rules.wrap");
    if game.sound("board.shape") {
        for key in wrong {
            for key in [(*key).to_owned(), format!("{key}_by_player")] {
                wrong_board(game, &place.key(&key), hexagon, &mut problems);
            }
        }
    }
    for key in right {
        both_spellings(game, &place, key, &mut problems);
    }
    problems
}

fn wrong_board(game: &Game<'_>, place: &Place, hexagon: bool, out: &mut Vec<Problem>) {
    if !game.ctx.written(place) || !game.sound_at(place) {
        return;
    }
    out.push(game.ctx.problem(
        place,
        if hexagon {
            "cannot be used on a hexagon, whose sides are joined by n_s, ne_sw and nw_se"
        } else {
            "requires board.shape 'hexagon': only a hexagon has such sides"
        },
    ));
}

fn both_spellings(game: &Game<'_>, wrap: &Place, key: &str, out: &mut Vec<Problem>) {
    let by_player = wrap.key(&format!("{key}_by_player"));
    let both = wrap.key(key);
    if game.ctx.written(&both) && game.ctx.written(&by_player) {
        let rest = format!("cannot be used beside {both}: it is written instead of it");
        out.push(game.ctx.problem(&by_player, rest));
    }
}

/// The edges each player may leave by.
pub(super) fn edges(wrap: &Wrap) -> [Edges; 2] {
    [0, 1].map(|player| {
        let files = wrap.files_by_player.as_ref().map_or(wrap.files, |by| by[player]);
        let ranks = wrap.ranks_by_player.as_ref().map_or(wrap.ranks, |by| by[player]);
        let n_s = wrap.n_s_by_player.as_ref().map_or(wrap.n_s, |by| by[player]);
        let ne_sw = wrap.ne_sw_by_player.as_ref().map_or(wrap.ne_sw, |by| by[player]);
        let nw_se = wrap.nw_se_by_player.as_ref().map_or(wrap.nw_se, |by| by[player]);
        Edges {
            files: [
                matches!(files, FileJoin::Left | FileJoin::Both),
                matches!(files, FileJoin::Right | FileJoin::Both),
            ],
            ranks: [
                matches!(ranks, RankJoin::Bottom | RankJoin::Both),
                matches!(ranks, RankJoin::Top | RankJoin::Both),
            ],
            sides: [
                matches!(n_s, NsJoin::N | NsJoin::Both),
                matches!(nw_se, NwSeJoin::Nw | NwSeJoin::Both),
                matches!(ne_sw, NeSwJoin::Sw | NeSwJoin::Both),
                matches!(n_s, NsJoin::S | NsJoin::Both),
                matches!(nw_se, NwSeJoin::Se | NwSeJoin::Both),
                matches!(ne_sw, NeSwJoin::Ne | NeSwJoin::Both),
            ],
        }
    })
}
