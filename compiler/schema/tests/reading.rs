//! How a text is read: what is JSON, and where things stand in it.

use proptest::prelude::*;
use sandbox_schema::{Document, MAX_FILE_BYTES, Pass, Place, Problem, check};

const FIRST: &str = include_str!("../../../rulesets/five-by-five.json");

fn problems(text: impl AsRef<[u8]>) -> Vec<Problem> {
    check(text.as_ref()).expect_err("it is wrong")
}

fn messages(text: impl AsRef<[u8]>) -> Vec<String> {
    problems(text).into_iter().map(|problem| problem.message).collect()
}

/// The first example with one text in it replaced.
fn with(old: &str, new: &str) -> String {
    assert!(FIRST.contains(old), "{old}");
    FIRST.replacen(old, new, 1)
}

#[test]
fn what_is_not_json_is_refused_with_its_place() {
    for (text, line) in [
        ("", "line 1, column 1: the text ends where a value should be"),
        ("{\n \"a\": 1,\n}", "line 2, column 8: a comma before a closing bracket"),
        ("[1 2]", "line 1, column 4: a comma or a closing bracket is missing"),
        ("{\"a\" 1}", "line 1, column 6: a colon is missing after a key"),
        ("{a: 1}", "line 1, column 2: a key must be a string in double quotes"),
        ("{\"a\": 01}", "line 1, column 8: a number begins with a zero too many"),
        ("[1.]", "line 1, column 4: a digit is missing in a number"),
        ("[1e]", "line 1, column 4: a digit is missing in a number"),
        ("[NaN]", "line 1, column 2: no JSON value begins so"),
        ("{} {}", "line 1, column 4: something follows the end of the value"),
        ("[\"é\n\"]", "line 1, column 4: a line break or control character in a string"),
        ("[\"\\x\"]", "line 1, column 3: a backslash that begins no escape"),
        ("[\"\\u12\"]", "line 1, column 5: an escape without four hexadecimal digits"),
        ("[\"abc", "line 1, column 6: the text ends inside a string"),
        ("[1,", "line 1, column 4: the text ends where a value should be"),
        ("{\"a\": 1", "line 1, column 8: the text ends inside a list or an object"),
    ] {
        assert_eq!(messages(text), [format!("the file is not JSON: {line}")], "{text}");
    }
}

#[test]
fn an_unreadable_file_has_one_problem_without_a_path() {
    let problem = problems("[1 2]").remove(0);
    assert_eq!((problem.path.as_str(), problem.pass), ("", Pass::Shape));
    assert_eq!((problem.line, problem.column), (Some(1), Some(4)));
    let most = usize::try_from(MAX_FILE_BYTES).expect("a size");
    let problem = problems(vec![b' '; most + 1]).remove(0);
    assert_eq!((problem.line, problem.column), (None, None));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let line = "the file is not UTF-8 text: byte 0xff at position 4";
    assert_eq!(messages(b"{\"a\xff\": 1}".as_slice()), [line.replace('4', "3")]);
    assert_eq!(messages("\u{feff}".as_bytes()).len(), 1);
    assert!(check(format!("\u{feff}{FIRST}").as_bytes()).is_ok());
}

#[test]
fn halves_of_surrogate_pairs_are_refused() {
    let line = "the file has half of a surrogate pair in a string, which is no character: name";
    for half in [r"\ud83d", r"\ude00", r"\ud83d\ud83d", r"\ud83dx", r"\ud83d\n"] {
        assert_eq!(messages(with("\"Five by five\"", &format!("\"{half}\""))), [line], "{half}");
    }
    assert!(check(with("\"Five by five\"", "\"\\ud83d\\ude00\"").as_bytes()).is_ok());
}

#[test]
fn nesting_is_followed_a_hundred_deep() {
    let deep = |n: usize| "[".repeat(n) + &"]".repeat(n);
    assert_eq!(messages(deep(100)), ["the spec must be an object, got a list"]);
    let line = "the file is not JSON this language could use: it is nested more than 100 deep";
    assert_eq!(messages(deep(101)), [line]);
    assert_eq!(messages("[".repeat(1_000_000)), [line]);
}

#[test]
fn long_numbers_are_refused_by_their_range_and_not_repeated() {
    let long = format!("1{}", "0".repeat(4999));
    let line =
        "rules.max_plies must be an integer from 2 to 10000, got 1000000000... (5000 digits)";
    assert_eq!(messages(with("\"max_plies\": 200", &format!("\"max_plies\": {long}"))), [line]);
    let line = "pieces[0].value must be a number from 0 to 100, got 1e999";
    assert_eq!(messages(with("\"value\": 1,", "\"value\": 1e999,")), [line]);
}

#[test]
fn lines_and_columns_count_characters_from_one() {
    let document = Document::read("{\n  \"é\": [true, \"ü\", 5]\n}".as_bytes()).expect("JSON");
    let start = document.get(&Place::root().key("é").index(2)).expect("it is there").start;
    assert_eq!(document.position(start), (2, 20));
    let long = format!("[\"{}\", 5]", "é".repeat(5000));
    let document = Document::read(long.as_bytes()).expect("JSON");
    let start = document.get(&Place::root().index(1)).expect("it is there").start;
    assert_eq!(document.position(start), (1, 5006));
}

