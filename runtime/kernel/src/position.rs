//! A position: what stands where, and everything else that the next move depends on.

use crate::extra::{Extra, Rounds};
use crate::state::{Passing, Piece, State};
use crate::{
    Cell, Facing, Features, Kind, KindSet, Outcome, Player, Rules, Square, SquareSet, Store, rule,
};
use std::fmt::{self, Debug};

/// The longest a piece rests.
const MOST_REST: u8 = 4;

/// A position of one game. Small enough to copy for every move; there is no undoing.
pub struct Position<R: Rules> {
    pub(crate) kinds: R::KindSets,
    pub(crate) owners: [R::Set; 2],
    pub(crate) cells: R::Cells,
    /// How many of each kind each player holds, the first player's first.
    pub(crate) hands: R::Hands,
    /// What only some rules ask for.
    pub(crate) extra: R::Extra,
    /// Squares whose pieces have never moved; kept only where a rule asks.
    pub(crate) unmoved: R::Set,
    /// Squares that the last move passed over, where it can be answered in passing.
    pub(crate) passed: R::Set,
    /// Where the piece stands that passed over them.
    pub(crate) passer: Square,
    pub(crate) to_move: Player,
    pub(crate) checks: [u8; 2],
    /// Whether the player to move cannot take a royal piece, as is so after every legal move. A
    /// position set up by hand may be otherwise.
    pub(crate) settled: bool,
    pub(crate) ended: Option<Outcome>,
    pub(crate) ply: u32,
    pub(crate) no_progress: u32,
}

impl<R: Rules> Clone for Position<R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Position<R> {}

/// Positions are equal when the same things stand on the same squares and every right, count and
/// mark is the same but the clocks.
impl<R: Rules> PartialEq for Position<R> {
    fn eq(&self, other: &Self) -> bool {
        self.cells == other.cells
            && self.hands == other.hands
            && self.extra == other.extra
            && self.to_move == other.to_move
            && self.unmoved == other.unmoved
            && self.passed == other.passed
            && (self.passed.is_empty() || self.passer == other.passer)
            && self.checks == other.checks
    }
}

impl<R: Rules> Eq for Position<R> {}

impl<R: Rules> Debug for Position<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.state()).finish()
    }
}

impl<R: Rules> Position<R> {
    /// The start of the game.
    pub fn start(rules: &R) -> Self {
        let facts = rules.facts();
        let mut position = Self::empty();
        for army in facts.setup.iter() {
            for square in army.squares.iter() {
                position.put(square, Cell::new(army.kind, army.player));
                position.point(square, army.facing);
            }
        }
        for route in facts.routes.iter() {
            route.starts.iter().for_each(|square| position.put(square, Cell::wild(route.kind)));
        }
        if Self::marks_unmoved(rules) {
            position.unmoved = position.pieces();
        }
        for (kind, count) in facts.drops.iter().flat_map(|drops| drops.stock.iter().copied()) {
            for player in Player::BOTH {
                position.change_hand(player, kind, |_| count);
            }
        }
        if let Some(extra) = position.extra_mut() {
            for (place, end) in extra.ends.iter_mut().zip(facts.ends.iter()) {
                *place = end.at;
            }
            extra.left = facts.turn.as_ref().map_or(1, |turn| turn.length(0));
        }
        rule::portals::settle(rules, &mut position);
        rule::spies::begin(rules, &mut position);
        position.settle(rules)
    }

