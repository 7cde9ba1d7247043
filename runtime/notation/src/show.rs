//! A position as a person reads it: a diagram with its files and ranks.

use crate::fen;
use crate::fen::Letters;
use crate::moves::id;
use crate::square::file_letter;
use sandbox_kernel::facts::Drops;
use sandbox_kernel::{Facts, Kind, Outcome, Piece, Player, Reason, SquareSet, State};
use std::fmt::Write;

/// The diagram, then who is to move or how the game ended, then the FEN if the game has one.
pub fn show(facts: &Facts, state: &State) -> String {
    let mut text = diagram(facts, state);
    text.push('\n');
    for player in Player::BOTH {
        let hand = held(facts, &state.hands[player.index()]);
        if !hand.is_empty() {
            writeln!(text, "Player {} holds {}.", player as u8, hand.join(", "))
                .unwrap_or_default();
        }
    }
    match state.outcome {
        Some(outcome) => writeln!(text, "The game is over: {}.", outcome_sentence(outcome)),
        None => writeln!(text, "Player {} is to move.", state.to_move as u8),
    }
    .unwrap_or_default();
    match fen::write(facts, state) {
        Ok(fen) => writeln!(text, "FEN: {fen}"),
        Err(none) => writeln!(text, "FEN: none, {none}"),
    }
    .unwrap_or_default();
    text
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
        Reason::MaxPlies => "max_plies",
        Reason::Repetition => "repetition",
        Reason::NoProgress => "no_progress",
    }
}

fn diagram(facts: &Facts, state: &State) -> String {
    let board = &facts.board;
    let cells = cells(facts, state);
    let wide = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1);
    let mut text = String::new();
    for rank in (0..board.ranks).rev() {
        let mut line = format!("{:>2} ", rank + 1);
        for file in 0..board.files {
            let cell = &cells[board.square(file, rank).index()];
            let _ = write!(line, " {cell:<wide$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let mut files = "   ".to_owned();
    for file in 0..board.files {
        let _ = write!(files, " {:<wide$}", file_letter(file));
    }
    text.push_str(files.trim_end());
    text.push('\n');
    text
}

/// What is written on each square: players are told apart by the case of the letters, or where the
/// ids do not allow that, by their number.
fn cells(facts: &Facts, state: &State) -> Vec<String> {
    let letters = Letters::of(facts).ok();
    let piece = |Piece { kind, player }| match &letters {
        Some(_) if player == Player::Second => id(facts, kind).to_ascii_lowercase(),
        Some(_) => id(facts, kind).to_owned(),
        None => format!("{}:{}", id(facts, kind), player as u8),
    };
    let squares = (0..=u8::MAX).map(sandbox_kernel::Square).zip(&state.board);
    squares
        .map(|(square, standing)| match standing {
            Some(standing) => piece(*standing),
            None if facts.board.walls.has(square) => "*".to_owned(),
            None => ".".to_owned(),
        })
        .collect()
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
        game.play(game.legal_moves()[0]);
        let text = show(&facts, &game.state());
        assert!(text.starts_with(" 3  兵:1 兵:1 兵:1\n"), "{text}");
        assert!(text.contains("FEN: none, "), "{text}");
    }
}
