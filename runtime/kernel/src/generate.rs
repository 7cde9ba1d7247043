//! The moves of a player, before legality is asked.

use crate::rule::meeting::{self, Fate, Meeting};
use crate::rule::{contacts, portals, promotion, strike, sweep, turning, wild};
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
        for to in (reach.quiet & !self.occupied).iter() {
            self.step(kind, from, to);
        }
        captures(rules, at, us, from, |made| self.out.push(made));
        if const { R::MAY.sweeps() } {
            self.sweeps(kind, from, reach);
        }
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

    /// The sweeps of a piece. One that clears nothing is a plain step where there is one to the
    /// same square.
    fn sweeps(&mut self, kind: Kind, from: Square, reach: Reach<R::Set>) {
        let (rules, at, us) = (self.rules, self.at, self.us);
        let prey = prey(rules, at, us, kind);
        let plain = reach.quiet & !self.occupied | reach.capture & prey;
        sweep::each(rules, at, us, from, prey, |found| {
            if found.cleared.is_empty() && plain.has(found.to) {
                return;
            }
            let (to, first) = (found.to, found.first);
            let bare = Move::Sweep { from, to, first, landing: None, promotion: None };
            if at.cell(to).is_empty() {
                let captures = (found.cleared & !at.of(us)).any();
                let owner = strike::owner_after(rules, us, kind, captures);
                promotion::choices(rules, at, (us, owner), kind, (from, to), |promotion| {
                    self.out.push(Move::Sweep { from, to, first, landing: None, promotion });
                });
                return;
            }
            let capture = Capture { from, to, victim: to, passing: false };
            capture.as_part_of(rules, at, us, bare, |landing, promotion| {
                self.out.push(Move::Sweep { from, to, first, landing, promotion });
            });
        });
    }
}

/// A piece moves onto another, or takes it in passing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capture {
    /// Where the piece stands.
    pub(crate) from: Square,
    /// Where it goes.
    pub(crate) to: Square,
    /// Where the other stands.
    pub(crate) victim: Square,
    /// Whether it takes in passing.
    pub(crate) passing: bool,
}

impl Capture {
    /// Calls `found` with each move that makes it.
    #[inline(always)]
    pub(crate) fn each<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        mut found: impl FnMut(Move),
    ) {
        let Self { from, to, passing, .. } = self;
        let bare = Move::Step { from, to, promotion: None };
        self.as_part_of(rules, at, us, bare, |landing, promotion| {
            found(match landing {
                Some(landing) => Move::Place { from, to, landing, passing, promotion },
                None if passing => Move::EnPassant { from, to, promotion },
                None => Move::Step { from, to, promotion },
            });
        });
    }

    /// Calls `found` with each square on which the other may be placed, if it is, and each thing
    /// the piece may become.
    #[inline(always)]
    fn as_part_of<R: Rules>(
        self,
        rules: &R,
        at: &Position<R>,
        us: Player,
        bare: Move,
        mut found: impl FnMut(Option<Square>, Option<Kind>),
    ) {
        let kind = at.cell(self.from).kind();
        let meeting = self.meeting(rules, at, us);
        if meeting.stays {
            found(None, None);
            return;
        }
        let way = (self.from, self.to);
        let landings = match meeting.fate {
            Fate::Placed(_) if R::MAY.meetings() => {
                meeting::landings(rules, at, us, bare, self.victim, meeting)
            }
            _ => None,
        };
        let captures = !at.of(us).has(self.victim);
        let owners = (us, strike::owner_after(rules, us, kind, captures));
        promotion::choices(rules, at, owners, meeting.becomes, way, |promotion| match landings {
            None => found(None, promotion),
            Some(landings) => {
                landings.iter().for_each(|landing| found(Some(landing), promotion));
            }
        });
    }

    #[inline(always)]
    fn meeting<R: Rules>(self, rules: &R, at: &Position<R>, us: Player) -> Meeting {
        let kind = at.cell(self.from).kind();
        if const { !R::MAY.meetings() } {
            return Meeting::ordinary(kind);
        }
        meeting::judge(rules, at, us, kind, self.victim, self.passing)
    }
}

/// Calls `found` with each capture, strike and contact of a piece that is no sweep and goes through
/// no portal. A piece that stays where it is may strike outside its region.
fn captures<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    from: Square,
    mut found: impl FnMut(Move),
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
        let capture = Capture { from, to, victim: to, passing: false };
        if beyond.has(to) && !capture.meeting(rules, at, us).stays {
            continue;
        }
        capture.each(rules, at, us, &mut found);
    }
}

/// Whether a player's piece can take, strike or meet the one on a square, as far as its own moves
/// go.
pub(crate) fn can_take<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    from: Square,
    on: Square,
) -> bool {
    let capture = Capture { from, to: on, victim: on, passing: false };
    let meeting = capture.meeting(rules, at, by);
    let bare = Move::Step { from, to: on, promotion: None };
    meeting::landings(rules, at, by, bare, on, meeting).is_none_or(SquareSet::any)
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
fn prey<R: Rules>(rules: &R, at: &Position<R>, us: Player, kind: Kind) -> R::Set {
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
