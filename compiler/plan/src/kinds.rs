//! The kinds of piece: their ways of moving as steps of the board, their regions and promotions.

use crate::names::{self, Names};
use sandbox_kernel::facts::{
    FacingFacts, Gait, KindFacts, List, Mode, MoveFacts, Promotion, Screen, Step,
};
use sandbox_kernel::{KindSet, Player, Wide};
use sandbox_schema::Spec;
use sandbox_schema::spec::{self, Condition, MoveKind, Rank, Symmetry};
use std::borrow::Cow;

pub(crate) fn kinds(spec: &Spec, names: &Names<'_>) -> List<KindFacts> {
    spec.pieces.iter().map(|piece| kind(spec, piece, names)).collect()
}

fn kind(spec: &Spec, piece: &spec::Piece, names: &Names<'_>) -> KindFacts {
    let squares = |list: &Vec<String>| names.for_both(names.squares(list));
    let rules = spec.rules.promotion.as_ref().map_or(&[][..], |rules| rules.as_slice());
    let promotion = rules.iter().find(|rule| rule.piece == piece.id);
    KindFacts {
        id: Cow::Owned(piece.id.clone()),
        royal: piece.royal,
        value: piece.value,
        region: piece.region.as_ref().map(squares),
        captures: piece.captures.as_ref().map_or(KindSet::ALL, |ids| names.kinds(ids)),
        moves: piece.moves.iter().map(|way| move_facts(spec, way, names)).collect(),
        promotion: promotion.map(|rule| promotion_facts(spec, rule, names)),
        in_hand: original(spec, piece).map(|id| names.kind(id)),
        facing: piece.facing.as_ref().map(|rule| FacingFacts {
            axes: rule.axes,
            initial: names::facing(rule.initial),
            turns: rule.turns,
        }),
        // Until schema 29 a game in rounds could make every piece rest for one.
        rest: piece.rest.max(u8::from(spec.rules.simultaneous.as_ref().is_some_and(|it| it.rest))),
        // Speeds in use are ranks without a gap, so there are no more than kinds.
        speed: u8::try_from(piece.speed).unwrap_or(u8::MAX),
        spy: piece.spy,
        beats: beats(piece, names),
    }
}

/// The kinds a piece eliminates when they collide: those it may take, where nothing is said.
fn beats(piece: &spec::Piece, names: &Names<'_>) -> KindSet {
    let listed = piece.beats.as_ref().or(piece.captures.as_ref());
    listed.map_or(KindSet::ALL, |ids| names.kinds(ids))
}

/// What a piece was before it promoted, followed to a kind that says no more.
fn original<'a>(spec: &'a Spec, piece: &'a spec::Piece) -> Option<&'a str> {
    let before = |id: &str| {
        let piece = spec.pieces.iter().find(|piece| piece.id == id)?;
        piece.promoted_from.as_deref()
    };
    let chain = std::iter::successors(piece.promoted_from.as_deref(), |id| before(id));
    // A circle of kinds, where nothing is held, ends somewhere too.
    chain.take(spec.pieces.len()).last()
}

fn move_facts(spec: &Spec, way: &spec::Move, names: &Names<'_>) -> MoveFacts {
    let condition = way.condition.as_ref();
    MoveFacts {
        gait: match way.kind {
            MoveKind::Slide => Gait::Slide {
                least: way.min_range.unwrap_or(1),
                most: way.range.filter(|&range| range > 0),
            },
            MoveKind::Leap => Gait::Leap,
            MoveKind::Lame => Gait::Lame,
            MoveKind::Hop => Gait::Hop {
                least: way.min_range.unwrap_or(1),
                most: way.range.filter(|&range| range > 0),
                beyond: way.screen_range.filter(|&range| range > 0),
                screen: match way.screen {
                    None | Some(spec::Screen::Any) => Screen::Any,
                    Some(spec::Screen::Own) => Screen::Own,
                    Some(spec::Screen::Enemy) => Screen::Enemy,
                },
            },
            MoveKind::Sweep => Gait::Sweep {
                least: way.min_range.unwrap_or(1),
                most: way.range.filter(|&range| range > 0),
            },
        },
        mode: match way.mode {
            spec::Mode::Move => Mode::Quiet,
            spec::Mode::Capture => Mode::Capture,
            spec::Mode::Both => Mode::Both,
        },
        steps: expanded(&way.vectors, way.symmetry).into(),
        from: condition.and_then(|condition| from(spec, condition, names)),
        first_move: condition.is_some_and(|condition| condition.first_move),
    }
}

