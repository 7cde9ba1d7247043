//! What [`Rules`] answers where a game gives nothing faster: the interpreter. Each works from the
//! game's tables.

use crate::{Kind, Player, Position, Reach, Rules, Square, SquareSet, Tally};

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
    let tables = rules.tables();
    let ways = tables.kind(player, kind);
    let ready = |first_move: bool| !first_move || at.unmoved().has(from);
    let mut reach = Reach::default();
    for slides in &ways.slides {
        if slides.from.is_some_and(|mask| !mask.has(from)) || !ready(slides.first_move) {
            continue;
        }
        for &line in &slides.lines {
            reach.add(slides.mode, tables.lines[line].reach(from, occupied));
        }
    }
    if let Some(region) = ways.region {
        reach.quiet &= region;
        reach.capture &= region;
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
    let mut found = R::Set::EMPTY;
    for leaps in &tables.players[by.index()].leaps_onto {
        if !able.has(leaps.kind) {
            continue;
        }
        let pieces = leaps.from[on.index()] & at.of_kind(leaps.kind);
        found |= if leaps.first_move { pieces & at.unmoved() } else { pieces };
    }
    found & at.of(by)
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
    let mut found = R::Set::EMPTY;
    for onto in &tables.players[by.index()].lines_onto {
        let mut pieces = R::Set::EMPTY;
        for kind in onto.kinds.iter().filter(|&kind| able.has(kind)) {
            let region = tables.kind(by, kind).region;
            if region.is_none_or(|region| region.has(on)) {
                pieces |= at.of_kind(kind);
            }
        }
        pieces &= onto.from.unwrap_or(pieces);
        if onto.first_move {
            pieces &= at.unmoved();
        }
        if pieces.any() {
            found |= tables.lines[onto.line].reach(on, occupied) & pieces;
        }
    }
    found & at.of(by)
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
    let kinds = rules.tables().royals.iter();
    kinds.fold(R::Set::EMPTY, |set, kind| set | at.of_kind(kind)) & at.of(player)
}
