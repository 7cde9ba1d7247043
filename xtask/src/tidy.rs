//! What the text of the repository has to look like, checked.

use crate::workspace;
use anyhow::{bail, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const LONGEST_FILE: usize = 600;
const LONGEST_FUNCTION: usize = 60;

/// What stands at the top, beside names that begin with a dot.
const TOP: [&str; 11] = [
    "ARCHITECTURE.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "compiler",
    "generated",
    "rulesets",
    "runtime",
    "xtask",
];

const TOP_DOTS: [&str; 7] =
    [".cargo", ".ci", ".clippy.toml", ".config", ".gitattributes", ".gitignore", ".rustfmt.toml"];

/// Words that must not be left behind, in two halves so that they are not in this file either: work
/// not done, and places on one person's machine.
const WORDS: [[&str; 2]; 6] =
    [["TO", "DO"], ["FIX", "ME"], ["XX", "X"], ["/wo", "rk/"], ["/ho", "me/"], ["/ro", "ot/"]];

/// Files whose size or words are not ours to choose.
const EXEMPT: [&str; 2] = ["Cargo.lock", "LICENSE-APACHE"];

/// Checks the repository.
pub(crate) fn run() -> anyhow::Result<()> {
    let files = files(workspace::root())?;
    let mut problems = top_level(&files);
    for file in files.iter().filter(|file| !EXEMPT.contains(&file.as_str())) {
        // What is not text has no lines to check.
        if let Ok(text) = fs::read_to_string(workspace::root().join(file)) {
            problems.extend(in_text(file, &text).into_iter().map(|said| format!("{file}:{said}")));
        }
    }
    ensure!(problems.is_empty(), "tidy: {}\n  {}", problems.len(), problems.join("\n  "));
    Ok(())
}

/// The files of the repository: those that git tracks. What else lies in its folder, as a game of
/// somebody's own, is nobody's concern.
fn files(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut git = Command::new("git");
    let listed = workspace::read(git.current_dir(root).args(["ls-files", "-z"]))?;
    let exists = |file: &&str| root.join(file).is_file();
    let files: Vec<_> = listed.split_terminator('\0').filter(exists).map(str::to_owned).collect();
    if files.is_empty() {
        bail!("git tracks no files here");
    }
    Ok(files)
}

fn top_level(files: &[String]) -> Vec<String> {
    let first = |file: &String| file.split('/').next().unwrap_or_default().to_owned();
    let found: BTreeSet<String> = files.iter().map(first).collect();
    let allowed = || TOP.iter().chain(&TOP_DOTS).copied();
    let strange = found.iter().filter(|name| !allowed().any(|allowed| allowed == **name));
    let missing = allowed().filter(|name| !found.contains(*name));
    let strange = strange.map(|name| format!("{name}: does not belong at the top"));
    strange.chain(missing.map(|name| format!("{name}: is missing at the top"))).collect()
}

/// What is wrong with one file, each with its line.
fn in_text(file: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.ends_with([' ', '\t']) {
            problems.push(format!("{number}: space at the end of the line"));
        }
        for word in WORDS.map(|halves| halves.concat()) {
            if line.contains(&word) {
                problems.push(format!("{number}: '{word}'"));
            }
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(format!("{}: no end of line", text.lines().count()));
    }
    if file.starts_with("generated/") && is_source(file) {
        if !text.lines().next().is_some_and(|line| line.contains("@generated")) {
            problems.push("1: no @generated in the first line of a generated file".to_owned());
        }
    } else if is_source(file) {
        problems.extend(sizes(text));
    }
    problems
}

fn is_source(file: &str) -> bool {
    let extension = Path::new(file).extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("rs" | "ts" | "tsx" | "css" | "html"))
}

/// Files and functions that are too long to be read.
fn sizes(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut problems = Vec::new();
    if lines.len() > LONGEST_FILE {
        problems.push(format!("1: {} lines, more than {LONGEST_FILE}", lines.len()));
    }
    for (index, line) in lines.iter().enumerate() {
        let length = function_length(line, &lines[index..]);
        if length > LONGEST_FUNCTION {
            problems.push(format!(
                "{}: a function of {length} lines, more than {LONGEST_FUNCTION}",
                index + 1
            ));
        }
    }
    problems
}

/// The number of lines of a function that begins on a line, 0 where none does. Formatted code
/// closes a function with a brace under its first letter.
fn function_length(line: &str, rest: &[&str]) -> usize {
    let code = line.trim_start();
    let indent = &line[..line.len() - code.len()];
    let before = code.split_once("fn ").map(|(before, _)| before);
    let words = |before: &str| {
        before.split_whitespace().all(|word| {
            let visible = word.starts_with("pub") || word == "in" || word.ends_with(')');
            visible || matches!(word, "const" | "async" | "unsafe" | "extern" | "\"C\"")
        })
    };
    if !before.is_some_and(words) || line.ends_with(['}', ';']) {
        return 0;
    }
    let (close, end) = (format!("{indent}}}"), format!("{indent};"));
    rest.iter().position(|line| *line == close || *line == end).map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_functions_are_found() {
        let body = "        let x = 1;\n".repeat(59);
        let long = format!("impl A {{\n    pub(crate) const fn a() {{\n{body}    }}\n}}\n");
        assert_eq!(sizes(&long), ["2: a function of 61 lines, more than 60"]);
        let short = long.replacen("        let x = 1;\n", "", 1);
        assert_eq!(sizes(&short), [""; 0]);
    }

    #[test]
    fn a_declaration_has_no_length() {
        let lines = ["    fn a();", "    fn b() {", "    }"];
        assert_eq!(function_length(lines[0], &lines), 0);
        assert_eq!(function_length(lines[1], &lines[1..]), 2);
    }

    #[test]
    fn text_is_clean() {
        let text = format!("a \nb {}{}\nc", "TO", "DO");
        let word = format!("2: '{}{}'", "TO", "DO");
        let expected = ["1: space at the end of the line", &word, "3: no end of line"];
        assert_eq!(in_text("a.md", &text), expected);
    }

    #[test]
    fn generated_files_say_so() {
        assert_eq!(in_text("generated/src/a.rs", "//! @generated by hand\n"), [""; 0]);
        assert_eq!(in_text("generated/src/a.rs", "//! A\n").len(), 1);
    }

    #[test]
    fn only_files_that_git_tracks_count() {
        let root = std::env::temp_dir().join(format!("xtask-tidy-{}", std::process::id()));
        fs::create_dir_all(root.join("my-game")).unwrap();
        for file in ["README.md", "gone.md", "my-game.json", "my-game/Cargo.toml"] {
            fs::write(root.join(file), "text\n").unwrap();
        }
        let git = |args: &[&str]| {
            workspace::run(Command::new("git").current_dir(&root).args(args)).unwrap();
        };
        git(&["init", "--quiet"]);
        assert!(files(&root).is_err());
        git(&["add", "README.md", "gone.md"]);
        fs::remove_file(root.join("gone.md")).unwrap();
        assert_eq!(files(&root).unwrap(), ["README.md"]);
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn the_top_level_is_exact() {
        let mut files: Vec<String> = TOP.iter().chain(&TOP_DOTS).map(|&s| s.to_owned()).collect();
        assert_eq!(top_level(&files), [""; 0]);
        files.push("notes.txt".to_owned());
        files.retain(|file| file != "README.md");
        let expected =
            ["notes.txt: does not belong at the top", "README.md: is missing at the top"];
        assert_eq!(top_level(&files), expected);
    }
}
