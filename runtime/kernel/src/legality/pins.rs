//! The pins tier: one royal piece, attacked by leaps and slides alone. What gives check, what is
//! pinned and which squares answer a check are found once, and every move follows from that.

use super::probe;
use crate::generate::Generator;
use crate::rule::castling::Castle;
use crate::{Kind, Move, Player, Position, Rules, Square, SquareSet, rule};

/// How many pins are kept. A position with more is left to the probe tier.
const MOST_PINS: usize = 8;

/// The attacks on the royal piece of the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threats<S> {
    /// The pieces that give check.
    pub(super) checkers: S,
    /// The squares where another piece's move answers every check: all of them, without one.
    pub(super) answers: S,
    /// The pieces that are pinned.
    pub(super) pinned: S,
    pins: [(Square, S); MOST_PINS],
    count: usize,
}

impl<S: SquareSet> Threats<S> {
    /// The threats to the royal piece on `king`, or nothing if there are too many pins to keep.
    #[inline(always)]
    pub(super) fn on<R: Rules<Set = S>>(
        rules: &R,
        at: &Position<R>,
        us: Player,
        king: Square,
        kind: Kind,
    ) -> Option<Self> {
        let them = us.other();
        let occupied = at.occupied();
        let leapers = rules.leapers(at, them, kind, king);
        let mut threats = Self {
            checkers: leapers,
            answers: if leapers.several() {
                S::EMPTY
            } else if leapers.any() {
                leapers
            } else {
                !S::EMPTY
            },
            pinned: S::EMPTY,
            pins: [(Square(0), S::EMPTY); MOST_PINS],
            count: 0,
        };
        let mut overflow = false;
        rules.snipers(at, them, kind, king, |sniper, between| {
            let blockers = between & occupied;
            let line = between | S::of(sniper);
            if blockers.is_empty() {
                threats.checkers |= S::of(sniper);
                threats.answers &= line;
            } else if !blockers.several() && (blockers & at.of(us)).any() {
                overflow |= !threats.pin(blockers, line);
            }
        });
        (!overflow).then_some(threats)
    }

    /// Notes a pin; says whether there was room.
    #[inline(always)]
    fn pin(&mut self, pinned: S, line: S) -> bool {
        if self.count == MOST_PINS {
            return false;
        }
        self.pinned |= pinned;
        self.pins[self.count] = (pinned.first(), line);
        self.count += 1;
        true
    }

    /// Calls `found` with each pinned piece and the squares it may move to. A piece pinned along
    /// two lines keeps to both.
    #[inline(always)]
    pub(super) fn each_pinned(&self, mut found: impl FnMut(Square, S)) {
        let pins = &self.pins[..self.count];
        for (i, &(square, line)) in pins.iter().enumerate() {
            if pins[..i].iter().any(|&(known, _)| known == square) {
                continue;
            }
            let others = pins[i + 1..].iter().filter(|(other, _)| *other == square);
            found(square, others.fold(line, |lines, &(_, line)| lines & line));
        }
    }
}

pub(super) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    let us = at.to_move;
    let king = rules.royals(at, us).first();
    let kind = at.cell(king).kind();
    let Some(threats) = Threats::on(rules, at, us, king, kind) else {
        return probe::legal(rules, at, out);
    };
    rule::drops::add(rules, at, threats.answers, out);
    if rule::drops::placing(rules, at, us) {
        return;
    }
    let mut generator = Generator::new(rules, at, out);
    let safe = royal_ends(rules, at, us, king, kind);
    generator.piece(king, safe);
    if !threats.checkers.several() || threats.answers.any() {
        for from in (at.of(us) & !threats.pinned & !R::Set::of(king)).iter() {
            generator.piece(from, threats.answers);
        }
        threats.each_pinned(|from, line| generator.piece(from, line & threats.answers));
    }
    rule::en_passant::add(rules, at, out, |made| probe::allowed(rules, at, made));
    castles(rules, at, &threats, (king, safe), |made| out.push(made));
}

/// The squares the royal piece can safely move to.
#[inline(always)]
pub(super) fn royal_ends<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    king: Square,
    kind: Kind,
) -> R::Set {
    let occupied = at.occupied();
    let ends = crate::generate::ends(rules, at, us, kind, king, occupied);
    let without = occupied & !R::Set::of(king);
    ends.iter().fold(R::Set::EMPTY, |safe, to| {
        let attackers = rules.attackers(at, us.other(), kind, to, without) & !R::Set::of(to);
        if attackers.is_empty() { safe | R::Set::of(to) } else { safe }
    })
}

/// Calls `found` with each legal castling move. `safe` are the squares that the royal piece on
/// `king` can safely move to: most of those that it crosses are among them.
#[inline(always)]
pub(super) fn castles<R: Rules>(
    rules: &R,
    at: &Position<R>,
    threats: &Threats<R::Set>,
    (king, safe): (Square, R::Set),
    mut found: impl FnMut(Move),
) {
    rule::castling::each(rules, at, |castle| {
        let legal = if castle.king == king {
            threats.checkers.is_empty() && royal_castles(rules, at, castle, safe)
        } else {
            probe::allowed(rules, at, castle.made())
        };
        if legal {
            found(castle.made());
        }
    });
}

/// Whether the royal piece, not in check, castles over safe squares to a safe one.
fn royal_castles<R: Rules>(rules: &R, at: &Position<R>, castle: Castle, safe: R::Set) -> bool {
    let (us, kind) = (at.to_move, at.cell(castle.king).kind());
    let crossed: R::Set = castle.crossed();
    let known = rules.reach(at, us, kind, castle.king, at.occupied()).quiet & !at.occupied();
    let without = at.occupied() & !R::Set::of(castle.king);
    let threatened = |square, occupied| {
        rule::attack::by_sets(rules, at, us.other(), kind, square, occupied, R::Set::EMPTY)
    };
    (crossed & known & !safe).is_empty()
        && !(crossed & !known).iter().any(|square| threatened(square, without))
        && !threatened(castle.king_to, castle.occupied(at.occupied()))
}
