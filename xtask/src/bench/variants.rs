//! Every shipped game that the installed Fairy-Stockfish knows and plays by exactly the same rules.

use super::duel::{self, Side};
use super::fairy::Fairy;
use crate::program::{Engine, Program};
use crate::table::table;
use crate::{progress, workspace};
use anyhow::Context;
use std::cell::RefCell;
use std::fs;

/// A count this large takes long enough to be timed.
const ENOUGH: u64 = 1_000_000;
const DEEPEST: u32 = 12;

/// Measures them, as a table.
pub(crate) fn compare(
    program: &Program,
    fairy: &RefCell<Fairy>,
    rounds: u8,
) -> anyhow::Result<String> {
    let mut games =
        same_games(&fs::read_to_string(workspace::root().join("rulesets/cases/table.json"))?)?;
    games.retain(|game| fairy.borrow().knows(&game.variant));
    progress::say(&format!("{} games with Fairy-Stockfish", games.len()));
    let rows = progress::each(
        "measuring",
        &games,
        |game| &game.id,
        |game| measure(program, fairy, rounds, game).with_context(|| game.id.clone()),
    );
    let head =
        ["game", "depth", "nodes", "Fairy-Stockfish", "native", "ratio", "interpreted", "ratio"];
    Ok(table(head, &rows.into_iter().collect::<anyhow::Result<Vec<_>>>()?))
}

/// A game that both programs play.
#[derive(PartialEq, Debug)]
struct Pair {
    variant: String,
    id: String,
}

/// The rows of the table of cases that must agree in every number: those that say nothing more.
fn same_games(text: &str) -> anyhow::Result<Vec<Pair>> {
    let rows: Vec<serde_json::Map<String, serde_json::Value>> = serde_json::from_str(text)?;
    let word = |row: &serde_json::Map<_, serde_json::Value>, key| {
        row.get(key).and_then(|value| value.as_str()).map(str::to_owned)
    };
    let pairs = rows
        .iter()
        .filter(|row| row.len() == 2)
        .filter_map(|row| Some(Pair { variant: word(row, "entry")?, id: word(row, "game")? }));
    Ok(pairs.filter(|pair| !pair.id.contains('/')).collect())
}

fn measure(
    program: &Program,
    fairy: &RefCell<Fairy>,
    rounds: u8,
    game: &Pair,
) -> anyhow::Result<[String; 8]> {
    let file = format!("rulesets/{}.json", game.id);
    let mut depth = 1;
    while depth < DEEPEST && program.perft(&file, None, depth, Engine::Native)?.nodes < ENOUGH {
        depth += 1;
    }
    let ours = |engine| {
        let file = &file;
        move || program.perft(file, None, depth, engine)
    };
    let sides = [
        Side::new("Fairy-Stockfish", || fairy.borrow_mut().perft(&game.variant, None, depth)),
        Side::new("native", ours(Engine::Native)),
        Side::new("interpreted", ours(Engine::Interpreted)),
    ];
    let [fairy, native, interpreted] = duel::duel(rounds, sides)?;
    Ok([
        game.id.clone(),
        depth.to_string(),
        fairy.nodes().to_string(),
        fairy.speed(),
        native.speed(),
        native.ratio(&fairy),
        interpreted.speed(),
        interpreted.ratio(&fairy),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rows_without_reservations_are_compared() {
        let text = r#"[{"entry": "chess", "game": "chess"}, {"entry": "b6", "game": "cases/b6"},
            {"entry": "karouk", "game": "karouk", "start": 3}]"#;
        let expected = Pair { variant: "chess".to_owned(), id: "chess".to_owned() };
        assert_eq!(same_games(text).unwrap(), [expected]);
    }
}
