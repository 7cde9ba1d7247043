//! The shape pass: each part of a file by itself, against the language's definitions.
//!
//! The file is walked once, in the language's order, by the code that the derive macro makes for
//! each type; what a value must be is data ([`Type`]), and every line is worded here.

mod expected;
mod flaw;
mod part;

pub(crate) use part::{Part, absent};

use crate::definition::{Alternative, Gone, Key, Literal, Object, Type};
use crate::document::{Document, Member, Node, Value};
use crate::draft::{Draft, Unsound};
use crate::text::{got, kind, short};
use crate::versions::Uses;
use crate::{Pass, Place, Problem, SCHEMA_VERSION, Spec, Step};
use flaw::{Flaw, alternative, flaw, is_word};
use std::collections::HashSet;
use std::fmt::Write as _;

/// The most lines the shape pass prints. No file written by hand comes near it; it bounds what a
/// hostile one can cost.
const MOST_LINES: usize = 1_000;

/// The most entries of a list, or unknown keys of an object, that one line names.
const MOST_NAMED: usize = 10;

/// What the shape pass made of a file.
pub(crate) struct Outcome {
    pub(crate) draft: Draft,
    pub(crate) problems: Vec<Problem>,
    /// The versioned keys and words in use.
    pub(crate) uses: Uses,
    /// The version the file declares; nothing if it does so wrongly.
    pub(crate) version: Option<u8>,
}

/// Reads a file, as far as its shape is right.
pub(crate) fn read(document: &Document) -> Outcome {
    let version = declared(document.root());
    let mut reader = Reader {
        document,
        version: version.unwrap_or(SCHEMA_VERSION),
        declared: version.is_some(),
        place: Place::root(),
        problems: Vec::new(),
        unsound: Unsound::default(),
        uses: Uses::default(),
    };
    let ty: &'static Type = const { &<Spec as crate::definition::Defined>::TYPE };
    let spec = Spec::read(&mut reader, document.root(), ty);
    if spec.is_none() {
        reader.unsound.add(Place::root());
    }
    let spec = spec.unwrap_or_else(|| Spec::literal(&Literal::EmptyObject));
    let mut problems = reader.problems;
    problems.sort_by_key(|problem| (problem.line, problem.column));
    if problems.len() >= MOST_LINES {
        let message = format!("the spec has more problems than the {MOST_LINES} listed");
        problems.push(document.problem(Pass::Shape, &Place::root(), message));
    }
    Outcome { draft: Draft::new(spec, reader.unsound), problems, uses: reader.uses, version }
}

/// The version a file declares, if it is one.
fn declared(root: &Node) -> Option<u8> {
    let Some(member) = root.member("schema_version") else { return Some(SCHEMA_VERSION) };
    let version = flaw::integer(&member.node).and_then(|n| u8::try_from(n).ok())?;
    (1..=SCHEMA_VERSION).contains(&version).then_some(version)
}

/// What a value turned out to be, of several things.
pub(crate) enum Choice {
    Word(Literal),
    /// The alternative at this place among them, of this type.
    Type(usize, &'static Type),
}

/// The members of an object, by the place of their keys in the language.
pub(crate) struct Members<'a> {
    object: &'static Object,
    found: Vec<Option<&'a Member>>,
}

/// A walk through a file.
pub(crate) struct Reader<'a> {
    document: &'a Document,
    version: u8,
    /// Whether that is the version the file means; it is not where it declares none there is.
    declared: bool,
    place: Place,
    problems: Vec<Problem>,
    unsound: Unsound,
    uses: Uses,
}

