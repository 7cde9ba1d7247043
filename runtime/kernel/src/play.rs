//! Making a move.

use crate::{Cell, Kind, Move, Player, Position, Rules, Square, SquareSet, rule};

/// What stood before a move, as far as endings ask.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    /// Whether each player had a royal piece.
    pub(crate) royal: [bool; 2],
    /// Whether each player had royal pieces alone.
    pub(crate) bare: [bool; 2],
}

impl Before {
    #[inline(always)]
    fn of<R: Rules>(rules: &R, at: &Position<R>) -> Self {
        let mut before = Self { royal: [false; 2], bare: [false; 2] };
        if const { R::MAY.royal_loss() } {
            before.royal =
                Player::BOTH.map(|player| rule::royal_loss::has_royal(rules, at, player));
        }
        if const { R::MAY.bare_royal() } {
            before.bare = Player::BOTH.map(|player| rule::bare_royal::bare(rules, at, player));
        }
        before
    }
}

/// What one move did, for the rules that look at it afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ply {
    /// Who made it.
    pub(crate) mover: Player,
    /// The move.
    pub(crate) made: Move,
    /// The kind the moving piece had before.
    pub(crate) kind: Kind,
    /// What was taken.
    pub(crate) taken: Cell,
    /// Whether the piece promoted.
    pub(crate) promoted: bool,
}

impl Ply {
    /// Whether the move resets the no-progress clock.
    #[inline(always)]
    const fn progress(&self) -> bool {
        !self.taken.is_empty() || self.promoted
    }
}

impl<R: Rules> Position<R> {
    /// The position after a legal move.
    #[inline(never)]
    #[must_use]
    pub fn after(&self, rules: &R, made: Move) -> Self {
        let mut next = *self;
        next.play(rules, made);
        next
    }

    /// Makes a legal move.
    #[inline(always)]
    pub fn play(&mut self, rules: &R, made: Move) {
        let before = Before::of(rules, self);
        let ply = self.make(rules, made);
        self.ply += 1;
        self.no_progress = if ply.progress() { 0 } else { self.no_progress + 1 };
        self.to_move = ply.mover.other();
        self.settled = true;
        if const { R::MAY.check_limit() } {
            rule::check_limit::count(rules, self, &ply);
        }
        self.ended = rule::endings::found(rules, &before, self, &ply);
    }

    /// Moves the pieces, and renews the rights that depend on them.
    #[inline(always)]
    fn make(&mut self, rules: &R, made: Move) -> Ply {
        let mover = self.to_move;
        let kind = match (made, made.from()) {
            (Move::Drop { kind, .. }, _) => kind,
            (_, from) => self.cell(from.unwrap_or_default()).kind(),
        };
        let mut ply = Ply { mover, made, kind, taken: Cell::EMPTY, promoted: false };
        if const { R::MAY.en_passant() } {
            self.passed = R::Set::EMPTY;
        }
        match made {
            Move::Step { from, to, promotion } => {
                ply.taken = self.remove(to);
                ply.promoted = promotion.is_some();
                if const { R::MAY.en_passant() } && ply.taken.is_empty() {
                    rule::en_passant::open(rules, self, &ply, promotion);
                }
                self.carry(from, to, Cell::new(promotion.unwrap_or(kind), mover));
            }
            Move::EnPassant { from, to, promotion } => {
                let passer = self.passer;
                ply.taken = self.remove(passer);
                ply.promoted = promotion.is_some();
                self.carry(from, to, Cell::new(promotion.unwrap_or(kind), mover));
                self.forget(passer);
            }
            Move::Castle { from, to, partner } => {
                rule::castling::make(rules, self, from, to, partner);
            }
            Move::Drop { kind, to } => rule::drops::make(rules, self, kind, to),
        }
        if !ply.taken.is_empty() {
            rule::drops::hold(rules, self, mover, ply.taken.kind());
            rule::explosion::set_off(rules, self, kind, ply.taken, made.to());
        }
        ply
    }

    /// Moves a piece to an empty square, where it is what `cell` says.
    #[inline(always)]
    pub(crate) fn carry(&mut self, from: Square, to: Square, cell: Cell) {
        self.remove(from);
        self.put(to, cell);
        self.forget(from);
        self.forget(to);
    }

    /// What stands on this square from now on counts as having moved.
    #[inline(always)]
    pub(crate) fn forget(&mut self, square: Square) {
        if const { R::MAY.unmoved() } {
            self.unmoved &= !R::Set::of(square);
        }
    }
}
