//! Portals as ways from one square to another, for the analyses of squares.

use super::game::Game;
use super::geometry::{Board, Vector};
use super::kinds::Kinds;
use super::squares::Squares;
use crate::spec::{PassageRule, PortalKind, Portals};

/// An end of a group of portals.
#[derive(Clone, Debug)]
pub(super) struct Door {
    /// Where it can be: any open square once a player may move it.
    pub(super) squares: Squares,
    /// The kinds each player's pieces may go in as.
    pub(super) lets: [Kinds; 2],
    /// Whether it stays where it is and is an obstacle there.
    pub(super) in_the_way: bool,
    /// The end it leads to, by its place among all ends.
    to: Option<usize>,
    fold: bool,
}

impl Door {
    /// Where a piece that goes in comes out, travelling in some direction.
    pub(super) fn exits(
        &self,
        board: &Board,
        player: usize,
        direction: Vector,
        doors: &[Door],
    ) -> Squares {
        let Some(far) = self.to.and_then(|to| doors.get(to)) else { return Squares::EMPTY };
        if self.fold {
            return far.squares;
        }
        board.step(player, direction).image(far.squares) & board.open()
    }
}

/// Whether the portals are as the file means them.
pub(super) fn known(game: &Game<'_>) -> bool {
    let whole = |group: &Portals| {
        let pair = group.orange.is_some() && group.blue.is_some();
        let carried = group.carries.iter().flat_map(|carries| [&carries.orange, &carries.blue]);
        let mapped = group.ends.iter().flatten().map(|end| &end.carries);
        pair != group.ends.is_some()
            && names(group).all(|name| game.square(name).is_some())
            && carried.chain(mapped).flatten().all(|ids| game.all_declared(ids))
    };
    game.sound("rules.portals") && game.spec.rules.portals.iter().flatten().all(whole)
}

fn names(group: &Portals) -> impl Iterator<Item = &String> {
    let mapped = group.ends.iter().flatten().map(|end| &end.at);
    group.orange.iter().chain(&group.blue).chain(mapped)
}

/// Every end, group by group.
pub(super) fn of(game: &Game<'_>, board: &Board) -> Vec<Door> {
    let mut doors = Vec::new();
    for group in game.spec.rules.portals.iter().flatten() {
        let first = doors.len();
        match &group.ends {
            Some(ends) => {
                for end in ends {
                    let enter = end.enter.clone().unwrap_or_else(|| vec![0, 1]);
                    let moved = end.moved_by.as_ref().is_some_and(|by| !by.is_empty());
                    doors.push(Door {
                        to: end.to.map(|to| first + usize::from(to)),
                        ..door(
                            game,
                            board,
                            group,
                            &end.at,
                            moved,
                            end.carries.as_deref(),
                            |player| enter.iter().any(|&by| usize::from(by) == player),
                        )
                    });
                }
            }
            None => doors.extend(pair(game, board, group, first)),
        }
    }
    doors
}

fn pair(game: &Game<'_>, board: &Board, group: &Portals, first: usize) -> Vec<Door> {
    let moved = |blue: bool| {
        group
            .moved_by
            .as_ref()
            .is_some_and(|by| !(if blue { &by.blue } else { &by.orange }).is_empty())
    };
    let carried = |blue: bool| {
        let carries = group.carries.as_ref()?;
        (if blue { &carries.blue } else { &carries.orange }).as_deref()
    };
    let ends = [(false, &group.orange), (true, &group.blue)];
    ends.into_iter()
        .filter_map(|(blue, at)| Some((blue, at.as_ref()?)))
        .map(|(blue, at)| Door {
            to: Some(first + usize::from(!blue)),
            ..door(game, board, group, at, moved(blue), carried(blue), |player| {
                lets_in(group, player, blue)
            })
        })
        .collect()
}

/// Whether a pair lets a player's pieces in by its first or its second end.
pub(super) fn lets_in(group: &Portals, player: usize, blue: bool) -> bool {
    let Some(passage) = &group.passage else { return true };
    match if player == 0 { passage.first } else { passage.second } {
        PassageRule::BothWays => true,
        PassageRule::OrangeToBlue => !blue,
        PassageRule::BlueToOrange => blue,
        PassageRule::Closed => false,
    }
}

fn door(
    game: &Game<'_>,
    board: &Board,
    group: &Portals,
    at: &str,
    moved: bool,
    carries: Option<&[String]>,
    enters: impl Fn(usize) -> bool,
) -> Door {
    let fold = group.kind == Some(PortalKind::Fold);
    let kinds = carries.map_or(game.every_kind(), |ids| game.kinds(ids));
    Door {
        squares: if moved { board.open() } else { game.square(at).into_iter().collect() },
        lets: [0, 1].map(|player| if enters(player) { kinds } else { Kinds::EMPTY }),
        in_the_way: !fold && !moved,
        to: None,
        fold,
    }
}
