//! A position: what stands where, and everything else that the next move depends on.

use crate::{Cell, Features, Kind, Outcome, Piece, Player, Rules, Square, SquareSet, State, Store};
use std::fmt::{self, Debug};

/// A position of one game. Small enough to copy for every move; there is no undoing.
pub struct Position<R: Rules> {
    pub(crate) kinds: R::KindSets,
    pub(crate) owners: [R::Set; 2],
    pub(crate) cells: R::Cells,
    /// How many of each kind each player holds, the first player's first.
    pub(crate) hands: R::Hands,
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
        for (square, kind, player) in facts.placed() {
            position.put(square, Cell::new(kind, player));
        }
        if Self::marks_unmoved(rules) {
            position.unmoved = position.occupied();
        }
        for (kind, count) in facts.drops.iter().flat_map(|drops| drops.stock.iter().copied()) {
            for player in Player::BOTH {
                position.change_hand(player, kind, |_| count);
            }
        }
        position.settle(rules)
    }

    /// A position from its parts. Walls and squares off the board must be empty.
    pub fn from_state(rules: &R, state: &State) -> Self {
        let facts = rules.facts();
        let mut position = Self::empty();
        for (square, piece) in (0..=u8::MAX).map(Square).zip(&state.board) {
            if let Some(Piece { kind, player }) = *piece {
                position.put(square, Cell::new(kind, player));
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
            position.unmoved = R::Set::narrow(state.unmoved) & position.occupied();
        }
        if let (true, Some(passer)) = (facts.en_passant, state.passer) {
            position.passed = R::Set::narrow(state.passed) & !position.occupied();
            position.passer = passer;
        }
        position.to_move = state.to_move;
        if facts.check_limit.is_some() {
            position.checks = state.checks;
        }
        position.ply = state.ply;
        position.no_progress = state.no_progress;
        position.settle(rules)
    }

    fn empty() -> Self {
        Self {
            kinds: R::KindSets::filled(R::Set::EMPTY),
            owners: [R::Set::EMPTY; 2],
            cells: R::Cells::filled(Cell::EMPTY),
            hands: R::Hands::filled(0),
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
        let piece = |cell: &Cell| cell.piece().map(|(kind, player)| Piece { kind, player });
        State {
            board: self.cells.as_slice().iter().map(piece).collect(),
            to_move: self.to_move,
            unmoved: self.unmoved.widen(),
            passed: self.passed.widen(),
            passer: self.passed.any().then_some(self.passer),
            checks: self.checks,
            hands: Player::BOTH.map(|player| self.hand(player).to_vec()),
            ply: self.ply,
            no_progress: self.no_progress,
            outcome: self.ended,
        }
    }

    /// Every occupied square.
    #[inline(always)]
    pub fn occupied(&self) -> R::Set {
        self.owners[0] | self.owners[1]
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
        let Some((kind, player)) = cell.piece() else { return };
        let bit = R::Set::of(square);
        self.kinds.as_mut_slice()[kind.index()] |= bit;
        self.owners[player.index()] |= bit;
        self.cells.as_mut_slice()[square.index() & (R::Set::CAPACITY - 1)] = cell;
    }

    /// Takes away what stands on a square, and says what it was.
    #[inline(always)]
    pub(crate) fn remove(&mut self, square: Square) -> Cell {
        let cell = self.cell(square);
        if let Some((kind, player)) = cell.piece() {
            let bit = !R::Set::of(square);
            self.kinds.as_mut_slice()[kind.index()] &= bit;
            self.owners[player.index()] &= bit;
            self.cells.as_mut_slice()[square.index() & (R::Set::CAPACITY - 1)] = Cell::EMPTY;
        }
        cell
    }
}
