//! Attack: what a player could take, were it his move. A capture that would cost him his
//! own last royal piece is no attack, however the game is won.

use super::{en_passant, explosion, royal_loss};
use crate::act::Act;
use crate::generate::{self, Attempt};
use crate::{Kind, Move, Player, Position, Rules, Square, SquareSet};

/// Whether a player attacks the piece on a square.
pub(crate) fn on<R: Rules>(rules: &R, at: &Position<R>, by: Player, on: Square) -> bool {
    let kind = at.cell(on).kind();
    if told_by_trial(rules, kind) {
        return succeeds(rules, at, by, on);
    }
    by_sets(rules, at, by, kind, on, at.occupied(), R::Set::EMPTY)
        || en_passant::threatens(rules, at, by, on)
}

/// Whether a player attacks a piece of kind `victim` on a square, with these squares occupied and
/// without some of his pieces, captures in passing left out: where no trial is needed.
#[inline(always)]
pub(crate) fn by_sets<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
    occupied: R::Set,
    gone: R::Set,
) -> bool {
    let attackers = rules.attackers(at, by, victim, on, occupied) & !gone;
    if const { R::MAY.explosions() } {
        let costly = |from| explosion::suicidal(rules, at, by, from, (victim, on), gone);
        return attackers.iter().any(|from| !costly(from));
    }
    attackers.any()
}

/// Whether attacks on a kind hang on what would come of the capture, which is told by making it.
#[inline(always)]
pub(crate) fn told_by_trial<R: Rules>(rules: &R, victim: Kind) -> bool {
    (R::MAY.sweeps() || R::MAY.meetings()) && rules.tables().tried.has(victim)
}

/// Whether one of the captures by which a player would take what stands on a square can be made.
fn succeeds<R: Rules>(rules: &R, at: &Position<R>, by: Player, on: Square) -> bool {
    let kind = at.cell(on).kind();
    let able = if rules.tables().royals.has(kind) {
        // No strike and no contact reaches a royal piece.
        rules.attackers(at, by, kind, on, at.occupied())
    } else {
        at.of(by)
    };
    let mut succeeds = false;
    let mut ask = |attempt: Attempt, swept: R::Set| {
        if !succeeds && (attempt.victim == Some(on) || swept.has(on)) {
            succeeds = can_be_made(rules, at, by, attempt);
        }
    };
    for from in able.iter() {
        generate::captures(rules, at, by, from, |attempt| ask(attempt, R::Set::EMPTY));
        generate::sweeps(rules, at, by, from, |swept, attempt| ask(attempt, swept));
    }
    en_passant::each(rules, at, by, |attempt| {
        ask(attempt, super::sweep::swept(rules, at, by, attempt.made));
    });
    succeeds
}

/// Whether a capture can be made in some way: every piece then stands within its region, and the
/// player keeps a royal piece, if he has one. Where there is nothing that the capturer could promote
/// to, it attacks all the same.
fn can_be_made<R: Rules>(rules: &R, at: &Position<R>, by: Player, attempt: Attempt) -> bool {
    let meeting = attempt.meeting(rules, at, by);
    let mut can = false;
    attempt.each_landing(rules, at, by, meeting, |made| {
        let mut choices = 0;
        attempt.each_promotion(rules, at, by, meeting, |promotion| {
            choices += 1;
            can |= made_well(rules, at, by, made.promoting(promotion), true);
        });
        can |= choices == 0 && made_well(rules, at, by, made, false);
    });
    can
}

/// Whether a capture leaves all pieces that it places within their regions, the capturer among them
/// if it counts, and does not destroy its player's last royal piece; one that is promoted is not.
fn made_well<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    made: Move,
    capturer_counts: bool,
) -> bool {
    let mut after = *at;
    let mut act = Act::<R::Set>::judge(rules, at, by, made);
    act.carry_out(rules, &mut after);
    let outside =
        if capturer_counts { act.ply.outside } else { act.survivor_outside(rules, &after) };
    let has = |at| royal_loss::has_royal(rules, at, by);
    let stands = after.cell(act.mover.on) == act.mover.cell;
    let royal = rules.tables().royals.has(act.ply.kind);
    !outside && (has(&after) || !has(at) || royal && stands)
}
