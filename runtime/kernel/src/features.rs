//! Which rules a game has, known before anything is instantiated.

use crate::Facts;
use crate::facts::{Ends, Gait, KindFacts, Win};

/// How the legal moves of a game are told, where leaving a royal piece attacked is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tier {
    /// No move is forbidden for the sake of a royal piece.
    Free,
    /// One royal piece a side, attacked by leaps and slides alone: checkers, pin lines and check
    /// masks tell the legal moves, and leaves are counted by sets.
    Pins,
    /// Attack is a function of what stands where, and what a move changes is known before it is
    /// made: each move is tested without making it.
    Probe,
    /// Each move is made on a copy, and the copy is asked.
    Replay,
}

/// A set of rules that a game may use: an upper bound, so that code for the others is never
/// instantiated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Features(u64);

macro_rules! features {
    ($($bit:literal $name:ident $with:ident $doc:literal,)*) => {
        impl Features {
            /// No rule at all.
            pub const NONE: Self = Self(0);
            /// Every rule: what the interpreter allows for.
            pub const ALL: Self = Self($(1 << $bit)|*);
            /// The name of each rule as the methods of this type spell it.
            pub const NAMES: &[(&'static str, Self)] =
                &[$((stringify!($name), Self(1 << $bit))),*];

            $(
                #[doc = concat!("Whether ", $doc, ".")]
                #[inline(always)]
                pub const fn $name(self) -> bool {
                    self.0 & (1 << $bit) != 0
                }

                #[doc = concat!("The same rules, and ", $doc, ".")]
                #[must_use]
                pub const fn $with(self) -> Self {
                    Self(self.0 | 1 << $bit)
                }
            )*
        }
    };
}

features! {
    0 royals with_royals "some kind is royal",
    1 royal_loss with_royal_loss "losing the last royal piece loses",
    2 check with_check "a royal piece may not be left attacked",
    3 promotion with_promotion "some kind promotes",
    4 optional_promotion with_optional_promotion "a piece may decline to promote",
    5 en_passant with_en_passant "pieces are taken in passing",
    6 castling with_castling "there is castling",
    7 first_move with_first_move "a way of moving is for pieces that have never moved",
    8 captures with_captures "a kind may take only some others",
    9 regions with_regions "a kind is kept to a part of the board",
    10 must_capture with_must_capture "a capture on offer must be made",
    11 forbid_check with_forbid_check "giving check is forbidden",
    12 annihilation with_annihilation "clearing the board of an army wins",
    13 bare_royal with_bare_royal "being reduced to royal pieces ends the game",
    14 check_limit with_check_limit "giving checks wins",
    15 reach with_reach "arriving somewhere decides",
    16 extinction with_extinction "running out of a piece decides",
    17 hops with_hops "a kind hops over another piece",
    18 lame with_lame "a leap can be blocked on its way",
    19 drops with_drops "pieces are held in hand and dropped",
    20 forbid_facing with_forbid_facing "royal pieces may not face each other",
    21 forbid_immobility with_forbid_immobility "a move may not strand its piece",
    22 explosions with_explosions "captures explode",
    23 only_lost with_only_lost "a piece promotes only to what its side has lost",
    24 walks with_walks "some ways of moving are walked square by square",
    25 sweeps with_sweeps "a kind removes what it passes over",
    26 facings with_facings "a kind points one way",
    27 rests with_rests "a kind rests after it has moved",
    28 strike with_strike "a taken piece becomes another, or goes elsewhere",
    29 contacts with_contacts "pieces change when they meet",
    30 entry with_entry "a piece promotes when it enters play in its zone",
    31 territory with_territory "ground is claimed",
    32 turns with_turns "a turn is several moves",
    33 wild with_wild "wild pieces walk the board",
    34 portals with_portals "there are portals",
    35 rounds with_rounds "both players move at once",
}

impl Features {
    /// The rules of a game.
    pub fn of(facts: &Facts) -> Self {
        let kinds = &facts.kinds;
        let promotes = kinds.iter().any(|kind| kind.promotion.is_some());
        let optional = |kind: &KindFacts| {
            kind.promotion.as_ref().is_some_and(|promotion| !promotion.mandatory)
        };
        let all = facts.kinds_where(|_| true);
        let moves = |holds: fn(Gait) -> bool| {
            kinds.iter().any(|kind| kind.moves.iter().any(|way| holds(way.gait)))
        };
        let royals = kinds.iter().any(|kind| kind.royal);
        [
            (royals, Self::NONE.with_royals()),
            (
                royals && matches!(facts.win, Win::Checkmate | Win::RoyalCapture),
                Self::NONE.with_royal_loss(),
            ),
            (royals && facts.win == Win::Checkmate, Self::NONE.with_check()),
            (promotes, Self::NONE.with_promotion()),
            (kinds.iter().any(optional), Self::NONE.with_optional_promotion()),
            (facts.en_passant, Self::NONE.with_en_passant()),
            (facts.castling.is_some(), Self::NONE.with_castling()),
            (
                kinds.iter().any(|kind| kind.moves.iter().any(|way| way.first_move)),
                Self::NONE.with_first_move(),
            ),
            (kinds.iter().any(|kind| kind.captures.0 & all.0 != all.0), Self::NONE.with_captures()),
            (kinds.iter().any(|kind| kind.region.is_some()), Self::NONE.with_regions()),
            (facts.must_capture, Self::NONE.with_must_capture()),
            (facts.forbid_check, Self::NONE.with_forbid_check()),
            (facts.win == Win::Annihilation, Self::NONE.with_annihilation()),
            (facts.bare_royal.is_some(), Self::NONE.with_bare_royal()),
            (facts.check_limit.is_some(), Self::NONE.with_check_limit()),
            (facts.reach.is_some(), Self::NONE.with_reach()),
            (facts.extinction.is_some(), Self::NONE.with_extinction()),
            (moves(|gait| matches!(gait, Gait::Hop { .. })), Self::NONE.with_hops()),
            (moves(|gait| gait == Gait::Lame), Self::NONE.with_lame()),
            (facts.drops.is_some(), Self::NONE.with_drops()),
            (royals && facts.forbid_facing, Self::NONE.with_forbid_facing()),
            (facts.forbid_immobility, Self::NONE.with_forbid_immobility()),
            (facts.explosion.is_some(), Self::NONE.with_explosions()),
            (
                kinds.iter().any(|kind| kind.promotion.as_ref().is_some_and(|rule| rule.only_lost)),
                Self::NONE.with_only_lost(),
            ),
        ]
        .into_iter()
        .chain(Self::rich_of(facts))
        .filter(|(on, _)| *on)
        .fold(Self::NONE, |all, (_, rule)| Self(all.0 | rule.0))
    }

    /// The rules that need more than pieces, hands and counts, or another way of moving, each with
    /// whether the game has it.
    fn rich_of(facts: &Facts) -> [(bool, Self); 12] {
        let kinds = &facts.kinds;
        let sweeps =
            |kind: &KindFacts| kind.moves.iter().any(|way| matches!(way.gait, Gait::Sweep { .. }));
        [
            (kinds.iter().any(sweeps), Self::NONE.with_sweeps()),
            (facts.numbered_kinds().any(|(_, kind)| walked(facts, kind)), Self::NONE.with_walks()),
            (kinds.iter().any(|kind| kind.facing.is_some()), Self::NONE.with_facings()),
            (kinds.iter().any(|kind| kind.rest > 0), Self::NONE.with_rests()),
            (facts.strike.is_some(), Self::NONE.with_strike()),
            (facts.contacts.is_some(), Self::NONE.with_contacts()),
            (facts.promote_on_entry, Self::NONE.with_entry()),
            (facts.territory.is_some(), Self::NONE.with_territory()),
            (facts.turn.is_some(), Self::NONE.with_turns()),
            (!facts.routes.is_empty(), Self::NONE.with_wild()),
            (!facts.ends.is_empty(), Self::NONE.with_portals()),
            (facts.rounds.is_some(), Self::NONE.with_rounds()),
        ]
    }

    /// Whether every rule of `other` is in this set too.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether what stands between decides more than where a slide ends.
    #[inline(always)]
    pub const fn jumps(self) -> bool {
        self.hops() || self.lame() || self.walks() || self.sweeps() || self.portals()
    }

    /// Every rule that needs nothing kept beside the pieces, the hands and the counts.
    pub const PLAIN: Self = Self(Self::NONE.with_sweeps().0 - 1);

    /// Whether a game has rules beyond those: more to keep in a position, more to do in a move.
    #[inline(always)]
    pub const fn rich(self) -> bool {
        !Self::PLAIN.contains(self)
    }

    /// Whether a capture may be more than taking the square.
    #[inline(always)]
    pub const fn meetings(self) -> bool {
        self.strike() || self.contacts()
    }

    /// Whether marks of pieces that have never moved are kept.
    #[inline(always)]
    pub const fn unmoved(self) -> bool {
        self.castling() || self.first_move()
    }
}

/// Whether a kind's moves are walked square by square: where lines do not run straight, where they
/// turn with the piece, where the direction of travel matters, or where a piece may strike beyond
/// its region.
pub(crate) fn walked(facts: &Facts, kind: &KindFacts) -> bool {
    let stays = facts.strike.as_ref().is_some_and(|strike| strike.ends == Ends::Stay)
        || facts.contacts.as_ref().is_some_and(|contacts| contacts.ends == Ends::Stay);
    facts.board.joined()
        || kind.facing.is_some()
        || !facts.ends.is_empty()
        || kind.region.is_some() && stays
}
