//! Rules of the language that the kernel does not play yet. A file that uses one is valid and is
//! never played wrongly: it is refused by name.

use sandbox_schema::Spec;
use sandbox_schema::spec::{Count, Lattice, Move, MoveKind, Piece, Rules};
use std::fmt;

/// The rules of a file that are not played yet, in the order of the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayed {
    /// Their names, as `rules.portals`.
    pub rules: Vec<String>,
}

impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not played yet: {}", self.rules.join(", "))
    }
}

impl std::error::Error for Unplayed {}

pub(crate) fn check(spec: &Spec) -> Result<(), Unplayed> {
    let piece = |uses: fn(&Piece) -> bool| spec.pieces.iter().any(uses);
    let way = |kind| spec.pieces.iter().flat_map(|piece| &piece.moves).any(is(kind));
    let board = [("board.lattice 'hex'", spec.board.lattice == Lattice::Hex)];
    let pieces = [
        ("pieces.beats", piece(|piece| piece.beats.is_some())),
        ("pieces.spy", piece(|piece| piece.spy)),
        ("pieces.speed", piece(|piece| piece.speed > 0)),
        ("pieces.rest", piece(|piece| piece.rest > 0)),
        ("pieces.facing", piece(|piece| piece.facing.is_some())),
        ("pieces.moves.kind 'sweep'", way(MoveKind::Sweep)),
    ];
    let rules: Vec<String> = board
        .into_iter()
        .chain(pieces)
        .chain(rules(&spec.rules))
        .filter(|(_, used)| *used)
        .map(|(name, _)| name.to_owned())
        .collect();
    if rules.is_empty() { Ok(()) } else { Err(Unplayed { rules }) }
}

fn is(kind: MoveKind) -> impl Fn(&Move) -> bool {
    move |way| way.kind == kind
}

fn rules(rules: &Rules) -> [(&'static str, bool); 10] {
    let counts = |count| rules.scoring.as_ref().is_some_and(|scoring| scoring.count == count);
    // A turn of one move, with or without a ramp of ones, is the ordinary game.
    let longer_turn = rules
        .turn
        .as_ref()
        .is_some_and(|turn| turn.moves > 1 || turn.ramp.iter().flatten().any(|&moves| moves > 1));
    [
        ("rules.territory", rules.territory.is_some()),
        ("rules.turn", longer_turn),
        ("rules.strike", rules.strike.is_some()),
        ("rules.contacts", rules.contacts.is_some()),
        ("rules.wrap", rules.wrap.is_some()),
        ("rules.npcs", rules.npcs.is_some()),
        ("rules.portals", rules.portals.is_some()),
        ("rules.simultaneous", rules.simultaneous.is_some()),
        ("rules.promote_on_entry", rules.promote_on_entry),
        ("rules.scoring.count", counts(Count::Territory) || counts(Count::Points)),
    ]
}
