use super::Outcome;
use sandbox_schema_derive::Key;

/// A square is claimed by moving onto it. Claimed ground can win, or be counted when a clock runs
/// out.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Territory {
    /// Whether a claim can be lost.
    pub mode: TerritoryMode,
    /// How many claimed squares win at once. 0 leaves the claims to be counted by `rules.scoring`
    /// with count 'territory'.
    #[key(range = 0.., default = 0)]
    pub win_at: u32,
}

/// Whether a claim can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum TerritoryMode {
    /// The first claim of a square stands.
    Permanent,
    /// The other player can claim it in turn.
    Repaint,
}

/// When a clock runs out, something is counted and whoever has more wins, instead of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Scoring {
    /// What is counted when `max_plies` or `no_progress_draw` is reached. The higher count wins;
    /// equal counts still draw.
    #[key(default = "material")]
    pub count: Count,
    /// For count 'region': the ground to stand on, written for the first player and reflected. So
    /// "hold the centre" is the same for both, and "hold their half" is not.
    #[key(len = 1.., squares)]
    pub region: Option<Vec<String>>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Count {
    /// The values of the pieces.
    Material,
    /// The pieces.
    Pieces,
    /// One's own pieces on the squares of `region`.
    Region,
    /// Claimed squares; needs `rules.territory`.
    Territory,
    /// Bounties collected; needs `rules.npcs`.
    Points,
}

/// Whoever arrives on one of these squares, or leaves one, decides the game.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Reach {
    /// The id of the piece that counts. Left out, any does.
    pub piece: Option<String>,
    /// The squares.
    #[key(len = 1.., squares)]
    pub squares: Vec<String>,
    /// Where the second player's squares are.
    #[key(default = true)]
    pub mirror: ReachMirror,
    /// Whether arriving counts only where the piece cannot be captured. One that arrived unsafe
    /// decides as soon as it stands there safe after some later ply.
    #[key(default = false)]
    pub safe: bool,
    /// The result for the player whose piece it is.
    #[key(default = "win")]
    pub result: Outcome,
    /// What decides.
    #[key(since = 18, default = "arrive")]
    pub on: ArriveOn,
}

/// Where the second player's squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum ReachMirror {
    /// At the other end: the ranks are reflected.
    #[key(word = true)]
    Reflect,
    /// The same squares for both players.
    #[key(word = false)]
    Same,
    /// Turned half round: ranks and files are reflected.
    Rotate,
}

/// What decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum ArriveOn {
    /// Standing on one of the squares.
    Arrive,
    /// The move that leaves one (Jeson Mor); standing there decides nothing. Not with safe.
    Leave,
}

/// A player whose army, or whose count of some piece, falls below a number gets this result.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Extinction {
    /// The pieces that are counted.
    pub pieces: ExtinctionPieces,
    /// The result comes to a player who has fewer than this. Each player must start with so many,
    /// of each listed kind where `per_type` counts each (under 'own', of each the player starts
    /// with), or the game would be over before it began.
    #[key(range = 1..=64, default = 1)]
    pub min_count: u8,
    /// The result for the player who has fewer.
    #[key(default = "loss")]
    pub result: Outcome,
    /// Whether each listed kind is counted alone; needs two or more of them.
    #[key(default = false)]
    pub per_type: PerType,
}

/// The pieces that are counted.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub enum ExtinctionPieces {
    /// The whole army.
    Any,
    /// These kinds, by their ids.
    List(#[key(len = 1..)] Vec<String>),
}

/// Whether each listed kind is counted alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum PerType {
    /// Running out of any one listed kind is enough, as in Extinction chess.
    #[key(word = true)]
    Each,
    /// They are counted together.
    #[key(word = false)]
    Together,
    /// Each is counted alone, but only against a player who starts with it, so two unlike armies
    /// each lose by running out of one of their own; list the kinds of both.
    #[key(since = 27)]
    Own,
}

/// How often a position must have stood to draw the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum RepetitionDraw {
    /// So often.
    Times(#[key(range = 2..=10)] u8),
    /// Repetition draws nothing.
    Never,
}
