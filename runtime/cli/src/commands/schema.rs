//! `schema`: prints the JSON Schema of rule files.

use std::io::Write;

/// Print the JSON Schema of rule files
#[derive(clap::Args)]
pub(crate) struct Arguments {}

impl Arguments {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Self {} = self;
        writeln!(out, "{}", serde_json::to_string_pretty(&sandbox_schema::json_schema())?)?;
        Ok(())
    }
}
