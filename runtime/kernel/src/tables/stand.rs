//! Where a kind may be put, and where it could never move from again.

use super::walks::{facings, path};
use super::ways::{from_mask, steps};
use crate::facts::{Facts, Gait, MoveFacts};
use crate::{Facing, Features, Kind, Player, Square, SquareSet};

/// The squares from which a kind, one that has moved or a fresh one, could never move again, where
/// that is forbidden: none of its ways of moving starts there and has a square to land on, other pieces left out of
/// account, whichever way a move may turn it.
pub(super) fn stranded<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: Kind,
    facing: Facing,
    fresh: bool,
) -> S {
    if !facts.forbid_immobility {
        return S::EMPTY;
    }
    let kind = facts.kind(kind);
    let turned =
        if kind.facing.is_some_and(|rule| rule.turns) { facings(kind) } else { vec![facing] };
    let region = kind.region.map_or(!S::EMPTY, |region| S::narrow(region[player.index()]));
    let usable = |way: &&MoveFacts| {
        (fresh || !way.first_move) && (way.mode.quiet() || !kind.captures.is_empty())
    };
    let leads = |way: &MoveFacts, from| {
        from_mask::<S>(way, player).is_none_or(|mask| mask.has(from))
            && turned
                .iter()
                .any(|&facing| (ends::<S>(facts, player, facing, way, from) & region).any())
    };
    let stuck = |&from: &Square| !kind.moves.iter().filter(usable).any(|way| leads(way, from));
    S::of_all(super::squares(facts).filter(stuck))
}

/// Where a way of moving may end on an empty board at its least distance, which is two for a hop.
fn ends<S: SquareSet>(
    facts: &Facts,
    player: Player,
    facing: Facing,
    way: &MoveFacts,
    from: Square,
) -> S {
    let least = match way.gait {
        Gait::Leap | Gait::Lame => 1,
        Gait::Slide { least, .. } | Gait::Sweep { least, .. } => usize::from(least),
        Gait::Hop { least, .. } => usize::from(least.max(2)),
    };
    steps(facts, player, facing, way).into_iter().fold(S::EMPTY, |set, step| {
        let path = path(&facts.board, player, way.gait, from, step);
        path.get(least - 1).map_or(set, |&square| set | S::of(square))
    })
}

/// The squares a kind may be dropped on: floor, within its region and the drop rule's, and not
/// where it would be stranded, if nothing else can become of it there.
pub(super) fn drops<S: SquareSet>(facts: &Facts, player: Player, kind: Kind) -> S {
    let Some(drops) = &facts.drops else { return S::EMPTY };
    let own = facts.kind(kind).region;
    let rule = drops.regions.iter().find(|(held, _)| *held == kind).map(|(_, region)| *region);
    let allowed =
        [own, rule].into_iter().flatten().fold(S::narrow(super::floor(facts)), |set, region| {
            set & S::narrow(region[player.index()])
        });
    if Features::of(facts).rich() {
        return allowed;
    }
    allowed & !stranded::<S>(facts, player, kind, Facing::Forward, drops.placement)
}
