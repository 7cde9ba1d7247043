//! Chess as the crate cozy-chess counts it: moves of the last ply in bulk.

use crate::program::Count;
use anyhow::{Context, anyhow};
use cozy_chess::Board;
use std::time::Instant;

pub(crate) fn count(fen: Option<&str>, depth: u32) -> anyhow::Result<Count> {
    let board = match fen {
        None => Board::default(),
        Some(fen) => fen.parse().map_err(|error| anyhow!("{error:?}")).context("a FEN of chess")?,
    };
    let begun = Instant::now();
    let nodes = perft(&board, depth);
    Ok(Count { depth, nodes, seconds: begun.elapsed().as_secs_f64() })
}

fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for made in moves {
                let mut next = board.clone();
                next.play_unchecked(made);
                nodes += perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

#[cfg(test)]
mod tests {
    #[test]
    fn known_counts() {
        assert_eq!(super::count(None, 4).unwrap().nodes, 197_281);
        assert_eq!(super::count(Some(super::super::KIWIPETE), 3).unwrap().nodes, 97_862);
    }
}
