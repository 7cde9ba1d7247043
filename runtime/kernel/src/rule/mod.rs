//! What each rule means: one file a rule.

pub(crate) mod annihilation;
pub(crate) mod bare_royal;
pub(crate) mod castling;
pub(crate) mod check;
pub(crate) mod check_limit;
pub(crate) mod clocks;
pub(crate) mod drops;
pub(crate) mod en_passant;
pub(crate) mod endings;
pub(crate) mod explosion;
pub(crate) mod extinction;
pub(crate) mod facing;
pub(crate) mod forbid_check;
pub(crate) mod immobility;
pub(crate) mod must_capture;
pub(crate) mod no_move;
pub(crate) mod promotion;
pub(crate) mod reach;
pub(crate) mod repetition;
pub(crate) mod royal_loss;
pub(crate) mod scoring;
