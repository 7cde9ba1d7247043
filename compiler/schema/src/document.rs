//! A file as JSON, with the place of every key and value in its text.

use crate::{Place, Step};

/// A file that was read as JSON: its values, and where each stands.
#[derive(Clone, Debug)]
pub struct Document {
    root: Node,
    /// Where each line begins, in bytes.
    lines: Vec<u32>,
    text: String,
}

/// A value, and where its text begins.
#[derive(Clone, Debug)]
pub struct Node {
    /// The value.
    pub value: Value,
    /// Its first byte in the text.
    pub start: u32,
}

/// A JSON value.
#[derive(Clone, Debug)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as it is written.
    Number(Box<str>),
    /// A string.
    Text(Box<str>),
    /// A list.
    List(Vec<Node>),
    /// An object, in the order of the file. A key may stand in it twice.
    Object(Vec<Member>),
}

/// A key of an object and its value.
#[derive(Clone, Debug)]
pub struct Member {
    /// The key.
    pub key: Box<str>,
    /// The first byte of the key in the text.
    pub start: u32,
    /// The value.
    pub node: Node,
}

impl Node {
    /// The member of an object with this key; the first, if there are several.
    pub fn member(&self, key: &str) -> Option<&Member> {
        match &self.value {
            Value::Object(members) => members.iter().find(|member| &*member.key == key),
            _ => None,
        }
    }

    /// The value one step further.
    pub fn step(&self, step: &Step) -> Option<&Node> {
        match (step, &self.value) {
            (Step::Key(key), Value::Object(_)) => self.member(key).map(|member| &member.node),
            (Step::Index(index), Value::List(entries)) => entries.get(*index),
            _ => None,
        }
    }
}

impl Document {
    /// The whole value.
    pub fn root(&self) -> &Node {
        &self.root
    }

    /// The value at a place, if the file has one there.
    pub fn get(&self, place: &Place) -> Option<&Node> {
        place.steps().iter().try_fold(&self.root, |node, step| node.step(step))
    }

    /// The place itself, or where the file does not have it, the innermost part of
    /// it that the file has; and where that begins.
    pub fn nearest(&self, place: &Place) -> (Place, &Node) {
        let mut node = &self.root;
        for (depth, step) in place.steps().iter().enumerate() {
            match node.step(step) {
                Some(next) => node = next,
                None => return (place.truncated(depth), node),
            }
        }
        (place.clone(), node)
    }

    /// The line and the column, both from 1, of a byte of the text.
    pub fn position(&self, byte: u32) -> (u32, u32) {
        let line = self.lines.partition_point(|&start| start <= byte).max(1) - 1;
        let from = self.lines.get(line).map_or(0, |&start| start as usize);
        let before = self.text.get(from..byte as usize).unwrap_or_default();
        (count(line + 1), count(before.chars().count() + 1))
    }
}

/// A count of things in a file, which is never longer than a `u32` can say.
fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
