//! Facing: a piece points some way and may spend a move turning.

use crate::{Facing, Kind, Move, Position, Rules, Square};

/// Which way a piece points that turns from one kind into another, or stays what it is: the same way
/// if the new kind can point so, else the kind's initial way.
#[inline(always)]
pub(crate) fn changed<R: Rules>(rules: &R, was: Kind, kind: Kind, facing: Facing) -> Facing {
    if const { !R::MAY.facings() } {
        return Facing::Forward;
    }
    let pointed = rules.facts().kind(was).facing.is_some();
    match rules.facts().kind(kind).facing {
        None => Facing::Forward,
        Some(rule) if pointed && rule.can_point(facing) => facing,
        Some(rule) => rule.initial,
    }
}

/// Which way a piece points that enters play.
#[inline(always)]
pub(crate) fn initial<R: Rules>(rules: &R, kind: Kind) -> Facing {
    if const { !R::MAY.facings() } {
        return Facing::Forward;
    }
    rules.facts().kind(kind).facing.map_or(Facing::Forward, |rule| rule.initial)
}

/// Adds the turns of the piece on a square.
pub(crate) fn add<R: Rules>(rules: &R, at: &Position<R>, square: Square, out: &mut Vec<Move>) {
    if const { !R::MAY.facings() } {
        return;
    }
    let rule = rules.facts().kind(at.cell(square).kind()).facing;
    let Some(rule) = rule.filter(|rule| rule.turns) else { return };
    let other = rule.ways().filter(|&facing| facing != at.facing(square));
    out.extend(other.map(|facing| Move::Turn { at: square, facing }));
}
