//! Which squares each kind can come to stand on in each player's hands.
//!
//! Other pieces are left out of account: every square in the way may be empty, every
//! capture may find something to take. So what is not found here cannot happen, and
//! what is found may still be out of reach in play. Colour and the like fall out.

use super::census::{self, Census};
use super::changes::{self, Change};
use super::doors::{self, Door};
use super::game::Game;
use super::geometry::Board;
use super::kinds::{Kind, Kinds};
use super::squares::{Square, Squares};
use super::ways::{self, Way};
use super::{castling, promotion};
use crate::spec::{MoveKind, Promotion};

/// The squares of each kind of one player, by kind.
type ByKind = Vec<Squares>;

/// What the pieces of both players can come to do.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    /// Where they can stand.
    pub(super) stand: [ByKind; 2],
    /// Where a move of theirs can end, before what it becomes there.
    pub(super) arrive: [ByKind; 2],
    /// Where they can take something.
    attack: [ByKind; 2],
    /// The squares wild pieces walk, by kind.
    wild: ByKind,
    census: Census,
    /// The kinds that may take another in passing.
    passing: Kinds,
    /// Whether some piece can come into play inside its promotion zone.
    pub(super) enters_zone: bool,
}

/// The search.
#[derive(Debug)]
struct Search<'a> {
    game: &'a Game<'a>,
    board: &'a Board,
    census: &'a Census,
    ways: [Vec<Vec<Way>>; 2],
    promotions: Vec<Option<Zone>>,
    changes: Vec<Change>,
    /// The kinds that may move onto their own side, and those that change sides.
    meeting_own: [Kinds; 2],
    switching: [Kinds; 2],
    /// The kinds that promote, where they may be taken in passing.
    passing: Kinds,
    doors: Vec<Door>,
    /// Portals nothing moves, which are in the way and not stood on.
    fixed: Squares,
    region: [ByKind; 2],
    stand: [ByKind; 2],
    fresh: [ByKind; 2],
    arrive: [ByKind; 2],
    /// Where a move of theirs that takes can end.
    takes: [ByKind; 2],
    enters_zone: bool,
}

/// A promotion rule, laid on the board.
#[derive(Debug)]
struct Zone {
    squares: [Squares; 2],
    targets: [Kinds; 2],
    mandatory: bool,
    on_leaving: bool,
}

impl Reached {
    /// None where a part it rests on is not known.
    pub(super) fn find(game: &Game<'_>) -> Option<Self> {
        let (board, census) = (game.whole_board()?, game.census()?);
        if !known(game) {
            return None;
        }
        let mut search = Search::new(game, board, census);
        search.begin();
        while search.advance() {}
        Some(search.finish())
    }

    /// Whether a player's piece of one kind can ever take a kind of the other's, or a
    /// wild one.
    pub(super) fn takes(&self, player: usize, taker: Kind, taken: Kind) -> bool {
        self.takes_of_player(player, taker, taken) || self.takes_wild(player, taker, taken)
    }

    /// The same, of the other player's pieces alone.
    pub(super) fn takes_of_player(&self, player: usize, taker: Kind, taken: Kind) -> bool {
        self.census.may_take(taker, taken)
            && (self.attack[player][taker].meets(self.stand[1 - player][taken])
                || self.passes(player, taker, taken))
    }

    fn takes_wild(&self, player: usize, taker: Kind, taken: Kind) -> bool {
        self.census.may_take(taker, taken) && self.attack[player][taker].meets(self.wild[taken])
    }

    /// In passing a piece takes what does not stand where it goes.
    fn passes(&self, player: usize, taker: Kind, taken: Kind) -> bool {
        self.passing.contains(taker)
            && self.passing.contains(taken)
            && !self.stand[player][taker].is_empty()
            && !self.stand[1 - player][taken].is_empty()
    }

    /// Whether a player's piece can ever take anything.
    pub(super) fn takes_something(&self, player: usize, taker: Kind) -> bool {
        (0..self.wild.len()).any(|taken| self.takes(player, taker, taken))
    }

    /// Whether a player can ever move one piece onto another of their own.
    pub(super) fn meets_own(&self, player: usize, mover: Kind, onto: Kind) -> bool {
        self.attack[player][mover].meets(self.stand[player][onto])
    }

    /// Every square some piece of a player can stand on.
    pub(super) fn anywhere(&self, player: usize) -> Squares {
        self.stand[player].iter().fold(Squares::EMPTY, |all, squares| all | *squares)
    }

