//! `rules.simultaneous`: what rounds are not played beside, and their own switches.

use super::census::Census;
use super::game::Game;
use super::kinds::{Kind, Kinds};
use super::objective::word;
use super::portals::{group_at, moved, pieces_with};
use crate::spec::{MoveKind, Outcome, Position, RoyalFacing, Simultaneous, Tie, Win};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(rounds) = &game.spec.rules.simultaneous else { return };
    let place = Place::at("rules.simultaneous");
    if !game.reached_at(&place) {
        return;
    }
    objective(game, &place, out);
    for other in not_beside(game) {
        out.push(game.ctx.problem(&place, format!("cannot be used beside {other}")));
    }
    tie(game, rounds, &place.key("tie"), out);
    swap(game, rounds, &place.key("swap"), out);
    let both = place.key("both");
    let scored = game.spec.rules.scoring.is_some() || !game.sound("rules.scoring");
    if rounds.both.is_some() && !scored && game.sound_at(&both) {
        let rest = "requires rules.scoring: the scores decide a round that ends the game for both";
        out.push(game.ctx.problem(&both, rest));
    }
}

fn objective(game: &Game<'_>, place: &Place, out: &mut Vec<Problem>) {
    let win = game.spec.rules.win;
    if win == Win::Checkmate && game.sound("rules.win") {
        let rest = format!(
            "requires rules.win 'royal_capture', 'annihilation' or 'none', got '{}': there is no check when both move at once",
            word(win)
        );
        out.push(game.ctx.problem(place, rest));
    }
}

/// Every rule of the file that rounds cannot be played beside.
fn not_beside(game: &Game<'_>) -> Vec<String> {
    let rules = &game.spec.rules;
    let no_check = "there is no check when both move at once";
    let mut others: Vec<String> = Vec::new();
    let mut add = |other: &str, used: bool, why: &str| {
        if used && game.reached(other) {
            others.push(if why.is_empty() { other.to_owned() } else { format!("{other}: {why}") });
        }
    };
    add("rules.castling", rules.castling.is_some(), "");
    add("rules.en_passant", rules.en_passant, "");
    add("rules.check_limit", rules.check_limit.is_some(), no_check);
    add("rules.forbid_check", rules.forbid_check, no_check);
    let facing = rules.royal_facing == RoyalFacing::Forbidden;
    add("rules.royal_facing", facing, no_check);
    let no_mate = rules.drops.as_ref().and_then(|drops| drops.no_mate.as_ref());
    let mated = no_mate.is_some_and(|ids| !ids.is_empty());
    add("rules.drops.no_mate", mated, "there is no checkmate when both move at once");
    if rules.checkmate == Outcome::Win && game.sound("rules.checkmate") {
        others
            .push("rules.checkmate 'win': there is no checkmate when both move at once".to_owned());
    }
    let sweeps = pieces_with(game, "moves", |at| {
        game.spec.pieces[at].moves.iter().any(|entry| entry.kind == MoveKind::Sweep)
    });
    if !sweeps.is_empty() {
        others.push(format!("a sweep ({sweeps})"));
    }
    if game.long_turn() && game.sound("rules.turn") {
        others.push("a turn of more than one move (rules.turn)".to_owned());
    }
    for (at, group) in rules.portals.iter().flatten().enumerate() {
        if moved(group) && game.sound_at(&group_at(at)) {
            others.push(format!("a portal a player moves ({})", group_at(at)));
        }
    }
    let strike = rules.strike.as_ref().map(|strike| strike.position);
    let contacts = rules.contacts.as_ref().map(|contacts| contacts.position);
    let positions = [
        ("strike", "choose", strike == Some(Position::Choose)),
        ("strike", "stay", strike == Some(Position::Stay)),
        ("contacts", "choose", contacts == Some(Position::Choose)),
    ];
    for (rule, position, used) in positions {
        let key = format!("rules.{rule}.position");
        if used && game.sound(&key) {
            others.push(format!("{key} '{position}'"));
        }
    }
    others
}

/// What a kind beats: what it says, or its captures.
fn beaten(game: &Game<'_>, kind: Kind) -> Kinds {
    match &game.spec.pieces[kind].beats {
        Some(ids) => game.kinds(ids),
        None => game.captures(kind),
    }
}

/// A promise that no tie can occur is held to every pair of kinds the players can have.
fn tie(game: &Game<'_>, rounds: &Simultaneous, place: &Place, out: &mut Vec<Problem>) {
    let Some(census) = game.census() else { return };
    let lists = game.spec.pieces.iter().filter_map(|piece| piece.beats.as_ref());
    let known = game.every_piece("beats") && lists.into_iter().all(|ids| game.all_declared(ids));
    if rounds.tie != Some(Tie::Impossible) || !game.sound_at(place) || !known {
        return;
    }
    if let Some((first, second, both)) = tied(game, census) {
        let (a, b) = (game.id(first), game.id(second));
        let why = match (first == second, both) {
            (true, true) => format!("both players can have {a}, which beats itself"),
            (true, false) => format!("both players can have {a}, which does not beat itself"),
            (false, true) => format!("{a} and {b} beat each other"),
            (false, false) => format!("neither of {a} and {b} beats the other"),
        };
        out.push(game.ctx.problem(place, format!("'impossible' does not hold: {why}")));
    }
}

/// Two kinds that tie, and whether they do by both beating the other.
fn tied(game: &Game<'_>, census: &Census) -> Option<(Kind, Kind, bool)> {
    let beaten: Vec<Kinds> = game.every_kind().iter().map(|kind| beaten(game, kind)).collect();
    census.has[0].iter().find_map(|first| {
        census.has[1].iter().find_map(|second| {
            let beats = beaten[first].contains(second);
            (beats == beaten[second].contains(first)).then_some((first, second, beats))
        })
    })
}

fn swap(game: &Game<'_>, rounds: &Simultaneous, place: &Place, out: &mut Vec<Problem>) {
    if rounds.swap.is_none() || !game.sound_at(place) {
        return;
    }
    let Some(reach) = game.reach() else { return };
    let mutual = game.every_kind().iter().any(|first| {
        game.every_kind().iter().any(|second| {
            reach.takes_of_player(0, first, second) && reach.takes_of_player(1, second, first)
        })
    });
    if !mutual {
        let rest = "could never happen: no piece of one player can take a piece of the other that can take it back";
        out.push(game.ctx.problem(place, rest));
    }
}
