//! `moves`, `show`, `perft` and `playout`.

use crate::run::{Run, file, ruleset, run, run_at, run_with};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

fn on(command: &str, id: &str, rest: &[&str]) -> Run {
    let path = ruleset(id);
    let arguments: Vec<_> = [command, &path].iter().chain(rest).copied().collect();
    run(&arguments)
}

const MATED: &str = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1";

#[test]
fn moves_are_listed_in_order() {
    let listed = on("moves", "hexapawn", &[]);
    assert_eq!((listed.code, listed.out.as_str()), (0, "a1a2\nb1b2\nc1c2\n"));
    let after = on("moves", "hexapawn", &["b1b2"]);
    assert_eq!(after.out, "a3a2\na3b2\nc3b2\nc3c2\n");
    let castling = on("moves", "chess", &["--fen", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"]);
    assert!(castling.out.lines().any(|line| line == "e1g1,h1"), "{castling:?}");
}

#[test]
fn moves_have_a_json_form() {
    let run = on("moves", "hexapawn", &["--json", "b1b2"]);
    assert_eq!(
        run.out,
        concat!(
            r#"{"position":{"to_move":1,"board":{"a1":{"piece":"P","player":0},"#,
            r#""c1":{"piece":"P","player":0},"b2":{"piece":"P","player":0},"#,
            r#""a3":{"piece":"P","player":1},"b3":{"piece":"P","player":1},"#,
            r#""c3":{"piece":"P","player":1}},"hands":[{},{}],"portals":[],"#,
            r#""checks":[0,0],"ply":1,"outcome":null},"legal":["a3a2","a3b2","c3b2","c3c2"]}"#,
            "\n"
        )
    );
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let text = on("moves", "chess", &["--fen", MATED]);
    assert_eq!((text.code, text.out.as_str()), (0, ""));
    assert_eq!(text.err, "the game is over: player 0 wins by checkmate\n");
    let lines = on("moves", "chess", &["--json", "--fen", MATED]).json();
    assert_eq!(lines[0]["legal"], json!([]));
    assert_eq!(lines[0]["position"]["to_move"], Value::Null);
    let outcome = json!({"winner": 0, "reason": "checkmate"});
    assert_eq!(lines[0]["position"]["outcome"], outcome);
    let further = on("moves", "chess", &["--fen", MATED, "g8h8"]);
    assert_eq!(
        further.refusal(),
        "error: move 1, g8h8, is not legal: the game is over, player 0 wins by checkmate"
    );
}

#[test]
fn an_illegal_move_is_named_with_its_place() {
    let run = on("moves", "chess", &["e2e4", "e7e4"]);
    assert_eq!(
        run.refusal(),
        "error: move 2, e7e4, is not legal: the position has 20 legal moves, near it e7e5, e7e6"
    );
    let run = on("show", "chess", &["nonsense\n"]);
    assert_eq!(
        run.refusal(),
        "error: move 1, nonsense\\n, is not legal: the position has 20 legal moves"
    );
}

#[test]
fn a_move_that_is_cut_short_or_in_the_wrong_case_is_recognised() {
    let castling = "4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1";
    let promotion = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (fen, text, expected) in [
        (castling, "e1g1", "near it e1g1,h1, e1d1, e1f1, h1g1"),
        (castling, "E1G1,H1", "near it e1g1,h1"),
        (castling, "a7a8", "near it a7a8=B, a7a8=N, a7a8=Q, a7a8=R"),
        (promotion, "a7a8=q", "near it a7a8=Q, a7a8=B, a7a8=N, a7a8=R"),
        (promotion, "A7", "near it a7a8=B, a7a8=N, a7a8=Q, a7a8=R"),
        (promotion, "", "the position has 9 legal moves"),
    ] {
        let run = on("moves", "chess", &["--fen", fen, text]);
        assert!(run.refusal().ends_with(expected), "{run:?}");
    }
}

#[test]
fn of_a_wrong_round_the_wrong_half_is_named() {
    for (text, expected) in [
        ("e2e5|e7e5", "e2e5 is none of player 0's 20 legal moves, near it e2e3, e2e4"),
        ("e2e4|e7e4", "e7e4 is none of player 1's 20 legal moves, near it e7e5, e7e6"),
        (
            "e2e4",
            "the position has 20 legal moves of player 0 and 20 legal moves of player 1, written with '|' between",
        ),
    ] {
        let run = on("moves", "rounds-chess", &[text]);
        assert!(run.refusal().ends_with(expected), "{run:?}");
    }
}

#[test]
fn a_wrong_fen_is_refused() {
    let run = on("moves", "chess", &["--fen", "8/8 w"]);
    assert_eq!(run.refusal(), "error: FEN, the board: expected 8 ranks, got 2");
    let chess = std::fs::read_to_string(ruleset("chess")).expect("a rule file");
    let other = file(chess.replace("\"N\"", "\"n\"").as_bytes());
    let other = other.to_str().expect("a path of text");
    let refused = crate::run::run(&["moves", other, "--fen", "8/8/8/8/8/8/8/8 w"]);
    assert!(refused.refusal().contains("this game has no FEN: the id 'n'"), "{refused:?}");
    let shown = crate::run::run(&["show", other]);
    assert!(shown.out.contains("FEN: none, this game has no FEN"), "{shown:?}");
    let checked = crate::run::run(&["validate", other]);
    assert!(checked.out.starts_with("valid: "), "{checked:?}");
    let note = format!("note: {other}: this game has no FEN: the id 'n'");
    assert!(checked.err.starts_with(&note), "{checked:?}");
}

#[test]
fn a_position_is_drawn() {
    let run = on("show", "gardner", &["b2b3"]);
    assert_eq!(
        run.out,
        "Gardner's minichess\n
 5  r n b q k
 4  p p p p p
 3  . P . . .
 2  P . P P P
 1  R N B Q K
    a b c d e

Player 1 is to move.
FEN: rnbqk/ppppp/1P3/P1PPP/RNBQK b - - 1 1
"
    );
    let over = on("show", "chess", &["--fen", MATED]);
    assert!(over.out.contains("The game is over: player 0 wins by checkmate."), "{over:?}");
}

#[test]
fn perft_counts_nodes() {
    let text = on("perft", "chess", &["3"]);
    assert!(text.out.starts_with("8902 nodes in "), "{text:?}");
    assert!(text.out.ends_with("(interpreted)\n"), "{text:?}");
    let lines = on("perft", "chess", &["3", "--json", "e2e4"]).json();
    assert_eq!((&lines[0]["depth"], &lines[0]["nodes"]), (&json!(3), &json!(13160)));
    assert!(lines[0]["seconds"].is_f64() && lines[0].get("divide").is_none(), "{lines:?}");
    assert_eq!(lines[0]["engine"], json!("interpreted"));
    for (fen, depth, nodes) in
        [(MATED, "0", 1), (MATED, "2", 0), ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "0", 1)]
    {
        let lines = on("perft", "chess", &[depth, "--json", "--fen", fen]).json();
        assert_eq!(lines[0]["nodes"], json!(nodes), "{fen} {depth}");
    }
}

#[test]
fn perft_divides_by_first_moves() {
    let text = on("perft", "hexapawn", &["2", "--divide"]);
    let lines: Vec<_> = text.out.lines().collect();
    assert_eq!(lines[..3], ["a1a2: 3", "b1b2: 4", "c1c2: 3"]);
    assert!(lines[3].starts_with("10 nodes in "), "{text:?}");
    let lines = on("perft", "hexapawn", &["2", "--divide", "--json"]).json();
    assert_eq!(lines[0]["divide"], json!({"a1a2": 3, "b1b2": 4, "c1c2": 3}));
    assert_eq!(lines[0]["nodes"], json!(10));
}

#[test]
fn a_record_tells_every_position() {
    let lines = on("playout", "hexapawn", &["--games", "5", "--seed", "1", "--json"]).json();
    let mut expected = (0, 0);
    for (line, next) in lines.iter().zip(lines.iter().skip(1).map(Some).chain([None])) {
        assert_eq!(
            (line["game"].as_u64(), line["ply"].as_u64()),
            (Some(expected.0), Some(expected.1))
        );
        assert_eq!(line["ply"], line["position"]["ply"]);
        let legal = line["legal"].as_array().expect("a list of moves");
        let over = !line["position"]["outcome"].is_null();
        assert_eq!(legal.is_empty(), over);
        assert_eq!(line["played"].is_null(), over);
        assert!(over || legal.contains(&line["played"]), "{line}");
        assert_eq!(over, next.is_none_or(|next| next["game"] != line["game"]));
        expected = if over { (expected.0 + 1, 0) } else { (expected.0, expected.1 + 1) };
    }
    assert_eq!(expected, (5, 0));
}

#[test]
fn a_seed_fixes_the_games() {
    let record = |seed: &str| {
        let rest = ["--games", "2", "--seed", seed, "--json", "--max-plies", "30"];
        on("playout", "chess", &rest).out
    };
    assert_eq!(record("4"), record("4"));
    assert_ne!(record("4"), record("5"));
    let lines = on("playout", "chess", &["--json", "--max-plies", "3"]).json();
    let last = &lines[3];
    assert_eq!((lines.len(), &last["played"]), (4, &Value::Null));
    assert!(last["position"]["outcome"].is_null(), "{last}");
}

#[test]
fn results_are_a_table() {
    let run = on("playout", "hexapawn", &["--games", "50", "--seed", "1"]);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines[0], "50 games of Hexapawn (interpreted, seed 1)");
    for start in ["reach ", "stalemate ", "all ", "share ", "plies: "] {
        assert!(lines.iter().any(|line| line.starts_with(start)), "{start}: {run:?}");
    }
    let from = on("playout", "chess", &["--fen", MATED]);
    assert!(from.out.contains("checkmate              1         0         0"), "{from:?}");
}

