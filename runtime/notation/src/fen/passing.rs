//! The fourth field: the squares that moves of the last turn passed over, and the pieces that did.
//!
//! Each piece is written behind the squares that it passed, the first to move first; one alone is
//! left out where it stands where anybody would look for it.

use super::{FenError, Pieces, numbered, portals, quoted, squares, turns};
use crate::square_name;
use sandbox_kernel::facts::step;
use sandbox_kernel::{Facts, Passing, Player, Square, SquareSet, State, Wide};

const FIELD: &str = "en passant";

/// What the field speaks of: a board, and the player whose pieces have passed.
pub(super) struct Scene<'a> {
    pub(super) facts: &'a Facts,
    pub(super) pieces: &'a Pieces,
    /// Where momentum portals stand.
    pub(super) doors: Wide,
    /// In the middle of a turn, the player to move; else the other.
    pub(super) mover: Player,
}

impl Scene<'_> {
    /// The rights to take in passing.
    pub(super) fn read(&self, field: &str) -> Result<Vec<Passing>, FenError> {
        if field == "-" {
            return Ok(Vec::new());
        }
        if !self.facts.en_passant {
            let found = quoted(field);
            return refused(format!("this game has none, expected '-', got {found}"));
        }
        let names = squares::names(field).into_iter();
        let all = names.map(|name| squares::floor(&self.facts.board, FIELD, name));
        let all = all.collect::<Result<Vec<_>, _>>()?;
        let (passers, passed): (Vec<_>, Vec<_>) = all.iter().partition(|&&at| self.occupied(at));
        passers.iter().try_for_each(|&passer| self.check_passer(passer))?;
        self.set(&passers)?;
        if let [passer] = passers[..] {
            return self.group(&passed, passer).map(|group| vec![group]);
        }
        let mut groups = Vec::new();
        let mut open = Vec::new();
        for square in all {
            if self.occupied(square) {
                groups.push(self.group(&std::mem::take(&mut open), square)?);
            } else {
                open.push(square);
            }
        }
        groups.extend(self.unnamed(&open)?);
        let most = turns::longest(self.facts);
        if groups.len() > usize::from(most) {
            return refused(format!("expected at most {most} that passed, got {}", groups.len()));
        }
        Ok(groups)
    }

    /// Squares that are given, none of them twice.
    fn set(&self, squares: &[Square]) -> Result<Wide, FenError> {
        squares.iter().try_fold(Wide::EMPTY, |set, &square| {
            if set.has(square) {
                return refused(format!("{} is given twice", self.name(square)));
            }
            Ok(set | Wide::of(square))
        })
    }

    fn name(&self, square: Square) -> String {
        square_name(&self.facts.board, square)
    }

    fn occupied(&self, square: Square) -> bool {
        self.pieces[square.index()].is_some() || self.doors.has(square)
    }

    /// Whether a piece that may have passed stands on a square.
    fn stands(&self, square: Square) -> bool {
        self.pieces[square.index()].is_some_and(|piece| piece.player == Some(self.mover))
    }

    fn check_passer(&self, square: Square) -> Result<(), FenError> {
        if self.stands(square) {
            return Ok(());
        }
        let (name, mover) = (self.name(square), self.mover as u8);
        let other = Some(Some(self.mover.other()));
        refused(if self.pieces[square.index()].map(|piece| piece.player) == other {
            format!("the piece on {name} is not player {mover}'s, who has moved")
        } else {
            format!("what stands on {name} is no player's piece")
        })
    }

    /// One piece with the squares that it passed.
    fn group(&self, passed: &[Square], passer: Square) -> Result<Passing, FenError> {
        if passed.is_empty() {
            let name = self.name(passer);
            return refused(format!("expected an empty square that the piece on {name} passed"));
        }
        Ok(Passing { passed: self.set(passed)?, passer })
    }

    /// Squares behind which no piece is named: those of one piece, or each of the one ahead.
    fn unnamed(&self, passed: &[Square]) -> Result<Vec<Passing>, FenError> {
        if passed.is_empty() {
            return Ok(Vec::new());
        }
        let all = self.set(passed)?;
        if let Some(passer) = self.usual_passer(all) {
            return Ok(vec![Passing { passed: all, passer }]);
        }
        let mut groups: Vec<Passing> = Vec::new();
        for &square in passed {
            let mut at = Some(square);
            while let Some(next) = at.filter(|&next| all.has(next)) {
                at = self.ahead(next);
            }
            let Some(passer) = at.filter(|&passer| self.stands(passer)) else {
                let name = self.name(square);
                return refused(format!(
                    "expected the square of the piece that passed {name}, since none stands one step \
                     ahead"
                ));
            };
            match groups.iter_mut().find(|group| group.passer == passer) {
                Some(group) => group.passed |= Wide::of(square),
                None => groups.push(Passing { passed: Wide::of(square), passer }),
            }
        }
        Ok(groups)
    }

    /// The square one step forward, for the player who passed.
    fn ahead(&self, square: Square) -> Option<Square> {
        self.facts.board.step(square, self.facts.orientation.step(self.mover, step(0, 1)))
    }

    /// The piece that passed where the text does not name it: the one a step ahead of a square
    /// passed. None, if there are several.
    fn usual_passer(&self, passed: Wide) -> Option<Square> {
        let ahead = passed.iter().filter_map(|square| self.ahead(square));
        let mut found = ahead.filter(|&square| self.stands(square));
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }

    /// The right, as far as it can still be used: the piece stands, and what it passed is empty.
    fn live(&self, &Passing { passed, passer }: &Passing) -> Option<Passing> {
        let empty = passed.iter().filter(|&square| !self.occupied(square));
        let passed = empty.fold(Wide::EMPTY, |set, square| set | Wide::of(square));
        (self.stands(passer) && passed.any()).then_some(Passing { passed, passer })
    }

    fn write(&self, passing: &[Passing]) -> String {
        let live: Vec<_> = passing.iter().filter_map(|group| self.live(group)).collect();
        let mut text = String::new();
        for &Passing { passed, passer } in &live {
            let squares = numbered(self.pieces).filter(|&(square, _)| passed.has(square));
            squares.for_each(|(square, _)| text.push_str(&self.name(square)));
            if live.len() > 1 || self.usual_passer(passed) != Some(passer) {
                text.push_str(&self.name(passer));
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }
}

fn refused<T>(problem: impl Into<String>) -> Result<T, FenError> {
    Err(FenError::new(FIELD, problem))
}

/// Writes the field.
pub(super) fn write(facts: &Facts, state: &State) -> String {
    if !facts.en_passant {
        return "-".to_owned();
    }
    let under_way = turns::under_way(facts, state.ply, state.left);
    let mover = if under_way { state.to_move } else { state.to_move.other() };
    let doors = portals::doors(facts, &state.ends);
    Scene { facts, pieces: &state.board, doors, mover }.write(&state.passing)
}
