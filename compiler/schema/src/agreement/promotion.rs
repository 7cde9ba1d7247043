//! `rules.promotion` and `rules.promote_on_entry`.

use super::census;
use super::full;
use super::game::Game;
use super::geometry::Board;
use super::kinds::{Kind, Kinds};
use super::squares::Squares;
use super::strike::is_whole;
use crate::spec::{Position, Promotion, Rank};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    let rules = game.promotions();
    let mut first: Vec<Option<&Place>> = vec![None; game.spec.pieces.len()];
    for (place, rule) in &rules {
        if full(out) || !game.reached_at(place) {
            continue;
        }
        let declared = game.check_id(&place.key("piece"), &rule.piece, out);
        if let Some(kind) = game.kind(&rule.piece).filter(|_| declared) {
            second_rule(game, first[kind], (place, rule), out);
            first[kind] = first[kind].or(Some(place));
        }
        zone_spelling(game, place, rule, out);
        zone_on_board(game, place, rule, out);
        targets(game, place, rule, out);
        only_lost(game, place, rule, out);
        // A portal is not to be named here at all.
        let portals = game.portal_kinds();
        let kind = game.kind(&rule.piece).filter(|&kind| declared && !portals.contains(kind));
        if let Some(kind) = kind {
            never(game, place, rule, kind, out);
        }
    }
    on_entry(game, out);
}

fn second_rule(
    game: &Game<'_>,
    first: Option<&Place>,
    (place, rule): (&Place, &Promotion),
    out: &mut Vec<Problem>,
) {
    if let Some(first) = first {
        let rest = format!(
            "'{}' already has a promotion rule ({first}): one rule per promoting piece",
            rule.piece
        );
        out.push(game.ctx.problem(&place.key("piece"), rest));
    }
}

/// `rank`, `ranks` and `squares` are three ways of writing one zone; a hex lattice has
/// the last alone.
fn zone_spelling(game: &Game<'_>, place: &Place, rule: &Promotion, out: &mut Vec<Problem>) {
    let spellings = [
        ("rank", rule.rank.is_some()),
        ("ranks", rule.ranks.is_some()),
        ("squares", rule.squares.is_some()),
    ];
    let written: Vec<&str> =
        spellings.iter().filter(|(_, written)| *written).map(|(key, _)| *key).collect();
    let hex = game.board().is_some_and(|board| board.hex);
    if hex {
        for key in written.iter().filter(|key| **key != "squares") {
            let rest = "cannot be used on a hex lattice: write the zone as squares";
            out.push(game.ctx.problem(&place.key(key), rest));
        }
        if written.is_empty() && zone_sound(game, place) {
            let rest = "requires squares on a hex lattice: the last rank is no zone there";
            out.push(game.ctx.problem(place, rest));
        }
        return;
    }
    if let [first, others @ ..] = &written[..] {
        for key in others {
            let first = place.key(first);
            let rest =
                format!("cannot be used beside {first}: they are two ways of writing one zone");
            out.push(game.ctx.problem(&place.key(key), rest));
        }
    }
}

fn zone_sound(game: &Game<'_>, place: &Place) -> bool {
    ["rank", "ranks", "squares"].iter().all(|key| game.sound_at(&place.key(key)))
}

fn zone_on_board(game: &Game<'_>, place: &Place, rule: &Promotion, out: &mut Vec<Problem>) {
    if let Some(names) = &rule.squares {
        game.check_squares(&place.key("squares"), names, out);
    }
    let Some(board) = game.board().filter(|board| !board.hex) else { return };
    let last = board.height - 1;
    let outside = |rank: u32| i32::try_from(rank).map_or(true, |rank| rank > last);
    let rank = place.key("rank");
    if let Some(Rank::Index(index)) = rule.rank.filter(|_| game.sound_at(&rank))
        && outside(index)
    {
        let rest = format!("must be 'last' or a rank of this board (0 to {last}), got {index}");
        out.push(game.ctx.problem(&rank, rest));
    }
    let ranks = place.key("ranks");
    for (at, index) in rule.ranks.iter().flatten().enumerate() {
        if full(out) {
            break;
        }
        if outside(*index) && game.sound_at(&ranks.index(at)) {
            let line = format!("{ranks} entry {index} is not a rank of this board (0 to {last})");
            out.push(game.ctx.line(&ranks.index(at), line));
        }
    }
}

fn targets(game: &Game<'_>, place: &Place, rule: &Promotion, out: &mut Vec<Problem>) {
    let (to, by_player) = (place.key("to"), place.key("to_by_player"));
    if rule.to.is_none() && rule.to_by_player.is_none() {
        if game.sound_at(&to) && game.sound_at(&by_player) {
            let rest = "requires to or to_by_player: a promoting piece needs something to become";
            out.push(game.ctx.problem(place, rest));
        }
        return;
    }
    if rule.to.is_some() && rule.to_by_player.is_some() {
        let rest = format!("cannot be used beside {to}: it is written instead of it");
        out.push(game.ctx.problem(&by_player, rest));
    }
    for (list, ids, players) in target_lists(place, rule) {
        game.check_ids(&list, ids, out);
        for (at, id) in ids.iter().enumerate() {
            if full(out) {
                break;
            }
            if *id == rule.piece && game.sound_at(&place.key("piece")) {
                out.push(game.ctx.entry(&list, at, id, "is the promoting piece itself"));
            } else if let Some(target) = game.kind(id)
                && shut_out(game, rule, target, players)
            {
                let rest = "may not stand anywhere in the zone: its region lies outside it";
                out.push(game.ctx.entry(&list, at, id, rest));
            }
        }
    }
}

