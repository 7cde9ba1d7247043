//! Positions worked out by hand from the text of the rules, each for the ruling it names.

use sandbox_kernel::{Game, Player, Reason};
use sandbox_notation::{Legal, fen};

const PAWN: &str = r#"{"id":"P","moves":[
    {"kind":"slide","vectors":[[0,1]],"range":2,"mode":"move"},
    {"kind":"leap","vectors":[[1,1]],"symmetry":"lateral","mode":"capture"}]}"#;
const KING: &str = r#"{"id":"K","royal":true,"moves":[
    {"kind":"leap","vectors":[[1,0],[1,1]],"symmetry":"rotate4"}]}"#;
const ROOK: &str =
    r#"{"id":"R","moves":[{"kind":"slide","vectors":[[1,0]],"symmetry":"rotate4"}]}"#;
const KNIGHT: &str =
    r#"{"id":"N","moves":[{"kind":"leap","vectors":[[1,2]],"symmetry":"dihedral8"}]}"#;

/// A game on a board of some files and ranks: its pieces, its armies (the second empty where they
/// mirror each other) and its rules.
fn game(
    [files, ranks]: [u8; 2],
    pieces: &[&str],
    [first, second]: [&str; 2],
    rules: &str,
) -> Box<dyn Game> {
    let place = |player: u8, army: &str| -> Vec<String> {
        let squares = army.split_whitespace().map(|placed| {
            let (id, square) = placed.split_at(1);
            format!(r#"{{"piece":"{id}","player":{player},"squares":["{square}"]}}"#)
        });
        squares.collect()
    };
    let placements = [place(0, first), place(1, second)].concat().join(",");
    let text = format!(
        r#"{{"name":"case","board":{{"width":{files},"height":{ranks}}},"pieces":[{}],
        "setup":{{"mirror":{},"placements":[{placements}]}},"rules":{rules}}}"#,
        pieces.join(","),
        second.is_empty(),
    );
    let spec = sandbox_schema::check(text.as_bytes()).expect("a right file");
    sandbox_interpreter::game(sandbox_plan::plan(&spec).facts)
}

/// Plays some moves, each of which must be legal.
fn play(game: &mut dyn Game, moves: &str) {
    for text in moves.split_whitespace() {
        let made = Legal::of(game).find(text);
        game.play(made.unwrap_or_else(|| panic!("{text} is not legal: {game:?}")));
    }
}

fn has(game: &dyn Game, text: &str) -> bool {
    Legal::of(game).find(text).is_some()
}

#[test]
fn r_040_a_piece_that_castles_where_it_stands_has_not_moved() {
    let forward = r#"{"id":"R","moves":[{"kind":"slide","vectors":[[0,1]]}]}"#;
    let rules = r#"{"castling":{"king":"K","rook":"R",
        "king_file":{"kingside":"g","queenside":"c"},
        "rook_file":{"kingside":"f","queenside":"b"}}}"#;
    let mut game = game([8, 4], &[forward, KING], ["Ra1 Kc1 Rh1", ""], rules);
    play(&mut *game, "c1c1,a1 h4h3");
    assert!(has(&*game, "c1g1,h1"));
}

#[test]
fn r_051_a_new_royal_piece_may_not_arrive_in_check() {
    let pawn = r#"{"id":"P","moves":[{"kind":"slide","vectors":[[0,1]],"range":1}]}"#;
    let rules = r#"{"promotion":{"piece":"P","to":["K","R"]}}"#;
    let game = game([5, 5], &[pawn, ROOK, KING], ["Pa4", "Re5 Ke1"], rules);
    assert!(has(&*game, "a4a5=R"));
    assert!(!has(&*game, "a4a5=K"));
}

#[test]
fn r_051_taking_the_last_royal_piece_does_not_excuse_giving_up_ones_own() {
    let king = r#"{"id":"K","royal":true,"moves":[{"kind":"slide","vectors":[[0,1]]}]}"#;
    let rules = r#"{"promotion":{"piece":"K","to":["N"]}}"#;
    let game = game([3, 5], &[KNIGHT, king], ["Na1 Kc1", ""], rules);
    assert!(!has(&*game, "c1c5=N"));
}

#[test]
fn r_112_the_partner_lands_on_the_side_the_castling_piece_came_from() {
    let forward = r#"{"id":"R","moves":[{"kind":"slide","vectors":[[0,1]]}]}"#;
    let rules = r#"{"castling":{"king":"K","rook":"R",
        "king_file":{"kingside":"d","queenside":"c"}}}"#;
    let mut game = game([8, 4], &[forward, KING], ["Rg1 Ke1", ""], rules);
    play(&mut *game, "e1d1,g1");
    let fen = fen::write(game.facts(), &game.state()).expect("a game with a FEN");
    assert!(fen.starts_with("4k1r1/8/8/3KR3 b"), "{fen}");
}

