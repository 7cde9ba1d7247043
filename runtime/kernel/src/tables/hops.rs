//! The lines of hops: over exactly one piece, and on.

use super::lines::{by_square, ray};
use crate::facts::{Board, Step};
use crate::{Square, SquareSet};

/// One direction of hopping, by square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HopLine<S> {
    /// Whether it leads to squares with higher numbers.
    pub up: bool,
    /// The ray from each square.
    pub ray: Vec<S>,
    /// The squares of the ray at a distance at which a hop may land.
    pub within: Vec<S>,
    /// The squares of the ray near enough past a screen.
    pub beyond: Vec<S>,
}

impl<S: SquareSet> HopLine<S> {
    /// Where a hop from a square may land: on the squares behind the screen, up to and including
    /// the next piece. The screen must be one of `screens`.
    #[inline(always)]
    pub fn reach(&self, from: Square, occupied: S, screens: S) -> S {
        let Some(screen) = self.nearest(from, occupied) else { return S::EMPTY };
        if !screens.has(screen) {
            return S::EMPTY;
        }
        let behind = self.ray[screen.index()];
        let open = match self.nearest(screen, occupied) {
            Some(next) => behind & !self.ray[next.index()],
            None => behind,
        };
        open & self.beyond[screen.index()] & self.within[from.index()]
    }

    /// Where a piece stands that hops onto a square, on this line as the square sees it.
    #[inline(always)]
    pub fn onto(&self, on: Square, occupied: S, screens: S) -> S {
        let Some(screen) = self.nearest(on, occupied) else { return S::EMPTY };
        if !screens.has(screen) || !self.beyond[on.index()].has(screen) {
            return S::EMPTY;
        }
        match self.nearest(screen, occupied) {
            Some(hopper) => S::of(hopper) & self.within[on.index()],
            None => S::EMPTY,
        }
    }

    /// The first piece on the ray from a square.
    #[inline(always)]
    fn nearest(&self, from: Square, occupied: S) -> Option<Square> {
        let pieces = self.ray[from.index()] & occupied;
        if pieces.is_empty() {
            return None;
        }
        Some(if self.up { pieces.first() } else { pieces.last() })
    }
}

/// What tells one line of hops from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HopKey {
    pub(super) step: Step,
    pub(super) least: u8,
    pub(super) most: Option<u8>,
    pub(super) beyond: Option<u8>,
}

/// The lines asked for so far.
#[derive(Debug, Default)]
pub(super) struct HopList(Vec<HopKey>);

impl HopList {
    pub(super) fn number(&mut self, key: HopKey) -> usize {
        self.0.iter().position(|known| *known == key).unwrap_or_else(|| {
            self.0.push(key);
            self.0.len() - 1
        })
    }

    pub(super) fn build<S: SquareSet>(&self, board: &Board) -> Vec<HopLine<S>> {
        self.0.iter().map(|key| key.build(board)).collect()
    }
}

impl HopKey {
    fn build<S: SquareSet>(self, board: &Board) -> HopLine<S> {
        let along = |from, most| ray::<S>(board, from, self.step, most);
        HopLine {
            up: super::lines::rises(self.step),
            ray: by_square::<S, S>(board, |from| along(from, None)),
            within: by_square::<S, S>(board, |from| {
                along(from, self.most) & !along(from, Some(self.least - 1))
            }),
            beyond: by_square::<S, S>(board, |from| along(from, self.beyond)),
        }
    }
}
