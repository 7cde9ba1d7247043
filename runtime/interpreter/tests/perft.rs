//! Perft against the counts of an independent engine: every number of every entry that a rule file
//! answers to, interpreted and native.

mod common;

use libtest_mimic::{Failed, Trial};
use sandbox_kernel::{Entry, Game};
use sandbox_notation::{Legal, fen, parse_square};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::process::ExitCode;

const COUNTS: &str = include_str!("../../../rulesets/cases/perft.json");
const TABLE: &str = include_str!("../../../rulesets/cases/table.json");

/// The counts, by the engine's name of the game.
#[derive(Deserialize)]
struct Counts {
    engine: String,
    variants: BTreeMap<String, Variant>,
}

#[derive(Deserialize, Clone)]
struct Variant {
    start: Start,
    positions: Vec<Counted>,
    tests: Vec<Counted>,
}

#[derive(Deserialize, Clone)]
struct Start {
    fen: String,
    perft: Vec<u64>,
    perft_no_drop_mate: Option<Vec<u64>>,
    moves: Vec<String>,
}

/// A position, counted at each depth from 1 on or at one depth alone.
#[derive(Deserialize, Clone)]
struct Counted {
    fen: String,
    perft: Option<Vec<u64>>,
    /// The same with pawn drops that mate left out, as the games here have it.
    perft_no_drop_mate: Option<Vec<u64>>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

/// Which entry is compared with which rule file, and how deep.
#[derive(Deserialize, Clone)]
struct Row {
    entry: String,
    game: String,
    start: Option<u32>,
    positions: Option<Vec<u32>>,
    tests: Option<Vec<u32>>,
}

fn main() -> ExitCode {
    let counts: Counts = serde_json::from_str(COUNTS).expect("perft.json has the form it says");
    let table: Vec<Row> = serde_json::from_str(TABLE).expect("table.json has the form it says");
    let engine = counts.engine.clone();
    let mut trials = vec![Trial::test("every_entry_is_compared", {
        let named: Vec<String> = table.iter().map(|row| row.entry.clone()).collect();
        let entries: Vec<String> = counts.variants.keys().cloned().collect();
        move || every_entry_is_compared(&entries, &named)
    })];
    for row in table {
        let variant = counts.variants[&row.entry].clone();
        for native in [false, true] {
            let (row, variant, engine) = (row.clone(), variant.clone(), engine.clone());
            let kind = if native { "native" } else { "interpreted" };
            trials.push(Trial::test(format!("{}::{kind}", row.entry), move || {
                compare(&row, &variant, native)
                    .map_err(|error| format!("{error} (counted by {engine})").into())
            }));
        }
    }
    common::run(trials)
}

fn every_entry_is_compared(entries: &[String], named: &[String]) -> Result<(), Failed> {
    match entries.iter().find(|entry| !named.contains(entry)) {
        None => Ok(()),
        Some(entry) => Err(format!("no rule file answers to {entry}").into()),
    }
}

fn compare(row: &Row, variant: &Variant, native: bool) -> Result<(), String> {
    let missing = || format!("there is no game {}", row.game);
    let entry = common::entries().find(|entry| entry.id == row.game).ok_or_else(missing)?;
    let mut game = engine(entry, native)?;
    first_moves(&*game, &variant.start.moves)?;
    let start = [Counted {
        fen: variant.start.fen.clone(),
        perft: Some(variant.start.perft.clone()),
        perft_no_drop_mate: variant.start.perft_no_drop_mate.clone(),
        depth: None,
        nodes: None,
    }];
    let from_setup = counts(&start[0], row.start);
    for (depth, nodes) in from_setup {
        same(game.perft(depth), nodes, depth, "the setup")?;
    }
    all(&mut *game, &start, row.start.map(|depth| vec![depth]).as_deref())?;
    all(&mut *game, &variant.positions, row.positions.as_deref())?;
    all(&mut *game, &variant.tests, row.tests.as_deref())
}

fn engine(entry: &Entry, native: bool) -> Result<Box<dyn Game>, String> {
    if native {
        return Ok(entry.new.ok_or("it has no native engine")?());
    }
    common::interpreted(entry).map_err(|failed| failed.message().unwrap_or_default().to_owned())
}

/// Compares some positions, each to its own depth where depths are given.
fn all(game: &mut dyn Game, positions: &[Counted], depths: Option<&[u32]>) -> Result<(), String> {
    for (number, position) in positions.iter().enumerate() {
        let state = fen::read(game.facts(), &position.fen)
            .map_err(|error| format!("{}: {error}", position.fen))?;
        game.set_up(&state);
        for (depth, nodes) in counts(position, depths.map(|depths| depths[number])) {
            same(game.perft(depth), nodes, depth, &position.fen)?;
        }
    }
    Ok(())
}

/// The depths and counts of a position, down to a depth.
fn counts(position: &Counted, deepest: Option<u32>) -> Vec<(u32, u64)> {
    let listed = position.perft_no_drop_mate.as_ref().or(position.perft.as_ref());
    let listed = listed.into_iter().flatten().copied();
    let one = position.depth.zip(position.nodes);
    let all = (1..).zip(listed).chain(one);
    all.filter(|(depth, _)| deepest.is_none_or(|deepest| *depth <= deepest)).collect()
}

fn same(found: u64, nodes: u64, depth: u32, place: &str) -> Result<(), String> {
    if found == nodes {
        return Ok(());
    }
    Err(format!("perft {depth} of {place} is {found}, should be {nodes}"))
}

/// The legal first moves must be the engine's, in its spelling: castling without the partner, a
/// promotion by `+`, by `-` where a promoted piece turns back, or by a small letter.
fn first_moves(game: &dyn Game, moves: &[String]) -> Result<(), String> {
    let mut ours: Vec<String> =
        Legal::on_board(game).texts().iter().map(|text| in_their_spelling(game, text)).collect();
    let mut theirs = moves.to_vec();
    ours.sort_unstable();
    theirs.sort_unstable();
    if ours == theirs { Ok(()) } else { Err(format!("first moves {ours:?}, should be {theirs:?}")) }
}

fn in_their_spelling(game: &dyn Game, text: &str) -> String {
    let text = text.split(',').next().unwrap_or_default();
    let Some((step, target)) = text.split_once('=') else { return text.to_owned() };
    let board = game.state().board;
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let from = parse_square(&game.facts().board, text.get(..=digits).unwrap_or_default());
    let mover = from.and_then(|from| board[from.index()]);
    let turned = mover.is_some_and(|piece| game.facts().kind(piece.kind).id.starts_with('+'));
    match target {
        target if target.starts_with('+') => format!("{step}+"),
        _ if turned => format!("{step}-"),
        target => format!("{step}{}", target.to_lowercase()),
    }
}