    /// A position from its parts. Walls and squares off the board must be empty.
    pub fn from_state(rules: &R, state: &State) -> Self {
        let facts = rules.facts();
        let mut position = Self::empty();
        for (square, piece) in (0..=u8::MAX).map(Square).zip(&state.board) {
            let Some(Piece { kind, player, facing, rest }) = *piece else { continue };
            position.put(square, player.map_or(Cell::wild(kind), |player| Cell::new(kind, player)));
            position.point(square, facing);
            if let (true, Some(extra)) = (R::MAY.rests(), position.extra_mut()) {
                extra.set_rest(square, rest.min(MOST_REST));
            }
        }
        for player in Player::BOTH {
            for (number, &count) in (0..).zip(&state.hands[player.index()]) {
                if facts.drops.is_some() {
                    position.change_hand(player, Kind(number), |_| count);
                }
            }
        }
        if Self::marks_unmoved(rules) {
            position.unmoved = R::Set::narrow(state.unmoved) & position.pieces();
        }
        position.to_move = state.to_move;
        if facts.check_limit.is_some() {
            position.checks = state.checks;
        }
        position.ply = state.ply;
        position.no_progress = state.no_progress;
        position.take_extra(rules, state);
        rule::portals::settle(rules, &mut position);
        if facts.en_passant {
            let empty = !position.occupied();
            let open = |passing: &Passing| (R::Set::narrow(passing.passed) & empty, passing.passer);
            position.keep_passers(state.passing.iter().map(open).collect());
        }
        position.settle(rules)
    }

    /// Takes over what is kept only where a rule asks for it.
    fn take_extra(&mut self, rules: &R, state: &State) {
        let facts = rules.facts();
        let Some(extra) = self.extra_mut() else { return };
        if facts.territory.is_some() {
            extra.claims = state.claims.map(R::Set::narrow);
        }
        extra.set_points(state.points);
        for (number, end) in facts.ends.iter().enumerate() {
            extra.ends[number] = state.ends.get(number).copied().unwrap_or(end.at);
            extra.moved_ends |=
                u8::from(state.moved_ends.get(number).copied().unwrap_or(false)) << number;
        }
        extra.bar = state.bar;
        if let Some(turn) = &facts.turn {
            (extra.turn, extra.left) = rule::turn::from_ply(turn, state.ply);
            if state.left > 0 {
                extra.left = state.left;
            }
        }
        if let Some(rounds) = &state.rounds {
            extra.rounds = Rounds::from_state(rounds);
        }
    }

    /// Keeps what can be taken in passing, and nothing else: the last of several has a place of its
    /// own.
    pub(crate) fn keep_passers(&mut self, mut passing: Vec<(R::Set, Square)>) {
        (self.passed, self.passer) = passing.pop().unwrap_or((R::Set::EMPTY, Square(0)));
        if let Some(extra) = self.extra_mut() {
            extra.earlier = std::array::from_fn(|place| passing.get(place).copied());
        }
    }

    fn empty() -> Self {
        Self {
            kinds: R::KindSets::filled(R::Set::EMPTY),
            owners: [R::Set::EMPTY; 2],
            cells: R::Cells::filled(Cell::EMPTY),
            hands: R::Hands::filled(0),
            extra: R::Extra::filled(Extra::EMPTY),
            unmoved: R::Set::EMPTY,
            passed: R::Set::EMPTY,
            passer: Square(0),
            to_move: Player::First,
            checks: [0; 2],
            settled: true,
            ended: None,
            ply: 0,
            no_progress: 0,
        }
    }

    /// Finds out whether the player to move could take a royal piece.
    fn settle(mut self, rules: &R) -> Self {
        if const { R::MAY.check() } {
            self.settled = !crate::rule::check::attacked(rules, &self, self.to_move.other());
        }
        self
    }

    /// The position in the open.
    pub fn state(&self) -> State {
        let extra = self.extra().copied().unwrap_or(Extra::EMPTY);
        let squares = (0..=u8::MAX).map(Square).zip(self.cells.as_slice());
        let piece = |(square, cell): (Square, &Cell)| {
            let (kind, player) = match cell.piece() {
                Some((kind, player)) => (kind, Some(player)),
                None => (cell.kind(), None),
            };
            let (facing, rest) = (extra.facing(square), extra.rest(square));
            (!cell.is_empty()).then_some(Piece { kind, player, facing, rest })
        };
        let ends = if R::MAY.portals() { extra.ends.to_vec() } else { Vec::new() };
        State {
            board: squares.map(piece).collect(),
            to_move: self.to_move,
            left: extra.left,
            unmoved: self.unmoved.widen(),
            passing: self.passing(),
            checks: self.checks,
            hands: Player::BOTH.map(|player| self.hand(player).to_vec()),
            claims: extra.claims.map(SquareSet::widen),
            points: extra.points(),
            moved_ends: (0..ends.len()).map(|end| extra.moved_ends >> end & 1 == 1).collect(),
            ends,
            bar: extra.bar,
            rounds: R::MAY.rounds().then(|| extra.rounds.in_the_open()),
            ply: self.ply,
            no_progress: self.no_progress,
            outcome: self.ended,
        }
    }

