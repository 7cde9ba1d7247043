//! What is written is read as what it was, in games shipped and made at random.

use super::super::Letters;
use super::*;
use crate::Legal;
use crate::testing::{ids, interpreted, rulesets};
use proptest::prelude::*;
use sandbox_kernel::Game;
use sandbox_random::Family;
use std::sync::LazyLock;

/// Every position of the independent engine is read, and what is written of it says the same.
#[test]
fn positions_of_another_engine_are_read() {
    let json = |name: &str| -> serde_json::Value {
        let text = std::fs::read(rulesets().join("cases").join(name)).expect("a file of cases");
        serde_json::from_slice(&text).expect("JSON")
    };
    let (table, counts) = (json("table.json"), json("perft.json"));
    let mut read_count = 0;
    for row in table.as_array().expect("a list") {
        let [entry, id] = ["entry", "game"].map(|key| row[key].as_str().expect("a name"));
        let game = game(id);
        let variant = &counts["variants"][entry];
        let lists = ["positions", "tests"].iter().filter_map(|list| variant[list].as_array());
        for place in lists.flatten().chain([&variant["start"]]) {
            let fen = place["fen"].as_str().expect("a FEN");
            let facts = game.facts();
            let state = read(facts, fen).unwrap_or_else(|error| panic!("{id} {fen}: {error}"));
            let text = write(facts, &state).expect("the game has a FEN");
            let again = read(facts, &text).expect("what was written");
            assert_eq!(write(facts, &again), Ok(text), "{id} {fen}");
            assert_eq!(key(&*game, &again), key(&*game, &state), "{id} {fen}");
            read_count += 1;
        }
    }
    assert!(read_count > 300, "only {read_count}");
}

/// What repetition compares in a position.
fn key(game: &dyn Game, state: &State) -> u64 {
    set_up(game, state).key()
}

fn set_up(game: &dyn Game, state: &State) -> Box<dyn Game> {
    let mut copy = game.boxed();
    copy.set_up(state);
    copy
}

/// The rights to take in passing that somebody could use: the piece stands, and what it passed is
/// empty.
fn usable(facts: &Facts, state: &State) -> Vec<Passing> {
    let doors = facts.ends.iter().zip(&state.ends).filter(|(end, _)| !end.fold);
    let doors = doors.fold(Wide::EMPTY, |set, (_, &place)| set | Wide::of(place));
    let standing = |at: Square| state.board[at.index()];
    let empty = |at: &Square| standing(*at).is_none() && !doors.has(*at);
    let groups = state.passing.iter().map(|&Passing { passed, passer }| {
        let passed = passed.iter().filter(empty);
        Passing { passed: passed.fold(Wide::EMPTY, |set, at| set | Wide::of(at)), passer }
    });
    let stands = |passer| standing(passer).is_some_and(|piece| piece.player.is_some());
    groups.filter(|group| group.passed.any() && stands(group.passer)).collect()
}

/// Writes a position and reads it again: it is the same, but for marks of what has never moved and
/// rights that nobody can use; and once those are put back, it plays the same. Says whether the
/// text has told these marks too, as far as anything hangs on them.
fn there_and_back(game: &dyn Game) -> Result<bool, String> {
    let facts = game.facts();
    let state = State { outcome: None, ..game.state() };
    let text = write(facts, &state).map_err(|none| none.to_string())?;
    let found = read(facts, &text).map_err(|error| format!("{text}: {error}"))?;
    let again = State { outcome: None, ..set_up(game, &found).state() };
    let wrong = |what: &str| Err(format!("{text}: {what} changed\n{state:?}\n{again:?}"));
    if write(facts, &found).as_ref() != Ok(&text) || write(facts, &again).as_ref() != Ok(&text) {
        return wrong("the text");
    }
    let (unmoved, moved_ends) = (state.unmoved, state.moved_ends.clone());
    let expected = State { passing: usable(facts, &state), ..state.clone() };
    if (State { unmoved, moved_ends: moved_ends.clone(), ..again.clone() }) != expected {
        return wrong("the position");
    }
    if game.outcome().is_some() {
        return Ok(true);
    }
    let standing = key(game, &state);
    let same = |other: &dyn Game| {
        let texts = [game, other].map(|game| Legal::on_board(game).texts());
        standing == other.key() && texts[0] == texts[1]
    };
    let marked = State { unmoved, moved_ends, ..found.clone() };
    if !same(&*set_up(game, &marked)) {
        return wrong("what can be played");
    }
    Ok(same(&*set_up(game, &found)))
}

/// Whether a game has rules that ask for marks which a text cannot always tell.
fn asks_for_marks(facts: &Facts) -> bool {
    let first_move = |kind: &KindFacts| kind.moves.iter().any(|way| way.first_move);
    facts.castling.is_some() || facts.kinds.iter().any(first_move)
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap_or_default() % bound
    }
}

