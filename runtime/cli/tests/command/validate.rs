//! `validate`, `rules` and `schema`.

use crate::run::{file, ruleset, run, run_with};
use serde_json::{Value, json};

#[test]
fn a_valid_file_is_named_with_its_first_moves() {
    let run = run(&["validate", &ruleset("chess")]);
    assert_eq!((run.code, run.out.as_str()), (0, "valid: Chess (20 first moves)\n"));
}

#[test]
fn a_valid_file_has_a_json_form() {
    let path = ruleset("moving-portals");
    let text = run(&["validate", &path]);
    let expected = "valid: Five by five with moving portals (12 first moves)\n";
    assert_eq!((text.code, text.out.as_str()), (0, expected));
    let lines = run(&["validate", "--json", &path]).json();
    let expected = json!({
        "file": path,
        "valid": true,
        "name": "Five by five with moving portals",
        "first_moves": 12,
        "problems": [],
    });
    assert_eq!(lines, [expected]);
}

#[test]
fn in_rounds_the_moves_of_the_first_player_are_counted() {
    let run = run(&["validate", &ruleset("stampede")]);
    let moves = on_json("stampede");
    let first = moves["legal"][0].as_array().expect("two lists").len();
    assert!(run.out.ends_with(&format!("({first} first moves)\n")), "{run:?}");
}

fn on_json(game: &str) -> Value {
    run(&["moves", &ruleset(game), "--json"]).json().remove(0)
}

#[test]
fn every_problem_is_a_line() {
    let text = run_with(&["validate", "-"], br#"{"zebra": "x"}"#);
    assert_eq!((text.code, text.err.as_str()), (1, ""));
    let mut lines: Vec<_> = text.out.lines().collect();
    lines.sort_unstable();
    assert_eq!(
        lines,
        [
            "the spec has unknown keys: zebra",
            "the spec is missing required keys: name, board, pieces, setup",
        ]
    );
}

#[test]
fn problems_have_a_json_form() {
    let lines = run_with(&["validate", "--json", "-"], b"{\n  \"zebra\": 1\n}").json();
    let [line] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((&line["file"], &line["valid"]), (&json!("-"), &json!(false)));
    let expected = json!({
        "message": "the spec has unknown keys: zebra",
        "path": "/zebra",
        "pass": "shape",
        "line": 2,
        "column": 3,
    });
    let problems = line["problems"].as_array().expect("a list");
    assert!(problems.contains(&expected), "{line}");
    assert!(line.get("name").is_none(), "{line}");
}

#[test]
fn several_files_are_told_apart() {
    let (chess, wrong) = (ruleset("chess"), file(b"{}"));
    let wrong = wrong.to_str().expect("a path of text");
    let text = run(&["validate", &chess, wrong]);
    assert_eq!(text.code, 1);
    let expected = [
        format!("{chess}: valid: Chess (20 first moves)"),
        format!("{wrong}: the spec is missing required keys: name, board, pieces, setup"),
    ];
    assert_eq!(text.out.lines().collect::<Vec<_>>(), expected);
    let lines = run(&["validate", "--json", &chess, wrong]).json();
    let valid: Vec<_> = lines.iter().map(|line| &line["valid"]).collect();
    assert_eq!(valid, [&Value::Bool(true), &Value::Bool(false)]);
}

#[test]
fn a_file_that_cannot_be_read_is_a_problem() {
    for (path, expected) in [
        ("/", "the file cannot be read: it is a directory"),
        ("/no/such/file", "neither a file nor a shipped game has this name"),
        ("/dev/zero", "the file cannot be read: it is larger than 4 MiB"),
    ] {
        let text = run(&["validate", path]);
        assert_eq!(text.code, 1, "{text:?}");
        assert_eq!(text.out.lines().count(), 1, "{text:?}");
        assert!(text.out.contains(expected), "{text:?}");
        let lines = run(&["validate", "--json", path]).json();
        let problem = &lines[0]["problems"][0];
        assert_eq!((&problem["path"], &problem["pass"]), (&json!(""), &json!("shape")));
        assert_eq!((&problem["line"], &problem["column"]), (&Value::Null, &Value::Null));
    }
}

#[test]
fn what_is_no_rule_file_is_one_problem() {
    let deep = [b"[".repeat(100_000), b"]".repeat(100_000)].concat();
    let large = vec![b' '; (4 << 20) + 1];
    for (bytes, expected) in [
        (&b""[..], "the file is not JSON"),
        (b"{\"name\": ", "the file is not JSON"),
        (b"\xff\xfe{}", "the file is not UTF-8 text: byte 0xff at position 0"),
        (&deep, "nested more than 100 deep"),
        (&large, "larger than 4 MiB"),
    ] {
        let path = file(bytes);
        for text in [
            run(&["validate", path.to_str().expect("a path of text")]),
            run_with(&["validate", "-"], bytes),
        ] {
            assert_eq!((text.code, text.err.as_str()), (1, ""), "{text:?}");
            assert_eq!(text.out.lines().count(), 1, "{text:?}");
            assert!(text.out.contains(expected), "{text:?}");
        }
    }
}

#[test]
fn names_cannot_disturb_a_terminal() {
    let chess = std::fs::read_to_string(ruleset("chess")).expect("a rule file");
    let named = chess.replacen("\"Chess\"", r#""Ch\u001b[2J\ness""#, 1);
    let text = run_with(&["validate", "-"], named.as_bytes());
    assert_eq!(text.out, "valid: Ch\\u{1b}[2J\\ness (20 first moves)\n");
}

#[test]
fn wrong_usage_is_told_apart() {
    for arguments in [&["validate"][..], &["moves"], &["perft", "x", "-1"], &["nothing"], &[]] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
    }
}

#[test]
fn the_language_is_printed() {
    let rules = run(&["rules"]);
    assert_eq!(rules.code, 0);
    assert!(rules.out.starts_with("# The rule language"), "{}", rules.out);
    let schema = run(&["schema"]);
    let value: Value = serde_json::from_str(&schema.out).expect("a JSON Schema");
    assert!(value["properties"]["board"].is_object(), "{value}");
}
