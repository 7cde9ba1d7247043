//! Shipped games for the tests.

use sandbox_kernel::Game;
use std::path::PathBuf;

/// The folder of rule files.
pub(crate) fn rulesets() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rulesets")
}

/// A shipped game, or one of the rule files for tests, at its start.
pub(crate) fn game(id: &str) -> Box<dyn Game> {
    let name = format!("{id}.json");
    let paths = [rulesets().join(&name), rulesets().join("cases").join(&name)];
    let bytes = paths.iter().find_map(|path| std::fs::read(path).ok());
    interpreted(&bytes.expect("a rule file"))
}

/// A game at its start, from the text of its file.
pub(crate) fn interpreted(file: &[u8]) -> Box<dyn Game> {
    let spec = sandbox_schema::check(file).expect("a valid rule file");
    sandbox_interpreter::game(sandbox_plan::plan(&spec).facts)
}

/// The ids of all shipped games.
pub(crate) fn ids() -> Vec<String> {
    let files = std::fs::read_dir(rulesets()).expect("the folder of rule files");
    let paths = files.map(|file| file.expect("a readable folder").path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let stem = |path: PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let mut ids: Vec<_> = games.filter_map(stem).collect();
    ids.sort();
    ids
}
