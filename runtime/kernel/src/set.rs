//! Sets of squares, one bit a square.

use crate::{Square, Wide};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A straight line through a square, in two parts: the squares with lower numbers and those with
/// higher ones, each cut where the line ends, a wall stands or the range runs out. Squares along a
/// line are numbered in order, so a part's nearest square is its highest or its lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span<S> {
    /// The squares with lower numbers.
    pub below: S,
    /// The squares with higher numbers.
    pub above: S,
}

/// A set of squares as wide as a board needs: `u64`, `u128` or [`Wide`].
pub trait SquareSet:
    Copy
    + Eq
    + Default
    + Debug
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// No square.
    const EMPTY: Self;
    /// How many squares a set can hold.
    const CAPACITY: usize;

    /// The set of one square.
    fn of(square: Square) -> Self;
    /// Whether the set holds this square.
    fn has(self, square: Square) -> bool;
    /// How many squares it holds.
    fn len(self) -> u32;
    /// The square with the lowest number. The set must not be empty.
    fn first(self) -> Square;
    /// The square with the highest number. The set must not be empty.
    fn last(self) -> Square;
    /// The set without its first square.
    #[must_use]
    fn rest(self) -> Self;
    /// Every square moved by a number of places; what leaves the set is lost.
    #[must_use]
    fn shifted(self, by: i16) -> Self;
    /// All squares from `low` to `high`, both included.
    fn between(low: Square, high: Square) -> Self;
    /// The squares a slider reaches along a line: up to and including the nearest occupied one on
    /// either side.
    fn slide(line: Span<Self>, occupied: Self) -> Self;
    /// The narrower form of a set of the widest kind. Squares beyond the capacity are lost.
    fn narrow(squares: Wide) -> Self;
    /// The set as the widest kind.
    fn widen(self) -> Wide;

    /// The set of some squares.
    #[inline(always)]
    fn of_all(squares: impl IntoIterator<Item = Square>) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }

    /// Whether it holds no square.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether it holds any square.
    #[inline(always)]
    fn any(self) -> bool {
        self != Self::EMPTY
    }

    /// Whether it holds two squares or more.
    #[inline(always)]
    fn several(self) -> bool {
        self.any() && self.rest().any()
    }

    /// The squares, in the order of their numbers.
    #[inline(always)]
    fn iter(self) -> Squares<Self> {
        Squares(self)
    }
}

/// The squares of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Squares<S>(S);

impl<S: SquareSet> Iterator for Squares<S> {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.0.is_empty() {
            return None;
        }
        let square = self.0.first();
        self.0 = self.0.rest();
        Some(square)
    }
}

/// Sets that fit a machine integer. Lines are walked by obstruction difference: one subtraction
/// fills the bits from the nearest blocker below to the nearest above
/// (chessprogramming.org, "Obstruction Difference").
macro_rules! integer_set {
    ($int:ty) => {
        impl SquareSet for $int {
            const EMPTY: Self = 0;
            const CAPACITY: usize = <$int>::BITS as usize;

            #[inline(always)]
            fn of(square: Square) -> Self {
                1 << (u32::from(square.0) & (<$int>::BITS - 1))
            }

            #[inline(always)]
            fn has(self, square: Square) -> bool {
                self >> (u32::from(square.0) & (<$int>::BITS - 1)) & 1 != 0
            }

            #[inline(always)]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> Square {
                Square(self.trailing_zeros().to_le_bytes()[0])
            }

            #[inline(always)]
            fn last(self) -> Square {
                Square((<$int>::BITS - 1 - self.leading_zeros()).to_le_bytes()[0])
            }

            #[inline(always)]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn shifted(self, by: i16) -> Self {
                if by >= 0 {
                    self << u32::from(by.unsigned_abs())
                } else {
                    self >> u32::from(by.unsigned_abs())
                }
            }

            #[inline(always)]
            fn between(low: Square, high: Square) -> Self {
                let top = <$int>::BITS - 1;
                (Self::MAX << (u32::from(low.0) & top))
                    & (Self::MAX >> (top - (u32::from(high.0) & top)))
            }

            #[inline(always)]
            fn slide(line: Span<Self>, occupied: Self) -> Self {
                let top = <$int>::BITS - 1;
                let below: Self = 1 << (top - ((line.below & occupied) | 1).leading_zeros());
                let blockers = line.above & occupied;
                let above = blockers & blockers.wrapping_neg();
                (above << 1).wrapping_sub(below) & (line.below | line.above)
            }

            #[inline(always)]
            fn narrow(squares: Wide) -> Self {
                squares.low_bits() as $int
            }

            #[inline(always)]
            fn widen(self) -> Wide {
                Wide::from_low_bits(u128::from(self))
            }
        }
    };
}

#[allow(clippy::cast_possible_truncation, reason = "a narrower board has no squares up there")]
mod integers {
    use super::{Span, Square, SquareSet, Wide};
    integer_set!(u64);
    integer_set!(u128);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks a line one square at a time, nearest first, as the definition says.
    fn walked<S: SquareSet>(line: Span<S>, occupied: S) -> S {
        let mut reached = S::EMPTY;
        let below: Vec<_> = line.below.iter().collect();
        for part in [below.into_iter().rev().collect::<Vec<_>>(), line.above.iter().collect()] {
            for square in part {
                reached |= S::of(square);
                if occupied.has(square) {
                    break;
                }
            }
        }
        reached
    }

    /// A fixed stream of bits (splitmix64), so that a failure repeats.
    fn bits(seed: u64) -> impl FnMut() -> u64 {
        let mut state = seed;
        move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }
    }

    fn wide(next: &mut impl FnMut() -> u64) -> Wide {
        Wide([next(), next(), next(), next()])
    }

    fn laws<S: SquareSet>() {
        let mut next = bits(29);
        for _ in 0..2000 {
            let full = S::narrow(wide(&mut next) & wide(&mut next));
            let line = S::narrow(wide(&mut next) & wide(&mut next) & wide(&mut next));
            let square = Square((next() % S::CAPACITY as u64).to_le_bytes()[0]);
            let low = S::between(Square(0), square) & !S::of(square);
            let span = Span { below: line & low, above: line & !low & !S::of(square) };
            assert_eq!(S::slide(span, full), walked(span, full), "{span:?} {full:?}");
            assert_eq!(S::narrow(full.widen()), full);
            assert_eq!(full.iter().count(), full.len() as usize);
            assert_eq!(full.iter().fold(S::EMPTY, |set, s| set | S::of(s)), full);
            if full.any() {
                assert_eq!(full.iter().next(), Some(full.first()));
                assert_eq!(full.iter().last(), Some(full.last()));
                assert_eq!(full.several(), full.len() > 1);
            }
            let by = i16::try_from(next() % 64).unwrap() - 32;
            let moved = full.iter().filter_map(|s| {
                let to = i16::from(s.0) + by;
                (0..i16::try_from(S::CAPACITY).unwrap())
                    .contains(&to)
                    .then(|| S::of(Square(to.to_le_bytes()[0])))
            });
            assert_eq!(full.shifted(by), moved.fold(S::EMPTY, |set, s| set | s));
        }
    }

    #[test]
    fn sets_of_64_squares_keep_the_laws() {
        laws::<u64>();
    }

    #[test]
    fn sets_of_128_squares_keep_the_laws() {
        laws::<u128>();
    }

    #[test]
    fn sets_of_256_squares_keep_the_laws() {
        laws::<Wide>();
    }
}
