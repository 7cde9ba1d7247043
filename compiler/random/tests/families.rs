//! Every family gives valid games, and all of its keys and values occur in them.

mod expected;

use expected::{COMMON, MIXED, expected};
use proptest::strategy::{Strategy, ValueTree};
use sandbox_random::{Family, Games, candidates, games, runner};
use serde_json::Value;
use std::collections::BTreeSet;

const SEED: u64 = 5;

#[test]
fn each_family_gives_valid_games() {
    for family in Family::ALL {
        let files = games(20, SEED, &[*family]);
        assert_eq!(files.len(), 20);
        for file in files {
            let text = file.to_string();
            assert!(sandbox_schema::check(text.as_bytes()).is_ok(), "{text}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let all = games(48, SEED, Family::ALL);
    assert_eq!(all[..20], games(20, SEED, Family::ALL));
    assert_eq!(all[1], games(1, SEED, &[Family::ALL[1]])[0]);
    assert_ne!(all, games(48, SEED + 1, Family::ALL));
}

/// At least a third of the files are right as they are made.
#[test]
fn few_files_are_refused() {
    for family in Family::ALL {
        let valid = |file: &Value| sandbox_schema::check(file.to_string().as_bytes()).is_ok();
        let accepted = candidates(*family, SEED).take(300).filter(valid).count();
        assert!(accepted > 100, "{family}: {accepted} of 300 files are valid");
    }
}

/// Keys occur in 200 games, values in 1000.
#[test]
fn every_key_and_value_occurs() {
    let mut missing = Vec::new();
    for family in Family::ALL.iter().filter(|family| **family != Family::Mixed) {
        let files = games(1000, SEED, &[*family]);
        let (some, all) = (parts(&files[..200]), parts(&files));
        for part in COMMON.iter().chain(expected(*family)) {
            let (key, values) = part.split_once('=').unwrap_or((part, ""));
            if !some.contains(key) {
                missing.push(format!("{family}: {key}"));
            }
            let values = values.split('|').filter(|value| !value.is_empty());
            let values = values.map(|value| format!("{key}={value}"));
            let values = values.filter(|value| !all.contains(value));
            missing.extend(values.map(|value| format!("{family}: {value}")));
        }
    }
    assert!(missing.is_empty(), "missing:\n{}", missing.join("\n"));
}

/// Nothing of the language is left out but what does not change a game.
#[test]
fn every_key_of_the_language_occurs() {
    let mut language = BTreeSet::new();
    keys(&sandbox_schema::json_schema(), "", &mut language);
    assert!(language.contains("rules.wrap.files=left"), "the schema is read");
    let found = parts(&games(1000 * Family::ALL.len(), SEED, Family::ALL));
    let beside = |key: &&String| !key.starts_with("provenance.") && !key.starts_with("appearance.");
    let missing: Vec<_> = language.difference(&found).filter(beside).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The keys and words of a schema as paths.
fn keys(schema: &Value, path: &str, out: &mut BTreeSet<String>) {
    for (key, of) in schema["properties"].as_object().into_iter().flatten() {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        keys(of, &path, out);
        out.insert(path);
    }
    for alternatives in ["anyOf", "oneOf"] {
        let alternatives = schema[alternatives].as_array().into_iter().flatten();
        alternatives.for_each(|of| keys(of, path, out));
    }
    if schema["items"].is_object() {
        keys(&schema["items"], &format!("{path}[]"), out);
    }
    if schema["additionalProperties"].is_object() {
        keys(&schema["additionalProperties"], &format!("{path}.*"), out);
    }
    let word = schema.get("const").into_iter();
    for word in schema["enum"].as_array().into_iter().flatten().chain(word) {
        out.insert(format!("{path}={}", plain(word)));
    }
}

/// A value as it stands in a path: a word without its quotes.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A game of several families has rules of each of them.
#[test]
fn families_meet() {
    let files = games(1000, SEED, &[Family::Mixed]);
    for pair in MIXED {
        let meet = |file: &Value| {
            let parts = parts(std::slice::from_ref(file));
            pair.iter().all(|part| parts.contains(*part))
        };
        assert!(files.iter().any(meet), "{pair:?}");
    }
}

/// Every family has boards that need more than 64 squares, and more than 128.
#[test]
fn boards_of_every_size_occur() {
    for family in Family::ALL {
        let area = |file: &Value| {
            let side = |key: &str| file["board"][key].as_u64().unwrap_or_default();
            side("width") * side("height")
        };
        let areas: Vec<u64> = games(200, SEED, &[*family]).iter().map(area).collect();
        for (least, most) in [(16, 64), (65, 128), (129, 256)] {
            let size = least..=most;
            assert!(areas.iter().any(|area| size.contains(area)), "{family}: {size:?}");
        }
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for family in Family::ALL {
        assert_eq!(family.name().parse(), Ok(*family));
    }
    assert!("chess".parse::<Family>().unwrap_err().contains("check-rules"));
}

/// A failure shrinks to a game in which nothing is left that could go without.
#[test]
fn failures_shrink_to_small_games() {
    let has_castling = |file: &Value| file["rules"].get("castling").is_some();
    let mut runner = runner(1, SEED);
    let games = Games::of(&[Family::CheckRules]).prop_filter("castling", has_castling);
    let mut tree = games.new_tree(&mut runner).unwrap();
    let before = tree.current();
    // The steps of a runner whose test fails where there is castling.
    let mut smaller = tree.simplify();
    while smaller {
        smaller = if has_castling(&tree.current()) { tree.simplify() } else { tree.complicate() };
    }
    let after = tree.current();
    assert!(has_castling(&after));
    assert!(sandbox_schema::check(after.to_string().as_bytes()).is_ok());
    assert!(after["rules"].as_object().unwrap().len() <= 2, "{after}");
    assert!(after.to_string().len() < before.to_string().len() / 2, "{after}");
}

/// The keys of files as paths, alone and with each of their values.
fn parts(files: &[Value]) -> BTreeSet<String> {
    let mut parts = BTreeSet::new();
    for file in files {
        collect(file, "", &mut parts);
    }
    parts
}

fn collect(value: &Value, path: &str, parts: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            // Keys that are ids of the game's own are all one.
            let ids = ["rules.drops.stock", "rules.drops.region"].contains(&path);
            for (key, value) in members {
                let key = if ids { "*" } else { key };
                let dot = if path.is_empty() { "" } else { "." };
                collect(value, &format!("{path}{dot}{key}"), parts);
            }
        }
        Value::Array(entries) => {
            for entry in entries {
                collect(entry, &format!("{path}[]"), parts);
            }
        }
        _ => {}
    }
    let short = match value {
        Value::Object(members) => members.is_empty(),
        Value::Array(entries) => entries.len() < 3,
        _ => true,
    };
    if short {
        parts.insert(format!("{path}={}", plain(value)));
    }
    parts.insert(path.to_owned());
}
