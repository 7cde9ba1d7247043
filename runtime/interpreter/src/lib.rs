//! Plays any planned game from tables made at load, on sets as wide as its board needs.
//!
//! There is no rule here: [`Interpreted`] leaves every method of [`Rules`] at its default.

use sandbox_kernel::{
    Cell, Engine, Extra, Facts, Features, Game, KindSet, Match, Rules, SquareSet, Store, Tables,
    Wide,
};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

/// How many kinds of piece a game may have.
const MOST_KINDS: usize = 24;

/// A game played from its facts, with sets `S`, cells `C` and kinds `K` as wide as its board, and
/// with room for what `E` extra parts of a position keep: one, or none where the game has none of
/// the rules that ask for it.
#[derive(Debug)]
pub struct Interpreted<S, C, K, const E: usize> {
    facts: Facts,
    tables: Tables<S>,
    width: PhantomData<fn() -> (C, K)>,
}

/// A game on a board of up to 64 squares.
pub type Small<const E: usize> = Interpreted<u64, [Cell; 64], [u64; MOST_KINDS], E>;
/// A game on a board of up to 128 squares.
pub type Middling<const E: usize> = Interpreted<u128, [Cell; 128], [u128; MOST_KINDS], E>;
/// A game on a board of up to 256 squares.
pub type Large<const E: usize> = Interpreted<Wide, [Cell; 256], [Wide; MOST_KINDS], E>;

impl<S: SquareSet, C, K, const E: usize> Interpreted<S, C, K, E> {
    /// Makes the tables of a game.
    pub fn new(facts: Facts) -> Self {
        let tables = Tables::new(&facts);
        Self { facts, tables, width: PhantomData }
    }
}

impl<S: SquareSet, C: Store<Cell>, K: Store<S>, const E: usize> Rules for Interpreted<S, C, K, E> {
    type Set = S;
    type Cells = C;
    type KindSets = K;
    type Hands = [u8; 2 * MOST_KINDS];
    type Extra = [Extra<S>; E];

    const MAY: Features = if E == 0 { Features::PLAIN } else { Features::ALL };
    const PROMOTING: KindSet = KindSet::ALL;

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn tables(&self) -> &Tables<S> {
        &self.tables
    }
}

/// A game at its start, played from its facts.
pub fn game(facts: Facts) -> Box<dyn Game> {
    if Features::of(&facts).rich() { sized::<1>(facts) } else { sized::<0>(facts) }
}

fn sized<const E: usize>(facts: Facts) -> Box<dyn Game> {
    match facts.board.squares() {
        0..=64 => Box::new(Match::new(Arc::new(Small::<E>::new(facts)), Engine::Interpreted)),
        65..=128 => Box::new(Match::new(Arc::new(Middling::<E>::new(facts)), Engine::Interpreted)),
        _ => Box::new(Match::new(Arc::new(Large::<E>::new(facts)), Engine::Interpreted)),
    }
}
