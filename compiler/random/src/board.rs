//! Boards and their squares.

use crate::draw::Draw;
use serde_json::{Value, json};

/// A square by its file and rank, both from 0.
pub(crate) type Cell = (i32, i32);

/// What a board is made of, and its outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lattice {
    Square,
    Rhombus,
    Hexagon,
}

#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) lattice: Lattice,
}

impl Board {
    /// Mostly a small board; now and then one that needs the larger sets.
    pub(crate) fn random(draw: &mut Draw<'_>, lattice: Lattice, tall: bool) -> Self {
        let least = if tall { 5 } else { 4 };
        let (width, height) = match (lattice, draw.within(0, 99)) {
            (Lattice::Hexagon, small) => {
                let width = if small < 80 { draw.one(&[5, 7, 7, 9]) } else { draw.one(&[11, 13]) };
                (width, width)
            }
            (_, 0..80) => (draw.within(4, 8), draw.within(least, 8)),
            (_, 80..90) => draw.one(&[(9, 10), (10, 8), (8, 10), (10, 10)]),
            _ => draw.one(&[(12, 12), (12, 11), (14, 10), (16, 16)]),
        };
        Self { width, height, lattice }
    }

    pub(crate) fn hex(&self) -> bool {
        self.lattice != Lattice::Square
    }

    /// Half the rank count less one, on a hexagon: the file and rank of its middle.
    fn middle(&self) -> i32 {
        (self.width - 1) / 2
    }

    pub(crate) fn has(&self, (x, y): Cell) -> bool {
        let m = self.middle();
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        inside && (self.lattice != Lattice::Hexagon || (m..=3 * m).contains(&(x + y)))
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        (0..self.height).flat_map(|y| self.row(y)).collect()
    }

    /// The squares of a rank.
    pub(crate) fn row(&self, y: i32) -> Vec<Cell> {
        (0..self.width).map(|x| (x, y)).filter(|cell| self.has(*cell)).collect()
    }

    /// The length up to which a step in any direction fits somewhere.
    pub(crate) fn room(&self) -> i32 {
        self.width.min(self.height) - 1
    }

    /// How many squares a step goes.
    pub(crate) fn length(&self, [dx, dy]: [i32; 2]) -> i32 {
        let longest = dx.abs().max(dy.abs());
        if self.hex() { longest.max((dx + dy).abs()) } else { longest }
    }

    /// A square reflected across the middle rank.
    pub(crate) fn flip(&self, (x, y): Cell) -> Cell {
        let m = self.middle();
        match self.lattice {
            Lattice::Square => (x, self.height - 1 - y),
            Lattice::Hexagon => (x + y - m, 2 * m - y),
            Lattice::Rhombus => self.half_turn((x, y)),
        }
    }

    pub(crate) fn half_turn(&self, (x, y): Cell) -> Cell {
        (self.width - 1 - x, self.height - 1 - y)
    }

    pub(crate) fn json(&self, draw: &mut Draw<'_>) -> Value {
        let mut board = json!({"width": self.width, "height": self.height});
        if self.hex() || draw.chance(5) {
            board["lattice"] = json!(if self.hex() { "hex" } else { "square" });
        }
        if self.lattice == Lattice::Hexagon || draw.chance(8) {
            let hexagon = self.lattice == Lattice::Hexagon;
            board["shape"] = json!(if hexagon { "hexagon" } else { "grid" });
        }
        board
    }
}

/// A square as files write it.
pub(crate) fn name((x, y): Cell) -> String {
    let file = u8::try_from(x).unwrap_or(0) + b'a';
    format!("{}{}", char::from(file), y + 1)
}

/// Squares as files write them.
pub(crate) fn names(cells: &[Cell]) -> Value {
    cells.iter().map(|cell| Value::from(name(*cell))).collect()
}
