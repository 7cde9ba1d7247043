//! Castling: a piece and a partner that have not moved make one move together, along their rank
//!

use crate::facts::{Castling, Landing};
use crate::{Move, Player, Position, Rules, Square, SquareSet};

/// One castling move in detail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castle {
    /// Where the castling piece stands.
    pub(crate) king: Square,
    /// Where it lands.
    pub(crate) king_to: Square,
    /// Where the partner stands.
    pub(crate) partner: Square,
    /// Where the partner lands.
    pub(crate) partner_to: Square,
}

impl Castle {
    /// The move.
    pub(crate) const fn made(self) -> Move {
        Move::Castle { from: self.king, to: self.king_to, partner: self.partner }
    }

    /// What is occupied after the move, of what is before.
    pub(crate) fn occupied<S: SquareSet>(self, before: S) -> S {
        before & !S::of(self.king) & !S::of(self.partner)
            | S::of(self.king_to)
            | S::of(self.partner_to)
    }

    /// The squares strictly between where the castling piece starts and lands.
    pub(crate) fn crossed<S: SquareSet>(self) -> S {
        span::<S>(&[self.king, self.king_to]) & !S::of(self.king) & !S::of(self.king_to)
    }
}

/// Calls `found` with each castling move whose way is free. Whether it is safe is the business of
/// the tier.
#[inline(always)]
pub(crate) fn each<R: Rules>(rules: &R, at: &Position<R>, mut found: impl FnMut(Castle)) {
    if const { !R::MAY.castling() } || at.unmoved.is_empty() {
        return;
    }
    let Some(castling) = rules.facts().castling else { return };
    let ready = at.unmoved & at.of(at.to_move);
    let partners = ready & at.of_kind(castling.partner);
    let kings = ready & at.of_kind(castling.king);
    if partners.is_empty() || kings.is_empty() {
        return;
    }
    for king in kings.iter() {
        for partner in partners.iter() {
            if !adjoining(rules, at, king, partner) {
                continue;
            }
            let castle = landing(rules, castling, king, partner);
            if let Some(castle) = castle.filter(|castle| free(rules, at, *castle)) {
                found(castle);
            }
        }
    }
}

/// Whether the partner is the first thing on the rank of the castling piece in its direction. A
/// wall is nothing here: it blocks the way instead.
#[inline(always)]
fn adjoining<R: Rules>(rules: &R, at: &Position<R>, king: Square, partner: Square) -> bool {
    let two = R::Set::of(king) | R::Set::of(partner);
    let files = rules.facts().board.files;
    span::<R::Set>(&[king, partner]) & at.occupied() == two
        && king != partner
        && king.0 / files == partner.0 / files
}

/// Where the two land, if both can.
fn landing<R: Rules>(
    rules: &R,
    castling: Castling,
    king: Square,
    partner: Square,
) -> Option<Castle> {
    let upward = partner > king;
    let files = rules.facts().board.files;
    let (file, first) = (king.0 % files, king.0 - king.0 % files);
    let king_file = match castling.lands {
        Landing::Files(lands) => lands[usize::from(upward)],
        Landing::Steps(steps) if upward => file.checked_add(steps)?,
        Landing::Steps(steps) => file.checked_sub(steps)?,
    };
    let partner_file = partner_file(castling, file, king_file, upward)?;
    let castle = Castle {
        king,
        king_to: Square(first.checked_add(king_file)?),
        partner,
        partner_to: Square(first.checked_add(partner_file)?),
    };
    let on_board = king_file < files && partner_file < files;
    let apart = king_file != partner_file;
    let moves = castle.king_to != king || castle.partner_to != partner;
    (on_board && apart && moves).then_some(castle)
}

/// The file the partner lands on: the rule's, or next to the castling piece on the side it came
/// from; where that stays, on the side away from its partner.
fn partner_file(castling: Castling, start: u8, lands: u8, upward: bool) -> Option<u8> {
    match castling.partner_files {
        Some(files) => Some(files[usize::from(upward)]),
        None if lands > start || lands == start && upward => lands.checked_sub(1),
        None => lands.checked_add(1),
    }
}

