//! Attacks on a square: the same moves, read backward.

use super::hops::{HopKey, HopList};
use super::lines::{LineList, by_square, ray};
use super::walks::{self, leg};
use super::ways::{self, forward_steps, from_mask, leap_targets, leaps};
use super::{HopsOnto, LeapsOnto, LeggedOnto, LinesOnto, Onto, PinRay};
use crate::facts::{Facts, Gait, KindFacts, MoveFacts, Step};
use crate::features::walked;
use crate::{Kind, KindSet, Player, Square, SquareSet};

/// One way of moving of one kind.
pub(super) struct Way<'a> {
    pub(super) kind: Kind,
    pub(super) kind_facts: &'a KindFacts,
    pub(super) facts: &'a MoveFacts,
}

/// The ways of moving that may take, of kinds that are not walked.
fn taking(facts: &Facts) -> impl Iterator<Item = Way<'_>> {
    let kinds = facts.numbered_kinds().filter(|(_, kind)| !walked(facts, kind));
    kinds.flat_map(|(kind, kind_facts)| {
        kind_facts
            .moves
            .iter()
            .filter(|way| way.mode.capture() && !kind_facts.captures.is_empty())
            .map(move |way| Way { kind, kind_facts, facts: way })
    })
}

/// Every way of taking that counts.
pub(super) fn onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    lines: &mut LineList,
    hops: &mut HopList,
    counts: impl Fn(&Way<'_>) -> bool + Copy,
) -> Onto<S> {
    Onto {
        leaps: leaps_onto(facts, player, counts),
        lines: lines_onto(facts, player, lines, counts),
        legged: legged_onto(facts, player, counts),
        hops: hops_onto(facts, player, hops, counts),
        walks: walked_onto(facts, player, counts),
        sweeps: swept_onto(facts, player),
    }
}

/// Every walk of a kind that takes.
fn walked_onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    counts: impl Fn(&Way<'_>) -> bool,
) -> Vec<walks::WalkOnto<S>> {
    let kinds = facts.numbered_kinds().filter(|(_, kind)| walked(facts, kind));
    let all = kinds.flat_map(|(kind, kind_facts)| {
        let walks = |facing| ways::walked_ways(facts, player, kind, facing);
        let counted = |number| {
            let way = &kind_facts.moves[ways::way_of_walk(kind_facts, number)];
            counts(&Way { kind, kind_facts, facts: way })
        };
        walks::onto::<S>(facts, player, (kind, kind_facts), walks, counted)
    });
    all.collect()
}

/// Every sweep.
fn swept_onto<S: SquareSet>(facts: &Facts, player: Player) -> Vec<walks::WalkOnto<S>> {
    let kinds = facts.numbered_kinds();
    let all = kinds.flat_map(|(kind, kind_facts)| {
        let walks = |facing| ways::sweeps(facts, player, kind, facing);
        walks::onto::<S>(facts, player, (kind, kind_facts), walks, |_| true)
    });
    all.collect()
}

fn legged_onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    counts: impl Fn(&Way<'_>) -> bool,
) -> Vec<LeggedOnto<S>> {
    let lame = taking(facts).filter(|way| way.facts.gait == Gait::Lame && counts(way));
    lame.flat_map(|way| {
        let kind_region = way.kind_facts.region.map(|region| S::narrow(region[player.index()]));
        let mask = from_mask::<S>(way.facts, player);
        let one = move |step: Step| {
            let mut onto = LeggedOnto {
                kind: way.kind,
                first_move: way.facts.first_move,
                legs: vec![S::EMPTY; S::CAPACITY],
                from: vec![S::EMPTY; S::CAPACITY],
            };
            for from in super::squares(facts) {
                let to = facts.board.jump(player, from, step);
                let to = to.filter(|&to| kind_region.is_none_or(|region| region.has(to)));
                let starts = mask.is_none_or(|mask| mask.has(from));
                if let Some(on) = to.filter(|_| starts) {
                    onto.from[on.index()] = S::of(from);
                    onto.legs[on.index()] = leg(&facts.board, player, from, step);
                }
            }
            onto
        };
        forward_steps(facts, player, way.facts).into_iter().map(one)
    })
    .collect()
}

