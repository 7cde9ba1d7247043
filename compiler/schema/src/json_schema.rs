//! The language as a JSON Schema, for editors and for programs in other languages.

use crate::definition::{Absent, Alternative, Defined, Key, Literal, Object, Type, Word};
use crate::reference::{json, text, words};
use crate::{SCHEMA_VERSION, Spec};
use serde_json::{Map, Value, json as value};

/// The language as a JSON Schema (draft 2020-12).
///
/// It holds all of the shape pass that such a schema can say. It cannot tell 29.0 from 29, nor a
/// key that stands twice, and it leaves to [`check`](crate::check) the versions and what must
/// agree.
pub fn json_schema() -> Value {
    let mut schema = Map::new();
    schema.insert("$schema".into(), "https://json-schema.org/draft/2020-12/schema".into());
    schema.insert("title".into(), format!("The rule language, schema {SCHEMA_VERSION}").into());
    if let Type::Object(spec) = &Spec::TYPE {
        schema.insert("description".into(), spec.doc.into());
        schema.extend(object(spec));
        schema.insert("allOf".into(), gone(spec, &mut Vec::new()).into());
    }
    Value::Object(schema)
}

fn object(object: &Object) -> Map<String, Value> {
    let properties: Map<String, Value> =
        object.keys.iter().map(|key| (key.name.to_owned(), property(key))).collect();
    let required: Vec<&str> =
        object.keys.iter().filter(|key| key.is_required()).map(|key| key.name).collect();
    let mut schema = Map::new();
    schema.insert("type".into(), "object".into());
    schema.insert("properties".into(), properties.into());
    schema.insert("required".into(), required.into());
    schema.insert("additionalProperties".into(), false.into());
    schema
}

fn property(key: &Key) -> Value {
    let mut schema = of(&key.ty);
    schema.insert("description".into(), description(key).into());
    if let Absent::Value(default) = &key.absent
        && key.writes_default()
    {
        schema.insert("default".into(), literal(*default));
    }
    Value::Object(schema)
}

/// What a key means, and what each of its words does.
fn description(key: &Key) -> String {
    let mut lines = vec![text(key).to_owned()];
    let words = words(&key.ty).into_iter().filter(|word| !word.doc.is_empty());
    lines.extend(words.map(|word| format!("{}: {}", json(word.value), word.doc)));
    if let Absent::Text(default) = &key.absent {
        lines.push(format!("Default: {default}."));
    }
    match (&key.gone, key.since) {
        (Some(gone), since) => {
            lines.push(format!("Only in schema {since} to {}.", gone.version - 1));
        }
        (None, 1) => {}
        (None, since) => lines.push(format!("Schema {since}.")),
    }
    lines.join("\n")
}

fn literal(literal: Literal) -> Value {
    match literal {
        Literal::Text(text) => text.into(),
        Literal::Integer(number) => number.into(),
        Literal::Bool(bool) => bool.into(),
        Literal::EmptyList => value!([]),
        Literal::EmptyObject => value!({}),
    }
}

fn word_list(words: &[Word]) -> Value {
    value!({ "enum": words.iter().map(|word| literal(word.value)).collect::<Vec<_>>() })
}

/// What a type admits.
fn of(ty: &Type) -> Map<String, Value> {
    let schema = match ty {
        Type::Bool => value!({ "type": "boolean" }),
        Type::True => value!({ "const": true }),
        Type::Integer { min, max } => number("integer", *min, *max),
        Type::Number { min, max } => number("number", *min, *max),
        Type::Text { min, max, blank } => string(*min, *max, *blank),
        Type::Day => value!({ "type": "string", "format": "date", "pattern": DAY }),
        Type::Words(words) => word_list(words),
        Type::Step { min, max } => list(&number("integer", *min, Some(*max)), 2, Some(2)),
        Type::Players => list(&value!({ "enum": [0, 1] }), 0, None),
        Type::Pair(of) => list(&self::of(of).into(), 2, Some(2)),
        Type::List { of, min, max } => list(&self::of(of).into(), *min, *max),
        Type::ByPlayer(of) => value!({
            "type": "object",
            "properties": { "0": self::of(of), "1": self::of(of) },
            "required": ["0", "1"],
            "additionalProperties": false,
        }),
        Type::ById(of) => value!({ "type": "object", "additionalProperties": self::of(of) }),
        Type::Object(object) => self::object(object).into(),
        Type::Either(alternatives) => either(alternatives),
    };
    if let Value::Object(schema) = schema { schema } else { Map::new() }
}

/// A day of the calendar: each month has its days, and February a 29th in leap years alone.
const DAY: &str = "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])\
                   |(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))\
                   |([0-9]{2}(0[48]|[2468][048]|[13579][26])\
                   |([02468][048]|[13579][26])00)-02-29)$";

fn number(kind: &str, min: i32, max: Option<i32>) -> Value {
    let mut schema = value!({ "type": kind, "minimum": min });
    if let Some(max) = max {
        schema["maximum"] = max.into();
    }
    schema
}

fn string(min: usize, max: Option<usize>, blank: bool) -> Value {
    let mut schema = value!({ "type": "string" });
    if min > 0 {
        schema["minLength"] = min.into();
    }
    if let Some(max) = max {
        schema["maxLength"] = max.into();
    }
    if !blank {
        schema["pattern"] = "\\S".into();
    }
    schema
}

fn list(of: &Value, min: usize, max: Option<usize>) -> Value {
    let mut schema = value!({ "type": "array", "items": of });
    if min > 0 {
        schema["minItems"] = min.into();
    }
    if let Some(max) = max {
        schema["maxItems"] = max.into();
    }
    schema
}

fn either(alternatives: &[Alternative]) -> Value {
    let mut any: Vec<Value> = Vec::new();
    let words: Vec<Word> = alternatives
        .iter()
        .filter_map(|alternative| match alternative {
            Alternative::Word(word) => Some(*word),
            Alternative::Type(_) => None,
        })
        .collect();
    if !words.is_empty() {
        any.push(word_list(&words));
    }
    for alternative in alternatives {
        if let Alternative::Type(ty) = alternative {
            any.push(of(ty).into());
        }
    }
    value!({ "anyOf": any })
}

/// For each key that is gone: a file that does not declare a version that had it may not have it.
fn gone(object: &Object, path: &mut Vec<&'static str>) -> Vec<Value> {
    let mut conditions = Vec::new();
    for key in object.keys {
        path.push(key.name);
        if let Some(gone) = &key.gone {
            let before = path.iter().rev().fold(Value::Bool(false), |inner, name| {
                let mut properties = Map::new();
                properties.insert((*name).to_owned(), inner);
                value!({ "properties": properties })
            });
            let declared = value!({ "minimum": 1, "maximum": gone.version - 1 });
            conditions.push(value!({
                "if": { "properties": { "schema_version": declared }, "required": ["schema_version"] },
                "else": before,
            }));
        }
        if let Type::Object(inner) = &key.ty {
            conditions.extend(self::gone(inner, path));
        }
        path.pop();
    }
    conditions
}
