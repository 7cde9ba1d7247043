//! Moves of one kind, from the square it stands on.

use super::hops::{HopKey, HopList};
use super::lines::{LineList, by_square, ray};
use super::{DoubleStep, Hops, KindTables, Leaps, Legged, PromotionTables, Slides, Stride};
use super::{stand, walks};
use crate::facts::{Facts, Gait, KindFacts, Mode, MoveFacts, Step};
use crate::features::walked;
use crate::{Facing, Kind, Player, Square, SquareSet};

/// The longest slide that is still counted by moving whole sets.
const LONGEST_STRIDE: u8 = 3;

pub(super) fn kind_tables<S: SquareSet>(
    facts: &Facts,
    (player, facing): (Player, Facing),
    kind: Kind,
    lines: &mut LineList,
    hops: &mut HopList,
) -> KindTables<S> {
    let kind_facts = facts.kind(kind);
    let region = kind_facts.region.map(|region| S::narrow(region[player.index()]));
    let mut tables = KindTables {
        walks: walked_ways(facts, player, kind, facing),
        sweeps: sweeps(facts, player, kind, facing),
        leaps: Vec::new(),
        legged: Vec::new(),
        hops: Vec::new(),
        slides: Vec::new(),
        region,
        strides: strides(facts, player, kind),
        promotion: promotion(facts, player, kind_facts),
        double_steps: double_steps(facts, player, kind_facts),
        stranded: [false, true].map(|fresh| stand::stranded(facts, player, kind, facing, fresh)),
        drops: stand::drops(facts, player, kind),
    };
    if walked(facts, kind_facts) {
        return tables;
    }
    let own_steps = |way| steps(facts, player, facing, way);
    for way in kind_facts.moves.iter() {
        match way.gait {
            _ if leaps(way) => add_leaps(facts, player, way, region, &mut tables.leaps),
            Gait::Slide { least, most: Some(most) } if least == most => {
                let one = |step| legged(facts, player, way, region, step, most);
                tables.legged.extend(own_steps(way).into_iter().map(one));
            }
            Gait::Lame => {
                let one = |step| lame(facts, player, way, region, step);
                tables.legged.extend(own_steps(way).into_iter().map(one));
            }
            Gait::Hop { least, most, beyond, screen } => tables.hops.push(Hops {
                mode: way.mode,
                first_move: way.first_move,
                from: from_mask(way, player),
                screen,
                lines: own_steps(way)
                    .into_iter()
                    .map(|step| hops.number(HopKey { step, least, most, beyond }))
                    .collect(),
            }),
            Gait::Leap | Gait::Sweep { .. } => {}
            Gait::Slide { least, most } => tables.slides.push(Slides {
                mode: way.mode,
                first_move: way.first_move,
                from: from_mask(way, player),
                lines: lines.numbers(&own_steps(way), least, most),
            }),
        }
    }
    tables
}

/// The walks of a kind that is walked; none for another.
pub(super) fn walked_ways<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: Kind,
    facing: Facing,
) -> Vec<walks::Walk<S>> {
    let kind = facts.kind(kind);
    if !walked(facts, kind) {
        return Vec::new();
    }
    let ways = kind.moves.iter().filter(|way| !matches!(way.gait, Gait::Sweep { .. }));
    ways.flat_map(|way| walks::walks(facts, (player, facing), way)).collect()
}

/// Which way of moving of a kind the walk with this number belongs to.
pub(super) fn way_of_walk(kind: &KindFacts, number: usize) -> usize {
    let mut walks = kind.moves.iter().enumerate().flat_map(|(place, way)| {
        let sweeps = matches!(way.gait, Gait::Sweep { .. });
        std::iter::repeat_n(place, if sweeps { 0 } else { way.steps.len() })
    });
    walks.nth(number).unwrap_or_default()
}

/// The sweeps of a kind.
pub(super) fn sweeps<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: Kind,
    facing: Facing,
) -> Vec<walks::Walk<S>> {
    let ways = facts.kind(kind).moves.iter();
    let ways = ways.filter(|way| matches!(way.gait, Gait::Sweep { .. }));
    ways.flat_map(|way| walks::walks(facts, (player, facing), way)).collect()
}

/// A way's steps as a piece of this player makes them that points this way.
pub(super) fn steps(facts: &Facts, player: Player, facing: Facing, way: &MoveFacts) -> Vec<Step> {
    way.steps.iter().map(|&step| facts.orientation.step(player, facing.turn(step))).collect()
}

