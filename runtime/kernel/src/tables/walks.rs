//! Moves that are walked square by square: over joined edges, turned with their piece, or where
//! the way itself matters.

use super::lines::by_square;
use super::ways::{from_mask, steps};
use crate::facts::{Board, Facts, Gait, KindFacts, Mode, MoveFacts, Screen, Step};
use crate::{Facing, Kind, Player, Square, SquareSet};

/// A way of moving of one kind along one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk<S> {
    /// How far it goes.
    pub gait: Gait,
    /// Whether it moves, takes or both.
    pub mode: Mode,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// The king's step in its direction, as the board sees it.
    pub heading: Step,
    /// The squares it comes to from each square, nearest first, one path after another. None where
    /// the way may not start.
    squares: Vec<Square>,
    /// By the square the piece stands on: where its path ends in `squares`.
    ends: Vec<u32>,
    /// Of a lame leap, by the square the piece stands on: the square that must be empty.
    legs: Vec<S>,
}

impl<S: SquareSet> Walk<S> {
    /// The squares it comes to from a square, nearest first.
    #[inline]
    pub fn path(&self, from: Square) -> &[Square] {
        let start = from.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.squares[start as usize..self.ends[from.index()] as usize]
    }

    /// Whether it is open to the piece on a square, where these squares hold what has never moved.
    #[inline]
    pub fn ready(&self, from: Square, unmoved: S) -> bool {
        !self.first_move || unmoved.has(from)
    }

    /// The square that must be empty for it to leave a square.
    #[inline]
    pub fn leg(&self, from: Square) -> S {
        self.legs.get(from.index()).copied().unwrap_or(S::EMPTY)
    }

    /// Where it may end from a square, on an empty square or on the piece that stands there.
    pub fn reach(&self, from: Square, occupied: S, screens: S) -> S {
        let path = self.path(from);
        match self.gait {
            Gait::Lame if (self.leg(from) & occupied).any() => S::EMPTY,
            Gait::Leap | Gait::Lame => run(path, occupied, 1),
            Gait::Slide { least, .. } => run(path, occupied, least),
            Gait::Hop { least, beyond, .. } => {
                let Some(screen) = path.iter().position(|&square| occupied.has(square)) else {
                    return S::EMPTY;
                };
                let least = usize::from(least).saturating_sub(screen + 1).max(1);
                let far = beyond.map_or(usize::MAX, usize::from);
                let behind = &path[screen + 1..];
                let behind = &behind[..behind.len().min(far)];
                let least = u8::try_from(least).unwrap_or(u8::MAX);
                if screens.has(path[screen]) { run(behind, occupied, least) } else { S::EMPTY }
            }
            Gait::Sweep { .. } => S::EMPTY,
        }
    }

    /// Whose pieces it may jump.
    pub fn screen(&self) -> Screen {
        match self.gait {
            Gait::Hop { screen, .. } => screen,
            _ => Screen::Any,
        }
    }

    /// The squares it passes on the way from one square to another, if it comes there.
    pub fn before(&self, from: Square, to: Square) -> Option<&[Square]> {
        let path = self.path(from);
        Some(&path[..path.iter().position(|&square| square == to)?])
    }
}

/// The squares of a path from the least distance on, up to and including the first piece.
fn run<S: SquareSet>(path: &[Square], occupied: S, least: u8) -> S {
    let first = path.iter().position(|&square| occupied.has(square));
    let open = &path[..first.map_or(path.len(), |first| first + 1)];
    S::of_all(open.iter().skip(usize::from(least) - 1).copied())
}

/// The walks of a kind that take, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkOnto<S> {
    /// Whose.
    pub kind: Kind,
    /// Which way its piece points.
    pub facing: Facing,
    /// Their numbers among the walks, or the sweeps, of the kind.
    pub numbers: Vec<usize>,
    /// By square: where a piece stands that has a path which comes there.
    pub from: Vec<S>,
}

/// The walks of one way of moving, one a step.
pub(super) fn walks<S: SquareSet>(
    facts: &Facts,
    (player, facing): (Player, Facing),
    way: &MoveFacts,
) -> Vec<Walk<S>> {
    let starts = |from| from_mask::<S>(way, player).is_none_or(|mask| mask.has(from));
    let board = &facts.board;
    let one = |step: Step| {
        let mut squares = Vec::new();
        let ends = (0..=u8::MAX).take(board.squares()).map(Square).map(|from| {
            if starts(from) {
                squares.extend(path(board, player, way.gait, from, step));
            }
            u32::try_from(squares.len()).unwrap_or(u32::MAX)
        });
        let ends = ends.collect();
        let lame = way.gait == Gait::Lame;
        Walk {
            gait: way.gait,
            mode: way.mode,
            first_move: way.first_move,
            heading: step.unit(),
            squares,
            ends,
            legs: if lame {
                by_square::<S, S>(board, |from| leg(board, player, from, step))
            } else {
                Vec::new()
            },
        }
    };
    steps(facts, player, facing, way).into_iter().map(one).collect()
}

/// The squares that a way of moving comes to along a step, nearest first: to the edge, a wall, the
/// greatest distance, or a square where it has been.
pub(super) fn path(
    board: &Board,
    player: Player,
    gait: Gait,
    from: Square,
    step: Step,
) -> Vec<Square> {
    let most = match gait {
        Gait::Leap | Gait::Lame => return board.jump(player, from, step).into_iter().collect(),
        Gait::Slide { most, .. } | Gait::Hop { most, .. } | Gait::Sweep { most, .. } => most,
    };
    let mut path = Vec::new();
    let mut at = from;
    while most.is_none_or(|most| path.len() < usize::from(most)) {
        let next = board.go(player, at, step).filter(|next| *next != from && !path.contains(next));
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    path
}

/// The square on which a piece stops a lame leap.
pub(super) fn leg<S: SquareSet>(board: &Board, player: Player, from: Square, step: Step) -> S {
    let leg = board.leg(step).and_then(|leg| board.go(player, from, leg));
    leg.map_or(S::EMPTY, S::of)
}

/// The walks of a kind that may take, read backward. Sweeps take whatever their mode says of the
/// square they land on.
pub(super) fn onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    (kind, kind_facts): (Kind, &KindFacts),
    walks: impl Fn(Facing) -> Vec<Walk<S>>,
    counts: impl Fn(usize) -> bool,
) -> Vec<WalkOnto<S>> {
    if kind_facts.captures.is_empty() {
        return Vec::new();
    }
    let region = kind_facts.region.map(|region| S::narrow(region[player.index()]));
    let one = |facing| {
        let mut onto =
            WalkOnto { kind, facing, numbers: Vec::new(), from: vec![S::EMPTY; S::CAPACITY] };
        for (number, walk) in walks(facing).into_iter().enumerate() {
            let sweeps = matches!(walk.gait, Gait::Sweep { .. });
            if !sweeps && !walk.mode.capture() || !counts(number) {
                continue;
            }
            onto.numbers.push(number);
            for square in facts.board.cells() {
                for on in walk.path(square) {
                    if sweeps || region.is_none_or(|region| region.has(*on)) {
                        onto.from[on.index()] |= S::of(square);
                    }
                }
            }
        }
        onto
    };
    let all = facings(kind_facts).into_iter().map(one);
    all.filter(|onto| !onto.numbers.is_empty()).collect()
}

/// The ways a kind can point.
pub(super) fn facings(kind: &KindFacts) -> Vec<Facing> {
    match kind.facing {
        Some(facing) => facing.ways().collect(),
        None => vec![Facing::Forward],
    }
}
