//! The same count by several programs in turn.

use crate::program::Count;
use crate::table::{millions, rate};
use anyhow::{Context, ensure};

/// One of the programs.
pub(crate) struct Side<'a> {
    name: &'static str,
    count: Box<dyn FnMut() -> anyhow::Result<Count> + 'a>,
}

impl<'a> Side<'a> {
    pub(crate) fn new(
        name: &'static str,
        count: impl FnMut() -> anyhow::Result<Count> + 'a,
    ) -> Self {
        Self { name, count: Box::new(count) }
    }
}

/// The count that took neither the longest nor the shortest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Median(Count);

impl Median {
    pub(crate) fn nodes(&self) -> u64 {
        self.0.nodes
    }

    pub(crate) fn speed(&self) -> String {
        millions(self.0.nodes, self.0.seconds)
    }

    /// How many times as fast as another.
    pub(crate) fn ratio(&self, other: &Self) -> String {
        let [own, other] = [self.0, other.0].map(|count| rate(count.nodes, count.seconds));
        format!("{:.2}", own / other)
    }
}

/// Lets every side count in turn, as many rounds as are asked for. All must agree.
pub(crate) fn duel<const N: usize>(
    rounds: u8,
    mut sides: [Side<'_>; N],
) -> anyhow::Result<[Median; N]> {
    let mut counts = [const { Vec::new() }; N];
    for _ in 0..rounds {
        for (side, counts) in sides.iter_mut().zip(&mut counts) {
            counts.push((side.count)().with_context(|| side.name)?);
        }
    }
    let medians = counts.map(median);
    for (side, median) in sides.iter().zip(&medians).skip(1) {
        ensure!(
            median.nodes() == medians[0].nodes(),
            "{} counts {}, {} {}",
            sides[0].name,
            medians[0].nodes(),
            side.name,
            median.nodes()
        );
    }
    Ok(medians)
}

fn median(mut counts: Vec<Count>) -> Median {
    counts.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    Median(counts[counts.len() / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(nodes: u64, seconds: f64) -> Count {
        Count { depth: 1, nodes, seconds }
    }

    #[test]
    fn sides_take_turns_and_medians_are_kept() {
        let mut times = [0.3, 0.1, 0.2].into_iter();
        let a = Side::new("a", || Ok(count(1_000_000, times.next().unwrap())));
        let b = Side::new("b", || Ok(count(1_000_000, 0.4)));
        let [a, b] = duel(3, [a, b]).unwrap();
        assert_eq!((a.speed(), a.ratio(&b)), ("5.0 M/s".to_owned(), "2.00".to_owned()));
    }

    #[test]
    fn sides_that_disagree_fail() {
        let a = Side::new("a", || Ok(count(20, 0.1)));
        let b = Side::new("b", || Ok(count(21, 0.1)));
        assert_eq!(duel(1, [a, b]).unwrap_err().to_string(), "a counts 20, b 21");
    }
}
