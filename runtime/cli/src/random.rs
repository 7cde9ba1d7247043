//! Choices at random that depend on nothing but the seed and the number of the game.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chooses the moves of one game.
///
/// The words of the generator are those of the `ChaCha` cipher with 8 rounds, whose key is the seed and whose
/// stream is the number of the game: the same on every machine, and each game by itself.
pub(crate) struct Chooser {
    words: ChaCha8Rng,
}

impl Chooser {
    pub(crate) fn new(seed: u64, game: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(game);
        Self { words }
    }

    /// A number below `end`, each as likely as any other. `end` is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        // Words past the last whole multiple of `end` would favour the low numbers.
        let whole = u64::MAX - u64::MAX % end;
        loop {
            let word = self.words.next_u64();
            if word < whole {
                return usize::try_from(word % end).unwrap_or_default();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, game: u64) -> Vec<usize> {
        let mut chooser = Chooser::new(seed, game);
        (0..12).map(|_| chooser.below(20)).collect()
    }

    #[test]
    fn the_choices_stay_the_same() {
        assert_eq!(first(1, 0), [7, 10, 18, 14, 0, 6, 0, 10, 0, 8, 10, 11]);
        assert_eq!(first(1, 1), [4, 14, 17, 5, 7, 11, 0, 12, 18, 1, 17, 8]);
    }

    #[test]
    fn every_number_is_chosen_about_as_often() {
        let mut chooser = Chooser::new(7, 0);
        let mut times = [0; 10];
        for _ in 0..10_000 {
            times[chooser.below(10)] += 1;
        }
        assert!(times.iter().all(|&times| (900..1100).contains(&times)), "{times:?}");
    }
}
