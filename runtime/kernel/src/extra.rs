//! What a position keeps beside pieces, hands and counts, where a rule asks for it.

use crate::state::{Phase, RoundState};
use crate::{Facing, Player, Square, SquareSet};

/// The most ends of portals a game may have.
pub(crate) const MOST_ENDS: usize = 8;
/// How many moves before the last of a turn can be answered in passing.
const MOST_EARLIER: usize = 3;

/// The rest of a position. Numbers by square are kept as planes of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extra<S> {
    /// Which way pieces point: the two bits of [`Facing`].
    facing: [S; 2],
    /// How many turns pieces still rest, in three bits.
    rest: [S; 3],
    /// What each player has claimed.
    pub(crate) claims: [S; 2],
    /// Where wild pieces stand.
    pub(crate) wild: S,
    /// Where momentum portals stand.
    pub(crate) doors: S,
    /// Where the ends of portals are.
    pub(crate) ends: [Square; MOST_ENDS],
    /// The ends that have been moved, a bit each.
    pub(crate) moved_ends: u8,
    /// The end that may not go straight back, and to where.
    pub(crate) bar: Option<(u8, Square)>,
    /// Moves left in this turn.
    pub(crate) left: u8,
    /// The number of this turn, as far as the ramp counts.
    pub(crate) turn: u8,
    /// What moves of this turn before the last have passed, and where their pieces stand.
    pub(crate) earlier: [Option<(S, Square)>; MOST_EARLIER],
    /// The bits of the bounties collected.
    points: [u64; 2],
    /// What rounds remember.
    pub(crate) rounds: Rounds,
}

/// What a game in rounds remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rounds {
    pub(crate) phase: Phase,
    pub(crate) initiative: Player,
    /// Where two moves at each other came from that were void in the last round, and for how many
    /// rounds in a row.
    pub(crate) void: Option<([Square; 2], u8)>,
    /// Pairs of squares whose pieces may not move at each other.
    pub(crate) bars: [Option<[Square; 2]>; RoundState::MOST_BARS],
}

impl Rounds {
    const START: Self = Self {
        phase: Phase::Rounds,
        initiative: Player::Second,
        void: None,
        bars: [None; RoundState::MOST_BARS],
    };

    /// Bars a pair of moves, if there is room for one more.
    pub(crate) fn bar(&mut self, pair: [Square; 2]) {
        if let Some(free) = self.bars.iter_mut().find(|bar| bar.is_none()) {
            *free = Some(pair);
        }
        self.bars.sort_unstable();
    }

    pub(crate) fn in_the_open(&self) -> RoundState {
        RoundState {
            phase: self.phase,
            initiative: self.initiative,
            void: self.void,
            bars: self.bars.iter().copied().flatten().collect(),
            announces: None,
        }
    }

    pub(crate) fn from_state(state: &RoundState) -> Self {
        let mut rounds = Self {
            phase: state.phase,
            initiative: state.initiative,
            void: state.void,
            ..Self::START
        };
        state.bars.iter().for_each(|&pair| rounds.bar(pair));
        rounds
    }
}

impl<S: SquareSet> Extra<S> {
    /// Nothing at all.
    pub(crate) const EMPTY: Self = Self {
        facing: [S::EMPTY; 2],
        rest: [S::EMPTY; 3],
        claims: [S::EMPTY; 2],
        wild: S::EMPTY,
        doors: S::EMPTY,
        ends: [Square(0); MOST_ENDS],
        moved_ends: 0,
        bar: None,
        left: 1,
        turn: 0,
        earlier: [None; MOST_EARLIER],
        points: [0; 2],
        rounds: Rounds::START,
    };

    /// Which way the piece on a square points.
    #[inline(always)]
    pub(crate) fn facing(&self, square: Square) -> Facing {
        let bit = |plane: S| usize::from(plane.has(square));
        Facing::ALL[bit(self.facing[0]) | bit(self.facing[1]) << 1]
    }

