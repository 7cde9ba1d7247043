//! `pieces[].moves`: every move can be made on this board.

use super::census;
use super::full;
use super::game::{Game, piece};
use super::geometry::Board;
use super::kinds::Kind;
use super::squares::Squares;
use super::ways::{self, Entry, Lane};
use crate::spec::{Mode, Move, MoveKind};
use crate::{Place, Problem};

pub(super) fn check(game: &Game<'_>, out: &mut Vec<Problem>) {
    for (kind, entry) in game.spec.pieces.iter().enumerate() {
        let list = piece(kind).key("moves");
        if !game.reached_at(&list) {
            continue;
        }
        for (at, entry) in entry.moves.iter().enumerate() {
            let place = list.index(at);
            if !game.reached_at(&place) {
                continue;
            }
            let found = out.len();
            vectors(game, entry, &place, out);
            symmetry(game, entry, &place, out);
            for_other_kinds(game, entry, &place, out);
            ranges(game, entry, &place, out);
            condition(game, entry, &place, out);
            if found == out.len() && game.sound_at(&place) {
                makeable(game, kind, entry, &place, out);
            }
            takes_nothing(game, kind, entry, &place, out);
        }
    }
}

/// The word for a kind of move in a line.
fn word(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Slide => "slide",
        MoveKind::Leap => "leap",
        MoveKind::Hop => "hop",
        MoveKind::Lame => "lame leap",
        MoveKind::Sweep => "sweep",
    }
}

/// A problem about one vector, named as the file writes it.
fn about_vector(
    game: &Game<'_>,
    place: &Place,
    (at, [dx, dy]): (usize, [i8; 2]),
    rest: &str,
) -> Problem {
    let list = place.key("vectors");
    game.ctx.line(&list.index(at), format!("{list} entry [{dx}, {dy}] {rest}"))
}

fn vectors(game: &Game<'_>, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    let Some(board) = game.board().filter(|_| game.sound_at(&place.key("vectors"))) else { return };
    for (at, &vector) in entry.vectors.iter().enumerate() {
        if full(out) {
            return;
        }
        if vector == [0, 0] {
            out.push(about_vector(game, place, (at, vector), "is a step that goes nowhere"));
        } else if entry.kind == MoveKind::Lame
            && game.sound_at(&place.key("kind"))
            && board.one_square((i32::from(vector[0]), i32::from(vector[1])))
        {
            let rest = "is one square, and a lame leap of one square has no square to be blocked on: use a leap or a slide of range 1";
            out.push(about_vector(game, place, (at, vector), rest));
        }
    }
}

fn symmetry(game: &Game<'_>, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    off_lattice(game, entry.symmetry, &place.key("symmetry"), out);
}

/// Refuses a symmetry that belongs to the other lattice.
pub(super) fn off_lattice(
    game: &Game<'_>,
    symmetry: crate::spec::Symmetry,
    place: &Place,
    out: &mut Vec<Problem>,
) {
    use crate::spec::{Lattice, Shape, Symmetry};
    let hex = game.spec.board.lattice == Lattice::Hex;
    // A hexagon of squares is said to be none; which of the two is meant is open.
    let open = !hex && game.spec.board.shape == Shape::Hexagon;
    if open
        || !game.sound("board.lattice")
        || !game.sound("board.shape")
        || !game.sound_at(place)
        || ways::on_lattice(symmetry, hex)
    {
        return;
    }
    let word = match symmetry {
        Symmetry::None => "none",
        Symmetry::Lateral => "lateral",
        Symmetry::Rotate4 => "rotate4",
        Symmetry::Dihedral8 => "dihedral8",
        Symmetry::Rotate6 => "rotate6",
        Symmetry::Dihedral12 => "dihedral12",
    };
    let rest = if hex {
        "is a turn of the square board: on a hex lattice use 'none', 'rotate6' or 'dihedral12'"
    } else {
        "is a turn of the hex lattice: on a square board use 'none', 'lateral', 'rotate4' or 'dihedral8'"
    };
    out.push(game.ctx.problem(place, format!("'{word}' {rest}")));
}

/// A jump has no distances, and only a hop has a screen; whatever the value.
fn for_other_kinds(game: &Game<'_>, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    if !game.sound_at(&place.key("kind")) {
        return;
    }
    let kind = word(entry.kind);
    if matches!(entry.kind, MoveKind::Leap | MoveKind::Lame) {
        for (key, written) in
            [("range", entry.range.is_some()), ("min_range", entry.min_range.is_some())]
        {
            if written && game.sound_at(&place.key(key)) {
                let rest = format!(
                    "is not for a {kind}, which is one jump per vector: list more vectors to reach further"
                );
                out.push(game.ctx.problem(&place.key(key), rest));
            }
        }
    }
    if entry.kind != MoveKind::Hop {
        for (key, written) in
            [("screen_range", entry.screen_range.is_some()), ("screen", entry.screen.is_some())]
        {
            if written && game.sound_at(&place.key(key)) {
                let rest = format!("is for a hop only, and this move is a {kind}");
                out.push(game.ctx.problem(&place.key(key), rest));
            }
        }
    }
}

