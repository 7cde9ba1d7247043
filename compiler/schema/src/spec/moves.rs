use sandbox_schema_derive::Key;

/// One way of moving.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Move {
    /// How the piece gets there.
    pub kind: MoveKind,
    /// The steps the move is made of, each \[dx, dy].
    #[key(len = 1.., each = -8..=8)]
    pub vectors: Vec<[i8; 2]>,
    /// Which images of each vector are meant as well.
    #[key(default = "none")]
    pub symmetry: Symmetry,
    /// The longest distance, in steps; 0 is as far as the line goes. A leap and a lame leap make
    /// one jump a vector and refuse the key: list more vectors to reach further.
    #[key(range = 0..=16, default_text = "0 for a slide, a hop or a sweep, 1 for a leap or a lame")]
    pub range: Option<u8>,
    /// The shortest distance. Equal to `range` it makes a move of just that length, as a pawn's
    /// double step. A leap and a lame leap refuse it too.
    #[key(range = 1..=16, default_text = "1")]
    pub min_range: Option<u8>,
    /// Whether it goes to empty squares, captures, or does either.
    #[key(default = "both")]
    pub mode: Mode,
    /// For hops only: how far beyond the piece hopped over it may land. 0 is the rest of the
    /// line, as the cannon; 1 is the very next square, as the grasshopper.
    #[key(range = 0..=16, default_text = "0")]
    pub screen_range: Option<u8>,
    /// For hops only: whose piece may be hopped over.
    #[key(default_text = "\"any\"")]
    pub screen: Option<Screen>,
    /// When the move is there at all. All that is stated must hold.
    pub condition: Option<Condition>,
}

/// How a piece gets to its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum MoveKind {
    /// Repeats its step until something is in the way.
    Slide,
    /// Jumps straight to its square over whatever is between.
    Leap,
    /// Passes over exactly one piece on its line, its screen, and goes on.
    Hop,
    /// A leap that a piece on the way blocks, as the xiangqi horse. A vector of one square passes
    /// nothing and is refused: use a leap, or a slide of range 1.
    Lame,
    /// Jumps to any square of its line and removes every piece it passes over, its own player's
    /// too. A piece it may not capture blocks it, and a sweep that could pass over the enemy
    /// royal is check.
    Sweep,
}

/// Which images of a vector are meant beside itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Symmetry {
    /// Only as written.
    None,
    /// Its mirror image from left to right.
    Lateral,
    /// Its four quarter turns.
    Rotate4,
    /// All eight turns and mirror images, so that \[1, 2] is the knight.
    Dihedral8,
    /// On a hex board: its six turns, so that \[1, 0] is the six neighbours.
    Rotate6,
    /// On a hex board: the six turns and their mirror images, so that \[1, 2] is the twelve jumps
    /// of the hex knight. A hex board takes none, rotate6 and dihedral12, a square board the
    /// others.
    Dihedral12,
}

/// What a move may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Mode {
    /// Goes to empty squares only.
    Move,
    /// Captures only.
    Capture,
    /// Does either.
    Both,
}

/// Whose piece a hop may pass over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Screen {
    /// Anyone's, as the xiangqi cannon.
    Any,
    /// Its own player's.
    Own,
    /// The other player's.
    Enemy,
}

/// When a move is there at all.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Condition {
    /// From this rank only, counted from the mover's back rank, which is 0.
    #[key(range = 0..)]
    pub from_rank: Option<u32>,
    /// As long as the piece has not moved.
    #[key(default = false)]
    pub first_move: bool,
    /// From these squares only, written for the first player and reflected for the second.
    #[key(len = 1.., squares)]
    pub region: Option<Vec<String>>,
}