    /// What can be taken in passing, in the open.
    fn passing(&self) -> Vec<Passing> {
        let mut passing = Vec::new();
        self.each_passer(|passed, passer| {
            passing.push(Passing { passed: passed.widen(), passer });
        });
        passing
    }

    /// What a position keeps beside pieces, hands and counts, in games that have more to keep.
    #[inline(always)]
    pub(crate) fn extra(&self) -> Option<&Extra<R::Set>> {
        self.extra.as_slice().first()
    }

    /// The same, to change.
    #[inline(always)]
    pub(crate) fn extra_mut(&mut self) -> Option<&mut Extra<R::Set>> {
        self.extra.as_mut_slice().first_mut()
    }

    /// Calls `found` with what can be taken in passing, squares passed over and where the piece
    /// stands, in the order of the moves.
    #[inline(always)]
    pub(crate) fn each_passer(&self, mut found: impl FnMut(R::Set, Square)) {
        if const { R::MAY.turns() } {
            for (passed, passer) in self.extra().iter().flat_map(|extra| extra.earlier).flatten() {
                found(passed, passer);
            }
        }
        if self.passed.any() {
            found(self.passed, self.passer);
        }
    }

    /// Whether anything can be taken in passing.
    #[inline(always)]
    pub(crate) fn has_passers(&self) -> bool {
        self.passed.any()
            || R::MAY.turns() && self.extra().is_some_and(|extra| extra.earlier[0].is_some())
    }

    /// Which way the piece on a square points.
    #[inline(always)]
    pub(crate) fn facing(&self, square: Square) -> Facing {
        if const { !R::MAY.facings() } {
            return Facing::Forward;
        }
        self.extra().map_or(Facing::Forward, |extra| extra.facing(square))
    }

    /// The squares whose pieces point some way.
    #[inline(always)]
    pub(crate) fn pointing(&self, facing: Facing) -> R::Set {
        match self.extra() {
            Some(extra) if R::MAY.facings() => extra.pointing(facing),
            _ => !R::Set::EMPTY,
        }
    }

    /// Points the piece on a square some way.
    #[inline(always)]
    pub(crate) fn point(&mut self, square: Square, facing: Facing) {
        if let (true, Some(extra)) = (R::MAY.facings(), self.extra_mut()) {
            extra.point(square, facing);
        }
    }

    /// Where wild pieces stand.
    #[inline(always)]
    pub(crate) fn wild(&self) -> R::Set {
        if const { !R::MAY.wild() } {
            return R::Set::EMPTY;
        }
        self.extra().map_or(R::Set::EMPTY, |extra| extra.wild)
    }

    /// Every occupied square: by a piece of a player, a wild one, or a momentum portal.
    #[inline(always)]
    pub fn occupied(&self) -> R::Set {
        match self.extra() {
            Some(extra) => self.pieces() | extra.wild | extra.doors,
            None => self.pieces(),
        }
    }

    /// Where a player's pieces stand.
    #[inline(always)]
    pub fn of(&self, player: Player) -> R::Set {
        self.owners[player.index()]
    }

    /// Where pieces of a kind stand, whosever they are.
    #[inline(always)]
    pub fn of_kind(&self, kind: Kind) -> R::Set {
        self.kinds.as_slice()[kind.index()]
    }

