//! The endings that stand on the board, in the order in which they are tried.

use super::{annihilation, bare_royal, check_limit, extinction, reach, royal_loss, territory};
use crate::act::Ply;
use crate::play::Before;
use crate::{Outcome, Player, Position, Reason, Rules, Verdict};
use std::ops::ControlFlow;

/// An ending that has come about for one player or both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The rule.
    pub(crate) reason: Reason,
    /// Its verdict on each player concerned.
    pub(crate) verdict: Verdict,
    /// Whom it concerns.
    pub(crate) concerned: [bool; 2],
}

impl Found {
    /// The winners that the verdicts name: one for each player concerned.
    fn winners(self) -> impl Iterator<Item = Option<Player>> {
        let concerned = Player::BOTH.into_iter().zip(self.concerned);
        concerned.filter(|(_, on)| *on).map(move |(player, _)| self.verdict.winner(player))
    }

    /// The outcome: a draw where the verdicts name different winners.
    #[inline(always)]
    fn outcome(self) -> Outcome {
        let winner = match self.concerned {
            [true, false] => self.verdict.winner(Player::First),
            [false, true] => self.verdict.winner(Player::Second),
            _ => None,
        };
        Outcome { winner, reason: self.reason }
    }
}

/// An ending, if it concerns anybody.
#[inline(always)]
pub(crate) fn judged(
    reason: Reason,
    verdict: Verdict,
    concerned: impl Fn(Player) -> bool,
) -> Option<Found> {
    let concerned = Player::BOTH.map(concerned);
    (concerned != [false; 2]).then_some(Found { reason, verdict, concerned })
}

/// The first ending that a move has brought about.
#[inline(always)]
pub(crate) fn found<R: Rules>(
    rules: &R,
    before: Before,
    after: &Position<R>,
    ply: &Ply,
) -> Option<Outcome> {
    let plies = std::slice::from_ref(ply);
    let tried = || {
        stop_at(royal_loss::found(rules, before, after, plies))?;
        stop_at(annihilation::found(rules, before, after))?;
        stop_at(bare_royal::found(rules, before, after))?;
        stop_at(check_limit::found(rules, after, ply))?;
        stop_at(reach::found(rules, after, plies))?;
        stop_at(extinction::found(rules, after))?;
        stop_at(territory::found(rules, after))
    };
    tried().break_value()
}

/// Looks no further, if there is an ending.
#[inline(always)]
fn stop_at(found: Option<Found>) -> ControlFlow<Outcome> {
    found.map_or(ControlFlow::Continue(()), |found| ControlFlow::Break(found.outcome()))
}

/// Every ending that the moves of a round have brought about, in the same order.
pub(crate) fn each<R: Rules>(
    rules: &R,
    before: Before,
    after: &Position<R>,
    plies: &[Ply],
) -> impl Iterator<Item = Found> + use<R> {
    let all = [
        royal_loss::found(rules, before, after, plies),
        annihilation::found(rules, before, after),
        bare_royal::found(rules, before, after),
        reach::found(rules, after, plies),
        extinction::found(rules, after),
        territory::found(rules, after),
    ];
    all.into_iter().flatten()
}

/// The outcome of a round: what all endings agree on, by the first of them; where they do not, a
/// draw, or whoever is ahead where the score decides.
pub(crate) fn together<R: Rules>(
    rules: &R,
    at: &Position<R>,
    found: impl Iterator<Item = Found>,
) -> Option<Outcome> {
    let found: Vec<Found> = found.collect();
    let first = *found.first()?;
    let winners: Vec<Option<Player>> = found.into_iter().flat_map(Found::winners).collect();
    if winners.iter().all(|winner| *winner == winners[0]) {
        return Some(Outcome { winner: winners[0], reason: first.reason });
    }
    let scored = rules.facts().rounds.is_some_and(|rule| rule.score_decides);
    let winner = if scored { super::scoring::leader(rules, at) } else { None };
    Some(Outcome { winner, reason: Reason::Simultaneous })
}
