//! The probe tier: whether a move leaves a royal piece attacked is told from what it changes,
//! without making it.

use super::everything;
use crate::rule::{attack, castling, check, en_passant, explosion, facing, royal_loss};
use crate::{Kind, KindSet, Move, Player, Position, Rules, Square, SquareSet};

pub(super) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    everything(rules, at, out);
    match Reliance::of(rules, at) {
        None => out.retain(|&made| allowed(rules, at, made)),
        Some(reliance) => {
            out.retain(|&made| reliance.ignores(rules, at, made) || allowed(rules, at, made));
        }
    }
}

/// Whether a move is legal as far as royal pieces go.
pub(super) fn allowed<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let (us, them) = (at.to_move, at.to_move.other());
    let change = Change::of(rules, at, made);
    let royals = change.royals(rules, at, us);
    let theirs = rules.royals(at, them) & !change.taken;
    let mated = check::binds(rules);
    let loses = |left: R::Set, player| {
        let had = rules.royals(at, player).any();
        had && left.is_empty() && !royal_loss::holds(rules, at, player)
    };
    if mated && loses(royals, us) {
        return false;
    }
    if mated && loses(theirs, them) {
        return true;
    }
    if facing::face(rules, royals, theirs, change.occupied) {
        return false;
    }
    if !mated {
        return true;
    }
    if let Move::Castle { from, to, partner } = made
        && rules.tables().royals.has(at.cell(from).kind())
        && !safe_way(rules, at, castling::detail(rules, from, to, partner))
    {
        return false;
    }
    royals.iter().all(|royal| {
        let kind = change.kind_on(at, royal);
        !attack::by_sets(rules, at, them, kind, royal, change.occupied, change.taken)
    })
}

/// Whether a royal piece may castle along its way: the player is not in check, and no square that
/// it crosses is attacked while it stands there and its partner is still at home.
pub(super) fn safe_way<R: Rules>(rules: &R, at: &Position<R>, castle: castling::Castle) -> bool {
    !check::stands(rules, at, at.to_move) && safe_crossing(rules, at, castle)
}

/// The second half of that.
pub(super) fn safe_crossing<R: Rules>(
    rules: &R,
    at: &Position<R>,
    castle: castling::Castle,
) -> bool {
    let (kind, them) = (at.cell(castle.king).kind(), at.to_move.other());
    let crossed: R::Set = castle.crossed();
    crossed.iter().all(|square| {
        if attack::told_by_trial(rules, kind) {
            let mut crossing = *at;
            let king = crossing.remove(castle.king);
            crossing.remove(square);
            crossing.put(square, king);
            return !attack::on(rules, &crossing, them, square);
        }
        let occupied = at.occupied() & !R::Set::of(castle.king) | R::Set::of(square);
        !attack::by_sets(rules, at, them, kind, square, occupied, R::Set::EMPTY)
    })
}

/// The squares that the safety of the one royal piece relies on: a step of another piece that
/// touches none of them is legal untested.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reliance<S> {
    /// Where the royal piece stands.
    pub(super) royal: S,
    /// The squares on which something coming or going could lay the royal piece open.
    pub(super) squares: S,
}

impl<S: SquareSet> Reliance<S> {
    /// What the player to move relies on; nothing to go by where every move must be tested: in
    /// check, with several royal pieces, or where one of the other player's can be taken.
    pub(super) fn of<R: Rules<Set = S>>(rules: &R, at: &Position<R>) -> Option<Self> {
        let (us, them) = (at.to_move, at.to_move.other());
        let royals = rules.royals(at, us);
        if royals.is_empty() || royals.several() || !at.settled {
            return None;
        }
        let (royal, occupied) = (royals.first(), at.occupied());
        let kind = at.cell(royal).kind();
        let mated = check::binds(rules);
        let mut squares = S::EMPTY;
        if mated {
            if attack::by_sets(rules, at, them, kind, royal, occupied, S::EMPTY) {
                return None;
            }
            rules.snipers(at, them, kind, royal, |_, between| {
                let blockers = between & occupied;
                // An explosion may remove several at once.
                if R::MAY.explosions() || !blockers.several() {
                    squares |= blockers;
                }
            });
            if const { R::MAY.jumps() } {
                rules.jump_paths(at, them, kind, royal, |path| squares |= path);
            }
        }
        let mut faced = false;
        facing::each_between(rules, at, royal, rules.royals(at, them), |between| {
            faced |= between.is_empty();
            if R::MAY.explosions() || !between.several() {
                squares |= between;
            }
        });
        (!faced).then_some(Self { royal: royals, squares })
    }

