//! The commands, one file each.

pub(crate) mod games;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod playout;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod show;
pub(crate) mod validate;
