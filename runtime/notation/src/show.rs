//! A position as a person reads it: a diagram with its files and ranks, and the rest in words.

use crate::diagram::diagram;
use crate::moves::{facing_word, id};
use crate::{fen, square_name};
use sandbox_kernel::facts::{Drops, Tie};
use sandbox_kernel::{
    Facing, Facts, Kind, Outcome, Phase, Piece, Player, Reason, Square, SquareSet, State,
};
use std::collections::BTreeMap;

/// The diagram, then what it does not show, then who is to move or how the game ended, then the
/// FEN if the game has one.
pub fn show(facts: &Facts, state: &State) -> String {
    let mut lines = vec![diagram(facts, state)];
    lines.extend(hands(facts, state));
    lines.extend(pointing(facts, state));
    lines.extend(resting(facts, state));
    lines.extend(portals(facts, state));
    lines.extend(counts(facts, state));
    lines.extend(remembered(facts, state));
    lines.push(match state.outcome {
        Some(outcome) => format!("The game is over: {}.", outcome_sentence(outcome)),
        None => to_move(facts, state),
    });
    lines.push(match fen::write(facts, state) {
        Ok(fen) => format!("FEN: {fen}"),
        Err(none) => format!("FEN: none, {none}"),
    });
    lines.join("\n") + "\n"
}

/// Who is to move, or that both choose.
fn to_move(facts: &Facts, state: &State) -> String {
    let player = state.to_move as u8;
    match &state.rounds {
        Some(rounds) if rounds.phase == Phase::Rounds => match rounds.announces {
            Some(player) => {
                format!("Both players choose; player {}'s move is announced first.", player as u8)
            }
            None => "Both players choose.".to_owned(),
        },
        Some(rounds) if rounds.phase == Phase::Reply => {
            format!("Player {player} is to move, in reply; then both players choose.")
        }
        _ if facts.turn.is_some() => {
            let left = counted(state.left.into(), "move");
            format!("Player {player} is to move, with {left} left in this turn.")
        }
        _ => format!("Player {player} is to move."),
    }
}