    /// Every square some move of a player can end on.
    pub(super) fn arrivals(&self, player: usize) -> Squares {
        self.arrive[player].iter().fold(Squares::EMPTY, |all, squares| all | *squares)
    }
}

/// Whether every part beside those of the census and the board is as the file means it.
fn known(game: &Game<'_>) -> bool {
    let pieces = game.spec.pieces.iter().enumerate();
    let moves = pieces.clone().all(|(kind, piece)| {
        (0..piece.moves.len()).all(|at| {
            let region = piece.moves[at].condition.as_ref().and_then(|c| c.region.as_ref());
            ways::sound(game, kind, at) && region.is_none_or(|names| game.all_squares(names))
        })
    });
    let regions = pieces.clone().all(|(kind, _)| game.region_known(kind));
    let zones = game.promotions().iter().all(|(_, rule)| promotion::zone_known(game, rule))
        && promotion::one_each(game);
    let drops = game.spec.rules.drops.iter().flat_map(|drops| drops.region.iter().flatten());
    let routes = game.spec.rules.npcs.iter().flatten();
    moves
        && regions
        && zones
        && game.idle.is_empty()
        && game.every_piece("facing")
        && game.sound("rules.castling")
        && doors::known(game)
        && changes::known(game)
        && drops.clone().all(|(_, names)| game.all_squares(names))
        && routes.clone().all(|npc| game.all_squares(&npc.route))
}

impl<'a> Search<'a> {
    fn new(game: &'a Game<'a>, board: &'a Board, census: &'a Census) -> Self {
        let kinds = game.spec.pieces.len();
        let doors = doors::of(game, board);
        let fixed = doors
            .iter()
            .filter(|door| door.in_the_way)
            .fold(Squares::EMPTY, |all, door| all | door.squares);
        let unmoved = [0, 1].map(|player| unmoved(game, board, player));
        let lay = |player: usize| {
            let of = |kind| {
                let had = census.has[player].contains(kind);
                if had { ways::of(game, board, player, kind, unmoved[player]) } else { Vec::new() }
            };
            (0..kinds).map(of).collect()
        };
        let mut promotions: Vec<Option<Zone>> = (0..kinds).map(|_| None).collect();
        for (_, rule) in game.promotions() {
            if let Some(kind) = game.kind(&rule.piece) {
                promotions[kind] = Some(zone(game, board, rule));
            }
        }
        let region = [0, 1].map(|player| {
            (0..kinds).map(|kind| game.region(player, kind) - fixed).collect::<ByKind>()
        });
        let none = || [vec![Squares::EMPTY; kinds], vec![Squares::EMPTY; kinds]];
        Self {
            ways: [lay(0), lay(1)],
            promotions,
            changes: changes::of(game, board, census),
            meeting_own: [0, 1].map(|player| changes::meeting_own(game, census, player)),
            switching: [0, 1].map(|player| changes::switching(game, census, player)),
            passing: passing(game),
            doors,
            fixed,
            region,
            stand: none(),
            fresh: none(),
            arrive: none(),
            takes: none(),
            enters_zone: false,
            game,
            board,
            census,
        }
    }

    /// The opening array, drops and castling.
    fn begin(&mut self) {
        for start in &self.game.starts {
            self.add(start.player, start.kind, [start.square].into_iter().collect());
        }
        for player in [0, 1] {
            self.drop_in(player);
            for (kind, squares) in castling::landings(self.game, self.board, player) {
                self.arrive[player][kind] |= squares & self.region[player][kind];
                self.add(player, kind, squares);
            }
        }
    }

    fn drop_in(&mut self, player: usize) {
        let Some(drops) = &self.game.spec.rules.drops else { return };
        let mut droppable = self.census.hand[player];
        if drops.either_face {
            droppable |= census::faces(self.game, droppable);
        }
        for kind in droppable.iter() {
            let id = self.game.id(kind);
            let region = drops.region.iter().flatten().find(|(of, _)| of == id);
            let squares = region.map_or(self.board.open(), |(_, names)| {
                self.game.for_player(player, self.game.squares(names))
            });
            self.enter(player, kind, squares);
        }
    }

