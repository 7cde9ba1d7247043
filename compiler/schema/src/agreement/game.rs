//! The file as the checks read it: ids and squares resolved, and the larger
//! analyses worked out once, when a check first asks.

use super::census::Census;
use super::geometry::{Board, Reflection};
use super::kinds::{Kind, Kinds};
use super::reach::Reached;
use super::squares::{Square, Squares};
use super::{full, joins, pieces, squares};
use crate::draft::Context;
use crate::spec::{Lattice, Obstacles, Orientation, Piece, Promotion, Promotions, Shape, Spec};
use crate::text::short;
use crate::{Place, Problem};
use std::cell::OnceCell;

/// The file, and what the checks share of it.
#[derive(Debug)]
pub(super) struct Game<'a> {
    pub(super) spec: &'a Spec,
    pub(super) ctx: &'a Context<'a>,
    /// Whether the shape pass found nothing at all.
    clean: bool,
    /// Whether every id is known, so that another is surely undeclared.
    pub(super) ids_known: bool,
    /// The board with its walls and joins; none where its shape is wrong.
    board: Option<Board>,
    /// Every piece of the opening array.
    pub(super) starts: Vec<Start>,
    /// Whether the opening array is known in full.
    pub(super) starts_known: bool,
    /// The kinds that have no moves and should; nothing is said of how they would move.
    pub(super) idle: Kinds,
    /// For each kind, the squares each player's may stand on, if it has a region.
    regions: Vec<Option<[Squares; 2]>>,
    census: OnceCell<Option<Census>>,
    reached: OnceCell<Option<Reached>>,
}

/// A piece of the opening array.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) kind: Kind,
    pub(super) player: usize,
    pub(super) square: Square,
    /// The placement that puts it there, and the entry of its squares.
    pub(super) placement: usize,
    pub(super) entry: usize,
}

impl<'a> Game<'a> {
    pub(super) fn new(spec: &'a Spec, ctx: &'a Context<'a>) -> Self {
        let clean = ctx.sound(&Place::root());
        let mut game = Self {
            spec,
            ctx,
            clean,
            ids_known: false,
            board: None,
            starts: Vec::new(),
            starts_known: false,
            idle: Kinds::EMPTY,
            regions: Vec::new(),
            census: OnceCell::new(),
            reached: OnceCell::new(),
        };
        game.ids_known = game.reached("pieces") && game.every_piece("id");
        game.idle = pieces::idle(&game);
        game.lay_board();
        game.regions = spec.pieces.iter().map(|piece| game.region_of(piece)).collect();
        game.place_pieces();
        game
    }

    /// The cells, then the joins, on which reflection hangs, then the walls.
    fn lay_board(&mut self) {
        let spec = self.spec;
        let shape = &spec.board;
        let (hex, hexagon) = (shape.lattice == Lattice::Hex, shape.shape == Shape::Hexagon);
        let regular = hex && shape.width == shape.height && shape.width % 2 == 1;
        let in_range = (2..=16).contains(&shape.width) && (2..=16).contains(&shape.height);
        if !self.sound("board") || !in_range || hexagon && !regular {
            return;
        }
        let mut board = Board::new(i32::from(shape.width), i32::from(shape.height), hex, hexagon);
        let known = self.sound("rules.wrap") && joins::problems(self).is_empty();
        if let Some(wrap) = spec.rules.wrap.as_ref().filter(|_| known) {
            board.edges = joins::edges(wrap);
        }
        board.known = known;
        self.board = Some(board);
        if let Some(obstacles) = &spec.rules.obstacles {
            self.build_walls(obstacles);
        }
    }

    fn build_walls(&mut self, obstacles: &Obstacles) {
        let walls = self.squares(&obstacles.squares);
        let known = self.sound("rules.obstacles")
            && self.all_squares(&obstacles.squares)
            && (!obstacles.mirror || self.sound("setup.orientation"));
        let image = if obstacles.mirror { self.image(walls) } else { Squares::EMPTY };
        if let Some(board) = &mut self.board {
            board.walls = (walls | image) & board.cells;
            board.known &= known;
        }
    }

