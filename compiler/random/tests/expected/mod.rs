//! The keys and values that the games of each family have to show: a key, and after `=` the values
//! that it has to have.

use sandbox_random::Family;

/// What a family's games show beside [`COMMON`].
pub(crate) fn expected(family: Family) -> &'static [&'static str] {
    match family {
        Family::Moves => MOVES,
        Family::Hex => HEX,
        Family::Wrap => WRAP,
        Family::Facing => FACING,
        Family::Strike => STRIKE,
        Family::Contacts => CONTACTS,
        Family::Explosion => EXPLOSION,
        Family::Drops => DROPS,
        Family::Promotion => PROMOTION,
        Family::CheckRules => CHECK_RULES,
        Family::Turns => TURNS,
        Family::Ground => GROUND,
        Family::Wild => WILD,
        Family::Portals => PORTALS,
        Family::Rounds => ROUNDS,
        Family::Mixed => &[],
    }
}

/// What the games of every family show.
pub(crate) const COMMON: &[&str] = &[
    "setup.mirror=true|false",
    "setup.orientation=mirror|rotate",
    "setup.placements[].player=1",
    "rules.win=royal_capture|annihilation|none",
    "rules.stalemate=draw|loss|win",
    "rules.max_plies=80",
    "rules.repetition_draw=2|3|never",
    "rules.no_progress_draw=10|100",
    "pieces[].royal",
    "pieces[].value",
    "pieces[].name",
];

const MOVES: &[&str] = &[
    "pieces[].moves[].kind=slide|leap|hop|lame|sweep",
    "pieces[].moves[].symmetry=none|lateral|rotate4|dihedral8",
    "pieces[].moves[].range=0|1|2|3|4",
    "pieces[].moves[].min_range=1|2",
    "pieces[].moves[].mode=move|capture|both",
    "pieces[].moves[].screen_range=0|1|2",
    "pieces[].moves[].screen=any|own|enemy",
    "pieces[].moves[].condition.from_rank",
    "pieces[].moves[].condition.region",
    "pieces[].moves[].condition.first_move=true|false",
    "pieces[].region",
    "pieces[].captures=[]",
    "rules.obstacles.squares",
    "rules.obstacles.mirror=true|false",
    "rules.obstacles.blocks_leaps=true|false",
];

const HEX: &[&str] = &[
    "board.lattice=hex",
    "board.shape=grid|hexagon",
    "pieces[].moves[].symmetry=none|rotate6|dihedral12",
    "pieces[].moves[].kind=slide|leap|hop|lame|sweep",
    "rules.obstacles.squares",
    "rules.obstacles.mirror=true|false",
    "rules.obstacles.blocks_leaps=true|false",
    "rules.promotion.squares",
    "pieces[].facing.axes=2",
    "rules.reach.squares",
    "rules.reach.mirror=true|rotate",
];

const WRAP: &[&str] = &[
    "board.lattice=hex",
    "board.shape=hexagon",
    "rules.wrap.files=none|left|right|both",
    "rules.wrap.files_by_player",
    "rules.wrap.files_by_player.0=none|left|right|both",
    "rules.wrap.files_by_player.1=none|left|right|both",
    "rules.wrap.ranks=none|bottom|top|both",
    "rules.wrap.ranks_by_player",
    "rules.wrap.ranks_by_player.0=none|bottom|top|both",
    "rules.wrap.ranks_by_player.1=none|bottom|top|both",
    "rules.wrap.n_s=none|s|n|both",
    "rules.wrap.n_s_by_player",
    "rules.wrap.n_s_by_player.0=none|s|n|both",
    "rules.wrap.n_s_by_player.1=none|s|n|both",
    "rules.wrap.ne_sw=none|sw|ne|both",
    "rules.wrap.ne_sw_by_player",
    "rules.wrap.ne_sw_by_player.0=none|sw|ne|both",
    "rules.wrap.ne_sw_by_player.1=none|sw|ne|both",
    "rules.wrap.nw_se=none|nw|se|both",
    "rules.wrap.nw_se_by_player",
    "rules.wrap.nw_se_by_player.0=none|nw|se|both",
    "rules.wrap.nw_se_by_player.1=none|nw|se|both",
];

const FACING: &[&str] = &[
    "pieces[].facing.axes=2|4",
    "pieces[].facing.initial=forward|right|backward|left",
    "pieces[].facing.turns=true|false",
    "setup.placements[].facing=forward|right|backward|left",
    "pieces[].rest=1|2|3|4",
];

const STRIKE: &[&str] = &[
    "rules.strike.effect=capture|demote|promote",
    "rules.strike.chain[].from",
    "rules.strike.chain[].to",
    "rules.strike.position=stay|advance|swap|choose|home",
    "rules.strike.switches_sides",
    "rules.strike.immune=[]",
    "rules.strike.landing.vectors",
    "rules.strike.landing.symmetry=none|lateral|rotate4|dihedral8|rotate6|dihedral12",
];

const CONTACTS: &[&str] = &[
    "rules.contacts.links[].mover",
    "rules.contacts.links[].onto",
    "rules.contacts.links[].mover_to",
    "rules.contacts.links[].onto_to",
    "rules.contacts.links[].own=true",
    "rules.contacts.position=stay|advance|swap|choose",
    "rules.contacts.immune=[]",
    "rules.contacts.landing.vectors",
    "rules.contacts.landing.symmetry=none|lateral|rotate4|dihedral8|rotate6|dihedral12",
];

const EXPLOSION: &[&str] = &[
    "rules.explode_on_capture.radius=0|1|2|3",
    "rules.explode_on_capture.immune=[]",
    "rules.explode_on_capture.by",
    "rules.explode_on_capture.of",
    "rules.explode_on_capture={}",
];

