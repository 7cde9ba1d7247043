//! What is written where: results on standard output, everything else on standard error.

use std::io::{ErrorKind, Write};

/// Writes a line on standard error. Where even that fails nobody is listening.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// Whether an error says that the reader of the results has gone.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let cause = cause.downcast_ref::<std::io::Error>();
        cause.is_some_and(|cause| cause.kind() == ErrorKind::BrokenPipe)
    })
}

/// Writes one JSON object as a line.
pub(crate) fn json_line(out: &mut dyn Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string(value)?)?;
    Ok(())
}

/// A text for one line of a terminal: control characters are shown as escapes.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

/// A number of things, in words.
pub(crate) fn count(number: usize, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(one_line("a\nb\u{1b}[2Jé"), "a\\nb\\u{1b}[2Jé");
    }

    #[test]
    fn one_thing_is_no_plural() {
        assert_eq!([count(1, "move"), count(0, "move")], ["1 move", "0 moves"]);
    }
}
