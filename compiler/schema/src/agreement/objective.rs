//! `rules.win`, `rules.checkmate`, and the rules about capture, check and royalty.

use super::game::Game;
use super::kinds::Kinds;
use super::squares::{Squares, coordinates};
use crate::spec::{Outcome, RoyalFacing, Win};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    if !game.reached("rules") {
        return;
    }
    win(game, out);
    checkmate(game, out);
    must_capture(game, out);
    forbid_check(game, out);
    royal_facing(game, out);
    bare_royal(game, out);
    check_limit(game, out);
}

/// A value of `rules.win` as files write it.
pub(super) fn word(win: Win) -> &'static str {
    match win {
        Win::Checkmate => "checkmate",
        Win::RoyalCapture => "royal_capture",
        Win::Annihilation => "annihilation",
        Win::None => "none",
    }
}

/// The royal kinds that can be in the game; none where it is not known.
fn royals(game: &Game<'_>) -> Option<Kinds> {
    if !game.ids_known || !game.every_piece("royal") {
        return None;
    }
    let declared = game.royals();
    if declared.is_empty() && !game.all_in_play_declared() {
        return None;
    }
    Some(match game.census() {
        Some(census) => declared & (census.any() | census.hand[0] | census.hand[1]),
        None => declared,
    })
}

fn win(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.win");
    if !game.sound_at(&place) {
        return;
    }
    let win = game.spec.rules.win;
    match win {
        Win::Checkmate | Win::RoyalCapture => {
            if royals(game).is_some_and(Kinds::is_empty) {
                let what = if win == Win::Checkmate { "trap" } else { "take" };
                let rest =
                    format!("'{}' requires a royal piece: there is none to {what}", word(win));
                out.push(game.ctx.problem(&place, rest));
            }
        }
        Win::None if game.sound("rules") && !decided(game) => {
            let rest =
                "'none' requires another ending: no rule in this file could ever decide the game";
            out.push(game.ctx.problem(&place, rest));
        }
        Win::Annihilation | Win::None => {}
    }
}

/// Whether some rule beside `win` can decide the game.
fn decided(game: &Game<'_>) -> bool {
    let rules = &game.spec.rules;
    rules.stalemate != Outcome::Draw
        || rules.bare_royal.is_some()
        || rules.check_limit.is_some()
        || rules.territory.as_ref().is_some_and(|territory| territory.win_at > 0)
        || rules.reach.is_some()
        || rules.extinction.is_some()
        || rules.scoring.is_some()
}

fn checkmate(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.checkmate");
    let rules = &game.spec.rules;
    if rules.checkmate == Outcome::Win
        && rules.win != Win::Checkmate
        && game.sound_at(&place)
        && game.sound("rules.win")
    {
        let rest = format!(
            "'win' requires rules.win 'checkmate': under '{}' nobody is ever checkmated",
            word(rules.win)
        );
        out.push(game.ctx.problem(&place, rest));
    }
}

fn must_capture(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.must_capture");
    if !game.spec.rules.must_capture || !game.sound_at(&place) {
        return;
    }
    let never = game.reach().is_some_and(|reach| {
        let mut kinds = game.every_kind().iter();
        !kinds.any(|kind| reach.takes_something(0, kind) || reach.takes_something(1, kind))
    });
    if never {
        let rest = "could never matter: no piece can take another";
        out.push(game.ctx.problem(&place, rest));
    }
}

/// Whether some piece can ever attack a royal piece of the other player.
fn attacked(game: &Game<'_>) -> Option<bool> {
    let (reach, royals) = (game.reach()?, royals(game)?);
    let attack = |player| {
        royals.iter().any(|royal| {
            game.every_kind().iter().any(|kind| reach.takes_of_player(player, kind, royal))
        })
    };
    Some(attack(0) || attack(1))
}

fn forbid_check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.forbid_check");
    if !game.spec.rules.forbid_check || !game.sound_at(&place) {
        return;
    }
    if royals(game).is_some_and(Kinds::is_empty) {
        let rest = "requires a royal piece: without one there is no check";
        out.push(game.ctx.problem(&place, rest));
    } else if attacked(game) == Some(false) {
        let rest = "could never matter: no piece can attack a royal one";
        out.push(game.ctx.problem(&place, rest));
    }
}

fn check_limit(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.check_limit");
    if game.spec.rules.check_limit.is_none() || !game.sound_at(&place) {
        return;
    }
    if royals(game).is_some_and(Kinds::is_empty) {
        let rest = "requires a royal piece: without one there is no check";
        out.push(game.ctx.problem(&place, rest));
    } else if game.spec.rules.forbid_check && game.sound("rules.forbid_check") {
        let rest = "cannot be used beside rules.forbid_check: no check is ever given";
        out.push(game.ctx.problem(&place, rest));
    } else if attacked(game) == Some(false) {
        let rest = "could never be reached: no piece can attack a royal one";
        out.push(game.ctx.problem(&place, rest));
    }
}

fn royal_facing(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.royal_facing");
    if game.spec.rules.royal_facing != RoyalFacing::Forbidden || !game.sound_at(&place) {
        return;
    }
    let Some(royals) = royals(game) else { return };
    let both = match game.census() {
        Some(census) => {
            let has = |player: usize| royals.meets(census.has[player] | census.hand[player]);
            has(0) && has(1)
        }
        None => !royals.is_empty(),
    };
    if !both {
        let rest = "'forbidden' requires a royal piece of each player";
        out.push(game.ctx.problem(&place, rest));
    } else if !can_face(game, royals).unwrap_or(true) {
        let rest = "'forbidden' could never matter: no two royal pieces can come to stand on one open file";
        out.push(game.ctx.problem(&place, rest));
    }
}

/// Whether two opposed royal pieces can stand on a file with no wall between.
fn can_face(game: &Game<'_>, royals: Kinds) -> Option<bool> {
    let (board, reach) = (game.whole_board()?, game.reach()?);
    let stand = |player: usize| {
        let kinds = royals.iter().map(|kind| reach.stand[player][kind]);
        kinds.fold(Squares::EMPTY, |all, squares| all | squares)
    };
    let (first, second) = (stand(0), stand(1));
    let facing = |a, b| {
        let ((file, from), (other, to)) = (coordinates(a), coordinates(b));
        let between = Squares::rectangle((file, file), (from.min(to), from.max(to)));
        file == other && a != b && (between - board.open()).is_empty()
    };
    Some(first.iter().any(|a| second.iter().any(|b| facing(a, b))))
}

fn bare_royal(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.bare_royal");
    if game.spec.rules.bare_royal.is_none() || !game.sound_at(&place) {
        return;
    }
    if royals(game).is_some_and(Kinds::is_empty) {
        let rest = "requires a royal piece: nobody could be left with royalty alone";
        out.push(game.ctx.problem(&place, rest));
        return;
    }
    let known = game.starts_known && game.sound("rules.drops") && game.every_piece("royal");
    if !known || !super::census::stock(game).is_empty() {
        return;
    }
    let bare = |player: usize| {
        let mut own = game.starts.iter().filter(|start| start.player == player).peekable();
        own.peek().is_some() && own.all(|start| game.spec.pieces[start.kind].royal)
    };
    if let Some(player) = [0, 1].into_iter().find(|&player| bare(player)) {
        let line = format!(
            "{place}: player {player} starts with royalty alone, so the game would be over before the first move"
        );
        out.push(game.ctx.line(&place, line));
    }
}