const DROPS: &[&str] = &[
    "rules.drops.from_captures=true|false",
    "rules.drops.region.*",
    "rules.drops.no_doubled",
    "rules.drops.no_mate",
    "rules.drops.stock.*=1|2|unlimited",
    "rules.drops.placement=true|false",
    "rules.drops.either_face=true|false",
    "pieces[].promoted_from",
    "pieces[].moves=[]",
    "rules.promotion.piece",
];

const PROMOTION: &[&str] = &[
    "rules.promotion.piece",
    "rules.promotion.rank=last|4|6",
    "rules.promotion.ranks",
    "rules.promotion.squares",
    "rules.promotion.mandatory=true|false",
    "rules.promotion.on_leaving=true|false",
    "rules.promotion.only_lost=true|false",
    "rules.promotion.to",
    "rules.promotion.to_by_player.0",
    "rules.promotion.to_by_player.1",
    "rules.promotion[].piece",
    "rules.promotion[].rank=last",
    "rules.promotion[].ranks",
    "rules.promotion[].squares",
    "rules.promotion[].mandatory=true|false",
    "rules.promotion[].on_leaving=true|false",
    "rules.promotion[].only_lost=true|false",
    "rules.promotion[].to",
    "rules.promotion[].to_by_player.0",
    "rules.promotion[].to_by_player.1",
    "rules.promote_on_entry=true|false",
    "rules.drops",
    "rules.strike",
];

const CHECK_RULES: &[&str] = &[
    "rules.win=checkmate",
    "rules.checkmate=loss|win",
    "rules.must_capture=true|false",
    "rules.forbid_check=true|false",
    "rules.forbid_immobility=true|false",
    "rules.royal_facing=forbidden|allowed",
    "rules.en_passant=true|false",
    "rules.castling.king",
    "rules.castling.rook",
    "rules.castling.king_steps=1|2|3|4",
    "rules.castling.king_file.kingside",
    "rules.castling.king_file.queenside",
    "rules.castling.rook_file.kingside",
    "rules.castling.rook_file.queenside",
];

const TURNS: &[&str] =
    &["rules.turn.moves=1|2|3|4", "rules.turn.ramp=[1]", "rules.turn.ramp[]=1|2|3|4"];

const GROUND: &[&str] = &[
    "rules.territory.mode=permanent|repaint",
    "rules.territory.win_at",
    "rules.reach.piece",
    "rules.reach.squares",
    "rules.reach.mirror=true|false|rotate",
    "rules.reach.safe=true|false",
    "rules.reach.result=win|loss|draw",
    "rules.reach.on=arrive|leave",
    "rules.extinction.pieces=any",
    "rules.extinction.pieces[]",
    "rules.extinction.min_count",
    "rules.extinction.result=win|loss|draw",
    "rules.extinction.per_type=true|false|own",
    "rules.bare_royal=win|loss|draw",
    "rules.check_limit=1|2|3|5|20",
    "rules.scoring.count=material|pieces|region|territory|points",
    "rules.scoring.region",
    "rules.scoring={}",
];

const WILD: &[&str] = &[
    "rules.npcs[].piece",
    "rules.npcs[].route",
    "rules.npcs[].also_at",
    "rules.npcs[].bounty=2.5",
    "rules.npcs[].mirror=true|false",
    "rules.npcs[].immune=[]",
    "rules.scoring.count=points",
];

const PORTALS: &[&str] = &[
    "rules.portals[].piece",
    "rules.portals[].orange",
    "rules.portals[].blue",
    "rules.portals[].moved_by.orange=[]|[0]|[1]|[0,1]",
    "rules.portals[].moved_by.blue=[]|[0]|[1]|[0,1]",
    "rules.portals[].passage.0=both_ways|orange_to_blue|blue_to_orange|closed",
    "rules.portals[].passage.1=both_ways|orange_to_blue|blue_to_orange|closed",
    "rules.portals[].carries.orange",
    "rules.portals[].carries.blue",
    "rules.portals[].ends[].at",
    "rules.portals[].ends[].to=0|1|2|3|4",
    "rules.portals[].ends[].enter=[0]|[1]|[0,1]",
    "rules.portals[].ends[].moved_by=[]|[0]|[1]|[0,1]",
    "rules.portals[].ends[].carries",
    "rules.portals[].no_straight_back=true|false",
    "rules.portals[].kind=fold",
    "pieces[].moves=[]",
];

const ROUNDS: &[&str] = &[
    "rules.simultaneous={}",
    "rules.simultaneous.tie=initiative|impossible",
    "rules.simultaneous.swap=collision",
    "rules.simultaneous.both=score",
    "rules.simultaneous.rest=true",
    "pieces[].beats=[]",
    "pieces[].speed=1|2",
    "pieces[].spy=true",
    "pieces[].rest=1|2|3|4",
    "schema_version=27|28|29",
];

/// Parts that some game of several families has together.
pub(crate) const MIXED: &[[&str; 2]] = &[
    ["rules.drops", "rules.explode_on_capture"],
    ["rules.strike", "rules.promotion"],
    ["rules.wrap", "rules.portals"],
    ["rules.turn", "rules.npcs"],
    ["pieces[].facing", "rules.contacts"],
    ["rules.simultaneous", "rules.drops"],
    ["rules.simultaneous", "rules.strike"],
    ["rules.castling", "rules.npcs"],
    ["rules.en_passant=true", "rules.turn"],
    ["pieces[].rest", "rules.portals"],
    ["board.shape=hexagon", "rules.contacts"],
    ["rules.territory", "rules.drops"],
    ["rules.simultaneous", "rules.portals"],
    ["rules.simultaneous", "rules.npcs"],
];
