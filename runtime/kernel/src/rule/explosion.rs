//! Captures that explode: the capturer goes, and everything not immune around the square it moved
//! to.

use crate::{Cell, Kind, Player, Position, Rules, Square, SquareSet};

/// Whether a capture explodes.
#[inline(always)]
fn acts<R: Rules>(rules: &R, by: Kind, of: Kind) -> bool {
    rules.facts().explosion.is_some_and(|rule| rule.by.has(by) && rule.of.has(of))
}

/// What the blast of a capture on a square destroys beside the capturer.
#[inline(always)]
fn destroyed<R: Rules>(rules: &R, at: &Position<R>, around: Square) -> R::Set {
    let immune = rules.facts().explosion.map_or(crate::KindSet::NONE, |rule| rule.immune);
    let safe = immune.iter().take_while(|kind| kind.index() < rules.facts().kinds.len());
    let safe = safe.fold(R::Set::EMPTY, |set, kind| set | at.of_kind(kind));
    rules.tables().blasts[around.index()] & at.occupied() & !safe
}

/// Sets off the explosion of a capture that has been made: the capturer stands on `to`.
#[inline(always)]
pub(crate) fn set_off<R: Rules>(
    rules: &R,
    at: &mut Position<R>,
    by: Kind,
    taken: Cell,
    to: Square,
) {
    if const { !R::MAY.explosions() } || taken.is_empty() || !acts(rules, by, taken.kind()) {
        return;
    }
    for square in (destroyed(rules, at, to) | R::Set::of(to)).iter() {
        at.remove(square);
        at.forget(square);
    }
}

/// Whether taking on a square would destroy the capturer's own last royal piece: no check is given
/// by such a capture.
#[inline(always)]
pub(crate) fn suicidal<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    capturer: Square,
    victim: Kind,
    on: Square,
) -> bool {
    if const { !R::MAY.explosions() } || !acts(rules, at.cell(capturer).kind(), victim) {
        return false;
    }
    let royals = rules.royals(at, by);
    let lost = destroyed(rules, at, on) | R::Set::of(capturer);
    royals.any() && (royals & !lost).is_empty()
}
