//! The moves of a player, before legality is asked.

use crate::act::Act;
use crate::rule::meeting::{self, Meeting};
use crate::rule::{contacts, must_capture, portals, promotion, strike, sweep, turning, wild};
use crate::{Kind, KindSet, Move, Player, Position, Reach, Rules, Square, SquareSet, defaults};

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

    /// The moves of all pieces on some squares.
    pub(crate) fn pieces(&mut self, from: R::Set) {
        for from in (from & self.at.of(self.us)).iter() {
            if const { R::MAY.rich() } {
                self.everything(from);
            } else {
                self.piece(from, !R::Set::EMPTY);
            }
        }
    }

    /// The steps and captures of one piece that end on some squares, where a capture takes the
    /// square and no more.
    pub(crate) fn piece(&mut self, from: Square, allowed: R::Set) {
        let kind = self.at.cell(from).kind();
        let ends = ends(self.rules, self.at, self.us, kind, from, self.occupied) & allowed;
        for to in ends.iter() {
            self.step(kind, from, to);
        }
    }

    /// One step, once for each thing the piece may become.
    pub(crate) fn step(&mut self, kind: Kind, from: Square, to: Square) {
        promotion::choices(
            self.rules,
            self.at,
            (self.us, self.us),
            kind,
            (from, to),
            |promotion| {
                self.out.push(Move::Step { from, to, promotion });
            },
        );
    }

    /// The moves of one piece, whatever they do.
    fn everything(&mut self, from: Square) {
        let (rules, at, us) = (self.rules, self.at, self.us);
        let kind = at.cell(from).kind();
        let reach = rules.reach(at, us, kind, from, self.occupied);
        let mut plain = reach.quiet & !self.occupied;
        for to in plain.iter() {
            self.step(kind, from, to);
        }
        captures(rules, at, us, from, |capture| {
            plain |= R::Set::of(capture.made.to());
            capture.each(rules, at, us, |made| self.out.push(made));
        });
        // A sweep that clears nothing is a plain step where there is one to the same square.
        sweeps(rules, at, us, from, |cleared, attempt| {
            if cleared.any() || !plain.has(attempt.made.to()) {
                attempt.each(rules, at, us, |made| self.out.push(made));
            }
        });
        if const { R::MAY.portals() } {
            let prey = takeable(rules, at, us, kind);
            portals::each(rules, at, us, from, prey, |to, entry| {
                promotion::choices(rules, at, (us, us), kind, (from, to), |promotion| {
                    self.out.push(Move::Enter { from, entry, to, promotion });
                });
            });
        }
        turning::add(rules, at, from, self.out);
    }
}

/// What a piece sets out to do, before it is chosen where one that survives is put and what the
/// piece becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt {
    /// The move, without these choices.
    pub(crate) made: Move,
    /// Where the piece stands that it moves onto, or takes in passing.
    pub(crate) victim: Option<Square>,
}

impl Attempt {
    /// A piece moves onto another.
    pub(crate) const fn capture(from: Square, to: Square) -> Self {
        Self { made: Move::Step { from, to, promotion: None }, victim: Some(to) }
    }

