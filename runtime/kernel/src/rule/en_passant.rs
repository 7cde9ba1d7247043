//! En passant: a slide of two steps or more that only moves, of a piece with a promotion rule, can
//! be answered on any square it passed, by a piece with a promotion rule and a way of moving that
//! only takes.

use super::{explosion, meeting, sweep};
use crate::act::Ply;
use crate::defaults;
use crate::facts::{Gait, Mode};
use crate::generate::Attempt;
use crate::{DoubleStep, KindSet, Move, Player, Position, Rules, Square, SquareSet, Walk};

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

/// Calls `found` with what a player could answer in passing, were it his move: the squares, each
/// with the first piece that passed it.
#[inline(always)]
fn each_open<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    mut found: impl FnMut(R::Set, Square),
) {
    let them = at.of(by.other());
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

/// The piece that a player takes in passing on a square: the one that passed it first.
#[inline(always)]
pub(crate) fn victim<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    to: Square,
) -> Option<Square> {
    let mut victim = None;
    each_open(rules, at, by, |passed, passer| {
        if passed.has(to) {
            victim = Some(passer);
        }
    });
    victim
}

/// Calls `found` with each capture in passing that a player could make, were it his move.
#[inline(always)]
pub(crate) fn each<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    mut found: impl FnMut(Attempt),
) {
    if const { !R::MAY.en_passant() } || !at.has_passers() {
        return;
    }
    each_open(rules, at, by, |passed, passer| {
        for to in passed.iter() {
            let takers = takers(rules, at, by, passer, to);
            for from in takers.iter() {
                let made = Move::EnPassant { from, to, promotion: None };
                found(Attempt { made, victim: Some(passer) });
            }
            if const { R::MAY.sweeps() } {
                for from in (at.of(by) & at.of_kinds(rules.tables().promoting)).iter() {
                    sweep::in_passing(rules, at, by, from, (to, passer), |sweep| {
                        // One that clears nothing is a plain step where there is one.
                        if sweep.cleared.any() || !takers.has(from) {
                            let made = sweep.made(from, true);
                            found(Attempt { made, victim: Some(passer) });
                        }
                    });
                }
            }
        }
    });
}

/// The player's pieces that could take another on a square that it passed, and do not sweep.
#[inline(always)]
fn takers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    passer: Square,
    passed: Square,
) -> R::Set {
    let tables = rules.tables();
    let passing = &tables.players[by.index()].passing;
    let able = tables.capturers[at.cell(passer).kind().index()];
    let mut found = defaults::leaping(at, passing, able, passed)
        | defaults::sliding(rules, at, by, passing, able, passed, at.occupied());
    if const { R::MAY.jumps() } {
        found |= defaults::jumping(rules, at, by, passing, able, passed, at.occupied());
    }
    if const { R::MAY.meetings() && R::MAY.regions() } {
        found |= strikers_beyond(rules, at, by, able, passer, passed);
    }
    found & at.of(by)
}

/// Those that take by a strike in place, and so outside their region too.
fn strikers_beyond<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    able: KindSet,
    passer: Square,
    passed: Square,
) -> R::Set {
    let kinds = at.of_kinds(KindSet(able.0 & rules.tables().promoting.0));
    let strikes = |from: &Square| {
        let kind = at.cell(*from).kind();
        let ways = rules.tables().turned(by, kind, at.facing(*from));
        let comes = |walk: &&Walk<R::Set>| {
            walk.mode == Mode::Capture
                && walk.ready(*from, at.unmoved())
                && walk
                    .reach(*from, at.occupied(), defaults::screens(at, by, walk.screen()))
                    .has(passed)
        };
        ways.region.is_some()
            && meeting::judge(rules, at, by, kind, passer, true).stays
            && ways.walks.iter().any(|walk| comes(&walk))
    };
    R::Set::of_all((kinds & at.of(by)).iter().filter(strikes))
}

/// Whether the player to move has a piece that could take in passing.
#[inline(always)]
pub(crate) fn offered<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    let mut offered = false;
    each(rules, at, at.to_move, |_| offered = true);
    offered
}

/// Adds the captures in passing that `legal` lets through.
pub(crate) fn add<R: Rules>(
    rules: &R,
    at: &Position<R>,
    out: &mut Vec<Move>,
    legal: impl Fn(Move) -> bool,
) {
    each(rules, at, at.to_move, |attempt| {
        attempt.each(rules, at, at.to_move, |made| {
            if legal(made) {
                out.push(made);
            }
        });
    });
}

/// Where a piece could both move quietly to a passed square and take there, the move is the
/// capture; so it is where two sweeps along one line differ in that alone.
pub(crate) fn prefer_captures<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if const { !R::MAY.en_passant() } || !at.has_passers() {
        return;
    }
    let captures: Vec<Move> = moves.iter().copied().filter(|made| made.passes()).collect();
    if captures.is_empty() {
        return;
    }
    let hidden = |made: &Move| {
        captures.iter().any(|capture| {
            made.from() == capture.from()
                && (made.to(), made.promotion()) == (capture.to(), capture.promotion())
                && (quiet(rules, at, *made) || along_one_line(*made, *capture))
        })
    };
    moves.retain(|made| made.passes() || !hidden(made));
}

/// Whether a move of a piece takes, meets and sweeps nothing.
fn quiet<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let swept = || sweep::swept(rules, at, at.to_move, made).any();
    match made {
        Move::Step { to, .. } => at.cell(to).is_empty(),
        Move::Sweep { to, .. } => at.cell(to).is_empty() && !swept(),
        _ => false,
    }
}

/// Whether two moves are sweeps that start alike.
fn along_one_line(one: Move, other: Move) -> bool {
    let first = |made| match made {
        Move::Sweep { first, .. } => Some(first),
        _ => None,
    };
    first(one).is_some() && first(one) == first(other)
}

/// Whether a player could take the piece on a square in passing, were it his move, at no
/// such cost as makes a capture no attack.
pub(crate) fn threatens<R: Rules>(rules: &R, at: &Position<R>, by: Player, on: Square) -> bool {
    let mut threatened = false;
    each(rules, at, by, |attempt| {
        let (from, to) = (attempt.made.from().unwrap_or_default(), attempt.made.to());
        let costly =
            || explosion::suicidal(rules, at, by, from, (at.cell(on).kind(), to), R::Set::EMPTY);
        threatened |= attempt.victim == Some(on) && !costly();
    });
    threatened
}

/// What repetition compares: the squares where a capture in passing is legal, each with the piece it
/// would take, whichever move of the turn opened it.
pub(crate) fn stand<R: Rules>(rules: &R, at: &Position<R>, standing: &mut Position<R>) {
    let legal = legal(rules, at);
    let mut open = Vec::new();
    each_open(rules, at, at.to_move, |passed, passer| {
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
    R::Set::of_all(moves.iter().filter(|made| made.passes()).map(|made| made.to()))
}