    /// Puts a piece into play on some squares, where it may promote at once.
    fn enter(&mut self, player: usize, kind: Kind, squares: Squares) {
        let squares = squares & self.region[player][kind];
        let zone = self.promotions[kind].as_ref().map(|zone| zone.squares[player]);
        if self.game.spec.rules.promote_on_entry && zone.is_some_and(|zone| zone.meets(squares)) {
            self.enters_zone = true;
            self.promote(player, kind, squares);
        }
        self.add(player, kind, squares);
    }

    /// Adds squares to where a kind can stand.
    fn add(&mut self, player: usize, kind: Kind, squares: Squares) {
        let new = (squares & self.region[player][kind]) - self.stand[player][kind];
        self.stand[player][kind] |= new;
        self.fresh[player][kind] |= new;
    }

    /// Adds the targets of a kind on the squares of its zone.
    fn promote(&mut self, player: usize, kind: Kind, squares: Squares) {
        let Some(zone) = &self.promotions[kind] else { return };
        let inside = squares & zone.squares[player];
        self.become_targets(player, kind, inside);
    }

    fn become_targets(&mut self, player: usize, kind: Kind, squares: Squares) {
        let Some(zone) = &self.promotions[kind] else { return };
        for target in zone.targets[player].iter() {
            self.add(player, target, squares);
        }
    }

    /// A move of a piece ends on some squares: it promotes in its zone, and stands
    /// there itself only if it may decline.
    fn land(&mut self, player: usize, kind: Kind, squares: Squares) {
        let squares = squares & self.region[player][kind];
        self.arrive[player][kind] |= squares;
        self.promote(player, kind, squares);
        let zone = self.promotions[kind].as_ref();
        let leaves =
            zone.filter(|zone| zone.mandatory).map_or(Squares::EMPTY, |z| z.squares[player]);
        self.add(player, kind, squares - leaves);
    }

    /// Follows what is new of one kind; whether there was something.
    fn advance(&mut self) -> bool {
        let mut found = false;
        for player in [0, 1] {
            for kind in self.census.has[player].iter() {
                let new = std::mem::take(&mut self.fresh[player][kind]);
                if !new.is_empty() {
                    found = true;
                    self.move_on(player, kind, new);
                }
            }
        }
        for at in 0..self.changes.len() {
            self.change(at);
        }
        found
    }

    /// Every move from some squares.
    fn move_on(&mut self, player: usize, kind: Kind, new: Squares) {
        let (goes, takes) = self.moves_from(player, kind, new);
        self.land(player, kind, goes | takes);
        let leaving = self.promotions[kind].as_ref().filter(|zone| zone.on_leaving);
        if let Some(from) = leaving.map(|zone| new & zone.squares[player]) {
            let (goes, takes) = self.moves_from(player, kind, from);
            let squares = (goes | takes) & self.region[player][kind];
            self.become_targets(player, kind, squares);
        }
        self.takes[player][kind] |= takes;
        if !takes.is_empty() && self.switching[player].contains(kind) {
            self.switch(player, kind, takes | new);
        }
    }

    /// Where moves from some squares end: those that go, and those that take.
    fn moves_from(&self, player: usize, kind: Kind, from: Squares) -> (Squares, Squares) {
        let (mut goes, mut takes) = (Squares::EMPTY, Squares::EMPTY);
        let taking =
            self.census.takes_something(player, kind) || self.meeting_own[player].contains(kind);
        for way in &self.ways[player][kind] {
            let from = from & way.from;
            if from.is_empty() {
                continue;
            }
            let landings = self.way_landings(player, kind, way, from);
            if way.mode != crate::spec::Mode::Capture {
                goes |= landings;
            }
            if way.takes() && taking {
                takes |= landings;
            }
        }
        (goes, takes)
    }

    fn way_landings(&self, player: usize, kind: Kind, way: &Way, from: Squares) -> Squares {
        let mut squares = Squares::EMPTY;
        // A hop may pass a portal, which is a screen to it.
        let ends = if way.kind == MoveKind::Hop { Squares::EMPTY } else { self.fixed };
        for lane in &way.lanes {
            let landings = lane.landings(self.board, from, ends);
            squares |= landings - self.fixed;
            for door in &self.doors {
                let inside = landings & door.squares;
                if door.lets[player].contains(kind) && !inside.is_empty() {
                    squares |= door.exits(self.board, player, lane.direction, &self.doors);
                }
            }
        }
        squares
    }

