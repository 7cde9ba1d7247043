//! What the names of a file stand for, and how the second player's side mirrors the first's.

use sandbox_kernel::facts;
use sandbox_kernel::{Facing, Kind, KindSet, Player, Square, SquareSet, Wide};
use sandbox_schema::Spec;
use sandbox_schema::spec::{Heading, Lattice, Orientation, Shape};

/// Resolves the names of one file.
pub(crate) struct Names<'a> {
    spec: &'a Spec,
}

impl<'a> Names<'a> {
    pub(crate) const fn new(spec: &'a Spec) -> Self {
        Self { spec }
    }

    /// The kind with this id.
    pub(crate) fn kind(&self, id: &str) -> Kind {
        let kind = (0..).zip(&self.spec.pieces).find(|(_, piece)| piece.id == id);
        Kind(kind.map(|(number, _)| number).expect("a checked file names declared pieces"))
    }

    /// The kinds with these ids.
    pub(crate) fn kinds<'b>(&self, ids: impl IntoIterator<Item = &'b String>) -> KindSet {
        ids.into_iter().map(|id| self.kind(id)).collect()
    }

    /// The squares with these names.
    pub(crate) fn squares<'b>(&self, names: impl IntoIterator<Item = &'b String>) -> Wide {
        Wide::of_all(names.into_iter().map(|name| self.square(name)))
    }

    /// The square with this name.
    pub(crate) fn square(&self, name: &str) -> Square {
        let board = &self.spec.board;
        let found = name.split_at_checked(1).and_then(|(file, rank)| {
            let file = self::file(file).filter(|&file| file < board.width)?;
            let rank: u8 = rank.parse().ok().filter(|rank| (1..=board.height).contains(rank))?;
            Some(Square((rank - 1) * board.width + file))
        });
        found.expect("a checked file names squares of its board")
    }

    /// All squares of some ranks, counted from 0.
    pub(crate) fn ranks(&self, ranks: impl IntoIterator<Item = u8>) -> Wide {
        let width = self.spec.board.width;
        ranks.into_iter().fold(Wide::EMPTY, |set, rank| {
            set | Wide::between(Square(rank * width), Square(rank * width + (width - 1)))
        })
    }

    /// A rank as the second player counts it.
    pub(crate) const fn far_rank(&self, rank: u8) -> u8 {
        self.spec.board.height - 1 - rank
    }

    /// A square on the second player's side, as the game's orientation says.
    pub(crate) fn mirrored(&self, square: Square) -> Square {
        self.imaged(self.orientation(), square)
    }

    /// A set of squares on the second player's side.
    pub(crate) fn reflected(&self, squares: Wide) -> Wide {
        self.image(self.orientation(), squares)
    }

    /// A set written for the first player, for both.
    pub(crate) fn for_both(&self, squares: Wide) -> [Wide; 2] {
        [squares, self.reflected(squares)]
    }

    /// A set turned by half.
    pub(crate) fn turned(&self, squares: Wide) -> Wide {
        self.image(facts::Orientation::Rotate, squares)
    }

    /// A set as a mirror shows it, whatever the game's orientation.
    pub(crate) fn flipped(&self, squares: Wide) -> Wide {
        self.image(self.mirror(), squares)
    }

    fn image(&self, orientation: facts::Orientation, squares: Wide) -> Wide {
        Wide::of_all(squares.iter().map(|square| self.imaged(orientation, square)))
    }

    fn imaged(&self, orientation: facts::Orientation, square: Square) -> Square {
        let width = self.spec.board.width;
        let (file, rank) = (square.0 % width, square.0 / width);
        let (file, rank) = match orientation {
            facts::Orientation::Mirror => (file, self.far_rank(rank)),
            facts::Orientation::Rotate => (width - 1 - file, self.far_rank(rank)),
            facts::Orientation::Across => (file + rank - width / 2, self.far_rank(rank)),
        };
        Square(rank * width + file)
    }

    /// How the second player's vectors mirror the first's.
    pub(crate) fn orientation(&self) -> facts::Orientation {
        match self.spec.setup.orientation {
            Orientation::Mirror => self.mirror(),
            Orientation::Rotate => facts::Orientation::Rotate,
        }
    }

    /// What a mirror is on this board: a rank flip on squares, on a hexagon without joined sides
    /// the reflection across its middle row, and the half turn elsewhere.
    fn mirror(&self) -> facts::Orientation {
        let board = &self.spec.board;
        let joined = self
            .spec
            .rules
            .wrap
            .as_ref()
            .is_some_and(|wrap| crate::wrap::joins(wrap) != [facts::Joins::NONE; 2]);
        match (board.lattice, board.shape) {
            (Lattice::Square, _) => facts::Orientation::Mirror,
            (Lattice::Hex, Shape::Hexagon) if !joined => facts::Orientation::Across,
            (Lattice::Hex, _) => facts::Orientation::Rotate,
        }
    }
}

/// The number of a file letter.
pub(crate) fn file(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [letter @ b'a'..=b'p'] => Some(letter - b'a'),
        _ => None,
    }
}

/// The player with this number.
pub(crate) const fn player(number: u8) -> Player {
    if number == 0 { Player::First } else { Player::Second }
}

/// The way that a word of the file points.
pub(crate) const fn facing(heading: Heading) -> Facing {
    match heading {
        Heading::Forward => Facing::Forward,
        Heading::Right => Facing::Right,
        Heading::Backward => Facing::Backward,
        Heading::Left => Facing::Left,
    }
}
