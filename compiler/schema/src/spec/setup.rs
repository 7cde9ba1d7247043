use super::Heading;
use sandbox_schema_derive::Key;

/// What stands where before the first move.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Setup {
    /// Whether only the first player's army is listed, the second player's being its reflection
    /// across the middle of the board.
    #[key(default = true)]
    pub mirror: bool,
    /// How the second player's army and directions follow from the first player's.
    #[key(default = "mirror")]
    pub orientation: Orientation,
    /// The squares at the start, an entry for each piece and player.
    #[key(len = 1..)]
    pub placements: Vec<Placement>,
}

/// How the second player's side follows from the first player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Orientation {
    /// The ranks are reflected and files stay as they are, as in chess. On a hexagon it is the
    /// reflection across its middle row, on a hex board of shape 'grid', or with joined sides, the
    /// half-turn: no other symmetry exchanges the two ends there.
    Mirror,
    /// The whole board is turned half round.
    Rotate,
}

/// The squares on which one player's pieces of one kind start.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Placement {
    /// The id of the piece.
    pub piece: String,
    /// Whose they are: 0 the first player's, who moves first, 1 the second's. Left out where
    /// `setup.mirror` is on, which has only the first player's.
    #[key(words(0, 1), default = 0)]
    pub player: u8,
    /// Where they point, for a piece with a facing, as seen by their own player, so a mirrored
    /// army points as the first does.
    #[key(default_text = "the piece's own initial facing")]
    pub facing: Option<Heading>,
    /// Where they stand.
    #[key(len = 1.., squares)]
    pub squares: Vec<String>,
}
