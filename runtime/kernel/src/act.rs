//! What one move does to the pieces: judged on the board before it, then carried out step by step
//! in the order that the language gives (section 4 of the rulings). A move by turns is carried out
//! at once; a round interleaves the two.

use crate::piece::Cell;
use crate::rule::meeting::{Fate, Meeting};
use crate::rule::{
    drops, explosion, meeting, promotion, region, rest, strike, sweep, territory, turning,
};
use crate::rule::{en_passant, wild};
use crate::{Facing, Kind, KindSet, Move, Player, Position, Rules, Square, SquareSet};

/// What one move did, for the rules that look at it afterwards.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "things that a move does in any combination")]
pub(crate) struct Ply {
    /// Who made it.
    pub(crate) mover: Player,
    /// The move.
    pub(crate) made: Move,
    /// The kind the moving piece had before.
    pub(crate) kind: Kind,
    /// The kinds of the enemy and wild pieces that were taken, struck or met.
    pub(crate) taken: KindSet,
    /// Whether a piece left the board.
    pub(crate) removed: bool,
    /// Whether a piece promoted.
    pub(crate) promoted: bool,
    /// Whether the piece left its square, or a castling partner did.
    pub(crate) stepped: bool,
    /// An own piece that a contact has moved off its square, and where that was.
    pub(crate) displaced: Option<(Square, Kind)>,
    /// Whether a piece that the move placed stands outside its region.
    pub(crate) outside: bool,
    /// Where the pieces stand that made the move: two, if it is castling.
    pub(crate) movers: [Option<Square>; 2],
    /// Whether a wild piece has eaten a royal piece of the mover right after.
    pub(crate) eaten_royal: bool,
}

impl Ply {
    #[inline(always)]
    pub(crate) fn new(mover: Player, made: Move, kind: Kind) -> Self {
        Self {
            mover,
            made,
            kind,
            taken: KindSet::NONE,
            removed: false,
            promoted: false,
            stepped: false,
            displaced: None,
            outside: false,
            movers: [None; 2],
            eaten_royal: false,
        }
    }

    /// Whether the move took, struck or met an enemy or wild piece.
    #[inline(always)]
    pub(crate) const fn captures(&self) -> bool {
        !self.taken.is_empty()
    }

    /// Whether the move resets the no-progress clock.
    #[inline(always)]
    pub(crate) const fn progress(&self) -> bool {
        self.captures() || self.removed || self.promoted
    }
}

/// A piece as it will stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) on: Square,
    pub(crate) cell: Cell,
    pub(crate) facing: Facing,
    pub(crate) rest: u8,
    /// Whether it keeps the mark of a piece that has never moved.
    pub(crate) unmoved: bool,
}

/// A piece that survives being met.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Survivor {
    /// Where it stood.
    pub(crate) stood: Square,
    /// What it was.
    pub(crate) was: Cell,
    /// How it stands afterwards.
    pub(crate) standing: Standing,
}

/// A step of a piece, a capture, or a strike, judged on the board before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act<S> {
    pub(crate) ply: Ply,
    /// Where the moving piece stands.
    pub(crate) from: Square,
    /// The piece that is removed from the square it was met on.
    pub(crate) victim: Option<Square>,
    /// What is swept away on the way.
    pub(crate) swept: S,
    /// The moving piece afterwards.
    pub(crate) mover: Standing,
    /// The piece that was met, if it survives.
    pub(crate) survivor: Option<Survivor>,
    /// Where a capture took place, as an explosion sees it.
    pub(crate) centre: Square,
}

