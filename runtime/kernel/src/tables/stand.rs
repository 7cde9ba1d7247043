//! Where a kind may be put, and where it could never move from again.

use super::lines::ray;
use super::ways::{from_mask, steps};
use crate::facts::{Facts, Gait, MoveFacts, Step};
use crate::{Kind, Player, Square, SquareSet};

/// The squares from which a kind that has moved could never move again, where that is forbidden:
/// none of its ways of moving starts there and has a square to land on, other pieces left out of
/// account.
pub(super) fn stranded<S: SquareSet>(facts: &Facts, player: Player, kind: Kind) -> S {
    if !facts.forbid_immobility {
        return S::EMPTY;
    }
    let stuck = |&from: &Square| {
        !facts
            .kind(kind)
            .moves
            .iter()
            .any(|way| leads_somewhere::<S>(facts, player, kind, way, from))
    };
    super::squares(facts).filter(stuck).fold(S::EMPTY, |set, square| set | S::of(square))
}

fn leads_somewhere<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: Kind,
    way: &MoveFacts,
    from: Square,
) -> bool {
    let kind = facts.kind(kind);
    if way.first_move
        || !way.mode.quiet() && kind.captures.is_empty()
        || from_mask::<S>(way, player).is_some_and(|mask| !mask.has(from))
    {
        return false;
    }
    let region = kind.region.map_or(!S::EMPTY, |region| S::narrow(region[player.index()]));
    steps(facts, player, way)
        .into_iter()
        .any(|step| (ends::<S>(facts, way, from, step) & region).any())
}

/// Where a step may end on an empty board; a hop lands two steps away at least.
fn ends<S: SquareSet>(facts: &Facts, way: &MoveFacts, from: Square, step: Step) -> S {
    let board = &facts.board;
    let run = |least: u8, most| {
        ray::<S>(board, from, step, most) & !ray::<S>(board, from, step, Some(least - 1))
    };
    match way.gait {
        Gait::Leap | Gait::Lame => board.jump(from, step).map_or(S::EMPTY, S::of),
        Gait::Slide { least, most } => run(least, most),
        Gait::Hop { least, most, .. } => run(least.max(2), most),
    }
}

/// The squares a kind may be dropped on: floor, within its region and the drop rule's, and not
/// where it would be stranded.
pub(super) fn drops<S: SquareSet>(facts: &Facts, player: Player, kind: Kind) -> S {
    let Some(drops) = &facts.drops else { return S::EMPTY };
    let own = facts.kind(kind).region;
    let rule = drops.regions.iter().find(|(held, _)| *held == kind).map(|(_, region)| *region);
    [own, rule]
        .into_iter()
        .flatten()
        .fold(S::narrow(super::floor(facts)), |set, region| set & S::narrow(region[player.index()]))
        & !stranded::<S>(facts, player, kind)
}
