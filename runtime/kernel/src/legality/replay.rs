//! The replay tier: every move is made on a copy of the position, and the copy is asked.

use super::everything;
use crate::rule::{castling, check};
use crate::{Move, Position, Rules, SquareSet};

pub(super) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    everything(rules, at, out);
    out.retain(|&made| allowed(rules, at, made) && may_castle(rules, at, made));
}

/// The mover keeps a royal piece, if there was one, and none is attacked; unless the other player
/// has just lost the last one.
fn allowed<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let (us, them) = (at.to_move, at.to_move.other());
    if const { !R::MAY.check() } || rules.facts().win != crate::facts::Win::Checkmate {
        return true;
    }
    let next = at.after(rules, made);
    let gone = |player| rules.royals(at, player).any() && rules.royals(&next, player).is_empty();
    gone(them) || !gone(us) && !check::attacked(rules, &next, us)
}

/// A royal piece does not castle out of check nor over an attacked square.
fn may_castle<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let Move::Castle { from, to, partner } = made else { return true };
    if const { !R::MAY.check() } || rules.facts().win != crate::facts::Win::Checkmate {
        return true;
    }
    let king = at.cell(from);
    if !rules.facts().kind(king.kind()).royal {
        return true;
    }
    let crossed: R::Set = castling::detail(rules, from, to, partner).crossed();
    !check::attacked(rules, at, at.to_move)
        && crossed.iter().all(|square| {
            let occupied = at.occupied() & !R::Set::of(from) | R::Set::of(square);
            rules.attackers(at, at.to_move.other(), king.kind(), square, occupied).is_empty()
        })
}
