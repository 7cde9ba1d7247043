//! Which way of telling legal moves a game allows, and the sentences that justify it.

use sandbox_kernel::facts::{Facts, Gait, KindFacts, Screen, Win};
use sandbox_kernel::{Player, SquareSet, Tier};

/// The fastest tier that holds in every position of the game, and why.
pub(crate) fn tier(facts: &Facts) -> (Tier, Vec<String>) {
    let mated = facts.win == Win::Checkmate;
    if facts.royal_kinds().is_empty() {
        return (Tier::Free, vec!["No kind is royal.".to_owned()]);
    }
    if !mated && !facts.forbid_facing {
        return (Tier::Free, vec!["A threat to a royal piece need not be answered.".to_owned()]);
    }
    let slow = reasons(&[
        (facts.strike.is_some(), "A capture may be more than taking a square."),
        (facts.contacts.is_some(), "Pieces change when they meet."),
        (facts.turn.is_some(), "A turn is several moves."),
        (!facts.routes.is_empty(), "Wild pieces step after every move."),
        (!facts.ends.is_empty(), "Portals carry attacks."),
        (
            some_move(facts, |gait| matches!(gait, Gait::Sweep { .. })),
            "A move may remove pieces on its way.",
        ),
        (facts.kinds.iter().any(|kind| kind.facing.is_some()), "A piece may turn to attack."),
        (facts.promote_on_entry, "A piece may promote as it enters play."),
        (
            facts.en_passant && royals_that(facts, |kind| kind.promotion.is_some()),
            "A royal piece can be taken in passing: an attack that hangs on the last move.",
        ),
        (
            some_move(
                facts,
                |gait| matches!(gait, Gait::Hop { screen, .. } if screen != Screen::Any),
            ),
            "Whose piece is jumped decides an attack.",
        ),
    ]);
    if !slow.is_empty() {
        return (Tier::Replay, slow);
    }
    let mut probed = reasons(&[
        (facts.explosion.is_some(), "A capture may blow up a royal piece, or what attacks it."),
        (facts.board.joined(), "Lines run over joined edges."),
        (
            some_move(facts, |gait| matches!(gait, Gait::Hop { .. } | Gait::Lame)),
            "An attack may hang on what stands between by more than being open or blocked.",
        ),
        (facts.forbid_facing, "Royal pieces may not face each other."),
    ]);
    probed.extend(several_royals(facts));
    if !probed.is_empty() {
        return (Tier::Probe, probed);
    }
    let reasons = [
        "Each player has one royal piece at most, and no piece becomes or ceases to be royal.",
        "Every attack on a royal piece is a leap or a straight slide.",
        "A move changes only the square it leaves, the square it ends on and what it takes; \
         castling and captures in passing are tested apart.",
    ];
    (Tier::Pins, reasons.map(str::to_owned).to_vec())
}

/// The sentences that hold.
fn reasons(all: &[(bool, &str)]) -> Vec<String> {
    all.iter().filter(|(holds, _)| *holds).map(|(_, reason)| (*reason).to_owned()).collect()
}

fn some_move(facts: &Facts, holds: fn(Gait) -> bool) -> bool {
    facts.kinds.iter().any(|kind| kind.moves.iter().any(|way| holds(way.gait)))
}

fn royals_that(facts: &Facts, holds: fn(&KindFacts) -> bool) -> bool {
    facts.kinds.iter().any(|kind| kind.royal && holds(kind))
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
    reasons(&[
        (
            Player::BOTH.into_iter().any(|player| at_start(player) > 1),
            "A player starts with several royal pieces.",
        ),
        (facts.kinds.iter().any(targets_royal), "A piece may promote to a royal one."),
        (royals_that(facts, |kind| kind.promotion.is_some()), "A royal piece may promote."),
    ])
}