    /// A piece goes over to the other player, as itself or promoted.
    fn switch(&mut self, player: usize, kind: Kind, squares: Squares) {
        let squares = squares & self.region[player][kind];
        self.add(1 - player, kind, squares);
        if let Some(zone) = &self.promotions[kind] {
            for target in zone.targets[player].iter() {
                self.add(1 - player, target, squares & self.region[player][target]);
            }
        }
    }

    /// What becomes of two pieces, on the squares where they can meet by now.
    fn change(&mut self, at: usize) {
        let Change {
            owner, from, to, mover_to, mover_stays, by, movers, strike, swaps, home, ..
        } = self.changes[at];
        let mut met = Squares::EMPTY;
        let mut moved_from = Squares::EMPTY;
        for mover in movers.iter() {
            let passing = strike && self.passing.contains(mover) && self.passing.contains(from);
            let takes = if passing { self.board.open() } else { self.takes[by][mover] };
            let here = takes & self.stand[owner][from];
            if !here.is_empty() {
                met |= here;
                moved_from |= self.stand[by][mover];
            }
        }
        if met.is_empty() {
            return;
        }
        if let Some(to) = to {
            let put = self.changes[at].around(met);
            let put = put | home | if swaps { moved_from } else { Squares::EMPTY };
            if strike { self.enter(owner, to, put) } else { self.add(owner, to, put) }
        }
        if let Some(to) = mover_to {
            if mover_stays {
                // Where contact leaves the mover in place it does not promote.
                self.add(by, to, moved_from);
            }
            self.land(by, to, met);
            // The rule of what it is by then asks where it came from.
            let zone = self.promotions[to].as_ref().filter(|zone| zone.on_leaving);
            if zone.is_some_and(|zone| zone.squares[by].meets(moved_from)) {
                self.become_targets(by, to, met & self.region[by][to]);
            }
            if owner != by && self.switching[by].meets(movers) {
                self.switch(by, to, met | moved_from);
            }
        }
    }

    fn finish(self) -> Reached {
        let kinds = self.game.spec.pieces.len();
        let attack =
            [0, 1].map(|player| (0..kinds).map(|kind| self.attack(player, kind)).collect());
        let mut wild = vec![Squares::EMPTY; kinds];
        for npc in self.game.spec.rules.npcs.iter().flatten() {
            if let Some(kind) = self.game.kind(&npc.piece) {
                let route = self.game.squares(&npc.route);
                wild[kind] |= route;
                if npc.mirror {
                    wild[kind] |= self.game.image(route);
                }
            }
        }
        let census = self.census.clone();
        Reached {
            stand: self.stand,
            arrive: self.arrive,
            attack,
            wild,
            census,
            passing: self.passing,
            enters_zone: self.enters_zone,
        }
    }

    /// Where a kind can take: a sweep also what it passes over.
    fn attack(&self, player: usize, kind: Kind) -> Squares {
        let mut squares = Squares::EMPTY;
        for way in self.ways[player][kind].iter().filter(|way| way.takes()) {
            let from = self.stand[player][kind] & way.from;
            squares |= self.way_landings(player, kind, way, from);
            if way.kind == MoveKind::Sweep {
                for lane in &way.lanes {
                    let passed = (1, lane.span.1);
                    squares |= self.board.line(&lane.step, from, passed, Squares::EMPTY);
                }
            }
        }
        squares
    }
}

/// The kinds that promote, where they may be taken in passing.
fn passing(game: &Game<'_>) -> Kinds {
    if !game.spec.rules.en_passant {
        return Kinds::EMPTY;
    }
    game.promotions().into_iter().filter_map(|(_, rule)| game.kind(&rule.piece)).collect()
}

fn zone(game: &Game<'_>, board: &Board, rule: &Promotion) -> Zone {
    Zone {
        squares: [0, 1].map(|player| promotion::zone(game, board, rule, player)),
        targets: [0, 1].map(|player| game.kinds(Game::targets(rule, player))),
        mandatory: rule.mandatory,
        on_leaving: rule.on_leaving,
    }
}

/// The squares on which a piece of a player that has not moved can stand: its own at
/// the start, and wherever a placement phase puts it.
fn unmoved(game: &Game<'_>, board: &Board, player: usize) -> Squares {
    if game.spec.rules.drops.as_ref().is_some_and(|drops| drops.placement) {
        return board.open();
    }
    let own = game.starts.iter().filter(|start| start.player == player);
    own.map(|start| start.square).collect::<Vec<Square>>().into_iter().collect()
}