fn ranges(game: &Game<'_>, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    if matches!(entry.kind, MoveKind::Leap | MoveKind::Lame) {
        return;
    }
    let (least, range) = (place.key("min_range"), place.key("range"));
    if !game.sound_at(&least) || !game.sound_at(&range) || !game.sound_at(&place.key("kind")) {
        return;
    }
    match (entry.min_range, entry.range) {
        (Some(min), Some(max)) if max != 0 && min > max => {
            let rest =
                format!("{min} is more than the range {max}, so the move could never be made");
            out.push(game.ctx.problem(&least, rest));
        }
        (_, Some(1)) if entry.kind == MoveKind::Hop => {
            let rest = "1 leaves a hop no square to land on: its screen stands on the first";
            out.push(game.ctx.problem(&range, rest));
        }
        _ => {}
    }
}

fn condition(game: &Game<'_>, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    let Some(condition) = &entry.condition else { return };
    let place = place.key("condition");
    if let Some(names) = &condition.region {
        game.check_squares(&place.key("region"), names, out);
    }
    let rank = place.key("from_rank");
    if let (Some(board), Some(from)) = (game.board(), condition.from_rank)
        && i32::try_from(from).map_or(true, |from| from >= board.height)
        && game.sound_at(&rank)
    {
        let last = board.height - 1;
        let rest = format!("must be a rank of this board (0 to {last}), got {from}");
        out.push(game.ctx.problem(&rank, rest));
    }
}

/// Whether an entry of a piece can be made from some squares, in some player's hands.
struct Making<'a> {
    game: &'a Game<'a>,
    board: &'a Board,
    kind: Kind,
    headings: Vec<u8>,
}

impl Making<'_> {
    fn any(
        &self,
        entry: &Entry<'_>,
        vectors: &[[i8; 2]],
        from: impl Fn(usize) -> Squares,
        to: impl Fn(usize) -> Squares,
    ) -> bool {
        [0, 1].iter().any(|&player| {
            let (from, to) = (from(player), to(player));
            vectors.iter().any(|vector| {
                let images = ways::images(entry.of.symmetry, *vector);
                ways::on_board(self.game, player, &self.headings, images).into_iter().any(|image| {
                    Lane::new(self.board, player, image, entry).fits(self.board, from, to)
                })
            })
        })
    }

    fn region(&self, player: usize) -> Squares {
        self.game.region(player, self.kind)
    }
}

/// Refuses, for the first reason that holds, an entry that no position allows.
fn makeable(game: &Game<'_>, kind: Kind, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    let Some(board) = game.whole_board().filter(|_| game.sound("setup.orientation")) else {
        return;
    };
    if !game.sound_at(&piece(kind).key("facing")) {
        return;
    }
    let making = Making { game, board, kind, headings: ways::headings(game, kind) };
    let whole = Entry::new(game, entry);
    // A vector is held to its shortest step alone, the distance to the whole entry.
    let shortest = if entry.kind == MoveKind::Hop { 2 } else { 1 };
    let step = Entry { span: (shortest, shortest), ..whole };
    let open = |_| board.open();
    let mut found = false;
    for (at, vector) in entry.vectors.iter().enumerate() {
        if !full(out) && !making.any(&step, &[*vector], open, open) {
            found = true;
            let rest = if entry.kind == MoveKind::Hop {
                "cannot be made on this board: from no square does a line of it go two steps"
            } else {
                "cannot be made on this board: from no square does it reach another"
            };
            out.push(about_vector(game, place, (at, *vector), rest));
        }
    }
    if found {
        return;
    }
    let all = &entry.vectors[..];
    if whole.span.0 > shortest && !making.any(&whole, all, open, open) {
        let rest = format!(
            "{} cannot be made on this board: no line of its vectors is that long",
            entry.min_range.unwrap_or(1)
        );
        out.push(game.ctx.problem(&place.key("min_range"), rest));
        return;
    }
    if !game.region_known(kind) {
        return;
    }
    let region = |player| making.region(player);
    if game.spec.pieces[kind].region.is_some() && !making.any(&whole, all, region, region) {
        let own = piece(kind).key("region");
        out.push(
            game.ctx.problem(place, format!("cannot be made inside the piece's region ({own})")),
        );
        return;
    }
    let limited = entry
        .condition
        .as_ref()
        .is_some_and(|condition| condition.from_rank.is_some() || condition.region.is_some());
    let from = |player| ways::allowed(game, board, player, entry) & making.region(player);
    if limited && !making.any(&whole, all, from, region) {
        let rest = "leaves no square the move could be made from on this board";
        out.push(game.ctx.problem(&place.key("condition"), rest));
    }
}

/// A capturing entry on a piece that captures nothing, unless it may meet its own side
/// by it.
fn takes_nothing(game: &Game<'_>, kind: Kind, entry: &Move, place: &Place, out: &mut Vec<Problem>) {
    let mode = place.key("mode");
    let captures = &game.spec.pieces[kind].captures;
    let id = game.id(kind);
    let own = census::links(game).any(|link| link.own && link.mover == id);
    if entry.mode == Mode::Capture
        && captures.as_ref().is_some_and(Vec::is_empty)
        && !own
        && game.sound_at(&mode)
        && game.sound_at(&piece(kind).key("captures"))
        && game.sound("rules.contacts")
    {
        let rest = "'capture' could never be made: the piece's captures list is empty";
        out.push(game.ctx.problem(&mode, rest));
    }
}