#[test]
fn a_problem_points_at_the_key_or_the_value_meant() {
    let at = |text: String| {
        let problem = problems(text).remove(0);
        (problem.path, problem.line, problem.column)
    };
    let unknown = with("\"name\": \"knight\",", "\"name\": \"knight\",\n\"stamina\": 2,");
    assert_eq!(at(unknown), ("/pieces/1/stamina".to_owned(), Some(19), Some(1)));
    let missing = with("\"id\": \"N\",", "");
    assert_eq!(at(missing), ("/pieces/1".to_owned(), Some(16), Some(5)));
    let wrong = with("\"width\": 5", "\"width\": 99");
    assert_eq!(at(wrong), ("/board/width".to_owned(), Some(5), Some(22)));
    let entry = with("[\"a2\", \"b2\", ", "[\"a2\", 7, ");
    assert!(at(entry).0.ends_with("/squares/1"));
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let twice = with("\"width\": 5", "\"width\": 5, \"wi\\u0064th\": 5");
    assert_eq!(messages(twice), ["board has the key 'width' more than once"]);
}

#[test]
fn a_misspelt_key_is_one_line_with_a_suggestion() {
    let line = "rules has unknown keys: promotoin; did you mean 'promotion'?";
    assert_eq!(messages(with("\"promotion\"", "\"promotoin\"")), [line]);
    let line = "pieces[1] has unknown keys: nmae; did you mean 'name'?";
    assert_eq!(messages(with("\"name\": \"knight\"", "\"nmae\": \"knight\"")), [line]);
    // It stands for a key that must be there, which is not said to be missing as well.
    let line = "the spec has unknown keys: setups; did you mean 'setup'?";
    assert_eq!(messages(with("\"setup\"", "\"setups\"")), [line]);
    let two = with("\"max_plies\": 200", "\"max_plise\": 200, \"wim\": \"none\"");
    assert_eq!(messages(two), ["rules has unknown keys: max_plise, wim"]);
    let short = with("\"max_plies\": 200", "\"wim\": \"none\"");
    assert_eq!(messages(short), ["rules has unknown keys: wim"]);
    // Also beside the key that is meant.
    let beside = with("\"max_plies\": 200", "\"max_plies\": 200, \"promotions\": 1");
    let line = "rules has unknown keys: promotions; did you mean 'promotion'?";
    assert_eq!(messages(beside), [line]);
    // Never one that the version does not have.
    let gone = with(
        "\"win\": \"checkmate\"",
        "\"win\": \"annihilation\", \"simultaneous\": {\"rset\": true}",
    );
    assert_eq!(messages(gone), ["rules.simultaneous has unknown keys: rset"]);
}

#[test]
fn the_rest_of_schema_27_and_28_is_read_as_a_rest_of_each_piece() {
    let rounds = with("\"win\": \"checkmate\"", "\"simultaneous\": {\"rest\": true}");
    let rounds = rounds.replace("\"stalemate\"", "\"win\": \"royal_capture\", \"stalemate\"");
    let old = rounds.replace("\"schema_version\": 29", "\"schema_version\": 28");
    let spec = check(old.as_bytes()).expect("it is right under 28");
    assert!(spec.pieces.iter().all(|piece| piece.rest == 1));
    let line = "rules.simultaneous has unknown keys: rest (schema 29 replaced it: write \"rest\": 1 \
                on every piece, or declare \"schema_version\": 28)";
    assert_eq!(messages(rounds), [line]);
}

#[test]
fn strings_of_the_file_are_repeated_short_and_on_one_line() {
    let long = with("\"kind\": \"leap\"", &format!("\"kind\": \"a\\nb{}\"", "c".repeat(1000)));
    let line = &messages(long)[0];
    assert!(line.ends_with(&format!("got 'a\\nb{}...'", "c".repeat(37))), "{line}");
}

#[test]
fn a_hostile_file_gets_a_bounded_answer() {
    let lines = messages(format!("{{\"pieces\": [{}{{}}]}}", "{},".repeat(1_000_000)));
    assert_eq!(lines.len(), 1_001);
    let keys: Vec<String> = (0..200_000).map(|i| format!("\"k{i}\": 0")).collect();
    let lines = messages(format!("{{{}}}", keys.join(",")));
    assert!(lines[1].ends_with("k9 and 199990 more"), "{}", lines[1]);
    let squares = format!("\"squares\": [{}0]", "0,".repeat(100_000));
    let lines = messages(with("\"squares\": [\"a1\"]", &squares));
    assert!(lines[0].ends_with("and 99991 more"), "{}", lines[0]);
}

proptest! {
    #[test]
    fn any_bytes_get_an_answer(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = check(&bytes);
    }

    #[test]
    fn any_text_in_place_of_another_gets_an_answer(
        from in 0..FIRST.len(),
        len in 0..40_usize,
        new in r#"[\[\]{}",:0-9a-z\\ eE.+-]{0,12}"#,
    ) {
        let to = (from + len).min(FIRST.len());
        let bytes = [&FIRST.as_bytes()[..from], new.as_bytes(), &FIRST.as_bytes()[to..]].concat();
        for problem in check(&bytes).err().unwrap_or_default() {
            prop_assert!(!problem.message.contains('\n'));
        }
    }
}
