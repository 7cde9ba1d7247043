//! What [`Rules`] answers where a game gives nothing faster: the interpreter. Each works from the
//! game's tables.

use crate::facts::{Gait, Screen};
use crate::{
    Kind, KindSet, Onto, Player, Position, Reach, Rules, Square, SquareSet, Tally, Walk, WalkOnto,
    legged, rule,
};

/// See [`Rules::reach`].
#[inline]
pub fn reach<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    kind: Kind,
    from: Square,
    occupied: R::Set,
) -> Reach<R::Set> {
    let ways = rules.tables().turned(player, kind, at.facing(from));
    let mut reach = reach_anywhere(rules, at, player, kind, from, occupied);
    if let Some(region) = ways.region {
        reach.quiet &= region;
        reach.capture &= region;
    }
    reach
}

/// The same, before the squares are asked where the piece may stand at all.
#[inline(always)]
pub(crate) fn reach_anywhere<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    kind: Kind,
    from: Square,
    occupied: R::Set,
) -> Reach<R::Set> {
    let tables = rules.tables();
    let ways = tables.turned(player, kind, at.facing(from));
    let ready = |first_move: bool| !first_move || at.unmoved().has(from);
    let mut reach = Reach::default();
    if const { R::MAY.walks() } {
        for walk in ways.walks.iter().filter(|walk| walk.ready(from, at.unmoved())) {
            let screens = screens(at, player, walk.screen());
            reach.add(walk.mode, walk.reach(from, occupied, screens));
        }
    }
    for hops in &ways.hops {
        if hops.from.is_some_and(|mask| !mask.has(from)) || !ready(hops.first_move) {
            continue;
        }
        let screens = screens(at, player, hops.screen);
        for &line in &hops.lines {
            reach.add(hops.mode, tables.hop_lines[line].reach(from, occupied, screens));
        }
    }
    for slides in &ways.slides {
        if slides.from.is_some_and(|mask| !mask.has(from)) || !ready(slides.first_move) {
            continue;
        }
        for &line in &slides.lines {
            reach.add(slides.mode, tables.lines[line].reach(from, occupied));
        }
    }
    for legged in &ways.legged {
        if ready(legged.first_move) {
            reach.add(legged.mode, legged.reach(from, occupied));
        }
    }
    for leaps in &ways.leaps {
        if ready(leaps.first_move) {
            reach.add(leaps.mode, leaps.to[from.index()]);
        }
    }
    reach
}

/// See [`Rules::leapers`].
#[inline]
pub fn leapers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
) -> R::Set {
    let tables = rules.tables();
    let able = tables.capturers[victim.index()];
    leaping(at, &tables.players[by.index()].onto, able, on) & at.of(by)
}

/// See [`Rules::sliders`].
#[inline]
pub fn sliders<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    let tables = rules.tables();
    let able = tables.capturers[victim.index()];
    sliding(rules, at, by, &tables.players[by.index()].onto, able, on, occupied) & at.of(by)
}

/// See [`Rules::jumpers`].
#[inline]
pub fn jumpers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    let tables = rules.tables();
    let able = tables.capturers[victim.index()];
    let onto = &tables.players[by.index()].onto;
    let mut found = jumping(rules, at, by, onto, able, on, occupied);
    if const { R::MAY.portals() } {
        found |= rule::portals::attackers(rules, at, by, able, on);
    }
    if const { R::MAY.sweeps() } {
        found |= rule::sweep::attackers(rules, at, by, able, on, occupied);
    }
    found & at.of(by)
}

/// Pieces of some kinds that a way of moving is open to.
#[inline(always)]
fn ready<R: Rules>(at: &Position<R>, pieces: R::Set, first_move: bool) -> R::Set {
    if first_move { pieces & at.unmoved() } else { pieces }
}

/// The pieces, whosever they are, that leap onto a square in one of these ways.
#[inline(always)]
pub(crate) fn leaping<R: Rules>(
    at: &Position<R>,
    onto: &Onto<R::Set>,
    able: KindSet,
    on: Square,
) -> R::Set {
    let mut found = R::Set::EMPTY;
    for leaps in onto.leaps.iter().filter(|leaps| able.has(leaps.kind)) {
        found |= ready(at, leaps.from[on.index()] & at.of_kind(leaps.kind), leaps.first_move);
    }
    found
}

/// The pieces, whosever they are, that slide onto a square in one of these ways.
#[inline(always)]
pub(crate) fn sliding<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    onto: &Onto<R::Set>,
    able: KindSet,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    let tables = rules.tables();
    let mut found = R::Set::EMPTY;
    for slides in &onto.lines {
        let mut pieces = R::Set::EMPTY;
        for kind in slides.kinds.iter().filter(|&kind| able.has(kind)) {
            let region = tables.kind(by, kind).region;
            if region.is_none_or(|region| region.has(on)) {
                pieces |= at.of_kind(kind);
            }
        }
        let pieces = ready(at, pieces & slides.from.unwrap_or(pieces), slides.first_move);
        if pieces.any() {
            found |= tables.lines[slides.line].reach(on, occupied) & pieces;
        }
    }
    found
}