    pub(crate) fn point(&mut self, square: Square, facing: Facing) {
        set_number(&mut self.facing, square, facing.index());
    }

    /// The squares whose pieces point this way.
    pub(crate) fn pointing(&self, facing: Facing) -> S {
        let plane = |bit: usize| {
            let plane = self.facing[bit];
            if facing.index() >> bit & 1 == 1 { plane } else { !plane }
        };
        plane(0) & plane(1)
    }

    /// How many turns the piece on a square still rests.
    pub(crate) fn rest(&self, square: Square) -> u8 {
        let planes = self.rest.iter().zip(0u8..);
        planes.map(|(plane, bit)| u8::from(plane.has(square)) << bit).sum()
    }

    pub(crate) fn set_rest(&mut self, square: Square, turns: u8) {
        set_number(&mut self.rest, square, usize::from(turns));
    }

    /// The squares whose pieces rest.
    pub(crate) fn resting(&self) -> S {
        self.rest[0] | self.rest[1] | self.rest[2]
    }

    /// Every piece on these squares rests a turn less.
    pub(crate) fn tick(&mut self, squares: S) {
        let mut borrow = squares & self.resting();
        for plane in &mut self.rest {
            *plane ^= borrow;
            borrow &= *plane;
        }
    }

    pub(crate) fn points(&self) -> [f64; 2] {
        self.points.map(f64::from_bits)
    }

    pub(crate) fn set_points(&mut self, points: [f64; 2]) {
        self.points = points.map(f64::to_bits);
    }

    /// What numbers and squares it holds, for a hash.
    pub(crate) fn words(&self) -> impl Iterator<Item = u64> {
        let sets = self.facing.into_iter().chain(self.rest).chain(self.claims);
        let passed = self.earlier.map(|passing| passing.map_or(S::EMPTY, |(passed, _)| passed));
        let sets = sets.chain([self.wild, self.doors]).chain(passed);
        let sets = sets.flat_map(|set| set.widen().0);
        let ends = self.ends.map(|end| u64::from(end.0));
        let optional = |square: Option<Square>| square.map_or(0, |square| u64::from(square.0) + 1);
        let bar = self.bar.map_or(0, |(end, to)| (1 + u64::from(end)) << 8 | u64::from(to.0));
        let earlier = self.earlier.map(|passing| optional(passing.map(|(_, passer)| passer)));
        let pair = |pair: [Square; 2]| u64::from(pair[0].0) << 8 | u64::from(pair[1].0);
        let void = self.rounds.void.map_or(0, |(at, times)| (1 + pair(at)) << 8 | u64::from(times));
        let bars = self.rounds.bars.map(|bar| bar.map_or(0, |bar| 1 + pair(bar)));
        let counts = [u64::from(self.moved_ends), bar, u64::from(self.left), u64::from(self.turn)];
        let rounds = [self.rounds.phase as u64, self.rounds.initiative as u64, void];
        sets.chain(ends).chain(earlier).chain(counts).chain(self.points).chain(rounds).chain(bars)
    }
}

/// Writes a number into the planes of one square.
fn set_number<S: SquareSet>(planes: &mut [S], square: Square, number: usize) {
    for (bit, plane) in planes.iter_mut().enumerate() {
        let on = S::of(square);
        *plane = if number >> bit & 1 == 1 { *plane | on } else { *plane & !on };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_by_square_are_kept_and_counted_down() {
        let mut extra = Extra::<u64>::EMPTY;
        for turns in 0..=4 {
            extra.set_rest(Square(turns), turns);
        }
        for less in 0..=4u8 {
            for turns in 0..=4u8 {
                assert_eq!(extra.rest(Square(turns)), turns.saturating_sub(less));
            }
            extra.tick(!0);
        }
        for facing in Facing::ALL {
            extra.point(Square(7), facing);
            assert_eq!(extra.facing(Square(7)), facing);
            assert!(extra.pointing(facing).has(Square(7)));
        }
    }
}
