//! What the names of a file stand for, and how the second player's side mirrors the first's.

use sandbox_kernel::facts;
use sandbox_kernel::{Kind, KindSet, Player, Square, SquareSet, Wide};
use sandbox_schema::Spec;
use sandbox_schema::spec::Orientation;

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
        names.into_iter().fold(Wide::EMPTY, |set, name| set | Wide::of(self.square(name)))
    }

    fn square(&self, name: &str) -> Square {
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

    /// A set of squares on the second player's side: the rank reflected, or the board turned by
    /// half, as the game's orientation says.
    pub(crate) fn reflected(&self, squares: Wide) -> Wide {
        match self.spec.setup.orientation {
            Orientation::Mirror => self.flipped(squares),
            Orientation::Rotate => self.turned(squares),
        }
    }

    /// A set written for the first player, for both.
    pub(crate) fn for_both(&self, squares: Wide) -> [Wide; 2] {
        [squares, self.reflected(squares)]
    }

    /// The ranks reflected, the files left.
    pub(crate) fn flipped(&self, squares: Wide) -> Wide {
        let width = self.spec.board.width;
        squares.iter().fold(Wide::EMPTY, |set, square| {
            let (file, rank) = (square.0 % width, square.0 / width);
            set | Wide::of(Square(self.far_rank(rank) * width + file))
        })
    }

    /// The board turned by half.
    pub(crate) fn turned(&self, squares: Wide) -> Wide {
        let width = self.spec.board.width;
        self.flipped(squares).iter().fold(Wide::EMPTY, |set, square| {
            let (file, rank) = (square.0 % width, square.0 / width);
            set | Wide::of(Square(rank * width + (width - 1 - file)))
        })
    }

    /// How the second player's vectors mirror the first's.
    pub(crate) const fn orientation(&self) -> facts::Orientation {
        match self.spec.setup.orientation {
            Orientation::Mirror => facts::Orientation::Mirror,
            Orientation::Rotate => facts::Orientation::Rotate,
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