/// A number of things.
fn counted(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn hands(facts: &Facts, state: &State) -> Vec<String> {
    let hands =
        Player::BOTH.map(|player| (player as u8, held(facts, &state.hands[player.index()])));
    let some = hands.into_iter().filter(|(_, hand)| !hand.is_empty());
    some.map(|(player, hand)| format!("Player {player} holds {}.", hand.join(", "))).collect()
}

/// The players' pieces with their squares' names.
fn pieces<'a>(facts: &'a Facts, state: &'a State) -> impl Iterator<Item = (Piece, String)> + 'a {
    let all = (0..=u8::MAX).map(Square).zip(&state.board);
    all.filter_map(|(square, piece)| {
        let piece = piece.filter(|piece| piece.player.is_some())?;
        Some((piece, square_name(&facts.board, square)))
    })
}

/// Which way pieces point that can point more than one.
fn pointing(facts: &Facts, state: &State) -> Vec<String> {
    let mut ways: BTreeMap<Facing, Vec<String>> = BTreeMap::new();
    for (piece, name) in pieces(facts, state) {
        if facts.kind(piece.kind).facing.is_some() {
            ways.entry(piece.facing).or_default().push(name);
        }
    }
    let line =
        |(way, names): (_, Vec<_>)| format!("Pointing {}: {}.", facing_word(way), names.join(", "));
    ways.into_iter().map(line).collect()
}

/// Which pieces rest, and how long.
fn resting(facts: &Facts, state: &State) -> Vec<String> {
    let mut turns: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (piece, name) in pieces(facts, state).filter(|(piece, _)| piece.rest > 0) {
        turns.entry(piece.rest).or_default().push(name);
    }
    let line = |(rest, names): (u8, Vec<_>)| {
        format!("Resting for {}: {}.", counted(rest.into(), "turn"), names.join(", "))
    };
    turns.into_iter().map(line).collect()
}

/// The ends of each group, since a piece may stand on a fold.
fn portals(facts: &Facts, state: &State) -> Vec<String> {
    let mut groups: BTreeMap<u8, (bool, Vec<String>)> = BTreeMap::new();
    for (end, &place) in facts.ends.iter().zip(&state.ends) {
        let (fold, names) = groups.entry(end.group).or_default();
        *fold = end.fold;
        names.push(square_name(&facts.board, place));
    }
    let line = |(fold, names): (bool, Vec<_>)| {
        format!("{}: {}.", if fold { "Folds" } else { "Portals" }, names.join(", "))
    };
    let barred = state.bar.and_then(|(number, back)| {
        let at = state.ends.get(usize::from(number))?;
        let [at, back] = [*at, back].map(|square| square_name(&facts.board, square));
        Some(format!("The portal end on {at} may not go straight back to {back}."))
    });
    groups.into_values().map(line).chain(barred).collect()
}

/// Checks given, ground held and bounties collected.
fn counts(facts: &Facts, state: &State) -> Vec<String> {
    let line = |what: &str, [first, second]: [String; 2]| {
        format!("{what}: player 0 {first}, player 1 {second}.")
    };
    let mut lines = Vec::new();
    if facts.check_limit.is_some() {
        lines.push(line("Checks given", state.checks.map(|given| given.to_string())));
    }
    if facts.territory.is_some() {
        let held = state.claims.map(|claims| counted(claims.len(), "square"));
        lines.push(line("Territory", held));
    }
    if !facts.routes.is_empty() {
        lines.push(line("Points", state.points.map(|points| points.to_string())));
    }
    lines
}

/// The initiative and barred moves of a game in rounds.
fn remembered(facts: &Facts, state: &State) -> Vec<String> {
    let (Some(rule), Some(rounds)) = (facts.rounds, &state.rounds) else { return Vec::new() };
    let initiative = (rule.tie == Tie::Initiative)
        .then(|| format!("Player {} holds the initiative.", rounds.initiative as u8));
    let barred = rounds.bars.iter().map(|pair| {
        let [first, second] = pair.map(|square| square_name(&facts.board, square));
        format!("The pieces on {first} and {second} may not move at each other.")
    });
    initiative.into_iter().chain(barred).collect()
}

/// What a player holds, a kind each.
fn held(facts: &Facts, hand: &[u8]) -> Vec<String> {
    let kinds = (0..).map(Kind).zip(hand).filter(|(_, count)| **count > 0);
    kinds
        .map(|(kind, &count)| match count {
            Drops::UNLIMITED => format!("any number of {}", id(facts, kind)),
            count => format!("{count} {}", id(facts, kind)),
        })
        .collect()
}

/// How a game ended, as part of a sentence.
pub fn outcome_sentence(outcome: Outcome) -> String {
    let reason = reason_word(outcome.reason);
    match outcome.winner {
        Some(player) => format!("player {} wins by {reason}", player as u8),
        None => format!("a draw by {reason}"),
    }
}

/// The word for the rule that ended a game.
pub const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::RoyalCapture => "royal_capture",
        Reason::Annihilation => "annihilation",
        Reason::BareRoyal => "bare_royal",
        Reason::CheckLimit => "check_limit",
        Reason::Reach => "reach",
        Reason::Extinction => "extinction",
        Reason::Territory => "territory",
        Reason::MaxPlies => "max_plies",
        Reason::Repetition => "repetition",
        Reason::NoProgress => "no_progress",
        Reason::Simultaneous => "simultaneous",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::game;

    #[test]
    fn a_board_is_drawn_with_its_walls() {
        let game = game("crossderby");
        let text = show(game.facts(), &game.state());
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], " 8  n * n n n n * k");
        assert_eq!(lines[8], "    a b c d e f g h");
        assert_eq!(lines[10], "Player 0 is to move.");
        assert_eq!(lines[11], "FEN: n*nnnn*k/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/K*NNNN*N w - - 0 1");
    }

    #[test]
    fn ids_without_letters_are_marked_with_their_player() {
        let mut game = game("hexapawn");
        let mut facts = game.facts().clone();
        facts.kinds.to_mut()[0].id = "兵".into();
        game.play(game.legal_moves()[0].into());
        let text = show(&facts, &game.state());
        assert!(text.starts_with(" 3  兵:1 兵:1 兵:1\n"), "{text}");
        assert!(text.contains("FEN: none, "), "{text}");
    }
}
