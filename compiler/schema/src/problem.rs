use serde::Serialize;

/// One line of what is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The whole line.
    pub message: String,
    /// The place in the file, as a JSON Pointer; where a key is missing, its object.
    pub path: String,
    /// The pass that found it.
    pub pass: Pass,
    /// The line of the key or value meant, counted from 1.
    pub line: Option<u32>,
    /// The column in that line in characters, counted from 1.
    pub column: Option<u32>,
}

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pass {
    /// One part by itself: its keys, types, ranges and words.
    Shape,
    /// A key newer than the version the file declares.
    Version,
    /// Parts that do not fit each other, or this board.
    Agreement,
}
