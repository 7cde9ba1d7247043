//! From what stands on the command line to a game.

use crate::output::one_line;
use crate::shipped::Shelf;
use anyhow::bail;
use clap::ValueEnum;
use sandbox_kernel::{Engine, Entry, Game};
use sandbox_plan::Plan;
use sandbox_schema::{MAX_FILE_BYTES, Problem, Spec};
use std::fs::{self, File};
use std::io::{ErrorKind, Read};

/// Which engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Choice {
    /// Native for shipped games, interpreted for files.
    #[default]
    Auto,
    /// Compiled for this one game.
    Native,
    /// Playing from tables made of the file.
    Interpreted,
}

/// The word for the engine that plays.
pub(crate) const fn engine_word(engine: Engine) -> &'static str {
    match engine {
        Engine::Native => "native",
        Engine::Interpreted => "interpreted",
    }
}

/// A rule file that was read, but not checked.
#[derive(Debug)]
pub(crate) struct Source {
    /// What the command line calls it.
    pub(crate) file: String,
    bytes: Vec<u8>,
    /// The shipped game it was named as.
    shipped: Option<&'static Entry>,
}

impl Source {
    /// Reads a file, standard input for `-`, or the rules of a shipped game, in this order.
    ///
    /// # Errors
    ///
    /// Says in one line why there is nothing to check.
    pub(crate) fn read(shelf: Shelf, file: &str) -> Result<Self, String> {
        let source = |bytes, shipped| Self { file: file.to_owned(), bytes, shipped };
        if file == "-" {
            return Ok(source(bounded(std::io::stdin().lock())?, None));
        }
        let why_no_file = match fs::metadata(file) {
            // A program made of one's own game lies in a folder that has the game's name.
            Ok(about) if about.is_dir() => "the file cannot be read: it is a directory".to_owned(),
            Ok(about) if about.is_file() && about.len() > MAX_FILE_BYTES => return Err(too_large()),
            Ok(_) => {
                let opened = File::open(file).map_err(|error| unreadable(&error))?;
                return Ok(source(bounded(opened)?, None));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => missing(shelf, file),
            Err(error) => return Err(unreadable(&error)),
        };
        let entry = shelf.find(file).ok_or(why_no_file)?;
        Ok(source(entry.rules.as_bytes().to_vec(), Some(entry)))
    }

    /// The game as it is written.
    pub(crate) fn check(&self) -> Result<Spec, Vec<Problem>> {
        sandbox_schema::check(&self.bytes)
    }
}

/// Reads all of a file, unless it is too large: at most one byte more than is allowed is held.
fn bounded(file: impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    if bytes.len() as u64 > MAX_FILE_BYTES { Err(too_large()) } else { Ok(bytes) }
}

fn too_large() -> String {
    format!("the file cannot be read: it is larger than {} MiB", MAX_FILE_BYTES >> 20)
}

fn unreadable(error: &std::io::Error) -> String {
    format!("the file cannot be read: {error}")
}

fn missing(shelf: Shelf, file: &str) -> String {
    let near = shelf.near(file).map(|near| format!(", did you mean '{near}'?"));
    let near = near.unwrap_or_default();
    format!("the file cannot be read: neither a file nor a shipped game has this name{near}")
}

/// A game at its start, played by the engine chosen.
pub(crate) fn game(shelf: Shelf, file: &str, choice: Choice) -> anyhow::Result<Box<dyn Game>> {
    let name = one_line(file);
    let source =
        Source::read(shelf, file).map_err(|problem| anyhow::anyhow!("{name}: {problem}"))?;
    let native = match choice {
        Choice::Auto => source.shipped,
        Choice::Native => source.shipped.or_else(|| shelf.with_rules(&source.bytes)),
        Choice::Interpreted => None,
    };
    if let Some(new) = native.and_then(|entry| entry.new) {
        return Ok(new());
    }
    let plan = plan(&source)?;
    if choice == Choice::Native {
        bail!(
            "{name}: there is no native engine for this file; `cargo xtask build-games {name}` makes one"
        );
    }
    Ok(sandbox_interpreter::game(plan.facts))
}

fn plan(source: &Source) -> anyhow::Result<Plan> {
    let name = one_line(&source.file);
    let spec = match source.check() {
        Ok(spec) => spec,
        Err(problems) => match &problems[..] {
            [problem] => bail!("{name}: {}", problem.message),
            problems => {
                let lines = problems.iter().map(|problem| format!("\n  {}", problem.message));
                bail!("{name} is not valid:{}", lines.collect::<String>());
            }
        },
    };
    Ok(sandbox_plan::plan(&spec))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandbox_kernel::Entry;

    const CHESS: &str = include_str!("../../../rulesets/chess.json");
    const PORTALS: &str = include_str!("../../../rulesets/moving-portals.json");

    /// Two shipped games. To be told apart, what plays natively as chess is hexapawn.
    const SHELF: Shelf = Shelf(&[
        Entry { id: "chess", rules: CHESS, new: Some(hexapawn) },
        Entry { id: "moving-portals", rules: PORTALS, new: None },
    ]);

    fn hexapawn() -> Box<dyn Game> {
        let rules = include_bytes!("../../../rulesets/hexapawn.json");
        let spec = sandbox_schema::check(rules).expect("a valid file");
        sandbox_interpreter::game(sandbox_plan::plan(&spec).facts)
    }

    fn path(id: &str) -> String {
        format!("{}/../../rulesets/{id}.json", env!("CARGO_MANIFEST_DIR"))
    }

    fn name(file: &str, choice: Choice) -> Result<String, String> {
        let game = game(SHELF, file, choice).map_err(|error| format!("{error:#}"))?;
        Ok(game.facts().name.clone().into_owned())
    }

    #[test]
    fn shipped_games_are_played_natively() {
        for (file, choice, expected) in [
            ("chess", Choice::Auto, "Hexapawn"),
            ("chess", Choice::Native, "Hexapawn"),
            ("chess", Choice::Interpreted, "Chess"),
            (&path("chess"), Choice::Auto, "Chess"),
            (&path("chess"), Choice::Native, "Hexapawn"),
            (&path("gardner"), Choice::Auto, "Gardner's minichess"),
        ] {
            assert_eq!(name(file, choice).as_deref(), Ok(expected), "{file} {choice:?}");
        }
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let gardner = path("gardner");
        for (file, choice, expected) in [
            ("chess5", Choice::Auto, "did you mean 'chess'?"),
            ("checkers", Choice::Auto, "neither a file nor a shipped game has this name"),
            (&gardner, Choice::Native, "there is no native engine for this file"),
        ] {
            let problem = name(file, choice).expect_err(file);
            assert!(problem.contains(expected), "{problem}");
        }
        assert!(!name("checkers", Choice::Auto).expect_err("no game").contains("did you mean"));
    }
}
