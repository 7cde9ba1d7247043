use sandbox_schema_derive::Key;

/// A group of portals: a pair (orange and blue, each leading to the other) or a map of ends (each
/// leading to another or nowhere). There are at most four groups with eight ends in all, numbered
/// as listed. A piece whose move ends on an end that lets it in does not stop there: it comes out
/// of the end this one leads to, one king's step beyond in the direction it was going (right and
/// up by any amounts comes out one step right and up), and its move ends there, capturing,
/// promoting or winning as usual. Where it cannot come out (off the board, a wall, its own piece,
/// one it may not take, another portal, the square it came from), there is no such move. To a
/// piece that an end does not let in, the end is an obstacle. Nothing captures a portal. With
/// kind 'fold' a group works in another way. Not on a hex board, nor beside npcs, strike,
/// contacts, `explode_on_capture`, territory, a sweep, or a piece with a region.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Portals {
    /// A declared piece whose moves an end makes when a player moves it. It is worth 0, is not
    /// royal, is not in the setup and is named by no other rule; every move of it has mode 'move'
    /// and reads the same for both players. If nobody moves the group it may have no moves.
    pub piece: String,
    /// Where the first end of a pair starts: an empty square without a wall, such as c4. The
    /// names only tell the two ends apart; both are drawn in the colour of the pair.
    pub orange: Option<String>,
    /// Where the second end of a pair starts, likewise.
    pub blue: Option<String>,
    /// Who may spend a turn on moving each end of a pair. Left out, nobody.
    #[key(since = 19)]
    pub moved_by: Option<EndMovers>,
    /// The way each player's pieces may go through a pair. Left out, both ways for both.
    pub passage: Option<Passage>,
    /// Which pieces may go in by each end of a pair. An end left out lets in every piece.
    #[key(since = 21)]
    pub carries: Option<EndCarries>,
    /// Three to eight ends instead of a pair, each leading to another of them or nowhere: a ring,
    /// several into one way out, or any other map. Every end must lead somewhere or be led to.
    #[key(since = 21, len = 3..=8)]
    pub ends: Option<Vec<End>>,
    /// Whether an end that was just moved may not go straight back to where it came from on the
    /// very next move, so that two players cannot undo each other for ever; it may go elsewhere,
    /// and back a move later. It needs an end that whoever moves next may move too (by both
    /// players' `moved_by`, or in a turn of several moves) and a portal piece with a move back: a
    /// bar that no move could meet is refused.
    #[key(since = 20, default = false)]
    pub no_straight_back: bool,
    /// Another kind of portal. Left out, it is the kind described above, which has no name in a
    /// file.
    #[key(since = 24)]
    pub kind: Option<PortalKind>,
}

/// Another kind of portal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum PortalKind {
    /// A fold is a place, not a piece: either side's piece may stand in one, also at the start,
    /// and is captured there as anywhere. A move that ends on an empty fold which lets the piece
    /// in (a leap, a slide, a hop, a pawn's step) may stay, or go through and end on the fold
    /// this one leads to, as a landing there: on an empty square if the step could end on one, on
    /// an enemy it may take if the step could capture, never on its own piece or its own square;
    /// promoting as that square says. One fold a move. Passing over a fold, or ending on one with
    /// a piece in it, changes nothing. To a piece it does not let in, or where it leads nowhere,
    /// a fold is plain floor. A fold that a player moves may land on a piece of either side,
    /// which then stands in it, never on another portal; the piece in a fold stays when the fold
    /// moves. Castling, drops and en passant never go through, and a move that does opens no en
    /// passant.
    Fold,
}

/// Who may move each end of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct EndMovers {
    /// The players who may spend a turn on moving the first end: \[] for nobody, \[0], \[1], or
    /// \[0, 1].
    #[key(players, default = [])]
    pub orange: Vec<u8>,
    /// The same for the second end.
    #[key(players, default = [])]
    pub blue: Vec<u8>,
}

/// The way each player's pieces may go through a pair.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Passage {
    /// For player 0's pieces.
    #[key(name = "0", default = "both_ways")]
    pub first: PassageRule,
    /// For player 1's pieces.
    #[key(name = "1", default = "both_ways")]
    pub second: PassageRule,
}

/// The way through a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum PassageRule {
    /// In by either end.
    BothWays,
    /// In by the first end only.
    OrangeToBlue,
    /// In by the second end only.
    BlueToOrange,
    /// In by neither: both ends are obstacles to that player.
    Closed,
}

/// Which pieces may go in by each end of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct EndCarries {
    /// The ids that may go in by the first end, which is an obstacle to all others. Left out,
    /// every piece. Never empty, never every piece that can move, never a portal.
    pub orange: Option<Vec<String>>,
    /// The same for the second end.
    pub blue: Option<Vec<String>>,
}

/// One end of a map.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct End {
    /// Where it starts: an empty square without a wall, such as c4.
    pub at: String,
    /// The place, counted from 0 in the group's `ends`, of the end by which a piece that goes in
    /// here comes out; never this one. Left out, nobody goes in here and pieces only come out.
    #[key(range = 0..=7)]
    pub to: Option<u8>,
    /// Whose pieces may go in: \[0], \[1] or \[0, 1]. Only beside `to`.
    #[key(players, default_text = "[0, 1]")]
    pub enter: Option<Vec<u8>>,
    /// The players who may spend a turn on moving it: \[] for nobody, \[0], \[1] or \[0, 1].
    #[key(players, default_text = "[], nobody")]
    pub moved_by: Option<Vec<u8>>,
    /// The ids that may go in; left out, every piece. Only beside `to`.
    pub carries: Option<Vec<String>>,
}
