//! The board: its cells, walls, joined edges and reflections, and the one step
//! function every analysis uses.

use super::squares::{Square, Squares, coordinates, square};

/// A step as it is made on the board: files to the right, ranks up.
pub(super) type Vector = (i32, i32);

/// The six directions of a hex lattice, each 60 degrees from the last.
const NEIGHBOURS: [Vector; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// How the second player's army, regions and directions come from the first's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reflection {
    /// Nothing moves.
    Identity,
    /// The rank is counted from the other end.
    Rank,
    /// A hexagon's middle row is the axis.
    Row,
    /// The board is turned half round.
    HalfTurn,
}

/// By which edges one player may leave the board and come back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Edges {
    /// The side edges: left, right.
    pub(super) files: [bool; 2],
    /// The bottom and the top edge.
    pub(super) ranks: [bool; 2],
    /// A hexagon's sides: n, nw, sw, s, se, ne.
    pub(super) sides: [bool; 6],
}

/// What the file says of the board, resolved.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) hex: bool,
    pub(super) hexagon: bool,
    /// Whether its walls and joins are all as the file means them.
    pub(super) known: bool,
    /// Every cell of the board, walls too.
    pub(super) cells: Squares,
    pub(super) walls: Squares,
    /// For each player.
    pub(super) edges: [Edges; 2],
}

/// One way a step can lie on the board: the squares it starts from, and how
/// far it moves each in the frame.
#[derive(Clone, Copy, Debug)]
struct Shift {
    from: Squares,
    places: i32,
}

/// A vector of one player laid on the board, over every edge it may cross.
#[derive(Clone, Debug)]
pub(super) struct Step {
    shifts: Vec<Shift>,
    /// After how many steps a line is back where it began, if it ever is.
    order: u32,
}

impl Step {
    /// The squares one step from those of `from`; walls are not looked at.
    pub(super) fn image(&self, from: Squares) -> Squares {
        self.shifts
            .iter()
            .fold(Squares::EMPTY, |to, shift| to | (from & shift.from).shifted(shift.places))
    }

    /// The squares from which one step leads to one of `to`.
    pub(super) fn sources(&self, to: Squares) -> Squares {
        self.shifts
            .iter()
            .fold(Squares::EMPTY, |from, shift| from | to.shifted(-shift.places) & shift.from)
    }

    /// The longest line that does not come back to where it began.
    pub(super) fn longest(&self) -> u32 {
        self.order - 1
    }
}

impl Board {
    /// The cells of a board without walls or joins.
    pub(super) fn new(width: i32, height: i32, hex: bool, hexagon: bool) -> Self {
        let frame = Squares::rectangle((0, width - 1), (0, height - 1));
        let middle = (width - 1) / 2;
        let cells = if hexagon {
            let inside = |&at: &Square| {
                let (q, r) = coordinates(at);
                (middle..=3 * middle).contains(&(q + r))
            };
            frame.iter().filter(inside).collect()
        } else {
            frame
        };
        Self {
            width,
            height,
            hex,
            hexagon,
            known: true,
            cells,
            walls: Squares::EMPTY,
            edges: Default::default(),
        }
    }

    /// The cells a piece may stand on.
    pub(super) fn open(&self) -> Squares {
        self.cells - self.walls
    }

    /// Whether any side of a hexagon is joined, for either player.
    fn sides_joined(&self) -> bool {
        self.edges.iter().any(|edges| edges.sides.contains(&true))
    }

    /// What `mirror` does on this board; `rotate` is the half turn.
    pub(super) fn mirror(&self) -> Reflection {
        match (self.hex, self.hexagon && !self.sides_joined()) {
            (false, _) => Reflection::Rank,
            (true, true) => Reflection::Row,
            (true, false) => Reflection::HalfTurn,
        }
    }

    pub(super) fn reflect_square(&self, by: Reflection, at: Square) -> Option<Square> {
        let (x, y) = coordinates(at);
        let middle = (self.width - 1) / 2;
        match by {
            Reflection::Identity => Some(at),
            Reflection::Rank => square(x, self.height - 1 - y),
            Reflection::Row => square(x + y - middle, 2 * middle - y),
            Reflection::HalfTurn => square(self.width - 1 - x, self.height - 1 - y),
        }
    }

