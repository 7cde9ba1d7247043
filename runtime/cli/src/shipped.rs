//! The games that ship with the program.

use crate::nearest::nearest;
use sandbox_kernel::Entry;

/// All of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shelf(pub(crate) &'static [Entry]);

impl Shelf {
    /// The game with this id.
    pub(crate) fn find(self, id: &str) -> Option<&'static Entry> {
        self.0.iter().find(|entry| entry.id == id)
    }

    /// The game with these rules to the letter.
    pub(crate) fn with_rules(self, rules: &[u8]) -> Option<&'static Entry> {
        self.0.iter().find(|entry| entry.rules.as_bytes() == rules)
    }

    /// The id that is nearly this one.
    pub(crate) fn near(self, id: &str) -> Option<&'static str> {
        nearest(id, self.0.iter().map(|entry| entry.id), 1).first().copied()
    }
}
