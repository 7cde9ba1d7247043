//! The entries of `pieces[].moves` laid on the board: for each player, each way of
//! pointing and each image of a vector, where one leads.

use super::census;
use super::game::{Game, piece};
use super::geometry::{Board, Step, Vector, hex_turned, reflected, turned};
use super::kinds::Kind;
use super::squares::Squares;
use crate::spec::{Heading, Mode, Move, MoveKind, Symmetry};

/// One image of a vector on the board.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    pub(super) step: Step,
    /// The signs of its two numbers on the board.
    pub(super) direction: Vector,
    /// The squares from which a wall stops the jump.
    blocked: Squares,
    /// The least and the greatest distance, in steps.
    pub(super) span: (u32, u32),
}

/// An entry of `moves` in one player's hands.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) entry: usize,
    pub(super) kind: MoveKind,
    pub(super) mode: Mode,
    /// The squares it may be made from, by its conditions.
    pub(super) from: Squares,
    pub(super) lanes: Vec<Lane>,
}

impl Way {
    /// Whether it can take something: a sweep does so whatever it lands on.
    pub(super) fn takes(&self) -> bool {
        takes(self.kind, self.mode)
    }
}

/// Whether an entry can take something: a sweep does so whatever it lands on.
pub(super) fn takes(kind: MoveKind, mode: Mode) -> bool {
    mode != Mode::Move || kind == MoveKind::Sweep
}

impl Lane {
    pub(super) fn new(board: &Board, player: usize, vector: Vector, entry: &Entry<'_>) -> Self {
        let step = board.step(player, vector);
        let blocked = match entry.blocked_leaps.then(|| board.leg(vector)).flatten() {
            Some(leg) => board.step(player, leg).sources(board.walls),
            None => Squares::EMPTY,
        };
        Self { direction: (vector.0.signum(), vector.1.signum()), step, blocked, span: entry.span }
    }

    /// Where it leads from some squares, other pieces left out of account; a line ends
    /// on the squares of `ends`.
    pub(super) fn landings(&self, board: &Board, from: Squares, ends: Squares) -> Squares {
        if self.span == (1, 1) {
            self.step.image(from - self.blocked) & board.open()
        } else {
            board.line(&self.step, from, self.span, ends)
        }
    }

    /// Whether it leads anywhere from these squares to those.
    pub(super) fn fits(&self, board: &Board, from: Squares, to: Squares) -> bool {
        self.landings(board, from, Squares::EMPTY).meets(to)
    }
}

/// What of an entry does not hang on the vector.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub(super) of: &'a Move,
    pub(super) span: (u32, u32),
    pub(super) blocked_leaps: bool,
}

impl<'a> Entry<'a> {
    pub(super) fn new(game: &Game<'_>, entry: &'a Move) -> Self {
        let jump = matches!(entry.kind, MoveKind::Leap | MoveKind::Lame);
        let walls = game.spec.rules.obstacles.as_ref();
        Self {
            of: entry,
            span: span(entry),
            blocked_leaps: jump && walls.is_some_and(|walls| walls.blocks_leaps),
        }
    }
}

/// The least and the greatest distance of an entry; a hop needs a step for its screen.
pub(super) fn span(entry: &Move) -> (u32, u32) {
    if matches!(entry.kind, MoveKind::Leap | MoveKind::Lame) {
        return (1, 1);
    }
    let least = u32::from(entry.min_range.unwrap_or(1));
    let most = match entry.range {
        None | Some(0) => u32::MAX,
        Some(range) => u32::from(range),
    };
    (if entry.kind == MoveKind::Hop { least.max(2) } else { least }, most)
}

/// The images of a vector under a symmetry, itself among them.
pub(super) fn images(symmetry: Symmetry, vector: [i8; 2]) -> Vec<Vector> {
    let (dx, dy) = (i32::from(vector[0]), i32::from(vector[1]));
    let quarters = |from: Vector| (0..4).map(move |turn| turned(from, turn));
    let sixths =
        |from: Vector| std::iter::successors(Some(from), |&last| Some(hex_turned(last))).take(6);
    let mut images: Vec<Vector> = match symmetry {
        Symmetry::None => vec![(dx, dy)],
        Symmetry::Lateral => vec![(dx, dy), (-dx, dy)],
        Symmetry::Rotate4 => quarters((dx, dy)).collect(),
        Symmetry::Dihedral8 => quarters((dx, dy)).chain(quarters((-dx, dy))).collect(),
        Symmetry::Rotate6 => sixths((dx, dy)).collect(),
        Symmetry::Dihedral12 => sixths((dx, dy)).chain(sixths((dy, dx))).collect(),
    };
    images.sort_unstable();
    images.dedup();
    images
}

