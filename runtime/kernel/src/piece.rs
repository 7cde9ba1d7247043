//! The small names of the board: squares, players, kinds of piece, and what a square holds.

use crate::facts::Step;

/// A square, numbered rank-major from the first player's bottom-left corner: a1 is 0, b1 is 1,
/// and the square above a1 is the number of files. At most 256 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(pub u8);

impl Square {
    /// The square's number, to index with.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Player {
    /// Player 0, who moves first and sits at the bottom of the diagram.
    First = 0,
    /// Player 1.
    Second = 1,
}

impl Player {
    /// Both players, the first to move first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1, to index with.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The first value for the first player, the second for the second.
    #[inline(always)]
    pub fn pick<T>(self, first: T, second: T) -> T {
        match self {
            Self::First => first,
            Self::Second => second,
        }
    }

    /// The other player.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A kind of piece: its place in [`crate::Facts::kinds`], at most 24 of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind's number, to index with.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct KindSet(pub u32);

impl KindSet {
    /// Every kind there can be.
    pub const ALL: Self = Self(u32::MAX);
    /// No kind.
    pub const NONE: Self = Self(0);

    /// Whether the set holds this kind.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind.0) != 0
    }

    /// The set with this kind too.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind.0)
    }

    /// How many kinds are in the set.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no kind is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in the set, in the order of the facts.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = Kind(rest.trailing_zeros().to_le_bytes()[0]);
            rest &= rest - 1;
            Some(kind)
        })
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Which way a piece points, relative to its own player's forward.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Facing {
    /// Toward the other player.
    #[default]
    Forward = 0,
    /// A quarter turn clockwise from that.
    Right = 1,
    /// The opposite.
    Backward = 2,
    /// A quarter turn the other way.
    Left = 3,
}

impl Facing {
    /// The four, clockwise.
    pub const ALL: [Self; 4] = [Self::Forward, Self::Right, Self::Backward, Self::Left];

    /// 0 to 3, to index with.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// A step written for a piece that points forward, as one makes it that points this way: turned
    /// clockwise in the piece's own frame.
    pub const fn turn(self, Step { files, ranks }: Step) -> Step {
        match self {
            Self::Forward => Step { files, ranks },
            Self::Right => Step { files: ranks, ranks: -files },
            Self::Backward => Step { files: -files, ranks: -ranks },
            Self::Left => Step { files: -ranks, ranks: files },
        }
    }
}

/// What stands on a square: nothing, a piece of one player, or a wild piece, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// An empty square.
    pub const EMPTY: Self = Self(u8::MAX);
    const OWNER: u8 = 5;
    const WILD: u8 = 2;
    const KIND: u8 = (1 << Self::OWNER) - 1;

    /// A piece of this kind and player.
    #[inline(always)]
    pub const fn new(kind: Kind, player: Player) -> Self {
        Self(kind.0 | (player as u8) << Self::OWNER)
    }

    /// A wild piece of this kind.
    #[inline(always)]
    pub const fn wild(kind: Kind) -> Self {
        Self(kind.0 | Self::WILD << Self::OWNER)
    }

    /// Whether this is a wild piece.
    #[inline(always)]
    pub const fn is_wild(self) -> bool {
        self.0 >> Self::OWNER == Self::WILD
    }

    /// Whether nothing stands here.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    /// The kind of the piece that stands here; of an empty square, a kind that no game has.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        Kind(self.0 & Self::KIND)
    }

    /// The number of the player whose piece stands here, if it is one's.
    #[inline(always)]
    pub(crate) const fn side(self) -> usize {
        (self.0 >> Self::OWNER & 1) as usize
    }

    /// The piece's kind and player; nothing for an empty square and for a wild piece.
    #[inline(always)]
    pub const fn piece(self) -> Option<(Kind, Player)> {
        match self.0 >> Self::OWNER {
            0 => Some((self.kind(), Player::First)),
            1 => Some((self.kind(), Player::Second)),
            _ => None,
        }
    }
}

impl Default for Cell {
    fn default() -> Self {
        Self::EMPTY
    }
}