    /// Whether a move touches none of the squares.
    #[inline(always)]
    pub(super) fn ignores<R: Rules<Set = S>>(
        &self,
        rules: &R,
        at: &Position<R>,
        made: Move,
    ) -> bool {
        let touched = self.squares | self.royal;
        match made {
            Move::Step { from, to, promotion } => {
                let becomes_royal = promotion.is_some_and(|kind| rules.tables().royals.has(kind));
                let quiet = !touched.has(from) && !touched.has(to) && !becomes_royal;
                quiet && (blast(rules, at, made) & touched).is_empty()
            }
            Move::Drop { kind, to } => !touched.has(to) && !rules.tables().royals.has(kind),
            _ => false,
        }
    }
}

/// What a capture would blow up beside the capturer.
#[inline(always)]
fn blast<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> R::Set {
    let (Move::Step { from, to, .. } | Move::EnPassant { from, to, .. }) = made else {
        return R::Set::EMPTY;
    };
    if const { !R::MAY.explosions() } {
        return R::Set::EMPTY;
    }
    let us = at.to_move;
    let victim = if made.passes() { en_passant::victim(rules, at, us, to) } else { Some(to) };
    let cell = victim.map_or(crate::Cell::EMPTY, |victim| at.cell(victim));
    let kinds = KindSet::NONE.with(cell.kind());
    if cell.is_empty() || !explosion::acts(rules, at.cell(from).kind(), kinds) {
        return R::Set::EMPTY;
    }
    explosion::destroyed(rules, at, us, to) | R::Set::of(to)
}

/// What a move would change.
struct Change<S> {
    /// The enemy pieces it takes or destroys.
    taken: S,
    /// What is occupied afterwards.
    occupied: S,
    /// Squares that pieces of the mover leave.
    left: S,
    /// The pieces that arrive, and where: the second is a castling partner.
    arrived: [Option<(Square, Kind)>; 2],
}

impl<S: SquareSet> Change<S> {
    fn of<R: Rules<Set = S>>(rules: &R, at: &Position<R>, made: Move) -> Self {
        let from_square = made.from().unwrap_or_default();
        let mover = at.cell(from_square).kind();
        let (from, to) = (S::of(from_square), S::of(made.to()));
        let becomes = made.promotion().unwrap_or(mover);
        match made {
            Move::Drop { kind, to: square } => Self {
                taken: S::EMPTY,
                occupied: at.occupied() | to,
                left: S::EMPTY,
                arrived: [Some((square, kind)), None],
            },
            Move::Castle { from: king, to: square, partner } => {
                let castle = castling::detail(rules, king, square, partner);
                let partner_kind = at.cell(partner).kind();
                Self {
                    taken: S::EMPTY,
                    occupied: castle.occupied(at.occupied()),
                    left: from | S::of(partner),
                    arrived: [Some((square, mover)), Some((castle.partner_to, partner_kind))],
                }
            }
            _ => {
                let victim = if made.passes() { S::of(at.passer) } else { to };
                let blast = blast(rules, at, made);
                let arrives = blast.is_empty();
                Self {
                    taken: (victim | blast) & at.of(at.to_move.other()),
                    occupied: if arrives {
                        at.occupied() & !from & !victim | to
                    } else {
                        at.occupied() & !from & !victim & !blast
                    },
                    left: from | blast & at.of(at.to_move),
                    arrived: [arrives.then_some((made.to(), becomes)), None],
                }
            }
        }
    }

    /// The mover's royal pieces afterwards.
    fn royals<R: Rules<Set = S>>(&self, rules: &R, at: &Position<R>, us: Player) -> S {
        let royal = rules.tables().royals;
        let stayed = rules.royals(at, us) & !self.left;
        self.arrived
            .iter()
            .flatten()
            .filter(|(_, kind)| royal.has(*kind))
            .fold(stayed, |set, (square, _)| set | S::of(*square))
    }

    /// What stands on one of the mover's squares afterwards.
    fn kind_on<R: Rules<Set = S>>(&self, at: &Position<R>, square: Square) -> Kind {
        let arrived = self.arrived.iter().flatten().find(|(to, _)| *to == square);
        arrived.map_or_else(|| at.cell(square).kind(), |(_, kind)| *kind)
    }
}