    /// Where pieces of some kinds stand, whosever they are.
    #[inline(always)]
    pub(crate) fn of_kinds(&self, kinds: KindSet) -> R::Set {
        let declared = kinds.iter().take_while(|kind| kind.index() < self.kinds.as_slice().len());
        declared.fold(R::Set::EMPTY, |set, kind| set | self.of_kind(kind))
    }

    /// Where both players' pieces stand.
    #[inline(always)]
    pub(crate) fn pieces(&self) -> R::Set {
        self.owners[0] | self.owners[1]
    }

    /// What stands on a square.
    #[inline(always)]
    pub fn cell(&self, square: Square) -> Cell {
        self.cells.as_slice()[square.index() & (R::Set::CAPACITY - 1)]
    }

    /// Squares whose pieces have never moved. Empty where no rule asks.
    #[inline(always)]
    pub fn unmoved(&self) -> R::Set {
        self.unmoved
    }

    /// Who is to move.
    #[inline(always)]
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The end of the game by what stands on the board, if it has come. A player without a legal
    /// move and the clocks are not looked at.
    #[inline(always)]
    pub fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    /// How many of each kind a player holds; nothing where nothing is held. A supply that never
    /// runs out is [`crate::facts::Drops::UNLIMITED`].
    #[inline(always)]
    pub fn hand(&self, player: Player) -> &[u8] {
        let hands = self.hands.as_slice();
        let half = hands.len() / 2;
        player.pick(&hands[..half], &hands[half..])
    }

    /// How many of a kind a player holds.
    #[inline(always)]
    pub(crate) fn held(&self, player: Player, kind: Kind) -> u8 {
        self.hand(player).get(kind.index()).copied().unwrap_or(0)
    }

    /// Changes how many of a kind a player holds.
    #[inline(always)]
    pub(crate) fn change_hand(&mut self, player: Player, kind: Kind, change: impl Fn(u8) -> u8) {
        let hands = self.hands.as_mut_slice();
        let half = hands.len() / 2;
        let hand = player.pick(0..half, half..2 * half);
        if let Some(count) = hands[hand].get_mut(kind.index()) {
            *count = change(*count);
        }
    }

    /// Whether marks of pieces that have never moved are kept: only where a rule asks for them.
    pub(crate) fn marks_unmoved(rules: &R) -> bool {
        R::MAY.unmoved() && Features::of(rules.facts()).unmoved()
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, square: Square, cell: Cell) {
        if cell.is_empty() {
            return;
        }
        let bit = R::Set::of(square);
        self.kinds.as_mut_slice()[cell.kind().index()] |= bit;
        self.cells.as_mut_slice()[square.index() & (R::Set::CAPACITY - 1)] = cell;
        if let Some(pieces) = self.side_of(cell) {
            *pieces |= bit;
        }
    }

    /// The squares of all pieces of the same owner: a player's, or nobody's.
    #[inline(always)]
    fn side_of(&mut self, cell: Cell) -> Option<&mut R::Set> {
        if const { R::MAY.wild() } && cell.is_wild() {
            return self.extra_mut().map(|extra| &mut extra.wild);
        }
        self.owners.get_mut(cell.side())
    }

    /// Takes away what stands on a square, and says what it was.
    #[inline(always)]
    pub(crate) fn remove(&mut self, square: Square) -> Cell {
        let cell = self.cell(square);
        if !cell.is_empty() {
            let bit = !R::Set::of(square);
            self.kinds.as_mut_slice()[cell.kind().index()] &= bit;
            self.cells.as_mut_slice()[square.index() & (R::Set::CAPACITY - 1)] = Cell::EMPTY;
            if let Some(pieces) = self.side_of(cell) {
                *pieces &= bit;
            }
            if let (true, Some(extra)) = (R::MAY.facings() || R::MAY.rests(), self.extra_mut()) {
                extra.point(square, Facing::Forward);
                extra.set_rest(square, 0);
            }
        }
        cell
    }
}
