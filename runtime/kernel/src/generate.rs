//! The moves of a player, before legality is asked.

use crate::{Kind, KindSet, Move, Player, Position, Reach, Rules, Square, SquareSet, rule};

/// Writes the moves of the player to move into a list.
pub(crate) struct Generator<'a, R: Rules> {
    pub(crate) rules: &'a R,
    pub(crate) at: &'a Position<R>,
    pub(crate) us: Player,
    pub(crate) occupied: R::Set,
    pub(crate) out: &'a mut Vec<Move>,
}

impl<'a, R: Rules> Generator<'a, R> {
    pub(crate) fn new(rules: &'a R, at: &'a Position<R>, out: &'a mut Vec<Move>) -> Self {
        Self { rules, at, us: at.to_move, occupied: at.occupied(), out }
    }

    /// The steps and captures of all pieces on some squares.
    pub(crate) fn pieces(&mut self, from: R::Set) {
        for from in (from & self.at.of(self.us)).iter() {
            self.piece(from, !R::Set::EMPTY);
        }
    }

    /// The steps and captures of one piece that end on some squares.
    pub(crate) fn piece(&mut self, from: Square, allowed: R::Set) {
        let kind = self.at.cell(from).kind();
        let ends = ends(self.rules, self.at, self.us, kind, from, self.occupied) & allowed;
        for to in ends.iter() {
            self.step(kind, from, to);
        }
    }

    /// One step, once for each thing the piece may become.
    pub(crate) fn step(&mut self, kind: Kind, from: Square, to: Square) {
        rule::promotion::choices(self.rules, self.at, self.us, kind, (from, to), |promotion| {
            self.out.push(Move::Step { from, to, promotion });
        });
    }
}

/// The squares a piece may end on by a step or an ordinary capture.
#[inline(always)]
pub(crate) fn ends<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    kind: Kind,
    from: Square,
    occupied: R::Set,
) -> R::Set {
    let reach = rules.reach(at, us, kind, from, occupied);
    reach.quiet & !occupied | reach.capture & takeable(rules, at, us, kind)
}

/// The pieces that a kind may take.
#[inline(always)]
pub(crate) fn takeable<R: Rules>(rules: &R, at: &Position<R>, us: Player, kind: Kind) -> R::Set {
    let enemy = at.of(us.other());
    if const { !R::MAY.captures() } {
        return enemy;
    }
    let facts = rules.facts();
    let captures = facts.kind(kind).captures;
    if captures == KindSet::ALL {
        return enemy;
    }
    let all = facts.numbered_kinds().map(|(kind, _)| kind);
    let prey = all.filter(|&prey| captures.has(prey));
    prey.fold(R::Set::EMPTY, |set, prey| set | at.of_kind(prey)) & enemy
}

/// The squares that all moves of a player end on.
pub(crate) fn targets<R: Rules>(at: &Position<R>, us: Player) -> Reach<R::Set> {
    Reach { quiet: !at.occupied(), capture: at.of(us.other()) }
}
