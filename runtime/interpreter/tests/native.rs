//! Native against interpreted: the same facts, and random games in which every position, every
//! list of moves and every key is the same.

mod common;

use libtest_mimic::{Failed, Trial};
use sandbox_kernel::{Entry, Game};
use sandbox_notation::Legal;
use std::process::ExitCode;

const GAMES: u64 = 200;
/// Random games are left after so many positions.
const LONGEST: u32 = 120;
/// Perft goes on while it counts no more than this.
const MOST_NODES: u64 = 20_000;

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
    same_counts(&*native, &*interpreted)?;
    let mut state = 0x5eed;
    for _ in 0..GAMES {
        for _ in 0..LONGEST {
            let legal = same_position(&*native, &*interpreted)?;
            // A linear congruential generator (Knuth's MMIX constants): its high bits are the dice.
            state = 6_364_136_223_846_793_005_u64
                .wrapping_mul(state)
                .wrapping_add(1_442_695_040_888_963_407);
            let dice = usize::try_from(state >> 33)?;
            let place = dice.checked_rem(legal.len());
            let Some((_, decision)) = place.and_then(|place| legal.get(place)) else { break };
            native.play(decision);
            interpreted.play(decision);
        }
        while native.undo() && interpreted.undo() {}
    }
    Ok(())
}

/// Counts as deep as is quick.
fn same_counts(native: &dyn Game, interpreted: &dyn Game) -> Result<(), Failed> {
    for depth in 1..=4 {
        let nodes = native.perft(depth);
        let others = interpreted.perft(depth);
        if nodes != others {
            return Err(
                format!("perft {depth}: native counts {nodes}, interpreted {others}").into()
            );
        }
        if nodes > MOST_NODES {
            break;
        }
    }
    Ok(())
}

/// Checks that both engines see the same; gives what can be decided.
fn same_position(native: &dyn Game, interpreted: &dyn Game) -> Result<Legal, Failed> {
    let [legal, others] = [native, interpreted].map(Legal::of);
    let same = legal == others
        && native.state() == interpreted.state()
        && native.key() == interpreted.key();
    if !same {
        return Err(format!("{native:?}\n{interpreted:?}\n{legal:?}\n{others:?}").into());
    }
    Ok(legal)
}