/// Plays at random, and takes every position there and back. Gives the number of positions and of
/// those whose marks were told.
fn play_out(start: &dyn Game, seed: u64, plies: usize) -> Result<[u32; 2], String> {
    let (mut game, mut dice) = (start.boxed(), Dice(seed));
    let mut counts = [0, 0];
    for _ in 0..plies {
        let told = there_and_back(&*game)?;
        counts[0] += 1;
        counts[1] += u32::from(told);
        if !told && !asks_for_marks(game.facts()) {
            return Err(format!("a mark is lost that nobody asks for: {:?}", game.state()));
        }
        let legal = Legal::of(&*game);
        if legal.is_empty() {
            break;
        }
        let Some((_, decision)) = legal.get(dice.below(legal.len())) else { break };
        game.play(decision);
    }
    Ok(counts)
}

#[test]
fn games_of_every_family_go_there_and_back() {
    let mut counts = [0, 0];
    for (number, file) in sandbox_random::games(160, 7, Family::ALL).iter().enumerate() {
        let game = interpreted(file.to_string().as_bytes());
        assert!(Letters::of(game.facts()).is_ok(), "{file}");
        for seed in 0..3 {
            let found = play_out(&*game, seed + 3 * number as u64, 80);
            let found = found.unwrap_or_else(|problem| panic!("{problem}\n{file}"));
            counts = [counts[0] + found[0], counts[1] + found[1]];
        }
    }
    let [all, told] = counts;
    assert!(all > 10_000 && told * 100 > all * 98, "{told} of {all} positions told all marks");
}

static GAMES: LazyLock<Vec<(String, Box<dyn Game>)>> = LazyLock::new(|| {
    let games = ids().into_iter().map(|id| (id.clone(), game(&id)));
    games.filter(|(_, game)| Letters::of(game.facts()).is_ok()).collect()
});

#[test]
fn shipped_games_go_there_and_back() {
    for (number, (id, game)) in GAMES.iter().enumerate() {
        let found = play_out(&**game, number as u64, 100);
        assert!(found.is_ok(), "{id}: {found:?}");
    }
}

/// The positions of the cases that were worked out by hand, and those on the way through them.
#[test]
fn cases_worked_out_by_hand_go_there_and_back() {
    let folder = std::fs::read_dir(rulesets().join("cases/rulings")).expect("a folder of cases");
    let mut count = 0;
    for path in folder.map(|entry| entry.expect("a file").path()) {
        let text = std::fs::read(&path).expect("a file of cases");
        let cases: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
        for case in cases.as_array().expect("a list") {
            let mut game = interpreted(case["game"].to_string().as_bytes());
            if let Some(fen) = case["fen"].as_str() {
                let found = read(game.facts(), fen);
                game.set_up(&found.unwrap_or_else(|error| panic!("{fen}: {error}")));
            }
            let steps = case["steps"].as_array().expect("steps").iter();
            for made in steps.filter_map(|step| step["play"].as_array()).flatten() {
                assert_eq!(there_and_back(&*game).err(), None, "{}", case["name"]);
                let legal = Legal::of(&*game).find(made.as_str().expect("a move"));
                game.play(legal.expect("a legal move"));
            }
            assert_eq!(there_and_back(&*game).err(), None, "{}", case["name"]);
            count += 1;
        }
    }
    assert!(count > 100, "only {count}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Reading never panics, whatever the text.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        for (_, game) in GAMES.iter() {
            let _ = read(game.facts(), &text);
        }
    }

    /// Nor with a text that is almost right; and what is read can be played, and written again.
    #[test]
    fn almost_right_text_is_read_or_refused(
        which in any::<prop::sample::Index>(),
        seed in any::<u64>(),
        plies in 0..40_usize,
        at in any::<prop::sample::Index>(),
        put in "[-+*~()\\[\\]a-zA-Z0-9 /=:;,]{0,3}",
        cut in 0..3_usize,
    ) {
        let (id, start) = &GAMES[which.index(GAMES.len())];
        let (mut game, mut dice) = (start.boxed(), Dice(seed));
        for _ in 0..plies {
            let legal = Legal::of(&*game);
            let Some(number) = (!legal.is_empty()).then(|| dice.below(legal.len())) else { break };
            let Some((_, decision)) = legal.get(number) else { break };
            game.play(decision);
        }
        let mut text = write(game.facts(), &game.state()).expect("the game has a FEN");
        let at = at.index(text.len());
        text.replace_range(at..(at + cut).min(text.len()), &put);
        if let Ok(state) = read(game.facts(), &text) {
            let mut copy = set_up(&**start, &state);
            let written = write(game.facts(), &copy.state()).expect("the game has a FEN");
            let again = read(game.facts(), &written).map(|state| set_up(&**start, &state).state());
            prop_assert!(again.is_ok(), "{id} {text} {written} {again:?}");
            let legal = Legal::of(&*copy);
            for (_, decision) in legal.iter().take(100) {
                copy.play(decision);
                copy.outcome();
                copy.undo();
            }
        }
    }
}
