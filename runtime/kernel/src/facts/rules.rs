//! The rules beyond the pieces and the board.

use super::{List, Step};
use crate::{Kind, KindSet, Square, Verdict, Wide};

/// How a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// By trapping the royal piece.
    Checkmate,
    /// By taking the royal piece; threats need no answer.
    RoyalCapture,
    /// By clearing the board of an army.
    Annihilation,
    /// Only by the other endings.
    None,
}

/// Castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The kind that castles.
    pub king: Kind,
    /// The kind it castles with.
    pub partner: Kind,
    /// Where the castling piece lands.
    pub lands: Landing,
    /// The files its partner lands on, toward the lower and the higher files; next to the castling
    /// piece on the side it came from, if absent.
    pub partner_files: Option<[u8; 2]>,
}

/// Where a castling piece lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// This many squares toward its partner.
    Steps(u8),
    /// On a file: when castling toward the lower files, and toward the higher.
    Files([u8; 2]),
}

/// Pieces in hand, and how they are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// Whether captured pieces change sides and go to the hand.
    pub from_captures: bool,
    /// Kinds that may be dropped only on some squares, for each player.
    pub regions: List<(Kind, [Wide; 2])>,
    /// Kinds that may not be dropped on a file that holds one of the player's own.
    pub no_doubled: KindSet,
    /// Kinds that may not give mate by being dropped.
    pub no_mate: KindSet,
    /// How many of a kind each player holds at the start.
    pub stock: List<(Kind, u8)>,
    /// Whether a player with pieces in hand can only drop them.
    pub placement: bool,
    /// Kinds that may be dropped as another: in hand, and as placed.
    pub faces: List<(Kind, Kind)>,
}

impl Drops {
    /// A count that stands for a supply that never runs out.
    pub const UNLIMITED: u8 = u8::MAX;
}

/// Captures that explode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explosion {
    /// How far the blast reaches, in king's steps.
    pub radius: u8,
    /// The kinds that survive near a capture.
    pub immune: KindSet,
    /// The kinds whose captures explode.
    pub by: KindSet,
    /// The kinds whose being taken explodes.
    pub of: KindSet,
}

/// Winning by arriving somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The kinds that count.
    pub kinds: KindSet,
    /// The goal squares of each player.
    pub squares: [Wide; 2],
    /// Whether the piece must not be capturable there.
    pub safe: bool,
    /// Whether leaving a goal square decides, rather than standing on one.
    pub on_leaving: bool,
    /// The verdict on the player whose piece it is.
    pub verdict: Verdict,
}

/// Losing by running out of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// For each player, sets of kinds that are counted together.
    pub counted: [List<KindSet>; 2],
    /// The least number of pieces that each of those sets must keep.
    pub least: u32,
    /// The verdict on the player who falls below.
    pub verdict: Verdict,
}

/// What is compared when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// The values of the pieces on the board.
    Material,
    /// The number of pieces on the board.
    Pieces,
    /// The number of pieces on these squares, for each player.
    Region([Wide; 2]),
    /// The number of squares claimed.
    Territory,
    /// The bounties of the wild pieces taken.
    Points,
}

/// What a taken piece becomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strike {
    /// Whether a taken piece stays what it is; otherwise it becomes what `chain` says, and one
    /// without a link is removed as usual.
    pub unchanged: bool,
    /// What is taken, and what it becomes.
    pub chain: List<(Kind, Kind)>,
    /// Where the two pieces end up.
    pub ends: Ends,
    /// Kinds that change sides when they capture.
    pub switches: KindSet,
    /// Where the attacker may place a survivor, as the first player makes these steps.
    pub landing: List<Step>,
    /// Kinds that a strike does not reach.
    pub immune: KindSet,
    /// The squares where each player's setup places each kind, in the order of the file.
    pub homes: [List<(Kind, Square)>; 2],
}

/// Where two pieces end up that have met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ends {
    /// The attacker stays, and the other where it stands.
    Stay,
    /// The attacker takes the square.
    Advance,
    /// The two change places.
    Swap,
    /// The attacker takes the square and places the other.
    Choose,
    /// The attacker takes the square and the other goes to where its kind started.
    Home,
}

/// What two pieces become when they meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contacts {
    /// One link for each pair.
    pub links: List<Link>,
    /// Where the two end up if the one met remains.
    pub ends: Ends,
    /// Where the mover may place a survivor, as the first player makes these steps.
    pub landing: List<Step>,
    /// Kinds that no contact reaches.
    pub immune: KindSet,
}

/// What one pair becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The piece that moves.
    pub mover: Kind,
    /// The piece it moves onto.
    pub onto: Kind,
    /// What the mover becomes.
    pub mover_to: Kind,
    /// What the other becomes, if it is not removed.
    pub onto_to: Option<Kind>,
    /// Whether the other is the mover's own side's.
    pub own: bool,
}

/// Claiming ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Territory {
    /// Whether a claim can never be taken back.
    pub permanent: bool,
    /// How many squares win, if that wins.
    pub wins: Option<u32>,
}

/// Turns of several moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// How many moves a turn is.
    pub moves: u8,
    /// The lengths of the first turns.
    pub ramp: List<u8>,
}

impl Turn {
    /// How many moves the turn with this number has, counted from 0.
    pub fn length(&self, number: u32) -> u8 {
        let place = usize::try_from(number).ok();
        place.and_then(|place| self.ramp.get(place)).copied().unwrap_or(self.moves)
    }

    /// The number of the turn after some plies, and how many moves it has left.
    pub fn after(&self, plies: u32) -> (u32, u8) {
        let (mut number, mut rest) = (0, plies);
        for &moves in self.ramp.iter() {
            if rest < u32::from(moves) {
                break;
            }
            rest -= u32::from(moves);
            number += 1;
        }
        let length = self.length(number);
        let within = rest % u32::from(length);
        (number + rest / u32::from(length), length - u8::try_from(within).unwrap_or_default())
    }
}

/// Where wild pieces of one kind walk.
#[derive(Clone, PartialEq, Debug)]
pub struct Route {
    /// What they are.
    pub kind: Kind,
    /// The squares, in order and cyclically.
    pub squares: List<Square>,
    /// Where they start.
    pub starts: Wide,
    /// What taking one is worth.
    pub bounty: f64,
    /// The kinds that may take one.
    pub takers: KindSet,
}

/// One end of a portal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The number of its group, in the order of the file.
    pub group: u8,
    /// Where it starts.
    pub at: Square,
    /// The end by which a piece comes out that goes in here.
    pub to: Option<u8>,
    /// Whose pieces may go in.
    pub enter: [bool; 2],
    /// The kinds that may go in.
    pub carries: KindSet,
    /// Who may move it.
    pub moved_by: [bool; 2],
    /// The kind whose moves it makes then.
    pub kind: Kind,
    /// Whether it is a fold.
    pub fold: bool,
    /// Whether it may not go straight back when it has just been moved.
    pub no_straight_back: bool,
}

/// Playing in rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rounds {
    /// What decides a tie.
    pub tie: Tie,
    /// Whether two pieces that change places collide.
    pub swap_collides: bool,
    /// Whether an ending that both reach goes to the score.
    pub score_decides: bool,
}

/// What decides a collision of two pieces that both or neither beat each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    /// Both are eliminated.
    Both,
    /// The player who holds the initiative wins, and loses the initiative.
    Initiative,
}
