//! What strikes and contacts make of pieces, for the analyses of squares.

use super::census::{self, Census};
use super::game::Game;
use super::geometry::{Board, Step};
use super::kinds::{Kind, Kinds};
use super::squares::Squares;
use super::ways;
use crate::spec::{Landing, Position};

/// A way in which two pieces that meet change.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// Whose piece is met, and of what kind it is.
    pub(super) owner: usize,
    pub(super) from: Kind,
    /// What it becomes, if it survives, and what the mover becomes, if it changes.
    pub(super) to: Option<Kind>,
    pub(super) mover_to: Option<Kind>,
    /// Who makes the move, and as what.
    pub(super) by: usize,
    pub(super) movers: Kinds,
    /// Whether it is a strike, whose survivors may promote where they are put.
    pub(super) strike: bool,
    /// Whether the survivor goes to where the mover stood.
    pub(super) swaps: bool,
    /// The squares it goes home to.
    pub(super) home: Squares,
    /// Whether the mover stays where it was.
    pub(super) mover_stays: bool,
    /// The steps it may be put, none for the square where it was.
    steps: Vec<Option<Step>>,
}

impl Change {
    /// Where a survivor is put that was met on some squares.
    pub(super) fn around(&self, squares: Squares) -> Squares {
        self.steps.iter().fold(Squares::EMPTY, |all, step| {
            all | step.as_ref().map_or(squares, |step| step.image(squares))
        })
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
        strikes(game, board, census, by, &mut changes);
        contacts(game, board, census, by, &mut changes);
    }
    changes
}

fn strikes(game: &Game<'_>, board: &Board, census: &Census, by: usize, out: &mut Vec<Change>) {
    let Some(strike) = &game.spec.rules.strike else { return };
    let owner = 1 - by;
    let put = Put { game, board, position: strike.position, by };
    for (from, to) in census::chain(game, strike) {
        let takers = census.has[by].iter().filter(|&taker| census.may_take(taker, from));
        let movers: Kinds = takers.collect();
        if !census.has[owner].contains(from) || movers.is_empty() {
            continue;
        }
        let sent = strike.position == Position::Home;
        let change = put.change((owner, from), movers, Some(to), strike.landing.as_ref());
        let home = if sent { home(game, owner, to) } else { Squares::EMPTY };
        out.push(Change { strike: true, home, ..change });
    }
}

fn contacts(game: &Game<'_>, board: &Board, census: &Census, by: usize, out: &mut Vec<Change>) {
    let Some(rule) = &game.spec.rules.contacts else { return };
    let immune = census::immune_to_contact(game);
    let put = Put { game, board, position: rule.position, by };
    for link in &rule.links {
        let Some((mover, onto)) = census::ends(game, link) else { continue };
        if immune.contains(onto) || !census.meets(by, link, mover, onto) {
            continue;
        }
        let kind = |id: &Option<String>| id.as_ref().and_then(|id| game.kind(id));
        let owner = if link.own { by } else { 1 - by };
        let movers = [mover].into_iter().collect();
        let to = kind(&link.onto_to);
        let change = put.change((owner, onto), movers, to, rule.landing.as_ref());
        out.push(Change { mover_to: kind(&link.mover_to), ..change });
    }
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
        (owner, from): (usize, Kind),
        movers: Kinds,
        to: Option<Kind>,
        landing: Option<&Landing>,
    ) -> Change {
        let chosen = landing.filter(|_| self.position == Position::Choose);
        Change {
            owner,
            from,
            to,
            mover_to: None,
            by: self.by,
            movers,
            strike: false,
            swaps: self.position == Position::Swap,
            home: Squares::EMPTY,
            mover_stays: self.position == Position::Stay && to.is_some(),
            steps: match chosen {
                Some(landing) => self.steps(landing),
                None if self.position == Position::Stay => vec![None],
                None => Vec::new(),
            },
        }
    }

    /// The steps in the mover's frame.
    fn steps(&self, landing: &Landing) -> Vec<Option<Step>> {
        let images = landing.vectors.iter().flat_map(|v| ways::images(landing.symmetry, *v));
        let laid = ways::on_board(self.game, self.by, &[0], images);
        let step = |vector| (vector != (0, 0)).then(|| self.board.step(self.by, vector));
        laid.into_iter().map(step).collect()
    }
}

/// The squares the setup gives a player's kind.
fn home(game: &Game<'_>, player: usize, kind: Kind) -> Squares {
    let own = game.starts.iter().filter(|start| (start.player, start.kind) == (player, kind));
    own.map(|start| start.square).collect()
}

/// The kinds of a player that may move onto a piece of their own side.
pub(super) fn meeting_own(game: &Game<'_>, census: &Census, player: usize) -> Kinds {
    let own = census::links(game).filter(|link| link.own);
    own.filter_map(|link| {
        let (mover, onto) = census::ends(game, link)?;
        census.meets(player, link, mover, onto).then_some(mover)
    })
    .collect()
}

/// The kinds of a player that change sides when they capture.
pub(super) fn switching(game: &Game<'_>, census: &Census, player: usize) -> Kinds {
    let strike = game.spec.rules.strike.as_ref();
    let listed = strike.and_then(|strike| strike.switches_sides.as_deref()).unwrap_or_default();
    game.kinds(listed).iter().filter(|&kind| census.takes_something(player, kind)).collect()
}