    pub(super) fn reflect(&self, by: Reflection, squares: Squares) -> Squares {
        if by == Reflection::Identity {
            return squares;
        }
        squares.iter().filter_map(|at| self.reflect_square(by, at)).collect()
    }

    /// The rank a player counts as number `rank` from their own back rank.
    pub(super) fn rank_of(&self, player: usize, rank: i32) -> Squares {
        let rank = if player == 0 { rank } else { self.height - 1 - rank };
        Squares::rectangle((0, self.width - 1), (rank, rank)) & self.cells
    }

    /// A vector of a player laid on the board.
    pub(super) fn step(&self, player: usize, vector: Vector) -> Step {
        let shifts = if self.hexagon {
            self.hexagon_shifts(self.edges[player], vector)
        } else {
            self.frame_shifts(self.edges[player], vector)
        };
        Step { shifts, order: self.order(player, vector) }
    }

    /// On files and ranks a step is reduced modulo the board.
    fn frame_shifts(&self, edges: Edges, (dx, dy): Vector) -> Vec<Shift> {
        let mut shifts = Vec::new();
        for (files, x) in crossings(self.width, dx, edges.files) {
            for (ranks, y) in crossings(self.height, dy, edges.ranks) {
                let from = Squares::rectangle(files, ranks);
                if (x, y) != (0, 0) && !from.is_empty() {
                    shifts.push(Shift { from, places: y * 16 + x });
                }
            }
        }
        shifts
    }

    /// On a hexagon a step ends on the cell it would reach in the next copy of
    /// the board, over one side at most.
    fn hexagon_shifts(&self, edges: Edges, (dx, dy): Vector) -> Vec<Shift> {
        let over = self.copies().into_iter().zip(edges.sides).filter(|&(_, joined)| joined);
        let mut shifts = Vec::new();
        for (sx, sy) in std::iter::once((0, 0)).chain(over.map(|(copy, _)| copy)) {
            let (x, y) = (dx + sx, dy + sy);
            if (x, y) == (0, 0) || x.abs() > 15 || y.abs() > 15 {
                continue;
            }
            let inside = Squares::rectangle((-x, 15 - x), (-y, 15 - y));
            let from = self.cells & inside & self.cells.shifted(-(y * 16 + x));
            if !from.is_empty() {
                shifts.push(Shift { from, places: y * 16 + x });
            }
        }
        shifts
    }

    /// What leaving a hexagon by n, nw, sw, s, se, ne adds to the coordinates.
    fn copies(&self) -> [Vector; 6] {
        let m = (self.width - 1) / 2;
        let (n, nw, sw) = ((m, -2 * m - 1), (2 * m + 1, -m - 1), (m + 1, m));
        [n, nw, sw, opposite(n), opposite(nw), opposite(sw)]
    }

    /// After how many steps of a vector a line that never ends is back where
    /// it began; more than any board is wide where it never is.
    fn order(&self, player: usize, (dx, dy): Vector) -> u32 {
        const NEVER: i32 = 300;
        let edges = self.edges[player];
        let order = if self.hexagon {
            if !edges.sides.contains(&true) {
                return NEVER.unsigned_abs();
            }
            // A multiple of the vector is a shift between copies if it is a
            // whole combination of two of them.
            let [(ax, ay), (bx, by), ..] = self.copies();
            let area = ax * by - ay * bx;
            let whole = |k: &i32| {
                let (x, y) = (k * dx, k * dy);
                (x * by - y * bx) % area == 0 && (ax * y - ay * x) % area == 0
            };
            (1..NEVER).find(whole)
        } else {
            let files = period(self.width, dx, edges.files);
            let ranks = period(self.height, dy, edges.ranks);
            files.zip(ranks).map(|(files, ranks)| files / divisor(files, ranks) * ranks)
        };
        order.unwrap_or(NEVER).unsigned_abs()
    }

    /// The squares of a line of `step` between `least` and `most` steps from
    /// `from`, walls ending it, `ends` ending it where they are reached.
    pub(super) fn line(
        &self,
        step: &Step,
        from: Squares,
        (least, most): (u32, u32),
        ends: Squares,
    ) -> Squares {
        let open = self.open();
        let (mut at, mut reached) = (from, Squares::EMPTY);
        for distance in 1..=most.min(step.longest()) {
            at = step.image(at) & open;
            if at.is_empty() {
                break;
            }
            if distance >= least {
                reached |= at;
            }
            at = at - ends;
        }
        reached
    }

