//! Native against interpreted: the same facts, and random games in which every position, every
//! list of moves and every key is the same.

mod common;

use libtest_mimic::{Failed, Trial};
use sandbox_kernel::{Entry, Game};
use sandbox_notation::MoveList;
use std::process::ExitCode;

const GAMES: u64 = 20;

fn main() -> ExitCode {
    let trials = common::entries().filter_map(|entry| {
        let native = entry.new?;
        Some(Trial::test(entry.id, move || agree(entry, native())))
    });
    common::run(trials.collect())
}

fn agree(entry: &Entry, mut native: Box<dyn Game>) -> Result<(), Failed> {
    let mut interpreted = common::interpreted(entry)?;
    if native.facts() != interpreted.facts() {
        return Err("its facts are not those of its file: run `cargo xtask build-games`".into());
    }
    let mut state = 0x5eed;
    for _ in 0..GAMES {
        loop {
            let moves = same_position(&*native, &*interpreted)?;
            // A linear congruential generator (Knuth's MMIX constants): its high bits are the dice.
            state = 6_364_136_223_846_793_005_u64
                .wrapping_mul(state)
                .wrapping_add(1_442_695_040_888_963_407);
            let dice = usize::try_from(state >> 33)?;
            let Some(place) = dice.checked_rem(moves.len()) else { break };
            let (_, made) = moves.as_slice()[place];
            native.play(made);
            interpreted.play(made);
        }
        while native.undo() && interpreted.undo() {}
    }
    Ok(())
}

/// Checks that both engines see the same; gives the moves.
fn same_position(native: &dyn Game, interpreted: &dyn Game) -> Result<MoveList, Failed> {
    let [moves, others] = [native, interpreted].map(MoveList::of);
    let same = moves == others
        && native.state() == interpreted.state()
        && native.key() == interpreted.key();
    if !same {
        return Err(format!("{native:?}\n{interpreted:?}\n{moves:?}\n{others:?}").into());
    }
    Ok(moves)
}
