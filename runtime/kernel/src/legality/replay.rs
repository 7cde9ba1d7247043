//! The replay tier: every move is made on a copy of the position, and the copy is asked.

use super::{everything, probe};
use crate::rule::{castling, check, facing, royal_loss};
use crate::{Move, Position, Rules};

pub(super) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    everything(rules, at, out);
    out.retain(|&made| allowed(rules, at, made) && may_castle(rules, at, made));
}

/// The mover keeps a royal piece, if there was one, and none is attacked; unless the other player
/// has just lost the last one. No royal pieces face each other.
fn allowed<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let (us, them) = (at.to_move, at.to_move.other());
    let mut next = *at;
    let ply = next.play_out(rules, made);
    let mated = check::binds(rules);
    let has = |at, player| royal_loss::has_royal(rules, at, player);
    let gone = |player| has(at, player) && !has(&next, player);
    // A royal piece that a wild piece eats right after is lost, one of several too.
    if mated && (gone(us) || ply.eaten_royal) {
        return false;
    }
    mated && gone(them)
        || !facing::stands(rules, &next, us) && (!mated || !check::stands(rules, &next, us))
}

/// A royal piece does not castle out of check nor over an attacked square.
fn may_castle<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let Move::Castle { from, to, partner } = made else { return true };
    !check::binds(rules)
        || !rules.tables().royals.has(at.cell(from).kind())
        || probe::safe_way(rules, at, castling::detail(rules, from, to, partner))
}