/// In rounds both players choose: there are two lists, and a round is two moves.
#[test]
fn a_game_in_rounds_is_played_by_pairs_of_moves() {
    let listed = on("moves", "rounds-chess", &["--json"]).json().remove(0);
    let lists = listed["legal"].as_array().expect("two lists");
    assert_eq!(lists.iter().map(|list| list.as_array().map_or(0, Vec::len)).sum::<usize>(), 40);
    assert!(listed["position"]["to_move"].is_null(), "{listed}");
    let after = on("moves", "rounds-chess", &["e2e4|d7d5", "--json"]).json().remove(0);
    assert_eq!(after["position"]["ply"], 2);
    let both = on("perft", "rounds-chess", &["1"]);
    assert!(both.out.starts_with("400 nodes"), "{both:?}");
    let wrong = on("moves", "rounds-chess", &["e2e4"]);
    assert!(wrong.refusal().contains("20 legal moves of player 0"), "{wrong:?}");
    let text = on("moves", "rounds-chess", &[]);
    assert!(text.out.contains("player 1: d7d5"), "{text:?}");
    for line in on("playout", "rounds-chess", &["--json", "--max-plies", "8"]).json() {
        let played = line["played"].as_str();
        assert!(played.is_none_or(|round| round.contains('|')), "{line}");
    }
}

