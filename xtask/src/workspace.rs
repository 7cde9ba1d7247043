//! Where the workspace is, and how its tools are run.

use anyhow::{Context, bail};
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name of the package and of the program that plays the games.
pub(crate) const COMMAND: &str = "chess-variant-sandbox";

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

/// Cargo, run at the root.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Runs a program to its end, and fails if it does.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("cannot run {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed: {status}", shown(command));
    }
    Ok(())
}

/// Runs a program to its end and reads what it prints.
pub(crate) fn read(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| format!("cannot run {}", shown(command)))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{} failed: {}\n{}", shown(command), output.status, said.trim_end());
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} prints text", shown(command)))
}

/// A command as it would be typed.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Where cargo builds the workspace.
pub(crate) fn target_dir() -> anyhow::Result<PathBuf> {
    let text = read(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&text)?;
    let target = metadata["target_directory"].as_str().context("cargo names its target folder")?;
    Ok(target.into())
}

/// Builds the command with the shipped games, and says where it is.
pub(crate) fn build_command() -> anyhow::Result<PathBuf> {
    run(cargo().args(["build", "--quiet", "--release", "--package", COMMAND]))?;
    Ok(released(&target_dir()?, COMMAND))
}

/// The path of a program built in release.
pub(crate) fn released(target: &Path, name: &str) -> PathBuf {
    target.join("release").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