/// Each list of targets, with the players it is for.
fn target_lists<'a>(
    place: &Place,
    rule: &'a Promotion,
) -> Vec<(Place, &'a [String], &'static [usize])> {
    let mut lists: Vec<(Place, &[String], &'static [usize])> = Vec::new();
    if let Some(ids) = &rule.to {
        lists.push((place.key("to"), ids, &[0, 1]));
    }
    if let Some([first, second]) = &rule.to_by_player {
        let by_player = place.key("to_by_player");
        lists.push((by_player.key("0"), first, &[0]));
        lists.push((by_player.key("1"), second, &[1]));
    }
    lists
}

/// Whether a target's region has no square where the promotion could leave it.
fn shut_out(game: &Game<'_>, rule: &Promotion, target: Kind, players: &[usize]) -> bool {
    let (Some(board), Some(kind)) = (game.whole_board(), game.kind(&rule.piece)) else {
        return false;
    };
    if game.spec.pieces[target].region.is_none()
        || ![kind, target].iter().all(|&kind| game.region_known(kind))
        || !zone_known(game, rule)
    {
        return false;
    }
    players.iter().all(|&player| {
        let zone = zone(game, board, rule, player);
        let own = game.region(player, kind);
        // That the piece itself cannot get there is a fault of its own.
        let squares = if rule.on_leaving { own } else { zone };
        zone.meets(own) && !squares.meets(game.region(player, target))
    })
}

fn only_lost(game: &Game<'_>, place: &Place, rule: &Promotion, out: &mut Vec<Problem>) {
    let key = place.key("only_lost");
    if !rule.only_lost || !game.sound_at(&key) {
        return;
    }
    let rules = &game.spec.rules;
    missing_target(game, place, rule, out);
    if rules.drops.as_ref().is_some_and(|drops| drops.from_captures)
        && game.sound("rules.drops.from_captures")
    {
        let rest =
            "cannot be used beside rules.drops that fill from captures: a lost piece is not gone";
        out.push(game.ctx.problem(&key, rest));
    }
    if rules.strike.as_ref().is_some_and(|strike| strike.position == Position::Home)
        && game.sound("rules.strike.position")
    {
        let rest =
            "cannot be used beside rules.strike with position 'home': a lost piece comes back";
        out.push(game.ctx.problem(&key, rest));
    }
    if rules.promote_on_entry && game.sound("rules.promote_on_entry") {
        let rest = "cannot be used beside rules.promote_on_entry: promoting on arrival takes the first piece listed";
        out.push(game.ctx.problem(&key, rest));
    }
}

fn missing_target(game: &Game<'_>, place: &Place, rule: &Promotion, out: &mut Vec<Problem>) {
    if !game.starts_known {
        return;
    }
    let starts = |player, kind| game.starts.iter().any(|s| (s.player, s.kind) == (player, kind));
    let mut missing: Vec<&str> = Vec::new();
    for (_, ids, _) in target_lists(place, rule) {
        for id in ids {
            let absent = game.kind(id).is_some_and(|kind| !starts(0, kind) || !starts(1, kind));
            if absent && *id != rule.piece && !missing.contains(&id.as_str()) {
                missing.push(id);
            }
        }
    }
    if !missing.is_empty() {
        let (ids, verb) = listed(&missing);
        let rest = format!("requires every target in both armies' setup: {ids} {verb} not");
        out.push(game.ctx.problem(&place.key("only_lost"), rest));
    }
}

/// Ids in single quotes with commas, and the verb for so many.
pub(super) fn listed(ids: &[&str]) -> (String, &'static str) {
    let quoted: Vec<String> = ids.iter().map(|id| format!("'{id}'")).collect();
    (quoted.join(", "), if ids.len() == 1 { "is" } else { "are" })
}

/// Refuses a rule whose piece can never promote, for the first reason that holds.
fn never(game: &Game<'_>, place: &Place, rule: &Promotion, kind: Kind, out: &mut Vec<Problem>) {
    let id = &rule.piece;
    let reason = if let Some(true) = game.census().map(|census| !census.any().contains(kind)) {
        "nothing ever puts one on the board"
    } else {
        let Some(board) = game.whole_board().filter(|_| zone_known(game, rule)) else { return };
        let zones = [0, 1].map(|player| zone(game, board, rule, player));
        if game.region_known(kind)
            && [0, 1].iter().all(|&player| !zones[player].meets(game.region(player, kind)))
        {
            if game.spec.pieces[kind].region.is_some() {
                "its region has no square of the zone"
            } else {
                "no square of the zone can be stood on"
            }
        } else if rule.on_leaving && changed_into(game, id) {
            // It may promote where it becomes what it is, away from the zone.
            return;
        } else if game.reach().is_some_and(|reach| {
            [0, 1].iter().all(|&player| {
                let stands = reach.stand[player][kind].meets(zones[player]);
                let enters = rule.on_leaving || game.spec.rules.promote_on_entry;
                !(reach.arrive[player][kind].meets(zones[player]) || stands && enters)
            })
        }) {
            "no move of one can end in the zone"
        } else {
            return;
        }
    };
    let rest = format!("'{id}' could never promote: {reason}");
    out.push(game.ctx.problem(&place.key("piece"), rest));
}

/// Whether contact makes a mover this piece.
fn changed_into(game: &Game<'_>, id: &str) -> bool {
    census::links(game).any(|link| link.mover_to.as_deref() == Some(id))
}

/// Whether no piece has two rules, of which it would be open which holds.
pub(super) fn one_each(game: &Game<'_>) -> bool {
    let rules = game.promotions();
    let kinds: Kinds = rules.iter().filter_map(|(_, rule)| game.kind(&rule.piece)).collect();
    usize::try_from(kinds.len()).is_ok_and(|kinds| kinds == rules.len())
}

/// Whether a rule's zone is known in full, and its piece and targets with it.
pub(super) fn zone_known(game: &Game<'_>, rule: &Promotion) -> bool {
    let Some(board) = game.board() else { return false };
    let spellings = [rule.rank.is_some(), rule.ranks.is_some(), rule.squares.is_some()]
        .iter()
        .filter(|w| **w)
        .count();
    let on_board = |rank: u32| i32::try_from(rank).is_ok_and(|rank| rank < board.height);
    game.sound("rules.promotion")
        && game.sound("setup.orientation")
        && spellings <= 1
        && (!board.hex || rule.squares.is_some())
        && rule.squares.as_ref().is_none_or(|names| game.all_squares(names))
        && rule.ranks.iter().flatten().all(|rank| on_board(*rank))
        && !matches!(rule.rank, Some(Rank::Index(rank)) if !on_board(rank))
        && rule.to.is_some() != rule.to_by_player.is_some()
}

/// The squares of a player's promotion zone.
pub(super) fn zone(game: &Game<'_>, board: &Board, rule: &Promotion, player: usize) -> Squares {
    let ranks = |rank: u32| board.rank_of(player, i32::try_from(rank).unwrap_or(i32::MAX / 2));
    let squares = match (&rule.squares, &rule.ranks, rule.rank) {
        (Some(names), _, _) => game.for_player(player, game.squares(names)),
        (_, Some(list), _) => list.iter().fold(Squares::EMPTY, |all, rank| all | ranks(*rank)),
        (_, _, Some(Rank::Index(rank))) => ranks(rank),
        _ => board.rank_of(player, board.height - 1),
    };
    squares & board.open()
}

/// Whether some piece with a promotion rule can be on the board; if not, the rules are told so.
fn some_promoting(game: &Game<'_>) -> bool {
    let rules = game.promotions();
    let mut kinds = rules.iter().filter_map(|(_, rule)| game.kind(&rule.piece));
    game.census().is_some_and(|census| kinds.any(|kind| census.any().contains(kind)))
}

fn on_entry(game: &Game<'_>, out: &mut Vec<Problem>) {
    let rules = &game.spec.rules;
    let place = Place::at("rules.promote_on_entry");
    if !rules.promote_on_entry || !game.sound_at(&place) {
        return;
    }
    if rules.promotion.is_none() {
        if game.sound("rules.promotion") {
            let rest = "requires rules.promotion: there is no promotion to make on arrival";
            out.push(game.ctx.problem(&place, rest));
        }
        return;
    }
    let parts = ["rules.drops", "rules.strike"];
    if !parts.iter().all(|part| game.reached(part)) {
        return;
    }
    let chain = rules.strike.iter().flat_map(|strike| strike.chain.iter().flatten());
    let mut named = chain.flat_map(|link| [&link.from, &link.to]);
    let known = game.ids_known && named.all(|id| game.kind(id).is_some());
    let survivors = rules.strike.as_ref().is_some_and(|s| !census::chain(game, s).is_empty());
    let way = rules.drops.is_some() || survivors;
    // What a strike leaves standing is asked of one that says it.
    let whole = rules.strike.as_ref().is_none_or(is_whole);
    if !way && known && whole && parts.iter().all(|part| game.sound(part)) {
        let rest =
            "requires a way in: rules.drops, or a rules.strike chain that leaves a piece standing";
        out.push(game.ctx.problem(&place, rest));
    } else if way
        && whole
        && some_promoting(game)
        && game.reach().is_some_and(|reach| !reach.enters_zone)
    {
        let rest = "could never happen: no promoting piece can enter play inside its zone";
        out.push(game.ctx.problem(&place, rest));
    }
}
