//! The board: its size and shape, its walls, and the edges that join.

use crate::{Player, Square, SquareSet, Wide};

/// The board's size, shape and walls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many files.
    pub files: u8,
    /// How many ranks.
    pub ranks: u8,
    /// How squares neighbour one another.
    pub lattice: Lattice,
    /// Squares of the frame that are not on the board: the corners that a hexagon lacks.
    pub holes: Wide,
    /// Squares nothing may stand on.
    pub walls: Wide,
    /// Whether a wall stops a jump too, where a piece would stop a lame one.
    pub walls_block_leaps: bool,
    /// The edges that each player's pieces may leave the board by, to come back in opposite.
    pub joins: [Joins; 2],
}

/// How squares neighbour one another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lattice {
    /// Squares, each with eight around it.
    Square,
    /// Hexagons in axial coordinates, file and rank, each with six around it.
    Hex,
}

/// A set of edges of the board, as the diagram names them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Joins(pub u16);

impl Joins {
    /// No edge.
    pub const NONE: Self = Self(0);
    /// The edge before the first file.
    pub const LEFT: Self = Self(1);
    /// The edge after the last file.
    pub const RIGHT: Self = Self(1 << 1);
    /// The edge below the first rank.
    pub const BOTTOM: Self = Self(1 << 2);
    /// The edge above the last rank.
    pub const TOP: Self = Self(1 << 3);
    /// The upper side of a hexagon.
    pub const N: Self = Self(1 << 4);
    /// Its lower side.
    pub const S: Self = Self(1 << 5);
    /// Its upper right side.
    pub const NE: Self = Self(1 << 6);
    /// Its lower left side.
    pub const SW: Self = Self(1 << 7);
    /// Its upper left side.
    pub const NW: Self = Self(1 << 8);
    /// Its lower right side.
    pub const SE: Self = Self(1 << 9);

    /// The edges of both sets.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }

    /// Whether all these edges are in the set.
    pub const fn open(self, edges: Self) -> bool {
        self.0 & edges.0 == edges.0
    }
}

impl Board {
    /// No board at all, to be filled in.
    pub const EMPTY: Self = Self {
        files: 0,
        ranks: 0,
        lattice: Lattice::Square,
        holes: Wide([0; 4]),
        walls: Wide([0; 4]),
        walls_block_leaps: false,
        joins: [Joins::NONE; 2],
    };

    /// How many squares the frame has, walls and holes included.
    pub const fn squares(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// The squares of the board, walls included.
    pub fn cells(&self) -> impl Iterator<Item = Square> + use<'_> {
        let all = (0..=u8::MAX).take(self.squares()).map(Square);
        all.filter(|&square| !self.holes.has(square))
    }

    /// A square's file and rank, counted from 0.
    pub const fn place(&self, square: Square) -> (u8, u8) {
        (square.0 % self.files, square.0 / self.files)
    }

    /// The square on a file and rank.
    pub const fn square(&self, file: u8, rank: u8) -> Square {
        Square(rank * self.files + file)
    }

    /// The order of squares by their names: the shorter first, then by the letters.
    pub const fn spelling(&self, square: Square) -> (bool, u8, u8) {
        let (file, rank) = self.place(square);
        (rank >= 9, file, rank)
    }

    /// Whether any edge is joined, for either player.
    pub fn joined(&self) -> bool {
        self.joins != [Joins::NONE; 2]
    }

    /// The square one step from another, unless that is off the board or a wall. Edges do not
    /// join here.
    pub fn step(&self, from: Square, step: Step) -> Option<Square> {
        let (file, rank) = self.place(from);
        let file = file.checked_add_signed(step.files).filter(|&file| file < self.files)?;
        let rank = rank.checked_add_signed(step.ranks).filter(|&rank| rank < self.ranks)?;
        let to = self.square(file, rank);
        (!self.walls.has(to) && !self.holes.has(to)).then_some(to)
    }