/// The pieces, whosever they are, that hop or leap lamely onto a square in one of these ways.
#[inline(always)]
pub(crate) fn jumping<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    onto: &Onto<R::Set>,
    able: KindSet,
    on: Square,
    occupied: R::Set,
) -> R::Set {
    let tables = rules.tables();
    let mut found = R::Set::EMPTY;
    for way in onto.legged.iter().filter(|way| able.has(way.kind)) {
        let from = way.from[on.index()] & at.of_kind(way.kind);
        if from.any() {
            found |= legged(way.legs[on.index()], ready(at, from, way.first_move), occupied);
        }
    }
    for way in onto.hops.iter().filter(|way| able.has(way.kind)) {
        let region = tables.kind(by, way.kind).region;
        let pieces = at.of_kind(way.kind) & tables.hop_lines[way.line].within[on.index()];
        let pieces = ready(at, pieces & way.from.unwrap_or(pieces), way.first_move);
        if pieces.any() && region.is_none_or(|region| region.has(on)) {
            let screens = screens(at, by, way.screen);
            found |= tables.hop_lines[way.line].onto(on, occupied, screens) & pieces;
        }
    }
    if const { R::MAY.walks() } {
        for way in onto.walks.iter().filter(|way| able.has(way.kind)) {
            let walks = &tables.turned(by, way.kind, way.facing).walks;
            for from in walkers(at, by, way, on).iter() {
                let comes = |&number: &usize| {
                    let walk = &walks[number];
                    walk.ready(from, at.unmoved())
                        && walk.reach(from, occupied, screens(at, by, walk.screen())).has(on)
                };
                if way.numbers.iter().any(comes) {
                    found |= R::Set::of(from);
                }
            }
        }
    }
    found
}

/// The pieces of a player that have a walk, or a sweep, which comes to a square.
#[inline(always)]
pub(crate) fn walkers<R: Rules>(
    at: &Position<R>,
    by: Player,
    way: &WalkOnto<R::Set>,
    on: Square,
) -> R::Set {
    way.from[on.index()] & at.of_kind(way.kind) & at.of(by) & at.pointing(way.facing)
}

/// The pieces that a hopper of this player may jump.
#[inline(always)]
pub(crate) fn screens<R: Rules>(at: &Position<R>, player: Player, screen: Screen) -> R::Set {
    match screen {
        Screen::Any => !R::Set::EMPTY,
        Screen::Own => at.of(player),
        Screen::Enemy => at.of(player.other()),
    }
}

/// See [`Rules::jump_paths`].
#[inline]
pub fn jump_paths<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    mut found: impl FnMut(R::Set),
) {
    let tables = rules.tables();
    let able = tables.capturers[victim.index()];
    let onto = &tables.players[by.index()].onto;
    for way in onto.legged.iter().filter(|way| able.has(way.kind)) {
        if (way.from[on.index()] & at.of_kind(way.kind) & at.of(by)).any() {
            found(way.legs[on.index()]);
        }
    }
    for way in onto.hops.iter().filter(|way| able.has(way.kind)) {
        let line = &tables.hop_lines[way.line];
        let hoppers = line.within[on.index()] & at.of_kind(way.kind) & at.of(by);
        for hopper in hoppers.iter() {
            let path = line.ray[on.index()] & !line.ray[hopper.index()] & !R::Set::of(hopper);
            // One piece going or coming leaves a hop exactly one screen only from none, one or two.
            if R::MAY.explosions() || (path & at.occupied()).len() <= 2 {
                found(path);
            }
        }
    }
    if const { R::MAY.walks() } {
        for way in onto.walks.iter().filter(|way| able.has(way.kind)) {
            let walks = &tables.turned(by, way.kind, way.facing).walks;
            for from in walkers(at, by, way, on).iter() {
                for walk in way.numbers.iter().map(|&number| &walks[number]) {
                    walk_path(at, walk, from, on, &mut found);
                }
            }
        }
    }
}

/// The same for one walk of a piece.
fn walk_path<R: Rules>(
    at: &Position<R>,
    walk: &Walk<R::Set>,
    from: Square,
    on: Square,
    found: &mut impl FnMut(R::Set),
) {
    let Some(before) = walk.before(from, on) else { return };
    let path = R::Set::of_all(before.iter().copied());
    let between = (path & at.occupied()).len();
    match walk.gait {
        Gait::Lame => found(walk.leg(from)),
        Gait::Slide { .. } if R::MAY.explosions() || between <= 1 => found(path),
        Gait::Hop { .. } if R::MAY.explosions() || between <= 2 => found(path),
        _ => {}
    }
}

/// See [`Rules::snipers`].
#[inline]
pub fn snipers<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    mut found: impl FnMut(Square, R::Set),
) {
    let tables = rules.tables();
    let able = tables.capturers[victim.index()];
    for ray in &tables.players[by.index()].pins {
        let mut candidates = ray.snipers[on.index()] & at.of(by);
        if ray.first_move {
            candidates &= at.unmoved();
        }
        if candidates.is_empty() {
            continue;
        }
        for sniper in candidates.iter() {
            let kind = at.cell(sniper).kind();
            let region = tables.kind(by, kind).region;
            if ray.kinds.has(kind) && able.has(kind) && region.is_none_or(|region| region.has(on)) {
                found(sniper, ray.between(on, sniper));
            }
        }
    }
}

/// See [`Rules::count_at_once`].
#[inline]
pub fn count_at_once<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    pieces: R::Set,
    occupied: R::Set,
    targets: Reach<R::Set>,
    zone: R::Set,
) -> Tally {
    let strides = rules.tables().kind(player, kind).strides.as_deref().unwrap_or_default();
    strides.iter().fold(Tally::default(), |tally, stride| {
        tally + stride.count(pieces, occupied, targets, zone)
    })
}

/// See [`Rules::royals`].
#[inline]
pub fn royals<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> R::Set {
    at.of_kinds(rules.tables().royals) & at.of(player)
}