    fn place_pieces(&mut self) {
        let spec = self.spec;
        let setup = &spec.setup;
        let mut known = self.ids_known && self.board.is_some() && self.sound("setup");
        known &= self.armies_apart();
        // A piece placed again and again on one square is of no more use than twice.
        let mut seen = vec![[[Squares::EMPTY; 2]; 2]; spec.pieces.len()];
        for (placement, entry) in setup.placements.iter().enumerate() {
            let Some(kind) = self.kind(&entry.piece) else {
                known = false;
                continue;
            };
            for (at, name) in entry.squares.iter().enumerate() {
                let Some(square) = self.square(name) else {
                    known = false;
                    continue;
                };
                let player = usize::from(entry.player.min(1));
                let [once, twice] = &mut seen[kind][player];
                if twice.contains(square) {
                    continue;
                }
                let again = if once.contains(square) { twice } else { once };
                again.insert(square);
                self.place(Start { kind, player, square, placement, entry: at });
            }
        }
        self.starts_known = known;
    }

    /// Whether no second player's placement stands beside a mirrored army: whose army is meant
    /// would be open, and is asked for.
    pub(super) fn armies_apart(&self) -> bool {
        let setup = &self.spec.setup;
        !setup.mirror || setup.placements.iter().all(|entry| entry.player == 0)
    }

    /// Adds a piece to the opening array, and its reflection if the setup is mirrored.
    fn place(&mut self, start: Start) {
        self.starts.push(start);
        if self.spec.setup.mirror && start.player == 0 {
            let by = self.reflection();
            let image = self.board.as_ref().and_then(|b| b.reflect_square(by, start.square));
            let square = image.unwrap_or(start.square);
            self.starts.push(Start { player: 1, square, ..start });
        }
    }

    // What is sound.

    /// Whether the part at a path is as the file means it.
    pub(super) fn sound(&self, path: &str) -> bool {
        self.clean || self.ctx.sound(&Place::at(path))
    }

    /// Whether there is a part of the right type at a path.
    pub(super) fn reached(&self, path: &str) -> bool {
        self.clean || self.ctx.reached(&Place::at(path))
    }

    pub(super) fn sound_at(&self, place: &Place) -> bool {
        self.clean || self.ctx.sound(place)
    }

    pub(super) fn reached_at(&self, place: &Place) -> bool {
        self.clean || self.ctx.reached(place)
    }

    /// Whether a key is sound in every entry of `pieces`.
    pub(super) fn every_piece(&self, key: &str) -> bool {
        self.clean
            || self.reached("pieces")
                && (0..self.spec.pieces.len()).all(|at| self.ctx.sound(&piece(at).key(key)))
    }

    /// Whether every piece there is has the moves it should have.
    pub(super) fn moves_known(&self) -> bool {
        self.idle.is_empty() && self.every_piece("moves") && self.all_in_play_declared()
    }

    // Ids.

    /// The kind an id names; of two with one id, the first.
    pub(super) fn kind(&self, id: &str) -> Option<Kind> {
        self.spec.pieces.iter().position(|piece| piece.id == id)
    }