/// Whether all squares between and including where the two start and land are free, apart from
/// the two, and both may stand where they land.
fn free<R: Rules>(rules: &R, at: &Position<R>, castle: Castle) -> bool {
    let tables = rules.tables();
    let two = R::Set::of(castle.king) | R::Set::of(castle.partner);
    let way =
        span::<R::Set>(&[castle.king, castle.king_to, castle.partner, castle.partner_to]) & !two;
    if (way & at.occupied() | way & !tables.floor).any() {
        return false;
    }
    let suits = |square: Square, to: Square| {
        let kind = at.cell(square).kind();
        let region = tables.kind(at.to_move, kind).region;
        region.is_none_or(|region| region.has(to))
    };
    let stays_free = |square: Square, to: Square| {
        let kind = at.cell(square).kind();
        !super::immobility::strands(rules, at.to_move, kind, to)
    };
    if !stays_free(castle.king, castle.king_to) || !stays_free(castle.partner, castle.partner_to) {
        return false;
    }
    !R::MAY.regions()
        || suits(castle.king, castle.king_to) && suits(castle.partner, castle.partner_to)
}

/// The squares of a rank from the lowest of some to the highest.
fn span<S: SquareSet>(squares: &[Square]) -> S {
    let low = squares.iter().min().copied().unwrap_or_default();
    let high = squares.iter().max().copied().unwrap_or_default();
    S::between(low, high)
}

/// What a castling move does in detail, from its squares.
pub(crate) fn detail<R: Rules>(rules: &R, from: Square, to: Square, partner: Square) -> Castle {
    let files = rules.facts().board.files;
    let (file, first) = (from.0 % files, from.0 - from.0 % files);
    let lands = rules
        .facts()
        .castling
        .and_then(|castling| partner_file(castling, file, to.0 - first, partner > from));
    let partner_to = lands.map_or(partner, |lands| Square(first + lands));
    Castle { king: from, king_to: to, partner, partner_to }
}

/// Moves the two pieces, and says where they stand then.
pub(crate) fn make<R: Rules>(
    rules: &R,
    at: &mut Position<R>,
    from: Square,
    to: Square,
    partner: Square,
) -> [Square; 2] {
    let castle = detail(rules, from, to, partner);
    let facings = [at.facing(from), at.facing(partner)];
    let pieces = [at.remove(from), at.remove(partner)];
    let landings = [castle.king_to, castle.partner_to];
    for ((square, piece), facing) in landings.into_iter().zip(pieces).zip(facings) {
        at.put(square, piece);
        at.point(square, facing);
        at.forget(square);
        super::rest::set(at, square, super::rest::after_move(rules, piece.kind()));
        super::territory::claim(rules, at, at.to_move, R::Set::of(square));
    }
    at.forget(from);
    at.forget(partner);
    // One of the two may stay where it is, and has not moved then.
    for (start, end) in [(from, castle.king_to), (partner, castle.partner_to)] {
        if start == end {
            at.unmoved |= R::Set::of(start);
        }
    }
    landings
}

/// The squares of unmoved pieces that could still castle with one another: pairs of a castling
/// piece and a partner of one player on one rank.
pub(crate) fn rights<R: Rules>(rules: &R, at: &Position<R>) -> R::Set {
    let Some(castling) = rules.facts().castling else { return R::Set::EMPTY };
    let files = rules.facts().board.files;
    let mut rights = R::Set::EMPTY;
    for player in Player::BOTH {
        let ready = at.unmoved & at.of(player);
        for king in (ready & at.of_kind(castling.king)).iter() {
            let first = king.0 - king.0 % files;
            let rank = span::<R::Set>(&[Square(first), Square(first + (files - 1))]);
            let partners = rank & ready & at.of_kind(castling.partner) & !R::Set::of(king);
            if partners.any() {
                rights |= partners | R::Set::of(king);
            }
        }
    }
    rights
}
