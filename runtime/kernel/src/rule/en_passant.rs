//! En passant: a slide of two steps or more that only moves, of a piece with a promotion rule, can
//! be answered on any square it passed, by a piece with a promotion rule and a way of moving that
//! only takes.

use crate::act::Ply;
use crate::defaults;
use crate::facts::{Gait, Mode};
use crate::{DoubleStep, Kind, Move, Player, Position, Rules, Square, SquareSet, generate};

/// Whether a move takes in passing.
#[inline(always)]
pub(crate) const fn takes(made: Move) -> bool {
    matches!(made, Move::EnPassant { .. } | Move::Place { passing: true, .. })
}

/// A move begins: rights of the other player's last turn lapse. Those of the same turn stay, but
/// for a piece that moves again.
#[inline(always)]
pub(crate) fn begin<R: Rules>(at: &mut Position<R>, mover: Player, made: Move) {
    if const { !R::MAY.en_passant() } {
        return;
    }
    if const { R::MAY.turns() } {
        let ours = at.of(mover);
        let stays = |passer: Square| ours.has(passer) && made.from() != Some(passer);
        let mut kept = Vec::new();
        at.each_passer(|passed, passer| {
            if stays(passer) {
                kept.push((passed, passer));
            }
        });
        if let Some(extra) = at.extra_mut() {
            let places = extra.earlier.len();
            extra.earlier = std::array::from_fn(|place| kept.get(place).copied());
            debug_assert!(kept.len() <= places, "a turn has four moves at most");
        }
    }
    at.passed = R::Set::EMPTY;
}

/// Opens the right to answer a quiet step in passing, if it passes over squares. Asked before the
/// piece moves. A piece that becomes one without a promotion rule cannot be taken so.
#[inline(always)]
pub(crate) fn open<R: Rules>(rules: &R, at: &mut Position<R>, ply: &Ply) {
    let Move::Step { from, to, promotion } = ply.made else { return };
    if const { !R::MAY.en_passant() } || !at.cell(to).is_empty() {
        return;
    }
    let able = |kind| R::PROMOTING.has(kind) && rules.tables().promoting.has(kind);
    if !able(ply.kind) || !rules.facts().en_passant || promotion.is_some_and(|kind| !able(kind)) {
        return;
    }
    let passed = passed(rules, at, ply.mover, from, to);
    if passed.any() {
        at.passed = passed;
        at.passer = to;
    }
}

/// Whether a quiet step of a piece between two squares can be answered in passing.
pub(crate) fn opens<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    to: Square,
) -> bool {
    R::MAY.en_passant()
        && rules.facts().en_passant
        && rules.tables().promoting.has(at.cell(from).kind())
        && passed(rules, at, player, from, to).any()
}

/// The squares that slides of a piece between two squares pass over.
#[inline(always)]
fn passed<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    to: Square,
) -> R::Set {
    let ways = rules.tables().turned(player, at.cell(from).kind(), at.facing(from));
    let distance = i16::from(to.0) - i16::from(from.0);
    let mut all = R::Set::EMPTY;
    for way in &ways.double_steps {
        let ready = way.from.has(from) && (!way.first_move || at.unmoved().has(from));
        if way.by * i16::from(way.steps) == distance && ready {
            let passed = between::<R::Set>(from, way);
            if (passed & at.occupied()).is_empty() {
                all |= passed;
            }
        }
    }
    if const { R::MAY.walks() } {
        for walk in ways.walks.iter().filter(|walk| walk.mode == Mode::Quiet) {
            let Gait::Slide { least, .. } = walk.gait else { continue };
            let Some(before) = walk.before(from, to) else { continue };
            let passed = R::Set::of_all(before.iter().copied());
            let far = before.len() + 1 >= usize::from(least);
            if far && walk.ready(from, at.unmoved()) && (passed & at.occupied()).is_empty() {
                all |= passed;
            }
        }
    }
    all
}

/// The squares between where a slide starts and ends.
#[inline(always)]
fn between<S: SquareSet>(from: Square, way: &DoubleStep<S>) -> S {
    (1..way.steps).fold(S::EMPTY, |set, count| set | S::of(from).shifted(way.by * i16::from(count)))
}

