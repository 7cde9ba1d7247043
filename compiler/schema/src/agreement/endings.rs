//! `rules.territory`, `rules.scoring`, `rules.reach` and `rules.extinction`.

use super::game::Game;
use super::geometry::Reflection;
use super::kinds::{Kind, Kinds};
use super::squares::Squares;
use super::{full, setup};
use crate::spec::{
    ArriveOn, Count, Extinction, ExtinctionPieces, PerType, Reach, ReachMirror, Stock,
};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    territory(game, out);
    scoring(game, out);
    if let Some(reach) = &game.spec.rules.reach {
        goals(game, reach, out);
    }
    if let Some(extinction) = &game.spec.rules.extinction {
        counted(game, extinction, out);
    }
}

fn territory(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(territory) = &game.spec.rules.territory else { return };
    let (place, win_at) = (Place::at("rules.territory"), Place::at("rules.territory.win_at"));
    if !game.sound_at(&win_at) {
        return;
    }
    if territory.win_at == 0 {
        let counted = game.spec.rules.scoring.as_ref().is_some_and(|s| s.count == Count::Territory);
        if !counted && game.sound("rules.scoring") {
            let rest = "decides nothing: win_at is 0 and no rules.scoring counts territory";
            out.push(game.ctx.problem(&place, rest));
        }
        return;
    }
    let Some(board) = game.whole_board() else { return };
    let all = board.open().len();
    let most = game.reach().map(|reach| [0, 1].map(|player| reach.arrivals(player).len()));
    let most = most.map_or(all, |[first, second]| first.max(second));
    let claimed = territory.win_at;
    if claimed > all {
        let rest = format!("must be at most the {all} squares of this board, got {claimed}");
        out.push(game.ctx.problem(&win_at, rest));
    } else if claimed > most {
        let rest =
            format!("must be at most the {most} squares a player can move to, got {claimed}");
        out.push(game.ctx.problem(&win_at, rest));
    }
}

fn count_word(count: Count) -> &'static str {
    match count {
        Count::Material => "material",
        Count::Pieces => "pieces",
        Count::Region => "region",
        Count::Territory => "territory",
        Count::Points => "points",
    }
}

fn scoring(game: &Game<'_>, out: &mut Vec<Problem>) {
    let Some(scoring) = &game.spec.rules.scoring else { return };
    let (count, region) = (Place::at("rules.scoring.count"), Place::at("rules.scoring.region"));
    if let Some(names) = &scoring.region {
        game.check_squares(&region, names, out);
        ground(game, names, &region, out);
    }
    if !game.sound_at(&count) {
        return;
    }
    if let (Some(_), true) = (&scoring.region, scoring.count != Count::Region)
        && game.reached_at(&region)
    {
        let word = count_word(scoring.count);
        let rest = format!("requires rules.scoring.count 'region', got '{word}'");
        out.push(game.ctx.problem(&region, rest));
    }
    let rules = &game.spec.rules;
    let lacking = match scoring.count {
        Count::Region if scoring.region.is_none() && game.sound_at(&region) => {
            "'region' requires rules.scoring.region: the ground being held"
        }
        Count::Territory if rules.territory.is_none() && game.sound("rules.territory") => {
            "'territory' requires rules.territory: there is no claimed ground to count"
        }
        Count::Points if rules.npcs.is_none() && game.sound("rules.npcs") => {
            "'points' requires rules.npcs: there are no bounties to collect"
        }
        _ => return,
    };
    out.push(game.ctx.problem(&count, lacking));
}

/// Ground of walls alone is held by nobody.
fn ground(game: &Game<'_>, names: &[String], place: &Place, out: &mut Vec<Problem>) {
    let Some(board) = game.whole_board() else { return };
    if !game.sound_at(place) || !game.all_squares(names) || names.is_empty() {
        return;
    }
    let squares = game.squares(names);
    if !board.open().meets(squares | game.image(squares)) {
        out.push(game.ctx.problem(place, "could never be held: every square of it is a wall"));
    }
}

