//! The keys, each with what it says and how it is refused.

use super::*;
use crate::Legal;
use sandbox_kernel::{Facing, Phase, Piece, Player};

/// The square with this name on a game's board.
fn on(id: &str, name: &str) -> Square {
    crate::parse_square(&game(id).facts().board, name).expect("a square of the board")
}

fn pair(id: &str, names: [&str; 2]) -> [Square; 2] {
    names.map(|name| on(id, name))
}

fn piece(id: &str, state: &State, name: &str) -> Piece {
    state.board[on(id, name).index()].expect("a piece")
}

/// Holds that a text is written again as it stands, when it has been read and when it has been set
/// up; and gives the position that is set up.
fn stands(id: &str, fen: &str) -> State {
    let mut game = game(id);
    let found = position(id, fen);
    game.set_up(&found);
    let state = game.state();
    for state in [&found, &state] {
        assert_eq!(write(game.facts(), state).as_deref(), Ok(fen), "{id}");
    }
    state
}

/// Holds that words behind a text that is right are refused as they should be.
fn refused(id: &str, fen: &str, cases: &[(&str, &str)]) {
    position(id, fen);
    for (words, expected) in cases {
        let message = refusal(id, &format!("{fen} {words}"));
        assert_eq!(message, format!("FEN, {expected}"), "{id} {words}");
    }
}

fn texts(id: &str, fen: &str) -> Vec<String> {
    let mut game = game(id);
    let found = position(id, fen);
    game.set_up(&found);
    Legal::of(&*game).texts()
}

#[test]
fn a_key_of_no_rule_of_the_game_is_refused() {
    for key in [
        "left",
        "facing",
        "rest",
        "wild",
        "territory",
        "points",
        "portals",
        "bar",
        "initiative",
        "void",
        "reply",
    ] {
        assert_eq!(
            refusal("chess", &format!("{START} {key}=1")),
            format!("FEN, the keys: this game has no rule that '{key}=' speaks of")
        );
    }
    // These have portals, rounds and spies, but not the rest of it.
    assert!(refusal("roundabout", "7/7/7/7/7/7/7/7 bar=c4b3").contains("no rule"));
    assert!(refusal("rounds-chess", &format!("{START} initiative=0")).contains("no rule"));
    assert!(refusal("rounds-chess", &format!("{START} reply=1")).contains("no rule"));
    assert!(refusal("chess", &format!("{START} ply=3 ply=3")).contains("ply=: given twice"));
}

const ALICE: &str = "4k1n1/4p3/8/3P4/8/8/8/4K3";

#[test]
fn plies_and_sides_say_which_turn_it_is() {
    for (text, ply, left) in [
        ("w", 0, 1),
        ("b", 1, 2),
        ("w - - 0 2", 3, 2),
        ("b - - 0 3", 9, 2),
        ("b - - 0 1 ply=2", 2, 1),
        ("w ply=4 left=2", 4, 2),
    ] {
        let state = position("marseillais", &format!("{ALICE} {text}"));
        assert_eq!((state.ply, state.left), (ply, left), "{text}");
    }
    // A long ramp: turns of 1, 2, 2, 3, 3 moves, then 4.
    for (text, ply, left) in [("b - - 0 2", 5, 3), ("b - - 0 3", 11, 4), ("w - - 0 5", 23, 4)] {
        let state = position("wildfire", &format!("7/3B3/7/7/7/3b3/7 {text}"));
        assert_eq!((state.ply, state.left), (ply, left), "{text}");
    }
    assert_eq!(position("rounds-chess", &format!("{START} - - - 0 7")).ply, 12);
    assert_eq!(position("chess", &format!("{START} b - - 0 7")).ply, 13);
}

