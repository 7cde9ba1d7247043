//! A set of squares of a board of up to sixteen by sixteen.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// The width of a row of bits: every board is laid on a frame of 16 by 16.
const STRIDE: i32 = 16;

/// A square, as its place in a frame of sixteen files.
pub(super) type Square = u8;

/// The square of a file and a rank, both counted from 0.
pub(super) fn square(file: i32, rank: i32) -> Option<Square> {
    if (0..STRIDE).contains(&file) && (0..STRIDE).contains(&rank) {
        u8::try_from(rank * STRIDE + file).ok()
    } else {
        None
    }
}

/// The file and the rank of a square.
pub(super) fn coordinates(square: Square) -> (i32, i32) {
    (i32::from(square) % STRIDE, i32::from(square) / STRIDE)
}

/// The name of a square, as files write it.
pub(super) fn name(square: Square) -> String {
    let (file, rank) = coordinates(square);
    let letter = u8::try_from(file).map_or('?', |file| char::from(b'a' + file));
    format!("{letter}{}", rank + 1)
}

/// A set of squares, four ranks to a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Squares([u64; 4]);

impl Squares {
    pub(super) const EMPTY: Self = Self([0; 4]);

    /// All squares whose file and rank lie in the ranges, both ends counted.
    pub(super) fn rectangle(files: (i32, i32), ranks: (i32, i32)) -> Self {
        let (first, last) = (files.0.max(0), files.1.min(STRIDE - 1));
        if first > last {
            return Self::EMPTY;
        }
        let row = (0xffff_u64 >> (STRIDE - 1 - (last - first))) << first;
        let mut words = [0; 4];
        for rank in ranks.0.max(0)..=ranks.1.min(STRIDE - 1) {
            words[usize::try_from(rank / 4).unwrap_or(0)] |= row << (rank % 4 * STRIDE);
        }
        Self(words)
    }

    pub(super) fn insert(&mut self, square: Square) {
        self.0[usize::from(square / 64)] |= 1 << (square % 64);
    }

    pub(super) fn contains(self, square: Square) -> bool {
        self.0[usize::from(square / 64)] >> (square % 64) & 1 == 1
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The set with every square's place moved by `places`; what leaves the
    /// frame at either end is dropped.
    pub(super) fn shifted(self, places: i32) -> Self {
        let by = places.unsigned_abs();
        let (words, bits) = ((by / 64) as usize, by % 64);
        let mut moved = [0; 4];
        for (at, word) in moved.iter_mut().enumerate() {
            *word = if places >= 0 {
                let low = at.checked_sub(words).map_or(0, |from| self.0[from]);
                let carry = at.checked_sub(words + 1).map_or(0, |from| self.0[from]);
                low << bits | carry.checked_shr(64 - bits).unwrap_or(0)
            } else {
                let high = self.0.get(at + words).copied().unwrap_or(0);
                let carry = self.0.get(at + words + 1).copied().unwrap_or(0);
                high >> bits | carry.checked_shl(64 - bits).unwrap_or(0)
            };
        }
        Self(moved)
    }

    /// The squares, rank by rank.
    pub(super) fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().enumerate().flat_map(|(at, word)| {
            let rest = |word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            std::iter::successors(Some(word).filter(|&word| word != 0), rest)
                .filter_map(move |word| u8::try_from(at * 64 + word.trailing_zeros() as usize).ok())
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl BitAnd for Squares {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }
}

impl BitOr for Squares {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Squares {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Sub for Squares {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self & !other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rectangle_holds_its_squares() {
        let set = Squares::rectangle((1, 2), (3, 5));
        assert_eq!(set.len(), 6);
        assert!(set.iter().all(|at| {
            let (file, rank) = coordinates(at);
            (1..=2).contains(&file) && (3..=5).contains(&rank)
        }));
        assert_eq!(Squares::rectangle((0, 15), (0, 15)), !Squares::EMPTY);
        assert!(Squares::rectangle((3, 2), (0, 15)).is_empty());
    }

    #[test]
    fn shifting_moves_every_square() {
        for places in [-255, -129, -64, -17, -1, 0, 1, 15, 64, 65, 128, 200, 255] {
            for from in [0_u8, 1, 63, 64, 100, 128, 191, 192, 255] {
                let expected =
                    u8::try_from(i32::from(from) + places).ok().into_iter().collect::<Squares>();
                let single: Squares = [from].into_iter().collect();
                assert_eq!(single.shifted(places), expected, "{from} by {places}");
            }
        }
    }

    #[test]
    fn squares_are_named_by_file_and_rank() {
        assert_eq!(square(4, 3).map(name).as_deref(), Some("e4"));
        assert_eq!(square(15, 15).map(name).as_deref(), Some("p16"));
        assert_eq!(square(16, 0), None);
        assert_eq!(square(0, -1), None);
    }
}
