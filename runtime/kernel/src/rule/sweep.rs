//! Sweeps: a jump to a square along a line that removes every piece passed over (R-031 to R-033,
//!

use crate::defaults::walkers;
use crate::facts::Mode;
use crate::{Kind, KindSet, Move, Player, Position, Rules, Square, SquareSet, Walk, generate};

/// One sweep of a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sweep<S> {
    /// Where it lands.
    pub(crate) to: Square,
    /// The first square of its line.
    pub(crate) first: Square,
    /// What it passes over.
    pub(crate) cleared: S,
}

impl<S> Sweep<S> {
    /// The move, if the piece comes from this square.
    pub(crate) const fn made(&self, from: Square, passing: bool) -> Move {
        let Self { to, first, .. } = *self;
        Move::Sweep { from, to, first, landing: None, passing, promotion: None }
    }
}

/// What a sweep is asked on: what is occupied, and what may be passed over and landed on.
#[derive(Clone, Copy, Debug)]
struct Ground<S> {
    occupied: S,
    passable: S,
    prey: S,
}

/// Calls `found` with each sweep of a piece that may end on an empty square or on one of `prey`,
/// no two with the same end and effect.
pub(crate) fn each<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    prey: R::Set,
    found: impl FnMut(Sweep<R::Set>),
) {
    let passable = passable(rules, at, at.cell(from).kind());
    let ground = Ground { occupied: at.occupied(), passable, prey };
    each_different(rules, sweeps(rules, at, player, from, ground), found);
}

/// Calls `found` with each sweep of a piece by which it takes in passing on an empty square, as if a
/// piece stood there: those that only take.
pub(crate) fn in_passing<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    (to, victim): (Square, Square),
    found: impl FnMut(Sweep<R::Set>),
) {
    let kind = at.cell(from).kind();
    let captures = rules.facts().kind(kind).captures;
    if !captures.has(at.cell(victim).kind()) {
        return;
    }
    let ground = Ground {
        occupied: at.occupied(),
        passable: passable(rules, at, kind),
        prey: R::Set::EMPTY,
    };
    let ways = rules.tables().turned(player, kind, at.facing(from));
    let suits = ways.region.is_none_or(|region| region.has(to))
        || super::meeting::judge(rules, at, player, kind, victim, true).stays;
    let mut all = Vec::new();
    let takes = |walk: &&Walk<R::Set>| walk.mode == Mode::Capture;
    let walks = ways.sweeps.iter().filter(takes).filter(|walk| walk.ready(from, at.unmoved()));
    for walk in walks.filter(|_| suits) {
        line(walk, from, ground, |sweep| all.extend(Some(sweep).filter(|sweep| sweep.to == to)));
    }
    each_different(rules, all, found);
}

/// Calls `found` with each sweep, but of those with the same end and effect the one whose first
/// square is spelled first.
fn each_different<R: Rules>(
    rules: &R,
    mut all: Vec<Sweep<R::Set>>,
    mut found: impl FnMut(Sweep<R::Set>),
) {
    all.sort_by_key(|sweep| rules.facts().board.spelling(sweep.first));
    for (number, sweep) in all.iter().enumerate() {
        let same = |other: &Sweep<R::Set>| (other.to, other.cleared) == (sweep.to, sweep.cleared);
        if !all[..number].iter().any(same) {
            found(*sweep);
        }
    }
}

/// Every sweep of a piece. One by which the piece stays where it is may strike outside its region
///
fn sweeps<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    ground: Ground<R::Set>,
) -> Vec<Sweep<R::Set>> {
    let kind = at.cell(from).kind();
    let ways = rules.tables().turned(player, kind, at.facing(from));
    let stays = |to| {
        R::MAY.meetings()
            && !at.cell(to).is_empty()
            && super::meeting::judge(rules, at, player, kind, to, false).stays
    };
    let mut all = Vec::new();
    for walk in ways.sweeps.iter().filter(|walk| walk.ready(from, at.unmoved())) {
        line(walk, from, ground, |sweep| {
            let lands = if ground.occupied.has(sweep.to) {
                walk.mode.capture() && ground.prey.has(sweep.to)
            } else {
                walk.mode.quiet()
            };
            let within = ways.region.is_none_or(|region| region.has(sweep.to));
            if lands && (within || stays(sweep.to)) {
                all.push(sweep);
            }
        });
    }
    all
}

/// Walks a sweep's line: `found` gets each square it may come to, with what it passes over.
fn line<S: SquareSet>(
    walk: &Walk<S>,
    from: Square,
    ground: Ground<S>,
    mut found: impl FnMut(Sweep<S>),
) {
    let crate::facts::Gait::Sweep { least, .. } = walk.gait else { return };
    let path = walk.path(from);
    let mut cleared = S::EMPTY;
    for (number, &to) in path.iter().enumerate() {
        if number + 1 >= usize::from(least) {
            found(Sweep { to, first: path[0], cleared });
        }
        if ground.occupied.has(to) {
            if !ground.passable.has(to) {
                break;
            }
            cleared |= S::of(to);
        }
    }
}

/// The pieces that a kind may pass over: those of kinds it may capture, whosever they are, and wild
/// ones that are not immune to it.
fn passable<R: Rules>(rules: &R, at: &Position<R>, kind: Kind) -> R::Set {
    let prey = at.of_kinds(rules.facts().kind(kind).captures);
    prey & at.pieces() | super::wild::takeable(rules, at, kind)
}

/// What a move sweeps away on its way.
#[inline(always)]
pub(crate) fn swept<R: Rules>(rules: &R, at: &Position<R>, player: Player, made: Move) -> R::Set {
    let Move::Sweep { from, to, first, .. } = made else { return R::Set::EMPTY };
    let mut swept = R::Set::EMPTY;
    if const { !R::MAY.sweeps() } {
        return swept;
    }
    let kind = at.cell(from).kind();
    let passable = passable(rules, at, kind);
    let ground = Ground { occupied: at.occupied(), passable, prey: R::Set::EMPTY };
    for walk in &rules.tables().turned(player, kind, at.facing(from)).sweeps {
        line(walk, from, ground, |sweep| {
            if (sweep.to, sweep.first) == (to, first) {
                swept = sweep.cleared;
            }
        });
    }
    swept
}

/// The pieces of some kinds of a player that could sweep over a square, or onto it: passing needs a
/// square beyond to land on.
pub(crate) fn attackers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    able: KindSet,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    let mut found = R::Set::EMPTY;
    let onto = &rules.tables().players[by.index()].onto;
    for way in onto.sweeps.iter().filter(|way| able.has(way.kind)) {
        // What stands on the square is one that it may take, if only in thought.
        let victim = R::Set::of(on);
        let ground = Ground {
            occupied: occupied | victim,
            passable: passable(rules, at, way.kind) | victim,
            prey: generate::prey(rules, at, by, way.kind) | victim,
        };
        for from in walkers(at, by, way, on).iter() {
            let takes = |sweep: &Sweep<R::Set>| sweep.to == on || sweep.cleared.has(on);
            if sweeps(rules, at, by, from, ground).iter().any(takes) {
                found |= R::Set::of(from);
            }
        }
    }
    found
}
