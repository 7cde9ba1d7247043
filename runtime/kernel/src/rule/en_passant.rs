//! En passant: a slide of two steps or more that only moves, of a piece with a promotion rule, can
//! be answered on any square it passed, by a piece with a promotion rule and a way of moving that
//! only takes.

use super::promotion;
use crate::defaults;
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
    let (Some(from), to) = (ply.made.from(), ply.made.to()) else { return };
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
    let passing = &tables.players[us.index()].passing;
    let able = tables.capturers[at.cell(at.passer).kind().index()];
    let mut found = defaults::leaping(at, passing, able, passed)
        | defaults::sliding(rules, at, us, passing, able, passed, at.occupied());
    if const { R::MAY.jumps() } {
        found |= defaults::jumping(rules, at, us, passing, able, passed, at.occupied());
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
            promotion::choices(rules, at, at.to_move, kind, (from, to), |promotion| {
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
    let quiet = |made: &Move| match *made {
        Move::EnPassant { from, to, promotion } => Some(Move::Step { from, to, promotion }),
        _ => None,
    };
    let same: Vec<Move> = moves.iter().filter_map(quiet).collect();
    if !same.is_empty() {
        moves.retain(|made| !same.contains(made));
    }
}

/// Whether one of these pieces of the player not to move can be taken in passing.
pub(crate) fn threatens<R: Rules>(rules: &R, at: &Position<R>, pieces: R::Set) -> bool {
    R::MAY.en_passant() && at.passed.any() && pieces.has(at.passer) && offered(rules, at)
}

/// The squares where a capture in passing is among the legal moves.
pub(crate) fn legal<R: Rules>(rules: &R, at: &Position<R>) -> R::Set {
    if !offered(rules, at) || at.ended().is_some() {
        return R::Set::EMPTY;
    }
    let mut moves = Vec::new();
    crate::legality::legal(rules, at, &mut moves);
    let passing = moves.iter().filter(|made| matches!(made, Move::EnPassant { .. }));
    passing.fold(R::Set::EMPTY, |set, made| set | R::Set::of(made.to()))
}
