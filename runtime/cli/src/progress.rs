//! How far a long count has come.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

/// A bar on standard error, shown on a terminal once the work takes long.
pub(crate) struct Progress {
    begun: Instant,
    total: u64,
    done: u64,
    bar: Option<ProgressBar>,
}

impl Progress {
    const PATIENCE: Duration = Duration::from_secs(1);

    /// A bar for this many moves.
    pub(crate) fn new(total: usize) -> Self {
        Self { begun: Instant::now(), total: total as u64, done: 0, bar: None }
    }

    /// One more move is done.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        if self.bar.is_none() && self.begun.elapsed() > Self::PATIENCE {
            let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} moves, {eta} left");
            let bar = ProgressBar::new(self.total).with_elapsed(self.begun.elapsed());
            self.bar = Some(style.map_or(bar.clone(), |style| bar.with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
