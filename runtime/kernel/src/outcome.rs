//! How a game ends.

use crate::Player;

/// What an ending gives the player it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// That player wins.
    Win,
    /// That player loses.
    Loss,
    /// Nobody wins.
    Draw,
}

impl Verdict {
    /// The winner, when this is the verdict on `player`.
    #[inline(always)]
    pub const fn winner(self, player: Player) -> Option<Player> {
        match self {
            Self::Win => Some(player),
            Self::Loss => Some(player.other()),
            Self::Draw => None,
        }
    }
}

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The player to move is in check and has no legal move.
    Checkmate,
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// A player lost the last royal piece.
    RoyalCapture,
    /// A player has no piece left on the board.
    Annihilation,
    /// A player was reduced to royal pieces alone.
    BareRoyal,
    /// A player has given as many checks as win.
    CheckLimit,
    /// A piece reached, or left, a goal square.
    Reach,
    /// A player ran short of a kind of piece.
    Extinction,
    /// A player has claimed as many squares as win.
    Territory,
    /// The longest a game may run.
    MaxPlies,
    /// The same position again.
    Repetition,
    /// Too long without a capture or a promotion.
    NoProgress,
    /// Endings of both players in one round that name different winners.
    Simultaneous,
}

/// The end of a game: who won, if anybody, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Player>,
    /// The rule that decided.
    pub reason: Reason,
}
