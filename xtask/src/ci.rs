//! Everything that has to pass. The test runner comes last, so that its closing line ends the
//! output.

use crate::{build_games, progress, tidy, workspace};
use std::process::Stdio;

pub(crate) fn run() -> anyhow::Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    step("tidy");
    tidy::run()?;
    step("build-games --check");
    build_games::check()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&["test", "--workspace", "--doc", "--quiet"])?;
    if has_nextest() {
        cargo(&["nextest", "run", "--workspace"])
    } else {
        cargo(&["test", "--workspace", "--all-targets"])
    }
}

fn step(name: &str) {
    progress::say(&format!("== {name}"));
}

fn cargo(args: &[&str]) -> anyhow::Result<()> {
    step(&format!("cargo {}", args.join(" ")));
    workspace::run(workspace::cargo().args(args))
}

fn has_nextest() -> bool {
    let mut version = workspace::cargo();
    version.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}
