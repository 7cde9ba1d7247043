//! `rules.castling` and `rules.en_passant`.

use super::census;
use super::game::Game;
use super::geometry::Board;
use super::kinds::Kind;
use super::squares::{Squares, coordinates, square};
use super::ways::{self, Way};
use crate::spec::{Castling, Mode, MoveKind, Position, Sides};
use crate::text::short;
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    en_passant(game, out);
    let Some(castling) = &game.spec.rules.castling else { return };
    let place = Place::at("rules.castling");
    if !game.reached_at(&place) {
        return;
    }
    let found = out.len();
    game.check_id(&place.key("king"), &castling.king, out);
    game.check_id(&place.key("rook"), &castling.rook, out);
    same_piece(game, castling, &place, out);
    if castling.king_steps.is_some() && castling.king_file.is_some() {
        let rest = format!(
            "cannot be used beside {}: it is written instead of it",
            place.key("king_steps")
        );
        out.push(game.ctx.problem(&place.key("king_file"), rest));
    }
    files_on_board(game, castling.king_file.as_ref(), &place.key("king_file"), out);
    files_on_board(game, castling.rook_file.as_ref(), &place.key("rook_file"), out);
    clash(game, castling, &place, out);
    if found == out.len() {
        never(game, castling, &place, out);
    }
}

fn same_piece(game: &Game<'_>, castling: &Castling, place: &Place, out: &mut Vec<Problem>) {
    let rook = place.key("rook");
    if castling.king == castling.rook
        && game.kind(&castling.rook).is_some()
        && game.sound_at(&rook)
        && game.sound_at(&place.key("king"))
    {
        let rest = format!("'{}' is the castling piece itself: it must be another", castling.rook);
        out.push(game.ctx.problem(&rook, rest));
    }
}

