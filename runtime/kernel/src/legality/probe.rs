//! The probe tier: whether a move leaves a royal piece attacked is told from what it changes,
//! without making it.

use super::everything;
use crate::rule::{castling, check};
use crate::{Kind, Move, Player, Position, Rules, Square, SquareSet};

pub(super) fn legal<R: Rules>(rules: &R, at: &Position<R>, out: &mut Vec<Move>) {
    everything(rules, at, out);
    out.retain(|&made| allowed(rules, at, made));
}

/// Whether a move is legal as far as royal pieces go.
pub(super) fn allowed<R: Rules>(rules: &R, at: &Position<R>, made: Move) -> bool {
    let change = Change::of(rules, at, made);
    if let Move::Castle { from, to, partner } = made
        && rules.facts().kind(at.cell(from).kind()).royal
        && !safe_way(rules, at, castling::detail(rules, from, to, partner))
    {
        return false;
    }
    let (us, them) = (at.to_move, at.to_move.other());
    let theirs = rules.royals(at, them);
    if theirs.any() && (theirs & !change.taken).is_empty() {
        return true;
    }
    let royals = change.royals(rules, at, us);
    royals.any()
        && royals.iter().all(|royal| {
            let kind = change.kind_on(at, royal);
            let attackers = rules.attackers(at, them, kind, royal, change.occupied);
            (attackers & !change.taken).is_empty()
        })
}

/// Whether a royal piece may castle along its way: the player is not in check, and no square that
/// it crosses is attacked while it stands there and its partner is still at home.
pub(super) fn safe_way<R: Rules>(rules: &R, at: &Position<R>, castle: castling::Castle) -> bool {
    !check::attacked(rules, at, at.to_move) && safe_crossing(rules, at, castle)
}

/// The second half of that.
pub(super) fn safe_crossing<R: Rules>(
    rules: &R,
    at: &Position<R>,
    castle: castling::Castle,
) -> bool {
    let kind = at.cell(castle.king).kind();
    let crossed: R::Set = castle.crossed();
    crossed.iter().all(|square| {
        let occupied = at.occupied() & !R::Set::of(castle.king) | R::Set::of(square);
        rules.attackers(at, at.to_move.other(), kind, square, occupied).is_empty()
    })
}

/// What a move would change.
struct Change<S> {
    /// The enemy piece it takes.
    taken: S,
    /// What is occupied afterwards.
    occupied: S,
    /// Squares that pieces of the mover leave.
    left: S,
    /// The pieces that arrive, and where: the second is a castling partner.
    arrived: [(Square, Kind); 2],
}

impl<S: SquareSet> Change<S> {
    fn of<R: Rules<Set = S>>(rules: &R, at: &Position<R>, made: Move) -> Self {
        let mover = at.cell(made.from()).kind();
        let (from, to) = (S::of(made.from()), S::of(made.to()));
        match made {
            Move::Step { to: square, promotion, .. } => Self {
                taken: to & at.of(at.to_move.other()),
                occupied: at.occupied() & !from | to,
                left: from,
                arrived: [(square, promotion.unwrap_or(mover)); 2],
            },
            Move::EnPassant { to: square, promotion, .. } => {
                let taken = S::of(at.passer);
                Self {
                    taken,
                    occupied: at.occupied() & !from & !taken | to,
                    left: from,
                    arrived: [(square, promotion.unwrap_or(mover)); 2],
                }
            }
            Move::Castle { from: king, to: square, partner } => {
                let castle = castling::detail(rules, king, square, partner);
                let left = from | S::of(partner);
                let partner_kind = at.cell(partner).kind();
                Self {
                    taken: S::EMPTY,
                    occupied: at.occupied() & !left | to | S::of(castle.partner_to),
                    left,
                    arrived: [(square, mover), (castle.partner_to, partner_kind)],
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
            .filter(|(_, kind)| royal.has(*kind))
            .fold(stayed, |set, (square, _)| set | S::of(*square))
    }

    /// What stands on one of the mover's squares afterwards.
    fn kind_on<R: Rules<Set = S>>(&self, at: &Position<R>, square: Square) -> Kind {
        let arrived = self.arrived.iter().find(|(to, _)| *to == square);
        arrived.map_or_else(|| at.cell(square).kind(), |(_, kind)| *kind)
    }
}
