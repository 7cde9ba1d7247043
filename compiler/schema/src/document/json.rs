//! Reading a text as JSON.
//!
//! Ours rather than a library's: none that was looked at gives all of the place of every key and
//! value, keys that stand twice, and numbers as they are written, whatever their length.

use super::{Member, Node, Value};
use crate::{Place, Step};

/// How deep lists and objects may lie in each other. The language needs about eight.
const DEEPEST: usize = 100;

/// Why a text is not JSON, and the byte where reading it stopped.
#[derive(Debug)]
pub(super) struct Unreadable {
    pub(super) why: Why,
    pub(super) at: usize,
}

#[derive(Debug)]
pub(super) enum Why {
    /// It is not JSON, in words.
    Syntax(&'static str),
    /// It is nested too deep.
    Deep,
    /// A string at this place has half of a surrogate pair.
    Surrogate(Place),
}

type Result<T> = std::result::Result<T, Unreadable>;

/// Reads a text that is one JSON value and nothing more.
pub(super) fn read(text: &str) -> Result<Node> {
    let mut reader = Reader { text, at: 0, place: Place::root(), depth: 0 };
    reader.white_space();
    let node = reader.value()?;
    reader.white_space();
    match reader.peek() {
        None => Ok(node),
        Some(_) => reader.wrong("something follows the end of the value"),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    place: Place,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn wrong<T>(&self, words: &'static str) -> Result<T> {
        Err(Unreadable { why: Why::Syntax(words), at: self.at })
    }

    fn white_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }

    fn value(&mut self) -> Result<Node> {
        let start = super::count(self.at);
        let value = match self.peek() {
            Some(b'{') => self.nested(Self::object)?,
            Some(b'[') => self.nested(Self::list)?,
            Some(b'"') => Value::Text(self.string()?),
            Some(b'-' | b'0'..=b'9') => Value::Number(self.number()?.into()),
            Some(b't') => self.word("true", Value::Bool(true))?,
            Some(b'f') => self.word("false", Value::Bool(false))?,
            Some(b'n') => self.word("null", Value::Null)?,
            Some(_) => return self.wrong("no JSON value begins so"),
            None => return self.wrong("the text ends where a value should be"),
        };
        Ok(Node { value, start })
    }

    /// Reads what may hold further values, which is how deep this calls itself.
    fn nested(&mut self, read: fn(&mut Self) -> Result<Value>) -> Result<Value> {
        if self.depth == DEEPEST {
            return Err(Unreadable { why: Why::Deep, at: self.at });
        }
        self.depth += 1;
        self.at += 1;
        self.white_space();
        let value = read(self);
        self.depth -= 1;
        value
    }

    fn list(&mut self) -> Result<Value> {
        let mut entries = Vec::new();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(Value::List(entries));
        }
        loop {
            self.place.push(Step::Index(entries.len()));
            entries.push(self.value()?);
            self.place.pop();
            if self.ends(b']', "a comma or a closing bracket is missing")? {
                return Ok(Value::List(entries));
            }
        }
    }

    fn object(&mut self) -> Result<Value> {
        let mut members = Vec::new();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(Value::Object(members));
        }
        loop {
            members.push(self.member()?);
            if self.ends(b'}', "a comma or a closing brace is missing")? {
                return Ok(Value::Object(members));
            }
        }
    }

    fn member(&mut self) -> Result<Member> {
        let start = super::count(self.at);
        match self.peek() {
            Some(b'"') => {}
            None => return self.wrong("the text ends inside an object"),
            Some(_) => return self.wrong("a key must be a string in double quotes"),
        }
        let key = self.string()?;
        self.white_space();
        if self.peek() != Some(b':') {
            return self.wrong("a colon is missing after a key");
        }
        self.at += 1;
        self.white_space();
        self.place.push(Step::Key(key.clone()));
        let node = self.value()?;
        self.place.pop();
        Ok(Member { key, start, node })
    }

    /// After an entry: whether the list or object ends here, or a comma leads on.
    fn ends(&mut self, close: u8, missing: &'static str) -> Result<bool> {
        self.white_space();
        match self.peek() {
            Some(byte) if byte == close => {
                self.at += 1;
                Ok(true)
            }
            Some(b',') => {
                let comma = self.at;
                self.at += 1;
                self.white_space();
                if self.peek() == Some(close) {
                    self.at = comma;
                    return self.wrong("a comma before a closing bracket");
                }
                Ok(false)
            }
            Some(_) => self.wrong(missing),
            None => self.wrong("the text ends inside a list or an object"),
        }
    }

    fn word(&mut self, word: &str, value: Value) -> Result<Value> {
        if !self.text[self.at..].starts_with(word) {
            return self.wrong("no JSON value begins so");
        }
        self.at += word.len();
        Ok(value)
    }

    /// A number as it is written.
    fn number(&mut self) -> Result<&'a str> {
        let start = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        match self.peek() {
            Some(b'0') => self.at += 1,
            _ => self.digits()?,
        }
        if let Some(b'0'..=b'9') = self.peek() {
            return self.wrong("a number begins with a zero too many");
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.digits()?;
        }
        Ok(&self.text[start..self.at])
    }

    fn digits(&mut self) -> Result<()> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if start == self.at { self.wrong("a digit is missing in a number") } else { Ok(()) }
    }

    fn string(&mut self) -> Result<Box<str>> {
        self.at += 1;
        let mut read = String::new();
        loop {
            let start = self.at;
            while let Some(byte) = self.peek()
                && !matches!(byte, b'"' | b'\\' | 0..0x20)
            {
                self.at += 1;
            }
            let plain = &self.text[start..self.at];
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    // Most strings have no escape and are copied once.
                    if read.is_empty() {
                        return Ok(plain.into());
                    }
                    read.push_str(plain);
                    return Ok(read.into());
                }
                Some(b'\\') => {
                    read.push_str(plain);
                    read.push(self.escape()?);
                }
                Some(_) => return self.wrong("a line break or control character in a string"),
                None => return self.wrong("the text ends inside a string"),
            }
        }
    }

    fn escape(&mut self) -> Result<char> {
        let start = self.at;
        self.at += 2;
        Ok(match self.text.as_bytes().get(start + 1) {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(start),
            _ => {
                self.at = start;
                return self.wrong("a backslash that begins no escape");
            }
        })
    }

    /// A `\u` escape, or two that make one character.
    fn unicode(&mut self, start: usize) -> Result<char> {
        let first = self.hex()?;
        let half = || Unreadable { why: Why::Surrogate(self.place.clone()), at: start };
        if let Some(c) = char::from_u32(first) {
            return Ok(c);
        }
        if first >= 0xDC00 || !self.text[self.at..].starts_with("\\u") {
            return Err(half());
        }
        let half = half();
        self.at += 2;
        let second = self.hex()?;
        if !(0xDC00..0xE000).contains(&second) {
            return Err(half);
        }
        char::from_u32(0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00)).ok_or(half)
    }

    fn hex(&mut self) -> Result<u32> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4).unwrap_or_default();
        let digit = |value: u32, &byte: &u8| Some(value * 16 + char::from(byte).to_digit(16)?);
        match digits.iter().try_fold(0, digit) {
            Some(value) if digits.len() == 4 => {
                self.at += 4;
                Ok(value)
            }
            _ => self.wrong("an escape without four hexadecimal digits"),
        }
    }
}
