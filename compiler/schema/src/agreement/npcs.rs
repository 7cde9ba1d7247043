//! `rules.npcs`: the pieces nobody owns, and the routes they walk.

use super::full;
use super::game::{Game, piece};
use super::squares::{Square, Squares, name};
use crate::spec::Npc;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(npcs) = game.spec.rules.npcs.as_deref().filter(|_| game.reached("rules.npcs")) else {
        return;
    };
    let owners = Owners::of(game, npcs);
    for (at, npc) in npcs.iter().enumerate() {
        let place = npc_at(at);
        if full(out) || !game.reached_at(&place) {
            continue;
        }
        named(game, npc, &place, out);
        let route = place.key("route");
        game.check_squares(&route, &npc.route, out);
        if game.sound_at(&route) {
            distinct(game, npc, &route, out);
            shared(game, &owners, at, npc, &route, out);
            first_square(game, npc, &route, out);
            walls(game, npc, &place, out);
            region(game, npc, &route, out);
            also_at(game, npc, &place.key("also_at"), out);
            mirrored(game, &owners, (at, npc), &place.key("mirror"), out);
        }
        immune(game, npc, &place.key("immune"), out);
    }
}

/// For each square of a route, the first wild piece that walks it.
struct Owners(Vec<Option<usize>>);

impl Owners {
    fn of(game: &Game<'_>, npcs: &[Npc]) -> Self {
        let mut owners = vec![None; 256];
        for (at, npc) in npcs.iter().enumerate().rev() {
            if game.sound_at(&npc_at(at).key("route")) {
                for square in npc.route.iter().filter_map(|name| game.square(name)) {
                    owners[usize::from(square)] = Some(at);
                }
            }
        }
        Self(owners)
    }

    fn owner(&self, square: Square) -> Option<usize> {
        self.0[usize::from(square)]
    }
}

fn npc_at(at: usize) -> Place {
    Place::at("rules.npcs").index(at)
}

fn named(game: &Game<'_>, npc: &Npc, place: &Place, out: &mut Vec<Problem>) {
    let place = place.key("piece");
    if !game.check_id(&place, &npc.piece, out) {
        return;
    }
    let royal = game.kind(&npc.piece).is_some_and(|kind| {
        game.spec.pieces[kind].royal && game.sound_at(&piece(kind).key("royal"))
    });
    if royal {
        let rest = format!("'{}' is royal, and a wild piece may not be", npc.piece);
        out.push(game.ctx.problem(&place, rest));
    }
}

/// The squares where pieces of the opening array stand, as far as they are known.
fn array(game: &Game<'_>) -> Squares {
    if !game.sound("setup") {
        return Squares::EMPTY;
    }
    game.starts.iter().map(|start| start.square).collect()
}

fn distinct(game: &Game<'_>, npc: &Npc, route: &Place, out: &mut Vec<Problem>) {
    let mut walked = Squares::EMPTY;
    for (at, entry) in npc.route.iter().enumerate() {
        if full(out) {
            break;
        }
        let Some(square) = game.square(entry) else { continue };
        if walked.contains(square) {
            let rest = "is listed twice: the squares of a route must be distinct";
            out.push(game.ctx.entry(route, at, entry, rest));
        }
        walked.insert(square);
    }
}

/// One line for each route that meets an earlier one.
fn shared(
    game: &Game<'_>,
    owners: &Owners,
    at: usize,
    npc: &Npc,
    route: &Place,
    out: &mut Vec<Problem>,
) {
    for (entry, name) in npc.route.iter().enumerate() {
        let owner = game.square(name).and_then(|square| owners.owner(square));
        if let Some(other) = owner.filter(|&other| other < at) {
            let rest = format!("is on the route of {}", npc_at(other));
            out.push(game.ctx.entry(route, entry, name, rest));
            return;
        }
    }
}

fn first_square(game: &Game<'_>, npc: &Npc, route: &Place, out: &mut Vec<Problem>) {
    let Some(first) = npc.route.first() else { return };
    if game.square(first).is_some_and(|square| array(game).contains(square)) {
        let rest = format!("starts on '{first}', where a piece of the opening array stands");
        out.push(game.ctx.problem(route, rest));
    }
}

fn walls(game: &Game<'_>, npc: &Npc, place: &Place, out: &mut Vec<Problem>) {
    let Some(board) = game.board() else { return };
    let route = place.key("route");
    let mut found = false;
    for (at, entry) in npc.route.iter().enumerate() {
        if full(out) {
            break;
        }
        if game.square(entry).is_some_and(|square| board.walls.contains(square)) {
            found = true;
            out.push(game.ctx.entry(&route, at, entry, "is a wall"));
        }
    }
    let mirror = place.key("mirror");
    let image = game.image(game.squares(&npc.route)) & board.walls;
    if npc.mirror && !found && !image.is_empty() && game.sound_at(&mirror) {
        let rest = format!("leads the second route over a wall: {}", names(image));
        out.push(game.ctx.problem(&mirror, rest));
    }
}

