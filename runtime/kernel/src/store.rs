//! Storage whose size a game chooses.

use std::fmt::Debug;

/// A fixed row of values: an array as long as the game needs, or of length 0 where it lacks the
/// rule that would fill it.
pub trait Store<T>: Copy + Eq + Debug + Send + Sync + 'static {
    /// A row with the same value everywhere.
    fn filled(value: T) -> Self;
    /// The values, to read.
    fn as_slice(&self) -> &[T];
    /// The values, to change.
    fn as_mut_slice(&mut self) -> &mut [T];
}

impl<T: Copy + Eq + Debug + Send + Sync + 'static, const N: usize> Store<T> for [T; N] {
    #[inline(always)]
    fn filled(value: T) -> Self {
        [value; N]
    }

    #[inline(always)]
    fn as_slice(&self) -> &[T] {
        self
    }

    #[inline(always)]
    fn as_mut_slice(&mut self) -> &mut [T] {
        self
    }
}