/// While both have a spy the game goes by turns; then one player's move may be announced.
#[test]
fn a_game_of_spies_says_whose_move_is_announced() {
    let start = on("moves", "moles", &["--json"]).json().remove(0);
    assert_eq!(start["position"]["to_move"], 0);
    let lines = on("playout", "moles", &["--json", "--games", "30", "--seed", "4"]).json();
    let announced = lines.iter().filter(|line| line.get("announces").is_some());
    assert!(announced.clone().count() > 0, "no game comes so far");
    for line in announced {
        assert!(line["legal"][0].is_array() && line["position"]["to_move"].is_null(), "{line}");
    }
}

#[test]
fn what_is_no_game_is_refused() {
    for command in [&["moves"][..], &["show"], &["perft", "2"], &["playout"]] {
        for (input, expected) in [
            (&b"{"[..], "error: -: the file is not JSON"),
            (b"{}", "error: -: the spec is missing required keys"),
            (b"\xff", "error: -: the file is not UTF-8"),
        ] {
            let arguments: Vec<_> =
                command[..1].iter().chain(&["-"]).chain(&command[1..]).collect();
            let run = run_with(&arguments, input);
            assert!(run.refusal().starts_with(expected), "{run:?}");
        }
    }
    let several = run_with(&["moves", "-"], br#"{"zebra": 1}"#);
    assert_eq!(several.code, 1);
    let lines: Vec<_> = several.err.lines().collect();
    assert_eq!(lines[0], "error: - is not valid:");
    assert!(lines[1..].contains(&"  the spec has unknown keys: zebra"), "{several:?}");
}

#[test]
fn a_file_without_a_native_engine_says_how_to_make_one() {
    let chess = std::fs::read_to_string(ruleset("chess")).expect("a rule file");
    let own = file(chess.replace("\"Chess\"", "\"My chess\"").as_bytes());
    let own = own.to_str().expect("a path of text");
    let run = run(&["perft", own, "2", "--engine", "native"]);
    assert!(run.refusal().ends_with(&format!("`cargo xtask build-games {own}` makes one")));
}

/// Whoever reads the results may stop early.
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("chess-variant-sandbox"))
        .args(["playout", &ruleset("chess"), "--games", "50", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    out.read_line(&mut line).expect("a first line");
    drop(out);
    let output = child.wait_with_output().expect("the command ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn shipped_games_are_known_by_their_ids() {
    let listed = run(&["games"]);
    let line = |start: &str| listed.out.lines().find(|line| line.starts_with(start));
    assert!(line("chess ").is_some_and(|line| line.ends_with("  native")), "{listed:?}");
    let lines = run(&["games", "--json"]).json();
    let chess = json!({"id": "chess", "name": "Chess", "native": true});
    assert!(lines.contains(&chess), "{lines:?}");
    assert_eq!(lines.len(), listed.out.lines().count());
    let near = run(&["show", "ches"]);
    assert!(near.refusal().ends_with("did you mean 'chess'?"), "{near:?}");
    assert!(run(&["moves", "moving-portals"]).out.contains("~b3c3"));
}

/// Only a file hides a shipped game, not a folder.
#[test]
fn a_folder_may_have_the_name_of_a_shipped_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("chess")).expect("a folder");
    std::fs::create_dir(folder.path().join("draughts")).expect("a folder");
    std::fs::copy(ruleset("hexapawn"), folder.path().join("gardner")).expect("a copy");
    let at = |arguments: &[&str]| run_at(folder.path(), arguments, b"");
    let by_id = at(&["perft", "chess", "2"]);
    assert!(by_id.out.starts_with("400 nodes in ") && by_id.out.ends_with("(native)\n"));
    assert_eq!(at(&["validate", "gardner"]).out, "valid: Hexapawn (3 first moves)\n");
    for other in ["draughts", "chess/"] {
        let run = at(&["moves", other]);
        assert!(run.refusal().ends_with("the file cannot be read: it is a directory"), "{run:?}");
    }
}