#[test]
fn moves_left_are_written_where_they_are_not_as_at_the_start() {
    assert_eq!(stands("marseillais", &format!("{ALICE} w - - 0 2 ply=4")).left, 1);
    assert_eq!(stands("marseillais", &format!("{ALICE} w - - 0 2 ply=3 left=2")).left, 2);
    assert_eq!(stands("marseillais", &format!("{ALICE} w - - 0 2 ply=3 left=1")).left, 1);
    assert_eq!(stands("marseillais", &format!("{ALICE} w - - 0 1")).left, 1);
    let unknown = State { left: 0, ..position("marseillais", ALICE) };
    assert!(write(game("marseillais").facts(), &unknown).is_ok_and(|text| !text.contains("left")));
    refused(
        "marseillais",
        &format!("{ALICE} b - - 0 1"),
        &[
            ("left=3", "left=: expected a whole number from 1 to 2, got '3'"),
            ("left=0", "left=: expected a whole number from 1 to 2, got '0'"),
            ("left=", "left=: expected a whole number from 1 to 2, got ''"),
            ("left=+1", "left=: expected a whole number from 1 to 2, got '+1'"),
        ],
    );
    refused(
        "marseillais",
        &format!("{ALICE} w - - 0 1"),
        &[("left=2", "left=: expected a whole number from 1 to 1, got '2'")],
    );
    assert_eq!(
        refusal("wildfire", "7/3B3/7/7/7/3b3/7 w - - 0 125000001"),
        "FEN, the move number: expected a number from 1 to 125000000, got 125000001"
    );
    position("wildfire", "7/3B3/7/7/7/3b3/7 b - - 0 125000000");
}

#[test]
fn each_piece_that_passed_is_read_behind_its_squares() {
    let board = "4k3/8/8/8/1P1P4/8/8/4K3 b -";
    let both = [passing(["b3"], "b4"), passing(["d3"], "d4")];
    for (field, expected) in [
        ("b3b4d3d4", both.to_vec()),
        ("d3d4b3b4", vec![both[1], both[0]]),
        ("b3d3", both.to_vec()),
        ("b3b4d3", vec![passing(["b3", "d3"], "b4")]),
        ("b3", vec![both[0]]),
        ("d3d4", vec![both[1]]),
    ] {
        let state = position("marseillais", &format!("{board} {field} 0 2 ply=5 left=2"));
        assert_eq!(state.passing, expected, "{field}");
    }
    stands("marseillais", &format!("{board} d3d4b3b4 0 2 ply=5 left=2"));
    stands("marseillais", &format!("{board} d3 0 2 ply=5 left=2"));
    // In the middle of a turn it is the player to move who has passed.
    let within = stands("marseillais", "4k3/8/8/8/1P6/8/8/4K3 w - b3 0 2 ply=4");
    assert_eq!(within.passing, [both[0]]);
    for (field, expected) in [
        ("b3b4d4", "expected an empty square that the piece on d4 passed"),
        ("b3d3a6", "expected the square of the piece that passed a6"),
        ("b3b4b4", "b4 is given twice"),
        ("b3b3b4", "b3 is given twice"),
        ("b3e8", "the piece on e8 is not player 0's, who has moved"),
    ] {
        let message = refusal("marseillais", &format!("{board} {field} 0 2 ply=5 left=2"));
        assert!(message.contains(expected), "{field}: {message}");
    }
    let late = refusal("marseillais", &format!("{board} b3 0 2 ply=6"));
    assert!(late.contains("none stands one step ahead"), "{late}");
}

#[test]
fn rights_that_nobody_can_use_are_not_written() {
    let state = position("marseillais", "4k3/8/8/8/1P1P4/8/8/4K3 b - b3d3 0 2 ply=5 left=2");
    let mut gone = state.clone();
    gone.board[square("b4").index()] = None;
    gone.board[square("c3").index()] = gone.board[square("d4").index()];
    gone.passing[1].passed |= squares(["c3"]);
    let text = write(game("marseillais").facts(), &gone).expect("a FEN");
    assert!(text.contains(" b - d3 0 "), "{text}");
}

