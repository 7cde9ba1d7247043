//! A game being played: the boundary that players, tools and tests see.

use crate::{Decision, Facts, Move, Outcome, Position, Rules, State, legality, rule};
use std::fmt::Debug;
use std::sync::Arc;

/// Which sort of engine plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Engine {
    /// Compiled for this one game.
    Native,
    /// Playing from tables made of its file.
    Interpreted,
}

/// A game being played.
pub trait Game: Send + Sync + Debug {
    /// What is true of the game.
    fn facts(&self) -> &Facts;

    /// Which sort of engine plays it.
    fn engine(&self) -> Engine;

    /// The position.
    fn state(&self) -> State;

    /// Starts the game anew from a position. Squares off the board and walls must be empty in it.
    fn set_up(&mut self, state: &State);

    /// The legal moves of the player to move, none where an ending stands on the board or where
    /// both players choose. The clocks are not looked at.
    fn legal_moves(&self) -> Vec<Move>;

    /// The legal moves of the first player and of the second, where both choose.
    fn legal_choices(&self) -> Option<[Vec<Move>; 2]>;

    /// Plays what has been decided: a legal move, or in rounds one of each player.
    fn play(&mut self, decision: Decision);

    /// Takes the last move back. Says whether there was one.
    fn undo(&mut self) -> bool;

    /// The end of the game, if it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// The number of positions `depth` plies on: legal moves of positions that have not ended,
    /// whatever the clocks say.
    fn perft(&self, depth: u32) -> u64;

    /// A number over exactly what repetition compares.
    fn key(&self) -> u64;

    /// Checks the game against itself in random games and positions: legal moves by every tier,
    /// and each answer of its own against the default.
    ///
    /// # Errors
    ///
    /// The first difference, in words.
    #[cfg(feature = "audit")]
    fn audit(&self, games: u32, seed: u64) -> Result<(), String>;

    /// A copy.
    fn boxed(&self) -> Box<dyn Game>;
}

/// A shipped game: its file, and its engine if one has been made.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The stem of the file.
    pub id: &'static str,
    /// The file's text.
    pub rules: &'static str,
    /// Makes a game at its start, played natively.
    pub new: Option<fn() -> Box<dyn Game>>,
}

/// A game being played by one set of rules.
pub struct Match<R: Rules> {
    rules: Arc<R>,
    engine: Engine,
    /// Every position so far, the present one last; never empty.
    positions: Vec<Position<R>>,
    /// The same as repetition compares them, with their keys.
    standing: Vec<(u64, Position<R>)>,
}

impl<R: Rules> Match<R> {
    /// A game at its start.
    pub fn new(rules: Arc<R>, engine: Engine) -> Self {
        let start = Position::start(&*rules);
        let mut game = Self { rules, engine, positions: Vec::new(), standing: Vec::new() };
        game.enter(start);
        game
    }

    fn enter(&mut self, position: Position<R>) {
        let standing = rule::repetition::standing(&*self.rules, &position);
        self.standing.push((rule::repetition::key(&standing), standing));
        self.positions.push(position);
    }

    fn position(&self) -> &Position<R> {
        &self.positions[self.positions.len() - 1]
    }

    /// How many times the present position has stood.
    fn times(&self) -> u32 {
        let Some((now, before)) = self.standing.split_last() else { return 0 };
        before.iter().fold(1, |times, earlier| times + u32::from(earlier == now))
    }
}

impl<R: Rules> Debug for Match<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match")
            .field("game", &self.rules.facts().name)
            .field("engine", &self.engine)
            .field("position", self.position())
            .finish_non_exhaustive()
    }
}

impl<R: Rules> Game for Match<R> {
    fn facts(&self) -> &Facts {
        self.rules.facts()
    }

    fn engine(&self) -> Engine {
        self.engine
    }