    /// Calls `found` with each move that comes of it.
    #[inline(always)]
    pub(crate) fn each<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        mut found: impl FnMut(Move),
    ) {
        let meeting = self.meeting(rules, at, us);
        self.each_landing(rules, at, us, meeting, |made| {
            self.each_promotion(rules, at, us, meeting, |promotion| {
                found(made.promoting(promotion));
            });
        });
    }

    /// Calls `found` with the move for each square on which the other may be put, if it is.
    #[inline(always)]
    pub(crate) fn each_landing<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        meeting: Meeting,
        mut found: impl FnMut(Move),
    ) {
        match self.landings(rules, at, us, meeting) {
            None => found(self.made),
            Some(landings) => {
                landings.iter().for_each(|landing| found(self.made.placing(landing)));
            }
        }
    }

    /// Calls `found` with each thing the piece may become.
    #[inline(always)]
    pub(crate) fn each_promotion<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        meeting: Meeting,
        mut found: impl FnMut(Option<Kind>),
    ) {
        if meeting.stays {
            found(None);
            return;
        }
        let (from, to) = (self.made.from().unwrap_or_default(), self.made.to());
        let captures = || must_capture::captures(rules, at, us, self.made);
        let owner = strike::owner_after(rules, us, at.cell(from).kind(), captures);
        promotion::choices(rules, at, (us, owner), meeting.becomes, (from, to), found);
    }

    #[inline(always)]
    fn landings<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        meeting: Meeting,
    ) -> Option<R::Set> {
        if const { !R::MAY.meetings() } {
            return None;
        }
        let landings = meeting::landings(rules, at, us, self.made, self.victim?, meeting)?;
        if const { !R::MAY.explosions() } || rules.facts().explosion.is_none() {
            return Some(landings);
        }
        // Wherever the explosion takes the other, it is one move: the first as it is spelled.
        let blown = landings.iter().filter(|&landing| {
            Act::<R::Set>::judge(rules, at, us, self.made.placing(landing)).loses_survivor(rules)
        });
        let blown = R::Set::of_all(blown);
        let board = &rules.facts().board;
        let first = blown.iter().min_by_key(|&landing| board.spelling(landing));
        Some(landings & !blown | R::Set::of_all(first))
    }

    /// What comes of the two pieces that meet, if there are two.
    #[inline(always)]
    pub(crate) fn meeting<R: Rules>(self, rules: &R, at: &Position<R>, us: Player) -> Meeting {
        let kind = at.cell(self.made.from().unwrap_or_default()).kind();
        match self.victim {
            Some(victim) if R::MAY.meetings() => {
                meeting::judge(rules, at, us, kind, victim, self.made.passes())
            }
            _ => Meeting::ordinary(kind),
        }
    }
}

/// Calls `found` with each sweep of a piece, no two of the same effect, and what it passes over.
pub(crate) fn sweeps<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    mut found: impl FnMut(R::Set, Attempt),
) {
    if const { !R::MAY.sweeps() } {
        return;
    }
    let prey = prey(rules, at, us, at.cell(from).kind());
    sweep::each(rules, at, us, from, prey, |sweep| {
        let made = sweep.made(from, false);
        let victim = Some(sweep.to).filter(|&to| !at.cell(to).is_empty());
        found(sweep.cleared, Attempt { made, victim });
    });
}

/// Calls `found` with each capture, strike and contact of a piece that is no sweep and goes through
/// no portal. A piece that stays where it is may strike outside its region.
pub(crate) fn captures<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    mut found: impl FnMut(Attempt),
) {
    let kind = at.cell(from).kind();
    let reach = rules.reach(at, us, kind, from, at.occupied()).capture;
    let prey = prey(rules, at, us, kind);
    let mut beyond = R::Set::EMPTY;
    if const { R::MAY.meetings() && R::MAY.regions() } {
        let all = defaults::reach_anywhere(rules, at, us, kind, from, at.occupied()).capture;
        beyond = all & !reach;
    }
    for to in ((reach | beyond) & prey).iter() {
        let capture = Attempt::capture(from, to);
        if !beyond.has(to) || capture.meeting(rules, at, us).stays {
            found(capture);
        }
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

/// The pieces that a kind may take, and the own ones that it may meet.
pub(crate) fn prey<R: Rules>(rules: &R, at: &Position<R>, us: Player, kind: Kind) -> R::Set {
    takeable(rules, at, us, kind) | contacts::partners(rules, at, us, kind)
}

/// The pieces that a kind may take.
#[inline(always)]
pub(crate) fn takeable<R: Rules>(rules: &R, at: &Position<R>, us: Player, kind: Kind) -> R::Set {
    let enemy = at.of(us.other());
    if const { !R::MAY.captures() && !R::MAY.wild() } {
        return enemy;
    }
    let facts = rules.facts();
    let captures = facts.kind(kind).captures;
    let wild = wild::takeable(rules, at, kind);
    if captures == KindSet::ALL {
        return enemy | wild;
    }
    at.of_kinds(captures) & enemy | wild
}

/// The squares that all moves of a player end on.
pub(crate) fn targets<R: Rules>(at: &Position<R>, us: Player) -> Reach<R::Set> {
    Reach { quiet: !at.occupied(), capture: at.of(us.other()) }
}
