//! The fields after the board, told apart by their shape.

use super::keys::{Keys, LARGEST, whole};
use super::{FenError, quoted};
use sandbox_kernel::{Facts, Player};

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// One player's.
    One(Player),
    /// In rounds, both players'.
    Both,
}

/// What is written after the board. A field that is missing is `None`.
#[derive(Debug, Default)]
pub(super) struct Fields<'a> {
    pub(super) side: Option<Side>,
    pub(super) castling: Option<&'a str>,
    pub(super) en_passant: Option<&'a str>,
    /// Checks still to give.
    pub(super) checks_left: Option<[u32; 2]>,
    /// Checks given.
    pub(super) checks_given: Option<[u32; 2]>,
    numbers: Vec<u32>,
    pub(super) keys: Keys<'a>,
    /// How many of the fields in fixed order are behind.
    stage: Stage,
}

/// The fields in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Stage {
    #[default]
    Board,
    Side,
    Castling,
    EnPassant,
    Checks,
    Numbers,
}

impl<'a> Fields<'a> {
    pub(super) fn new(
        facts: &Facts,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<Self, FenError> {
        let mut fields = Self::default();
        for word in words {
            fields.add(facts, word)?;
        }
        Ok(fields)
    }

    fn add(&mut self, facts: &Facts, word: &'a str) -> Result<(), FenError> {
        if word.contains('=') {
            return self.keys.add(facts, word);
        }
        if let Some(pair) = word.strip_prefix('+').and_then(pair) {
            let twice = self.checks_given.replace(pair?).is_some();
            return if twice { Err(out_of_place(word)) } else { Ok(()) };
        }
        let stage = self.stage_of(facts, word).ok_or_else(|| out_of_place(word))?;
        if stage < self.stage || stage == self.stage && stage != Stage::Numbers {
            return Err(out_of_place(word));
        }
        self.stage = stage;
        match stage {
            Stage::Board | Stage::Side => {
                self.side = Some(match word {
                    "w" => Side::One(Player::First),
                    "b" => Side::One(Player::Second),
                    _ => Side::Both,
                });
            }
            Stage::Castling => self.castling = Some(word),
            Stage::EnPassant => self.en_passant = Some(word),
            Stage::Checks => self.checks_left = pair(word).transpose()?,
            Stage::Numbers if self.numbers.len() == 3 => return Err(out_of_place(word)),
            Stage::Numbers => self.numbers.push(number("the counts", word)?),
        }
        Ok(())
    }

    /// Which field a word is, by its shape and what stands before it.
    fn stage_of(&self, facts: &Facts, word: &str) -> Option<Stage> {
        let all = |of: fn(&u8) -> bool| word.bytes().all(|byte| of(&byte));
        match word {
            "w" | "b" if self.stage < Stage::Side => Some(Stage::Side),
            "-" if self.stage < Stage::Side && facts.rounds.is_some() => Some(Stage::Side),
            "-" if self.stage < Stage::Castling => Some(Stage::Castling),
            "-" => Some(Stage::EnPassant),
            _ if all(u8::is_ascii_alphabetic) => Some(Stage::Castling),
            _ if all(u8::is_ascii_digit) => Some(Stage::Numbers),
            _ if pair(word).is_some() => Some(Stage::Checks),
            _ if word.starts_with(|first: char| first.is_ascii_lowercase())
                && all(u8::is_ascii_alphanumeric) =>
            {
                Some(Stage::EnPassant)
            }
            _ => None,
        }
    }

    /// Plies without progress.
    pub(super) fn no_progress(&self) -> u32 {
        match self.numbers[..] {
            [count] | [count, _] | [_, count, _] => count,
            _ => 0,
        }
    }

    /// The number of the move.
    pub(super) fn move_number(&self) -> Option<u32> {
        self.numbers.last().copied().filter(|_| self.numbers.len() >= 2)
    }
}

fn out_of_place(word: &str) -> FenError {
    let order = "side, castling, en passant, checks, counts and key=value in this order";
    FenError::new("the fields", format!("expected {order}, got {}", quoted(word)))
}

/// Two numbers with a plus between, if the word has that shape.
fn pair(word: &str) -> Option<Result<[u32; 2], FenError>> {
    let (first, second) = word.split_once('+')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let both = || Ok([number("the checks", first)?, number("the checks", second)?]);
    (digits(first) && digits(second)).then(both)
}

fn number(field: &'static str, text: &str) -> Result<u32, FenError> {
    whole(text).ok_or_else(|| {
        let found = quoted(text);
        FenError::new(field, format!("expected a whole number up to {LARGEST}, got {found}"))
    })
}
