//! What is wrong with a value by itself.

use crate::definition::{Alternative, Literal, PLAYER, Type, Word};
use crate::document::{Node, Value};

/// What is wrong with a value, without looking into the objects it holds.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// The value itself.
    Value,
    /// Some entries of a list.
    Entries(Vec<usize>),
}

/// What is wrong with a value that should be of a type.
pub(super) fn flaw(node: &Node, ty: &Type) -> Option<Flaw> {
    let right = match ty {
        Type::Bool => matches!(node.value, Value::Bool(_)),
        Type::True => matches!(node.value, Value::Bool(true)),
        Type::Integer { min, max } => integer(node).is_some_and(|n| within(n, *min, *max)),
        Type::Number { min, max } => number(node).is_some_and(|n| {
            n >= f64::from(*min) && max.is_none_or(|max| n <= f64::from(max)) && n.is_finite()
        }),
        Type::Text { min, max, blank } => is_text(node, *min, *max, *blank),
        Type::Day => matches!(&node.value, Value::Text(text) if is_day(text)),
        Type::Words(words) => words.iter().any(|word| is_word(node, word)),
        Type::Step { min, max } => is_step(node, *min, *max),
        Type::Players => return list_flaw(node, PLAYER, 0, None),
        Type::Pair(of) => matches!(&node.value, Value::List(pair)
            if pair.len() == 2 && pair.iter().all(|node| flaw(node, of).is_none())),
        Type::List { of, min, max } => return list_flaw(node, of, *min, *max),
        Type::ByPlayer(_) | Type::ById(_) | Type::Object(_) => {
            matches!(node.value, Value::Object(_))
        }
        Type::Either(alternatives) => return either_flaw(node, alternatives),
    };
    (!right).then_some(Flaw::Value)
}

/// A whole number written without a point or an exponent; one too long for an `i64` as the
/// nearest that is not.
pub(super) fn integer(node: &Node) -> Option<i64> {
    let Value::Number(digits) = &node.value else { return None };
    if digits.contains(['.', 'e', 'E']) {
        return None;
    }
    Some(digits.parse().unwrap_or(if digits.starts_with('-') { i64::MIN } else { i64::MAX }))
}

pub(super) fn number(node: &Node) -> Option<f64> {
    if let Value::Number(digits) = &node.value { digits.parse().ok() } else { None }
}

/// Whether a value is this word.
pub(super) fn is_word(node: &Node, word: &Word) -> bool {
    match (&word.value, &node.value) {
        (Literal::Text(word), Value::Text(text)) => **text == **word,
        (Literal::Bool(word), Value::Bool(value)) => word == value,
        (Literal::Integer(word), Value::Number(_)) => integer(node) == Some(i64::from(*word)),
        _ => false,
    }
}

/// The alternative whose JSON type a value has, and its place among the alternatives.
pub(super) fn alternative<'a>(
    node: &Node,
    alternatives: &'a [Alternative],
) -> Option<(usize, &'a Type)> {
    alternatives.iter().enumerate().find_map(|(i, alternative)| match alternative {
        Alternative::Type(ty) if same_kind(node, ty) => Some((i, ty)),
        _ => None,
    })
}

fn same_kind(node: &Node, ty: &Type) -> bool {
    match &node.value {
        Value::Null => false,
        Value::Bool(_) => matches!(ty, Type::Bool | Type::True),
        Value::Number(_) => matches!(ty, Type::Integer { .. } | Type::Number { .. }),
        Value::Text(_) => matches!(ty, Type::Text { .. }),
        Value::List(_) => matches!(ty, Type::List { .. } | Type::Pair(_)),
        Value::Object(_) => matches!(ty, Type::Object(_) | Type::ById(_)),
    }
}

fn either_flaw(node: &Node, alternatives: &[Alternative]) -> Option<Flaw> {
    let word = |alternative: &Alternative| match alternative {
        Alternative::Word(word) => is_word(node, word),
        Alternative::Type(_) => false,
    };
    if alternatives.iter().any(word) {
        return None;
    }
    match alternative(node, alternatives) {
        Some((_, ty)) => flaw(node, ty),
        None => Some(Flaw::Value),
    }
}

fn list_flaw(node: &Node, of: &Type, min: usize, max: Option<usize>) -> Option<Flaw> {
    let Value::List(entries) = &node.value else { return Some(Flaw::Value) };
    if entries.len() < min || max.is_some_and(|max| entries.len() > max) {
        return Some(Flaw::Value);
    }
    let wrong: Vec<usize> =
        (0..entries.len()).filter(|&i| flaw(&entries[i], of).is_some()).collect();
    (!wrong.is_empty()).then_some(Flaw::Entries(wrong))
}

fn within(n: i64, min: i32, max: Option<i32>) -> bool {
    n >= i64::from(min) && max.is_none_or(|max| n <= i64::from(max))
}

fn is_text(node: &Node, min: usize, max: Option<usize>, blank: bool) -> bool {
    let Value::Text(text) = &node.value else { return false };
    let count = || text.chars().take(max.map_or(min, |max| max + 1)).count();
    (min == 0 && max.is_none() || (count() >= min && max.is_none_or(|max| count() <= max)))
        && (blank || !text.trim().is_empty())
}

fn is_step(node: &Node, min: i32, max: i32) -> bool {
    matches!(&node.value, Value::List(pair)
        if pair.len() == 2
            && pair.iter().all(|n| integer(n).is_some_and(|n| within(n, min, Some(max)))))
}

/// Whether this is a day of the calendar, written YYYY-MM-DD.
fn is_day(text: &str) -> bool {
    let bytes = text.as_bytes();
    let shaped = bytes.len() == 10
        && bytes.iter().enumerate().all(|(i, byte)| match i {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let part = |range: std::ops::Range<usize>| text[range].parse::<u32>().unwrap_or(0);
    if !shaped {
        return false;
    }
    let (year, month, day) = (part(0..4), part(5..7), part(8..10));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    year > 0 && (1..=days).contains(&day)
}
