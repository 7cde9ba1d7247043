//! `rules.portals`: what they may stand beside, and the piece of a group.

use super::game::{Game, piece};
use super::geometry::{Board, Vector};
use super::kinds::{Kind, Kinds};
use super::squares::Squares;
use super::ways::{self, Way};
use crate::spec::{ExtinctionPieces, Mode, Move, MoveKind, Portals};
use crate::{Place, Problem};

/// The most rules that are said to name a portal; a file can have any number of some.
const MOST_NAMING: usize = 30;

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(groups) = game.spec.rules.portals.as_deref() else { return };
    if !game.reached("rules.portals") {
        return;
    }
    count(game, groups, out);
    beside(game, out);
    let mut said = Kinds::EMPTY;
    for (at, group) in groups.iter().enumerate() {
        let place = group_at(at);
        if !game.reached_at(&place) {
            continue;
        }
        let key = place.key("piece");
        if game.check_id(&key, &group.piece, out) {
            // Groups may share a piece, which is held to its duties once.
            if let Some(kind) = game.kind(&group.piece).filter(|&kind| said.insert(kind)) {
                of_piece(game, kind, &key, out);
            }
        }
        super::portal_ends::check(game, groups, at, out);
        straight_back(game, group, &place.key("no_straight_back"), out);
    }
}

pub(super) fn group_at(at: usize) -> Place {
    Place::at("rules.portals").index(at)
}

/// Whether a player may move an end of a group.
pub(super) fn moved(group: &Portals) -> bool {
    !movers(group).iter().all(|by| by.is_empty())
}

/// Who may move each end of a group.
fn movers(group: &Portals) -> Vec<&[u8]> {
    let pair = group.moved_by.iter().flat_map(|by| [&by.orange[..], &by.blue[..]]);
    let mapped = group.ends.iter().flatten().filter_map(|end| end.moved_by.as_deref());
    pair.chain(mapped).collect()
}

fn count(game: &Game<'_>, groups: &[Portals], out: &mut Vec<Problem>) {
    let place = Place::at("rules.portals");
    let ends: usize = groups
        .iter()
        .map(|group| {
            let mapped = group.ends.as_ref().map_or(0, Vec::len);
            mapped + usize::from(group.orange.is_some()) + usize::from(group.blue.is_some())
        })
        .sum();
    if ends > 8 && game.sound_at(&place) {
        let rest = format!("may have at most eight ends in all, got {ends}");
        out.push(game.ctx.problem(&place, rest));
    }
}

/// What portals cannot be played beside.
fn beside(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.portals");
    let rules = &game.spec.rules;
    if game.board().is_some_and(|board| board.hex) {
        out.push(game.ctx.problem(&place, "cannot be used on a hex lattice"));
    }
    let others = [
        ("rules.npcs", rules.npcs.is_some()),
        ("rules.strike", rules.strike.is_some()),
        ("rules.contacts", rules.contacts.is_some()),
        ("rules.explode_on_capture", rules.explode_on_capture.is_some()),
        ("rules.territory", rules.territory.is_some()),
    ];
    for (other, written) in others {
        if written && game.reached(other) {
            out.push(game.ctx.problem(&place, format!("cannot be used beside {other}")));
        }
    }
    let sweeps = pieces_with(game, "moves", |at| {
        let moves = &game.spec.pieces[at].moves;
        moves.iter().any(|entry| entry.kind == MoveKind::Sweep)
    });
    if !sweeps.is_empty() {
        out.push(game.ctx.problem(&place, format!("cannot be used beside a sweep ({sweeps})")));
    }
    let regions = pieces_with(game, "region", |at| game.spec.pieces[at].region.is_some());
    if !regions.is_empty() {
        let rest = format!("cannot be used beside a piece region ({regions})");
        out.push(game.ctx.problem(&place, rest));
    }
}

