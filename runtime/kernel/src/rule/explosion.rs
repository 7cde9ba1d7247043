//! Captures that explode: the capturer goes, and everything not immune around the square it moved
//! to.

use super::royal_loss;
use crate::act::Ply;
use crate::{Kind, KindSet, Player, Position, Rules, Square, SquareSet};

/// Whether a capture explodes.
#[inline(always)]
pub(crate) fn acts<R: Rules>(rules: &R, by: Kind, of: KindSet) -> bool {
    rules.facts().explosion.is_some_and(|rule| rule.by.has(by) && rule.of.0 & of.0 != 0)
}

/// Whether a move is a capture that explodes.
pub(crate) fn goes_off<R: Rules>(rules: &R, ply: &Ply) -> bool {
    R::MAY.explosions() && ply.captures() && acts(rules, ply.kind, ply.taken)
}

/// Whether the blast of a player's capture on a square destroys a piece of some kind on another.
pub(crate) fn takes<R: Rules>(
    rules: &R,
    by: Player,
    around: Square,
    on: Square,
    kind: Kind,
) -> bool {
    let immune = rules.facts().explosion.map_or(KindSet::NONE, |rule| rule.immune);
    rules.tables().players[by.index()].blasts[around.index()].has(on) && !immune.has(kind)
}

/// What the blast of a player's capture on a square destroys beside the capturer.
#[inline(always)]
pub(crate) fn destroyed<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    around: Square,
) -> R::Set {
    let immune = rules.facts().explosion.map_or(KindSet::NONE, |rule| rule.immune);
    let blast = rules.tables().players[by.index()].blasts[around.index()];
    blast & at.occupied() & !at.of_kinds(immune)
}

/// Whether a step would explode: what it moves is left nowhere then.
pub(crate) fn ahead<R: Rules>(rules: &R, at: &Position<R>, from: Square, to: Square) -> bool {
    let (mover, met) = (at.cell(from), at.cell(to));
    R::MAY.explosions()
        && !met.is_empty()
        && acts(rules, mover.kind(), KindSet::NONE.with(met.kind()))
}

/// Sets off the explosion of a capture that has been made around a square: the capturer goes,
/// wherever it stands. A piece that survived on the centre itself stays.
#[inline(always)]
pub(crate) fn set_off<R: Rules>(
    rules: &R,
    at: &mut Position<R>,
    ply: &Ply,
    capturer: Square,
    centre: Square,
) {
    if const { R::MAY.explosions() } {
        for square in reached(rules, at, ply, Some(capturer), centre).iter() {
            destroy(at, square);
        }
    }
}

/// What an explosion destroys: the capturer, unless it is gone already, and what stands around;
/// nothing, where there is no explosion.
pub(crate) fn reached<R: Rules>(
    rules: &R,
    at: &Position<R>,
    ply: &Ply,
    capturer: Option<Square>,
    centre: Square,
) -> R::Set {
    if !goes_off(rules, ply) {
        return R::Set::EMPTY;
    }
    destroyed(rules, at, ply.mover, centre) | capturer.map_or(R::Set::EMPTY, R::Set::of)
}

/// Removes a piece, to no hand and for no bounty.
#[inline(always)]
pub(crate) fn destroy<R: Rules>(at: &mut Position<R>, square: Square) {
    at.remove(square);
    at.forget(square);
}

/// Whether taking on a square, without some of his pieces, would destroy the capturer's own last
/// royal piece: no check is given by such a capture.
#[inline(always)]
pub(crate) fn suicidal<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    capturer: Square,
    (victim, on): (Kind, Square),
    gone: R::Set,
) -> bool {
    if const { !R::MAY.explosions() }
        || !acts(rules, at.cell(capturer).kind(), KindSet::NONE.with(victim))
    {
        return false;
    }
    let royals = rules.royals(at, by) & !gone;
    let lost = destroyed(rules, at, by, on) | R::Set::of(capturer);
    royals.any() && (royals & !lost).is_empty() && !royal_loss::holds(rules, at, by)
}
