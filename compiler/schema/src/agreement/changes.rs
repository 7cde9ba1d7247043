//! What strikes and contacts make of pieces, for the analyses of squares.

use super::census::{self, Census};
use super::game::Game;
use super::geometry::{Board, Step};
use super::kinds::{Kind, Kinds};
use super::squares::Squares;
use super::ways;
use crate::spec::{Landing, Position};

/// A piece that may survive being met, as another kind.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// Whose it is, what it was, and what it becomes.
    pub(super) owner: usize,
    pub(super) from: Kind,
    pub(super) to: Kind,
    /// Who makes the move, and as what.
    pub(super) by: usize,
    pub(super) movers: Kinds,
    /// Whether it is a strike, whose survivors may promote where they are put.
    pub(super) strike: bool,
    /// Whether it goes to where the mover stood.
    pub(super) swaps: bool,
    /// The squares it goes home to.
    pub(super) home: Squares,
    /// Whether it stays where it was, and the steps it may be put.
    stays: bool,
    steps: Vec<Step>,
}

impl Change {
    /// Where it is put that was met on some squares.
    pub(super) fn around(&self, squares: Squares) -> Squares {
        let put = self.steps.iter().fold(Squares::EMPTY, |all, step| all | step.image(squares));
        if self.stays { put | squares } else { put }
    }
}

/// Whether the steps of both landings can be laid on this board.
pub(super) fn known(game: &Game<'_>) -> bool {
    let hex = game.board().is_some_and(|board| board.hex);
    let rules = &game.spec.rules;
    let strike = rules.strike.as_ref().and_then(|strike| strike.landing.as_ref());
    let contacts = rules.contacts.as_ref().and_then(|contacts| contacts.landing.as_ref());
    strike.into_iter().chain(contacts).all(|landing| ways::on_lattice(landing.symmetry, hex))
}

/// Every change that can come about, for either player.
pub(super) fn of(game: &Game<'_>, board: &Board, census: &Census) -> Vec<Change> {
    let mut changes = Vec::new();
    for by in [0, 1] {
        if let Some(strike) = &game.spec.rules.strike {
            let owner = 1 - by;
            for (from, to) in census::chain(game, strike) {
                let takers = census.has[by].iter().filter(|&taker| census.may_take(taker, from));
                let movers: Kinds = takers.collect();
                if census.has[owner].contains(from) && !movers.is_empty() {
                    let put = Put { game, board, position: strike.position, by };
                    changes.push(Change {
                        strike: true,
                        home: if strike.position == Position::Home {
                            home(game, owner, to)
                        } else {
                            Squares::EMPTY
                        },
                        ..put.change(owner, (from, to), movers, strike.landing.as_ref())
                    });
                }
            }
        }
        changes.extend(contacts(game, board, census, by));
    }
    changes
}

fn contacts(game: &Game<'_>, board: &Board, census: &Census, by: usize) -> Vec<Change> {
    let mut changes = Vec::new();
    let Some(rule) = &game.spec.rules.contacts else { return changes };
    let immune = census::immune_to_contact(game);
    for link in &rule.links {
        let Some((mover, onto)) = census::ends(game, link) else { continue };
        let Some(to) = link.onto_to.as_ref().and_then(|id| game.kind(id)) else { continue };
        if !immune.contains(onto) && census.meets(by, link, mover, onto) {
            let owner = if link.own { by } else { 1 - by };
            let put = Put { game, board, position: rule.position, by };
            let movers = [mover].into_iter().collect();
            changes.push(put.change(owner, (onto, to), movers, rule.landing.as_ref()));
        }
    }
    changes
}

/// Where a survivor is put.
struct Put<'a> {
    game: &'a Game<'a>,
    board: &'a Board,
    position: Position,
    by: usize,
}

impl Put<'_> {
    fn change(
        &self,
        owner: usize,
        (from, to): (Kind, Kind),
        movers: Kinds,
        landing: Option<&Landing>,
    ) -> Change {
        let chosen = landing.filter(|_| self.position == Position::Choose);
        Change {
            owner,
            from,
            to,
            by: self.by,
            movers,
            strike: false,
            swaps: self.position == Position::Swap,
            home: Squares::EMPTY,
            stays: self.position == Position::Stay
                || chosen.is_some_and(|landing| landing.vectors.contains(&[0, 0])),
            steps: chosen.map_or(Vec::new(), |landing| self.steps(landing)),
        }
    }

    /// The steps in the mover's frame.
    fn steps(&self, landing: &Landing) -> Vec<Step> {
        let images = landing.vectors.iter().flat_map(|v| ways::images(landing.symmetry, *v));
        let laid = ways::on_board(self.game, self.by, &[0], images);
        laid.into_iter().map(|vector| self.board.step(self.by, vector)).collect()
    }
}

/// The squares the setup gives a player's kind.
fn home(game: &Game<'_>, player: usize, kind: Kind) -> Squares {
    let own = game.starts.iter().filter(|start| (start.player, start.kind) == (player, kind));
    own.map(|start| start.square).collect()
}

/// What may become of the mover itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mover {
    /// What contact makes of it.
    pub(super) becomes: Kinds,
    /// Whether it may move onto a piece of its own side.
    pub(super) meets_own: bool,
    /// Whether it changes sides when it captures.
    pub(super) switches: bool,
}

/// The same for every kind of a player.
pub(super) fn movers(game: &Game<'_>, census: &Census, player: usize) -> Vec<Mover> {
    let mut movers = vec![Mover::default(); game.spec.pieces.len()];
    let immune = census::immune_to_contact(game);
    for link in census::links(game) {
        let Some((mover, onto)) = census::ends(game, link) else { continue };
        if immune.contains(onto) || !census.meets(player, link, mover, onto) {
            continue;
        }
        movers[mover].meets_own |= link.own;
        if let Some(to) = link.mover_to.as_ref().and_then(|id| game.kind(id)) {
            movers[mover].becomes.insert(to);
        }
    }
    let strike = game.spec.rules.strike.as_ref();
    let listed = strike.and_then(|strike| strike.switches_sides.as_deref()).unwrap_or_default();
    for kind in game.kinds(listed).iter() {
        movers[kind].switches = census.takes_something(player, kind);
    }
    movers
}