fn hops_onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    hops: &mut HopList,
    counts: impl Fn(&Way<'_>) -> bool,
) -> Vec<HopsOnto<S>> {
    let mut all = Vec::new();
    for way in taking(facts).filter(|way| counts(way)) {
        let Gait::Hop { least, most, beyond, screen } = way.facts.gait else { continue };
        for step in forward_steps(facts, player, way.facts) {
            all.push(HopsOnto {
                kind: way.kind,
                first_move: way.facts.first_move,
                from: from_mask(way.facts, player),
                screen,
                line: hops.number(HopKey { step: step.reversed(), least, most, beyond }),
            });
        }
    }
    all
}

fn leaps_onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    counts: impl Fn(&Way<'_>) -> bool,
) -> Vec<LeapsOnto<S>> {
    let mut all: Vec<LeapsOnto<S>> = Vec::new();
    for way in taking(facts).filter(|way| leaps(way.facts) && counts(way)) {
        let region = way.kind_facts.region.map(|region| S::narrow(region[player.index()]));
        let mut from = vec![S::EMPTY; S::CAPACITY];
        for square in super::squares(facts) {
            for on in leap_targets(facts, player, way.facts, region, square).iter() {
                from[on.index()] |= S::of(square);
            }
        }
        let first_move = way.facts.first_move;
        let alike =
            |known: &&mut LeapsOnto<S>| known.kind == way.kind && known.first_move == first_move;
        match all.iter_mut().find(alike) {
            Some(known) => known.from.iter_mut().zip(from).for_each(|(known, from)| *known |= from),
            None => all.push(LeapsOnto { kind: way.kind, first_move, from }),
        }
    }
    all
}

fn lines_onto<S: SquareSet>(
    facts: &Facts,
    player: Player,
    lines: &mut LineList,
    counts: impl Fn(&Way<'_>) -> bool,
) -> Vec<LinesOnto<S>> {
    let mut all: Vec<LinesOnto<S>> = Vec::new();
    for way in taking(facts).filter(|way| !leaps(way.facts) && counts(way)) {
        let Gait::Slide { least, most } = way.facts.gait else { continue };
        let back: Vec<Step> =
            forward_steps(facts, player, way.facts).iter().map(|step| step.reversed()).collect();
        for line in lines.numbers(&back, least, most) {
            let onto = LinesOnto {
                line,
                kinds: KindSet::NONE.with(way.kind),
                first_move: way.facts.first_move,
                from: from_mask(way.facts, player),
            };
            let alike = |known: &&mut LinesOnto<S>| {
                LinesOnto { kinds: onto.kinds, ..(**known).clone() } == onto
            };
            match all.iter_mut().find(alike) {
                Some(known) => known.kinds = known.kinds.with(way.kind),
                None => all.push(onto),
            }
        }
    }
    all
}

/// What tells one pin ray from another.
#[derive(PartialEq, Clone, Copy)]
struct PinKey<S> {
    step: Step,
    least: u8,
    most: Option<u8>,
    first_move: bool,
    from: Option<S>,
}

pub(super) fn pins<S: SquareSet>(facts: &Facts, player: Player) -> Vec<PinRay<S>> {
    let mut all: Vec<(PinKey<S>, KindSet)> = Vec::new();
    for way in taking(facts).filter(|way| !leaps(way.facts)) {
        let Gait::Slide { least, most } = way.facts.gait else { continue };
        for step in forward_steps(facts, player, way.facts) {
            let key = PinKey {
                step,
                least,
                most,
                first_move: way.facts.first_move,
                from: from_mask(way.facts, player),
            };
            match all.iter_mut().find(|(known, _)| *known == key) {
                Some((_, kinds)) => *kinds = kinds.with(way.kind),
                None => all.push((key, KindSet::NONE.with(way.kind))),
            }
        }
    }
    all.into_iter().map(|(key, kinds)| pin_ray(facts, &key, kinds)).collect()
}

fn pin_ray<S: SquareSet>(facts: &Facts, key: &PinKey<S>, kinds: KindSet) -> PinRay<S> {
    let board = &facts.board;
    let away = key.step.reversed();
    let snipers = |on: Square| {
        let near: S = ray(board, on, away, Some(key.least - 1));
        let far: S = ray(board, on, away, key.most);
        key.from.map_or(far & !near, |from| far & !near & from)
    };
    PinRay {
        kinds,
        first_move: key.first_move,
        snipers: by_square(board, snipers),
        back: by_square(board, |on| ray(board, on, away, None)),
        ahead: by_square(board, |from| ray(board, from, key.step, None)),
    }
}