#[test]
fn facing_is_read_and_written() {
    let state = stands("galleys", "3a3/1g5/7/7/7/7/G3G2/3A3 w - - 0 1 facing=a2:left,b7:backward");
    assert_eq!(piece("galleys", &state, "a2").facing, Facing::Left);
    assert_eq!(piece("galleys", &state, "b7").facing, Facing::Backward);
    assert_eq!(piece("galleys", &state, "e2").facing, Facing::Forward);
    let board = "3a3/1g5/7/7/7/7/G3G2/3A3 w";
    assert_eq!(
        position("galleys", &format!("{board} facing=a2:forward")),
        position("galleys", board)
    );
    refused(
        "galleys",
        board,
        &[
            (
                "facing=a2:north",
                "facing=: expected forward, right, backward, left for the G, got 'north'",
            ),
            ("facing=a2", "facing=: expected a square, ':' and a value, got 'a2'"),
            ("facing=", "facing=: expected a square, ':' and a value, got ''"),
            ("facing=a2:left,", "facing=: expected a square, ':' and a value, got ''"),
            ("facing=a2:left,a2:right", "facing=: a2 is given twice"),
            ("facing=a3:left", "facing=: no piece of a player stands on a3"),
            ("facing=h3:left", "facing=: no square 'h3' on this board"),
            ("facing=d1:left", "facing=: the A points no way"),
        ],
    );
    let mut facts = game("galleys").facts().clone();
    for kind in facts.kinds.to_mut() {
        if let Some(facing) = &mut kind.facing {
            facing.axes = 2;
            facing.initial = Facing::Backward;
        }
    }
    let found = read(&facts, board).expect("a position");
    assert_eq!(piece("galleys", &found, "a2").facing, Facing::Backward);
    let sideways =
        read(&facts, &format!("{board} facing=a2:right")).map_err(|error| error.to_string());
    let expected = "FEN, facing=: expected forward, backward for the G, got 'right'";
    assert_eq!(sideways, Err(expected.to_owned()));
}

#[test]
fn rest_is_read_and_written() {
    let state = stands("siesta", "3k2/6/6/6/6/6/R2KQ1 w - - 0 1 rest=a1:2,e1:1");
    assert_eq!(["a1", "e1", "d1"].map(|name| piece("siesta", &state, name).rest), [2, 1, 0]);
    refused(
        "siesta",
        "3k2/6/6/6/6/6/R2KQ1 w",
        &[
            ("rest=a1:3", "rest=: expected a whole number from 1 to 2, got '3'"),
            ("rest=e1:0", "rest=: expected a whole number from 1 to 3, got '0'"),
            ("rest=e1:x", "rest=: expected a whole number from 1 to 3, got 'x'"),
            ("rest=d1:1", "rest=: the K never rests"),
            ("rest=b1:1", "rest=: no piece of a player stands on b1"),
            ("rest=a1:1 rest=a1:1", "rest=: given twice"),
        ],
    );
}

#[test]
fn a_piece_turned_by_its_own_side_keeps_a_longer_rest() {
    let mut facts = game("siesta").facts().clone();
    let kind = |id: &str| {
        let number = facts.kinds.iter().position(|kind| kind.id == id).expect("a kind");
        Kind(u8::try_from(number).expect("few kinds"))
    };
    let [rook, king, queen] = ["R", "K", "Q"].map(kind);
    let link = |onto, onto_to| sandbox_kernel::facts::Link {
        mover: king,
        onto,
        mover_to: king,
        onto_to: Some(onto_to),
        own: true,
    };
    facts.contacts = Some(sandbox_kernel::facts::Contacts {
        links: vec![link(queen, rook), link(rook, king)].into(),
        ends: sandbox_kernel::facts::Ends::Stay,
        landing: Vec::new().into(),
        immune: sandbox_kernel::KindSet::NONE,
    });
    let read = |key: &str| read(&facts, &format!("3k2/6/6/6/6/6/R2KQ1 w {key}"));
    for key in ["rest=a1:3", "rest=d1:3", "rest=e1:3"] {
        assert!(read(key).is_ok(), "{key}");
    }
    assert!(read("rest=a1:4").is_err());
}

