//! The kinds of piece: how each moves, takes and promotes, and where it starts.

use super::{List, Step};
use crate::{Facing, Kind, KindSet, Player, Wide};
use std::borrow::Cow;

/// A kind of piece.
#[derive(Clone, PartialEq, Debug)]
pub struct KindFacts {
    /// Its id in the file.
    pub id: Cow<'static, str>,
    /// Whether losing the last of the royal pieces loses the game.
    pub royal: bool,
    /// What it is worth, roughly in pawns.
    pub value: f64,
    /// The only squares it may stand on, for each player.
    pub region: Option<[Wide; 2]>,
    /// The kinds it may take.
    pub captures: KindSet,
    /// Its ways of moving.
    pub moves: List<MoveFacts>,
    /// Where and to what it promotes.
    pub promotion: Option<Promotion>,
    /// What it goes to the hand as, where captures go to the hand.
    pub in_hand: Option<Kind>,
    /// Which ways it can point, if it has a facing.
    pub facing: Option<FacingFacts>,
    /// How many of its player's turns it rests after it has moved.
    pub rest: u8,
    /// Its rank in the order of the moves of a round; the higher moves first.
    pub speed: u8,
    /// Whether it is a spy.
    pub spy: bool,
    /// The kinds it eliminates when the two collide in a round.
    pub beats: KindSet,
}

impl KindFacts {
    /// A kind that does nothing out of the ordinary: it takes anything, may stand anywhere, and
    /// has no other rule of its own.
    pub const fn new(id: &'static str, value: f64, moves: &'static [MoveFacts]) -> Self {
        Self {
            id: Cow::Borrowed(id),
            royal: false,
            value,
            region: None,
            captures: KindSet::ALL,
            moves: Cow::Borrowed(moves),
            promotion: None,
            in_hand: None,
            facing: None,
            rest: 0,
            speed: 0,
            spy: false,
            beats: KindSet::ALL,
        }
    }
}

/// Which ways a kind of piece can point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FacingFacts {
    /// How many: forward and backward, or four.
    pub axes: u8,
    /// Which way it points where nothing else is said.
    pub initial: Facing,
    /// Whether a move may turn it.
    pub turns: bool,
}

impl FacingFacts {
    /// The ways it can point.
    pub fn ways(self) -> impl Iterator<Item = Facing> {
        Facing::ALL.into_iter().filter(move |&facing| self.can_point(facing))
    }

    /// Whether it can point so.
    pub const fn can_point(self, facing: Facing) -> bool {
        self.axes == 4 || matches!(facing, Facing::Forward | Facing::Backward)
    }
}

/// One way of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveFacts {
    /// How far it goes.
    pub gait: Gait,
    /// Whether it may end on an empty square, on a piece it takes, or on both.
    pub mode: Mode,
    /// The steps as the first player makes them; none twice.
    pub steps: List<Step>,
    /// The only squares it may start from, for each player.
    pub from: Option<[Wide; 2]>,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
}

impl MoveFacts {
    /// A way of moving from any square, for any piece.
    pub const fn new(gait: Gait, mode: Mode, steps: &'static [Step]) -> Self {
        Self { gait, mode, steps: Cow::Borrowed(steps), from: None, first_move: false }
    }

    /// A way of leaping.
    pub const fn leap(mode: Mode, steps: &'static [Step]) -> Self {
        Self::new(Gait::Leap, mode, steps)
    }

    /// A way of leaping that a piece on the way blocks.
    pub const fn lame(mode: Mode, steps: &'static [Step]) -> Self {
        Self::new(Gait::Lame, mode, steps)
    }

    /// A way of sliding, this many steps at least and at most.
    pub const fn slide(mode: Mode, least: u8, most: Option<u8>, steps: &'static [Step]) -> Self {
        Self::new(Gait::Slide { least, most }, mode, steps)
    }

    /// The same way, only from some squares.
    #[must_use]
    pub const fn only_from(mut self, from: [Wide; 2]) -> Self {
        self.from = Some(from);
        self
    }

    /// The same way, only for a piece that has never moved.
    #[must_use]
    pub const fn only_first(mut self) -> Self {
        self.first_move = true;
        self
    }
}

/// How a piece goes along a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// One jump, whatever stands between.
    Leap,
    /// One jump that a piece on the way blocks: one step along the longer axis, or one diagonal
    /// step where both are equal.
    Lame,
    /// Step after step until something stands in the way.
    Slide {
        /// The least number of steps.
        least: u8,
        /// The greatest number of steps; no limit, if absent.
        most: Option<u8>,
    },
    /// Step after step over exactly one piece, and on.
    Hop {
        /// The least number of steps, from the piece to where it lands.
        least: u8,
        /// The greatest number of those steps; no limit, if absent.
        most: Option<u8>,
        /// The greatest number of steps past the screen; no limit, if absent.
        beyond: Option<u8>,
        /// Whose pieces may be jumped.
        screen: Screen,
    },
    /// One jump to a square along a line, which removes every piece it passes over.
    Sweep {
        /// The least number of steps.
        least: u8,
        /// The greatest number of steps; no limit, if absent.
        most: Option<u8>,
    },
}

/// Whose pieces a hop may jump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Screen {
    /// Any piece.
    Any,
    /// The hopper's own army.
    Own,
    /// The other player's.
    Enemy,
}

/// Where a way of moving may end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// On an empty square only.
    Quiet,
    /// On a piece that it takes only.
    Capture,
    /// On either.
    Both,
}

impl Mode {
    /// Whether it may end on an empty square.
    pub const fn quiet(self) -> bool {
        !matches!(self, Self::Capture)
    }

    /// Whether it may take.
    pub const fn capture(self) -> bool {
        !matches!(self, Self::Quiet)
    }
}

/// Where and to what a kind of piece promotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The zone, for each player.
    pub zone: [Wide; 2],
    /// Whether a move that promotes must.
    pub mandatory: bool,
    /// Whether a move that starts in the zone promotes too.
    pub on_leaving: bool,
    /// The kinds to choose from, for each player, in the order of the file.
    pub targets: [List<Kind>; 2],
    /// Whether a kind is offered only while the player has fewer of it on the board than at the
    /// start.
    pub only_lost: bool,
}

/// A player's pieces of one kind at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    /// What they are.
    pub kind: Kind,
    /// Whose they are.
    pub player: Player,
    /// Where they stand.
    pub squares: Wide,
    /// Which way they point; forward for a kind without a facing.
    pub facing: Facing,
}

impl Army {
    /// A player's pieces of one kind.
    pub const fn new(kind: Kind, player: Player, squares: Wide) -> Self {
        Self { kind, player, squares, facing: Facing::Forward }
    }

    /// The same pieces, pointing this way.
    #[must_use]
    pub const fn pointing(self, facing: Facing) -> Self {
        Self { facing, ..self }
    }
}
