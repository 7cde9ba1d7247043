//! What each version added, and the lines about keys newer than the version declared.

use crate::definition::{Alternative, Defined, Literal, Object, Type, Word};
use crate::document::Document;
use crate::{Pass, Place, Problem, Spec, Step};
use std::fmt::Write as _;

/// Something that a version added.
#[derive(Debug, Clone)]
pub(crate) struct Addition {
    pub(crate) version: u8,
    /// As a line names it: without indexes, and a word after its key.
    pub(crate) name: String,
}

/// The newer keys and words a file uses, by name, with the first place of each.
#[derive(Debug, Default)]
pub(crate) struct Uses(Vec<(String, Place)>);

impl Uses {
    pub(crate) fn key(&mut self, place: &Place) {
        self.add(name(place), place);
    }

    pub(crate) fn word(&mut self, place: &Place, word: Literal) {
        self.add(format!("{} {word}", name(place)), place);
    }

    fn add(&mut self, name: String, place: &Place) {
        if !self.0.iter().any(|(used, _)| *used == name) {
            self.0.push((name, place.clone()));
        }
    }
}

/// A place without indexes.
fn name(place: &Place) -> String {
    let keys = place.steps().iter().filter_map(|step| match step {
        Step::Key(key) => Some(&**key),
        Step::Index(_) => None,
    });
    keys.collect::<Vec<_>>().join(".")
}

/// All that was added after version 1, in the language's order.
pub(crate) fn additions() -> Vec<Addition> {
    let mut additions = Vec::new();
    if let Type::Object(object) = &Spec::TYPE {
        of_object(object, "", &mut additions);
    }
    additions
}

fn of_object(object: &Object, path: &str, additions: &mut Vec<Addition>) {
    for key in object.keys {
        let dot = if path.is_empty() { "" } else { "." };
        let name = format!("{path}{dot}{}", key.name);
        if key.since > 1 {
            additions.push(Addition { version: key.since, name: name.clone() });
        }
        of_type(&key.ty, &name, additions);
    }
}

fn of_type(ty: &Type, path: &str, additions: &mut Vec<Addition>) {
    match ty {
        Type::Words(words) => additions.extend(words.iter().filter_map(|word| added(word, path))),
        Type::Either(alternatives) => {
            for alternative in *alternatives {
                match alternative {
                    Alternative::Word(word) => additions.extend(added(word, path)),
                    Alternative::Type(ty) => of_type(ty, path, additions),
                }
            }
        }
        Type::Object(object) => of_object(object, path, additions),
        Type::List { of, .. } | Type::ByPlayer(of) | Type::ById(of) => {
            of_type(of, path, additions);
        }
        _ => {}
    }
}

/// A word that is younger than the first version.
fn added(word: &Word, path: &str) -> Option<Addition> {
    let name = || format!("{path} {}", word.value);
    (word.since > 1).then(|| Addition { version: word.since, name: name() })
}

/// One line for each version that the file would have to declare.
pub(crate) fn problems(document: &Document, uses: &Uses) -> Vec<Problem> {
    if uses.0.is_empty() {
        return Vec::new();
    }
    let additions = additions();
    let mut versions: Vec<u8> = additions.iter().map(|addition| addition.version).collect();
    versions.sort_unstable();
    versions.dedup();
    versions.into_iter().filter_map(|version| line(document, uses, &additions, version)).collect()
}

fn line(document: &Document, uses: &Uses, additions: &[Addition], version: u8) -> Option<Problem> {
    let used: Vec<&(String, Place)> = additions
        .iter()
        .filter(|addition| addition.version == version)
        .filter_map(|addition| uses.0.iter().find(|(name, _)| *name == addition.name))
        .collect();
    let (_, place) = used.first()?;
    let mut message = String::from("the spec uses ");
    for (name, _) in &used {
        message.push_str(name);
        message.push_str(", ");
    }
    // Writing into a string cannot fail.
    let _ = write!(
        message,
        "added in schema {version}; declare \"schema_version\": {version} to use it"
    );
    Some(document.problem_at_key(Pass::Version, place, message))
}
