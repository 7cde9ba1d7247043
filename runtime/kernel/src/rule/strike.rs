//! Strikes: a piece that is taken turns into another, changes places, goes home, or is shot from
//! afar; and pieces that change sides when they capture.

use super::meeting::{Fate, Meeting};
use crate::facts::{Ends, Lattice, Strike};
use crate::{Cell, Kind, Player, Rules, Square};

/// What comes of taking a piece by the strike of the game, if it is reached.
pub(crate) fn meet<R: Rules>(rules: &R, mover: Kind, cell: Cell) -> Option<Meeting> {
    if const { !R::MAY.strike() } {
        return None;
    }
    let strike = rules.facts().strike.as_ref()?;
    let kind = cell.kind();
    let rifle = strike.unchanged && strike.ends == Ends::Stay;
    let taken = Meeting { becomes: mover, stays: rifle, fate: Fate::Removed, struck: true };
    if cell.is_wild() {
        // A taken wild piece is always removed; only the rifle stays for it.
        return rifle.then_some(taken);
    }
    if strike.immune.has(kind) {
        return None;
    }
    let kind = becomes(strike, kind)?;
    let fate = match strike.ends {
        Ends::Stay if rifle => return Some(taken),
        Ends::Stay => Fate::Stays(kind),
        Ends::Swap => Fate::Swaps(kind),
        Ends::Choose => Fate::Placed(kind),
        Ends::Home => Fate::Home(kind),
        Ends::Advance => return None,
    };
    Some(Meeting { becomes: mover, stays: strike.ends == Ends::Stay, fate, struck: true })
}

/// What a struck piece becomes; nothing, if it is removed as usual.
fn becomes(strike: &Strike, kind: Kind) -> Option<Kind> {
    if strike.unchanged {
        return Some(kind);
    }
    strike.chain.iter().find(|(from, _)| *from == kind).map(|(_, to)| *to)
}

/// Whether a kind changes sides when it captures.
#[inline(always)]
pub(crate) fn switches<R: Rules>(rules: &R, kind: Kind) -> bool {
    R::MAY.strike() && rules.facts().strike.as_ref().is_some_and(|strike| strike.switches.has(kind))
}

/// Whose a piece is after a move of a player.
#[inline(always)]
pub(crate) fn owner_after<R: Rules>(
    rules: &R,
    player: Player,
    kind: Kind,
    captures: impl FnOnce() -> bool,
) -> Player {
    if switches(rules, kind) && captures() { player.other() } else { player }
}

/// The square to which a piece goes home that was taken on another.
pub(crate) fn home<R: Rules>(
    rules: &R,
    kind: Kind,
    owner: Player,
    taken: Square,
) -> Option<Square> {
    let facts = rules.facts();
    let board = &facts.board;
    let homes = &facts.strike.as_ref()?.homes[owner.index()];
    let homes: Vec<Square> =
        homes.iter().filter(|(home, _)| *home == kind).map(|(_, square)| *square).collect();
    let file = |square: Square| board.place(square).0;
    let colour = |square: Square| (board.place(square).0 + board.place(square).1) % 2;
    let nearest = |among: &[Square]| -> Option<Square> {
        among.iter().copied().min_by_key(|&home| board.distance(taken, home))
    };
    let those = |suits: &dyn Fn(Square) -> bool| -> Vec<Square> {
        homes.iter().copied().filter(|&home| suits(home)).collect()
    };
    let on_file = those(&|home| file(home) == file(taken));
    if board.lattice == Lattice::Hex {
        return nearest(&on_file).or_else(|| nearest(&homes));
    }
    let alike = those(&|home| colour(home) == colour(taken));
    let one_each = alike.len() <= 1 && homes.len() - alike.len() <= 1;
    if one_each {
        return nearest(&alike).or_else(|| nearest(&homes));
    }
    nearest(&on_file).or_else(|| nearest(&alike)).or_else(|| nearest(&homes))
}