/// The same for a piece that points forward.
pub(super) fn forward_steps(facts: &Facts, player: Player, way: &MoveFacts) -> Vec<Step> {
    steps(facts, player, Facing::Forward, way)
}

/// Whether nothing can stand in the way: a leap, or a slide of one step.
pub(super) fn leaps(way: &MoveFacts) -> bool {
    matches!(way.gait, Gait::Leap | Gait::Slide { most: Some(1), .. })
}

/// A slide of one exact length along one step.
fn legged<S: SquareSet>(
    facts: &Facts,
    player: Player,
    way: &MoveFacts,
    region: Option<S>,
    step: Step,
    length: u8,
) -> Legged<S> {
    let board = &facts.board;
    let starts = |from| from_mask::<S>(way, player).is_none_or(|mask| mask.has(from));
    let near = |from| ray::<S>(board, from, step, Some(length - 1));
    let end = |from| ray::<S>(board, from, step, Some(length)) & !near(from);
    let ends = |from| region.map_or(end(from), |region| end(from) & region);
    Legged {
        mode: way.mode,
        first_move: way.first_move,
        legs: by_square::<S, S>(board, near),
        to: by_square::<S, S>(board, |from| if starts(from) { ends(from) } else { S::EMPTY }),
    }
}

/// A lame leap by one step.
fn lame<S: SquareSet>(
    facts: &Facts,
    player: Player,
    way: &MoveFacts,
    region: Option<S>,
    step: Step,
) -> Legged<S> {
    let starts = |from| from_mask::<S>(way, player).is_none_or(|mask| mask.has(from));
    let end = |from| {
        let to = facts.board.jump(player, from, step).map_or(S::EMPTY, S::of);
        region.map_or(to, |region| to & region)
    };
    Legged {
        mode: way.mode,
        first_move: way.first_move,
        legs: by_square::<S, S>(&facts.board, |from| walks::leg(&facts.board, player, from, step)),
        to: by_square::<S, S>(&facts.board, |from| if starts(from) { end(from) } else { S::EMPTY }),
    }
}

/// The squares a way of moving may start from, if not all.
pub(super) fn from_mask<S: SquareSet>(way: &MoveFacts, player: Player) -> Option<S> {
    way.from.map(|from| S::narrow(from[player.index()]))
}

/// Where one way of leaping leads from a square.
pub(super) fn leap_targets<S: SquareSet>(
    facts: &Facts,
    player: Player,
    way: &MoveFacts,
    region: Option<S>,
    from: Square,
) -> S {
    if from_mask::<S>(way, player).is_some_and(|mask| !mask.has(from)) {
        return S::EMPTY;
    }
    // A wall that stops jumps does not concern a slide, however long its one step.
    let ends = |step| match way.gait {
        Gait::Slide { .. } => facts.board.go(player, from, step),
        _ => facts.board.jump(player, from, step),
    };
    let to = forward_steps(facts, player, way)
        .into_iter()
        .filter_map(ends)
        .fold(S::EMPTY, |set, square| set | S::of(square));
    region.map_or(to, |region| to & region)
}

/// Adds leaps to those of the same sort.
fn add_leaps<S: SquareSet>(
    facts: &Facts,
    player: Player,
    way: &MoveFacts,
    region: Option<S>,
    all: &mut Vec<Leaps<S>>,
) {
    let to = by_square::<S, S>(&facts.board, |from| leap_targets(facts, player, way, region, from));
    let alike =
        |known: &&mut Leaps<S>| known.mode == way.mode && known.first_move == way.first_move;
    match all.iter_mut().find(alike) {
        Some(known) => known.to.iter_mut().zip(to).for_each(|(known, to)| *known |= to),
        None => all.push(Leaps { mode: way.mode, first_move: way.first_move, to }),
    }
}

fn promotion<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: &KindFacts,
) -> Option<PromotionTables<S>> {
    let promotion = kind.promotion.as_ref()?;
    let targets = promotion.targets[player.index()].to_vec();
    let at_start = |kind: Kind| {
        let armies = facts.setup.iter().filter(|army| army.kind == kind && army.player == player);
        armies.map(|army| army.squares.len()).sum()
    };
    let regional = targets.iter().any(|&target| facts.kind(target).region.is_some());
    Some(PromotionTables {
        zone: S::narrow(promotion.zone[player.index()]),
        optional: !promotion.mandatory,
        on_leaving: promotion.on_leaving,
        limits: promotion.only_lost.then(|| targets.iter().map(|&kind| at_start(kind)).collect()),
        varied: regional || promotion.only_lost || facts.forbid_immobility,
        targets,
    })
}

