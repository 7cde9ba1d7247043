//! What comes of two pieces that meet: an ordinary capture, a contact, or a strike. A link decides
//! where there is one, otherwise the strike.

use super::{contacts, strike};
use crate::{Kind, Move, Player, Position, Rules, Square, SquareSet};

/// What becomes of the piece that is moved onto.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It leaves the board.
    Removed,
    /// It stays where it stands, as this kind.
    Stays(Kind),
    /// It goes where the other came from.
    Swaps(Kind),
    /// The other places it.
    Placed(Kind),
    /// It goes to where its kind started, if that is free.
    Home(Kind),
}

/// What comes of a meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meeting {
    /// What the moving piece becomes, before it promotes.
    pub(crate) becomes: Kind,
    /// Whether the moving piece stays where it is.
    pub(crate) stays: bool,
    /// What becomes of the other.
    pub(crate) fate: Fate,
    /// Whether it is a strike that decides this.
    pub(crate) struck: bool,
}

impl Meeting {
    /// An ordinary capture, or no meeting at all.
    #[inline(always)]
    pub(crate) const fn ordinary(kind: Kind) -> Self {
        Self { becomes: kind, stays: false, fate: Fate::Removed, struck: false }
    }
}

/// What comes of a piece of some kind moving onto the one on a square, or taking it in passing, when
/// contacts do not apply.
pub(crate) fn judge<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    kind: Kind,
    victim: Square,
    passing: bool,
) -> Meeting {
    let cell = at.cell(victim);
    let own = at.of(player).has(victim);
    let contact = if passing || cell.is_wild() {
        None
    } else {
        contacts::meet(rules, kind, cell.kind(), own)
    };
    contact
        .or_else(|| strike::meet(rules, kind, cell).filter(|_| !own))
        .unwrap_or(Meeting::ordinary(kind))
}

/// The squares on which the moving piece may put one that it places: none, and it cannot be taken;
/// nothing, if there is nothing to place.
pub(crate) fn landings<R: Rules>(
    rules: &R,
    at: &Position<R>,
    player: Player,
    made: Move,
    victim: Square,
    meeting: Meeting,
) -> Option<R::Set> {
    let Fate::Placed(kind) = meeting.fate else { return None };
    let facts = rules.facts();
    let steps = if meeting.struck {
        facts.strike.as_ref().map(|strike| &strike.landing)
    } else {
        facts.contacts.as_ref().map(|contacts| &contacts.landing)
    };
    let owner = at.cell(victim).piece().map_or(player, |(_, owner)| owner);
    let swept = super::sweep::swept(rules, at, player, made);
    let left = made.from().map_or(R::Set::EMPTY, R::Set::of) | R::Set::of(victim) | swept;
    let empty = (!at.occupied() | left) & !R::Set::of(made.to());
    let region = rules.tables().kind(owner, kind).region.unwrap_or(!R::Set::EMPTY);
    let reached = steps.into_iter().flat_map(|steps| steps.iter()).filter_map(|&step| {
        let step = facts.orientation.step(player, step);
        if (step.files, step.ranks) == (0, 0) {
            return Some(victim);
        }
        facts.board.go(player, victim, step)
    });
    Some(R::Set::of_all(reached) & empty & region)
}
