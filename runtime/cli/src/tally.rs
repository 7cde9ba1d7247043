//! The results of many games.

use crate::output::{count, one_line};
use sandbox_kernel::{Outcome, Player};
use sandbox_notation::reason_word;
use std::collections::BTreeMap;
use std::fmt::Write;

/// How many games ended how, and how long they were.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    unfinished: u64,
    /// For each reason, wins of each player and draws.
    reasons: BTreeMap<&'static str, [u64; 3]>,
    /// How many games had each length.
    lengths: BTreeMap<u32, u64>,
}

impl Tally {
    /// Counts one game.
    pub(crate) fn add(&mut self, outcome: Option<Outcome>, plies: u32) {
        self.games += 1;
        *self.lengths.entry(plies).or_default() += 1;
        let Some(Outcome { winner, reason }) = outcome else {
            self.unfinished += 1;
            return;
        };
        match winner {
            Some(player) => self.wins[player.index()] += 1,
            None => self.draws += 1,
        }
        let column = winner.map_or(2, Player::index);
        self.reasons.entry(reason_word(reason)).or_default()[column] += 1;
    }

    /// The results as a table.
    pub(crate) fn table(&self, name: &str, engine: &str, seed: u64) -> String {
        let games = count(usize::try_from(self.games).unwrap_or(usize::MAX), "game");
        let mut text = format!("{games} of {} ({engine}, seed {seed})\n\n", one_line(name));
        let mut row = |title: &str, cells: [String; 3]| {
            let [first, second, draw] = cells;
            let line = format!("{title:<14}{first:>10}{second:>10}{draw:>10}");
            text.push_str(line.trim_end());
            text.push('\n');
        };
        row("", ["player 0", "player 1", "draw"].map(str::to_owned));
        for (reason, counts) in &self.reasons {
            row(reason, counts.map(|count| count.to_string()));
        }
        row("all", [self.wins[0], self.wins[1], self.draws].map(|count| count.to_string()));
        row("share", [self.wins[0], self.wins[1], self.draws].map(|count| self.share(count)));
        text.push('\n');
        if self.unfinished > 0 {
            let _ = writeln!(text, "unfinished: {}", self.unfinished);
        }
        let ends = (self.lengths.first_key_value(), self.lengths.last_key_value());
        if let (Some((least, _)), Some((most, _))) = ends {
            let median = self.median().unwrap_or(*most);
            let _ = writeln!(text, "plies: {least} at least, {median} median, {most} at most");
        }
        text
    }

    #[allow(clippy::cast_precision_loss, reason = "a share is told roughly")]
    fn share(&self, part: u64) -> String {
        format!("{:.1} %", 100.0 * part as f64 / self.games.max(1) as f64)
    }

    /// The length of the game in the middle, when they are in order of length.
    fn median(&self) -> Option<u32> {
        let mut before = 0;
        let mut lengths = self.lengths.iter();
        lengths.find_map(|(&plies, &games)| {
            before += games;
            (self.games / 2 < before).then_some(plies)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandbox_kernel::Reason;

    #[test]
    fn a_table_tells_results_reasons_and_lengths() {
        let mut tally = Tally::default();
        let won = |winner| Some(Outcome { winner, reason: Reason::Checkmate });
        tally.add(won(Some(Player::First)), 31);
        tally.add(won(Some(Player::Second)), 12);
        tally.add(Some(Outcome { winner: None, reason: Reason::MaxPlies }), 400);
        tally.add(None, 50);
        let expected = "\
4 games of Chess (interpreted, seed 9)

                player 0  player 1      draw
checkmate              1         1         0
max_plies              0         0         1
all                    1         1         1
share             25.0 %    25.0 %    25.0 %

unfinished: 1
plies: 12 at least, 50 median, 400 at most
";
        assert_eq!(tally.table("Chess", "interpreted", 9), expected);
    }

    #[test]
    fn no_games_are_a_table_too() {
        assert!(Tally::default().table("Chess", "native", 0).starts_with("0 games of Chess"));
    }
}
