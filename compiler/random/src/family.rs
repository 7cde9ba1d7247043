//! The families of rules, by name.

use std::fmt;
use std::str::FromStr;

/// Rules that belong together. A game of a family has some of its rules, with any of the values
/// that these may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Every kind of move, conditions, regions, permissions to capture, walls.
    Moves,
    /// The rhombus and the hexagon, and their turns.
    Hex,
    /// Joined edges and sides.
    Wrap,
    /// Pieces that point one way, and pieces that rest.
    Facing,
    /// What a taken piece becomes.
    Strike,
    /// What two pieces become when they meet.
    Contacts,
    /// Captures that explode.
    Explosion,
    /// Pieces in hand.
    Drops,
    /// Promotion, and promotion on arrival.
    Promotion,
    /// The rules about royal pieces, castling, en passant and compulsory captures.
    CheckRules,
    /// Several moves a turn.
    Turns,
    /// Territory, goals, extinction, bare royalty, counted checks and scoring.
    Ground,
    /// Pieces that nobody owns.
    Wild,
    /// Portals.
    Portals,
    /// Both players at once.
    Rounds,
    /// Two or three of the others in one game.
    Mixed,
}

impl Family {
    /// Every family.
    pub const ALL: &'static [Self] = &[
        Self::Moves,
        Self::Hex,
        Self::Wrap,
        Self::Facing,
        Self::Strike,
        Self::Contacts,
        Self::Explosion,
        Self::Drops,
        Self::Promotion,
        Self::CheckRules,
        Self::Turns,
        Self::Ground,
        Self::Wild,
        Self::Portals,
        Self::Rounds,
        Self::Mixed,
    ];

    /// The name of the family, as commands and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Hex => "hex",
            Self::Wrap => "wrap",
            Self::Facing => "facing",
            Self::Strike => "strike",
            Self::Contacts => "contacts",
            Self::Explosion => "explosion",
            Self::Drops => "drops",
            Self::Promotion => "promotion",
            Self::CheckRules => "check-rules",
            Self::Turns => "turns",
            Self::Ground => "ground",
            Self::Wild => "wild",
            Self::Portals => "portals",
            Self::Rounds => "rounds",
            Self::Mixed => "mixed",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Family {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.iter().find(|family| family.name() == name).copied().ok_or_else(|| {
            let names: Vec<_> = Self::ALL.iter().map(|family| family.name()).collect();
            format!("no family is named '{name}': there are {}", names.join(", "))
        })
    }
}
