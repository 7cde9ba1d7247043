//! Moves that are walked square by square: over joined edges, turned with their piece, or where
//! the way itself matters.

use super::lines::by_index;
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
    /// By the square the piece stands on: the squares it comes to, nearest first. None where the
    /// way may not start.
    pub paths: Vec<Box<[Square]>>,
    /// By the square the piece stands on: the square that must be empty.
    pub legs: Vec<S>,
}

impl<S: SquareSet> Walk<S> {
    /// Where it may end from a square, on an empty square or on the piece that stands there.
    pub fn reach(&self, from: Square, occupied: S, screens: S) -> S {
        let path = &self.paths[from.index()];
        match self.gait {
            Gait::Lame if (self.legs[from.index()] & occupied).any() => S::EMPTY,
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
        let path = &self.paths[from.index()];
        Some(&path[..path.iter().position(|&square| square == to)?])
    }
}

/// The squares of a path from the least distance on, up to and including the first piece.
fn run<S: SquareSet>(path: &[Square], occupied: S, least: u8) -> S {
    let first = path.iter().position(|&square| occupied.has(square));
    let open = &path[..first.map_or(path.len(), |first| first + 1)];
    open.iter().skip(usize::from(least) - 1).fold(S::EMPTY, |set, &square| set | S::of(square))
}

/// A walk that takes, read backward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkOnto<S> {
    /// Whose.
    pub kind: Kind,
    /// Which way its piece points.
    pub facing: Facing,
    /// Its number among the walks, or the sweeps, of the kind.
    pub number: usize,
    /// Whether it is for a piece that has never moved.
    pub first_move: bool,
    /// By square: where a piece stands whose path comes there.
    pub from: Vec<S>,
}

/// The walks of one way of moving, one a step.
pub(super) fn walks<S: SquareSet>(
    facts: &Facts,
    (player, facing): (Player, Facing),
    way: &MoveFacts,
) -> Vec<Walk<S>> {
    let starts = |from| from_mask::<S>(way, player).is_none_or(|mask| mask.has(from));
    let one = |step: Step| Walk {
        gait: way.gait,
        mode: way.mode,
        first_move: way.first_move,
        heading: step.unit(),
        paths: by_index::<S, _>(&facts.board, |from| {
            if starts(from) {
                path(&facts.board, player, way.gait, from, step)
            } else {
                Box::default()
            }
        }),
        legs: by_index::<S, _>(&facts.board, |from| leg(&facts.board, player, from, step)),
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
) -> Box<[Square]> {
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
    path.into()
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
) -> Vec<WalkOnto<S>> {
    let mut all = Vec::new();
    let region = kind_facts.region.map(|region| S::narrow(region[player.index()]));
    for facing in facings(kind_facts) {
        for (number, walk) in walks(facing).into_iter().enumerate() {
            let sweeps = matches!(walk.gait, Gait::Sweep { .. });
            if kind_facts.captures.is_empty() || !walk.mode.capture() && !sweeps {
                continue;
            }
            let mut from = vec![S::EMPTY; S::CAPACITY];
            for square in facts.board.cells() {
                for on in &walk.paths[square.index()] {
                    if sweeps || region.is_none_or(|region| region.has(*on)) {
                        from[on.index()] |= S::of(square);
                    }
                }
            }
            let first_move = walk.first_move;
            all.push(WalkOnto { kind, facing, number, first_move, from });
        }
    }
    all
}

/// The ways a kind can point.
pub(super) fn facings(kind: &KindFacts) -> Vec<Facing> {
    match kind.facing {
        Some(facing) => facing.ways().collect(),
        None => vec![Facing::Forward],
    }
}
