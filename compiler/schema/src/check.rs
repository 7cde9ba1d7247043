use crate::draft::Context;
use crate::spec::{Promotions, Rules};
use crate::{Document, Problem, Spec, agreement, shape, versions};

/// Reads a game, or says everything that is wrong with its file: shape first, by place; then what
/// needs a newer version; then what does not agree, by place.
pub fn check(bytes: &[u8]) -> Result<Spec, Vec<Problem>> {
    let document = Document::read(bytes).map_err(|problem| vec![*problem])?;
    let shape::Outcome { mut draft, mut problems, uses, version } = shape::read(&document);
    if version.is_some() {
        problems.extend(versions::problems(&document, &uses));
    }
    carry_over_rest(&mut draft.spec);
    problems.extend(agreement::check(&draft.spec, &Context::new(&document, &draft)));
    if problems.is_empty() { Ok(draft.spec) } else { Err(problems) }
}

/// Turns the rest of schema 27 and 28, a switch of the rounds, into what it means: a rest of 1
/// for every piece that can make a player's move.
fn carry_over_rest(spec: &mut Spec) {
    if !spec.rules.simultaneous.as_ref().is_some_and(|rounds| rounds.rest) {
        return;
    }
    let Spec { rules, setup, pieces, .. } = spec;
    for piece in pieces {
        let portal = rules.portals.iter().flatten().any(|group| group.piece == piece.id);
        let wild = rules.npcs.iter().flatten().any(|npc| npc.piece == piece.id);
        let owned = setup.placements.iter().any(|placement| placement.piece == piece.id)
            || can_arrive(rules, &piece.id);
        if !portal && (!wild || owned) {
            piece.rest = 1;
        }
    }
}

/// Whether a player can come to have a piece of this kind that the setup does not give.
fn can_arrive(rules: &Rules, id: &str) -> bool {
    let stocked = rules.drops.as_ref().and_then(|drops| drops.stock.as_ref());
    let promoted = rules.promotion.as_ref().map_or(&[][..], Promotions::as_slice);
    let changed = rules.strike.iter().flat_map(|strike| strike.chain.iter().flatten());
    let met = rules.contacts.iter().flat_map(|contacts| &contacts.links);
    stocked.is_some_and(|stock| stock.iter().any(|(stocked, _)| stocked == id))
        || promoted.iter().any(|rule| {
            rule.to
                .iter()
                .flatten()
                .chain(rule.to_by_player.iter().flatten().flatten())
                .any(|to| to == id)
        })
        || changed.into_iter().any(|link| link.to == id)
        || met
            .into_iter()
            .any(|link| [&link.mover_to, &link.onto_to].into_iter().flatten().any(|to| to == id))
}
