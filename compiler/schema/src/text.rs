//! How values of a file are printed in a line: shortened, and always on one line.

use crate::document::{Node, Value};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The most characters of a string of the file that a line repeats.
const LONGEST: usize = 40;

/// The most digits of a number of the file that a line repeats.
const LONGEST_NUMBER: usize = 24;

/// A string of the file as a line repeats it.
pub(crate) fn short(text: &str) -> Cow<'_, str> {
    let long = text.chars().nth(LONGEST).is_some();
    if !long && !text.chars().any(char::is_control) {
        return Cow::Borrowed(text);
    }
    let mut printed = String::new();
    for c in text.chars().take(LONGEST) {
        if c.is_control() { printed.extend(c.escape_default()) } else { printed.push(c) }
    }
    if long {
        printed.push_str("...");
    }
    Cow::Owned(printed)
}

/// A value of the file as a line says that it got it.
pub(crate) fn got(node: &Node) -> String {
    match &node.value {
        Value::Text(text) => format!("'{}'", short(text)),
        Value::List(entries) => json(node)
            .unwrap_or_else(|| format!("a list of {}", plural(entries.len(), "entry", "entries"))),
        Value::Object(keys) => json(node)
            .unwrap_or_else(|| format!("an object of {}", plural(keys.len(), "key", "keys"))),
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(digits) => number(digits).into_owned(),
    }
}

/// The JSON type of a value, for lines about something that must be an object.
pub(crate) fn kind(node: &Node) -> &'static str {
    match &node.value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::Text(_) => "a string",
        Value::List(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// A number of things.
pub(crate) fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn number(digits: &str) -> Cow<'_, str> {
    if digits.len() <= LONGEST_NUMBER {
        return Cow::Borrowed(digits);
    }
    let count = digits.bytes().filter(u8::is_ascii_digit).count();
    Cow::Owned(format!("{}... ({count} digits)", &digits[..10]))
}

/// A small list or object as JSON; nothing if it is too long for a line.
fn json(node: &Node) -> Option<String> {
    let mut printed = String::new();
    write_json(node, &mut printed)?;
    Some(printed)
}

fn write_json(node: &Node, out: &mut String) -> Option<()> {
    match &node.value {
        Value::Text(text) => write!(out, "\"{}\"", short(text)).ok()?,
        Value::List(entries) => {
            out.push('[');
            for (i, entry) in entries.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                write_json(entry, out)?;
            }
            out.push(']');
        }
        Value::Object(members) => {
            out.push('{');
            for (i, member) in members.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                write!(out, "\"{}\": ", short(&member.key)).ok()?;
                write_json(&member.node, out)?;
            }
            out.push('}');
        }
        _ => out.push_str(&got(node)),
    }
    (out.chars().count() <= 2 * LONGEST).then_some(())
}
