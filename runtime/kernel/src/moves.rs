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
    /// A piece from the hand is put on an empty square.
    Drop {
        /// What it is on the board.
        kind: Kind,
        /// Where it is put.
        to: Square,
    },
}

impl Move {
    /// The square the moving piece leaves; a dropped piece leaves none.
    #[inline(always)]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. } | Self::EnPassant { from, .. } | Self::Castle { from, .. } => {
                Some(from)
            }
            Self::Drop { .. } => None,
        }
    }

    /// The square the piece ends on.
    #[inline(always)]
    pub const fn to(self) -> Square {
        match self {
            Self::Step { to, .. }
            | Self::EnPassant { to, .. }
            | Self::Castle { to, .. }
            | Self::Drop { to, .. } => to,
        }
    }
}