#[test]
fn wild_pieces_are_read_and_written() {
    let empty = "4k2/7/7/7/7/7/7/4K2 w";
    let state = position("bear-country", empty);
    let wild = |state: &State| {
        let pieces = state.board.iter().flatten();
        pieces.filter(|piece| piece.player.is_none()).count()
    };
    assert_eq!(wild(&state), 2);
    // Their squares count as empty in the runs.
    stands("bear-country", "4k2/7/7/7/7/7/7/4K2 w - - 0 1");
    // In the order of the route.
    stands("bear-country", "4k2/7/7/7/7/7/7/4K2 w - - 0 1 wild=g4:U,a5:U");
    let none = stands("bear-country", "4k2/7/7/7/7/7/7/4K2 w - - 0 1 wild=-");
    assert_eq!(wild(&none), 0);
    assert_eq!(wild(&position("bear-country", &format!("{empty} wild="))), 0);
    assert_eq!(wild(&position("bear-country", &format!("{empty} wild=a5:U"))), 1);
    refused(
        "bear-country",
        empty,
        &[
            ("wild=a3:U", "wild=: no wild piece walks over a3"),
            ("wild=a4:K", "wild=: expected U on a4, got 'K'"),
            ("wild=a4:u", "wild=: expected U on a4, got 'u'"),
            ("wild=a4:U,a4:U", "wild=: a4 is given twice"),
            ("wild=a4", "wild=: expected a square, ':' and a value, got 'a4'"),
            ("wild=z4:U", "wild=: no square 'z4' on this board"),
        ],
    );
    let start = game("bear-country").facts().routes[0].starts.first();
    let name = crate::square_name(&game("bear-country").facts().board, start);
    assert_eq!(name, "a4");
    let taken = "4k2/7/7/7/N6/7/7/4K2 w";
    assert_eq!(
        refusal("bear-country", taken),
        "FEN, the board: a wild U starts on a4, where a piece is given; say with wild= where the wild pieces are, wild=- for none"
    );
    stands("bear-country", "4k2/7/7/7/N6/7/7/4K2 w - - 0 1 wild=g4:U");
    assert_eq!(
        refusal("bear-country", &format!("{taken} wild=a4:U")),
        "FEN, wild=: the board gives another piece on a4"
    );
}

#[test]
fn points_are_read_and_written() {
    let empty = "4k2/7/7/7/7/7/7/4K2 w";
    let state = stands("bear-country", "4k2/7/7/7/7/7/7/4K2 w - - 0 1 points=0,3.5");
    assert_eq!(state.points.map(f64::to_bits), [0.0_f64, 3.5].map(f64::to_bits));
    stands("bear-country", "4k2/7/7/7/7/7/7/4K2 w - - 0 1 points=12,0.1");
    for wrong in ["3", "", "1,2,3", "-1,0", "inf,0", "nan,0", "1e999,0", "+1,0", "a,b", ".5,1"] {
        let expected = format!(
            "FEN, points=: expected two numbers of 0 or more with ',' between, got '{wrong}'"
        );
        assert_eq!(refusal("bear-country", &format!("{empty} points={wrong}")), expected);
    }
}

#[test]
fn territory_is_read_and_written() {
    let state = stands("whitewash", "6/6/6/2b3/2B3/6 w - - 0 1 territory=c2:0,a3:1,f6:0");
    let claims = [["c2", "f6"], ["a3", "a3"]].map(|names| {
        names.into_iter().fold(Wide::EMPTY, |set, name| set | Wide::of(on("whitewash", name)))
    });
    assert_eq!(state.claims, claims);
    refused(
        "whitewash",
        "6/6/6/2b3/2B3/6 w",
        &[
            ("territory=a1:2", "territory=: expected 0 or 1, the number of a player, got '2'"),
            ("territory=a1:0,a1:1", "territory=: a1 is given twice"),
            ("territory=", "territory=: expected a square, ':' and a value, got ''"),
            ("territory=g1:0", "territory=: no square 'g1' on this board"),
        ],
    );
}

#[test]
fn portals_are_read_and_written() {
    let board = "4k/5/5/5/4K w";
    let state = stands("moving-portals", "4k/5/5/5/4K w - - 0 1 portals=c3,d3 bar=c3b3");
    assert_eq!(state.ends, pair("moving-portals", ["c3", "d3"]));
    assert_eq!(state.moved_ends, [true, false]);
    assert_eq!(state.bar, Some((0, on("moving-portals", "b3"))));
    let moves = texts("moving-portals", "4k/5/5/5/4K w portals=c3,d3 bar=c3b3");
    assert!(!moves.contains(&"~c3b3".to_owned()) && moves.contains(&"~c3b2".to_owned()));
    stands("moving-portals", "4k/5/5/5/4K w - - 0 1 bar=d3e3");
    refused(
        "moving-portals",
        board,
        &[
            (
                "portals=c3",
                "portals=: expected the ends of each group, as b3,d3 at the start, got 'c3'",
            ),
            (
                "portals=c3;d3",
                "portals=: expected the ends of each group, as b3,d3 at the start, got 'c3;d3'",
            ),
            ("portals=c3,c3", "portals=: two ends are given on c3"),
            ("portals=c3,f3", "portals=: no square 'f3' on this board"),
            ("portals=c3,e1", "portals=: a portal and a piece are both given on e1"),
            ("bar=b3", "bar=: expected two squares written together, as e4e5, got 'b3'"),
            ("bar=b3b3", "bar=: expected two squares written together, as e4e5, got 'b3b3'"),
            ("bar=b3c3d3", "bar=: expected two squares written together, as e4e5, got 'b3c3d3'"),
            ("bar=c3b3", "bar=: no portal end is on c3"),
            ("bar=b3z9", "bar=: no square 'z9' on this board"),
        ],
    );
    assert_eq!(
        refusal("moving-portals", "4k/5/1N3/5/4K w"),
        "FEN, the board: a portal and a piece are both given on b3"
    );
    // A piece may stand in a fold.
    stands("wormholes", "3k2/6/6/1N4/6/3K2 w - - 0 1");
    let mut facts = game("moving-portals").facts().clone();
    facts.ends.to_mut()[0].no_straight_back = false;
    let free = read(&facts, &format!("{board} bar=b3c3")).map_err(|error| error.to_string());
    assert_eq!(free, Err("FEN, bar=: the portal end on b3 may go straight back".to_owned()));
    facts.board.walls |= Wide::of(on("moving-portals", "a1"));
    let wall = read(&facts, "4k/5/5/5/*3K w portals=a1,d3").map_err(|error| error.to_string());
    assert_eq!(wall, Err("FEN, portals=: a1 is a wall".to_owned()));
}

