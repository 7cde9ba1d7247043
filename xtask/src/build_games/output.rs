//! The files of a folder that is made: compared with what they should be, written where they
//! differ.

use anyhow::Context;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The text of each file, by its path in the folder.
pub(crate) type Files = BTreeMap<PathBuf, String>;

/// A file that is not what it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Change {
    New(PathBuf),
    Different(PathBuf),
    /// It is made no longer.
    Stale(PathBuf),
}

impl Change {
    fn path(&self) -> &Path {
        match self {
            Self::New(path) | Self::Different(path) | Self::Stale(path) => path,
        }
    }

    /// One line about it.
    pub(crate) fn line(&self) -> String {
        let what = match self {
            Self::New(_) => "is missing",
            Self::Different(_) => "differs",
            Self::Stale(_) => "is made no longer",
        };
        format!("{} {what}", self.path().display())
    }
}

/// What would have to be written for the folder to hold these files.
pub(crate) fn differences(folder: &Path, files: &Files) -> anyhow::Result<Vec<Change>> {
    let mut changes = Vec::new();
    for (path, text) in files {
        match fs::read(folder.join(path)) {
            Ok(bytes) if bytes == text.as_bytes() => {}
            Ok(_) => changes.push(Change::Different(path.clone())),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                changes.push(Change::New(path.clone()));
            }
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        }
    }
    Ok(changes)
}

/// The sources in the folder that are not among these files.
pub(crate) fn stale(folder: &Path, files: &Files) -> anyhow::Result<Vec<Change>> {
    let mut found = sources(&folder.join("src"))?;
    found.sort();
    let inside = found.iter().filter_map(|path| path.strip_prefix(folder).ok());
    let stale = inside.filter(|path| !files.contains_key(*path));
    Ok(stale.map(|path| Change::Stale(path.to_owned())).collect())
}

fn sources(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            found.append(&mut sources(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// Makes the changes and nothing else, so that a build only sees files that are new to it.
pub(crate) fn apply(folder: &Path, files: &Files, changes: &[Change]) -> anyhow::Result<()> {
    for change in changes {
        let path = folder.join(change.path());
        let done = match files.get(change.path()) {
            Some(text) => fs::create_dir_all(path.parent().unwrap_or(folder))
                .and_then(|()| fs::write(&path, text)),
            None => fs::remove_file(&path),
        };
        done.with_context(|| path.display().to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files<const N: usize>(list: [(&str, &str); N]) -> Files {
        list.into_iter().map(|(path, text)| (path.into(), text.to_owned())).collect()
    }

    #[test]
    fn only_what_differs_is_written() {
        let folder = std::env::temp_dir().join(format!("xtask-output-{}", std::process::id()));
        let first = files([("src/a.rs", "a"), ("src/b.rs", "b"), ("src/cases/c.rs", "c")]);
        apply(&folder, &first, &differences(&folder, &first).unwrap()).unwrap();
        assert_eq!(differences(&folder, &first).unwrap(), []);
        assert_eq!(stale(&folder, &first).unwrap(), []);

        let second = files([("src/a.rs", "a"), ("src/b.rs", "B"), ("src/d.rs", "d")]);
        let mut changes = differences(&folder, &second).unwrap();
        changes.extend(stale(&folder, &second).unwrap());
        let lines: Vec<_> = changes.iter().map(Change::line).collect();
        let expected =
            ["src/b.rs differs", "src/d.rs is missing", "src/cases/c.rs is made no longer"];
        assert_eq!(lines, expected);
        apply(&folder, &second, &changes).unwrap();
        assert_eq!(differences(&folder, &second).unwrap(), []);
        assert_eq!(stale(&folder, &second).unwrap(), []);
        fs::remove_dir_all(&folder).unwrap();
    }
}