impl<S: SquareSet> Act<S> {
    /// Judges a step on the board before it.
    #[inline(always)]
    pub(crate) fn judge<R: Rules<Set = S>>(
        rules: &R,
        at: &Position<R>,
        player: Player,
        made: Move,
    ) -> Self {
        let (from, to) = (made.from().unwrap_or_default(), made.to());
        let kind = at.cell(from).kind();
        let mut ply = Ply::new(player, made, kind);
        let victim = target(rules, at, player, made);
        let mut swept = sweep::swept(rules, at, player, made);
        if let Some(victim) = victim {
            // A piece that is taken in passing may stand in the way too: it is met once.
            swept &= !S::of(victim);
        }
        let mut meeting = Meeting::ordinary(kind);
        if const { R::MAY.meetings() }
            && let Some(victim) = victim
        {
            meeting = meeting::judge(rules, at, player, kind, victim, made.passes());
        }
        let own = victim.is_some_and(|victim| at.of(player).has(victim));
        if let Some(victim) = victim.filter(|_| !own) {
            ply.taken = ply.taken.with(at.cell(victim).kind());
        }
        if const { R::MAY.sweeps() } {
            for square in (swept & !at.of(player)).iter() {
                ply.taken = ply.taken.with(at.cell(square).kind());
            }
        }
        let stays = meeting.stays;
        ply.stepped = !stays;
        ply.promoted = made.promotion().is_some();
        let becomes = made.promotion().unwrap_or(meeting.becomes);
        let owner = strike::owner_after(rules, player, kind, || ply.captures());
        let mover = Standing {
            on: if stays { from } else { to },
            cell: Cell::new(becomes, owner),
            facing: turning::changed(rules, kind, becomes, at.facing(from)),
            rest: rest::after_move(rules, becomes),
            unmoved: stays && owner == player && at.unmoved().has(from),
        };
        // A strike in place is centred on what it struck, also in passing.
        let centre = if stays { victim.unwrap_or(to) } else { to };
        let mut act = Self { ply, from, victim, swept, mover, survivor: None, centre };
        if const { R::MAY.meetings() } {
            act.spare(rules, at, meeting);
        }
        act
    }

    /// Finds out where a piece that survives the meeting will stand.
    fn spare<R: Rules<Set = S>>(&mut self, rules: &R, at: &Position<R>, meeting: Meeting) {
        let Some(victim) = self.victim else { return };
        let Some((_, owner)) = at.cell(victim).piece() else { return };
        let (kind, on) = match meeting.fate {
            Fate::Removed => return,
            Fate::Stays(kind) => (kind, Some(victim)),
            Fate::Swaps(kind) => (kind, Some(self.from)),
            Fate::Placed(kind) => match self.ply.made {
                Move::Place { landing, .. } | Move::Sweep { landing: Some(landing), .. } => {
                    (kind, Some(landing))
                }
                _ => return,
            },
            Fate::Home(kind) => (kind, strike::home(rules, kind, owner, victim)),
        };
        let Some(on) = on else { return };
        let changed = kind != at.cell(victim).kind();
        let enters = changed && meeting.struck;
        let (kind, promoted) = promotion::on_entry(rules, owner, kind, on, enters);
        self.ply.promoted |= promoted;
        let own = owner == self.ply.mover;
        let standing = Standing {
            on,
            cell: Cell::new(kind, owner),
            facing: turning::changed(rules, at.cell(victim).kind(), kind, at.facing(victim)),
            rest: if own { rest::turns(at, victim) } else { 0 },
            unmoved: on == victim && at.unmoved().has(victim),
        };
        if own && on != victim {
            self.ply.displaced = Some((victim, at.cell(victim).kind()));
        }
        self.victim = None;
        self.survivor = Some(Survivor { stood: victim, was: at.cell(victim), standing });
    }

    /// Carries the move out on the board that it was judged on.
    #[inline(always)]
    pub(crate) fn carry_out<R: Rules<Set = S>>(&mut self, rules: &R, at: &mut Position<R>) {
        self.clear(rules, at);
        self.lift(at);
        self.arrive(at);
        self.put_survivor(rules, at);
        self.settle(rules, at);
    }

    /// What is taken and swept leaves.
    #[inline(always)]
    pub(crate) fn clear<R: Rules<Set = S>>(&mut self, rules: &R, at: &mut Position<R>) {
        if let Some(victim) = self.victim {
            self.take(rules, at, victim);
        }
        if const { R::MAY.sweeps() } {
            for square in self.swept.iter() {
                self.take(rules, at, square);
            }
        }
    }

    /// The moving piece leaves, and so does one that survives.
    #[inline(always)]
    pub(crate) fn lift<R: Rules<Set = S>>(&self, at: &mut Position<R>) {
        if const { R::MAY.meetings() }
            && let Some(survivor) = self.survivor
        {
            at.remove(survivor.stood);
            at.forget(survivor.stood);
        }
        at.remove(self.from);
        at.forget(self.from);
    }

