//! Rule files, each checked and planned: a wrong one stops nothing but itself.

use crate::{progress, workspace};
use anyhow::Context;
use sandbox_plan::Plan;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// One rule file.
#[derive(Debug)]
pub(crate) struct Ruleset {
    /// The stem of its name.
    pub(crate) id: String,
    /// Its path as it is shown, from the root of the repository where it is shipped.
    pub(crate) shown: String,
    pub(crate) verdict: Verdict,
}

/// What becomes of a rule file.
#[derive(Debug)]
pub(crate) enum Verdict {
    Playable(Box<Plan>),
    /// What is wrong with it.
    Wrong(Vec<String>),
}

impl Ruleset {
    /// Reads, checks and plans a file.
    pub(crate) fn load(path: &Path, shown: String) -> Self {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let verdict = match fs::read(path) {
            Err(error) => Verdict::Wrong(vec![format!("cannot be read: {error}")]),
            Ok(bytes) => judge(&stem, &bytes),
        };
        Self { id: stem.into_owned(), shown, verdict }
    }

    /// The game, where it can be played.
    pub(crate) fn plan(&self) -> Option<&Plan> {
        match &self.verdict {
            Verdict::Playable(plan) => Some(plan),
            Verdict::Wrong(_) => None,
        }
    }

    /// Whether it is a game at all.
    pub(crate) fn valid(&self) -> bool {
        self.plan().is_some()
    }

    /// The name of its module.
    pub(crate) fn module(&self) -> String {
        sandbox_codegen::module_name(&self.id)
    }
}

fn judge(stem: &str, bytes: &[u8]) -> Verdict {
    if let Some(problem) = stem_problem(stem) {
        return Verdict::Wrong(vec![problem]);
    }
    match sandbox_schema::check(bytes) {
        Err(problems) => {
            Verdict::Wrong(problems.into_iter().map(|problem| problem.message).collect())
        }
        Ok(spec) => Verdict::Playable(Box::new(sandbox_plan::plan(&spec))),
    }
}

/// Why a stem cannot be the id of a game: it becomes the name of a module and of a program.
fn stem_problem(stem: &str) -> Option<String> {
    let plain = |letter: char| matches!(letter, 'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_');
    let starts = stem.starts_with(|letter: char| letter.is_ascii_alphanumeric());
    if !starts || !stem.chars().all(plain) {
        return Some(
            "the name of the file is the id of the game: rename it to letters, digits, '-' and \
             '_', a letter or digit first"
                .to_owned(),
        );
    }
    let taken = ["lib", "main", "mod", "cases"];
    taken.contains(&sandbox_codegen::module_name(stem).as_str()).then(|| {
        format!("'{stem}' is a name that the generated crate uses itself: rename the file")
    })
}

/// The rule files of the repository.
#[derive(Debug)]
pub(crate) struct Shelf {
    /// The games that are shipped.
    pub(crate) games: Vec<Ruleset>,
    /// The rule files that are only tests.
    pub(crate) cases: Vec<Ruleset>,
}

impl Shelf {
    /// Reads all of them.
    pub(crate) fn load(root: &Path) -> anyhow::Result<Self> {
        let games = files(&root.join("rulesets"))?;
        let mut cases = files(&root.join("rulesets/cases"))?;
        cases.retain(|path| is_rule_file(path));
        Ok(Self { games: load(root, &games), cases: load(root, &cases) })
    }

    /// The rule file of the repository that a path leads to.
    pub(crate) fn find(&self, path: &Path) -> Option<&Ruleset> {
        let path = path.canonicalize().ok()?;
        let root = workspace::root().canonicalize().ok()?;
        let shown = path.strip_prefix(root).ok()?;
        self.games.iter().chain(&self.cases).find(|game| Path::new(&game.shown) == shown)
    }

