use super::ByPlayer;
use sandbox_schema_derive::Key;

/// How large the board is and what its cells look like.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Board {
    /// The number of files, the columns.
    #[key(range = 2..=16)]
    pub width: u8,
    /// The number of ranks, the rows.
    #[key(range = 2..=16)]
    pub height: u8,
    /// Squares or hexagons.
    #[key(default = "square")]
    pub lattice: Lattice,
    /// Whether the board is the whole frame of width by height.
    #[key(default = "grid")]
    pub shape: Shape,
}

/// Squares or hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Lattice {
    /// The cells are squares.
    Square,
    /// The cells are hexagons in axial coordinates, file q and rank r: a rhombus of width by
    /// height, in which a cell's six neighbours are \[1, 0], \[0, 1], \[-1, 1], \[-1, 0], \[0,
    /// -1] and \[1, -1]. Cut another outline out of it with `rules.obstacles`, or take the
    /// regular hexagon that shape 'hexagon' gives.
    Hex,
}

/// Whether the board is the whole frame of width by height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum Shape {
    /// Every cell of the frame.
    Grid,
    /// A regular hexagon, for lattice 'hex' and an odd width equal to the height (11 gives sides
    /// of six). The two corners of the rhombus outside it are no cells and no rule may name them:
    /// with m half of the width, rounded down, the cells are those whose q + r, counted from 0, is
    /// from m to 3m. `rules.wrap` joins its sides by `n_s`, `ne_sw` and `nw_se`.
    Hexagon,
}

/// Squares on which nothing may stand, which is how a board gets an outline of its own or is cut
/// in two. A line of movement ends in front of a wall; a jump passes over it unless the rule says
/// otherwise.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Obstacles {
    /// The walls. No piece lands on one and no line passes one.
    #[key(len = 1.., squares)]
    pub squares: Vec<String>,
    /// Whether the reflection of each square is a wall too. Walls belong to nobody, so this only
    /// shortens the writing of a symmetric board. Unlike `setup.mirror` it is off unless asked
    /// for.
    #[key(default = false)]
    pub mirror: bool,
    /// Whether a wall stops jumps as well. A jump is stopped by a wall on the square where the
    /// xiangqi horse would be: one step along the longer of its two axes.
    #[key(default = false)]
    pub blocks_leaps: bool,
}

/// Edges that are joined: a piece running off one comes back in at the opposite one, so that the
/// board is a cylinder or a torus.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Wrap {
    /// The side edges by which a piece may leave, to go on from the opposite one. Edges are named
    /// as the first player sees the board, file a on the left; 'both' makes a cylinder. Not on a
    /// hexagon.
    #[key(default = "none")]
    pub files: FileJoin,
    /// The same for the bottom and the top edge. Joined on both axes the board is a torus and has
    /// no corners.
    #[key(default = "none")]
    pub ranks: RankJoin,
    /// A value of `files` for each player, in place of `files`.
    pub files_by_player: Option<ByPlayer<FileJoin>>,
    /// A value of `ranks` for each player, in place of `ranks`.
    pub ranks_by_player: Option<ByPlayer<RankJoin>>,
    /// On a hexagon only: the sides at the top ('n') and the bottom ('s') by which a piece may
    /// leave, to come back in straight across. A side's name opens that side alone, 'both' opens
    /// both. Sides are named with the first player at the bottom.
    #[key(default = "none")]
    pub n_s: NsJoin,
    /// A value of `n_s` for each player, in place of `n_s`.
    pub n_s_by_player: Option<ByPlayer<NsJoin>>,
    /// The same as `n_s` for the upper right side ('ne') and the lower left ('sw').
    #[key(default = "none")]
    pub ne_sw: NeSwJoin,
    /// A value of `ne_sw` for each player, in place of `ne_sw`.
    pub ne_sw_by_player: Option<ByPlayer<NeSwJoin>>,
    /// The same as `n_s` for the upper left side ('nw') and the lower right ('se').
    #[key(default = "none")]
    pub nw_se: NwSeJoin,
    /// A value of `nw_se` for each player, in place of `nw_se`.
    pub nw_se_by_player: Option<ByPlayer<NwSeJoin>>,
}

/// The side edges a piece may leave by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum FileJoin {
    /// Neither.
    None,
    /// The left edge.
    Left,
    /// The right edge.
    Right,
    /// Either edge.
    Both,
}

/// The end edges a piece may leave by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum RankJoin {
    /// Neither.
    None,
    /// The bottom edge.
    Bottom,
    /// The top edge.
    Top,
    /// Either edge.
    Both,
}

/// Which of a hexagon's top and bottom sides a piece may leave by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum NsJoin {
    /// Neither.
    None,
    /// The bottom side.
    S,
    /// The top side.
    N,
    /// Either side.
    Both,
}

/// Which of a hexagon's upper right and lower left sides a piece may leave by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum NeSwJoin {
    /// Neither.
    None,
    /// The lower left side.
    Sw,
    /// The upper right side.
    Ne,
    /// Either side.
    Both,
}

/// Which of a hexagon's upper left and lower right sides a piece may leave by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Key)]
pub enum NwSeJoin {
    /// Neither.
    None,
    /// The upper left side.
    Nw,
    /// The lower right side.
    Se,
    /// Either side.
    Both,
}

/// Pieces that belong to nobody. After every move each takes one step along its route and eats
/// what stands there if its kind may capture it, else it waits. A royal piece on the square a
/// wild piece enters next is in check from it if its kind may capture that royal. Whoever takes a
/// wild piece is paid its bounty.
#[derive(Clone, Debug, PartialEq, Key)]
pub struct Npc {
    /// A declared piece, not royal. The wild piece has its name, its drawing and its value and
    /// eats what it may capture; its moves are only what such a piece does in a player's hands, and
    /// some must be written all the same. What it eats is gone: to no hand, and without strike or
    /// explosion. Taken, it goes to a hand as any captured piece does.
    pub piece: String,
    /// The squares it walks, in this order and round again, from the first. They differ from one
    /// another, no other wild piece's route has them, and nothing stands on the first when the
    /// game begins. A route of one square is a wild piece that stays where it is.
    #[key(len = 1.., squares)]
    pub route: Vec<String>,
    /// Further wild pieces of this kind on this route: where each starts, in the order of the
    /// route, not on its first square and not on a piece of the opening array. All of them walk
    /// in step with the first, and one that finds another in its way waits behind it. Left out,
    /// the route has one wild piece.
    #[key(len = 1.., squares)]
    pub also_at: Option<Vec<String>>,
    /// What taking it earns, for `rules.scoring` with count 'points'.
    #[key(range = 0.., default_text = "the piece's value")]
    pub bounty: Option<f64>,
    /// Whether a second wild piece walks the reflection of the route, in the same order. One
    /// route favours a side, since it has a direction; a mirrored pair does not.
    #[key(default = false)]
    pub mirror: bool,
    /// The only pieces that may take it. Left out, any piece may. Other wild pieces do not ask.
    /// Not beside `rules.drops`: a permission belongs to a kind, whoever owns it, and would
    /// follow the piece out of a hand.
    pub immune: Option<Vec<String>>,
}
