//! Promotion: a step that ends in its piece's zone, or starts there where the rule says so, turns
//! the piece into one of the kinds listed, if that kind may stand on the square, and has been lost
//! where only lost ones are offered.

use super::immobility;
use crate::{Kind, Player, Position, PromotionTables, Rules, Square, SquareSet};

/// Calls `choice` with everything a piece may be after a step: what it was, each kind it may
/// promote to, or both. Not at all, if it must promote and cannot, or may not stay as it is.
#[inline(always)]
pub(crate) fn choices<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    kind: Kind,
    (from, to): (Square, Square),
    mut choice: impl FnMut(Option<Kind>),
) {
    let promotion = table(rules, player, kind).filter(|promotion| promotion.acts(from, to));
    let plain = promotion.is_none_or(|promotion| promotion.optional);
    if plain && !immobility::strands(rules, player, kind, to) {
        choice(None);
    }
    let Some(promotion) = promotion else { return };
    for (number, &target) in promotion.targets.iter().enumerate() {
        if may_become(rules, at, player, promotion, number, to) {
            choice(Some(target));
        }
    }
}

/// How many choices there are for all these ends of moves from one square.
#[inline(always)]
pub(crate) fn count<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    kind: Kind,
    from: Square,
    ends: R::Set,
) -> u64 {
    let ends_plainly = ends & !immobility::stranded(rules, player, kind);
    let Some(promotion) = table(rules, player, kind) else {
        return u64::from(ends_plainly.len());
    };
    let promoting =
        if promotion.on_leaving && promotion.zone.has(from) { ends } else { ends & promotion.zone };
    let plain = u64::from((ends_plainly & !promoting).len());
    if promotion.varied {
        return promoting.iter().fold(plain, |mut sum, to| {
            choices(rules, at, player, kind, (from, to), |_| sum += 1);
            sum
        });
    }
    plain + u64::from(promoting.len()) * uniform(promotion)
}

/// How many choices each promoting move has, where they are the same everywhere.
#[inline(always)]
pub(crate) fn uniform<S>(promotion: &PromotionTables<S>) -> u64 {
    promotion.targets.len() as u64 + u64::from(promotion.optional)
}

/// The promotion rule of a kind, if it has one.
#[inline(always)]
pub(crate) fn table<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
) -> Option<&PromotionTables<R::Set>> {
    if const { !R::MAY.promotion() } || !R::PROMOTING.has(kind) {
        return None;
    }
    rules.tables().kind(player, kind).promotion.as_ref()
}

/// Whether a target, by its number, is on offer for a piece that ends on a square.
#[inline(always)]
fn may_become<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    promotion: &PromotionTables<R::Set>,
    number: usize,
    on: Square,
) -> bool {
    if !promotion.varied {
        return true;
    }
    let target = promotion.targets[number];
    let lost = |limits: &Vec<u32>| (at.of_kind(target) & at.of(player)).len() < limits[number];
    let region = rules.tables().kind(player, target).region;
    region.is_none_or(|region| region.has(on))
        && promotion.limits.as_ref().is_none_or(lost)
        && !immobility::strands(rules, player, target, on)
}
