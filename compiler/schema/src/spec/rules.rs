use super::{
    ByPlayer, Contacts, Drops, Explosion, Extinction, Npc, Obstacles, Portals, Reach,
    RepetitionDraw, Scoring, Simultaneous, Strike, Territory, Turn, Wrap,
};
use crate::Place;
use sandbox_schema_derive::Key;

/// How the game is won, and every rule beyond the board and the pieces. A key left out has its
/// default.
#[derive(Clone, Debug, PartialEq, Key)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the file")]
pub struct Rules {
    /// How the game is won
    ///
    /// What decides it, beside the endings that other rules state.
    #[key(default = "checkmate")]
    pub win: Win,
    /// A player with no legal move
    ///
    /// The result for a player who is to move, cannot, and is not in check.
    #[key(words("draw", "loss", "win"), default = "draw")]
    pub stalemate: Outcome,
    /// What being checkmated does
    ///
    /// The result for the player who is checkmated. 'win' turns the object of the game round, as
    /// in losers chess.
    #[key(words("loss", "win"), default = "loss")]
    pub checkmate: Outcome,
    /// Promotion
    ///
    /// Which piece becomes which, and where: one object, or a list with one for each piece that
    /// promotes, as shogi needs.
    pub promotion: Option<Promotions>,
    /// Taking a piece in passing
    ///
    /// Chess's en passant, for the piece that promotes; so it needs `rules.promotion`.
    #[key(default = false)]
    pub en_passant: bool,
    /// Castling
    ///
    /// Two pieces that have not moved make one move together: the castling piece, mostly the
    /// royal one, goes toward its partner, and the partner jumps to its other side. The partner
    /// must be the first thing on the rank in that direction, and nothing but the two may stand
    /// on the squares that either leaves, crosses or lands on. A royal piece under win
    /// 'checkmate' castles neither out of check, nor through an attacked square, nor into check.
    pub castling: Option<Castling>,
    /// A capture must be taken
    ///
    /// Whoever can capture must: where there is a capture, there is no other move.
    #[key(default = false)]
    pub must_capture: bool,
    /// Check is not allowed
    ///
    /// No move may give check.
    #[key(default = false)]
    pub forbid_check: bool,
    /// No move that strands a piece
    ///
    /// No move may put its own piece where it could never move again.
    #[key(default = false)]
    pub forbid_immobility: bool,
    /// Royal pieces facing each other
    ///
    /// Whether the two royal pieces may face each other with nothing between them on their file.
    #[key(default = "allowed")]
    pub royal_facing: RoyalFacing,
    /// A player left with royalty alone
    ///
    /// The result for a player who has only royal pieces left; 'loss' is the rule of shatranj.
    pub bare_royal: Option<Outcome>,
    /// Winning by giving checks
    ///
    /// A player who has given this many checks wins.
    #[key(range = 1..=20)]
    pub check_limit: Option<u8>,
    /// Claiming ground
    ///
    /// A square is claimed by moving onto it; enough of them win, or are counted when time runs
    /// out.
    pub territory: Option<Territory>,
    /// More than one move a turn
    ///
    /// How many moves make a turn, and how long the first turns are.
    pub turn: Option<Turn>,
    /// Walls on the board
    pub obstacles: Option<Obstacles>,
    /// What a taken piece becomes
    pub strike: Option<Strike>,
    /// What two pieces become when they meet
    pub contacts: Option<Contacts>,
    /// Edges that join
    pub wrap: Option<Wrap>,
    /// Wild pieces
    #[key(len = 1..)]
    pub npcs: Option<Vec<Npc>>,
    /// Portals
    #[key(since = 19, len = 1..=4)]
    pub portals: Option<Vec<Portals>>,
    /// Playing in rounds: both players move at once
    #[key(since = 26)]
    pub simultaneous: Option<Simultaneous>,
    /// Promoting on arrival
    ///
    /// A piece that comes into play inside its own promotion zone, dropped there or left there by
    /// a strike that turned it into a promoting piece, promotes at once: to the first piece its
    /// rule lists, even where promoting is a choice. It needs `rules.promotion` and a way in,
    /// which is `rules.drops` or a strike whose chain leaves a piece standing, and is refused
    /// where no promoting piece could arrive in its zone, such as a pawn whose drop region ends
    /// short of it. False leaves the piece as it arrived.
    #[key(default = false)]
    pub promote_on_entry: bool,
    /// Who wins when a clock runs out
    pub scoring: Option<Scoring>,
    /// Winning by arriving
    pub reach: Option<Reach>,
    /// Losing by running out of a piece
    pub extinction: Option<Extinction>,
    /// Pieces played back onto the board
    pub drops: Option<Drops>,
    /// Captures that explode
    pub explode_on_capture: Option<Explosion>,
    /// The longest a game may run
    ///
    /// After so many moves, each player's counted, the game stops: a draw, or what
    /// `rules.scoring` says.
    #[key(range = 2..=10000, default = 400)]
    pub max_plies: u16,
    /// Drawing by repetition
    ///
    /// How often a position must have stood to draw the game; "never" for no such draw.
    #[key(default = 3)]
    pub repetition_draw: RepetitionDraw,
    /// How long a game may stall
    ///
    /// After so many moves in a row, both players' counted, without a capture or a promotion, the
    /// game is drawn. The fifty moves of chess are 100.
    #[key(range = 2..=1000, default = 100)]
    pub no_progress_draw: u16,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Win {
    /// Attack the royal piece so that nothing saves it.
    Checkmate,
    /// Take the royal piece; a threat to it need not be answered.
    RoyalCapture,
    /// Take everything the other player has.
    Annihilation,
    /// Only the endings that other rules state.
    None,
}

/// A result for the player it is stated of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Outcome {
    /// That player wins.
    Win,
    /// That player loses.
    Loss,
    /// Nobody wins.
    Draw,
}

