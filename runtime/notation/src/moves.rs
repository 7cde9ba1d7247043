//! The spelling of moves.

use crate::square_name;
use sandbox_kernel::{Facing, Facts, Kind, Move, Square};

/// A list of moves with their texts, sorted by the bytes of the text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList {
    moves: Vec<(String, Move)>,
}

impl MoveList {
    /// Some moves of one position: the legal ones of a player.
    pub(crate) fn spelled(facts: &Facts, legal: &[Move]) -> Self {
        let bare: Vec<String> = legal.iter().map(|&made| text(facts, made, false)).collect();
        let twice = |text: &String| bare.iter().filter(|other| *other == text).nth(1).is_some();
        // Of two moves that are spelled alike, each sweep names the first square of its line.
        let spelled = legal.iter().zip(&bare).map(|(&made, plain)| {
            let sweeps = matches!(made, Move::Sweep { .. });
            let name_first = sweeps && twice(plain);
            (if name_first { text(facts, made, true) } else { plain.clone() }, made)
        });
        let mut moves: Vec<_> = spelled.collect();
        moves.sort_unstable();
        Self { moves }
    }

    /// The move with this text. It is looked up, not taken apart, so that an id may look like any
    /// other part of a move.
    pub fn find(&self, text: &str) -> Option<Move> {
        let place = self.moves.binary_search_by(|(spelled, _)| spelled.as_str().cmp(text)).ok()?;
        Some(self.moves[place].1)
    }

    /// The texts, in order.
    pub fn texts(&self) -> impl ExactSizeIterator<Item = &str> {
        self.moves.iter().map(|(text, _)| text.as_str())
    }

    /// The texts and the moves they stand for, in order.
    pub fn as_slice(&self) -> &[(String, Move)] {
        &self.moves
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
}

/// A move's one spelling: where it comes from and goes to, then whatever else must be said, in a
/// fixed order. A sweep names its first square only where it must.
fn text(facts: &Facts, made: Move, name_first: bool) -> String {
    let name = |square: Square| square_name(&facts.board, square);
    let mut text = made.from().map(name).unwrap_or_default();
    match made {
        Move::Drop { kind, to } => return format!("{}@{}", id(facts, kind), name(to)),
        Move::Turn { facing, .. } => return format!("{text}>{}", facing_word(facing)),
        Move::Shift { from, to } => return format!("~{}{}", name(from), name(to)),
        Move::Enter { entry, to, .. } => text.extend([&*name(entry), "~", &*name(to)]),
        made => text += &name(made.to()),
    }
    if let Move::Sweep { first, .. } = made
        && name_first
    {
        text.extend(["/", &*name(first)]);
    }
    if let Some(kind) = made.promotion() {
        text.extend(["=", id(facts, kind)]);
    }
    let last = match made {
        Move::Castle { partner, .. } => Some(partner),
        Move::Place { landing, .. } => Some(landing),
        Move::Sweep { landing, .. } => landing,
        _ => None,
    };
    if let Some(square) = last {
        text.extend([",", &*name(square)]);
    }
    text
}

/// The word for a way to point.
pub(crate) const fn facing_word(facing: Facing) -> &'static str {
    match facing {
        Facing::Forward => "forward",
        Facing::Right => "right",
        Facing::Backward => "backward",
        Facing::Left => "left",
    }
}

/// The id of a kind of piece.
pub(crate) fn id(facts: &Facts, kind: Kind) -> &str {
    &facts.kind(kind).id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Legal;
    use crate::fen;
    use crate::testing::game;
    use sandbox_kernel::{Decision, Game};

    fn at(id: &str, fen: &str) -> Box<dyn Game> {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        game
    }

    #[test]
    fn castling_names_the_partner() {
        let moves = Legal::of(&*at("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        assert!(moves.find("e1g1,h1").is_some());
        assert!(moves.find("e1c1,a1").is_some());
        assert!(moves.find("e1g1").is_none());
    }

    #[test]
    fn promotion_names_the_new_piece() {
        let moves = Legal::of(&*at("chess", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
        for text in ["a7a8=Q", "a7a8=N", "a7b8=Q"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        assert!(moves.find("a7a8").is_none());
    }

    #[test]
    fn a_capture_in_passing_is_a_step() {
        let moves = Legal::of(&*at("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
        assert!(matches!(moves.find("e5d6"), Some(Decision::Move(Move::EnPassant { .. }))));
    }

    #[test]
    fn the_list_is_sorted_and_empty_after_the_end() {
        let chess = game("chess");
        let moves = Legal::of(&*chess);
        let texts = moves.texts();
        assert_eq!(texts.len(), 20);
        assert!(texts.is_sorted());
        assert!(Legal::of(&*at("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")).is_empty());
    }

    #[test]
    fn suffixes_have_their_order() {
        let chess = game("chess");
        let facts = chess.facts();
        let on = |name: &str| crate::parse_square(&facts.board, name).expect("a square");
        let queen = facts.numbered_kinds().find(|(_, kind)| kind.id == "Q").map(|(kind, _)| kind);
        let sweep = |first, landing, promotion| Move::Sweep {
            from: on("a1"),
            to: on("e1"),
            first: on(first),
            landing,
            passing: false,
            promotion,
        };
        for (made, expected) in [
            (sweep("b1", Some(on("d4")), queen), "a1e1/b1=Q,d4"),
            (sweep("c1", None, None), "a1e1/c1"),
            (
                Move::Enter { from: on("b2"), entry: on("b3"), to: on("d4"), promotion: queen },
                "b2b3~d4=Q",
            ),
            (
                Move::Place {
                    from: on("e7"),
                    to: on("e8"),
                    landing: on("d4"),
                    passing: false,
                    promotion: queen,
                },
                "e7e8=Q,d4",
            ),
            (Move::Turn { at: on("e4"), facing: Facing::Right }, "e4>right"),
            (Move::Shift { from: on("b3"), to: on("c4") }, "~b3c4"),
            (Move::Drop { kind: Kind(0), to: on("e4") }, "P@e4"),
        ] {
            assert_eq!(text(facts, made, true), expected);
        }
        let step = Move::Step { from: on("a1"), to: on("e1"), promotion: None };
        let spelled = |moves: &[Move]| {
            let list = MoveList::spelled(facts, moves);
            list.texts().collect::<Vec<_>>().join(" ")
        };
        let [near, far] = ["b1", "c1"].map(|first| sweep(first, None, None));
        assert_eq!(spelled(&[near]), "a1e1");
        assert_eq!(spelled(&[near, far]), "a1e1/b1 a1e1/c1");
        assert_eq!(spelled(&[step, near]), "a1e1 a1e1/b1");
        assert_eq!(spelled(&[near, sweep("c1", None, queen)]), "a1e1 a1e1=Q");
    }

    #[test]
    fn portals_and_turns_are_spelled() {
        let moves = Legal::of(&*at("moving-portals", "4k/5/5/1P3/4K w"));
        assert_eq!(moves.texts().iter().filter(|text| text.starts_with('b')).count(), 1);
        for text in ["b2b3~d4", "~b3c4", "~d3e4"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        // An empty fold may be stayed on, or gone through.
        let moves = Legal::of(&*at("wormholes", "3k2/6/6/6/1P4/3K2 w"));
        for text in ["b2b3", "b2b3~e4"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        let moves = Legal::of(&*at("galleys", "3a3/7/7/7/7/7/G6/3A3 w facing=a2:left"));
        for text in ["a2>forward", "a2>right", "a2>backward"] {
            assert!(moves.find(text).is_some(), "{text}");
        }
        assert!(moves.find("a2>left").is_none());
    }
}