    /// Removes a piece: an enemy's or a wild one as taken, one's own as gone.
    #[inline(always)]
    fn take<R: Rules<Set = S>>(&mut self, rules: &R, at: &mut Position<R>, square: Square) {
        wild::reward(rules, at, self.ply.mover, square);
        let cell = at.remove(square);
        at.forget(square);
        self.ply.removed |= !cell.is_empty();
        let own = cell.piece().is_some_and(|(_, owner)| owner == self.ply.mover);
        if !cell.is_empty() && !own {
            drops::hold(rules, at, self.ply.mover, cell.kind());
        }
    }

    /// The moving piece arrives, changed by what it met, by promotion, and by changing sides.
    #[inline(always)]
    pub(crate) fn arrive<R: Rules<Set = S>>(&self, at: &mut Position<R>) {
        at.set_down(self.mover);
    }

    /// A piece that survived is put down; where its place is taken it is removed, as captured
    ///
    #[inline(always)]
    pub(crate) fn put_survivor<R: Rules<Set = S>>(&mut self, rules: &R, at: &mut Position<R>) {
        if const { !R::MAY.meetings() } {
            return;
        }
        let Some(Survivor { was, standing, .. }) = self.survivor else { return };
        if !at.occupied().has(standing.on) {
            at.set_down(standing);
            return;
        }
        self.survivor = None;
        self.ply.removed = true;
        if was.piece().is_some_and(|(_, owner)| owner != self.ply.mover) {
            drops::hold(rules, at, self.ply.mover, was.kind());
        }
    }

    /// Ground is claimed, and what explodes goes.
    #[inline(always)]
    pub(crate) fn settle<R: Rules<Set = S>>(&mut self, rules: &R, at: &mut Position<R>) {
        if self.ply.stepped {
            territory::claim(rules, at, self.ply.mover, S::of(self.mover.on));
        }
        explosion::set_off(rules, at, &self.ply, self.mover.on, self.centre);
        self.ply.movers = [Some(self.mover.on), None];
        self.ply.outside = self.mover_outside(rules, at) || self.survivor_outside(rules, at);
    }

    /// Whether the explosion of the capture would take the piece that was met and has survived.
    pub(crate) fn loses_survivor<R: Rules<Set = S>>(&self, rules: &R) -> bool {
        self.survivor.is_some_and(|Survivor { standing, .. }| {
            let Standing { on, cell, .. } = standing;
            explosion::goes_off(rules, &self.ply)
                && explosion::takes(rules, self.ply.mover, self.centre, on, cell.kind())
        })
    }

    /// Whether the moving piece stands outside its region, if the move placed or changed it.
    #[inline(always)]
    fn mover_outside<R: Rules<Set = S>>(&self, rules: &R, at: &Position<R>) -> bool {
        let was = Cell::new(self.ply.kind, self.ply.mover);
        (self.ply.stepped || self.mover.cell != was) && region::outside(rules, at, self.mover.on)
    }

    /// Whether a piece that was met and has survived stands outside its region.
    #[inline(always)]
    pub(crate) fn survivor_outside<R: Rules<Set = S>>(&self, rules: &R, at: &Position<R>) -> bool {
        R::MAY.meetings()
            && self
                .survivor
                .is_some_and(|survivor| region::outside(rules, at, survivor.standing.on))
    }
}

/// The square of the piece that a step is made onto, or that it takes in passing.
#[inline(always)]
fn target<R: Rules>(rules: &R, at: &Position<R>, player: Player, made: Move) -> Option<Square> {
    if made.passes() {
        return en_passant::victim(rules, at, player, made.to());
    }
    (!at.cell(made.to()).is_empty()).then_some(made.to())
}

impl<R: Rules> Position<R> {
    /// Puts down a piece as it is to stand, on an empty square.
    #[inline(always)]
    pub(crate) fn set_down(&mut self, standing: Standing) {
        let Standing { on, cell, facing, rest, unmoved } = standing;
        self.put(on, cell);
        self.point(on, facing);
        rest::set(self, on, rest);
        self.forget(on);
        if const { R::MAY.unmoved() } && unmoved {
            self.unmoved |= R::Set::of(on);
        }
    }
}
