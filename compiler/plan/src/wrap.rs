//! Edges that join.

use sandbox_kernel::facts::Joins;
use sandbox_schema::spec::{FileJoin, NeSwJoin, NsJoin, NwSeJoin, RankJoin, Wrap};

/// The edges that each player's pieces may leave by.
pub(crate) fn joins(wrap: &Wrap) -> [Joins; 2] {
    [0, 1].map(|player| {
        let files = wrap.files_by_player.map_or(wrap.files, |by| by[player]);
        let ranks = wrap.ranks_by_player.map_or(wrap.ranks, |by| by[player]);
        let n_s = wrap.n_s_by_player.map_or(wrap.n_s, |by| by[player]);
        let ne_sw = wrap.ne_sw_by_player.map_or(wrap.ne_sw, |by| by[player]);
        let nw_se = wrap.nw_se_by_player.map_or(wrap.nw_se, |by| by[player]);
        let files = match files {
            FileJoin::None => Joins::NONE,
            FileJoin::Left => Joins::LEFT,
            FileJoin::Right => Joins::RIGHT,
            FileJoin::Both => Joins::LEFT.and(Joins::RIGHT),
        };
        let ranks = match ranks {
            RankJoin::None => Joins::NONE,
            RankJoin::Bottom => Joins::BOTTOM,
            RankJoin::Top => Joins::TOP,
            RankJoin::Both => Joins::BOTTOM.and(Joins::TOP),
        };
        let n_s = match n_s {
            NsJoin::None => Joins::NONE,
            NsJoin::S => Joins::S,
            NsJoin::N => Joins::N,
            NsJoin::Both => Joins::S.and(Joins::N),
        };
        let ne_sw = match ne_sw {
            NeSwJoin::None => Joins::NONE,
            NeSwJoin::Sw => Joins::SW,
            NeSwJoin::Ne => Joins::NE,
            NeSwJoin::Both => Joins::SW.and(Joins::NE),
        };
        let nw_se = match nw_se {
            NwSeJoin::None => Joins::NONE,
            NwSeJoin::Nw => Joins::NW,
            NwSeJoin::Se => Joins::SE,
            NwSeJoin::Both => Joins::NW.and(Joins::SE),
        };
        [files, ranks, n_s, ne_sw, nw_se].into_iter().fold(Joins::NONE, Joins::and)
    })
}