#[test]
fn groups_of_portals_are_told_apart() {
    let mut facts = game("roundabout").facts().clone();
    for end in &mut facts.ends.to_mut()[2..] {
        end.group = 1;
    }
    let found = read(&facts, "k6/7/7/7/7/7/7/K6 w portals=c4,c5;a3,b3").expect("a position");
    let text = write(&facts, &found);
    assert_eq!(text.as_deref(), Ok("k6/7/7/7/7/7/7/K6 w - - 0 1 portals=c4,c5;a3,b3"));
}

#[test]
fn nobody_is_to_move_in_rounds() {
    let rounds = stands("rounds-chess", &format!("{START} - - - 0 1")).rounds.expect("rounds");
    assert_eq!((rounds.phase, rounds.initiative), (Phase::Rounds, Player::Second));
    for same in ["", " -", " - - 0 1", " - - -"] {
        let state = position("rounds-chess", &format!("{START}{same}"));
        assert_eq!(state.rounds.as_ref(), Some(&rounds), "{same}");
        assert_eq!((state.to_move, state.ply), (Player::First, 0), "{same}");
    }
    for (side, got) in [("w", "w"), ("b", "b")] {
        let message = refusal("rounds-chess", &format!("{START} {side}"));
        let expected = format!("FEN, the side: both players choose, expected '-', got '{got}'");
        assert_eq!(message, expected);
    }
}

#[test]
fn void_moves_are_read_and_written() {
    let id = "rounds-chess";
    let board = "4k3/8/8/4p3/4P3/8/8/4K3";
    let state = stands(id, &format!("{board} - - - 0 1 void=e4e5,1"));
    let rounds = state.rounds.expect("rounds");
    assert_eq!(rounds.void, Some((pair(id, ["e4", "e5"]), 1)));
    let state = stands(id, &format!("{board} - - - 0 1 void=e1e8,1;e4e5,2"));
    assert_eq!(state.rounds.expect("rounds").bars, [pair(id, ["e4", "e5"])]);
    let state = position(id, &format!("{board} void=e4e5,2;e1e8,2"));
    assert_eq!(
        state.rounds.expect("rounds").bars,
        [pair(id, ["e1", "e8"]), pair(id, ["e4", "e5"])]
    );
    let shape = "expected two squares, ',' and 1 or 2, the rounds in a row, got";
    let many: Vec<_> = (0..17_u8)
        .map(|number| format!("{}{}{}{},2", 'a', 1 + number % 8, 'b', 1 + number / 8))
        .collect();
    refused(
        id,
        board,
        &[
            ("void=e4e5", &format!("void=: {shape} 'e4e5'")),
            ("void=e4e5,3", &format!("void=: {shape} 'e4e5,3'")),
            ("void=", &format!("void=: {shape} ''")),
            ("void=e4,1", "void=: expected two squares written together, as e4e5, got 'e4'"),
            ("void=e5e4,1", "void=: expected player 0's piece on e5"),
            ("void=a3e4,1", "void=: expected player 1's piece on e4"),
            ("void=e4e5,1;e1e8,1", "void=: expected one pair that was void once, got 'e1e8,1'"),
            ("void=e4e5,2;e4e5,2", "void=: expected each pair once, got 'e4e5,2'"),
            (
                &format!("void={}", many.join(";")),
                "void=: expected at most 16 barred pairs, got 'a1b3,2'",
            ),
        ],
    );
}