    fn state(&self) -> State {
        let mut state = self.position().state();
        let facts = self.facts();
        state.board.truncate(facts.board.squares());
        let held = if facts.drops.is_some() { facts.kinds.len() } else { 0 };
        state.hands.iter_mut().for_each(|hand| hand.truncate(held));
        state.ends.truncate(facts.ends.len());
        state.moved_ends.truncate(facts.ends.len());
        state.rounds = state.rounds.filter(|_| facts.rounds.is_some());
        if let Some(rounds) = &mut state.rounds {
            rounds.announces = rule::spies::announces(&*self.rules, self.position());
        }
        state.outcome = self.outcome();
        state
    }

    fn set_up(&mut self, state: &State) {
        let position = Position::from_state(&*self.rules, state);
        self.positions.clear();
        self.standing.clear();
        self.enter(position);
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let at = self.position();
        if at.ended().is_none() && !rule::rounds::both_choose(&*self.rules, at) {
            legality::legal(&*self.rules, at, &mut moves);
        }
        moves
    }

    fn legal_choices(&self) -> Option<[Vec<Move>; 2]> {
        let at = self.position();
        (at.ended().is_none() && rule::rounds::both_choose(&*self.rules, at))
            .then(|| rule::rounds::choices(&*self.rules, at))
    }

    fn play(&mut self, decision: Decision) {
        let next = match decision {
            Decision::Move(made) => self.position().after(&self.rules, made),
            Decision::Round(made) => rule::rounds::after(&*self.rules, self.position(), made),
        };
        self.enter(next);
    }

    fn undo(&mut self) -> bool {
        let played = self.positions.len() > 1;
        if played {
            self.positions.pop();
            self.standing.pop();
        }
        played
    }

    fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        position
            .ended()
            .or_else(|| {
                if rule::rounds::both_choose(&*self.rules, position) {
                    return rule::rounds::without_move(&*self.rules, position);
                }
                let mut moves = Vec::new();
                legality::legal(&*self.rules, position, &mut moves);
                moves.is_empty().then(|| rule::no_move::outcome(&*self.rules, position))
            })
            .or_else(|| {
                // A position set up by hand is a start: clocks are looked at after a ply.
                let played = self.positions.len() > 1;
                let times = self.times();
                played.then(|| rule::clocks::outcome(&*self.rules, position, times)).flatten()
            })
    }

    fn perft(&self, depth: u32) -> u64 {
        let mut lists = vec![Vec::new(); depth as usize];
        perft(&*self.rules, self.position(), &mut lists)
    }

    fn key(&self) -> u64 {
        self.standing[self.standing.len() - 1].0
    }

    #[cfg(feature = "audit")]
    fn audit(&self, games: u32, seed: u64) -> Result<(), String> {
        crate::audit::audit(&*self.rules, games, seed)
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(Self {
            rules: Arc::clone(&self.rules),
            engine: self.engine,
            positions: self.positions.clone(),
            standing: self.standing.clone(),
        })
    }
}

/// Counts the positions as many plies on as there are lists to write moves into.
fn perft<R: Rules>(rules: &R, at: &Position<R>, lists: &mut [Vec<Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else { return 1 };
    if at.ended().is_some() {
        return 0;
    }
    if rule::rounds::both_choose(rules, at) {
        let [first, second] = rule::rounds::choices(rules, at);
        if deeper.is_empty() {
            return first.len() as u64 * second.len() as u64;
        }
        let pairs = first.iter().flat_map(|&one| second.iter().map(move |&other| [one, other]));
        return pairs.map(|pair| perft(rules, &rule::rounds::after(rules, at, pair), deeper)).sum();
    }
    if deeper.is_empty() {
        return legality::count(rules, at, moves);
    }
    legality::legal(rules, at, moves);
    let mut nodes = 0;
    for &made in &*moves {
        let mut next = *at;
        next.play(rules, made);
        nodes += perft(rules, &next, deeper);
    }
    nodes
}