#[test]
fn r_167_a_piece_that_can_be_taken_in_passing_is_not_safe() {
    let queen =
        r#"{"id":"Q","moves":[{"kind":"slide","vectors":[[1,0],[1,1]],"symmetry":"rotate4"}]}"#;
    let rules = r#"{"promotion":{"piece":"P","to":["Q"]},"en_passant":true,
        "reach":{"squares":["b3"],"safe":true}}"#;
    let mut game = game([5, 6], &[PAWN, KING, queen], ["Pb1 Ke1", "Ke6 Pa3"], rules);
    play(&mut *game, "b1b3");
    assert_eq!(game.outcome(), None);
    assert!(has(&*game, "a3b2"));
    play(&mut *game, "e6e5");
    let outcome = game.outcome().expect("the pawn is safe now");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), Reason::Reach));
}

#[test]
fn r_181_a_royal_piece_that_can_be_taken_in_passing_is_in_check() {
    let royal = r#"{"id":"G","royal":true,"moves":[
        {"kind":"leap","vectors":[[1,0]],"symmetry":"rotate4"}]}"#;
    let rules = r#"{"promotion":[{"piece":"P","rank":3,"to":["G"]},
        {"piece":"G","rank":5,"to":["P"]}],"en_passant":true}"#;
    let game = game([5, 6], &[PAWN, royal, KING], ["Pb2 Ke1", "Ke6 Pa4"], rules);
    assert!(has(&*game, "b2b3"));
    assert!(!has(&*game, "b2b4=G"));
}

#[test]
fn r_183_a_position_given_by_fen_is_a_start() {
    let mut game = game([8, 8], &[ROOK, KING], ["Ra1 Ke1", ""], r#"{"no_progress_draw":50}"#);
    let stalled = fen::read(game.facts(), "4k3/8/8/8/8/8/8/R3K3 w - - 50 60").expect("a position");
    game.set_up(&stalled);
    assert_eq!(game.outcome(), None);
    play(&mut *game, "a1a2");
    let outcome = game.outcome().expect("the clock has run out");
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::NoProgress));
}

#[test]
fn r_094_r_198_a_royal_piece_in_hand_is_had_and_is_not_put_into_check() {
    let rules = r#"{"drops":{"from_captures":false,"placement":true,"stock":{"K":1}}}"#;
    let game = game([5, 5], &[ROOK, KING], ["Ra1", "Re5"], rules);
    assert!(has(&*game, "K@b2"));
    // The rook on e5 covers its file and its rank.
    assert!(!has(&*game, "K@e2"));
    assert!(!has(&*game, "a1a2"), "pieces in hand come first");
}

#[test]
fn r_082_only_what_is_lost_is_offered() {
    let pawn = r#"{"id":"P","moves":[{"kind":"slide","vectors":[[0,1]],"range":1}]}"#;
    let rules = r#"{"promotion":{"piece":"P","to":["R","N"],"only_lost":true}}"#;
    let pieces = [pawn, ROOK, KNIGHT, KING];
    let mut game = game([5, 5], &pieces, ["Pa3 Rd1 Nc1 Kb1", "Ke5 Nd3 Re4"], rules);
    assert!(has(&*game, "a3a4"));
    play(&mut *game, "a3a4 d3c1");
    assert!(has(&*game, "a4a5=N"));
    assert!(!has(&*game, "a4a5=R"));
}

#[test]
fn r_026_one_piece_stops_a_lame_leap() {
    let horse = r#"{"id":"H","moves":[{"kind":"lame","vectors":[[1,2]],"symmetry":"dihedral8"}]}"#;
    let game = game([5, 5], &[horse, ROOK, KING], ["Hc2 Rc3 Ka1", "Ke5 Re4"], "{}");
    assert!(!has(&*game, "c2b4") && !has(&*game, "c2d4"), "the rook stands on the leg");
    assert!(has(&*game, "c2e3") && has(&*game, "c2a3"));
}

#[test]
fn r_052_kings_may_touch_where_a_capture_would_cost_both() {
    let rules = r#"{"explode_on_capture":{"radius":1}}"#;
    let mut game = game([5, 5], &[ROOK, KING], ["Ra1 Kc2", "Kc4 Re5"], rules);
    play(&mut *game, "c2c3");
    assert!(!has(&*game, "c4c3"), "it would blow up its own king");
}
