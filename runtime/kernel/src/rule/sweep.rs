//! Sweeps: a jump to a square along a line that removes every piece passed over (R-031 to R-033,
//!

use super::explosion;
use crate::defaults::walkers;
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
    mut found: impl FnMut(Sweep<R::Set>),
) {
    if const { !R::MAY.sweeps() } {
        return;
    }
    let passable = passable(rules, at, at.cell(from).kind());
    let ground = Ground { occupied: at.occupied(), passable, prey };
    let mut all = sweeps(rules, at, player, from, ground);
    all.sort_by_key(|sweep| rules.facts().board.spelling(sweep.first));
    for (number, sweep) in all.iter().enumerate() {
        let same = |other: &Sweep<R::Set>| (other.to, other.cleared) == (sweep.to, sweep.cleared);
        if !all[..number].iter().any(same) {
            found(*sweep);
        }
    }
}

/// Every sweep of a piece.
fn sweeps<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    from: Square,
    ground: Ground<R::Set>,
) -> Vec<Sweep<R::Set>> {
    let ways = rules.tables().turned(player, at.cell(from).kind(), at.facing(from));
    let mut all = Vec::new();
    for walk in ways.sweeps.iter().filter(|walk| walk.ready(from, at.unmoved())) {
        line(walk, from, ground, |sweep| {
            let lands = if ground.occupied.has(sweep.to) {
                walk.mode.capture() && ground.prey.has(sweep.to)
            } else {
                walk.mode.quiet()
            };
            if lands && ways.region.is_none_or(|region| region.has(sweep.to)) {
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
    if const { !R::MAY.sweeps() } {
        return R::Set::EMPTY;
    }
    let passable = passable(rules, at, at.cell(from).kind());
    let ground = Ground { occupied: at.occupied(), passable, prey: !R::Set::EMPTY };
    let all = sweeps(rules, at, player, from, ground);
    let this = all.iter().find(|sweep| (sweep.to, sweep.first) == (to, first));
    this.map_or(R::Set::EMPTY, |sweep| sweep.cleared)
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
    attackers_that(rules, at, by, able, on, occupied, |_, _| true)
}

/// Those of them that would not blow up their own last royal piece by it: the blast is around the
/// square they land on.
pub(crate) fn safe_attackers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    if const { !R::MAY.sweeps() } {
        return R::Set::EMPTY;
    }
    let able = rules.tables().capturers[victim.index()];
    attackers_that(rules, at, by, able, on, occupied, |from, sweep| {
        let foes = (sweep.cleared | R::Set::of(sweep.to)) & !at.of(by);
        let kinds = foes.iter().filter(|&foe| !at.cell(foe).is_empty());
        let taken = kinds.map(|foe| at.cell(foe).kind()).fold(KindSet::NONE, KindSet::with);
        let royals = rules.royals(at, by) & !sweep.cleared;
        let explodes = explosion::acts(rules, at.cell(from).kind(), taken.with(victim));
        let blown = explosion::destroyed(rules, at, by, sweep.to) | R::Set::of(from);
        !explodes || royals.is_empty() || (royals & !blown).any()
    })
}

fn attackers_that<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    able: KindSet,
    on: Square,
    occupied: R::Set,
    counts: impl Fn(Square, &Sweep<R::Set>) -> bool,
) -> R::Set {
    let mut found = R::Set::EMPTY;
    let onto = &rules.tables().players[by.index()].onto;
    for way in onto.sweeps.iter().filter(|way| able.has(way.kind)) {
        // What stands on the square is one that it may take, if only in thought.
        let victim = R::Set::of(on);
        let ground = Ground {
            occupied: occupied | victim,
            passable: passable(rules, at, way.kind) | victim,
            prey: generate::takeable(rules, at, by, way.kind) | victim,
        };
        for from in walkers(at, by, way, on).iter() {
            let takes = |sweep: &Sweep<R::Set>| {
                (sweep.to == on || sweep.cleared.has(on))
                    && !suicidal(rules, at, by, sweep)
                    && counts(from, sweep)
            };
            if sweeps(rules, at, by, from, ground).iter().any(takes) {
                found |= R::Set::of(from);
            }
        }
    }
    found
}

/// Whether a sweep would remove its player's own last royal piece: no check is given by it.
fn suicidal<R: Rules>(rules: &R, at: &Position<R>, by: Player, sweep: &Sweep<R::Set>) -> bool {
    let royals = rules.royals(at, by);
    royals.any() && (royals & !sweep.cleared).is_empty()
}
