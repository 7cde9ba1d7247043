//! Which moves are legal, told in one of four ways: see [`Tier`].

mod count;
mod pins;
mod probe;
mod replay;

use crate::generate::Generator;
use crate::{Move, Player, Position, Rules, SquareSet, Tier, rule};

/// Writes the legal moves of a position that has not ended into `out`, which is emptied first.
pub(crate) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    out.clear();
    by_tier(rules, at, tier(rules, at), out);
}

/// The number of legal moves of a position that has not ended.
#[inline]
pub(crate) fn count<R: Rules>(rules: &R, at: &Position<R>, scratch: &mut Vec<Move>) -> u64 {
    let plain = const { !R::MAY.rich() };
    let unfiltered = const { !R::MAY.must_capture() && !R::MAY.forbid_check() };
    if plain && (unfiltered || !filtered(rules)) {
        let counted = match at.to_move {
            Player::First => count::by_sets(rules, at, Player::First, tier(rules, at)),
            Player::Second => count::by_sets(rules, at, Player::Second, tier(rules, at)),
        };
        if let Some(counted) = counted {
            return counted;
        }
    }
    legal(rules, at, scratch);
    scratch.len() as u64
}

/// Whether a rule looks at each legal move once more.
fn filtered<R: Rules>(rules: &R) -> bool {
    rules.facts().must_capture || rules.facts().forbid_check
}

/// The fastest tier that this position allows: without a royal piece nothing is forbidden, and
/// pins tell the moves only where there is one and the position came about by legal moves.
#[inline(always)]
fn tier<R: Rules>(rules: &R, at: &Position<R>) -> Tier {
    if const { !R::MAY.check() && !R::MAY.forbid_facing() } || rules.facts().tier == Tier::Free {
        return Tier::Free;
    }
    let royals = rules.royals(at, at.to_move);
    let tier = rules.facts().tier;
    // A royal piece in hand may not be put where it is attacked either.
    let held = rule::royal_loss::holds(rules, at, at.to_move);
    if royals.is_empty() {
        // One may still come, by a drop or by promotion.
        return if tier == Tier::Pins && !held { Tier::Free } else { tier.max(Tier::Probe) };
    }
    if tier == Tier::Pins && (royals.several() || !at.settled || held) { Tier::Probe } else { tier }
}

fn by_tier<R: Rules>(rules: &R, at: &Position<R>, tier: Tier, out: &mut Vec<Move>) {
    match tier {
        Tier::Free => everything(rules, at, out),
        Tier::Pins => pins::legal(rules, at, out),
        Tier::Probe => probe::legal(rules, at, out),
        Tier::Replay => replay::legal(rules, at, out),
    }
    rule::region::filter(rules, at, out);
    rule::forbid_check::filter(rules, at, out);
    rule::drops::filter(rules, at, out);
    rule::en_passant::prefer_captures(rules, at, out);
    rule::rounds::filter(rules, at, out);
    rule::rest::filter(at, out);
    rule::must_capture::filter(rules, at, out);
}

/// Every move, whatever it leaves attacked.
fn everything<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    rule::drops::add(rules, at, !R::Set::EMPTY, out);
    if rule::drops::placing(rules, at, at.to_move) {
        return;
    }
    Generator::new(rules, at, out).pieces(at.of(at.to_move));
    rule::en_passant::add(rules, at, out, |_| true);
    rule::castling::each(rules, at, |castle| out.push(castle.made()));
    rule::portals::add(rules, at, out);
}

#[cfg(feature = "audit")]
/// The legal moves as each tier tells them that holds for the position, for tests: sorted, with
/// the tier's name. All must agree with the last, which makes every move and looks.
pub(crate) fn tiers<R: Rules>(rules: &R, at: &Position<R>) -> Vec<(Tier, Vec<Move>)> {
    let fastest = tier(rules, at);
    let known = [Tier::Free, Tier::Pins, Tier::Probe, Tier::Replay];
    let holding = known.into_iter().filter(|&tier| match fastest {
        Tier::Free => tier == Tier::Free || tier == Tier::Replay,
        fastest => tier >= fastest,
    });
    holding
        .map(|tier| {
            let mut moves = Vec::new();
            by_tier(rules, at, tier, &mut moves);
            moves.sort_unstable();
            (tier, moves)
        })
        .collect()
}
