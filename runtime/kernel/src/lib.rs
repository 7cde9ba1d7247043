//! What the rules of a game mean.
//!
//! A game is one value of [`Facts`]: the compiler prints it as Rust, the interpreter loads it.
//! Everything here is generic over [`Rules`], a trait whose default methods work from tables and
//! are the interpreter; a generated game overrides some of them with code made for its own pieces.
//! Nothing outside this crate, the interpreter and the generated games is generic over [`Rules`]:
//! [`Game`] is the boundary.
//!
//! The crate has no input, no output and no dependencies, and playing cannot fail: a move comes
//! from the list of legal moves.

#![allow(
    clippy::inline_always,
    reason = "perft lives on calls of a few instructions; leaving them to the compiler costs a third"
)]

mod act;
#[cfg(feature = "audit")]
mod audit;
pub mod defaults;
mod extra;
pub mod facts;
mod features;
mod game;
mod generate;
mod legality;
mod moves;
mod outcome;
mod piece;
mod play;
mod position;
mod rule;
mod rules;
mod set;
mod state;
mod store;
mod tables;
mod wide;

pub use extra::Extra;
pub use facts::Facts;
pub use features::{Features, Tier};
pub use game::{Engine, Entry, Game, Match};
pub use moves::{Decision, Move};
pub use outcome::{Outcome, Reason, Verdict};
pub use piece::{Cell, Facing, Kind, KindSet, Player, Square};
pub use position::Position;
pub use rules::{Reach, Rules, VisitKind};
pub use set::{Span, SquareSet};
pub use state::{Passing, Phase, Piece, RoundState, State};
pub use store::Store;
pub use tables::{
    DoubleStep, HopLine, Hops, HopsOnto, KindTables, Leaps, LeapsOnto, Legged, LeggedOnto, Line,
    LinesOnto, Onto, PinRay, PlayerTables, PromotionTables, Slides, Stride, Tables, Tally, Walk,
    WalkOnto, covered, guarded, legged, row,
};
pub use wide::Wide;
