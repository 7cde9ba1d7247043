//! Promotion: a step that ends in its piece's zone, or starts there where the rule says so, turns
//! the piece into one of the kinds listed, if that kind may stand on the square, and has been lost
//! where only lost ones are offered.

use super::{explosion, immobility};
use crate::{Kind, Player, Position, PromotionTables, Rules, Square, SquareSet};

/// Calls `choice` with everything a piece may be after a step: what it was, each kind it may
/// promote to, or both; zone and targets are the player's, where it may stand its owner's
/// afterwards. Not at all, if it must promote and cannot, or may not stay as it is.
#[inline(always)]
pub(crate) fn choices<R: Rules>(
    rules: &R,
    at: &Position<R>,
    (player, owner): (Player, Player),
    kind: Kind,
    (from, to): (Square, Square),
    mut choice: impl FnMut(Option<Kind>),
) {
    let promotion = table(rules, player, kind).filter(|promotion| promotion.acts(from, to));
    let plain = promotion.is_none_or(|promotion| promotion.optional);
    let stranded =
        || immobility::strands(rules, owner, kind, to) && !explosion::ahead(rules, at, from, to);
    if plain && !stranded() {
        choice(None);
    }
    let Some(promotion) = promotion else { return };
    for (number, &target) in promotion.targets.iter().enumerate() {
        if may_become(rules, at, (player, owner), promotion, number, (from, to)) {
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
            choices(rules, at, (player, player), kind, (from, to), |_| sum += 1);
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
    (player, owner): (Player, Player),
    promotion: &PromotionTables<R::Set>,
    number: usize,
    (from, on): (Square, Square),
) -> bool {
    if !promotion.varied {
        return true;
    }
    let target = promotion.targets[number];
    let lost = |limits: &Vec<u32>| (at.of_kind(target) & at.of(player)).len() < limits[number];
    let region = rules.tables().kind(owner, target).region;
    region.is_none_or(|region| region.has(on))
        && promotion.limits.as_ref().is_none_or(lost)
        && (!immobility::strands(rules, owner, target, on) || explosion::ahead(rules, at, from, on))
}

/// What a piece is that enters play on a square, and whether it has promoted: to the first kind its
/// rule lists, where arriving in the zone promotes.
#[inline(always)]
pub(crate) fn on_entry<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    on: Square,
    enters: bool,
) -> (Kind, bool) {
    if const { !R::MAY.entry() } || !enters || !rules.facts().promote_on_entry {
        return (kind, false);
    }
    let rule = table(rules, player, kind).filter(|rule| rule.zone.has(on));
    match rule.and_then(|rule| rule.targets.first()) {
        Some(&target) => (target, true),
        None => (kind, false),
    }
}