    /// The square a jump is stopped at; none if it is one
    /// square, or nothing lies on the way.
    pub(super) fn leg(&self, vector: Vector) -> Option<Vector> {
        if self.hex { hex_leg(vector) } else { square_leg(vector) }
    }

    /// Whether a vector is one square on this lattice.
    pub(super) fn one_square(&self, vector: Vector) -> bool {
        if self.hex {
            NEIGHBOURS.contains(&vector)
        } else {
            vector.0.abs().max(vector.1.abs()) == 1
        }
    }
}

/// For each number of times an edge may be crossed, the coordinates a step
/// starts from and what it adds to them.
fn crossings(size: i32, step: i32, edges: [bool; 2]) -> Vec<((i32, i32), i32)> {
    let lowest = step.div_euclid(size);
    (lowest..=lowest + 1)
        .filter(|&times| times == 0 || if times < 0 { edges[0] } else { edges[1] })
        .map(|times| {
            let added = step - times * size;
            (((-added).max(0), (size - 1 - added).min(size - 1)), added)
        })
        .filter(|&((first, last), _)| first <= last)
        .collect()
}

/// After how many steps a coordinate is back where it was, if it ever is.
fn period(size: i32, step: i32, edges: [bool; 2]) -> Option<i32> {
    if step == 0 {
        Some(1)
    } else if edges.contains(&true) {
        Some(size / divisor(size, step))
    } else {
        None
    }
}

fn divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a.abs() } else { divisor(b, a % b) }
}

fn opposite((dx, dy): Vector) -> Vector {
    (-dx, -dy)
}

fn square_leg((dx, dy): Vector) -> Option<Vector> {
    let (x, y) = (dx.abs(), dy.abs());
    if x.max(y) < 2 {
        return None;
    }
    Some((if x >= y { dx.signum() } else { 0 }, if y >= x { dy.signum() } else { 0 }))
}

/// The vector is `a` steps one way and `b` a neighbouring way, `a` the more.
fn hex_leg((q, r): Vector) -> Option<Vector> {
    let parts = |at: usize| {
        let ((ax, ay), (bx, by)) = (NEIGHBOURS[at], NEIGHBOURS[(at + 1) % 6]);
        // The determinant of two neighbouring directions is 1.
        let (a, b) = (q * by - r * bx, ax * r - ay * q);
        (a >= 0 && b >= 0).then_some((at, a, b))
    };
    let (at, a, b) = (0..6).find_map(parts)?;
    let (first, second) = (NEIGHBOURS[at], NEIGHBOURS[(at + 1) % 6]);
    match a.cmp(&b) {
        _ if a + b <= 1 || a == 1 && b == 1 => None,
        std::cmp::Ordering::Greater => Some(first),
        std::cmp::Ordering::Less => Some(second),
        std::cmp::Ordering::Equal => Some((first.0 + second.0, first.1 + second.1)),
    }
}

/// A vector turned half round, or a quarter to the right so many times.
pub(super) fn turned((dx, dy): Vector, quarters: u8) -> Vector {
    match quarters % 4 {
        0 => (dx, dy),
        1 => (dy, -dx),
        2 => (-dx, -dy),
        _ => (-dy, dx),
    }
}

/// A vector as the reflected player makes it on the board.
pub(super) fn reflected((dx, dy): Vector, by: Reflection) -> Vector {
    match by {
        Reflection::Identity => (dx, dy),
        Reflection::Rank => (dx, -dy),
        Reflection::Row => (dx + dy, -dy),
        Reflection::HalfTurn => (-dx, -dy),
    }
}

