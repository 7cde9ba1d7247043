//! What a value must be, in the words of a refusal.

use crate::definition::{Alternative, Literal, Type, Word};
use std::fmt;

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Literal::Text(text) => write!(f, "'{text}'"),
            Literal::Integer(number) => write!(f, "{number}"),
            Literal::Bool(value) => write!(f, "{value}"),
            Literal::EmptyList => f.write_str("[]"),
            Literal::EmptyObject => f.write_str("{}"),
        }
    }
}

/// After "must be".
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Bool => f.write_str("true or false"),
            Type::True => f.write_str("true"),
            Type::Integer { min, max } => write!(f, "an integer{}", range(*min, *max)),
            Type::Number { min, max } => write!(f, "a number{}", range(*min, *max)),
            Type::Text { min, max, blank } => text(f, *min, *max, *blank),
            Type::Day => f.write_str("a day written YYYY-MM-DD"),
            Type::Words([word]) => write!(f, "{}", word.value),
            Type::Words(words) => write!(f, "one of ({})", Listed(words)),
            Type::Step { min, max } => {
                write!(f, "a [dx, dy] pair of integers from {min} to {max}")
            }
            Type::Players => f.write_str("a list of players, each one of (0, 1)"),
            Type::Pair(_) => f.write_str("a pair of names"),
            Type::List { of, min, max } => list(f, of, *min, *max),
            Type::ByPlayer(_) | Type::Object(_) => f.write_str("an object"),
            Type::ById(of) => write!(f, "an object from piece id to {of}"),
            Type::Either(alternatives) => either(f, alternatives),
        }
    }
}

/// The bounds of a number.
fn range(min: i32, max: Option<i32>) -> String {
    max.map_or_else(|| format!(", at least {min}"), |max| format!(" from {min} to {max}"))
}

fn text(f: &mut fmt::Formatter<'_>, min: usize, max: Option<usize>, blank: bool) -> fmt::Result {
    f.write_str("a string")?;
    match max {
        Some(max) => write!(f, " of {min} to {max} characters")?,
        None if min == 1 => f.write_str(" of at least 1 character")?,
        None if min > 1 => write!(f, " of at least {min} characters")?,
        None => {}
    }
    if blank { Ok(()) } else { f.write_str(", not blank") }
}

fn list(f: &mut fmt::Formatter<'_>, of: &Type, min: usize, max: Option<usize>) -> fmt::Result {
    match of {
        Type::Object(_) => f.write_str("a list of objects")?,
        Type::Text { .. } => f.write_str("a list of strings")?,
        Type::Step { min, max } => {
            write!(f, "a list of [dx, dy] pairs of integers from {min} to {max}")?;
        }
        Type::Integer { min, max: None } => {
            write!(f, "a list of integers, each at least {min}")?;
        }
        Type::Integer { min, max } => write!(f, "a list of integers{}", range(*min, *max))?,
        _ => write!(f, "a list, each {of}")?,
    }
    match (min, max) {
        (0, None) => Ok(()),
        (0, Some(max)) => write!(f, ", at most {max} entries"),
        (1, None) if matches!(of, Type::Integer { .. }) => f.write_str(", at least 1 entry"),
        (min, None) => write!(f, ", at least {min}"),
        (min, Some(max)) => write!(f, ", {min} to {max} entries"),
    }
}

/// Choices that are not all words of one kind: each in turn, the last after "or".
fn either(f: &mut fmt::Formatter<'_>, alternatives: &[Alternative]) -> fmt::Result {
    for (i, alternative) in alternatives.iter().enumerate() {
        f.write_str(match i {
            0 => "",
            i if i + 1 == alternatives.len() => " or ",
            _ => ", ",
        })?;
        match alternative {
            Alternative::Word(word) => write!(f, "{}", word.value)?,
            Alternative::Type(Type::Text { min: 1, max: None, .. }) => f.write_str("a name")?,
            Alternative::Type(ty) => write!(f, "{ty}")?,
        }
    }
    Ok(())
}

/// Words with commas between.
struct Listed<'a>(&'a [Word]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, word) in self.0.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { "" } else { ", " }, word.value)?;
        }
        Ok(())
    }
}
