use super::ById;
use sandbox_schema_derive::Key;

/// How the pieces are drawn.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Appearance {
    /// The drawing of each piece: the name of one, or of one for each player.
    pub icons: Option<ById<Icon>>,
}

/// The drawing of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub enum Icon {
    /// One for both players.
    One(#[key(len = 1..)] String),
    /// One for each player.
    Pair(#[key(len = 1..)] [String; 2]),
}

/// Where the game came from.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Provenance {
    /// The day it was added, written YYYY-MM-DD.
    #[key(day)]
    pub added: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// Where it is shown.
    pub exhibit: Option<String>,
    /// What happened to it since.
    pub history: Option<String>,
    /// How it came about.
    pub origin: Option<String>,
    /// The identifiers of the games it was made from.
    pub parents: Option<Vec<String>>,
    /// What a reader sees of it first.
    pub preview: Option<String>,
    /// The text or program it was taken from.
    pub source: Option<String>,
    /// What it is about.
    pub theme: Option<String>,
    /// The year it was made.
    pub year: Option<String>,
}
