use sandbox_schema_derive::Key;

/// A turn is several moves rather than one, and the first turns can have lengths of their own.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Turn {
    /// How many moves a turn is; 1 is the ordinary game. What a player can do in a turn grows as
    /// the number of legal moves to this power, which is why there is a limit.
    #[key(range = 1..=4)]
    pub moves: u8,
    /// The lengths of the first turns, in order, before `moves` holds. With two moves a turn
    /// whoever starts is a move ahead for good; \[1] makes the first turn one move and evens that
    /// out.
    #[key(len = 1..=8, each = 1..=4)]
    pub ramp: Option<Vec<u8>>,
}

/// Both players move at once. In each round each of them chooses a legal move on the same board
/// without seeing the other's; then both are shown and made together. Only two pieces that move
/// onto one square collide, and `pieces[].beats` says which survives. A piece that moves onto a
/// square just left by its target lands there if the move could go to an empty square; otherwise
/// (a move that only captures) it is void and the piece stays. Two such void moves at each other
/// in two rounds running are barred to both players until one of the squares changes. There is no
/// check: `rules.win` must be `royal_capture`, `annihilation` or `none`, and an ending that both
/// reach in one round is a draw. For the clocks a round is two moves. Not beside castling, en
/// passant, a sweep, rules about check, a turn of several moves, a portal that a player moves,
/// position 'choose' of a strike or of contacts, position 'stay' of a strike, or `drops.no_mate`.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Simultaneous {
    /// What decides a tie: two pieces that collide, of which both or neither beats the other.
    /// Left out, both are removed and the square is empty; that is never written.
    pub tie: Option<Tie>,
    /// What two pieces do that each move to where the other stood. Left out, they pass, if their
    /// moves could go to an empty square. Refused where no piece of one player can take a piece of
    /// the other that can take it back.
    #[key(since = 27)]
    pub swap: Option<Swap>,
    /// What an ending is that both players reach in one round (both royals taken, both armies
    /// gone, both on a goal). Left out, it is a draw.
    #[key(since = 27)]
    pub both: Option<BothEnd>,
    /// The rest of every piece in schema 27 and 28: what is now `"rest": 1` on each of `pieces`.
    /// In a file that declares one of the two versions it is read as that.
    #[key(
        since = 27,
        gone = 29,
        only_true,
        default = false,
        instead = "schema 29 replaced it: write \"rest\": 1 on every piece, or declare \"schema_version\": 28"
    )]
    pub rest: bool,
}

/// What decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Tie {
    /// One player holds the initiative, at the start the second; a tie goes to the holder's
    /// piece, and the initiative to the other player.
    Initiative,
    /// A promise, which is checked, that no tie can come about: of every two pieces that the
    /// players can have, exactly one beats the other.
    Impossible,
}

/// What becomes of two pieces that change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Swap {
    /// They meet as in a collision, decided by `beats` and the tie rule; the winner stands where
    /// it was going, and a loser is removed.
    Collision,
}

/// What becomes of an ending both players reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum BothEnd {
    /// It goes to the player ahead by `rules.scoring`, which is needed; equal scores draw.
    Score,
}
