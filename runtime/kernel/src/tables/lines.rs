//! The lines of a board, each built once however many kinds slide along it.

use super::Line;
use crate::facts::{Board, Step};
use crate::{Span, Square, SquareSet};

/// What tells one line from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LineKey {
    /// The step toward higher numbers.
    up: Step,
    below: bool,
    above: bool,
    least: u8,
    most: Option<u8>,
}

/// The lines asked for so far.
#[derive(Debug, Default)]
pub(super) struct LineList(Vec<LineKey>);

impl LineList {
    /// The numbers of the lines that sliding along these steps needs: a step and its opposite
    /// share one.
    pub(super) fn numbers(&mut self, steps: &[Step], least: u8, most: Option<u8>) -> Vec<usize> {
        let mut numbers = Vec::new();
        for &step in steps {
            let both = steps.contains(&step.reversed());
            if both && !rises(step) {
                continue;
            }
            let up = if rises(step) { step } else { step.reversed() };
            let (below, above) = (both || !rises(step), both || rises(step));
            numbers.push(self.number(LineKey { up, below, above, least, most }));
        }
        numbers
    }

    fn number(&mut self, key: LineKey) -> usize {
        self.0.iter().position(|known| *known == key).unwrap_or_else(|| {
            self.0.push(key);
            self.0.len() - 1
        })
    }

    pub(super) fn build<S: SquareSet>(&self, board: &Board) -> Vec<Line<S>> {
        self.0.iter().map(|key| key.build(board)).collect()
    }
}

impl LineKey {
    fn build<S: SquareSet>(self, board: &Board) -> Line<S> {
        let down = self.up.reversed();
        let part = |on: bool, from, step, most| {
            if on { ray(board, from, step, most) } else { S::EMPTY }
        };
        let span = |from, most| Span {
            below: part(self.below, from, down, most),
            above: part(self.above, from, self.up, most),
        };
        Line {
            spans: by_square(board, |from| span(from, self.most)),
            near: (self.least > 1).then(|| {
                by_square(board, |from| {
                    let near = span(from, Some(self.least - 1));
                    near.below | near.above
                })
            }),
        }
    }
}

/// Whether a step leads to squares with higher numbers.
pub(super) fn rises(step: Step) -> bool {
    (step.ranks, step.files) > (0, 0)
}

/// The squares from one on along a step, to the edge, a wall or the greatest number of steps.
pub(super) fn ray<S: SquareSet>(board: &Board, from: Square, step: Step, most: Option<u8>) -> S {
    std::iter::successors(board.step(from, step), |&at| board.step(at, step))
        .take(most.map_or(usize::MAX, usize::from))
        .fold(S::EMPTY, |set, square| set | S::of(square))
}

/// A table with an entry for each bit of the set, so that a square indexes it whatever the board.
pub(super) fn by_square<S: SquareSet, T>(board: &Board, entry: impl Fn(Square) -> T) -> Vec<T>
where
    T: Default + HasWidth<S>,
{
    let squares = board.squares();
    (0..=u8::MAX)
        .take(S::CAPACITY)
        .map(Square)
        .map(|square| if square.index() < squares { entry(square) } else { T::default() })
        .collect()
}

/// Ties the entries of a table to the sets they are made of.
pub(super) trait HasWidth<S> {}
impl<S: SquareSet> HasWidth<S> for S {}
impl<S: SquareSet> HasWidth<S> for Span<S> {}