/// A key of every piece that meets a condition, with commas between.
pub(super) fn pieces_with(game: &Game<'_>, key: &str, wanted: impl Fn(Kind) -> bool) -> String {
    let places = (0..game.spec.pieces.len()).map(|at| (at, piece(at).key(key)));
    places
        .filter(|(at, place)| wanted(*at) && game.sound_at(place))
        .map(|(_, place)| place.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

fn of_piece(game: &Game<'_>, kind: Kind, place: &Place, out: &mut Vec<Problem>) {
    let entry = &game.spec.pieces[kind];
    let own = piece(kind);
    let id = &entry.id;
    let mut say = |rest: String| out.push(game.ctx.problem(place, format!("'{id}' {rest}")));
    if entry.value != 0.0 && game.sound_at(&own.key("value")) {
        say(format!("must be worth 0, got {}", entry.value));
    }
    if entry.royal && game.sound_at(&own.key("royal")) {
        say("is royal, and a portal may not be".to_owned());
    }
    if game.starts.iter().any(|start| start.kind == kind) && game.sound("setup") {
        say("is placed by setup.placements: a portal's ends are named here instead".to_owned());
    }
    for rule in naming(game, id) {
        say(format!("is named by {rule}: a portal's piece may be named by no other rule"));
    }
    let moves = own.key("moves");
    if !game.sound_at(&moves) {
        return;
    }
    if let Some(at) = entry.moves.iter().position(|entry| entry.mode != Mode::Move) {
        let mode = if entry.moves[at].mode == Mode::Both { "both" } else { "capture" };
        say(format!("must have moves of mode 'move' only: {} has '{mode}'", moves.index(at)));
    }
    if reads_differently(game, kind) {
        say("must have moves that read the same for both players".to_owned());
    }
}

/// The other rules that name an id, by the key that does.
fn naming<'a>(game: &Game<'a>, id: &str) -> Vec<String> {
    let rules = &game.spec.rules;
    let mut naming: Vec<(String, Vec<&'a String>)> = Vec::new();
    let mut add = |key: &str, ids: Vec<&'a String>| naming.push((format!("rules.{key}"), ids));
    if let Some(castling) = &rules.castling {
        add("castling.king", vec![&castling.king]);
        add("castling.rook", vec![&castling.rook]);
    }
    if let Some(strike) = &rules.strike {
        let chain = strike.chain.iter().flatten();
        add("strike.chain", chain.flat_map(|link| [&link.from, &link.to]).collect());
        add("strike.switches_sides", strike.switches_sides.iter().flatten().collect());
        add("strike.immune", strike.immune.iter().flatten().collect());
    }
    if let Some(contacts) = &rules.contacts {
        let ids = contacts.links.iter().flat_map(|link| {
            [&link.mover, &link.onto].into_iter().chain(&link.mover_to).chain(&link.onto_to)
        });
        add("contacts.links", ids.collect());
        add("contacts.immune", contacts.immune.iter().flatten().collect());
    }
    let npcs = || rules.npcs.iter().flatten();
    add("npcs.piece", npcs().map(|npc| &npc.piece).collect());
    add("npcs.immune", npcs().flat_map(|npc| npc.immune.iter().flatten()).collect());
    add("reach.piece", rules.reach.iter().filter_map(|reach| reach.piece.as_ref()).collect());
    if let Some(ExtinctionPieces::List(ids)) = rules.extinction.as_ref().map(|rule| &rule.pieces) {
        add("extinction.pieces", ids.iter().collect());
    }
    if let Some(drops) = &rules.drops {
        add("drops.region", drops.region.iter().flatten().map(|(id, _)| id).collect());
        add("drops.no_doubled", drops.no_doubled.iter().flatten().collect());
        add("drops.no_mate", drops.no_mate.iter().flatten().collect());
        add("drops.stock", drops.stock.iter().flatten().map(|(id, _)| id).collect());
    }
    if let Some(explosion) = &rules.explode_on_capture {
        add("explode_on_capture.immune", explosion.immune.iter().flatten().collect());
        add("explode_on_capture.by", explosion.by.iter().flatten().collect());
        add("explode_on_capture.of", explosion.of.iter().flatten().collect());
    }
    for (place, rule) in game.promotions() {
        let by_player = rule.to_by_player.iter().flatten().flatten();
        naming.push((format!("{place}.piece"), vec![&rule.piece]));
        naming.push((format!("{place}.to"), rule.to.iter().flatten().collect()));
        naming.push((format!("{place}.to_by_player"), by_player.collect()));
    }
    let named = naming.into_iter().filter(|(_, ids)| ids.iter().any(|other| *other == id));
    named.map(|(key, _)| key).take(MOST_NAMING).collect()
}

/// Whether a portal's moves differ by who makes them: in vectors, or in where from.
fn reads_differently(game: &Game<'_>, kind: Kind) -> bool {
    let Some(board) = game.board().filter(|_| game.sound("setup.orientation")) else {
        return false;
    };
    let moves = &game.spec.pieces[kind].moves;
    if !(0..moves.len()).all(|at| ways::sound(game, kind, at)) || !game.sound("rules.wrap") {
        return false;
    }
    let regions = moves.iter().filter_map(|entry| entry.condition.as_ref()?.region.as_ref());
    if !regions.into_iter().all(|names| game.all_squares(names)) {
        return false;
    }
    // A rank is counted from each player's own side, so it is never read the same.
    let ranked = |entry: &Move| entry.condition.as_ref().is_some_and(|c| c.from_rank.is_some());
    if moves.iter().any(ranked) {
        return true;
    }
    let headings = ways::headings(game, kind);
    readings(game, board, kind, &headings, 0) != readings(game, board, kind, &headings, 1)
}

type Reading = (u8, (u32, u32), bool, Vec<u8>, Vector);

fn readings(
    game: &Game<'_>,
    board: &Board,
    kind: Kind,
    headings: &[u8],
    player: usize,
) -> Vec<Reading> {
    let mut readings = Vec::new();
    for entry in &game.spec.pieces[kind].moves {
        let how = match entry.kind {
            MoveKind::Slide => 0,
            MoveKind::Leap => 1,
            MoveKind::Hop => 2,
            MoveKind::Lame => 3,
            MoveKind::Sweep => 4,
        };
        let screen = entry.screen.map_or(0, |screen| screen as u8);
        let how = (how * 3 + screen) * 17 + entry.screen_range.unwrap_or(0);
        let first = entry.condition.as_ref().is_some_and(|condition| condition.first_move);
        let from: Vec<u8> = ways::allowed(game, board, player, entry).iter().collect();
        let images = entry.vectors.iter().flat_map(|v| ways::images(entry.symmetry, *v));
        for vector in ways::on_board(game, player, headings, images) {
            readings.push((how, ways::span(entry), first, from.clone(), vector));
        }
    }
    readings.sort();
    readings.dedup();
    readings
}

/// The bar needs someone who may move an end again at once, and a move back.
fn straight_back(game: &Game<'_>, group: &Portals, place: &Place, out: &mut Vec<Problem>) {
    if !group.no_straight_back || !game.sound_at(place) || !game.sound("rules.portals") {
        return;
    }
    let both = |by: &[u8]| by.contains(&0) && by.contains(&1);
    let again = if game.long_turn() { moved(group) } else { movers(group).into_iter().any(both) };
    let ends = group.ends.is_some() || group.orange.is_some() && group.blue.is_some();
    if !again && ends && game.sound("rules.turn") {
        let rest = "needs an end that whoever moves next may move too: one with both players in moved_by, or a turn longer than one move";
        out.push(game.ctx.problem(place, rest));
        return;
    }
    let Some(kind) = game.kind(&group.piece) else { return };
    if !reads_differently(game, kind) && no_way_back(game, kind) {
        let rest = format!("bars a move that cannot be made: '{}' has no move back", group.piece);
        out.push(game.ctx.problem(place, rest));
    }
}

/// Whether a portal's piece has moves, and none leads back where another came from.
fn no_way_back(game: &Game<'_>, kind: Kind) -> bool {
    let Some(board) = game.whole_board().filter(|_| game.sound("setup.orientation")) else {
        return false;
    };
    let moves = &game.spec.pieces[kind].moves;
    let sound = (0..moves.len()).all(|at| ways::sound(game, kind, at));
    if moves.is_empty() || !sound || !game.sound_at(&piece(kind)) {
        return false;
    }
    let all: Vec<Way> = [0, 1]
        .into_iter()
        .flat_map(|player| ways::of(game, board, player, kind, board.open()))
        .collect();
    // An end that has just moved makes no first move.
    let first = |way: &Way| moves[way.entry].condition.as_ref().is_some_and(|c| c.first_move);
    let back: Vec<&Way> = all.iter().filter(|way| !first(way)).collect();
    let lands = |way: &Way, from: Squares| {
        let from = from & way.from;
        way.lanes
            .iter()
            .fold(Squares::EMPTY, |to, lane| to | lane.landings(board, from, Squares::EMPTY))
    };
    !board.open().iter().any(|square| {
        let here: Squares = [square].into_iter().collect();
        let there = all.iter().fold(Squares::EMPTY, |to, way| to | lands(way, here));
        // A square of those reached from which the way leads back.
        back.iter().any(|way| lands(way, there).meets(here))
    })
}