    /// Whether a rule file is a shipped game, not only a test.
    pub(crate) fn ships(&self, game: &Ruleset) -> bool {
        self.games.iter().any(|shipped| shipped.shown == game.shown)
    }
}

/// The JSON files of a folder, by name.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    files.sort_by(|a, b| a.file_stem().cmp(&b.file_stem()));
    Ok(files)
}

/// Whether a file among the cases is a game. A file that cannot be read is taken for one, so that
/// it is complained of.
fn is_rule_file(path: &Path) -> bool {
    let read = fs::read(path).ok();
    let json = read.and_then(|bytes| serde_json::from_slice::<serde_json::Value>(&bytes).ok());
    json.is_none_or(|json| json.get("board").is_some())
}

fn load(root: &Path, paths: &[PathBuf]) -> Vec<Ruleset> {
    let name = |path: &PathBuf| path.strip_prefix(root).unwrap_or(path).display().to_string();
    let named: Vec<_> = paths.iter().map(|path| (path, name(path))).collect();
    let mut loaded = progress::each(
        "checking",
        &named,
        |(_, name)| name,
        |(path, name)| Ruleset::load(path, name.clone()),
    );
    refuse_same_modules(&mut loaded);
    loaded
}

/// Two ids may differ and still name one module.
fn refuse_same_modules(rulesets: &mut [Ruleset]) {
    let mut modules = BTreeMap::new();
    for ruleset in rulesets.iter_mut().filter(|ruleset| ruleset.valid()) {
        let first = modules.entry(ruleset.module()).or_insert_with(|| ruleset.shown.clone());
        if *first != ruleset.shown {
            let problem = format!("has the same module name as {first}: rename one of them");
            ruleset.verdict = Verdict::Wrong(vec![problem]);
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn playable(id: &str) -> Ruleset {
        let path = workspace::root().join("rulesets/chess.json");
        Ruleset { id: id.to_owned(), ..Ruleset::load(&path, format!("rulesets/{id}.json")) }
    }

    pub(crate) fn wrong(id: &str) -> Ruleset {
        let verdict = Verdict::Wrong(vec!["pieces must be a list".to_owned()]);
        Ruleset { id: id.to_owned(), shown: format!("rulesets/{id}.json"), verdict }
    }

    #[test]
    fn every_file_is_judged_by_itself() {
        assert!(playable("chess").plan().is_some());
        let bad = judge("mine", br#"{"board": 1, "pieces": 2}"#);
        assert!(matches!(bad, Verdict::Wrong(problems) if problems.len() > 1));
        assert!(matches!(judge("mine", b"\xff"), Verdict::Wrong(_)));
        let gone = Ruleset::load(Path::new("no-such-file.json"), "no-such-file.json".to_owned());
        assert!(!gone.valid());
    }

    #[test]
    fn a_stem_that_cannot_be_a_name_is_refused() {
        for stem in ["my game", "", "-x", "jeu-d'échecs", "a.b", "cases", "lib"] {
            assert!(stem_problem(stem).is_some(), "{stem:?}");
        }
        for stem in ["3check", "five-by-five", "jesonmor_arrive", "Chess960"] {
            assert_eq!(stem_problem(stem), None);
        }
    }

    #[test]
    fn two_files_with_one_module_are_not_both_made() {
        let mut pair = [playable("a-b"), playable("a_b")];
        refuse_same_modules(&mut pair);
        assert!(pair[0].valid() && !pair[1].valid());
    }

    #[test]
    fn the_cases_that_are_no_games_are_left_out() {
        let shelf = Shelf::load(workspace::root()).unwrap();
        let ids: Vec<_> = shelf.cases.iter().map(|case| case.id.as_str()).collect();
        assert!(ids.contains(&"breakthrough6"));
        assert!(!ids.contains(&"table") && !ids.contains(&"perft"));
        assert!(shelf.games.iter().any(|game| game.id == "chess"));
        assert!(shelf.games.iter().all(|game| game.id != "breakthrough6"));
    }
}
