//! Goals, counts and scores.

use crate::kinds;
use crate::names::Names;
use crate::rules::verdict;
use sandbox_kernel::facts::{Extinction, Goal, List, Scoring};
use sandbox_kernel::{Kind, KindSet, Player};
use sandbox_schema::Spec;
use sandbox_schema::spec::{self, ArriveOn, Count, ExtinctionPieces, PerType, ReachMirror};

/// The goals of `rules.reach`. Its reflection is its own, whatever the orientation.
pub(crate) fn goal(spec: &Spec, rule: &spec::Reach, names: &Names<'_>) -> Goal {
    let first = names.squares(&rule.squares);
    let second = match rule.mirror {
        ReachMirror::Reflect => names.flipped(first),
        ReachMirror::Rotate => names.turned(first),
        ReachMirror::Same => first,
    };
    Goal {
        kinds: rule
            .piece
            .as_ref()
            .map_or_else(|| kinds::all(spec, names), |id| KindSet::NONE.with(names.kind(id))),
        squares: [first, second],
        safe: rule.safe,
        on_leaving: rule.on == ArriveOn::Leave,
        verdict: verdict(rule.result),
    }
}

pub(crate) fn extinction(spec: &Spec, rule: &spec::Extinction, names: &Names<'_>) -> Extinction {
    let listed = match &rule.pieces {
        ExtinctionPieces::Any => kinds::all(spec, names),
        ExtinctionPieces::List(ids) => names.kinds(ids),
    };
    let each = |kinds: KindSet| -> List<KindSet> {
        kinds.iter().map(|kind: Kind| KindSet::NONE.with(kind)).collect()
    };
    let counted = |player| match rule.per_type {
        PerType::Together => List::from(vec![listed]),
        PerType::Each => each(listed),
        PerType::Own => each(KindSet(listed.0 & kinds::at_start(spec, player, names).0)),
    };
    Extinction {
        counted: Player::BOTH.map(counted),
        least: u32::from(rule.min_count),
        verdict: verdict(rule.result),
    }
}

pub(crate) fn scoring(rule: &spec::Scoring, names: &Names<'_>) -> Scoring {
    match rule.count {
        Count::Material => Scoring::Material,
        Count::Pieces => Scoring::Pieces,
        Count::Region => {
            let ground = rule.region.as_ref().map(|ground| names.squares(ground));
            Scoring::Region(names.for_both(ground.unwrap_or_default()))
        }
        Count::Territory => Scoring::Territory,
        Count::Points => Scoring::Points,
    }
}