    pub(super) fn id(&self, kind: Kind) -> &'a str {
        &self.spec.pieces[kind].id
    }

    pub(super) fn kinds(&self, ids: &[String]) -> Kinds {
        ids.iter().filter_map(|id| self.kind(id)).collect()
    }

    pub(super) fn all_declared(&self, ids: &[String]) -> bool {
        ids.iter().all(|id| self.kind(id).is_some())
    }

    /// Whether every id that brings a piece into play is declared; one that is not may mean a piece
    /// of any kind.
    pub(super) fn all_in_play_declared(&self) -> bool {
        let placed = self.spec.setup.placements.iter().map(|placement| &placement.piece);
        let drops = self.spec.rules.drops.iter();
        let stocked = drops.flat_map(|drops| drops.stock.iter().flatten()).map(|(id, _)| id);
        placed.chain(stocked).all(|id| self.kind(id).is_some())
    }

    /// Every kind that `pieces` declares.
    pub(super) fn every_kind(&self) -> Kinds {
        Kinds::first(self.spec.pieces.len())
    }

    pub(super) fn royals(&self) -> Kinds {
        let pieces = self.spec.pieces.iter().enumerate();
        pieces.filter(|(_, piece)| piece.royal).map(|(kind, _)| kind).collect()
    }

    /// The kinds that portals are moved as.
    pub(super) fn portal_kinds(&self) -> Kinds {
        let groups = self.spec.rules.portals.iter().flatten();
        groups.filter_map(|group| self.kind(&group.piece)).collect()
    }

    /// The kinds that walk as wild pieces.
    pub(super) fn wild_kinds(&self) -> Kinds {
        self.spec.rules.npcs.iter().flatten().filter_map(|npc| self.kind(&npc.piece)).collect()
    }

    /// What a piece may capture.
    pub(super) fn captures(&self, kind: Kind) -> Kinds {
        match &self.spec.pieces[kind].captures {
            Some(ids) => self.kinds(ids),
            None => self.every_kind(),
        }
    }

    /// The end of the line for an id that nothing declares; none if it is declared, or
    /// if not all ids are known.
    pub(super) fn undeclared(&self, id: &str) -> Option<String> {
        if !self.ids_known || self.kind(id).is_some() {
            return None;
        }
        let folded = id.to_lowercase();
        let near = self.spec.pieces.iter().find(|piece| piece.id.to_lowercase() == folded);
        let hint = near.map(|piece| format!("; did you mean '{}'?", piece.id)).unwrap_or_default();
        Some(format!("is not a declared piece{hint}"))
    }

    /// Refuses an id that nothing declares; tells whether it is declared.
    pub(super) fn check_id(&self, place: &Place, id: &str, out: &mut Vec<Problem>) -> bool {
        if !self.sound_at(place) {
            return false;
        }
        if let Some(rest) = self.undeclared(id).filter(|_| !full(out)) {
            out.push(self.ctx.problem(place, format!("'{}' {rest}", short(id))));
        }
        self.kind(id).is_some()
    }

    /// Refuses every entry of a list that nothing declares.
    pub(super) fn check_ids(&self, list: &Place, ids: &[String], out: &mut Vec<Problem>) {
        for (at, id) in ids.iter().enumerate() {
            if full(out) {
                return;
            }
            if let Some(rest) = self.undeclared(id).filter(|_| self.sound_at(&list.index(at))) {
                out.push(self.ctx.entry(list, at, &short(id), rest));
            }
        }
    }

    /// Refuses every key of an object that nothing declares.
    pub(super) fn check_key(&self, object: &Place, id: &str, out: &mut Vec<Problem>) {
        if full(out) {
            return;
        }
        if let Some(rest) = self.undeclared(id).filter(|_| self.reached_at(object)) {
            out.push(
                self.ctx.line(&object.key(id), format!("{object} key '{}' {rest}", short(id))),
            );
        }
    }

    // Squares.

    pub(super) fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// The board, if all of it is known: for lines that rest on its walls and joins.
    pub(super) fn whole_board(&self) -> Option<&Board> {
        self.board.as_ref().filter(|board| board.known)
    }

    /// How the second player's side follows from the first's.
    pub(super) fn reflection(&self) -> Reflection {
        match (&self.board, self.spec.setup.orientation) {
            (Some(board), Orientation::Mirror) => board.mirror(),
            _ => Reflection::HalfTurn,
        }
    }

    /// What a player's vectors and squares are reflected by.
    pub(super) fn reflection_of(&self, player: usize) -> Reflection {
        if player == 0 { Reflection::Identity } else { self.reflection() }
    }

    /// The square a name means, if this board has it.
    pub(super) fn square(&self, name: &str) -> Option<Square> {
        let board = self.board.as_ref()?;
        let (letter, rank) = (name.bytes().next()?, name.get(1..)?);
        if !letter.is_ascii_lowercase() || rank.starts_with('0') || rank.len() > 2 {
            return None;
        }
        if !rank.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let square = squares::square(i32::from(letter - b'a'), rank.parse::<i32>().ok()? - 1)?;
        board.cells.contains(square).then_some(square)
    }

    pub(super) fn squares(&self, names: &[String]) -> Squares {
        names.iter().filter_map(|name| self.square(name)).collect()
    }

    pub(super) fn all_squares(&self, names: &[String]) -> bool {
        names.iter().all(|name| self.square(name).is_some())
    }

    /// Squares written for the first player, as the second's.
    pub(super) fn image(&self, squares: Squares) -> Squares {
        self.board.as_ref().map_or(squares, |board| board.reflect(self.reflection(), squares))
    }

    /// Squares written for the first player, as a player's.
    pub(super) fn for_player(&self, player: usize, squares: Squares) -> Squares {
        if player == 0 { squares } else { self.image(squares) }
    }

    fn region_of(&self, piece: &Piece) -> Option<[Squares; 2]> {
        let squares = self.squares(piece.region.as_ref()?);
        Some([squares, self.image(squares)])
    }

    /// The region of a kind for a player, walls and all; none if it has none.
    pub(super) fn written_region(&self, player: usize, kind: Kind) -> Option<Squares> {
        self.regions[kind].map(|region| region[player])
    }

    /// The squares a player's piece of a kind may stand on, walls left out.
    pub(super) fn region(&self, player: usize, kind: Kind) -> Squares {
        let Some(board) = &self.board else { return Squares::EMPTY };
        self.written_region(player, kind).unwrap_or(board.cells) & board.open()
    }

    /// Whether a kind's region is known in full.
    pub(super) fn region_known(&self, kind: Kind) -> bool {
        self.sound_at(&piece(kind).key("region"))
            && self.spec.pieces[kind].region.as_ref().is_none_or(|names| self.all_squares(names))
    }

    /// Refuses every entry of a list that is no square of this board.
    pub(super) fn check_squares(&self, list: &Place, names: &[String], out: &mut Vec<Problem>) {
        if self.board.is_none() {
            return;
        }
        for (at, name) in names.iter().enumerate() {
            if full(out) {
                return;
            }
            if self.square(name).is_none() && self.sound_at(&list.index(at)) {
                let rest = "is not a square on this board";
                out.push(self.ctx.entry(list, at, &short(name), rest));
            }
        }
    }

    // Rules.

    /// The promotion rules with the place of each: with an index only in a list.
    pub(super) fn promotions(&self) -> Vec<(Place, &'a Promotion)> {
        let place = Place::at("rules.promotion");
        match &self.spec.rules.promotion {
            None => Vec::new(),
            Some(Promotions::One(rule)) => vec![(place, rule)],
            Some(Promotions::Many(rules)) => {
                rules.iter().enumerate().map(|(at, rule)| (place.index(at), rule)).collect()
            }
        }
    }

    /// What a promoting piece may become in a player's hands.
    pub(super) fn targets(rule: &Promotion, player: usize) -> &[String] {
        match (&rule.to, &rule.to_by_player) {
            (Some(ids), _) => ids,
            (None, Some(ids)) => &ids[player],
            (None, None) => &[],
        }
    }

    /// Whether some turn is longer than one move.
    pub(super) fn long_turn(&self) -> bool {
        self.spec.rules.turn.as_ref().is_some_and(|turn| {
            turn.moves > 1 || turn.ramp.iter().flatten().any(|&moves| moves > 1)
        })
    }

    // Analyses.

    /// Which kinds each player can come to have; none where a part it rests on is
    /// not known.
    pub(super) fn census(&self) -> Option<&Census> {
        self.census.get_or_init(|| Census::take(self)).as_ref()
    }

    /// Which squares each kind can come to stand on; none where a part it rests on
    /// is not known.
    pub(super) fn reach(&self) -> Option<&Reached> {
        self.reached.get_or_init(|| Reached::find(self)).as_ref()
    }
}

/// The place of an entry of `pieces`.
pub(super) fn piece(at: Kind) -> Place {
    Place::at("pieces").index(at)
}
