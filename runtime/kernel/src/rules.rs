//! What the kernel asks of a game. The default answers work from tables and are the interpreter; a
//! generated game gives some of them faster, and each of those is tested against its default.

use crate::defaults;
use crate::facts::{Facts, Mode};
use crate::{
    Cell, Extra, Features, Kind, KindSet, Player, Position, Square, SquareSet, Store, Tables, Tally,
};

/// Where a piece can go: the squares it could move to if they are empty, and those it could take
/// on if an enemy stands there. What blocks its way is worked in, what stands on the squares
/// themselves is not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach<S> {
    /// Squares to move to.
    pub quiet: S,
    /// Squares to take on.
    pub capture: S,
}

impl<S: SquareSet> Reach<S> {
    /// The same squares to move to and to take on.
    #[inline(always)]
    pub const fn both(squares: S) -> Self {
        Self { quiet: squares, capture: squares }
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, mode: Mode, squares: S) {
        if mode.quiet() {
            self.quiet |= squares;
        }
        if mode.capture() {
            self.capture |= squares;
        }
    }
}

/// Something done with each kind of piece in turn.
pub trait VisitKind<R: Rules> {
    /// Does it with one kind.
    fn visit(&mut self, rules: &R, kind: Kind);
}

/// One game, as the kernel plays it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Sets of squares, as wide as the board needs.
    type Set: SquareSet;
    /// What stands on each square: as long as [`SquareSet::CAPACITY`].
    type Cells: Store<Cell>;
    /// A set of squares for each kind.
    type KindSets: Store<Self::Set>;
    /// How many of each kind each player holds, the first player's first; of length 0 where
    /// nothing is held.
    type Hands: Store<u8>;
    /// What a position keeps for rules that few games have; of length 0 where the game has none of
    /// them (see [`Features::rich`]).
    type Extra: Store<Extra<Self::Set>>;

    /// The rules this game may use; code for others is not even instantiated.
    const MAY: Features;
    /// The kinds that may have a promotion rule.
    const PROMOTING: KindSet;

    /// What is true of the game.
    fn facts(&self) -> &Facts;

    /// The tables it is played from.
    fn tables(&self) -> &Tables<Self::Set>;

    /// Where a piece of this kind can go from a square, by its own ways of moving.
    #[inline]
    fn reach(
        &self,
        at: &Position<Self>,
        player: Player,
        kind: Kind,
        from: Square,
        occupied: Self::Set,
    ) -> Reach<Self::Set> {
        defaults::reach(self, at, player, kind, from, occupied)
    }

    /// The pieces of a player that would take a piece of kind `victim` on a square by leaping,
    /// whatever stands in between.
    #[inline]
    fn leapers(&self, at: &Position<Self>, by: Player, victim: Kind, on: Square) -> Self::Set {
        defaults::leapers(self, at, by, victim, on)
    }

    /// The pieces of a player that would take a piece of kind `victim` on a square by sliding,
    /// with these squares occupied.
    #[inline]
    fn sliders(
        &self,
        at: &Position<Self>,
        by: Player,
        victim: Kind,
        on: Square,
        occupied: Self::Set,
    ) -> Self::Set {
        defaults::sliders(self, at, by, victim, on, occupied)
    }

    /// The pieces of a player that would take a piece of kind `victim` on a square by hopping or
    /// by a lame leap, with these squares occupied.
    #[inline]
    fn jumpers(
        &self,
        at: &Position<Self>,
        by: Player,
        victim: Kind,
        on: Square,
        occupied: Self::Set,
    ) -> Self::Set {
        defaults::jumpers(self, at, by, victim, on, occupied)
    }

    /// Calls `found` with every piece of a player that would take a piece of kind `victim` on a
    /// square by sliding if nothing stood between, and with the squares between. A piece that
    /// could come along two lines is found twice.
    #[inline]
    fn snipers(
        &self,
        at: &Position<Self>,
        by: Player,
        victim: Kind,
        on: Square,
        found: impl FnMut(Square, Self::Set),
    ) {
        defaults::snipers(self, at, by, victim, on, found);
    }

    /// Calls `found` with the squares on which something coming or going could make a piece attack
    /// a square by hopping or by a lame leap.
    #[inline]
    fn jump_paths(
        &self,
        at: &Position<Self>,
        by: Player,
        victim: Kind,
        on: Square,
        found: impl FnMut(Self::Set),
    ) {
        defaults::jump_paths(self, at, by, victim, on, found);
    }

    /// How many moves all these pieces of one kind have to some squares, before promotion is
    /// counted, and how many of those end in `zone`. Only asked for kinds that
    /// [`Self::counts_at_once`] names.
    #[inline]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: Self::Set,
        occupied: Self::Set,
        targets: Reach<Self::Set>,
        zone: Self::Set,
    ) -> Tally {
        defaults::count_at_once(self, player, kind, pieces, occupied, targets, zone)
    }

    /// Whether the moves of all pieces of a kind are counted together.
    #[inline(always)]
    fn counts_at_once(&self, player: Player, kind: Kind) -> bool {
        self.tables().kind(player, kind).strides.is_some()
    }

    /// Visits every kind, in the order of the facts.
    #[inline]
    fn each_kind(&self, visitor: &mut impl VisitKind<Self>) {
        for (kind, _) in self.facts().numbered_kinds() {
            visitor.visit(self, kind);
        }
    }

    /// The royal pieces of a player.
    #[inline]
    fn royals(&self, at: &Position<Self>, player: Player) -> Self::Set {
        defaults::royals(self, at, player)
    }

    /// All pieces of a player that would take a piece of kind `victim` on a square.
    #[inline(always)]
    fn attackers(
        &self,
        at: &Position<Self>,
        by: Player,
        victim: Kind,
        on: Square,
        occupied: Self::Set,
    ) -> Self::Set {
        let attackers =
            self.leapers(at, by, victim, on) | self.sliders(at, by, victim, on, occupied);
        if const { Self::MAY.jumps() } {
            return attackers | self.jumpers(at, by, victim, on, occupied);
        }
        attackers
    }
}
