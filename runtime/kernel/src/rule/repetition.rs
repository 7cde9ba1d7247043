//! When a position stands again: everything is the same but the clocks, rights that nobody can use
//! left out.

use super::{castling, en_passant};
use crate::facts::KindFacts;
use crate::{Player, Position, Rules, SquareSet, Store};

/// The position as repetition compares it: marks of unmoved pieces only where a right hangs on
/// them, squares passed only where a capture in passing is legal.
pub(crate) fn standing<R: Rules>(rules: &R, at: &Position<R>) -> Position<R> {
    let mut standing = *at;
    if const { R::MAY.unmoved() } {
        standing.unmoved = castling::rights(rules, at) | first_movers(rules, at);
    }
    if const { R::MAY.en_passant() } {
        en_passant::stand(rules, at, &mut standing);
    }
    if const { R::MAY.portals() }
        && let Some(extra) = standing.extra_mut()
    {
        let kinds = rules.facts().ends.iter().map(|end| rules.facts().kind(end.kind));
        let marked = kinds.map(|kind| kind.moves.iter().any(|way| way.first_move));
        for (number, marked) in marked.enumerate() {
            extra.moved_ends &= !(u8::from(!marked) << number);
        }
    }
    standing
}

/// Unmoved pieces of kinds with a way of moving for those.
fn first_movers<R: Rules>(rules: &R, at: &Position<R>) -> R::Set {
    let marked = |kind: &KindFacts| kind.moves.iter().any(|way| way.first_move);
    at.of_kinds(rules.facts().kinds_where(marked)) & at.unmoved
}

/// A number over a position as repetition compares it: FNV-1a over its parts, finished by the
/// mixer of splitmix64.
pub(crate) fn key<R: Rules>(standing: &Position<R>) -> u64 {
    let passer = if standing.passed.any() { standing.passer.0 } else { 0 };
    let sets = [standing.unmoved.widen(), standing.passed.widen()];
    let words = standing
        .cells
        .as_slice()
        .iter()
        .map(|cell| u64::from(cell.kind().0) | u64::from(!cell.is_empty()) << 8 | owner(*cell) << 9)
        .chain(sets.iter().flat_map(|set| set.0))
        .chain([u64::from(passer), standing.to_move as u64])
        .chain(Player::BOTH.into_iter().flat_map(|player| held(standing, player)))
        .chain(standing.checks.map(u64::from))
        .chain(standing.extra().into_iter().flat_map(crate::Extra::words));
    let hash = words.fold(0xcbf2_9ce4_8422_2325, |hash: u64, word| {
        (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 31)
}

fn owner(cell: crate::Cell) -> u64 {
    cell.piece().map_or(2, |(_, player)| player as u64)
}

/// What a player holds: a word for each kind of which there is some, whatever room there is for
/// others.
fn held<R: Rules>(at: &Position<R>, player: Player) -> impl Iterator<Item = u64> {
    let counts = (0u64..).zip(at.hand(player)).filter(|(_, count)| **count > 0);
    counts.map(move |(kind, &count)| kind << 16 | u64::from(count) << 8 | player as u64)
}
