//! A set of kinds of piece, by their place in `pieces`.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// A kind of piece, by its place in `pieces`.
pub(super) type Kind = usize;

/// A set of kinds; a file has at most 24.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(u32);

impl Kinds {
    pub(super) const EMPTY: Self = Self(0);

    /// The first so many kinds.
    pub(super) fn first(count: usize) -> Self {
        (0..count).collect()
    }

    /// Adds a kind; tells whether it is new.
    pub(super) fn insert(&mut self, kind: Kind) -> bool {
        let before = self.0;
        self.0 |= bit(kind);
        self.0 != before
    }

    pub(super) fn contains(self, kind: Kind) -> bool {
        self.0 & bit(kind) != 0
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Kind> {
        (0..32).filter(move |&kind| self.contains(kind))
    }
}

/// More kinds than a file may have are all left out.
fn bit(kind: Kind) -> u32 {
    u32::try_from(kind).ok().and_then(|kind| 1_u32.checked_shl(kind)).unwrap_or(0)
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | bit(kind)))
    }
}

impl BitAnd for Kinds {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Kinds {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for Kinds {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