    /// The square one step from another, a wall too, over the edges that are joined for a player
    /// . A step onto its own square leads nowhere.
    pub fn reached(&self, player: Player, from: Square, step: Step) -> Option<Square> {
        let (file, rank) = self.place(from);
        let file = i16::from(file) + i16::from(step.files);
        let rank = i16::from(rank) + i16::from(step.ranks);
        let joins = self.joins[player.index()];
        let to = if self.holes.any() {
            self.on_hexagon(joins, file, rank)
        } else {
            self.on_frame(joins, file, rank)
        };
        to.filter(|&to| to != from)
    }

    /// The same, unless that is a wall.
    pub fn go(&self, player: Player, from: Square, step: Step) -> Option<Square> {
        self.reached(player, from, step).filter(|&to| !self.walls.has(to))
    }

    fn on_frame(&self, joins: Joins, file: i16, rank: i16) -> Option<Square> {
        let (files, ranks) = (i16::from(self.files), i16::from(self.ranks));
        let crossed = |low: bool, high: bool, edges: [Joins; 2]| {
            let edge = if low { edges[0] } else { edges[1] };
            !(low || high) || joins.open(edge)
        };
        let open = crossed(file < 0, file >= files, [Joins::LEFT, Joins::RIGHT])
            && crossed(rank < 0, rank >= ranks, [Joins::BOTTOM, Joins::TOP]);
        let small = |place: i16, size: i16| u8::try_from(place.rem_euclid(size)).ok();
        open.then(|| Some(self.square(small(file, files)?, small(rank, ranks)?)))?
    }

    /// The plane is tiled with copies of the hexagon: the step ends on the cell that it would
    /// reach in the next copy.
    fn on_hexagon(&self, joins: Joins, file: i16, rank: i16) -> Option<Square> {
        let m = i16::from(self.files) / 2;
        let cell = |file: i16, rank: i16| {
            let file = u8::try_from(file).ok().filter(|&file| file < self.files)?;
            let rank = u8::try_from(rank).ok().filter(|&rank| rank < self.ranks)?;
            Some(self.square(file, rank)).filter(|&square| !self.holes.has(square))
        };
        let sides = [
            (Joins::NONE, 0, 0),
            (Joins::N, m, -2 * m - 1),
            (Joins::NW, 2 * m + 1, -m - 1),
            (Joins::SW, m + 1, m),
            (Joins::S, -m, 2 * m + 1),
            (Joins::SE, -2 * m - 1, m + 1),
            (Joins::NE, -m - 1, -m),
        ];
        sides.into_iter().find_map(|(side, files, ranks)| {
            cell(file + files, rank + ranks).filter(|_| joins.open(side))
        })
    }

    /// The square one jump from another, unless that is off the board or a wall, or a wall on the
    /// way stops it.
    pub fn jump(&self, player: Player, from: Square, step: Step) -> Option<Square> {
        let leg = self.leg(step).filter(|_| self.walls_block_leaps);
        let walled = leg.and_then(|leg| self.reached(player, from, leg));
        if walled.is_some_and(|leg| self.walls.has(leg)) {
            return None;
        }
        self.go(player, from, step)
    }

    /// The step to the one square on which a jump can be stopped: one along the longer axis, or one
    /// diagonal step where both are equal; on hexes one step in the nearer of the six directions,
    /// or one of their sum. None where no square is on the way.
    pub fn leg(&self, step: Step) -> Option<Step> {
        let leg = match self.lattice {
            Lattice::Square => step.longer_axis(),
            Lattice::Hex => step.nearer_direction()?,
        };
        (leg != step).then_some(leg)
    }

    /// How many steps of a king apart two squares are, on hexes how many cells; joined edges and
    /// walls are left out of account.
    pub fn distance(&self, one: Square, other: Square) -> u8 {
        let ((file, rank), (other_file, other_rank)) = (self.place(one), self.place(other));
        let step = [(file, other_file), (rank, other_rank)]
            .map(|(one, other)| i16::from(other) - i16::from(one));
        self.length(step[0], step[1])
    }

