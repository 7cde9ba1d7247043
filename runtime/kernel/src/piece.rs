//! The small names of the board: squares, players, kinds of piece, and what a square holds.

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

/// What stands on a square: nothing, or a piece of one player, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// An empty square.
    pub const EMPTY: Self = Self(u8::MAX);
    const OWNER: u8 = 5;
    const KIND: u8 = (1 << Self::OWNER) - 1;

    /// A piece of this kind and player.
    #[inline(always)]
    pub const fn new(kind: Kind, player: Player) -> Self {
        Self(kind.0 | (player as u8) << Self::OWNER)
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

    /// The piece's kind and player, or nothing.
    #[inline(always)]
    pub const fn piece(self) -> Option<(Kind, Player)> {
        if self.is_empty() {
            return None;
        }
        let player = if self.0 >> Self::OWNER == 0 { Player::First } else { Player::Second };
        Some((self.kind(), player))
    }
}

impl Default for Cell {
    fn default() -> Self {
        Self::EMPTY
    }
}
