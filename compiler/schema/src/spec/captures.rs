use super::{ById, Symmetry};
use sandbox_schema_derive::Key;

/// A piece that is taken becomes another one instead of leaving the board, along a chain of what
/// turns into what.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Strike {
    /// What happens to a piece that is taken.
    #[key(default = "capture")]
    pub effect: Effect,
    /// What becomes what, a link for each piece. A piece without a link is removed when it is
    /// taken, so the bottom of a demotion chain is left out. A demotion chain may not run in a
    /// circle, a promotion chain may.
    #[key(len = 1..)]
    pub chain: Option<Vec<Chain>>,
    /// Where the two pieces end up.
    #[key(default = "advance")]
    pub position: Position,
    /// Pieces that change sides when they capture: they belong to the other player where they
    /// land (Andernach chess). No royal piece.
    #[key(len = 1..)]
    pub switches_sides: Option<Vec<String>>,
    /// For position 'choose', which needs it: the squares on which the attacker may put a piece
    /// that survives.
    pub landing: Option<Landing>,
    /// Pieces no strike changes; taking one removes it as usual. Every royal piece must be among
    /// them: with a king that becomes something else, check would be about a piece that is not
    /// there yet.
    pub immune: Option<Vec<String>>,
}

/// What happens to a piece that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Effect {
    /// It is removed, as usual, unless position is 'stay' or 'home'.
    Capture,
    /// It becomes a lesser piece, along the chain.
    Demote,
    /// It becomes a greater piece, along the chain.
    Promote,
}

/// A link: what one piece becomes.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Chain {
    /// The piece that was taken.
    pub from: String,
    /// What it becomes.
    pub to: String,
}

/// Where two pieces end up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Position {
    /// The attacker stays where it was and the other changes where it stands. Of a strike with
    /// effect 'capture' the taken piece is removed from a distance (rifle chess).
    Stay,
    /// The attacker takes the square, as usual. Only where nothing survives, since there would be
    /// no square for it.
    Advance,
    /// The two change places.
    Swap,
    /// The attacker takes the square and puts the survivor on a square of `landing`.
    Choose,
    /// The attacker takes the square, and the struck piece, itself under 'capture' and else what
    /// the chain makes of it, goes back to one of the squares where its side's setup places its
    /// kind: for a kind with at most one such square of each colour (rook, knight, bishop) the
    /// one of the colour it was taken on; for any other, such as a pawn, the one on the file it
    /// was taken on, else the one of that colour; else the nearest. A hex board has no two
    /// colours, so there the file decides. Where that square is taken, or there is none, the
    /// piece is removed (circe).
    Home,
}

/// Squares on which the attacker may put a piece that survives, as steps from where it stood,
/// forward being the attacker's; \[\[1, 0], \[1, 1]] with rotate4 is a king's step. A piece
/// without an empty one cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Landing {
    /// The steps, each \[dx, dy].
    #[key(len = 1.., each = -8..=8)]
    pub vectors: Vec<[i8; 2]>,
    /// Which of their images are meant as well; allowed on a board as for a move.
    #[key(default = "none")]
    pub symmetry: Symmetry,
}

/// What each of two pieces becomes when one moves onto the other, and where they end up.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Contacts {
    /// One link for each pair that matters; any other meeting is an ordinary capture. A link must
    /// change at least one of the two.
    #[key(len = 1..)]
    pub links: Vec<Link>,
    /// Where the two end up.
    #[key(words("stay", "advance", "swap", "choose"), default = "advance")]
    pub position: Position,
    /// For position 'choose', which needs it: the squares on which the mover may put a piece that
    /// survives.
    pub landing: Option<Landing>,
    /// Pieces no contact changes; taking one removes it as usual and leaves the mover as it is.
    /// Every royal piece must be among them, for the reason given at `rules.strike.immune`.
    pub immune: Option<Vec<String>>,
}

/// What becomes of one pair.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Link {
    /// The piece that moves.
    pub mover: String,
    /// The piece it moves onto.
    pub onto: String,
    /// What the mover becomes. Left out, it is unchanged, as after any capture.
    pub mover_to: Option<String>,
    /// What the other becomes. Left out, it is removed, as by any capture.
    pub onto_to: Option<String>,
    /// Makes the link one about the mover's own side: the mover may move onto a friendly piece of
    /// that kind along its capturing moves. Left out, the other is an enemy; false is never
    /// written.
    #[key(only_true, default = false)]
    pub own: bool,
}

/// A player may put a piece from the hand on an empty square instead of moving one. The hand is
/// filled by captures, by a stock, or by both.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Drops {
    /// Whether a captured piece changes sides and goes to the captor's hand.
    #[key(default = true)]
    pub from_captures: bool,
    /// For a piece, by its id, the only squares it may be dropped on. Written for the first player
    /// and reflected.
    #[key(len = 1.., squares)]
    pub region: Option<ById<Vec<String>>>,
    /// Pieces that may not be dropped on a file where their player has one already.
    pub no_doubled: Option<Vec<String>>,
    /// Pieces whose drop may not give checkmate.
    pub no_mate: Option<Vec<String>>,
    /// For a piece, by its id, how many each player holds from the start: 1 to 32, or "unlimited"
    /// for a supply without end. A piece with a stock may have no moves.
    pub stock: Option<ById<Stock>>,
    /// Whether the game begins with placing: as long as a player has anything in hand, dropping
    /// it is that player's only move (Placement chess, Sittuyin). Only so may a royal piece start
    /// in the stock, one of it, and not on the board as well.
    #[key(default = false)]
    pub placement: bool,
    /// Whether a piece in hand may be dropped as its other face, which is the piece whose
    /// `promoted_from` it is (Kyoto shogi). Some such pair must be able to come to hand; a base
    /// has one face, and no face is itself a base, stocked, or royal.
    #[key(default = false)]
    pub either_face: bool,
}

/// How many of a piece a player holds from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Stock {
    /// So many.
    Count(#[key(range = 1..=32)] u8),
    /// A supply without end.
    Unlimited,
}

/// A capture destroys the piece that makes it and what stands around the square.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Explosion {
    /// How many steps the blast reaches. 1 is atomic chess; 0 destroys only the captor and what
    /// it took (kamikaze chess), and then `immune` may not be set.
    #[key(range = 0..=3, default = 1)]
    pub radius: u8,
    /// Pieces that survive standing beside a capture.
    pub immune: Option<Vec<String>>,
    /// The only captors that explode. Left out, all do; an empty list is no rule and is refused.
    pub by: Option<Vec<String>>,
    /// The only captured pieces that explode. Left out, all do; an empty list is no rule and is
    /// refused.
    pub of: Option<Vec<String>>,
}
