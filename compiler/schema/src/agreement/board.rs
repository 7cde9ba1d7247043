//! `board` and `rules.obstacles`.

use super::game::Game;
use super::ways;
use crate::spec::{Lattice, MoveKind, Shape};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    hexagon(game, out);
    obstacles(game, out);
}

/// A regular hexagon is cut from a hex board as wide as high, of odd width.
fn hexagon(game: &Game<'_>, out: &mut Vec<Problem>) {
    let board = &game.spec.board;
    let place = Place::at("board.shape");
    if board.shape != Shape::Hexagon || !game.sound_at(&place) {
        return;
    }
    if board.lattice != Lattice::Hex && game.sound("board.lattice") {
        let rest = "'hexagon' requires board.lattice 'hex': only a board of hexagons can be a regular hexagon";
        out.push(game.ctx.problem(&place, rest));
        return;
    }
    let (width, height) = (board.width, board.height);
    if !game.sound("board.width") {
        return;
    }
    if width % 2 == 0 {
        let rest = format!("'hexagon' requires an odd width, got {width}");
        out.push(game.ctx.problem(&place, rest));
    }
    if width != height && game.sound("board.height") {
        let rest =
            format!("'hexagon' requires a width equal to the height, got {width} by {height}");
        out.push(game.ctx.problem(&place, rest));
    }
}

fn obstacles(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(obstacles) = &game.spec.rules.obstacles else { return };
    game.check_squares(&Place::at("rules.obstacles.squares"), &obstacles.squares, out);
    let place = Place::at("rules.obstacles.blocks_leaps");
    let Some(board) = game.board() else { return };
    if !obstacles.blocks_leaps || !game.sound_at(&place) || !game.moves_known() {
        return;
    }
    let stopped = game.spec.pieces.iter().flat_map(|piece| &piece.moves).any(|entry| {
        matches!(entry.kind, MoveKind::Leap | MoveKind::Lame)
            && entry.vectors.iter().any(|vector| {
                let images = ways::images(entry.symmetry, *vector);
                images.into_iter().any(|image| board.leg(image).is_some())
            })
    });
    if !stopped {
        let rest = "could never matter: no piece jumps further than one square";
        out.push(game.ctx.problem(&place, rest));
    }
}