/// Clap knows no better than to offer a misplaced option as a move.
#[test]
fn a_misplaced_option_is_not_taken_for_a_value() {
    for arguments in [&["show", "chess", "--json"][..], &["moves", "chess", "-1"]] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
        assert!(run.err.contains("unexpected argument"), "{run:?}");
        assert!(!run.err.contains("tip:"), "{run:?}");
    }
    let similar = run(&["moves", "chess", "--jsn"]);
    assert!(similar.err.contains("a similar argument exists: '--json'"), "{similar:?}");
    let negative = run(&["perft", "chess", "-1"]);
    assert_eq!(negative.code, 2);
    assert!(negative.err.contains("-1 is not in 0..=100"), "{negative:?}");
}

#[test]
fn the_help_says_which_endings_count() {
    let perft = run(&["perft", "--help"]).out;
    assert!(perft.contains("The clocks (repetition, "), "{perft}");
    assert!(perft.contains("after the next ply"), "{perft}");
    // A king on a square that wins is not asked how it came there.
    let hill = ["moves", "kingofthehill", "--fen", "4k3/8/8/8/4K3/8/8/8 w - - 0 1"];
    assert_eq!(run(&hill).out.lines().count(), 8);
    let won = run(&[&hill[..], &["e4d4"]].concat());
    assert_eq!(won.err, "the game is over: player 0 wins by reach\n");
}

#[test]
fn both_engines_play_one_game() {
    for id in ["chess", "berolina", "clobber10", "3check", "racingkings"] {
        let playout = |engine| {
            let games = ["playout", id, "--games", "3", "--seed", "8", "--json"];
            run(&[&games[..], &["--engine", engine]].concat()).out
        };
        assert_eq!(playout("native"), playout("interpreted"), "{id}");
        let perft = |engine| {
            let line = &run(&["perft", id, "2", "--json", "--engine", engine]).json()[0];
            assert_eq!(line["engine"], engine);
            line["nodes"].clone()
        };
        assert_eq!(perft("native"), perft("interpreted"), "{id}");
    }
    let by_id = run(&["perft", "chess", "3"]);
    assert!(by_id.out.ends_with("(native)\n"), "{by_id:?}");
    let by_path = on("perft", "chess", &["3", "--engine", "native"]);
    assert!(by_path.out.ends_with("(native)\n"), "{by_path:?}");
}