/// Whether royal pieces may see each other along a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum RoyalFacing {
    /// They may.
    Allowed,
    /// They may not, as in xiangqi.
    Forbidden,
}

/// One promotion rule, or several.
#[derive(Clone, Debug, PartialEq, Key)]
pub enum Promotions {
    /// Written as one object; in a path it has no index.
    One(Promotion),
    /// Written as a list.
    Many(#[key(len = 1..)] Vec<Promotion>),
}

impl Promotions {
    /// The rules, however they were written.
    pub fn as_slice(&self) -> &[Promotion] {
        match self {
            Self::One(rule) => std::slice::from_ref(rule),
            Self::Many(rules) => rules,
        }
    }

    /// The rules with their places, which have an index where they were written as a list.
    pub fn places(&self) -> impl Iterator<Item = (Place, &Promotion)> {
        let place = Place::at("rules.promotion");
        let listed = matches!(self, Self::Many(_));
        self.as_slice()
            .iter()
            .enumerate()
            .map(move |(i, rule)| (if listed { place.index(i) } else { place.clone() }, rule))
    }
}

/// Which piece becomes which, and where.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Promotion {
    /// The id of the piece that promotes.
    pub piece: String,
    /// The rank on which it does, counted from its player's own side from 0, or 'last'.
    #[key(default_text = "\"last\"")]
    pub rank: Option<Rank>,
    /// Several ranks, in place of `rank`.
    #[key(len = 1.., each = 0..)]
    pub ranks: Option<Vec<u32>>,
    /// Single squares, in place of `rank` and `ranks`, for a zone with a shape of its own; a hex
    /// board has no other spelling.
    #[key(len = 1.., squares)]
    pub squares: Option<Vec<String>>,
    /// Whether it must promote; false leaves the choice, as in shogi.
    #[key(default = true)]
    pub mandatory: bool,
    /// Whether a move that starts in the zone promotes as well, wherever it ends: a silver of
    /// shogi promotes as it steps back out. False asks for a move that ends there.
    #[key(default = false)]
    pub on_leaving: bool,
    /// Whether a target is on offer only as long as its side has fewer of that kind on the board
    /// than it started with, as in Grand chess: what it becomes is a piece that was lost. Both
    /// armies must start with every target. Not beside drops that captures fill, a circe strike,
    /// or `promote_on_entry`.
    #[key(default = false)]
    pub only_lost: bool,
    /// The ids it may become; the player chooses.
    #[key(len = 1..)]
    pub to: Option<Vec<String>>,
    /// A list of targets for each player, in place of `to`.
    #[key(len = 1..)]
    pub to_by_player: Option<ByPlayer<Vec<String>>>,
}

/// A promotion rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Rank {
    /// The furthest rank.
    Last,
    /// This rank, counted from the player's own side from 0.
    Index(#[key(range = 0..)] u32),
}

/// Two pieces that move together.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Castling {
    /// The id of the piece that castles, mostly the royal one.
    pub king: String,
    /// The id of its partner.
    pub rook: String,
    /// How many squares the castling piece goes.
    #[key(range = 1..=4, default_text = "2")]
    pub king_steps: Option<u8>,
    /// The file on which the castling piece lands, for each side, in place of `king_steps`.
    pub king_file: Option<Sides>,
    /// The file on which its partner lands, for each side. Left out, it lands next to the castling
    /// piece, on the side that piece came from.
    pub rook_file: Option<Sides>,
}

/// A file for each side of the board.
#[derive(Clone, Debug, PartialEq, Eq, Key)]
pub struct Sides {
    /// The letter of the file when castling toward the higher files.
    pub kingside: String,
    /// The letter of the file when castling toward the lower files.
    pub queenside: String,
}
