//! A table of text: the first column to the left, the others to the right.

/// A table with a head.
pub(crate) fn table<const N: usize>(head: [&str; N], rows: &[[String; N]]) -> String {
    let head = head.map(str::to_owned);
    let mut widths = [0; N];
    for row in std::iter::once(&head).chain(rows) {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let rule = widths.map(|width| "-".repeat(width));
    [&head, &rule].into_iter().chain(rows).map(|row| line(row, &widths)).collect()
}

fn line<const N: usize>(row: &[String; N], widths: &[usize; N]) -> String {
    let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, &width))| {
        if column == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") }
    });
    let cells: Vec<_> = cells.collect();
    format!("{}\n", cells.join("  ").trim_end())
}

/// Positions a second, in millions.
pub(crate) fn millions(nodes: u64, seconds: f64) -> String {
    format!("{:.1} M/s", rate(nodes, seconds) / 1e6)
}

/// Positions a second.
#[expect(clippy::cast_precision_loss, reason = "shown with three digits")]
pub(crate) fn rate(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [["chess".into(), "64".into()], ["go".into(), "361".into()]];
        let text = table(["game", "squares"], &rows);
        assert_eq!(text, "game   squares\n-----  -------\nchess       64\ngo         361\n");
    }

    #[test]
    fn rates_are_in_millions() {
        assert_eq!(millions(5_000_000, 0.5), "10.0 M/s");
    }
}