impl Reader<'_> {
    /// Reads what lies one step further.
    pub(crate) fn within<T>(
        &mut self,
        step: Step,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        self.place.push(step);
        let value = read(self);
        self.place.pop();
        value
    }

    /// Whether a value is of a type, as far as can be said without looking into objects; and the
    /// line if it is not.
    pub(crate) fn fits(&mut self, node: &Node, ty: &Type) -> bool {
        let Some(flaw) = flaw(node, ty) else { return true };
        if !self.spoil(self.place.clone()) {
            return false;
        }
        let (message, at) = match flaw {
            Flaw::Value => (format!("must be {ty}, got {}", got(node)), None),
            Flaw::Entries(wrong) => (wrong_entries(node, ty, &wrong), wrong.first().copied()),
        };
        let message = match (ty, &node.value) {
            (Type::True, Value::Bool(_)) => message + ": leave it out for false",
            (Type::Object(_), _) if self.place.steps().is_empty() => {
                format!("must be an object, got {}", kind(node))
            }
            _ => message,
        };
        let at = at.map_or_else(|| self.place.clone(), |index| self.place.index(index));
        self.report(&at, format!("{} {message}", self.place));
        false
    }

    /// Which of several things a value is; and the line if it is none.
    pub(crate) fn choose(&mut self, node: &Node, ty: &'static Type) -> Option<Choice> {
        // A list of objects goes on to be read: its objects have lines of their own.
        if !self.fits(node, ty) && !matches!(node.value, Value::List(_)) {
            return None;
        }
        match ty {
            Type::Words(words) => {
                let word = words.iter().find(|word| is_word(node, word))?;
                self.word(word);
                Some(Choice::Word(word.value))
            }
            Type::Either(alternatives) => {
                let word = alternatives.iter().find_map(|alternative| match alternative {
                    Alternative::Word(word) if is_word(node, word) => Some(word),
                    _ => None,
                });
                if let Some(word) = word {
                    self.word(word);
                    return Some(Choice::Word(word.value));
                }
                alternative(node, alternatives).map(|(i, ty)| Choice::Type(i, ty))
            }
            _ => None,
        }
    }

    /// Notes a word that is younger than the first version.
    fn word(&mut self, word: &crate::definition::Word) {
        if word.since > self.version {
            self.uses.word(&self.place, word.value);
        }
    }

    /// The members of an object, with lines about those that are unknown, missing or twice.
    pub(crate) fn open<'n>(&mut self, node: &'n Node, ty: &'static Type) -> Option<Members<'n>> {
        let Type::Object(object) = ty else { return None };
        if !self.fits(node, ty) {
            return None;
        }
        let Value::Object(members) = &node.value else { return None };
        let mut found = vec![None; object.keys.len()];
        let mut unknown: Vec<&Member> = Vec::new();
        let mut twice = Vec::new();
        for member in members {
            match object.keys.iter().position(|key| key.name == &*member.key) {
                Some(index) if self.is_gone(&object.keys[index]).is_some() => unknown.push(member),
                Some(index) if found[index].is_none() => found[index] = Some(member),
                Some(_) => twice.push(member),
                None => unknown.push(member),
            }
        }
        self.twice(&twice);
        let misspelt = self.unknown(object, &found, &unknown);
        self.missing(object, &found, misspelt);
        Some(Members { object, found })
    }

    /// The end of a key that the declared version no longer has.
    fn is_gone(&self, key: &'static Key) -> Option<&'static Gone> {
        key.gone.as_ref().filter(|gone| self.declared && self.version >= gone.version)
    }

    fn twice(&mut self, twice: &[&Member]) {
        let mut seen = HashSet::new();
        for member in twice {
            if seen.insert(&*member.key) {
                let at = self.place.key(&member.key);
                let message =
                    format!("{} has the key '{}' more than once", self.place, short(&member.key));
                self.report_key(&at, member, message);
                self.spoil(at);
            }
        }
    }

    /// The line about the keys of an object that the language does not have. Returns the key that
    /// a single one is taken to mean.
    fn unknown(
        &mut self,
        object: &'static Object,
        found: &[Option<&Member>],
        unknown: &[&Member],
    ) -> Option<&'static str> {
        let first = unknown.first()?;
        let mut seen = HashSet::new();
        let mut names = unknown.iter().filter(|member| seen.insert(&*member.key));
        let mut message = format!("{} has unknown keys: ", self.place);
        for (i, member) in names.by_ref().take(MOST_NAMED).enumerate() {
            message.push_str(if i == 0 { "" } else { ", " });
            message.push_str(&short(&member.key));
        }
        let more = names.count();
        if more > 0 {
            // Writing into a string cannot fail.
            let _ = write!(message, " and {more} more");
        }
        let mut meant = None;
        for member in unknown.iter().take(MOST_LINES) {
            // One that the object lacks is the likelier, then the one fewer letters away.
            let known =
                object.keys.iter().zip(found).filter(|(key, _)| self.is_gone(key).is_none());
            let near = known.filter_map(|(key, found)| {
                Some((found.is_some(), edits(&member.key, key.name)?, key.name))
            });
            if let Some((there, _, name)) = near.min() {
                meant = Some(name);
                if !there {
                    self.spoil(self.place.key(name));
                }
            }
        }
        if seen.len() == 1 {
            let key = object.keys.iter().find(|key| key.name == &*first.key);
            if let Some(gone) = key.and_then(|key| self.is_gone(key)) {
                let _ = write!(message, " ({})", gone.instead);
                meant = None;
            } else if let Some(meant) = meant {
                let _ = write!(message, "; did you mean '{meant}'?");
            }
        } else {
            meant = None;
        }
        let at = self.place.key(&first.key);
        self.report_key(&at, first, message);
        meant
    }

    /// The line about the keys an object must have and has not.
    fn missing(
        &mut self,
        object: &'static Object,
        found: &[Option<&Member>],
        misspelt: Option<&str>,
    ) {
        let missing: Vec<&str> = object
            .keys
            .iter()
            .zip(found)
            .filter(|(key, member)| key.is_required() && member.is_none())
            .map(|(key, _)| key.name)
            .filter(|&name| misspelt != Some(name))
            .collect();
        self.missing_keys(&missing);
        // An object without any of what it must have says nothing by what else it leaves out.
        let required = object.keys.iter().filter(|key| key.is_required()).count();
        if !missing.is_empty() && missing.len() == required {
            for (key, _) in object.keys.iter().zip(found).filter(|(_, member)| member.is_none()) {
                self.spoil(self.place.key(key.name));
            }
        }
    }

    fn missing_keys(&mut self, missing: &[&str]) {
        for name in missing {
            self.spoil(self.place.key(name));
        }
        if !missing.is_empty() {
            let place = self.place.clone();
            let names = missing.join(", ");
            self.report(&place, format!("{place} is missing required keys: {names}"));
        }
    }

    /// Reads a key of an object, or what stands for it.
    pub(crate) fn key<T: Part>(&mut self, members: &Members<'_>, index: usize) -> T {
        let key = &members.object.keys[index];
        let Some(member) = members.found[index] else { return part::stand_in(key) };
        let value = self.within(Step::Key(key.name.into()), |reader| {
            if key.since > reader.version {
                reader.uses.key(&reader.place);
            }
            T::read(reader, &member.node, &key.ty)
        });
        value.unwrap_or_else(|| part::stand_in(key))
    }

    /// The two values of an object with the keys "0" and "1".
    pub(crate) fn players<'n>(
        &mut self,
        node: &'n Node,
        ty: &'static Type,
    ) -> Option<[Option<&'n Node>; 2]> {
        let members = self.distinct(node, ty)?;
        let value = |key: &str| members.iter().find(|m| *m.key == *key).map(|m| &m.node);
        let values = [value("0"), value("1")];
        let unknown: Vec<&Member> =
            members.into_iter().filter(|m| !matches!(&*m.key, "0" | "1")).collect();
        self.unknown(&Object { doc: "", keys: &[] }, &[], &unknown);
        let missing: Vec<&str> = ["0", "1"]
            .into_iter()
            .zip(values)
            .filter(|(_, v)| v.is_none())
            .map(|(k, _)| k)
            .collect();
        self.missing_keys(&missing);
        Some(values)
    }

    /// The members of an object of free keys, each key once.
    pub(crate) fn distinct<'n>(
        &mut self,
        node: &'n Node,
        ty: &'static Type,
    ) -> Option<Vec<&'n Member>> {
        if !self.fits(node, ty) {
            return None;
        }
        let Value::Object(members) = &node.value else { return None };
        let mut seen = HashSet::new();
        let (once, twice): (Vec<_>, Vec<_>) =
            members.iter().partition(|member| seen.insert(&*member.key));
        self.twice(&twice);
        Some(once)
    }

    /// Notes that a place is wrong; whether it was not known before. A file with more mistakes
    /// than are listed is not worth telling apart.
    fn spoil(&mut self, place: Place) -> bool {
        if self.problems.len() < MOST_LINES {
            self.unsound.add(place)
        } else {
            self.unsound.add(Place::root());
            false
        }
    }

    /// Adds a line that points at a value.
    fn report(&mut self, at: &Place, message: String) {
        if self.problems.len() < MOST_LINES {
            self.problems.push(self.document.problem(Pass::Shape, at, message));
        }
    }

    /// Adds a line that points at a key.
    fn report_key(&mut self, at: &Place, member: &Member, message: String) {
        if self.problems.len() < MOST_LINES {
            self.problems.push(self.document.problem_at(Pass::Shape, at, member.start, message));
        }
    }
}

/// What a line says about a list with wrong entries.
fn wrong_entries(node: &Node, ty: &Type, wrong: &[usize]) -> String {
    let mut message = format!("must be {ty}, got ");
    message.push_str(if wrong.len() == 1 { "the entry " } else { "the entries " });
    let Value::List(entries) = &node.value else { return message };
    for (i, &index) in wrong.iter().take(MOST_NAMED).enumerate() {
        message.push_str(if i == 0 { "" } else { ", " });
        message.push_str(&got(&entries[index]));
    }
    if wrong.len() > MOST_NAMED {
        // Writing into a string cannot fail.
        let _ = write!(message, " and {} more", wrong.len() - MOST_NAMED);
    }
    message
}

/// How many letters a key is from another that it looks like a misspelling of: short words by one
/// letter at most, very short ones not at all.
fn edits(key: &str, known: &str) -> Option<usize> {
    let letters = key.chars().take(MOST_NAMED * 4).count();
    let most = match letters {
        4..8 => 1,
        8..32 => 2,
        _ => return None,
    };
    let near = letters.abs_diff(known.len()) <= most;
    near.then(|| strsim::osa_distance(key, known)).filter(|edits| *edits <= most)
}