fn goals(game: &Game<'_>, reach: &Reach, out: &mut Vec<Problem>) {
    let place = Place::at("rules.reach");
    if !game.reached_at(&place) {
        return;
    }
    let (piece, squares) = (place.key("piece"), place.key("squares"));
    let declared = reach.piece.as_ref().is_none_or(|id| game.check_id(&piece, id, out));
    game.check_squares(&squares, &reach.squares, out);
    let (safe, on) = (place.key("safe"), place.key("on"));
    if reach.safe && reach.on == ArriveOn::Leave && game.sound_at(&safe) && game.sound_at(&on) {
        let rest =
            format!("cannot be used beside {on} 'leave': standing on the square decides nothing");
        out.push(game.ctx.problem(&safe, rest));
    }
    let kind = reach.piece.as_ref().and_then(|id| game.kind(id));
    if let (Some(id), Some(kind), Some(census)) = (&reach.piece, kind, game.census()) {
        // A portal is not to be named here at all.
        if !census.any().contains(kind) && !game.portal_kinds().contains(kind) {
            let rest = format!("'{id}' could never arrive: nothing ever puts one on the board");
            out.push(game.ctx.problem(&piece, rest));
            return;
        }
    }
    let known =
        ["piece", "squares", "mirror", "on"].iter().all(|key| game.sound_at(&place.key(key)));
    let portal = kind.is_some_and(|kind| game.portal_kinds().contains(kind));
    if declared && !portal && known && game.all_squares(&reach.squares) && !reach.squares.is_empty()
    {
        unreached(game, reach, kind, &squares, out);
        at_start(game, reach, kind, &squares, out);
    }
}

/// How the second player's goals follow from the first's.
fn aim(game: &Game<'_>, reach: &Reach, player: usize) -> Reflection {
    match (reach.mirror, player, game.board()) {
        (ReachMirror::Same, _, _) | (_, 0, _) | (_, _, None) => Reflection::Identity,
        (ReachMirror::Reflect, _, Some(board)) => board.mirror(),
        (ReachMirror::Rotate, _, Some(_)) => Reflection::HalfTurn,
    }
}

fn unreached(
    game: &Game<'_>,
    reach: &Reach,
    kind: Option<Kind>,
    place: &Place,
    out: &mut Vec<Problem>,
) {
    let Some(board) = game.whole_board() else { return };
    let goals = [0, 1].map(|player| {
        board.reflect(aim(game, reach, player), game.squares(&reach.squares)) & board.open()
    });
    let never = |stand: &dyn Fn(usize) -> Squares| {
        [0, 1].iter().all(|&player| !stand(player).meets(goals[player]))
    };
    let walls = never(&|_| board.open());
    let region = kind.filter(|&kind| game.region_known(kind) && game.sound("setup.orientation"));
    let reason = if walls {
        "every one of them is a wall".to_owned()
    } else if let Some(kind) = region.filter(|&kind| never(&|player| game.region(player, kind))) {
        format!("the region of '{}' has none of them", game.id(kind))
    } else if let Some(reached) = game.reach() {
        let stand = |player: usize| match kind {
            Some(kind) => reached.stand[player][kind],
            None => reached.anywhere(player),
        };
        if !never(&stand) {
            return;
        }
        match kind {
            Some(kind) => format!("no '{}' can come to stand on one of them", game.id(kind)),
            None => "no piece can come to stand on one of them".to_owned(),
        }
    } else {
        return;
    };
    out.push(game.ctx.problem(place, format!("could never be reached: {reason}")));
}

/// A piece that stands on a goal when the game begins has ended it.
fn at_start(
    game: &Game<'_>,
    reach: &Reach,
    kind: Option<Kind>,
    place: &Place,
    out: &mut Vec<Problem>,
) {
    let Some(board) = game.whole_board() else { return };
    if reach.on == ArriveOn::Leave || !game.sound("setup") || !game.armies_apart() {
        return;
    }
    for (at, entry) in reach.squares.iter().enumerate() {
        let Some(square) = game.square(entry) else { continue };
        let on_it = game.starts.iter().find(|start| {
            let goal = board.reflect_square(aim(game, reach, start.player), square);
            goal == Some(start.square) && kind.is_none_or(|kind| kind == start.kind)
        });
        if let Some(start) = on_it {
            let where_from =
                if Some(start.square) == game.square(entry) { "" } else { ", reflected," };
            let rest = format!(
                "{where_from} is where a piece of player {} starts, so the game would be over before the first move",
                start.player
            );
            out.push(game.ctx.entry(place, at, entry, rest.trim_start_matches([',', ' '])));
            return;
        }
    }
}

