//! Choices at random, in the words of the generators.

use proptest::prelude::RngExt;
use proptest::test_runner::TestRng;

/// A source of choices.
pub(crate) struct Draw<'a> {
    rng: &'a mut TestRng,
}

impl<'a> Draw<'a> {
    pub(crate) fn new(rng: &'a mut TestRng) -> Self {
        Self { rng }
    }

    /// A number within two bounds, both included.
    pub(crate) fn within(&mut self, low: i32, high: i32) -> i32 {
        self.rng.random_range(low..=high.max(low))
    }

    /// A count within two bounds, both included.
    pub(crate) fn count(&mut self, low: usize, high: usize) -> usize {
        self.rng.random_range(low..=high.max(low))
    }

    /// True so many times in a hundred.
    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_range(0..100) < percent
    }

    /// One of some values, each as likely.
    pub(crate) fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.rng.random_range(0..of.len())].clone()
    }

    /// One of some values, if there are any.
    pub(crate) fn any<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() { None } else { Some(self.one(of)) }
    }

    /// One of some values by their weights.
    pub(crate) fn weighted<T: Clone>(&mut self, of: &[(u32, T)]) -> T {
        let mut left = self.rng.random_range(0..of.iter().map(|(weight, _)| weight).sum::<u32>());
        for (weight, value) in of {
            if left < *weight {
                return value.clone();
            }
            left -= weight;
        }
        of[0].1.clone()
    }

    /// Some of the values, in their order: between `low` and `high` of them, as far as they go.
    pub(crate) fn some<T: Clone>(&mut self, of: &[T], low: usize, high: usize) -> Vec<T> {
        let mut left = self.count(low.min(of.len()), high.min(of.len()));
        let mut chosen = Vec::new();
        for (at, value) in of.iter().enumerate() {
            if self.rng.random_range(0..of.len() - at) < left {
                chosen.push(value.clone());
                left -= 1;
            }
        }
        chosen
    }

    /// The values in any order.
    pub(crate) fn shuffled<T: Clone>(&mut self, of: &[T]) -> Vec<T> {
        let mut values = of.to_vec();
        for at in (1..values.len()).rev() {
            values.swap(at, self.rng.random_range(0..=at));
        }
        values
    }

    /// A value, or none where its key is to be left out.
    pub(crate) fn maybe<T: Clone>(&mut self, percent: u32, of: &[T]) -> Option<T> {
        if self.chance(percent) { Some(self.one(of)) } else { None }
    }
}
