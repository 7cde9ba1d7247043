//! What is going on, on stderr.

use indicatif::{ProgressBar, ProgressStyle};

/// Says what begins.
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// Works through a list behind a bar, which only a terminal shows.
pub(crate) fn each<T, U>(
    doing: &'static str,
    items: &[T],
    name: impl Fn(&T) -> &str,
    mut work: impl FnMut(&T) -> U,
) -> Vec<U> {
    let bar = ProgressBar::new(items.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {msg:24}") {
        bar.set_style(style);
    }
    bar.set_prefix(doing);
    let done = items
        .iter()
        .map(|item| {
            bar.set_message(name(item).to_owned());
            let done = work(item);
            bar.inc(1);
            done
        })
        .collect();
    bar.finish_and_clear();
    done
}
