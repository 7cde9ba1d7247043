//! From a value of the file to a value of the [`Spec`](crate::Spec).

use super::Reader;
use super::flaw::{integer, number};
use crate::Step;
use crate::definition::{Absent, Key, Literal, PLAYER, Type};
use crate::document::{Node, Value};
use crate::spec::ById;

/// A type that a part of the file is read as.
pub(crate) trait Part: Sized {
    /// Reads a value, and reports what is wrong with it. Nothing if nothing of it can be used.
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self>;

    /// A constant of the language as this type.
    fn literal(value: &Literal) -> Self;
}

/// What stands for a key that the file does not give, or not rightly.
pub(super) fn stand_in<T: Part>(key: &Key) -> T {
    match &key.absent {
        Absent::Value(value) => T::literal(value),
        _ => T::literal(&key.ty.vacant()),
    }
}

/// What stands for a key of an object that is not there itself.
pub(crate) fn absent<T: Part>(object: &Type, key: usize) -> T {
    match object {
        Type::Object(object) => stand_in(&object.keys[key]),
        _ => T::literal(&object.vacant()),
    }
}

impl<T: Part> Part for Option<T> {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        T::read(reader, node, ty).map(Some)
    }

    fn literal(_: &Literal) -> Self {
        None
    }
}

impl Part for bool {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        reader.fits(node, ty).then_some(matches!(node.value, Value::Bool(true)))
    }

    fn literal(value: &Literal) -> Self {
        *value == Literal::Bool(true)
    }
}

/// Whole numbers: the ranges of the language fit their types, and a range without an end stops at
/// the most the type can hold.
macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Part for $ty {
            fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
                if !reader.fits(node, ty) {
                    return None;
                }
                integer(node).map(|n| n.try_into().unwrap_or(<$ty>::MAX))
            }

            fn literal(value: &Literal) -> Self {
                match value {
                    Literal::Integer(n) => (*n).try_into().unwrap_or_default(),
                    _ => 0,
                }
            }
        }
    )*};
}

integers!(i8, u8, u16, u32);

impl Part for f64 {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        if reader.fits(node, ty) { number(node) } else { None }
    }

    fn literal(value: &Literal) -> Self {
        if let Literal::Integer(n) = value { Self::from(*n) } else { 0.0 }
    }
}

impl Part for String {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        match &node.value {
            _ if !reader.fits(node, ty) => None,
            Value::Text(text) => Some(Self::from(&**text)),
            _ => None,
        }
    }

    fn literal(value: &Literal) -> Self {
        if let Literal::Text(text) = value { Self::from(*text) } else { Self::new() }
    }
}

impl<T: Part> Part for Vec<T> {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        let sound = reader.fits(node, ty);
        let of = match ty {
            Type::List { of, .. } => of,
            _ => PLAYER,
        };
        let Value::List(entries) = &node.value else { return None };
        // The list has had its line; only objects have more to say for themselves.
        if !sound && !matches!(of, Type::Object(_)) {
            return None;
        }
        let mut list = Vec::with_capacity(entries.len());
        for (i, entry) in entries.iter().enumerate() {
            let read = match entry.value {
                Value::Object(_) => reader.within(Step::Index(i), |r| T::read(r, entry, of)),
                _ if sound => T::read(reader, entry, of),
                _ => None,
            };
            list.push(read.unwrap_or_else(|| T::literal(&of.vacant())));
        }
        Some(list)
    }

    fn literal(_: &Literal) -> Self {
        Self::new()
    }
}

/// A step, a pair, or a value for each player.
impl<T: Part> Part for [T; 2] {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        match ty {
            Type::ByPlayer(of) => {
                let [first, second] = reader.players(node, ty)?;
                let mut read = |node: Option<&Node>, key: &str| {
                    let value = node.and_then(|node| {
                        reader.within(Step::Key(key.into()), |r| T::read(r, node, of))
                    });
                    value.unwrap_or_else(|| T::literal(&of.vacant()))
                };
                Some([read(first, "0"), read(second, "1")])
            }
            Type::Pair(of) => pair(reader, node, ty, of),
            Type::Step { .. } => pair(reader, node, ty, ANY_INTEGER),
            _ => None,
        }
    }

    fn literal(value: &Literal) -> Self {
        [T::literal(value), T::literal(value)]
    }
}

/// What each number of a step is, once the step as a whole was found right.
const ANY_INTEGER: &Type = &Type::Integer { min: i32::MIN, max: None };

fn pair<T: Part>(
    reader: &mut Reader<'_>,
    node: &Node,
    ty: &'static Type,
    of: &'static Type,
) -> Option<[T; 2]> {
    if !reader.fits(node, ty) {
        return None;
    }
    let Value::List(entries) = &node.value else { return None };
    let [first, second] = &entries[..] else { return None };
    Some([T::read(reader, first, of)?, T::read(reader, second, of)?])
}

impl<T: Part> Part for ById<T> {
    fn read(reader: &mut Reader<'_>, node: &Node, ty: &'static Type) -> Option<Self> {
        let members = reader.distinct(node, ty)?;
        let Type::ById(of) = ty else { return None };
        let mut entries = Vec::with_capacity(members.len());
        for member in members {
            let step = Step::Key(member.key.clone());
            let value = reader.within(step, |r| T::read(r, &member.node, of));
            let value = value.unwrap_or_else(|| T::literal(&of.vacant()));
            entries.push((member.key.to_string(), value));
        }
        Some(Self(entries))
    }

    fn literal(_: &Literal) -> Self {
        Self(Vec::new())
    }
}
