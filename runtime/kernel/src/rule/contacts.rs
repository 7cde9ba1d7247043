//! Contacts: what each of two pieces becomes when one moves onto the other.

use super::meeting::{Fate, Meeting};
use crate::facts::{Ends, Link};
use crate::{Kind, Player, Position, Rules, SquareSet};

/// What comes of a meeting by a link, if there is one for the pair.
pub(crate) fn meet<R: Rules>(rules: &R, mover: Kind, onto: Kind, own: bool) -> Option<Meeting> {
    if const { !R::MAY.contacts() } {
        return None;
    }
    let contacts = rules.facts().contacts.as_ref()?;
    let link = link(rules, mover, onto, own)?;
    // The position speaks only of a piece that remains.
    let fate = match (link.onto_to, contacts.ends) {
        (None, _) | (_, Ends::Advance | Ends::Home) => Fate::Removed,
        (Some(kind), Ends::Stay) => Fate::Stays(kind),
        (Some(kind), Ends::Swap) => Fate::Swaps(kind),
        (Some(kind), Ends::Choose) => Fate::Placed(kind),
    };
    let stays = matches!(fate, Fate::Stays(_));
    Some(Meeting { becomes: link.mover_to, stays, fate, struck: false })
}

fn link<R: Rules>(rules: &R, mover: Kind, onto: Kind, own: bool) -> Option<Link> {
    let contacts = rules.facts().contacts.as_ref()?;
    let pair = |link: &&Link| (link.mover, link.onto, link.own) == (mover, onto, own);
    contacts.links.iter().find(pair).copied().filter(|link| !contacts.immune.has(link.onto))
}

/// The own pieces that a kind may move onto along its capturing moves.
pub(crate) fn partners<R: Rules>(rules: &R, at: &Position<R>, us: Player, kind: Kind) -> R::Set {
    let Some(contacts) = rules.facts().contacts.as_ref().filter(|_| R::MAY.contacts()) else {
        return R::Set::EMPTY;
    };
    let own = contacts.links.iter().filter(|link| link.own && link.mover == kind);
    let met = own.map(|link| link.onto).filter(|&onto| !contacts.immune.has(onto));
    at.of_kinds(met.collect()) & at.of(us)
}