fn counted(game: &Game<'_>, extinction: &Extinction, out: &mut Vec<Problem>) {
    let place = Place::at("rules.extinction");
    if !game.reached_at(&place) {
        return;
    }
    let pieces = place.key("pieces");
    let listed: &[String] = match &extinction.pieces {
        ExtinctionPieces::Any => &[],
        ExtinctionPieces::List(ids) => ids,
    };
    game.check_ids(&pieces, listed, out);
    if !game.sound_at(&place) || !game.all_declared(listed) {
        return;
    }
    let kinds = game.kinds(listed);
    if extinction.per_type != PerType::Together && kinds.len() < 2 {
        let value = if extinction.per_type == PerType::Each { "true" } else { "'own'" };
        let rest = format!("{value} needs two or more types listed in {pieces}");
        out.push(game.ctx.problem(&place.key("per_type"), rest));
    }
    if !game.starts_known || !game.sound("rules.drops") || setup::unmanned(game).is_some() {
        return;
    }
    let kinds: Vec<Kind> = kinds.iter().collect();
    match (extinction.per_type, &extinction.pieces) {
        (_, ExtinctionPieces::Any) => too_few(game, extinction, None, out),
        (PerType::Together, _) => too_few(game, extinction, Some(&kinds), out),
        (PerType::Each, _) => too_few_of_each(game, extinction, &kinds, out),
        (PerType::Own, _) => {
            nobodys(game, listed, &pieces, out);
            too_few_of_each(game, extinction, &kinds, out);
        }
    }
}

/// How many of a kind a player starts with, on the board and in hand; a supply without
/// end is more than any number.
fn start_count(game: &Game<'_>, player: usize, kind: Kind) -> u32 {
    let own = game.starts.iter().filter(|start| (start.player, start.kind) == (player, kind));
    let id = game.id(kind);
    let drops = game.spec.rules.drops.iter();
    let stock = drops.flat_map(|drops| drops.stock.iter().flatten()).filter(|(of, _)| of == id);
    let held = stock.map(|(_, stock)| match stock {
        Stock::Count(count) => u32::from(*count),
        Stock::Unlimited => u32::from(u16::MAX),
    });
    u32::try_from(own.count()).unwrap_or(u32::MAX).saturating_add(held.sum())
}

fn too_few(
    game: &Game<'_>,
    extinction: &Extinction,
    kinds: Option<&[Kind]>,
    out: &mut Vec<Problem>,
) {
    let least = u32::from(extinction.min_count);
    let all: Vec<Kind> = game.every_kind().iter().collect();
    for player in [0, 1] {
        let kinds = kinds.unwrap_or(&all).iter();
        let count: u32 = kinds.map(|&kind| start_count(game, player, kind)).sum();
        if count < least {
            let rest = format!(
                "must be at most what each player starts with: player {player} starts with {count}, got {least}"
            );
            out.push(game.ctx.problem(&Place::at("rules.extinction.min_count"), rest));
            return;
        }
    }
}

fn too_few_of_each(
    game: &Game<'_>,
    extinction: &Extinction,
    kinds: &[Kind],
    out: &mut Vec<Problem>,
) {
    let least = u32::from(extinction.min_count);
    let own = extinction.per_type == PerType::Own;
    for player in [0, 1] {
        for &kind in kinds {
            let count = start_count(game, player, kind);
            if count >= least || own && count == 0 {
                continue;
            }
            let whose = if own {
                "a player starts with of each listed type of their own"
            } else {
                "each player starts with of each listed type"
            };
            let rest = format!(
                "must be at most what {whose}: player {player} starts with {count} {}, got {least}",
                game.id(kind)
            );
            out.push(game.ctx.problem(&Place::at("rules.extinction.min_count"), rest));
            return;
        }
    }
}

/// Under 'own' a kind counts only against a player who starts with it.
fn nobodys(game: &Game<'_>, listed: &[String], place: &Place, out: &mut Vec<Problem>) {
    let starts = |kind| [0, 1].iter().any(|&player| start_count(game, player, kind) > 0);
    let absent: Kinds = game.kinds(listed).iter().filter(|&kind| !starts(kind)).collect();
    for (at, id) in listed.iter().enumerate() {
        if !full(out) && game.kind(id).is_some_and(|kind| absent.contains(kind)) {
            let rest = "is a type neither player starts with, so under per_type 'own' it counts against nobody";
            out.push(game.ctx.entry(place, at, id, rest));
        }
    }
}