/// The first player's region holds for a route, its reflection for the mirrored one.
fn region(game: &Game<'_>, npc: &Npc, route: &Place, out: &mut Vec<Problem>) {
    let Some(kind) = game.kind(&npc.piece).filter(|&kind| game.region_known(kind)) else { return };
    let Some(inside) = game.written_region(0, kind) else { return };
    for (at, entry) in npc.route.iter().enumerate() {
        if full(out) {
            break;
        }
        if game.square(entry).is_some_and(|square| !inside.contains(square)) {
            let rest = format!("is outside the region of '{}'", npc.piece);
            out.push(game.ctx.entry(route, at, entry, rest));
        }
    }
}

fn also_at(game: &Game<'_>, npc: &Npc, place: &Place, out: &mut Vec<Problem>) {
    let Some(names) = &npc.also_at else { return };
    game.check_squares(place, names, out);
    if !game.sound_at(place) {
        return;
    }
    let mut steps: Vec<usize> = Vec::new();
    for (at, entry) in names.iter().enumerate() {
        if full(out) {
            break;
        }
        let Some(square) = game.square(entry) else { continue };
        let step = npc.route.iter().position(|on| game.square(on) == Some(square));
        let rest = match step {
            None if !game.all_squares(&npc.route) => "",
            None => "is not on the route",
            Some(0) => "is the route's first square, where the first wild piece starts",
            Some(_) if array(game).contains(square) => {
                "is where a piece of the opening array stands"
            }
            Some(_) => "",
        };
        if !rest.is_empty() {
            out.push(game.ctx.entry(place, at, entry, rest));
        }
        steps.extend(step.filter(|&step| step > 0));
    }
    let mut once = steps.clone();
    once.sort_unstable();
    once.dedup();
    if once.len() < steps.len() {
        out.push(game.ctx.problem(place, "lists a square twice"));
    } else if once != steps {
        out.push(game.ctx.problem(place, "must be listed in the order of the route"));
    }
}

/// A mirrored route is a route of its own, and starts wild pieces of its own.
fn mirrored(
    game: &Game<'_>,
    owners: &Owners,
    (at, npc): (usize, &Npc),
    place: &Place,
    out: &mut Vec<Problem>,
) {
    if !npc.mirror || game.board().is_none() || !game.sound_at(place) {
        return;
    }
    if !game.sound("setup.orientation") || !game.sound("rules.wrap") {
        return;
    }
    let npcs = game.spec.rules.npcs.as_deref().unwrap_or_default();
    let image = game.image(game.squares(&npc.route));
    let mut met: Vec<(usize, Squares)> = Vec::new();
    for square in image.iter() {
        let Some(other) = owners.owner(square) else { continue };
        match met.iter_mut().find(|(with, _)| *with == other) {
            Some((_, squares)) => squares.insert(square),
            None => met.push((other, [square].into_iter().collect())),
        }
    }
    for (other, both) in met {
        // Of two mirrored routes that meet so, the first says it.
        if other < at && npcs[other].mirror {
            continue;
        }
        let onto =
            if other == at { "the first".to_owned() } else { format!("that of {}", npc_at(other)) };
        let rest = format!("puts a second route on {onto}: the two share {}", names(both));
        out.push(game.ctx.problem(place, rest));
    }
    let started = npc.route.first().into_iter().chain(npc.also_at.iter().flatten());
    let taken = array(game);
    let own = started.filter_map(|entry| game.square(entry)).filter(|&on| !taken.contains(on));
    let stand = game.image(own.collect()) & taken;
    if !stand.is_empty() {
        let rest = format!(
            "starts a second wild piece on {}, where a piece of the opening array stands",
            names(stand)
        );
        out.push(game.ctx.problem(place, rest));
    }
}

fn names(squares: Squares) -> String {
    squares.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn immune(game: &Game<'_>, npc: &Npc, place: &Place, out: &mut Vec<Problem>) {
    let Some(ids) = &npc.immune else { return };
    game.check_ids(place, ids, out);
    if game.spec.rules.drops.is_some() && game.reached("rules.drops") && game.reached_at(place) {
        let rest =
            "cannot be used beside rules.drops: the immunity would follow the piece out of a hand";
        out.push(game.ctx.problem(place, rest));
    }
}
