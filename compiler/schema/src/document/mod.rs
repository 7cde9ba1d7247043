//! A file as JSON, with the place of every key and value in its text.

mod json;

use crate::{MAX_FILE_BYTES, Pass, Place, Problem, Step};
use json::{Unreadable, Why};

/// How often the characters before a byte are counted ahead, so that the column of a byte in a
/// long line is found at once.
const STRIDE: usize = 1024;

/// A file that was read as JSON: its values, and where each stands.
#[derive(Clone, Debug)]
pub struct Document {
    root: Node,
    text: Text,
}

/// A text, and where its lines and characters are.
#[derive(Clone, Debug)]
struct Text {
    bytes: Vec<u8>,
    /// The first byte of each line.
    lines: Vec<u32>,
    /// The characters before each multiple of [`STRIDE`] bytes.
    before: Vec<u32>,
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
    /// Reads a file as JSON; if it is none, the one line that says why.
    pub fn read(bytes: &[u8]) -> Result<Self, Box<Problem>> {
        if bytes.len() as u64 > MAX_FILE_BYTES {
            let most = MAX_FILE_BYTES / (1024 * 1024);
            let message = format!("the file is larger than {most} MiB, the most that is read");
            return Err(Box::new(unreadable(message, None)));
        }
        let text = Text::new(bytes);
        let decoded = std::str::from_utf8(bytes).map_err(|error| {
            let at = error.valid_up_to();
            let message =
                format!("the file is not UTF-8 text: byte {:#04x} at position {at}", bytes[at]);
            Box::new(unreadable(message, Some(text.position(count(at)))))
        })?;
        // A byte order mark says nothing in UTF-8, but some editors write one.
        let json = decoded.strip_prefix('\u{feff}').unwrap_or(decoded);
        let mark = bytes.len() - json.len();
        match json::read(json) {
            Ok(root) => Ok(Self { root, text: Text::new(&bytes[mark..]) }),
            Err(error) => Err(Box::new(text.refusal(&error, mark))),
        }
    }

    /// The whole value.
    pub fn root(&self) -> &Node {
        &self.root
    }

    /// The value at a place, if the file has one there.
    pub fn get(&self, place: &Place) -> Option<&Node> {
        place.steps().iter().try_fold(&self.root, |node, step| node.step(step))
    }

    /// The line and the column, both from 1, of a byte of the text.
    pub fn position(&self, byte: u32) -> (u32, u32) {
        self.text.position(byte)
    }

    /// A problem that points at a value or, where the file does not have it, at the innermost
    /// part of the file around it.
    pub(crate) fn problem(&self, pass: Pass, place: &Place, message: String) -> Problem {
        let mut node = &self.root;
        let mut depth = 0;
        while let Some(next) = place.steps().get(depth).and_then(|step| node.step(step)) {
            node = next;
            depth += 1;
        }
        self.problem_at(pass, &place.truncated(depth), node.start, message)
    }

    /// A problem that points at a key.
    pub(crate) fn problem_at_key(&self, pass: Pass, place: &Place, message: String) -> Problem {
        let around = place.truncated(place.steps().len().saturating_sub(1));
        let member = match (self.get(&around), place.steps().last()) {
            (Some(object), Some(Step::Key(key))) => object.member(key),
            _ => None,
        };
        match member {
            Some(member) => self.problem_at(pass, place, member.start, message),
            None => self.problem(pass, place, message),
        }
    }

    /// A problem that points at a byte of the text.
    pub(crate) fn problem_at(
        &self,
        pass: Pass,
        place: &Place,
        byte: u32,
        message: String,
    ) -> Problem {
        let (line, column) = self.position(byte);
        Problem { message, path: place.pointer(), pass, line: Some(line), column: Some(column) }
    }
}

impl Text {
    fn new(bytes: &[u8]) -> Self {
        let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let lines = std::iter::once(0).chain(ends.map(|(i, _)| count(i + 1))).collect();
        let mut total = 0;
        let mut before = Vec::with_capacity(bytes.len() / STRIDE + 1);
        for chunk in bytes.chunks(STRIDE) {
            before.push(count(total));
            total += characters(chunk);
        }
        Self { bytes: bytes.to_vec(), lines, before }
    }

    fn position(&self, byte: u32) -> (u32, u32) {
        let line = self.lines.partition_point(|&start| start <= byte).max(1);
        let start = self.lines.get(line - 1).copied().unwrap_or(0);
        let column = self.characters_before(byte) - self.characters_before(start) + 1;
        (count(line), column)
    }

    /// The number of characters before a byte.
    fn characters_before(&self, byte: u32) -> u32 {
        let byte = (byte as usize).min(self.bytes.len());
        let Some(before) = self.before.get(byte / STRIDE) else {
            return self.before.last().map_or(0, |before| {
                let from = (self.before.len() - 1) * STRIDE;
                before + count(characters(&self.bytes[from..byte]))
            });
        };
        before + count(characters(&self.bytes[byte / STRIDE * STRIDE..byte]))
    }

    /// The line about a text that is not JSON, which begins after so many bytes of mark.
    fn refusal(&self, error: &Unreadable, mark: usize) -> Problem {
        let position = self.position(count(error.at + mark));
        let message = match &error.why {
            Why::Syntax(words) => {
                let (line, column) = position;
                format!("the file is not JSON: line {line}, column {column}: {words}")
            }
            Why::Deep => "the file is not JSON this language could use: it is nested more than \
                          100 deep"
                .to_owned(),
            Why::Surrogate(place) => format!(
                "the file has half of a surrogate pair in a string, which is no character: {place}"
            ),
        };
        unreadable(message, Some(position))
    }
}

/// The one line about a file that cannot be read.
fn unreadable(message: String, position: Option<(u32, u32)>) -> Problem {
    let (line, column) = position.unzip();
    Problem { message, path: String::new(), pass: Pass::Shape, line, column }
}

/// How many characters begin in some bytes of UTF-8.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count()
}

/// A count of things in a file, which is never longer than a `u32` can say.
fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
