//! Wild pieces and portals: things on the board that are nobody's.

use crate::names::Names;
use sandbox_kernel::facts::{End, List, Route};
use sandbox_kernel::{KindSet, Square, SquareSet, Wide};
use sandbox_schema::Spec;
use sandbox_schema::spec::{self, PassageRule};

/// The routes of the wild pieces, a mirrored one after its original.
pub(crate) fn routes(spec: &Spec, names: &Names<'_>) -> List<Route> {
    let mut routes = Vec::new();
    for npc in spec.rules.npcs.iter().flatten() {
        let route = route(spec, npc, names);
        let squares: Vec<Square> =
            route.squares.iter().map(|&square| names.mirrored(square)).collect();
        let mirrored = Route {
            squares: squares.into(),
            starts: names.reflected(route.starts),
            ..route.clone()
        };
        routes.push(route);
        if npc.mirror {
            routes.push(mirrored);
        }
    }
    routes.into()
}

fn route(spec: &Spec, npc: &spec::Npc, names: &Names<'_>) -> Route {
    let squares: Vec<Square> = npc.route.iter().map(|name| names.square(name)).collect();
    let also = names.squares(npc.also_at.iter().flatten());
    let piece = spec.pieces.iter().find(|piece| piece.id == npc.piece);
    Route {
        kind: names.kind(&npc.piece),
        starts: also | squares.first().map_or(Wide::EMPTY, |&first| Wide::of(first)),
        squares: squares.into(),
        bounty: npc.bounty.or(piece.map(|piece| piece.value)).unwrap_or(0.0),
        takers: npc.immune.as_ref().map_or(KindSet::ALL, |ids| names.kinds(ids)),
    }
}

/// The ends of all portals, group by group.
pub(crate) fn ends(spec: &Spec, names: &Names<'_>) -> List<End> {
    let mut ends: Vec<End> = Vec::new();
    for (group, rule) in (0..).zip(spec.rules.portals.iter().flatten()) {
        let first = u8::try_from(ends.len()).unwrap_or_default();
        let frame = End {
            group,
            at: Square(0),
            to: None,
            enter: [true; 2],
            carries: KindSet::ALL,
            moved_by: [false; 2],
            kind: names.kind(&rule.piece),
            fold: rule.kind.is_some(),
            no_straight_back: rule.no_straight_back,
        };
        match &rule.ends {
            Some(map) => ends.extend(map.iter().map(|end| mapped(end, frame, first, names))),
            None => ends.extend(pair(rule, frame, first, names)),
        }
    }
    ends.into()
}

fn kinds(ids: Option<&Vec<String>>, names: &Names<'_>) -> KindSet {
    ids.map_or(KindSet::ALL, |ids| names.kinds(ids))
}

fn players(listed: Option<&Vec<u8>>, usual: bool) -> [bool; 2] {
    listed.map_or([usual; 2], |listed| [0, 1].map(|player| listed.contains(&player)))
}

fn mapped(end: &spec::End, frame: End, first: u8, names: &Names<'_>) -> End {
    End {
        at: names.square(&end.at),
        to: end.to.map(|to| first + to),
        enter: players(end.enter.as_ref(), true),
        carries: kinds(end.carries.as_ref(), names),
        moved_by: players(end.moved_by.as_ref(), false),
        ..frame
    }
}

/// The two ends of a pair, each leading to the other.
fn pair(rule: &spec::Portals, frame: End, first: u8, names: &Names<'_>) -> [End; 2] {
    let passage = rule.passage.as_ref();
    let ways = [
        passage.map_or(PassageRule::BothWays, |passage| passage.first),
        passage.map_or(PassageRule::BothWays, |passage| passage.second),
    ];
    let movers = rule.moved_by.as_ref();
    let carries = rule.carries.as_ref();
    let end = |at: Option<&String>, to: u8, only: PassageRule| End {
        at: at.map_or(Square(0), |name| names.square(name)),
        to: Some(to),
        enter: ways.map(|way| way == PassageRule::BothWays || way == only),
        ..frame
    };
    [
        End {
            moved_by: players(movers.map(|movers| &movers.orange), false),
            carries: kinds(carries.and_then(|carries| carries.orange.as_ref()), names),
            ..end(rule.orange.as_ref(), first + 1, PassageRule::OrangeToBlue)
        },
        End {
            moved_by: players(movers.map(|movers| &movers.blue), false),
            carries: kinds(carries.and_then(|carries| carries.blue.as_ref()), names),
            ..end(rule.blue.as_ref(), first, PassageRule::BlueToOrange)
        },
    ]
}