/// Calls `found` with what the player to move may answer in passing: the squares, each with the
/// first piece that passed it.
#[inline(always)]
fn each_open<R: Rules>(rules: &R, at: &Position<R>, mut found: impl FnMut(R::Set, Square)) {
    let them = at.of(at.to_move.other());
    let promoting = rules.tables().promoting;
    let empty = !at.occupied();
    let mut known = R::Set::EMPTY;
    at.each_passer(|passed, passer| {
        if them.has(passer) && promoting.has(at.cell(passer).kind()) {
            found(passed & empty & !known, passer);
            known |= passed;
        }
    });
}

/// The piece that is taken in passing on a square: the one that passed it first.
#[inline(always)]
pub(crate) fn victim<R: Rules>(rules: &R, at: &Position<R>, to: Square) -> Option<Square> {
    let mut victim = None;
    each_open(rules, at, |passed, passer| {
        if passed.has(to) {
            victim = Some(passer);
        }
    });
    victim
}

/// The player's pieces that could take a piece of some kind on a passed square.
#[inline(always)]
fn takers<R: Rules>(rules: &R, at: &Position<R>, victim: Kind, passed: Square) -> R::Set {
    let tables = rules.tables();
    let us = at.to_move;
    let passing = &tables.players[us.index()].passing;
    let able = tables.capturers[victim.index()];
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
    R::MAY.en_passant() && at.has_passers() && threatens(rules, at, !R::Set::EMPTY)
}

/// Adds the captures in passing that `legal` lets through.
pub(crate) fn add<R: Rules>(
    rules: &R,
    at: &Position<R>,
    out: &mut Vec<Move>,
    legal: impl Fn(Move) -> bool,
) {
    if const { !R::MAY.en_passant() } {
        return;
    }
    each_open(rules, at, |passed, passer| {
        for to in passed.iter() {
            for from in takers(rules, at, at.cell(passer).kind(), to).iter() {
                let capture = generate::Capture { from, to, victim: passer, passing: true };
                capture.each(rules, at, at.to_move, |made| {
                    if legal(made) {
                        out.push(made);
                    }
                });
            }
        }
    });
}

/// Where a piece could both move quietly to a passed square and take there, the move is the
/// capture.
pub(crate) fn prefer_captures<R: Rules>(at: &Position<R>, moves: &mut Vec<Move>) {
    if const { !R::MAY.en_passant() } || !at.has_passers() {
        return;
    }
    let quiet = |made: &Move| {
        let (from, to, promotion) = (made.from()?, made.to(), made.promotion());
        Some(Move::Step { from, to, promotion })
    };
    let captures = moves.iter().filter(|made| takes(**made));
    let same: Vec<Move> = captures.filter_map(quiet).collect();
    if !same.is_empty() {
        moves.retain(|made| !same.contains(made));
    }
}

/// Whether one of these pieces of the player not to move can be taken in passing.
pub(crate) fn threatens<R: Rules>(rules: &R, at: &Position<R>, pieces: R::Set) -> bool {
    if const { !R::MAY.en_passant() } || !at.has_passers() {
        return false;
    }
    let mut threatened = false;
    each_open(rules, at, |passed, passer| {
        let victim = at.cell(passer).kind();
        threatened |=
            pieces.has(passer) && passed.iter().any(|to| takers(rules, at, victim, to).any());
    });
    threatened
}

/// What repetition compares: the squares where a capture in passing is legal, each with the piece it
/// would take, whichever move of the turn opened it.
pub(crate) fn stand<R: Rules>(rules: &R, at: &Position<R>, standing: &mut Position<R>) {
    let legal = legal(rules, at);
    let mut open = Vec::new();
    each_open(rules, at, |passed, passer| {
        if (passed & legal).any() {
            open.push((passed & legal, passer));
        }
    });
    open.sort_unstable_by_key(|(_, passer)| *passer);
    standing.keep_passers(open);
}

/// The squares where a capture in passing is among the legal moves.
fn legal<R: Rules>(rules: &R, at: &Position<R>) -> R::Set {
    if !offered(rules, at) || at.ended().is_some() {
        return R::Set::EMPTY;
    }
    let mut moves = Vec::new();
    crate::legality::legal(rules, at, &mut moves);
    R::Set::of_all(moves.iter().filter(|made| takes(**made)).map(|made| made.to()))
}
