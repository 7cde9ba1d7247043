//! Which way of telling legal moves a game allows, and the sentences that justify it.

use sandbox_kernel::facts::{Facts, Gait, KindFacts, Mode, Win};
use sandbox_kernel::{Player, SquareSet, Tier};

/// The fastest tier that holds in every position of the game, and why.
pub(crate) fn tier(facts: &Facts) -> (Tier, Vec<String>) {
    if facts.win != Win::Checkmate {
        return (Tier::Free, vec!["A threat to a royal piece need not be answered.".to_owned()]);
    }
    if facts.royal_kinds().is_empty() {
        return (Tier::Free, vec!["No kind is royal.".to_owned()]);
    }
    let royals_that =
        |holds: fn(&KindFacts) -> bool| facts.kinds.iter().any(|kind| kind.royal && holds(kind));
    if facts.en_passant && royals_that(can_be_passed) {
        let reason =
            "A royal piece can be taken in passing: an attack that hangs on the last move.";
        return (Tier::Replay, vec![reason.to_owned()]);
    }
    let reasons = several_royals(facts);
    if !reasons.is_empty() {
        return (Tier::Probe, reasons);
    }
    let reasons = [
        "Each player has one royal piece at most, and no piece becomes or ceases to be royal.",
        "Every attack on a royal piece is a leap or a straight slide.",
        "A move changes only the square it leaves, the square it ends on and what it takes; \
         castling and captures in passing are tested apart.",
    ];
    (Tier::Pins, reasons.map(str::to_owned).to_vec())
}

/// Why a player may come to have more than one royal piece, or lose one by promotion.
fn several_royals(facts: &Facts) -> Vec<String> {
    let royal = facts.royal_kinds();
    let at_start = |player| {
        facts
            .setup
            .iter()
            .filter(|army| army.player == player && royal.has(army.kind))
            .map(|army| army.squares.len())
            .sum::<u32>()
    };
    let targets_royal = |kind: &KindFacts| {
        let promotion = kind.promotion.iter().flat_map(|promotion| &promotion.targets);
        promotion.flat_map(|targets| targets.iter()).any(|&target| royal.has(target))
    };
    let promotes = |kind: &KindFacts| kind.royal && kind.promotion.is_some();
    [
        ("A player starts with several royal pieces.", {
            Player::BOTH.into_iter().any(|player| at_start(player) > 1)
        }),
        ("A piece may promote to a royal one.", facts.kinds.iter().any(targets_royal)),
        ("A royal piece may promote.", facts.kinds.iter().any(promotes)),
    ]
    .into_iter()
    .filter(|(_, holds)| *holds)
    .map(|(reason, _)| reason.to_owned())
    .collect()
}

/// Whether a piece of this kind can make a move that is answered in passing.
fn can_be_passed(kind: &KindFacts) -> bool {
    kind.promotion.is_some()
        && kind.moves.iter().any(|way| {
            let far = match way.gait {
                Gait::Leap => false,
                Gait::Slide { most, .. } => most.is_none_or(|most| most >= 2),
            };
            way.mode == Mode::Quiet && far
        })
}