/// Whether a symmetry belongs to the lattice.
pub(super) fn on_lattice(symmetry: Symmetry, hex: bool) -> bool {
    match symmetry {
        Symmetry::None => true,
        Symmetry::Lateral | Symmetry::Rotate4 | Symmetry::Dihedral8 => !hex,
        Symmetry::Rotate6 | Symmetry::Dihedral12 => hex,
    }
}

/// How many quarter turns to the right a heading is.
pub(super) fn quarters(heading: Heading) -> u8 {
    match heading {
        Heading::Forward => 0,
        Heading::Right => 1,
        Heading::Backward => 2,
        Heading::Left => 3,
    }
}

/// The ways a piece can come to point, in quarter turns. One that no move turns
/// points as it was placed, or as what it was before pointed.
pub(super) fn headings(game: &Game<'_>, kind: Kind) -> Vec<u8> {
    let Some(facing) = &game.spec.pieces[kind].facing else { return vec![0] };
    if !facing.turns && !census::made_kinds(game).contains(kind) {
        let placements = game.spec.setup.placements.iter();
        let placed = placements.filter(|placement| game.kind(&placement.piece) == Some(kind));
        let pointed = placed.filter_map(|placement| placement.facing);
        return pointed.chain([facing.initial]).map(quarters).collect();
    }
    if facing.axes == 4 { vec![0, 1, 2, 3] } else { vec![0, 2] }
}

/// Whether an entry can be laid on the board at all: its own checks found no fault.
pub(super) fn sound(game: &Game<'_>, kind: Kind, at: usize) -> bool {
    let entry = &game.spec.pieces[kind].moves[at];
    let hex = game.board().is_some_and(|board| board.hex);
    on_lattice(entry.symmetry, hex)
        && entry.vectors.iter().all(|vector| *vector != [0, 0])
        && game.sound_at(&piece(kind).key("moves").index(at))
}

/// The squares an entry may be made from, by its rank and its region.
pub(super) fn allowed(game: &Game<'_>, board: &Board, player: usize, entry: &Move) -> Squares {
    let mut from = board.open();
    if let Some(condition) = &entry.condition {
        if let Some(rank) = condition.from_rank {
            from = from & board.rank_of(player, i32::try_from(rank).unwrap_or(i32::MAX / 2));
        }
        if let Some(region) = &condition.region {
            from = from & game.for_player(player, game.squares(region));
        }
    }
    from
}

/// A vector of a piece in one player's hands, on the board, in every way it can point.
pub(super) fn on_board(
    game: &Game<'_>,
    player: usize,
    headings: &[u8],
    vectors: impl IntoIterator<Item = Vector>,
) -> Vec<Vector> {
    let by = game.reflection_of(player);
    let mut laid: Vec<Vector> = vectors
        .into_iter()
        .flat_map(|vector| headings.iter().map(move |&turn| reflected(turned(vector, turn), by)))
        .collect();
    laid.sort_unstable();
    laid.dedup();
    laid
}

/// Every way of moving of a kind in one player's hands. `unmoved` are the squares on
/// which a piece of that player can stand that has not moved.
pub(super) fn of(
    game: &Game<'_>,
    board: &Board,
    player: usize,
    kind: Kind,
    unmoved: Squares,
) -> Vec<Way> {
    let headings = headings(game, kind);
    let lay = |(at, entry): (usize, &Move)| {
        let mut from = allowed(game, board, player, entry);
        if entry.condition.as_ref().is_some_and(|condition| condition.first_move) {
            from = from & unmoved;
        }
        let images = entry.vectors.iter().flat_map(|vector| images(entry.symmetry, *vector));
        let rest = Entry::new(game, entry);
        let lanes = on_board(game, player, &headings, images)
            .into_iter()
            .map(|vector| Lane::new(board, player, vector, &rest))
            .collect();
        Way { entry: at, kind: entry.kind, mode: entry.mode, from, lanes }
    };
    game.spec.pieces[kind].moves.iter().enumerate().map(lay).collect()
}
