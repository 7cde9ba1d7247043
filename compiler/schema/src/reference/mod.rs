//! The reference: the language in Markdown, key by key, made from its definitions.

use crate::definition::{Absent, Alternative, Defined, Key, Literal, Object, Type, Word};
use crate::{SCHEMA_VERSION, Spec};
use std::fmt::Write as _;

const BEFORE: &str = include_str!("before.md");
const AFTER: &str = include_str!("after.md");
const FIRST: &str = include_str!("../../../../rulesets/five-by-five.json");
const SECOND: &str = include_str!("../../../../rulesets/moving-portals.json");

/// The whole language, for whoever writes a game: Markdown.
pub fn reference() -> String {
    let mut page = Page::default();
    let Type::Object(spec) = &Spec::TYPE else { return String::new() };
    page.heading(2, "The top level", "");
    page.keys(spec, "", 0);
    for key in spec.keys {
        if let Some(object) = object(&key.ty) {
            page.section(key, object);
        }
    }
    let before = BEFORE.replace("{VERSION}", &SCHEMA_VERSION.to_string());
    let after = AFTER.replace("{FIRST}", FIRST.trim()).replace("{SECOND}", SECOND.trim());
    format!("{before}{}{after}", page.text)
}

/// The object that a key holds, or a list of which it holds.
pub(crate) fn object(ty: &Type) -> Option<&'static Object> {
    match ty {
        Type::Object(object) => Some(object),
        Type::List { of, .. } => object(of),
        Type::Either(alternatives) => alternatives.iter().find_map(|alternative| {
            if let Alternative::Type(ty) = alternative { object(ty) } else { None }
        }),
        _ => None,
    }
}

/// What a key means: its own text, else that of the object it holds.
pub(crate) fn text(key: &Key) -> &'static str {
    match object(&key.ty) {
        Some(object) if key.doc.is_empty() => object.doc,
        _ => key.doc,
    }
}

/// A constant as JSON writes it.
pub(crate) fn json(value: Literal) -> String {
    match value {
        Literal::Text(text) => format!("\"{text}\""),
        value => value.to_string(),
    }
}

#[derive(Default)]
struct Page {
    text: String,
    /// Words that were explained before: the first of each list of them.
    explained: Vec<&'static str>,
}

impl Page {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn heading(&mut self, level: usize, title: &str, text: &str) {
        let heading = format!("{} {title}\n", "#".repeat(level));
        self.line(&heading);
        if !text.is_empty() {
            self.line(text);
            self.line("");
        }
    }

    /// A key of the top level that holds an object.
    fn section(&mut self, key: &Key, object: &'static Object) {
        let list = if matches!(key.ty, Type::List { .. }) { "[]" } else { "" };
        let path = format!("{}{list}", key.name);
        self.heading(2, &format!("`{path}`"), object.doc);
        if object.keys.iter().any(|key| !key.title.is_empty()) {
            self.rules(object, &path);
            return;
        }
        self.keys(object, &path, 0);
        // The moves of a piece are a list long enough to be found by a heading.
        for key in object.keys.iter().filter(|key| is_apart(key)) {
            if let Some(inner) = self::object(&key.ty) {
                self.heading(3, &format!("`{path}.{}[]`", key.name), inner.doc);
                self.keys(inner, &format!("{path}.{}[]", key.name), 0);
            }
        }
    }

    /// The keys of the rules, each under its title.
    fn rules(&mut self, rules: &'static Object, path: &str) {
        for key in rules.keys {
            self.heading(3, &format!("`{path}.{}`: {}", key.name, lower(key.title)), "");
            self.line(&format!("{} {}\n", facts(key), text(key)));
            let before = self.text.len();
            self.words(&key.ty, 0);
            if self.text.len() > before {
                self.line("");
            }
            if let Some(object) = object(&key.ty) {
                self.keys(object, &format!("{path}.{}", key.name), 0);
            }
        }
    }

