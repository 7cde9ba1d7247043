//! Making a move.

use crate::act::{Act, Ply};
use crate::{Move, Player, Position, Rules, SquareSet, rule};

/// What stood before a move, as far as endings ask.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    /// Whether each player had a royal piece.
    pub(crate) royal: [bool; 2],
    /// Whether each player had royal pieces alone.
    pub(crate) bare: [bool; 2],
    /// Whether each player had a piece on the board.
    pub(crate) pieces: [bool; 2],
}

impl Before {
    #[inline(always)]
    pub(crate) fn of<R: Rules>(rules: &R, at: &Position<R>) -> Self {
        let mut before = Self { royal: [false; 2], bare: [false; 2], pieces: [true; 2] };
        if const { R::MAY.annihilation() } {
            before.pieces = Player::BOTH.map(|player| at.of(player).any());
        }
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
        self.play_out(rules, made);
    }

    /// Makes a move, and says what it did.
    #[inline(always)]
    pub(crate) fn play_out(&mut self, rules: &R, made: Move) -> Ply {
        let before = Before::of(rules, self);
        rule::rest::tick(self, self.to_move);
        let mut ply = self.make(rules, made);
        rule::wild::walk(rules, self, &mut ply);
        self.ply += 1;
        self.no_progress = if ply.progress() { 0 } else { self.no_progress + 1 };
        self.settled = true;
        rule::turn::pass(rules, self);
        if const { R::MAY.check_limit() } {
            rule::check_limit::count(rules, self, &ply);
        }
        self.ended = rule::endings::found(rules, before, self, &ply);
        rule::spies::after(rules, self);
        ply
    }

    /// Moves the pieces, and renews the rights that depend on them.
    #[inline(always)]
    pub(crate) fn make(&mut self, rules: &R, made: Move) -> Ply {
        match made {
            Move::Castle { from, to, partner } => {
                let ply = Ply::new(self.to_move, made, self.cell(from).kind());
                self.lapse(made);
                let ends = rule::castling::make(rules, self, from, to, partner);
                Ply { stepped: true, movers: ends.map(Some), ..ply }
            }
            Move::Drop { kind, to } => {
                self.lapse(made);
                rule::drops::make(rules, self, kind, to)
            }
            Move::Turn { at, facing } => {
                let ply = Ply::new(self.to_move, made, self.cell(at).kind());
                self.lapse(made);
                self.point(at, facing);
                rule::rest::set(self, at, rule::rest::after_move(rules, ply.kind));
                Ply { movers: [Some(at), None], ..ply }
            }
            Move::Shift { from, to } => {
                self.lapse(made);
                rule::portals::shift(rules, self, from, to)
            }
            // The usual move, known for what it is all the way.
            Move::Step { from, to, promotion } => {
                self.step(rules, Move::Step { from, to, promotion })
            }
            Move::EnPassant { .. }
            | Move::Sweep { .. }
            | Move::Place { .. }
            | Move::Enter { .. } => self.step_otherwise(rules, made),
        }
    }

    /// Makes a step that is no plain one, apart from those, which are many more.
    #[inline(never)]
    fn step_otherwise(&mut self, rules: &R, made: Move) -> Ply {
        self.step(rules, made)
    }

    /// What held for this move alone lapses: rights to take in passing, the bar of a portal.
    #[inline(always)]
    fn lapse(&mut self, made: Move) {
        rule::en_passant::begin(self, self.to_move, made);
        rule::portals::unbar(self);
    }

    /// Makes a step or a capture.
    #[inline(always)]
    fn step(&mut self, rules: &R, made: Move) -> Ply {
        let mut act = Act::<R::Set>::judge(rules, self, self.to_move, made);
        self.lapse(made);
        rule::en_passant::open(rules, self, &act.ply);
        act.carry_out(rules, self);
        act.ply
    }

    /// What stands on this square from now on counts as having moved.
    #[inline(always)]
    pub(crate) fn forget(&mut self, square: crate::Square) {
        if const { R::MAY.unmoved() } {
            self.unmoved &= !R::Set::of(square);
        }
    }
}
