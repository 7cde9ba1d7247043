use super::Move;
use sandbox_schema_derive::Key;

/// One kind of piece.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Piece {
    /// One or two characters, such as P, N or Q2, that no other piece has and by which the rest
    /// of the file names this one.
    #[key(len = 1..=2)]
    pub id: String,
    /// The name players read.
    #[key(default_text = "the piece's id")]
    pub name: Option<String>,
    /// Whether it is royal: a player who has lost every royal piece has lost the game.
    #[key(default = false)]
    pub royal: bool,
    /// Roughly how many pawns it is worth. Computer players start from it when they judge a
    /// position, and `rules.scoring` with count 'material' adds it up. Royal pieces are usually
    /// given 0.
    #[key(range = 0..=100, default = 1)]
    pub value: f64,
    /// The ways it may move, any one of them in a turn. The list may be empty only for a piece
    /// that starts in a hand (`rules.drops.stock`) or a portal nobody moves.
    #[key(len = ..=12)]
    pub moves: Vec<Move>,
    /// The only squares it may ever stand on, such as a palace or one bank of a river, written
    /// for the first player and reflected for the second.
    #[key(len = 1.., squares)]
    pub region: Option<Vec<String>>,
    /// The piece it was before it was promoted. This matters where captures go to the hand: what
    /// is taken promoted comes to hand as its original.
    pub promoted_from: Option<String>,
    /// The pieces it may capture. An ordinary game leaves this out. With it, armies can beat one
    /// another in a circle: rock takes \['S'], scissors \['P'] and paper \['R'], and nothing
    /// takes its own taker. An empty list never captures.
    #[key(default_text = "it may capture any piece")]
    pub captures: Option<Vec<String>>,
    /// For games in rounds (`rules.simultaneous`): the pieces it defeats when two pieces move
    /// onto one square in the same round. If just one of the two defeats the other, it stands on
    /// the square and the other is gone; if both do or neither does, the meeting is a tie
    /// (`rules.simultaneous.tie`). Left out, these are its captures, or every piece where
    /// captures are left out as well; that list is never written out. An empty list loses
    /// whatever it does not tie. Never on a portal.
    #[key(since = 26)]
    pub beats: Option<Vec<String>>,
    /// Makes it a spy, which plays a game in three phases. As long as both players have a spy
    /// they take turns. Once a player has lost the last one, that player makes one more ordinary
    /// move if it is theirs to make, and from then on the game is played in rounds
    /// (`rules.simultaneous`, which such a game must have): the player without a spy says their
    /// move first, the other chooses knowing it, and both are carried out together. When neither
    /// has one, both choose in secret. Each player must start with a spy on the board and nothing
    /// may bring one back: no promotion to it, no stock, no hand, no `drops.from_captures`, no
    /// `strike.switches_sides`. It may not be royal, and something of the other player's must be
    /// able to remove it. Left out for an ordinary piece; false is never written.
    #[key(since = 27, only_true, default = false)]
    pub spy: bool,
    /// For games in rounds: its rank in speed, the faster first; 0, the slowest, is never
    /// written. Pieces of one speed meet as always (collisions, beats, ties). Otherwise the
    /// faster move is made first, as in a game played by turns, and if it ends the game the round
    /// is over. The slower one follows if its piece still stands where it stood and could make
    /// that move on the new board, be it as a capture of the piece that has just arrived. If it
    /// could not, it is void and the piece stays; a piece that was taken or changed makes no
    /// move. So nothing slower escapes a faster strike, and pieces of unequal speed neither
    /// collide nor swap. The speeds in use, 0 included for pieces that name none, must be 0, 1, 2
    /// and so on without a gap, and some piece of one player must differ in speed from some piece
    /// of the other. Never on a portal or a wild piece.
    #[key(since = 28, range = 1.., default = 0)]
    pub speed: u32,
    /// For how many of its player's turns it rests after making a move; 0 is never written. By
    /// turns or in rounds alike (a round is a turn of both), a piece that moved, turned, was
    /// dropped, or struck from where it stands may not make its player's move in that many of the
    /// player's next turns, counted by what it is after the move: a pawn that became a queen
    /// rests as a queen. While resting it stands, attacks, blocks, gives check (which must be
    /// answered) and can be taken; once the other player has taken, moved or changed it, it rests
    /// no more. If every move a player has is a resting piece's, the rest is lifted for that
    /// turn. Never on a portal or a wild piece, nor beside a turn of several moves
    /// (`rules.turn`). It replaces `rules.simultaneous.rest`, which was `"rest": 1` on every
    /// piece of a game in rounds.
    #[key(since = 29, range = 1..=4, default = 0)]
    pub rest: u8,
    /// Gives it a direction to point in. Its vectors are read from where it points, so a pawn
    /// pointing right goes right, and unless `turns` is false a player may spend a move on
    /// turning it. Refused where the turn changes none of its moves, as a rook's, and on a royal
    /// piece.
    pub facing: Option<Facing>,
}

/// The directions a piece can point in.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Facing {
    /// How many: 2 for forward and backward, 4 for the quarter turns.
    #[key(words(2, 4))]
    pub axes: u8,
    /// Where it points at the start, as seen by its player. A piece with 2 axes has only forward
    /// and backward.
    #[key(default = "forward")]
    pub initial: Heading,
    /// Whether a move may turn it. If false, each piece points for the whole game as its
    /// placement says, and one that comes into play later as `initial` says; some placement must
    /// then differ from `initial`, or there would be nothing to face.
    #[key(default = true)]
    pub turns: bool,
}

/// A direction, as seen by the piece's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Heading {
    /// Toward the other player.
    Forward,
    /// A quarter turn clockwise.
    Right,
    /// Toward its own player.
    Backward,
    /// A quarter turn the other way.
    Left,
}