#[test]
fn spies_have_phases() {
    let board = "r1ekmr/pppppp/6/6/6/PPPPPP/RMEKMR";
    let spied_out = "r1ek1r/pppppp/6/6/6/PPPPPP/RMEKMR";
    for (board, text, phase, to_move) in [
        (board, "w - - 0 1", Phase::Turns, Player::First),
        (board, "b - - 0 1 ply=1", Phase::Turns, Player::Second),
        (spied_out, "b - - 0 1 ply=1 reply=1", Phase::Reply, Player::Second),
        (spied_out, "- - - 0 1", Phase::Rounds, Player::First),
        (spied_out, "- - - 0 1 initiative=0", Phase::Rounds, Player::First),
    ] {
        let state = stands("moles", &format!("{board} {text}"));
        let rounds = state.rounds.expect("rounds");
        assert_eq!((rounds.phase, state.to_move), (phase, to_move), "{text}");
    }
    assert_eq!(position("moles", board).rounds.expect("rounds").phase, Phase::Turns);
    assert_eq!(position("moles", &format!("{board} initiative=1")), position("moles", board));
    refused(
        "moles",
        board,
        &[
            ("w reply=0", "reply=: expected 1, got '0'"),
            (
                "-",
                "the side: each player has a spy, so they move in turn: expected w or b, got '-'",
            ),
            (
                "b reply=1",
                "the side: each player has a spy, so no reply is due: expected no reply=",
            ),
            ("initiative=2", "initiative=: expected 0 or 1, the number of a player, got '2'"),
        ],
    );
    let reply = |text: &str| position("moles", &format!("{spied_out} b ply=1 {text}"));
    assert_eq!(reply(""), reply("reply=1"));
    for (text, expected) in [
        ("- reply=1", "reply=: expected w or b as the side, who is to reply"),
        ("w", "the side: player 1 has no spy, so both choose: expected '-', got 'w'"),
        ("w reply=1", "the side: player 1 has no spy, so both choose: expected '-', got 'w'"),
        (
            "",
            "the side: player 1 has no spy, so both choose: expected '-', got nothing, which is 'w'",
        ),
    ] {
        assert_eq!(refusal("moles", &format!("{spied_out} {text}")), format!("FEN, {expected}"));
    }
}

#[test]
fn a_hexagon_has_stars_for_corners() {
    let fen = "1prnqb*****/2p2bk****/3p1b1n***/4p3r**/5ppppp*/11/*PPPPP5/**R3P4/***N1B1P3/****QB2P2/*****BKNRP1";
    stands("glinski", &format!("{fen} w - - 0 1"));
    let wrong = fen.replacen("*PPPPP5", "PPPPPP5", 1);
    assert_eq!(
        refusal("glinski", &wrong),
        "FEN, the board: a5 is no cell of the hexagon, expected '*'"
    );
    let wrong = fen.replacen("11", "*10", 1);
    assert_eq!(refusal("glinski", &wrong), "FEN, the board: a6 is no wall, but '*' is given");
}

#[test]
fn marks_without_a_letter_are_told_by_leaving_the_field_out() {
    let mut facts = game("troitzky").facts().clone();
    facts.board.walls = Wide::EMPTY;
    facts.board.files = 11;
    facts.board.ranks = 2;
    facts.setup = vec![sandbox_kernel::facts::Army::new(
        Kind(0),
        Player::First,
        Wide::of(Square(10)) | Wide::of(Square(1)),
    )]
    .into();
    facts.kinds.to_mut()[0].moves.to_mut()[0].first_move = true;
    facts.castling = None;
    let id = facts.kind(Kind(0)).id.clone();
    let start = format!("11/1{id}8{id}");
    let all = read(&facts, &start).expect("a position");
    assert_eq!(all.unmoved, Wide::of(Square(1)) | Wide::of(Square(10)));
    assert_eq!(write(&facts, &all), Ok(format!("{start} w 0 1")));
    let one = State { unmoved: Wide::of(Square(1)), ..all };
    assert_eq!(write(&facts, &one), Ok(format!("{start} w B - 0 1")));
}
