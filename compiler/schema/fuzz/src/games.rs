//! Games made by choices: a right one changed in a few places, or one put together from what the
//! language's definitions admit.

use super::choices::Choices;
use sandbox_schema::json_schema;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

const CASES: &str = include_str!("../../../../rulesets/cases/validation.jsonl");

/// The right files among the cases.
static RIGHT: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let cases = CASES.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    cases
        .filter(|case| case["valid"] == Value::Bool(true))
        .map(|mut case| case["spec"].take())
        .filter(Value::is_object)
        .collect()
});

static SCHEMA: LazyLock<Value> = LazyLock::new(json_schema);

/// The most changes made to one game.
const MOST_CHANGES: usize = 6;

pub(super) fn game(choices: &mut Choices<'_>) -> Value {
    if choices.once_in(16) {
        return made(choices, &SCHEMA, "", &ids(&RIGHT[0]));
    }
    let mut game = RIGHT[choices.below(RIGHT.len())].clone();
    for _ in 0..=choices.below(MOST_CHANGES) {
        change(choices, &mut game);
    }
    game
}

fn change(choices: &mut Choices<'_>, game: &mut Value) {
    match choices.below(8) {
        0 | 1 => replace(choices, game),
        2 => remove(choices, game),
        3 | 4 => add(choices, game),
        5 => graft(choices, game),
        6 => rearrange(choices, game),
        _ => spoil(choices, game),
    }
}

/// The ids a game declares.
fn ids(game: &Value) -> Vec<String> {
    let pieces = game["pieces"].as_array().into_iter().flatten();
    pieces.filter_map(|piece| Some(piece["id"].as_str()?.to_owned())).collect()
}

/// The places of a game, as JSON Pointers.
fn places(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    for (key, inner) in value.as_object().into_iter().flatten() {
        let key = key.replace('~', "~0").replace('/', "~1");
        places(inner, &format!("{place}/{key}"), found);
    }
    for (at, inner) in value.as_array().into_iter().flatten().enumerate() {
        places(inner, &format!("{place}/{at}"), found);
    }
}

/// A place of a game that passes a test.
fn place(choices: &mut Choices<'_>, game: &Value, wanted: fn(&Value) -> bool) -> Option<String> {
    let mut found = Vec::new();
    places(game, "", &mut found);
    found.retain(|place| game.pointer(place).is_some_and(wanted));
    (!found.is_empty()).then(|| found.swap_remove(choices.below(found.len())))
}

/// What the language says of a place.
fn schema_at(place: &str) -> Option<&'static Value> {
    let mut schema: &Value = &SCHEMA;
    for step in place.split('/').skip(1) {
        schema = inner(schema, step)?;
    }
    Some(schema)
}

