//! The command as a person runs it: results, exit codes, and what is refused.

mod play;
mod run;
mod validate;
