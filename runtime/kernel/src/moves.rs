//! One move of a player.

use crate::{Kind, Square};

/// A legal move. Two moves that do the same are one value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece moves to an empty square or takes what stands there.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it ends.
        to: Square,
        /// What it becomes, if it promotes.
        promotion: Option<Kind>,
    },
    /// A piece takes, in passing, the one that has just passed over the square it moves to.
    EnPassant {
        /// Where the piece stands.
        from: Square,
        /// The empty square it ends on.
        to: Square,
        /// What it becomes, if it promotes.
        promotion: Option<Kind>,
    },
    /// A castling piece and its partner move together.
    Castle {
        /// Where the castling piece stands.
        from: Square,
        /// Where it ends.
        to: Square,
        /// Where its partner stands.
        partner: Square,
    },
}

impl Move {
    /// The square the moving piece leaves.
    #[inline(always)]
    pub const fn from(self) -> Square {
        match self {
            Self::Step { from, .. } | Self::EnPassant { from, .. } | Self::Castle { from, .. } => {
                from
            }
        }
    }

    /// The square the moving piece ends on.
    #[inline(always)]
    pub const fn to(self) -> Square {
        match self {
            Self::Step { to, .. } | Self::EnPassant { to, .. } | Self::Castle { to, .. } => to,
        }
    }
}
