use crate::draft::Context;
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
/// for every piece that can make a player's move. A portal cannot; of a kind that is only wild no
/// player ever has one.
fn carry_over_rest(spec: &mut Spec) {
    if !spec.rules.simultaneous.as_ref().is_some_and(|rounds| rounds.rest) {
        return;
    }
    let portals = spec.rules.portals.as_deref().unwrap_or_default();
    for piece in &mut spec.pieces {
        if portals.iter().all(|group| group.piece != piece.id) {
            piece.rest = 1;
        }
    }
}
