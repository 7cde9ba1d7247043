//! The rule language.
