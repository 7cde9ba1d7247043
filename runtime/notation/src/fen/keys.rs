//! The last fields: `key=value`, for what only some rules ask.

use super::{FenError, quoted, squares};
use sandbox_kernel::facts::Tie;
use sandbox_kernel::{Facts, Square};

/// The largest count that is read: far more than any game lasts, and no sum of two overflows.
pub(super) const LARGEST: u32 = 1_000_000_000;

/// A key, in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Ply,
    Left,
    Facing,
    Rest,
    Wild,
    Territory,
    Points,
    Portals,
    Bar,
    Initiative,
    Void,
    Reply,
}

impl Key {
    const ALL: [Self; 12] = [
        Self::Ply,
        Self::Left,
        Self::Facing,
        Self::Rest,
        Self::Wild,
        Self::Territory,
        Self::Points,
        Self::Portals,
        Self::Bar,
        Self::Initiative,
        Self::Void,
        Self::Reply,
    ];

    /// All keys, as they are written.
    fn names() -> String {
        let names = Self::ALL.map(|key| key.field().trim_end_matches('='));
        names.join(", ")
    }

    /// How it is written, with the sign behind it.
    pub(super) const fn field(self) -> &'static str {
        match self {
            Self::Ply => "ply=",
            Self::Left => "left=",
            Self::Facing => "facing=",
            Self::Rest => "rest=",
            Self::Wild => "wild=",
            Self::Territory => "territory=",
            Self::Points => "points=",
            Self::Portals => "portals=",
            Self::Bar => "bar=",
            Self::Initiative => "initiative=",
            Self::Void => "void=",
            Self::Reply => "reply=",
        }
    }

    /// Whether a game has the rule that it speaks of.
    fn speaks_of(self, facts: &Facts) -> bool {
        match self {
            Self::Ply => true,
            Self::Left => facts.turn.is_some(),
            Self::Facing => facts.kinds.iter().any(|kind| kind.facing.is_some()),
            Self::Rest => facts.kinds.iter().any(|kind| kind.rest > 0),
            Self::Wild | Self::Points => !facts.routes.is_empty(),
            Self::Territory => facts.territory.is_some(),
            Self::Portals => !facts.ends.is_empty(),
            Self::Bar => facts.ends.iter().any(|end| end.no_straight_back),
            Self::Initiative => facts.rounds.is_some_and(|rule| rule.tie == Tie::Initiative),
            Self::Void => facts.rounds.is_some(),
            Self::Reply => facts.rounds.is_some() && facts.kinds.iter().any(|kind| kind.spy),
        }
    }

    /// The key with something for it, to be written.
    pub(super) fn with(self, value: impl std::fmt::Display) -> String {
        format!("{}{value}", self.field())
    }
}

/// What is given for each key.
#[derive(Debug, Default)]
pub(super) struct Keys<'a>([Option<&'a str>; Key::ALL.len()]);

impl<'a> Keys<'a> {
    /// Takes one word apart that has an equals sign.
    pub(super) fn add(&mut self, facts: &Facts, word: &'a str) -> Result<(), FenError> {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let all = "the keys";
        let named = |key: &&Key| key.field().strip_suffix('=') == Some(name);
        let Some(&key) = Key::ALL.iter().find(named) else {
            return Err(FenError::new(
                all,
                format!("no key {}, expected one of {}", quoted(name), Key::names()),
            ));
        };
        if !key.speaks_of(facts) {
            let problem = format!("this game has no rule that '{}' speaks of", key.field());
            return Err(FenError::new(all, problem));
        }
        let twice = self.0[key as usize].replace(value).is_some();
        if twice { Err(FenError::new(key.field(), "given twice")) } else { Ok(()) }
    }

    /// What is given for a key.
    pub(super) fn given(&self, facts: &'a Facts, key: Key) -> Option<Given<'a>> {
        self.0[key as usize].map(|text| Given { facts, key, text })
    }
}

/// What is given for a key of a game: messages about it name the key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given<'a> {
    facts: &'a Facts,
    key: Key,
    /// The text behind the equals sign.
    pub(super) text: &'a str,
}

impl<'a> Given<'a> {
    /// A message.
    pub(super) fn problem(self, problem: impl Into<String>) -> FenError {
        FenError::new(self.key.field(), problem)
    }

    /// What was expected, and a part of the text that is something else.
    pub(super) fn wrong(self, expected: &str, found: &str) -> FenError {
        self.problem(format!("expected {expected}, got {}", quoted(found)))
    }

    /// A whole number within bounds.
    pub(super) fn number(self, text: &str, least: u32, most: u32) -> Result<u32, FenError> {
        whole(text)
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.wrong(&format!("a whole number from {least} to {most}"), text))
    }

    /// A square on which something can stand.
    pub(super) fn square(self, name: &str) -> Result<Square, FenError> {
        squares::floor(&self.facts.board, self.key.field(), name)
    }

    /// Two different squares written together.
    pub(super) fn pair(self, text: &str) -> Result<[Square; 2], FenError> {
        match squares::names(text)[..] {
            [first, second] if first != second => Ok([self.square(first)?, self.square(second)?]),
            _ => Err(self.wrong("two squares written together, as e4e5", text)),
        }
    }

    /// Words by square, as `e4:right,d5:left`, no square twice.
    pub(super) fn by_square(self) -> Result<Vec<(Square, &'a str)>, FenError> {
        let mut found: Vec<(Square, &'a str)> = Vec::new();
        for entry in self.text.split(',') {
            let parts = entry.split_once(':');
            let (name, word) =
                parts.ok_or_else(|| self.wrong("a square, ':' and a value", entry))?;
            let square = self.square(name)?;
            if found.iter().any(|(other, _)| *other == square) {
                return Err(self.problem(format!("{name} is given twice")));
            }
            found.push((square, word));
        }
        Ok(found)
    }
}

/// A whole number that is not too large.
pub(super) fn whole(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| digits && number <= LARGEST)
}
