//! En passant: a slide of two steps or more that only moves, of a piece with a promotion rule, can
//! be answered on any square it passed, by a piece with a promotion rule and a way of moving that
//! only takes.

use super::promotion;
use crate::play::Ply;
use crate::{DoubleStep, Kind, Move, Player, Position, Rules, Square, SquareSet};

/// Opens the right to answer a quiet step in passing, if it passes over squares. Asked before the
/// piece moves. A piece that becomes one without a promotion rule cannot be taken so.
#[inline(always)]
pub(crate) fn open<R: Rules>(rules: &R, at: &mut Position<R>, ply: &Ply, promotion: Option<Kind>) {
    let able = |kind| R::PROMOTING.has(kind) && rules.tables().promoting.has(kind);
    if !able(ply.kind) || !rules.facts().en_passant || promotion.is_some_and(|kind| !able(kind)) {
        return;
    }
    let (from, to) = (ply.made.from(), ply.made.to());
    let distance = i16::from(to.0) - i16::from(from.0);
    for way in &rules.tables().kind(ply.mover, ply.kind).double_steps {
        let ready = way.from.has(from) && (!way.first_move || at.unmoved().has(from));
        if way.by * i16::from(way.steps) == distance && ready {
            let passed = passed::<R::Set>(from, way);
            if (passed & at.occupied()).is_empty() {
                at.passed |= passed;
                at.passer = to;
            }
        }
    }
}

/// The squares between where a slide starts and ends.
#[inline(always)]
fn passed<S: SquareSet>(from: Square, way: &DoubleStep<S>) -> S {
    (1..way.steps).fold(S::EMPTY, |set, count| set | S::of(from).shifted(way.by * i16::from(count)))
}

/// The player's pieces that could take on a passed square.
#[inline(always)]
fn takers<R: Rules>(rules: &R, at: &Position<R>, us: Player, passed: Square) -> R::Set {
    let tables = rules.tables();
    let mine = &tables.players[us.index()];
    let victim = at.cell(at.passer).kind();
    let able = tables.capturers[victim.index()];
    let mut found = R::Set::EMPTY;
    for leaps in mine.passing_leaps.iter().filter(|leaps| able.has(leaps.kind)) {
        let pieces = leaps.from[passed.index()] & at.of_kind(leaps.kind);
        found |= if leaps.first_move { pieces & at.unmoved() } else { pieces };
    }
    for onto in &mine.passing_lines {
        let reached = tables.lines[onto.line].reach(passed, at.occupied());
        for kind in onto.kinds.iter().filter(|&kind| able.has(kind)) {
            let region = tables.kind(us, kind).region;
            if region.is_none_or(|region| region.has(passed)) {
                let pieces = reached & at.of_kind(kind) & onto.from.unwrap_or(reached);
                found |= if onto.first_move { pieces & at.unmoved() } else { pieces };
            }
        }
    }
    found & at.of(us)
}

/// Whether the player to move has a piece that could take in passing.
#[inline(always)]
pub(crate) fn offered<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    R::MAY.en_passant()
        && at.passed.any()
        && at.passed.iter().any(|passed| takers(rules, at, at.to_move, passed).any())
}

/// Adds the captures in passing that `legal` lets through.
pub(crate) fn add<R: Rules>(
    rules: &R,
    at: &Position<R>,
    out: &mut Vec<Move>,
    legal: impl Fn(Move) -> bool,
) {
    for to in at.passed.iter() {
        for from in takers(rules, at, at.to_move, to).iter() {
            let kind = at.cell(from).kind();
            promotion::choices(rules, at.to_move, kind, from, to, |promotion| {
                let made = Move::EnPassant { from, to, promotion };
                if legal(made) {
                    out.push(made);
                }
            });
        }
    }
}

/// Where a piece could both move quietly to a passed square and take there, the move is the
/// capture.
pub(crate) fn prefer_captures(moves: &mut Vec<Move>) {
    let passing: Vec<(Square, Square)> = moves
        .iter()
        .filter(|made| matches!(made, Move::EnPassant { .. }))
        .map(|made| (made.from(), made.to()))
        .collect();
    if !passing.is_empty() {
        moves.retain(|made| {
            !matches!(made, Move::Step { .. }) || !passing.contains(&(made.from(), made.to()))
        });
    }
}

/// Whether a royal piece of the player not to move can be taken in passing.
pub(crate) fn threatens_royal<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    R::MAY.en_passant()
        && at.passed.any()
        && rules.royals(at, at.to_move.other()).has(at.passer)
        && offered(rules, at)
}

/// Whether a capture in passing is among the legal moves.
pub(crate) fn legal<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    if !offered(rules, at) || at.ended().is_some() {
        return false;
    }
    let mut moves = Vec::new();
    crate::legality::legal(rules, at, &mut moves);
    moves.iter().any(|made| matches!(made, Move::EnPassant { .. }))
}
