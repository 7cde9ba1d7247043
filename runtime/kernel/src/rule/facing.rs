//! Royal pieces may not face each other: no two opposed ones may stand on one file with nothing
//! between. It is a limit on the mover's moves, not an attack.

use crate::{Player, Position, Rules, Square, SquareSet};

/// Whether some of these royal pieces face some of the others, with these squares occupied; walls
/// hide them too.
#[inline(always)]
pub(crate) fn face<R: Rules>(rules: &R, ours: R::Set, theirs: R::Set, occupied: R::Set) -> bool {
    R::MAY.forbid_facing()
        && rules.facts().forbid_facing
        && ours.iter().any(|royal| {
            let file = rules.tables().files[royal.index()];
            let hides = occupied | !rules.tables().floor;
            (theirs & file).iter().any(|other| (between(file, royal, other) & hides).is_empty())
        })
}

/// Whether the royal pieces of the two players face each other.
pub(crate) fn stands<R: Rules>(rules: &R, at: &Position<R>, player: Player) -> bool {
    let [ours, theirs] = [player, player.other()].map(|player| rules.royals(at, player));
    face(rules, ours, theirs, at.occupied())
}

/// Calls `found` with what stands between a royal piece and each opposed one on its file, walls
/// too.
#[inline(always)]
pub(crate) fn each_between<R: Rules>(
    rules: &R,
    at: &Position<R>,
    royal: Square,
    theirs: R::Set,
    mut found: impl FnMut(R::Set),
) {
    if const { R::MAY.forbid_facing() } && rules.facts().forbid_facing {
        let file = rules.tables().files[royal.index()];
        let hides = at.occupied() | !rules.tables().floor;
        for other in (theirs & file).iter() {
            found(between(file, royal, other) & hides);
        }
    }
}

/// The squares of a file between two of its squares.
#[inline(always)]
fn between<S: SquareSet>(file: S, one: Square, other: Square) -> S {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    S::between(low, high) & file & !S::of(one) & !S::of(other)
}
