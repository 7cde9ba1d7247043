//! One move of a player.

use crate::{Facing, Kind, Square};

/// A legal move. Two moves that do the same are one value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece moves to an empty square, or onto a piece that it takes, strikes or meets.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
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
    /// A piece turns where it stands.
    Turn {
        /// Where it stands.
        at: Square,
        /// Which way it points then.
        facing: Facing,
    },
    /// A piece jumps along a line and removes what it passes over.
    Sweep {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The first square of the line; the landing square, if that is the first.
        first: Square,
        /// Where it puts the piece that it meets and that survives.
        landing: Option<Square>,
        /// Whether it takes in passing.
        passing: bool,
        /// What it becomes, if it promotes.
        promotion: Option<Kind>,
    },
    /// A capture after which the attacker places the piece that survives it.
    Place {
        /// Where the attacker stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Where it puts the other.
        landing: Square,
        /// Whether it takes in passing.
        passing: bool,
        /// What it becomes, if it promotes.
        promotion: Option<Kind>,
    },
    /// A piece goes through a portal.
    Enter {
        /// Where the piece stands.
        from: Square,
        /// The end it goes in by.
        entry: Square,
        /// Where it ends.
        to: Square,
        /// What it becomes, if it promotes.
        promotion: Option<Kind>,
    },
    /// A player moves an end of a portal.
    Shift {
        /// Where the end is.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

impl Move {
    /// The square the moving piece leaves; a dropped piece and an end of a portal leave none.
    #[inline(always)]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. }
            | Self::EnPassant { from, .. }
            | Self::Castle { from, .. }
            | Self::Sweep { from, .. }
            | Self::Place { from, .. }
            | Self::Enter { from, .. }
            | Self::Turn { at: from, .. } => Some(from),
            Self::Drop { .. } | Self::Shift { .. } => None,
        }
    }

    /// The square the piece goes to.
    #[inline(always)]
    pub const fn to(self) -> Square {
        match self {
            Self::Step { to, .. }
            | Self::EnPassant { to, .. }
            | Self::Castle { to, .. }
            | Self::Drop { to, .. }
            | Self::Sweep { to, .. }
            | Self::Place { to, .. }
            | Self::Enter { to, .. }
            | Self::Shift { to, .. }
            | Self::Turn { at: to, .. } => to,
        }
    }

    /// What the piece becomes, if it promotes.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Kind> {
        match self {
            Self::Step { promotion, .. }
            | Self::EnPassant { promotion, .. }
            | Self::Sweep { promotion, .. }
            | Self::Place { promotion, .. }
            | Self::Enter { promotion, .. } => promotion,
            Self::Castle { .. } | Self::Drop { .. } | Self::Turn { .. } | Self::Shift { .. } => {
                None
            }
        }
    }

    /// Whether the piece takes in passing.
    #[inline(always)]
    pub const fn passes(self) -> bool {
        matches!(
            self,
            Self::EnPassant { .. }
                | Self::Place { passing: true, .. }
                | Self::Sweep { passing: true, .. }
        )
    }

    /// The same step, as a piece that promotes makes it, or one that does not.
    #[inline(always)]
    pub(crate) const fn promoting(mut self, to: Option<Kind>) -> Self {
        if let Self::Step { promotion, .. }
        | Self::EnPassant { promotion, .. }
        | Self::Sweep { promotion, .. }
        | Self::Place { promotion, .. }
        | Self::Enter { promotion, .. } = &mut self
        {
            *promotion = to;
        }
        self
    }

    /// The same capture, as an attacker makes it that places the piece which survives.
    pub(crate) const fn placing(self, landing: Square) -> Self {
        match self {
            Self::Step { from, to, promotion } => {
                Self::Place { from, to, landing, passing: false, promotion }
            }
            Self::EnPassant { from, to, promotion } => {
                Self::Place { from, to, landing, passing: true, promotion }
            }
            Self::Sweep { from, to, first, passing, promotion, .. } => {
                Self::Sweep { from, to, first, landing: Some(landing), passing, promotion }
            }
            other => other,
        }
    }
}

/// What is decided at once: a move, or in a game played in rounds both players' moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// The move of the player to move.
    Move(Move),
    /// The first player's move and the second's.
    Round([Move; 2]),
}

impl Decision {
    /// How many plies it counts: a round is two moves on the clocks.
    pub const fn plies(self) -> u32 {
        match self {
            Self::Move(_) => 1,
            Self::Round(_) => 2,
        }
    }
}

impl From<Move> for Decision {
    fn from(made: Move) -> Self {
        Self::Move(made)
    }
}
