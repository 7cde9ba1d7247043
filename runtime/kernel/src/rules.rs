//! What the kernel asks of a game. The default answers work from tables and are the interpreter; a
//! generated game gives some of them faster, and each of those is tested against its default.

use crate::facts::{Facts, Mode};
use crate::{Cell, Features, Kind, KindSet, Player, Position, Square, SquareSet, Store, Tables};

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
    fn add(&mut self, mode: Mode, squares: S) {
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
        let tables = self.tables();
        let ways = tables.kind(player, kind);
        let ready = |first_move: bool| !first_move || at.unmoved().has(from);
        let mut reach = Reach::default();
        for slides in &ways.slides {
            if slides.from.is_some_and(|mask| !mask.has(from)) || !ready(slides.first_move) {
                continue;
            }
            for &line in &slides.lines {
                reach.add(slides.mode, tables.lines[line].reach(from, occupied));
            }
        }
        if let Some(region) = ways.region {
            reach.quiet &= region;
            reach.capture &= region;
        }
        for leaps in &ways.leaps {
            if ready(leaps.first_move) {
                reach.add(leaps.mode, leaps.to[from.index()]);
            }
        }
        reach
    }

    /// The pieces of a player that would take a piece of kind `victim` on a square by leaping,
    /// whatever stands in between.
    #[inline]
    fn leapers(&self, at: &Position<Self>, by: Player, victim: Kind, on: Square) -> Self::Set {
        let tables = self.tables();
        let able = tables.capturers[victim.index()];
        let mut found = Self::Set::EMPTY;
        for leaps in &tables.players[by.index()].leaps_onto {
            if !able.has(leaps.kind) {
                continue;
            }
            let pieces = leaps.from[on.index()] & at.of_kind(leaps.kind);
            found |= if leaps.first_move { pieces & at.unmoved() } else { pieces };
        }
        found & at.of(by)
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
        let tables = self.tables();
        let able = tables.capturers[victim.index()];
        let mut found = Self::Set::EMPTY;
        for onto in &tables.players[by.index()].lines_onto {
            let mut pieces = Self::Set::EMPTY;
            for kind in onto.kinds.iter().filter(|&kind| able.has(kind)) {
                let region = tables.kind(by, kind).region;
                if region.is_none_or(|region| region.has(on)) {
                    pieces |= at.of_kind(kind);
                }
            }
            pieces &= onto.from.unwrap_or(pieces);
            if onto.first_move {
                pieces &= at.unmoved();
            }
            if pieces.any() {
                found |= tables.lines[onto.line].reach(on, occupied) & pieces;
            }
        }
        found & at.of(by)
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
        mut found: impl FnMut(Square, Self::Set),
    ) {
        let tables = self.tables();
        let able = tables.capturers[victim.index()];
        for ray in &tables.players[by.index()].pins {
            let mut candidates = ray.snipers[on.index()] & at.of(by);
            if ray.first_move {
                candidates &= at.unmoved();
            }
            if candidates.is_empty() {
                continue;
            }
            for sniper in candidates.iter() {
                let kind = at.cell(sniper).kind();
                let region = tables.kind(by, kind).region;
                if ray.kinds.has(kind)
                    && able.has(kind)
                    && region.is_none_or(|region| region.has(on))
                {
                    found(sniper, ray.between(on, sniper));
                }
            }
        }
    }

    /// How many moves all these pieces of one kind have to these squares, before promotion is
    /// counted: as a number for the squares inside and outside the promotion zone together, and
    /// one for those inside. Only asked for kinds that [`Self::counts_at_once`] names.
    #[inline]
    fn count_at_once(
        &self,
        player: Player,
        kind: Kind,
        pieces: Self::Set,
        occupied: Self::Set,
        targets: Reach<Self::Set>,
        zone: Self::Set,
    ) -> (u32, u32) {
        let strides = self.tables().kind(player, kind).strides.as_deref().unwrap_or_default();
        let (mut all, mut promoting) = (0, 0);
        for stride in strides {
            let quiet = if stride.mode.quiet() { targets.quiet } else { Self::Set::EMPTY };
            let capture = if stride.mode.capture() { targets.capture } else { Self::Set::EMPTY };
            let ends = (quiet | capture) & stride.ends;
            let mut moving = pieces & stride.from;
            for count in 1..=stride.most {
                moving = (moving & stride.stays).shifted(stride.by);
                if count >= stride.least {
                    all += (moving & ends).len();
                    promoting += (moving & ends & zone).len();
                }
                moving &= !occupied;
            }
        }
        (all, promoting)
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
        let kinds = self.tables().royals.iter();
        kinds.fold(Self::Set::EMPTY, |set, kind| set | at.of_kind(kind)) & at.of(player)
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
        self.leapers(at, by, victim, on) | self.sliders(at, by, victim, on, occupied)
    }
}
