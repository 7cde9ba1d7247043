//! The games that ship with the command.

use sandbox_kernel::Game;

/// One shipped game.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    /// Its rule file.
    pub(crate) rules: &'static str,
    /// Its own engine, if the kernel plays it.
    pub(crate) new: Option<fn() -> Box<dyn Game>>,
}

/// All of them.
pub(crate) const GAMES: &[Entry] = &[];

/// The game with this id.
pub(crate) fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// The game with these rules to the letter.
pub(crate) fn with_rules(rules: &[u8]) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.rules.as_bytes() == rules)
}
