//! The file, typed: names, square names, defaults filled in, nothing resolved.
//!
//! Every key is stated once, here, as a field: its doc comment is its text in the reference and
//! the JSON Schema, its type and its `key` attribute are what the shape pass holds a file to. The
//! attribute's words:
//!
//! - `range = 2..=16`, `range = 1..`: the least and the most of a number;
//! - `len = 1..=24`: the same of a list's entries or a string's characters;
//! - `each = 1..=4`: the same of every number in a list;
//! - `words("loss", "win")`: the values allowed, where they are not simply all
//!   the words of an enum in its order;
//! - `default = "both"`: what leaving the key out means, as JSON writes it;
//! - `default_text = "..."`: the same in words, where it is no constant;
//! - `since = 26`, `gone = 29`: the version that brought the key, and the one
//!   that took it away;
//! - `name = "0"`: the key, where it is no Rust name;
//! - `players`, `squares`, `day`, `only_true`, `not_blank`: special forms.
//!
//! A field that is neither an `Option` nor has a default is a required key.

mod board;
mod captures;
mod endings;
mod moves;
mod pieces;
mod play;
mod portals;
mod records;
mod rules;
mod setup;

pub use board::{
    Board, FileJoin, Lattice, NeSwJoin, Npc, NsJoin, NwSeJoin, Obstacles, RankJoin, Shape, Wrap,
};
pub use captures::{
    Chain, Contacts, Drops, Effect, Explosion, Landing, Link, Position, Stock, Strike,
};
pub use endings::{
    ArriveOn, Count, Extinction, ExtinctionPieces, PerType, Reach, ReachMirror, RepetitionDraw,
    Scoring, Territory, TerritoryMode,
};
pub use moves::{Condition, Mode, Move, MoveKind, Screen, Symmetry};
pub use pieces::{Facing, Heading, Piece};
pub use play::{BothEnd, Simultaneous, Swap, Tie, Turn};
pub use portals::{End, EndCarries, EndMovers, Passage, PassageRule, PortalKind, Portals};
pub use records::{Appearance, Icon, Provenance};
pub use rules::{Castling, Outcome, Promotion, Promotions, Rank, RoyalFacing, Rules, Sides, Win};
pub use setup::{Orientation, Placement, Setup};

use sandbox_schema_derive::Key;

/// A value for each player: the keys "0" and "1" of an object.
pub type ByPlayer<T> = [T; 2];

/// An object from piece id to a value, in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct ById<T>(pub Vec<(String, T)>);

impl<T> std::ops::Deref for ById<T> {
    type Target = [(String, T)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a, T> IntoIterator for &'a ById<T> {
    type Item = &'a (String, T);
    type IntoIter = std::slice::Iter<'a, (String, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A game, as its file states it.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Spec {
    /// The version of the language the file is written in. Every version from 1 on is still read,
    /// and a file may use only what its version had.
    #[key(range = 1..=29, default = 29)]
    pub schema_version: u8,
    /// What the game is called wherever games are listed.
    #[key(len = 1.., not_blank)]
    pub name: String,
    /// A few sentences on how the game plays: what a player keeps having to decide, and how a
    /// game tends to go.
    #[key(default = "")]
    pub description: String,
    /// How large the board is and what its cells look like.
    pub board: Board,
    /// The kinds of piece, in any order, each with an id of its own.
    #[key(len = 1..=24)]
    pub pieces: Vec<Piece>,
    /// What stands where before the first move.
    pub setup: Setup,
    /// How the game is won, and every rule beyond the board and the pieces. A key left out has
    /// its default.
    #[key(default = {})]
    pub rules: Rules,
    /// How the pieces are drawn. Nothing in it changes play: without it a piece is drawn from its
    /// name, or as its letter.
    pub appearance: Option<Appearance>,
    /// Where the game came from. Nothing in it changes play.
    pub provenance: Option<Provenance>,
}