/// The two sides of the board, by the words of the language.
fn sides(sides: &Sides) -> [(&'static str, &str); 2] {
    [("kingside", &sides.kingside), ("queenside", &sides.queenside)]
}

fn files_on_board(game: &Game<'_>, files: Option<&Sides>, place: &Place, out: &mut Vec<Problem>) {
    let (Some(files), Some(board)) = (files, game.board()) else { return };
    for (side, letter) in sides(files) {
        let place = place.key(side);
        if file(board, letter).is_none() && game.sound_at(&place) {
            let last = char::from(b'a' + u8::try_from(board.width - 1).unwrap_or(0));
            let rest =
                format!("must be a file of this board ('a' to '{last}'), got '{}'", short(letter));
            out.push(game.ctx.problem(&place, rest));
        }
    }
}

/// A file by its letter.
fn file(board: &Board, letter: &str) -> Option<i32> {
    match letter.as_bytes() {
        [letter @ b'a'..=b'p'] => Some(i32::from(letter - b'a')).filter(|file| *file < board.width),
        _ => None,
    }
}

fn clash(game: &Game<'_>, castling: &Castling, place: &Place, out: &mut Vec<Problem>) {
    let (Some(king), Some(rook)) = (&castling.king_file, &castling.rook_file) else { return };
    let Some(board) = game.board() else { return };
    for ((side, king), (_, rook)) in sides(king).into_iter().zip(sides(rook)) {
        let place = place.key("rook_file").key(side);
        if king == rook && file(board, rook).is_some() && game.sound_at(&place) {
            let rest = format!(
                "'{rook}' is where the {} lands: the two pieces need different squares",
                castling.king
            );
            out.push(game.ctx.problem(&place, rest));
        }
    }
}

fn never(game: &Game<'_>, castling: &Castling, place: &Place, out: &mut Vec<Problem>) {
    let (Some(board), true) = (game.whole_board(), game.starts_known && game.sound_at(place))
    else {
        return;
    };
    let (Some(king), Some(rook)) = (game.kind(&castling.king), game.kind(&castling.rook)) else {
        return;
    };
    if !game.region_known(king) || !game.region_known(rook) || !game.sound("rules.portals") {
        return;
    }
    let portals = game.portal_kinds();
    if portals.contains(king) || portals.contains(rook) {
        // A portal is not to be named here at all.
        return;
    }
    if placed_together(game, king, rook).unwrap_or(true) {
        return;
    }
    let pairs = [0, 1].iter().any(|&player| {
        of(game, player, king).any(|from| {
            of(game, player, rook).any(|with| {
                landing(board, castling, from, with).is_some_and(|to| {
                    room(game, board, (from, with), to)
                        && stands(game, player, king, to.0, from.1)
                        && stands(game, player, rook, to.1, from.1)
                })
            })
        })
    });
    if !pairs {
        let rest = format!(
            "could never happen: no {} and {} start on one rank with room between",
            castling.king, castling.rook
        );
        out.push(game.ctx.problem(place, rest));
    }
}

/// Whether the two can come to stand beside one another unmoved: put there by a placement
/// phase, or turned into what they are where they stand; none if it is not known.
fn placed_together(game: &Game<'_>, king: Kind, rook: Kind) -> Option<bool> {
    let rules = &game.spec.rules;
    let parts = ["rules.drops", "rules.strike", "rules.contacts"];
    if !parts.iter().all(|part| game.sound(part)) {
        return None;
    }
    let strike = rules.strike.iter().map(|strike| strike.position);
    let contacts = rules.contacts.iter().map(|contacts| contacts.position);
    let made = census::made_kinds(game);
    if strike.chain(contacts).any(|position| position == Position::Stay)
        && (made.contains(king) || made.contains(rook))
    {
        return Some(true);
    }
    if !game.spec.rules.drops.as_ref().is_some_and(|drops| drops.placement) {
        return Some(false);
    }
    let census = game.census()?;
    let both = |player: usize| {
        let hand = census.hand[player];
        let starts = |kind| of(game, player, kind).next().is_some();
        [king, rook].iter().any(|&kind| hand.contains(kind))
            && [king, rook].iter().all(|&kind| hand.contains(kind) || starts(kind))
    };
    Some(both(0) || both(1))
}

/// The files and ranks on which a player's pieces of a kind start.
fn of<'a>(game: &'a Game<'_>, player: usize, kind: Kind) -> impl Iterator<Item = (i32, i32)> + 'a {
    let own = game.starts.iter().filter(move |start| (start.player, start.kind) == (player, kind));
    own.map(|start| coordinates(start.square))
}

/// The files on which the two land, if they start on one rank and the castling
/// piece does not have to go past its partner.
fn landing(
    board: &Board,
    castling: &Castling,
    (king, rank): (i32, i32),
    (rook, other): (i32, i32),
) -> Option<(i32, i32)> {
    if rank != other || king == rook {
        return None;
    }
    let toward = (rook - king).signum();
    let letter =
        |sides: &Sides| file(board, if toward > 0 { &sides.kingside } else { &sides.queenside });
    let steps = king + toward * i32::from(castling.king_steps.unwrap_or(2));
    let to = match &castling.king_file {
        Some(files) => letter(files)?,
        None if (rook - steps) * toward < 0 => return None,
        None => steps,
    };
    let partner = match &castling.rook_file {
        Some(files) => letter(files)?,
        // On the side the castling piece came from.
        None => to - if to == king { toward } else { (to - king).signum() },
    };
    (to != partner && (to, partner) != (king, rook)).then_some((to, partner))
}

/// Whether no wall and no portal that stays is in the way of either.
fn room(
    game: &Game<'_>,
    board: &Board,
    ((king, rank), (rook, _)): ((i32, i32), (i32, i32)),
    (to, partner): (i32, i32),
) -> bool {
    let files = [king, rook, to, partner];
    let (first, last) = (files.iter().min(), files.iter().max());
    let span = |a: i32, b: i32| Squares::rectangle((a.min(b), a.max(b)), (rank, rank));
    let way = span(king, rook) | span(king, to) | span(rook, partner);
    let doors = super::doors::of(game, board);
    let fixed = doors.iter().filter(|door| door.in_the_way);
    let fixed = fixed.fold(Squares::EMPTY, |all, door| all | door.squares);
    first.is_some_and(|first| *first >= 0)
        && last.is_some_and(|last| *last < board.width)
        && (way - board.open()).is_empty()
        && !way.meets(fixed)
}

fn stands(game: &Game<'_>, player: usize, kind: Kind, file: i32, rank: i32) -> bool {
    square(file, rank).is_some_and(|square| game.region(player, kind).contains(square))
}

/// Where castling may leave a player's pieces, for the search of squares: anywhere on
/// the ranks where the castling piece can be unmoved.
pub(super) fn landings(game: &Game<'_>, board: &Board, player: usize) -> Vec<(Kind, Squares)> {
    let Some(castling) = &game.spec.rules.castling else { return Vec::new() };
    let (Some(king), Some(rook)) = (game.kind(&castling.king), game.kind(&castling.rook)) else {
        return Vec::new();
    };
    let ranks = match placed_together(game, king, rook) {
        Some(false) => of(game, player, king).fold(Squares::EMPTY, |all, (_, rank)| {
            all | Squares::rectangle((0, board.width - 1), (rank, rank))
        }),
        _ => board.open(),
    };
    let partners = of(game, player, rook).next().is_some() || ranks == board.open();
    if !partners || ranks.is_empty() {
        return Vec::new();
    }
    vec![(king, ranks & board.open()), (rook, ranks & board.open())]
}

fn en_passant(game: &Game<'_>, out: &mut Vec<Problem>) {
    let place = Place::at("rules.en_passant");
    if !game.spec.rules.en_passant || !game.sound_at(&place) {
        return;
    }
    if game.spec.rules.promotion.is_none() {
        if game.sound("rules.promotion") {
            let rest = "requires rules.promotion: en passant is defined against the promoting piece, so there must be one";
            out.push(game.ctx.problem(&place, rest));
        }
        return;
    }
    let (Some(board), Some(reach)) = (game.whole_board(), game.reach()) else { return };
    let promotions = game.promotions();
    let kinds: Vec<Kind> =
        promotions.iter().filter_map(|(_, rule)| game.kind(&rule.piece)).collect();
    // That none of them is ever there is said of the promotions.
    if !game.census().is_some_and(|census| kinds.iter().any(|&kind| census.any().contains(kind))) {
        return;
    }
    let (mut passes, mut taken) = (false, false);
    for player in [0, 1] {
        for &passing in &kinds {
            let from = reach.stand[player][passing];
            let passed = passed(game, board, player, passing, from);
            passes |= !passed.is_empty();
            taken |= !passed.is_empty()
                && kinds.iter().any(|&taker| {
                    let from = reach.stand[1 - player][taker];
                    game.captures(taker).contains(passing)
                        && takes(game, board, 1 - player, taker, from).meets(passed)
                });
        }
    }
    if !passes {
        let rest =
            "could never happen: no promoting piece slides two squares or more onto an empty one";
        out.push(game.ctx.problem(&place, rest));
    } else if !taken {
        let rest = "could never happen: no promoting piece takes on a square that another can pass";
        out.push(game.ctx.problem(&place, rest));
    }
}

/// The squares a kind can pass on a slide that en passant answers.
fn passed(game: &Game<'_>, board: &Board, player: usize, kind: Kind, from: Squares) -> Squares {
    let mut passed = Squares::EMPTY;
    for way in entries(game, board, player, kind, MoveKind::Slide, Mode::Move) {
        let from = from & way.from;
        for lane in &way.lanes {
            let (least, most) = (lane.span.0.max(2), lane.span.1);
            let ends = board.line(&lane.step, from, (least, most), Squares::EMPTY);
            if most >= 2 && ends.meets(game.region(player, kind)) {
                passed |= board.line(&lane.step, from, (1, most - 1), Squares::EMPTY);
            }
        }
    }
    passed
}

/// The squares a kind can take on in passing.
fn takes(game: &Game<'_>, board: &Board, player: usize, kind: Kind, from: Squares) -> Squares {
    let mut squares = Squares::EMPTY;
    for kinds in [MoveKind::Slide, MoveKind::Leap, MoveKind::Hop, MoveKind::Lame, MoveKind::Sweep] {
        for way in entries(game, board, player, kind, kinds, Mode::Capture) {
            for lane in &way.lanes {
                squares |= lane.landings(board, from & way.from, Squares::EMPTY);
            }
        }
    }
    squares & game.region(player, kind)
}

fn entries(
    game: &Game<'_>,
    board: &Board,
    player: usize,
    piece: Kind,
    kind: MoveKind,
    mode: Mode,
) -> Vec<Way> {
    let mut ways = ways::of(game, board, player, piece, board.open());
    ways.retain(|way| (way.kind, way.mode) == (kind, mode));
    ways
}