fn inner(schema: &'static Value, step: &str) -> Option<&'static Value> {
    if let Some(any) = schema["anyOf"].as_array() {
        return any.iter().find_map(|one| inner(one, step));
    }
    let property = schema["properties"].get(step);
    let free = schema.get("additionalProperties").filter(|free| free.is_object());
    let entry = schema.get("items").filter(|_| step.bytes().all(|byte| byte.is_ascii_digit()));
    property.or(free).or(entry)
}

fn replace(choices: &mut Choices<'_>, game: &mut Value) {
    let ids = ids(game);
    let Some(place) = place(choices, game, |_| true) else { return };
    let Some(schema) = schema_at(&place) else { return };
    let key = name(&place);
    if let Some(there) = game.pointer_mut(&place) {
        *there = made(choices, schema, &key, &ids);
    }
}

/// The key a value stands at, be it as an entry of a list.
fn name(place: &str) -> String {
    let mut steps = place.rsplit('/');
    let key = steps.find(|step| !step.bytes().all(|byte| byte.is_ascii_digit()));
    key.unwrap_or_default().to_owned()
}

fn remove(choices: &mut Choices<'_>, game: &mut Value) {
    let Some(place) = place(choices, game, |value| !value.is_null()) else { return };
    let Some((around, last)) = place.rsplit_once('/') else { return };
    match game.pointer_mut(around) {
        Some(Value::Object(members)) => {
            members.shift_remove(last);
        }
        Some(Value::Array(entries)) => {
            if let Ok(at) = last.parse::<usize>() {
                entries.remove(at);
            }
        }
        _ => {}
    }
}

/// Adds a key that the language has, or an entry.
fn add(choices: &mut Choices<'_>, game: &mut Value) {
    let ids = ids(game);
    let Some(place) = place(choices, game, |value| value.is_object() || value.is_array()) else {
        return;
    };
    let Some(schema) = schema_at(&place) else { return };
    match game.pointer_mut(&place) {
        Some(Value::Object(members)) => {
            let Some(properties) = schema["properties"].as_object() else { return };
            let keys: Vec<&String> = properties.keys().collect();
            let key = choices.pick(&keys);
            members.insert(key.clone(), made(choices, &properties[key], key, &ids));
        }
        Some(Value::Array(entries)) => {
            if let Some(of) = schema.get("items") {
                entries.push(made(choices, of, &name(&place), &ids));
            }
        }
        _ => {}
    }
}

/// Takes a rule of another game, and the pieces it may need.
fn graft(choices: &mut Choices<'_>, game: &mut Value) {
    let other = &RIGHT[choices.below(RIGHT.len())];
    let rules: Vec<&String> = other["rules"].as_object().into_iter().flat_map(Map::keys).collect();
    if rules.is_empty() {
        return;
    }
    let rule = choices.pick(&rules);
    if let Some(own) = game.get_mut("rules").and_then(Value::as_object_mut) {
        own.insert(rule.clone(), other["rules"][rule].clone());
    }
    let known = ids(game);
    if let Some(pieces) = game.get_mut("pieces").and_then(Value::as_array_mut)
        && choices.once_in(2)
    {
        let more = other["pieces"].as_array().into_iter().flatten();
        let new = more.filter(|piece| !known.iter().any(|id| piece["id"] == **id));
        pieces.extend(new.cloned());
    }
}

/// Writes an entry of a list once more, or takes two round.
fn rearrange(choices: &mut Choices<'_>, game: &mut Value) {
    let list = |value: &Value| value.as_array().is_some_and(|entries| !entries.is_empty());
    let Some(place) = place(choices, game, list) else { return };
    let Some(entries) = game.pointer_mut(&place).and_then(Value::as_array_mut) else { return };
    let (one, other) = (choices.below(entries.len()), choices.below(entries.len()));
    if choices.once_in(2) {
        entries.push(entries[one].clone());
    } else {
        entries.swap(one, other);
    }
}

/// Puts something where it may not belong.
fn spoil(choices: &mut Choices<'_>, game: &mut Value) {
    let Some(place) = place(choices, game, |_| true) else { return };
    let wild = match choices.below(10) {
        0 => Value::Null,
        1 => json!({}),
        2 => json!([]),
        3 => json!(""),
        4 => json!(-1),
        5 => json!(99),
        6 => json!(0.5),
        7 => json!(true),
        8 => json!({"\u{0}/~\n": [[]]}),
        _ => json!("\u{1f600}\u{7}"),
    };
    if let Some(there) = game.pointer_mut(&place) {
        *there = wild;
    }
}

/// A value that the language admits at a key, and most often one that means something.
fn made(choices: &mut Choices<'_>, schema: &Value, key: &str, ids: &[String]) -> Value {
    if let Some(any) = schema["anyOf"].as_array() {
        let any: Vec<&Value> = any.iter().collect();
        let one = choices.pick(&any);
        return made(choices, one, key, ids);
    }
    if let Some(words) = schema["enum"].as_array() {
        return words[choices.below(words.len())].clone();
    }
    if let Some(only) = schema.get("const") {
        return only.clone();
    }
    match schema["type"].as_str().unwrap_or_default() {
        "boolean" => json!(choices.once_in(2)),
        "integer" | "number" => {
            let least = schema["minimum"].as_i64().unwrap_or(0);
            let most = schema["maximum"].as_i64().unwrap_or(least + 20);
            json!(choices.number(least, most))
        }
        "string" => Value::String(text(choices, key, ids)),
        "array" => list(choices, schema, key, ids),
        _ => object(choices, schema, ids),
    }
}

fn list(choices: &mut Choices<'_>, schema: &Value, key: &str, ids: &[String]) -> Value {
    let least = schema["minItems"].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    let more = match schema["maxItems"].as_u64().and_then(|n| usize::try_from(n).ok()) {
        Some(most) => most.saturating_sub(least).min(4),
        None => 4,
    };
    let count = least + choices.below(more + 1);
    (0..count).map(|_| made(choices, &schema["items"], key, ids)).collect()
}

fn object(choices: &mut Choices<'_>, schema: &Value, ids: &[String]) -> Value {
    let mut members = Map::new();
    let required = schema["required"].as_array();
    for (key, of) in schema["properties"].as_object().into_iter().flatten() {
        let needed = required.is_some_and(|keys| keys.contains(&json!(key)));
        if needed || choices.once_in(5) {
            members.insert(key.clone(), made(choices, of, key, ids));
        }
    }
    if let Some(of) = schema.get("additionalProperties").filter(|of| of.is_object()) {
        for _ in 0..choices.below(3) {
            members.insert(id(choices, ids), made(choices, of, "squares", ids));
        }
    }
    Value::Object(members)
}

fn text(choices: &mut Choices<'_>, key: &str, ids: &[String]) -> String {
    match key {
        "squares" | "region" | "route" | "also_at" | "orange" | "blue" | "at" => {
            let file = char::from(b'a' + u8::try_from(choices.below(9)).unwrap_or(0));
            format!("{file}{}", 1 + choices.below(9))
        }
        "kingside" | "queenside" => {
            char::from(b'a' + u8::try_from(choices.below(9)).unwrap_or(0)).to_string()
        }
        "added" => "2024-02-29".to_owned(),
        "rank" => "last".to_owned(),
        "name" | "description" => "A game".to_owned(),
        _ => id(choices, ids),
    }
}

fn id(choices: &mut Choices<'_>, ids: &[String]) -> String {
    let known = choices.below(ids.len() + 1);
    ids.get(known).cloned().unwrap_or_else(|| "X".to_owned())
}
