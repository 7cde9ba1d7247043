//! The rule language: its keys, its checks, and the words of every refusal.
//!
//! A game is one JSON file. [`check`] reads it into a [`Spec`] or says everything that is wrong
//! with it, in three passes: the shape of each part by itself, the version each key needs, and
//! whether the parts agree. Every key is stated once, as a field in [`spec`]; the shape pass, the
//! version lines, [`reference()`] and [`json_schema`] are made from that.

mod agreement;
mod check;
mod definition;
pub mod document;
mod draft;
mod json_schema;
mod place;
mod problem;
mod reference;
mod shape;
pub mod spec;
mod text;
mod versions;

pub use check::check;
pub use document::Document;
pub use json_schema::json_schema;
pub use place::{Place, Step};
pub use problem::{Pass, Problem};
pub use reference::reference;
pub use spec::Spec;

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: u64 = 4 * 1024 * 1024;

/// The newest version of the language, and the one a file means that names none.
pub const SCHEMA_VERSION: u8 = 29;
