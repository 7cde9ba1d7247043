//! `rules`: prints the reference of the rule language.

use std::io::Write;

/// Print the reference of the rule language
#[derive(clap::Args)]
pub(crate) struct Arguments {}

impl Arguments {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Self {} = self;
        writeln!(out, "{}", sandbox_schema::reference().trim_end())?;
        Ok(())
    }
}
