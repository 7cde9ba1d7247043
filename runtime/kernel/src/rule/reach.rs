//! Arriving on a goal square decides the game, or leaving one does.

use super::endings::Found;
use crate::act::Ply;
use crate::facts::Goal;
use crate::{Move, Player, Position, Reason, Rules, SquareSet};

/// Whether the move has decided the game by its goals.
#[inline(always)]
pub(crate) fn found<R: Rules>(rules: &R, after: &Position<R>, plies: &[Ply]) -> Option<Found> {
    if const { !R::MAY.reach() } {
        return None;
    }
    let goal = rules.facts().reach.as_ref()?;
    super::endings::judged(Reason::Reach, goal.verdict, |player| {
        if goal.on_leaving {
            plies.iter().any(|ply| player == ply.mover && left(rules, goal, ply))
        } else {
            arrived(rules, goal, after, player)
        }
    })
}

/// Whether a piece of the player stands on one of that player's goals, safely where it must.
fn arrived<R: Rules>(rules: &R, goal: &Goal, at: &Position<R>, player: Player) -> bool {
    let goals = R::Set::narrow(goal.squares[player.index()]) & at.of(player);
    goals.iter().any(|square| {
        let kind = at.cell(square).kind();
        goal.kinds.has(kind) && !(goal.safe && super::attack::on(rules, at, player.other(), square))
    })
}

/// Whether the move took a piece that counts off a goal of its player.
fn left<R: Rules>(rules: &R, goal: &Goal, ply: &Ply) -> bool {
    let goals = R::Set::narrow(goal.squares[ply.mover.index()]);
    let leaves = |square, kind| goals.has(square) && goal.kinds.has(kind);
    match (ply.made, rules.facts().castling) {
        (Move::Castle { from, to, partner }, Some(castling)) => {
            let castle = super::castling::detail(rules, from, to, partner);
            from != to && leaves(from, castling.king)
                || partner != castle.partner_to && leaves(partner, castling.partner)
        }
        (made, _) => {
            ply.stepped && made.from().is_some_and(|from| leaves(from, ply.kind))
                || ply.displaced.is_some_and(|(stood, kind)| leaves(stood, kind))
        }
    }
}
