//! What the shape pass hands to the agreement pass.

use crate::{Document, Pass, Place, Problem, Spec};
use std::collections::HashSet;

/// A file as far as its shape is right.
///
/// There is always a whole [`Spec`]. What is missing or wrong in the file has a placeholder in
/// it: the key's default if there is one, else the least number its range has (or 0), the first
/// word, an empty string, or an empty list. A list of objects keeps an entry for each of the
/// file's, so that indexes stay true. [`Draft::sound`] tells what is real from what is a
/// placeholder, and whoever checks how parts agree asks it of every part a line would rest on.
///
/// One thing is in it that the file may not say: the rest of schema 27 and 28 is there as a
/// [`rest`](crate::spec::Piece::rest) of 1 on each piece. [`Context::written`] tells the two
/// apart.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// The file, typed.
    pub(crate) spec: Spec,
    unsound: Unsound,
}

/// The places that are wrong or missing, and all that contain one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unsound {
    wrong: HashSet<Place>,
    around: HashSet<Place>,
}

impl Unsound {
    /// Adds a place; whether it is new.
    pub(crate) fn add(&mut self, place: Place) -> bool {
        for len in 0..place.steps().len() {
            self.around.insert(place.truncated(len));
        }
        self.wrong.insert(place)
    }

    fn inside(&self, place: &Place) -> bool {
        (0..=place.steps().len()).any(|len| self.wrong.contains(&place.truncated(len)))
    }
}

impl Draft {
    pub(crate) fn new(spec: Spec, unsound: Unsound) -> Self {
        Self { spec, unsound }
    }

    /// Whether this place, all of it, is as the file says, and of the right shape.
    ///
    /// It is not where the shape pass found something wrong here, in something inside, or in
    /// something around; where a required key is missing; where a key stands twice; or where an
    /// unknown key looks like a misspelling of this one. A key that is simply left out is sound,
    /// and so is an object with an unknown key that looks like none of its own.
    pub(crate) fn sound(&self, place: &Place) -> bool {
        self.unsound.wrong.is_empty()
            || !(self.unsound.around.contains(place) || self.unsound.inside(place))
    }

    /// Whether this place itself is there with the right type, though something inside it may be
    /// wrong: a list whose length can be trusted, an object whose keys can be asked for.
    pub(crate) fn reached(&self, place: &Place) -> bool {
        self.unsound.wrong.is_empty() || !self.unsound.inside(place)
    }
}

/// What a check has at hand beside the [`Spec`]: the text, and what of it is sound.
///
/// ```text
/// let place = Place::at("rules.castling").key("king");
/// if ctx.sound(&place) && ctx.sound(&Place::at("pieces")) && !declared(&castling.king) {
///     problems.push(ctx.problem(&place, format!("'{}' is not a declared piece", castling.king)));
/// }
/// ```
#[derive(Debug)]
pub(crate) struct Context<'a> {
    document: &'a Document,
    draft: &'a Draft,
}

impl<'a> Context<'a> {
    pub(crate) fn new(document: &'a Document, draft: &'a Draft) -> Self {
        Self { document, draft }
    }

    /// See [`Draft::sound`].
    pub(crate) fn sound(&self, place: &Place) -> bool {
        self.draft.sound(place)
    }

    /// See [`Draft::reached`].
    pub(crate) fn reached(&self, place: &Place) -> bool {
        self.draft.reached(place)
    }

    /// Whether the file writes this place out, be it with its default.
    pub(crate) fn written(&self, place: &Place) -> bool {
        self.document.get(place).is_some()
    }

    /// A problem whose line is the place, a space, and `rest`.
    pub(crate) fn problem(&self, place: &Place, rest: impl AsRef<str>) -> Problem {
        self.line(place, format!("{place} {}", rest.as_ref()))
    }

    /// A problem about one entry of a list, named by its value: `LIST entry 'f1' REST`.
    pub(crate) fn entry(
        &self,
        list: &Place,
        index: usize,
        value: &str,
        rest: impl AsRef<str>,
    ) -> Problem {
        self.line(&list.index(index), format!("{list} entry '{value}' {}", rest.as_ref()))
    }

    /// A problem with a line of its own that points at a place.
    pub(crate) fn line(&self, place: &Place, message: String) -> Problem {
        self.document.problem(Pass::Agreement, place, message)
    }
}