/// Slides of two steps and more that only move, of a kind that promotes, where pieces are taken
/// in passing.
fn double_steps<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: &KindFacts,
) -> Vec<DoubleStep<S>> {
    if !facts.en_passant || kind.promotion.is_none() || walked(facts, kind) {
        return Vec::new();
    }
    let longest = facts.board.files.max(facts.board.ranks);
    let slides = kind.moves.iter().filter(|way| way.mode == Mode::Quiet).filter_map(|way| {
        let Gait::Slide { least, most } = way.gait else { return None };
        Some((way, least.max(2), most.unwrap_or(longest)))
    });
    let mut double_steps = Vec::new();
    for (way, least, most) in slides {
        for step in forward_steps(facts, player, way) {
            for count in least..=most.min(longest) {
                let from = from_mask(way, player).unwrap_or(!S::EMPTY);
                let from = from & runs(facts, step, count);
                if from.any() {
                    let by = step.shift(&facts.board);
                    let first_move = way.first_move;
                    double_steps.push(DoubleStep { by, steps: count, from, first_move });
                }
            }
        }
    }
    double_steps
}

/// The squares from which a step can be made this many times.
fn runs<S: SquareSet>(facts: &Facts, step: Step, count: u8) -> S {
    super::squares(facts)
        .filter(|&from| ray::<S>(&facts.board, from, step, Some(count)).len() == u32::from(count))
        .fold(S::EMPTY, |set, square| set | S::of(square))
}

/// The moves of a kind as steps of a set: only where every move is short, is open to moved pieces,
/// and no square can be reached in two ways, and only where it beats looking at the pieces one by
/// one.
fn strides<S: SquareSet>(facts: &Facts, player: Player, kind: Kind) -> Option<Vec<Stride<S>>> {
    let kind_facts = facts.kind(kind);
    if walked(facts, kind_facts) {
        return None;
    }
    let mut strides = Vec::new();
    let mut reached: Vec<(Step, Mode)> = Vec::new();
    for way in kind_facts.moves.iter() {
        let (least, most) = match way.gait {
            Gait::Leap => (1, 1),
            Gait::Slide { least, most } => (least, most.filter(|&most| most <= LONGEST_STRIDE)?),
            Gait::Lame | Gait::Hop { .. } | Gait::Sweep { .. } => return None,
        };
        if way.first_move || facts.forbid_immobility || facts.board.walls_block_leaps {
            return None;
        }
        for step in forward_steps(facts, player, way) {
            for count in least..=most {
                let target = multiple(step, count)?;
                if reached.iter().any(|&(known, mode)| known == target && overlap(mode, way.mode)) {
                    return None;
                }
                reached.push((target, way.mode));
            }
            strides.push(stride(facts, player, kind_facts, way, step, (least, most)));
        }
    }
    let army = facts.setup.iter().filter(|army| army.kind == kind && army.player == player);
    let pieces: u32 = army.map(|army| army.squares.len()).sum();
    (!strides.is_empty() && pieces as usize > strides.len()).then_some(strides)
}

fn multiple(step: Step, count: u8) -> Option<Step> {
    let count = i8::try_from(count).ok()?;
    Some(Step { files: step.files.checked_mul(count)?, ranks: step.ranks.checked_mul(count)? })
}

fn overlap(one: Mode, other: Mode) -> bool {
    one.quiet() && other.quiet() || one.capture() && other.capture()
}

fn stride<S: SquareSet>(
    facts: &Facts,
    player: Player,
    kind: &KindFacts,
    way: &MoveFacts,
    step: Step,
    (least, most): (u8, u8),
) -> Stride<S> {
    Stride::new(way.mode, step.shift(&facts.board), runs(facts, step, 1))
        .times(least, most)
        .only_from(from_mask(way, player).unwrap_or(!S::EMPTY))
        .only_to(kind.region.map_or(!S::EMPTY, |region| S::narrow(region[player.index()])))
}
