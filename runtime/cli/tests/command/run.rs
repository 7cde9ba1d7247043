//! Runs the command as a person does.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What a run of the command left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The lines of the results, each as JSON.
    pub(crate) fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines.map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    /// Asserts a failure that is told in one line, and returns the line.
    pub(crate) fn refusal(&self) -> &str {
        assert_eq!(self.code, 1, "{self:?}");
        assert_eq!(self.out, "", "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        self.err.trim_end()
    }
}

/// Runs the command with these arguments.
pub(crate) fn run<S: AsRef<str>>(arguments: &[S]) -> Run {
    run_with(arguments, b"")
}

/// The same, with this on its standard input.
pub(crate) fn run_with<S: AsRef<str>>(arguments: &[S], input: &[u8]) -> Run {
    run_at(Path::new("."), arguments, input)
}

/// The same, in this folder.
pub(crate) fn run_at<S: AsRef<str>>(folder: &Path, arguments: &[S], input: &[u8]) -> Run {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("chess-variant-sandbox");
    let output = command
        .current_dir(folder)
        .args(arguments.iter().map(AsRef::as_ref))
        .write_stdin(input)
        .output()
        .expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("the command writes UTF-8");
    Run {
        code: output.status.code().expect("the command ends by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// The path of a shipped rule file.
pub(crate) fn ruleset(id: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rulesets");
    folder.join(format!("{id}.json")).to_string_lossy().into_owned()
}

/// A file with these bytes, gone at the end of the test.
pub(crate) fn file(bytes: &[u8]) -> tempfile::TempPath {
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.write_all(bytes).expect("room for a temporary file");
    file.into_temp_path()
}
