//! The widest set of squares: 256 bits, for boards of up to 16 by 16, and for facts.

use crate::{Span, Square, SquareSet};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of up to 256 squares. Facts use it for every board, so that they do not depend on the
/// width a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wide(pub [u64; 4]);

impl Wide {
    /// A set whose squares all have numbers below 64, from its bits.
    pub const fn low(bits: u64) -> Self {
        Self([bits, 0, 0, 0])
    }

    pub(crate) fn low_bits(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }

    #[allow(clippy::cast_possible_truncation, reason = "the two halves of the integer")]
    pub(crate) fn from_low_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64, 0, 0])
    }

    /// Applies an operation to the words of two sets.
    #[inline(always)]
    fn zip(self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| op(self.0[i], other.0[i])))
    }
}

impl BitAnd for Wide {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Wide {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Wide {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for Wide {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Wide {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Wide {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Wide {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "numbers of words and bits are small")]
impl SquareSet for Wide {
    const EMPTY: Self = Self([0; 4]);
    const CAPACITY: usize = 256;

    #[inline(always)]
    fn of(square: Square) -> Self {
        let mut words = [0; 4];
        words[square.index() >> 6] = 1 << (square.0 & 63);
        Self(words)
    }

    #[inline(always)]
    fn has(self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.0 & 63) & 1 != 0
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline(always)]
    fn first(self) -> Square {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        Square((word as u8) << 6 | (self.0[word].trailing_zeros() & 63) as u8)
    }

    #[inline(always)]
    fn last(self) -> Square {
        let word = self.0.iter().rposition(|&word| word != 0).unwrap_or(0);
        Square((word as u8) << 6 | ((63 - self.0[word].leading_zeros().min(63)) & 63) as u8)
    }

    #[inline(always)]
    fn rest(self) -> Self {
        let mut words = self.0;
        for word in &mut words {
            if *word != 0 {
                *word &= *word - 1;
                break;
            }
        }
        Self(words)
    }

    #[inline(always)]
    fn shifted(self, by: i16) -> Self {
        let places = usize::from(by.unsigned_abs());
        let (words, bits) = (places >> 6, places & 63);
        let word = |i: Option<usize>| i.and_then(|i| self.0.get(i)).copied().unwrap_or(0);
        Self(std::array::from_fn(|i| {
            let (near, far) = if by >= 0 {
                (i.checked_sub(words), i.checked_sub(words + 1))
            } else {
                (Some(i + words), Some(i + words + 1))
            };
            let carried = |value: u64, left: bool| match (bits, left) {
                (0, _) => 0,
                (_, true) => value >> (64 - bits),
                (_, false) => value << (64 - bits),
            };
            if by >= 0 {
                word(near) << bits | carried(word(far), true)
            } else {
                word(near) >> bits | carried(word(far), false)
            }
        }))
    }

    #[inline(always)]
    fn between(low: Square, high: Square) -> Self {
        !below(low) & (below(high) | Self::of(high))
    }

    /// The line cut at the nearest blocker on each side.
    #[inline(always)]
    fn slide(line: Span<Self>, occupied: Self) -> Self {
        let lower = line.below & occupied;
        let upper = line.above & occupied;
        let mut reached = line.below | line.above;
        if lower.any() {
            reached &= !below(lower.last());
        }
        if upper.any() {
            let nearest = upper.first();
            reached &= below(nearest) | Self::of(nearest);
        }
        reached
    }

    #[inline(always)]
    fn narrow(squares: Wide) -> Self {
        squares
    }

    #[inline(always)]
    fn widen(self) -> Wide {
        self
    }
}

/// All squares with lower numbers than this one.
#[inline(always)]
fn below(square: Square) -> Wide {
    let word = square.index() >> 6;
    Wide(std::array::from_fn(|i| match i.cmp(&word) {
        std::cmp::Ordering::Less => u64::MAX,
        std::cmp::Ordering::Equal => (1 << (square.0 & 63)) - 1,
        std::cmp::Ordering::Greater => 0,
    }))
}
