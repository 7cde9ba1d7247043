//! A game brought to the position that the command line asks for.

use crate::load::{self, Choice};
use crate::nearest::nearest;
use crate::output::{count, one_line};
use crate::shipped::Shelf;
use anyhow::anyhow;
use sandbox_kernel::Game;
use sandbox_notation::{Legal, MoveList, fen, outcome_sentence};

/// Where a game starts, and the moves made from there.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Start {
    /// Start from this position instead of the setup
    ///
    /// As at any start, only a player without a move ends the game there at once. Every other
    /// ending is looked for after the next ply.
    #[arg(long)]
    fen: Option<String>,
}

impl Start {
    /// The game in its starting position.
    pub(crate) fn game(
        &self,
        shelf: Shelf,
        file: &str,
        choice: Choice,
    ) -> anyhow::Result<Box<dyn Game>> {
        let mut game = load::game(shelf, file, choice)?;
        if let Some(text) = &self.fen {
            let state = fen::read(game.facts(), text)?;
            game.set_up(&state);
        }
        Ok(game)
    }

    /// The game after some moves.
    pub(crate) fn after(
        &self,
        shelf: Shelf,
        file: &str,
        choice: Choice,
        moves: &[String],
    ) -> anyhow::Result<Box<dyn Game>> {
        let mut game = self.game(shelf, file, choice)?;
        for (number, text) in (1..).zip(moves) {
            play(&mut *game, text)
                .map_err(|why| anyhow!("move {number}, {}, is not legal: {why}", one_line(text)))?;
        }
        Ok(game)
    }
}

/// Makes one move, given as text, or says what can be made instead.
fn play(game: &mut dyn Game, text: &str) -> Result<(), String> {
    let legal = Legal::of(game);
    if let Some(decision) = legal.find(text) {
        game.play(decision);
        return Ok(());
    }
    if let Some(outcome) = game.outcome() {
        return Err(format!("the game is over, {}", outcome_sentence(outcome)));
    }
    Err(match &legal {
        Legal::Moves(moves) => {
            let has = format!("the position has {}", count(moves.len(), "legal move"));
            nearby(&has, text, moves)
        }
        Legal::Choices(lists, _) => not_chosen(text, lists),
    })
}

/// Why a text is no round.
fn not_chosen(text: &str, lists: &[MoveList; 2]) -> String {
    let legal = |player: usize| count(lists[player].len(), "legal move");
    if let Some((player, half)) = wrong_half(text, lists) {
        let has = format!("{} is none of player {player}'s {}", one_line(half), legal(player));
        return nearby(&has, half, &lists[player]);
    }
    let (first, second) = (legal(0), legal(1));
    let written = "written with '|' between";
    format!("the position has {first} of player 0 and {second} of player 1, {written}")
}

/// What the position has, and what of it is near a text.
fn nearby(has: &str, text: &str, moves: &MoveList) -> String {
    let texts: Vec<&str> = moves.texts().collect();
    match &near(text, &texts)[..] {
        [] => has.to_owned(),
        near => format!("{has}, near it {}", near.join(", ")),
    }
}

/// Of a round that is not legal, the half that is wrong and whose it is: ids may hold the sign
/// between, so each place is tried, and one where the other half is legal is the one that is meant.
fn wrong_half<'a>(text: &'a str, lists: &[MoveList; 2]) -> Option<(usize, &'a str)> {
    let halves = text.match_indices('|').map(|(at, sign)| [&text[..at], &text[at + sign.len()..]]);
    let wrong = |halves: [&'a str; 2]| -> Vec<usize> {
        (0..2).filter(|&player| lists[player].find(halves[player]).is_none()).collect()
    };
    let mut tried: Vec<_> = halves.map(|halves| (wrong(halves), halves)).collect();
    tried.sort_by_key(|(wrong, _)| wrong.len());
    let (wrong, halves) = tried.first()?;
    wrong.first().map(|&player| (player, halves[player]))
}

/// Some legal moves that look like a text: those it begins, whatever the case of its letters, then
/// those spelled nearly so; or else moves of the same piece.
fn near<'a>(text: &str, texts: &[&'a str]) -> Vec<&'a str> {
    const MOST: usize = 6;
    if text.is_empty() {
        return Vec::new();
    }
    let begin_with = |start: &str| {
        let start = start.to_lowercase();
        let texts = texts.iter().copied();
        texts.filter(move |legal| legal.to_lowercase().starts_with(&start))
    };
    let mut near: Vec<_> = begin_with(text).collect();
    // In a game whose ids differ only in case, the case that was typed is meant.
    near.sort_by_key(|legal| !legal.starts_with(text));
    let others = nearest(text, texts.iter().copied().filter(|legal| !near.contains(legal)), MOST);
    near.extend(others);
    if near.is_empty() {
        let from: String = text.chars().take(2).collect();
        near.extend(begin_with(&from));
    }
    near.truncate(MOST);
    near
}