    fn length(&self, files: i16, ranks: i16) -> u8 {
        let straight = files.unsigned_abs().max(ranks.unsigned_abs());
        let steps = match self.lattice {
            Lattice::Square => straight,
            Lattice::Hex => straight.max((files + ranks).unsigned_abs()),
        };
        steps.to_le_bytes()[0]
    }

    /// The squares within some steps of one, other than it, each reached by one jump over the edges
    /// joined for a player; walls do not shelter.
    pub fn within(&self, player: Player, around: Square, steps: u8) -> Wide {
        let far = i8::try_from(steps).unwrap_or(i8::MAX);
        let all = (-far..=far).flat_map(|files| (-far..=far).map(move |ranks| step(files, ranks)));
        let near = all.filter(|step| self.length(step.files.into(), step.ranks.into()) <= steps);
        Wide::of_all(near.filter_map(|step| self.reached(player, around, step)))
    }
}

/// A step on the board: files to the right and ranks up, as the first player sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// Files toward the higher letters.
    pub files: i8,
    /// Ranks toward the second player.
    pub ranks: i8,
}

/// A step in a constant: files, then ranks.
pub const fn step(files: i8, ranks: i8) -> Step {
    Step { files, ranks }
}

impl Step {
    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { files: -self.files, ranks: -self.ranks }
    }

    /// The king's step in the same direction.
    #[must_use]
    pub const fn unit(self) -> Self {
        Self { files: self.files.signum(), ranks: self.ranks.signum() }
    }

    /// One step along the longer axis, or one diagonal step where both are equal.
    const fn longer_axis(self) -> Self {
        let (files, ranks) = (self.files.unsigned_abs(), self.ranks.unsigned_abs());
        Self {
            files: if files >= ranks { self.files.signum() } else { 0 },
            ranks: if ranks >= files { self.ranks.signum() } else { 0 },
        }
    }

    /// On hexes a step is some steps in one of the six directions and no more in a neighbouring
    /// one: the first of them, or their sum where there are as many of both; none where it is one
    /// of each.
    fn nearer_direction(self) -> Option<Self> {
        const DIRECTIONS: [Step; 6] =
            [step(1, 0), step(0, 1), step(-1, 1), step(-1, 0), step(0, -1), step(1, -1)];
        let neighbours = (0..6).flat_map(|i| [(i, (i + 1) % 6), (i, (i + 5) % 6)]);
        neighbours.map(|(i, j)| (DIRECTIONS[i], DIRECTIONS[j])).find_map(|(main, side)| {
            // Two neighbouring directions are a basis of determinant 1 or -1.
            let determinant = main.files * side.ranks - main.ranks * side.files;
            let mains = (self.files * side.ranks - self.ranks * side.files) * determinant;
            let sides = (main.files * self.ranks - main.ranks * self.files) * determinant;
            match (mains, sides) {
                (1, 1) => Some(None),
                _ if sides < 0 || mains < sides || mains <= 0 => None,
                _ if mains == sides => {
                    Some(Some(step(main.files + side.files, main.ranks + side.ranks)))
                }
                _ => Some(Some(main)),
            }
        })?
    }

    /// By how much it changes the number of a square.
    pub const fn shift(self, board: &Board) -> i16 {
        self.ranks as i16 * board.files as i16 + self.files as i16
    }
}

/// How the second player's side mirrors the first's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Orientation {
    /// Ranks are reflected, files are left.
    Mirror,
    /// The board is turned by half.
    Rotate,
    /// A hexagon is reflected across its middle row.
    Across,
}

impl Orientation {
    /// A step written for the first player, as this player makes it.
    pub const fn step(self, player: Player, Step { files, ranks }: Step) -> Step {
        match (player, self) {
            (Player::First, _) => Step { files, ranks },
            (Player::Second, Self::Mirror) => Step { files, ranks: -ranks },
            (Player::Second, Self::Rotate) => Step { files: -files, ranks: -ranks },
            (Player::Second, Self::Across) => Step { files: files + ranks, ranks: -ranks },
        }
    }
}
