//! Drops: a piece in hand is put on an empty square instead of moving one.

use crate::act::Ply;
use crate::facts::Drops;
use crate::{Cell, Kind, Move, Player, Position, Rules, Square, SquareSet};

/// Adds the drops that end on some squares. Whether a drop mates is asked last of all.
pub(crate) fn add<R: Rules>(rules: &R, at: &Position<R>, allowed: R::Set, out: &mut Vec<Move>) {
    each_target(rules, at, at.to_move, |kind, targets| {
        out.extend((targets & allowed).iter().map(|to| Move::Drop { kind, to }));
    });
}

/// How many drops end on some squares; nothing where they must be listed to be counted, because
/// one may be forbidden for giving mate.
#[inline(always)]
pub(crate) fn count<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    allowed: R::Set,
) -> Option<u64> {
    if const { !R::MAY.drops() } {
        return Some(0);
    }
    let no_mate = rules.facts().drops.as_ref().map_or(crate::KindSet::NONE, |rule| rule.no_mate);
    let mut total = Some(0);
    each_target(rules, at, us, |kind, targets| {
        let targets = targets & allowed;
        let listed = no_mate.has(kind) && may_check(rules, at, us, kind, targets);
        total = total.filter(|_| !listed).map(|total| total + u64::from(targets.len()));
    });
    total
}

/// Calls `found` with each kind that the player may place, and where.
#[inline(always)]
pub(crate) fn each_target<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    mut found: impl FnMut(Kind, R::Set),
) {
    if const { !R::MAY.drops() } {
        return;
    }
    let Some(drops) = &rules.facts().drops else { return };
    let empty = !at.occupied();
    for (number, &held) in (0..).zip(at.hand(us)) {
        if held == 0 {
            continue;
        }
        let kind = Kind(number);
        found(kind, empty & targets(rules, at, us, drops, kind));
        for (_, face) in drops.faces.iter().filter(|(base, _)| *base == kind) {
            found(*face, empty & targets(rules, at, us, drops, *face));
        }
    }
}

/// The squares a kind may be dropped on, as far as the rule goes.
#[inline(always)]
fn targets<R: Rules>(rules: &R, at: &Position<R>, us: Player, drops: &Drops, kind: Kind) -> R::Set {
    let mut targets = rules.tables().kind(us, kind).drops;
    if drops.no_doubled.has(kind) {
        for own in (at.of_kind(kind) & at.of(us)).iter() {
            targets &= !rules.tables().files[own.index()];
        }
    }
    targets
}

/// Whether one of these drops could give check.
fn may_check<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    kind: Kind,
    targets: R::Set,
) -> bool {
    let royals = rules.royals(at, us.other());
    if const { R::MAY.hops() } && royals.any() {
        return true;
    }
    let reaches = |to| rules.reach(at, us, kind, to, at.occupied()).capture;
    targets.iter().any(|to| (reaches(to) & royals).any())
}

/// Drops the drops that give mate where they may not: the other player is then in check and has no
/// legal move.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if const { !R::MAY.drops() } {
        return;
    }
    let Some(drops) = &rules.facts().drops else { return };
    if drops.no_mate.is_empty() || !super::turn::ends(at) {
        return;
    }
    moves.retain(|&made| {
        !matches!(made, Move::Drop { kind, .. } if drops.no_mate.has(kind))
            || !mates(rules, at, made)
    });
}

fn mates<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let next = at.after(rules, made);
    let mut answers = Vec::new();
    next.ended().is_none() && super::check::in_check(rules, &next) && {
        crate::legality::legal(rules, &next, &mut answers);
        answers.is_empty()
    }
}

/// Whether the player to move can only drop, because pieces are still to be placed.
#[inline(always)]
pub(crate) fn placing<R: Rules>(rules: &R, at: &Position<R>, us: Player) -> bool {
    R::MAY.drops()
        && rules.facts().drops.as_ref().is_some_and(|rule| rule.placement)
        && at.hand(us).iter().any(|&held| held > 0)
}

/// Puts a piece from the hand on the board. It counts as having moved, but while pieces are being
/// placed.
pub(crate) fn make<R: Rules>(rules: &R, at: &mut Position<R>, kind: Kind, to: Square) -> Ply {
    let mut ply = Ply::new(at.to_move, Move::Drop { kind, to }, kind);
    let Some(drops) = &rules.facts().drops else { return ply };
    let us = at.to_move;
    spend(rules, at, us, kind);
    let dropped = kind;
    let (kind, promoted) = super::promotion::on_entry(rules, us, kind, to, true);
    ply.promoted = promoted;
    at.put(to, Cell::new(kind, us));
    let facing = super::turning::initial(rules, dropped);
    at.point(to, super::turning::changed(rules, dropped, kind, facing));
    super::rest::set(at, to, super::rest::after_move(rules, kind));
    if const { R::MAY.unmoved() } && drops.placement && Position::marks_unmoved(rules) {
        at.unmoved |= R::Set::of(to);
    }
    ply.outside = promoted && super::region::outside(rules, at, to);
    ply.movers = [Some(to), None];
    ply
}

/// Takes a piece out of a hand that is dropped as some kind: as itself, or as its other face.
pub(crate) fn spend<R: Rules>(rules: &R, at: &mut Position<R>, us: Player, kind: Kind) {
    let Some(drops) = &rules.facts().drops else { return };
    let base = drops.faces.iter().find(|(base, face)| *face == kind && at.held(us, *base) > 0);
    let held = if at.held(us, kind) > 0 { kind } else { base.map_or(kind, |(base, _)| *base) };
    at.change_hand(us, held, |count| if count == Drops::UNLIMITED { count } else { count - 1 });
}

/// Puts a captured piece into its captor's hand, as what it was before it promoted; a royal piece
/// is just gone.
#[inline(always)]
pub(crate) fn hold<R: Rules>(rules: &R, at: &mut Position<R>, captor: Player, taken: Kind) {
    if const { !R::MAY.drops() } {
        return;
    }
    let facts = rules.facts();
    if !facts.drops.as_ref().is_some_and(|rule| rule.from_captures) || facts.kind(taken).royal {
        return;
    }
    let kind = facts.kind(taken).in_hand.unwrap_or(taken);
    at.change_hand(
        captor,
        kind,
        |count| {
            if count >= Drops::UNLIMITED - 1 { count } else { count + 1 }
        },
    );
}