/// A vector turned by 60 degrees on a hex lattice.
pub(super) fn hex_turned((q, r): Vector) -> Vector {
    (-r, q + r)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One step from one square, worked out coordinate by coordinate.
    fn walk(board: &Board, player: usize, from: Square, (dx, dy): Vector) -> Option<Square> {
        let edges = board.edges[player];
        let (x, y) = coordinates(from);
        let (mut x, mut y) = (x + dx, y + dy);
        if board.hexagon {
            let inside = |x, y| square(x, y).filter(|&at| board.cells.contains(at));
            let over = board.copies().into_iter().zip(edges.sides).filter(|(_, joined)| *joined);
            let there = std::iter::once((0, 0))
                .chain(over.map(|(copy, _)| copy))
                .find_map(|(sx, sy)| inside(x + sx, y + sy));
            return there.filter(|&to| to != from);
        }
        for (at, size, [low, high]) in
            [(&mut x, board.width, edges.files), (&mut y, board.height, edges.ranks)]
        {
            while *at < 0 {
                if !low {
                    return None;
                }
                *at += size;
            }
            while *at >= size {
                if !high {
                    return None;
                }
                *at -= size;
            }
        }
        square(x, y).filter(|&to| to != from)
    }

    fn boards() -> Vec<Board> {
        let mut boards = Vec::new();
        for (width, height) in [(2, 2), (2, 5), (3, 3), (5, 4), (8, 8), (16, 16), (15, 16)] {
            for mask in 0..16_u8 {
                let mut board = Board::new(width, height, false, false);
                let open = |bit: u8| mask >> bit & 1 == 1;
                board.edges[0].files = [open(0), open(1)];
                board.edges[0].ranks = [open(2), open(3)];
                boards.push(board);
            }
        }
        for width in [3, 5, 7, 15] {
            for mask in [0, 1, 0b001_001, 0b010_010, 0b011_011, 0b110_101, 0b111_111_u8] {
                let mut board = Board::new(width, width, true, true);
                board.edges[0].sides = std::array::from_fn(|side| mask >> side & 1 == 1);
                boards.push(board);
            }
        }
        boards
    }

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_square() {
        for board in boards() {
            for dx in -8..=8 {
                for dy in -8..=8 {
                    let step = board.step(0, (dx, dy));
                    for from in board.cells.iter() {
                        let image = step.image([from].into_iter().collect());
                        let expected = walk(&board, 0, from, (dx, dy));
                        assert_eq!(image, expected.into_iter().collect(), "{from} by {dx}, {dy}");
                        let back = expected.map(|to| step.sources([to].into_iter().collect()));
                        assert!(back.is_none_or(|sources| sources.contains(from)));
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_ends_where_it_would_come_back() {
        for board in boards() {
            for vector in [(1, 0), (0, 1), (1, 1), (2, 1), (-3, 2), (1, -1)] {
                let step = board.step(0, vector);
                for from in board.cells.iter() {
                    let mut expected = Squares::EMPTY;
                    let mut at = from;
                    while let Some(to) = walk(&board, 0, at, vector) {
                        if to == from {
                            break;
                        }
                        expected.insert(to);
                        at = to;
                    }
                    let start = [from].into_iter().collect();
                    let line = board.line(&step, start, (1, u32::MAX), Squares::EMPTY);
                    assert_eq!(line, expected, "{from} by {vector:?}");
                }
            }
        }
    }

    #[test]
    fn a_hexagon_is_its_own_reflection() {
        let board = Board::new(7, 7, true, true);
        for by in [Reflection::Row, Reflection::HalfTurn] {
            assert_eq!(board.reflect(by, board.cells), board.cells);
            for vector in NEIGHBOURS {
                assert!(NEIGHBOURS.contains(&reflected(vector, by)));
                for from in board.cells.iter() {
                    let to = walk(&board, 0, from, vector);
                    let image = |at: Square| board.reflect_square(by, at);
                    let other =
                        image(from).and_then(|from| walk(&board, 0, from, reflected(vector, by)));
                    assert_eq!(to.and_then(image), other);
                }
            }
        }
    }

    #[test]
    fn jumps_are_stopped_where_the_horse_is() {
        let square = Board::new(8, 8, false, false);
        let legs =
            [((1, 0), None), ((1, 1), None), ((1, 2), Some((0, 1))), ((-2, 2), Some((-1, 1)))];
        for (vector, leg) in legs {
            assert_eq!(square.leg(vector), leg);
        }
        let hex = Board::new(7, 7, true, true);
        let legs = [
            ((1, 0), None),
            ((1, 1), None),
            ((1, -2), None),
            ((2, 0), Some((1, 0))),
            ((1, 2), Some((0, 1))),
            ((2, 2), Some((1, 1))),
            ((-3, 1), Some((-1, 0))),
        ];
        for (vector, leg) in legs {
            assert_eq!(hex.leg(vector), leg, "{vector:?}");
        }
    }
}
