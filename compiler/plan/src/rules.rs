//! The rules beyond the pieces and the board.

use crate::names::{self, Names};
use crate::{captures, endings, places};
use sandbox_kernel::facts::{
    Castling, Drops, Facts, Landing, List, Rounds, Territory, Tie, Turn, Win,
};
use sandbox_kernel::{Kind, Verdict};
use sandbox_schema::Spec;
use sandbox_schema::spec::{self, RepetitionDraw, RoyalFacing, Sides, Stock, TerritoryMode};

/// The facts of the rules; those of the board and the pieces are left empty.
pub(crate) fn rules(spec: &Spec, names: &Names<'_>) -> Facts {
    let rules = &spec.rules;
    Facts {
        orientation: names.orientation(),
        win: match rules.win {
            spec::Win::Checkmate => Win::Checkmate,
            spec::Win::RoyalCapture => Win::RoyalCapture,
            spec::Win::Annihilation => Win::Annihilation,
            spec::Win::None => Win::None,
        },
        stalemate: verdict(rules.stalemate),
        checkmate: verdict(rules.checkmate),
        en_passant: rules.en_passant,
        castling: rules.castling.as_ref().map(|rule| castling(rule, names)),
        must_capture: rules.must_capture,
        forbid_check: rules.forbid_check,
        forbid_immobility: rules.forbid_immobility,
        forbid_facing: rules.royal_facing == RoyalFacing::Forbidden,
        drops: rules.drops.as_ref().map(|rule| drops(spec, rule, names)),
        explosion: rules.explode_on_capture.as_ref().map(|rule| captures::explosion(rule, names)),
        strike: rules.strike.as_ref().map(|rule| captures::strike(spec, rule, names)),
        contacts: rules.contacts.as_ref().map(|rule| captures::contacts(rule, names)),
        promote_on_entry: rules.promote_on_entry,
        territory: rules.territory.as_ref().map(territory),
        turn: rules.turn.as_ref().and_then(turn),
        routes: places::routes(spec, names),
        ends: places::ends(spec, names),
        rounds: rules.simultaneous.as_ref().map(rounds),
        bare_royal: rules.bare_royal.map(verdict),
        check_limit: rules.check_limit,
        reach: rules.reach.as_ref().map(|rule| endings::goal(spec, rule, names)),
        extinction: rules.extinction.as_ref().map(|rule| endings::extinction(spec, rule, names)),
        scoring: rules.scoring.as_ref().map(|rule| endings::scoring(rule, names)),
        max_plies: u32::from(rules.max_plies),
        repetition: match rules.repetition_draw {
            RepetitionDraw::Times(times) => Some(u32::from(times)),
            RepetitionDraw::Never => None,
        },
        no_progress: u32::from(rules.no_progress_draw),
        ..Facts::PLAIN
    }
}

pub(crate) const fn verdict(outcome: spec::Outcome) -> Verdict {
    match outcome {
        spec::Outcome::Win => Verdict::Win,
        spec::Outcome::Loss => Verdict::Loss,
        spec::Outcome::Draw => Verdict::Draw,
    }
}

fn territory(rule: &spec::Territory) -> Territory {
    Territory {
        permanent: rule.mode == TerritoryMode::Permanent,
        wins: Some(rule.win_at).filter(|&squares| squares > 0),
    }
}

/// Turns of several moves; a turn of one move each, with or without a ramp, is no rule at all.
fn turn(rule: &spec::Turn) -> Option<Turn> {
    let ramp = rule.ramp.clone().unwrap_or_default();
    let longer = rule.moves > 1 || ramp.iter().any(|&moves| moves > 1);
    longer.then(|| Turn { moves: rule.moves, ramp: ramp.into() })
}

fn rounds(rule: &spec::Simultaneous) -> Rounds {
    Rounds {
        tie: match rule.tie {
            Some(spec::Tie::Initiative) => Tie::Initiative,
            // A promise that no tie comes about leaves nothing to decide.
            Some(spec::Tie::Impossible) | None => Tie::Both,
        },
        swap_collides: rule.swap.is_some(),
        score_decides: rule.both.is_some(),
    }
}

fn castling(rule: &spec::Castling, names: &Names<'_>) -> Castling {
    let files = |sides: &Sides| {
        let file = |letter: &str| names::file(letter).expect("a checked file names its files");
        [file(&sides.queenside), file(&sides.kingside)]
    };
    Castling {
        king: names.kind(&rule.king),
        partner: names.kind(&rule.rook),
        lands: match &rule.king_file {
            Some(sides) => Landing::Files(files(sides)),
            None => Landing::Steps(rule.king_steps.unwrap_or(2)),
        },
        partner_files: rule.rook_file.as_ref().map(files),
    }
}

fn drops(spec: &Spec, rule: &spec::Drops, names: &Names<'_>) -> Drops {
    let kinds = |ids: &Option<Vec<String>>| names.kinds(ids.iter().flatten());
    let faces = spec.pieces.iter().filter_map(|piece| {
        piece.promoted_from.as_ref().map(|base| (names.kind(base), names.kind(&piece.id)))
    });
    Drops {
        from_captures: rule.from_captures,
        regions: rule
            .region
            .iter()
            .flatten()
            .map(|(id, squares)| (names.kind(id), names.for_both(names.squares(squares))))
            .collect(),
        no_doubled: kinds(&rule.no_doubled),
        no_mate: kinds(&rule.no_mate),
        stock: rule
            .stock
            .iter()
            .flatten()
            .map(|(id, stock)| held(names.kind(id), *stock))
            .collect(),
        placement: rule.placement,
        faces: if rule.either_face { faces.collect() } else { List::default() },
    }
}

/// How many of a kind each player holds at the start.
const fn held(kind: Kind, stock: Stock) -> (Kind, u8) {
    match stock {
        Stock::Count(count) => (kind, count),
        Stock::Unlimited => (kind, Drops::UNLIMITED),
    }
}