/// Vectors, turned by a symmetry; none twice.
pub(crate) fn expanded(vectors: &[[i8; 2]], symmetry: Symmetry) -> Vec<Step> {
    let mut steps = Vec::new();
    for &vector in vectors {
        for [files, ranks] in images(vector, symmetry) {
            let step = Step { files, ranks };
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps
}

/// The images of a vector under a symmetry of its lattice.
fn images([x, y]: [i8; 2], symmetry: Symmetry) -> Vec<[i8; 2]> {
    let quarter_turns = [[x, y], [y, -x], [-x, -y], [-y, x]];
    match symmetry {
        Symmetry::None => vec![[x, y]],
        Symmetry::Lateral => vec![[x, y], [-x, y]],
        Symmetry::Rotate4 => quarter_turns.to_vec(),
        Symmetry::Dihedral8 => {
            quarter_turns.into_iter().flat_map(|[x, y]| [[x, y], [-x, y]]).collect()
        }
        Symmetry::Rotate6 => sixth_turns([x, y]),
        // The mirror that swaps the two axes is one of those of the lattice.
        Symmetry::Dihedral12 => [sixth_turns([x, y]), sixth_turns([y, x])].concat(),
    }
}

/// The six turns of a vector in axial coordinates.
fn sixth_turns(vector: [i8; 2]) -> Vec<[i8; 2]> {
    std::iter::successors(Some(vector), |&[x, y]| Some([-y, x + y])).take(6).collect()
}

/// The squares that a condition lets a move start from, if it speaks of squares.
fn from(spec: &Spec, condition: &Condition, names: &Names<'_>) -> Option<[Wide; 2]> {
    let rank = condition.from_rank.and_then(|rank| u8::try_from(rank).ok()).map(|rank| {
        let rank = rank.min(spec.board.height - 1);
        [names.ranks([rank]), names.ranks([names.far_rank(rank)])]
    });
    let region = condition.region.as_ref().map(|region| names.for_both(names.squares(region)));
    match (rank, region) {
        (Some(rank), Some(region)) => Some([rank[0] & region[0], rank[1] & region[1]]),
        (rank, region) => rank.or(region),
    }
}

fn promotion_facts(spec: &Spec, rule: &spec::Promotion, names: &Names<'_>) -> Promotion {
    let targets = |ids: &Vec<String>| {
        let mut kinds = Vec::new();
        for kind in ids.iter().map(|id| names.kind(id)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        List::from(kinds)
    };
    let targets = match (&rule.to, &rule.to_by_player) {
        (_, Some([first, second])) => [targets(first), targets(second)],
        (Some(to), None) => [targets(to), targets(to)],
        (None, None) => [List::default(), List::default()],
    };
    Promotion {
        zone: zone(spec, rule, names),
        mandatory: rule.mandatory,
        on_leaving: rule.on_leaving,
        targets,
        only_lost: rule.only_lost,
    }
}

/// The promotion zone of each player: written for the first, and reflected.
fn zone(spec: &Spec, rule: &spec::Promotion, names: &Names<'_>) -> [Wide; 2] {
    if let Some(squares) = &rule.squares {
        return names.for_both(names.squares(squares));
    }
    let last = spec.board.height - 1;
    let index = |rank: u32| u8::try_from(rank).unwrap_or(u8::MAX).min(last);
    let ranks = match (&rule.ranks, rule.rank) {
        (Some(ranks), _) => ranks.iter().map(|&rank| index(rank)).collect(),
        (None, Some(Rank::Index(rank))) => vec![index(rank)],
        (None, Some(Rank::Last) | None) => vec![last],
    };
    let far = ranks.iter().map(|&rank| names.far_rank(rank));
    [names.ranks(ranks.iter().copied()), names.ranks(far)]
}

/// Every declared kind.
pub(crate) fn all(spec: &Spec, names: &Names<'_>) -> KindSet {
    names.kinds(spec.pieces.iter().map(|piece| &piece.id))
}

/// The kinds that a player has at the start, on the board or in hand.
pub(crate) fn at_start(spec: &Spec, player: Player, names: &Names<'_>) -> KindSet {
    let has = |placement: &&spec::Placement| {
        spec.setup.mirror || crate::names::player(placement.player) == player
    };
    let placed = spec.setup.placements.iter().filter(has).map(|placement| &placement.piece);
    let stock = spec.rules.drops.iter().flat_map(|drops| drops.stock.iter().flatten());
    names.kinds(placed.chain(stock.map(|(id, _)| id)))
}