    /// The keys of an object as a list, and those of what it holds as lists inside.
    fn keys(&mut self, object: &'static Object, path: &str, depth: usize) {
        for key in object.keys {
            let apart = path.is_empty() || is_apart(key);
            let below = if apart && self::object(&key.ty).is_some() { " See below." } else { "" };
            let indent = "  ".repeat(depth);
            let line = format!("{indent}- `{}`: {} {}{below}", key.name, facts(key), text(key));
            self.line(line.trim_end());
            self.words(&key.ty, depth + 1);
            if let (false, Some(inner)) = (apart, self::object(&key.ty)) {
                self.keys(inner, key.name, depth + 1);
            }
        }
        if depth == 0 {
            self.line("");
        }
    }

    /// What each word means, where it is met first.
    fn words(&mut self, ty: &Type, depth: usize) {
        let words = words(ty);
        let Some(first) = words.iter().find(|word| !word.doc.is_empty()) else { return };
        if self.explained.contains(&first.doc) {
            return;
        }
        self.explained.push(first.doc);
        for word in words {
            let since = match word.since {
                1 => String::new(),
                since => format!(" Schema {since}."),
            };
            let indent = "  ".repeat(depth);
            self.line(&format!("{indent}- `{}`:{since} {}", json(word.value), word.doc));
        }
    }
}

/// Whether the object a key holds has a heading of its own.
fn is_apart(key: &Key) -> bool {
    object(&key.ty).is_some_and(|object| object.keys.len() > 8)
}

/// The words a value may be, here or in an entry of its list.
pub(crate) fn words(ty: &Type) -> Vec<Word> {
    match ty {
        Type::Words(words) => words.to_vec(),
        Type::Either(alternatives) => alternatives
            .iter()
            .filter_map(|alternative| match alternative {
                Alternative::Word(word) => Some(*word),
                Alternative::Type(_) => None,
            })
            .collect(),
        Type::ByPlayer(of) | Type::ById(of) => words(of),
        _ => Vec::new(),
    }
}

/// What a key may hold, whether it must be there, and the version it came with.
fn facts(key: &Key) -> String {
    let mut facts = capital(&holds(&key.ty));
    facts.push('.');
    // Writing into a string cannot fail.
    let _ = match &key.absent {
        Absent::Required => write!(facts, " Required."),
        Absent::Value(value) if !key.writes_default() => {
            write!(facts, " Optional; default {}, never written.", json(*value))
        }
        Absent::Value(value) => write!(facts, " Optional; default `{}`.", json(*value)),
        Absent::Text(text) => write!(facts, " Optional; default: {text}."),
        Absent::Nothing => write!(facts, " Optional."),
    };
    let _ = match (&key.gone, key.since) {
        (Some(gone), since) => write!(facts, " Only in schema {since} to {}.", gone.version - 1),
        (None, 1) => Ok(()),
        (None, since) => write!(facts, " Schema {since}."),
    };
    if key.squares {
        facts.push_str(" Squares are named as a1 or e4 is.");
    }
    facts
}

/// What a value may be, with words as a file writes them.
fn holds(ty: &Type) -> String {
    match ty {
        Type::True => "`true`".to_owned(),
        Type::Words([word]) => format!("`{}`", json(word.value)),
        Type::Words(words) => format!("one of {}", listed(words)),
        Type::ByPlayer(of) => format!("an object with the keys `0` and `1`, each {}", holds(of)),
        Type::Pair(of) => format!("a list of two, each {}", holds(of)),
        Type::Either(alternatives) => {
            let each = alternatives.iter().map(|alternative| match alternative {
                Alternative::Word(word) => format!("`{}`", json(word.value)),
                Alternative::Type(ty) => holds(ty),
            });
            each.collect::<Vec<_>>().join(" or ")
        }
        Type::ById(of) => format!("an object from piece id to {}", holds(of)),
        _ => ty.to_string(),
    }
}

fn listed(words: &[Word]) -> String {
    let words = words.iter().map(|word| format!("`{}`", json(word.value)));
    words.collect::<Vec<_>>().join(", ")
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn lower(title: &str) -> String {
    let mut chars = title.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}
