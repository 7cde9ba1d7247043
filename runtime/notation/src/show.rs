//! A position as a person reads it: a diagram with its files and ranks, and the rest in words.

use crate::diagram::diagram;
use crate::moves::{facing_word, id};
use crate::{fen, square_name};
use sandbox_kernel::facts::{Drops, End, Lattice, Tie};
use sandbox_kernel::{
    Facing, Facts, Kind, Outcome, Phase, Piece, Player, Reason, Square, SquareSet, State,
};
use std::collections::BTreeMap;

/// The diagram, then what it does not show, then who is to move or how the game ended, then the
/// FEN if the game has one.
pub fn show(facts: &Facts, state: &State) -> String {
    let mut lines = vec![diagram(facts, state)];
    if facts.board.lattice == Lattice::Hex {
        lines.push("Each file goes up to the right from its letter.".to_owned());
    }
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
        let (fold, ways) = groups.entry(end.group).or_default();
        *fold = end.fold;
        ways.push(way(facts, state, end, place));
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

/// Where an end of a portal is and leads, and for whom.
fn way(facts: &Facts, state: &State, end: &End, place: Square) -> String {
    let here = square_name(&facts.board, place);
    let out = end.to.and_then(|out| state.ends.get(usize::from(out)));
    match (out, end.enter) {
        (None, _) | (_, [false, false]) => format!("{here} lets nobody in"),
        (Some(&out), enter) => {
            let whom = match enter {
                [true, true] => "",
                [true, false] => " for player 0",
                _ => " for player 1",
            };
            format!("{here} leads to {}{whom}", square_name(&facts.board, out))
        }
    }
}

/// Checks given, ground claimed and bounties collected.
fn counts(facts: &Facts, state: &State) -> Vec<String> {
    let checks = state.checks.map(|given| given.to_string());
    let claims = state.claims.map(|claims| claims.len().to_string());
    let points = state.points.map(|points| points.to_string());
    let all = [
        ("Checks given", facts.check_limit.is_some(), checks),
        ("Squares claimed", facts.territory.is_some(), claims),
        ("Points collected", !facts.routes.is_empty(), points),
    ];
    let counted = all.into_iter().filter(|(_, counted, _)| *counted);
    counted
        .map(|(what, _, [first, second])| {
            format!("{what}: {first} by player 0, {second} by player 1.")
        })
        .collect()
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

    /// What is shown of a position, line by line, without its FEN.
    fn shown(id: &str, fen: &str) -> Vec<String> {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        let text = show(game.facts(), &game.state());
        let lines = text.lines().take_while(|line| !line.starts_with("FEN: "));
        lines.map(str::to_owned).collect()
    }

    /// The lines below the board.
    fn words(id: &str, fen: &str) -> Vec<String> {
        let lines = shown(id, fen).into_iter().skip_while(|line| !line.is_empty());
        lines.skip(1).collect()
    }

    #[test]
    fn a_board_is_drawn_with_its_walls() {
        let game = game("crossderby");
        let text = show(game.facts(), &game.state());
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], " 8  n * n n n n * k");
        assert_eq!(lines[8], "    a b c d e f g h");
        assert_eq!(lines[10], "Player 0 is to move.");
        assert_eq!(lines[11], "FEN: n*nnnn*k/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/K*NNNN*N w - - 0 1");
        assert!(text.ends_with("0 1\n"), "{text}");
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

    #[test]
    fn hexagons_are_drawn_so_that_neighbours_meet() {
        let lines = shown("sea-gate", "bbbbb****/bbbbbb***/7**/8*/9/*8/**7/***BBBBBB/****BBBBB w");
        let expected = [
            " 9           b b b b b",
            " 8          b b b b b b",
            " 7         . . . . . . .",
            " 6        . . . . . . . .",
            " 5       . . . . . . . . .",
            " 4        . . . . . . . .",
            " 3         . . . . . . .",
            " 2          B B B B B B",
            " 1           B B B B B",
            "    a b c d e f g h i",
            "",
            "Each file goes up to the right from its letter.",
            "Player 0 is to move.",
        ];
        // Each rank is half a cell to the right of the one below; the corners are blank.
        assert_eq!(lines, expected);
    }

    #[test]
    fn wild_pieces_and_bounties_are_shown() {
        let lines = shown("bear-country", "4k2/7/7/7/7/7/7/4K2 w points=0,3.5");
        assert_eq!(lines[3], " 5  .   .   .   .   .   .   U:-");
        assert_eq!(lines[7], " 1  .   .   .   .   K   .   .");
        assert_eq!(lines[10], "Points collected: 0 by player 0, 3.5 by player 1.");
    }

    #[test]
    fn portals_are_shown() {
        let lines = shown("moving-portals", "4k/5/5/5/4K w portals=c3,d3 bar=c3b3");
        assert_eq!(lines[2], " 3  . . @ @ .");
        assert_eq!(lines[7], "Portals: c3 leads to d3, d3 leads to c3.");
        assert_eq!(lines[8], "The portal end on c3 may not go straight back to b3.");
        let lines = shown("wormholes", "3k2/6/6/1N4/6/3K2 w");
        assert_eq!([&*lines[2], &*lines[3]], [" 4  . . . . ~ .", " 3  . N . . . ."]);
        assert_eq!(lines[8], "Folds: b3 leads to e4, e4 leads to b3.");
    }

    #[test]
    fn what_the_board_does_not_show_is_said() {
        let words = |id: &str, fen: &str| words(id, fen).join("|");
        assert_eq!(
            words("galleys", "3a3/1g5/7/7/7/7/G3G2/3A3 w facing=a2:left,b7:backward"),
            "Pointing forward: e2.|Pointing backward: b7.|Pointing left: a2.|Player 0 is to move."
        );
        assert_eq!(
            words("siesta", "3k2/6/6/6/6/6/R2KQR b rest=a1:2,e1:1,f1:2"),
            "Resting for 1 turn: e1.|Resting for 2 turns: a1, f1.|Player 1 is to move."
        );
        assert_eq!(
            words("whitewash", "6/6/6/2b3/2B3/6 w territory=a1:0,b3:1,c3:1"),
            "Squares claimed: 1 by player 0, 2 by player 1.|Player 0 is to move."
        );
        assert_eq!(
            words("3check", "4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1"),
            "Checks given: 2 by player 0, 0 by player 1.|Player 0 is to move."
        );
        assert_eq!(
            words("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PPn] w"),
            "Player 0 holds 2 P.|Player 1 holds 1 N.|Player 0 is to move."
        );
    }

    #[test]
    fn it_is_said_who_decides() {
        let last = |id: &str, fen: &str| words(id, fen).pop().expect("a line");
        let alone = "4k1n1/4p3/8/3P4/8/8/8/4K3";
        assert_eq!(
            last("marseillais", &format!("{alone} b")),
            "Player 1 is to move, with 2 moves left in this turn."
        );
        assert_eq!(
            last("marseillais", &format!("{alone} b ply=2")),
            "Player 1 is to move, with 1 move left in this turn."
        );
        let spies = "r1ekmr/pppppp/6/6/6/PPPPPP";
        for (rest, expected) in [
            ("RMEKMR w", "Player 0 is to move."),
            ("R1EK1R w reply=1", "Player 0 is to move, in reply; then both players choose."),
            ("R1EK1R -", "Both players choose; player 0's move is announced first."),
        ] {
            assert_eq!(last("moles", &format!("{spies}/{rest}")), expected);
        }
        assert_eq!(
            words("moles", "r1ek1r/pppppp/6/6/6/PPPPPP/R1EK1R - initiative=0 void=a2a6,2"),
            [
                "Player 0 holds the initiative.",
                "The pieces on a2 and a6 may not move at each other.",
                "Both players choose.",
            ]
        );
        assert_eq!(
            last("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"),
            "The game is over: player 0 wins by checkmate."
        );
    }
}
