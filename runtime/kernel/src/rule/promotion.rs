//! Promotion: a step that ends in its piece's zone, or starts there where the rule says so, turns
//! the piece into one of the kinds listed, if that kind may stand on the square.

use crate::{Kind, Player, PromotionTables, Rules, Square, SquareSet};

/// Calls `choice` with everything a piece may be after a step: what it was, each kind it may
/// promote to, or both. Not at all, if it must promote and cannot.
#[inline(always)]
pub(crate) fn choices<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    from: Square,
    to: Square,
    mut choice: impl FnMut(Option<Kind>),
) {
    let Some(promotion) = acting(rules, player, kind, from, to) else { return choice(None) };
    if promotion.optional {
        choice(None);
    }
    for &target in &promotion.targets {
        if may_stand(rules, player, target, to) {
            choice(Some(target));
        }
    }
}

/// How many choices there are for all these ends of moves from one square.
#[inline(always)]
pub(crate) fn count<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    from: Square,
    ends: R::Set,
) -> u64 {
    let Some(promotion) = table(rules, player, kind) else { return u64::from(ends.len()) };
    let promoting =
        if promotion.on_leaving && promotion.zone.has(from) { ends } else { ends & promotion.zone };
    if promotion.regional {
        let plain = u64::from((ends & !promoting).len());
        return promoting.iter().fold(plain, |mut sum, to| {
            choices(rules, player, kind, from, to, |_| sum += 1);
            sum
        });
    }
    let plain = u64::from((ends & !promoting).len());
    plain + u64::from(promoting.len()) * uniform(promotion)
}

/// How many choices each promoting move has, where no target is kept off any square.
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

/// The promotion rule of a kind, if a move between these squares promotes.
#[inline(always)]
fn acting<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    from: Square,
    to: Square,
) -> Option<&PromotionTables<R::Set>> {
    table(rules, player, kind).filter(|promotion| promotion.acts(from, to))
}

fn may_stand<R: Rules>(rules: &R, player: Player, kind: Kind, on: Square) -> bool {
    !R::MAY.regions()
        || rules.tables().kind(player, kind).region.is_none_or(|region| region.has(on))
}
