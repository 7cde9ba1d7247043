//! A position as JSON.

use crate::moves::{facing_word, id};
use crate::{reason_word, square_name};
use sandbox_kernel::facts::Drops;
use sandbox_kernel::{Facts, Kind, Outcome, Phase, Piece, Player, Square, SquareSet, State};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::collections::BTreeMap;

/// A position in its JSON form: serialize it.
#[derive(Clone, Copy, Debug)]
pub struct PositionText<'a> {
    facts: &'a Facts,
    state: &'a State,
}

impl<'a> PositionText<'a> {
    /// A position of a game.
    pub const fn new(facts: &'a Facts, state: &'a State) -> Self {
        Self { facts, state }
    }
}

impl Serialize for PositionText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { facts, state } = *self;
        let in_rounds = state.rounds.as_ref().is_some_and(|rounds| rounds.phase == Phase::Rounds);
        let to_move = (state.outcome.is_none() && !in_rounds).then_some(number(state.to_move));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("to_move", &to_move)?;
        map.serialize_entry("board", &BoardText { facts, state })?;
        let hands = state.hands.each_ref().map(|hand| hand_text(facts, hand));
        map.serialize_entry("hands", &hands)?;
        map.serialize_entry("portals", &portals(facts, state))?;
        map.serialize_entry("checks", &state.checks)?;
        if facts.territory.is_some() {
            map.serialize_entry("territory", &ClaimsText { facts, state })?;
        }
        if !facts.routes.is_empty() {
            map.serialize_entry("points", &state.points.map(plain_number))?;
        }
        map.serialize_entry("ply", &state.ply)?;
        map.serialize_entry("outcome", &state.outcome.map(OutcomeText::from))?;
        map.end()
    }
}

/// Where the ends of each group of portals are.
fn portals(facts: &Facts, state: &State) -> Vec<Vec<String>> {
    let mut groups: Vec<Vec<String>> = Vec::new();
    for (end, &place) in facts.ends.iter().zip(&state.ends) {
        groups.resize(groups.len().max(usize::from(end.group) + 1), Vec::new());
        groups[usize::from(end.group)].push(square_name(&facts.board, place));
    }
    groups
}

/// A number without a point where it is whole.
#[allow(clippy::cast_possible_truncation, reason = "checked to be whole and small")]
fn plain_number(number: f64) -> Points {
    let whole = number.fract() == 0.0 && number.abs() < 1e15;
    if whole { Points::Whole(number as i64) } else { Points::Broken(number) }
}

/// Bounties collected.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Points {
    Whole(i64),
    Broken(f64),
}

/// Whose each claimed square is.
struct ClaimsText<'a> {
    facts: &'a Facts,
    state: &'a State,
}

impl Serialize for ClaimsText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [first, second] = self.state.claims;
        serializer.collect_map(
            (first | second).iter().map(|square| {
                (square_name(&self.facts.board, square), u8::from(second.has(square)))
            }),
        )
    }
}

/// What a player holds, by id; kinds of which there is none are left out.
fn hand_text<'a>(facts: &'a Facts, hand: &[u8]) -> BTreeMap<&'a str, Held> {
    let counts = (0..).map(Kind).zip(hand).filter(|(_, count)| **count > 0);
    counts
        .map(|(kind, &count)| match count {
            Drops::UNLIMITED => (id(facts, kind), Held::Word("unlimited")),
            count => (id(facts, kind), Held::Count(count)),
        })
        .collect()
}

/// How many of a kind are held.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Held {
    Count(u8),
    Word(&'static str),
}

/// A player's number.
const fn number(player: Player) -> u8 {
    player as u8
}

struct BoardText<'a> {
    facts: &'a Facts,
    state: &'a State,
}

impl Serialize for BoardText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let occupied = (0..=u8::MAX).map(Square).zip(&self.state.board);
        serializer.collect_map(occupied.filter_map(|(square, piece)| {
            let Piece { kind, player, facing, rest } = (*piece)?;
            let points = player.is_some() && self.facts.kind(kind).facing.is_some();
            let piece = PieceText {
                piece: id(self.facts, kind),
                player: player.map(number),
                facing: points.then(|| facing_word(facing)),
                rest: Some(rest).filter(|&rest| rest > 0),
            };
            Some((square_name(&self.facts.board, square), piece))
        }))
    }
}

#[derive(serde::Serialize)]
struct PieceText<'a> {
    piece: &'a str,
    player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    facing: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<u8>,
}

#[derive(serde::Serialize)]
struct OutcomeText {
    winner: Option<u8>,
    reason: &'static str,
}

impl From<Outcome> for OutcomeText {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner.map(number), reason: reason_word(outcome.reason) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;
    use crate::testing::game;
    use sandbox_kernel::Facing;
    use sandbox_kernel::facts::FacingFacts;

    fn json(id: &str, fen: &str) -> String {
        let mut game = game(id);
        let state = fen::read(game.facts(), fen).expect("a position of the game");
        game.set_up(&state);
        let state = game.state();
        let text = PositionText::new(game.facts(), &state);
        serde_json::to_string(&text).expect("a position has a JSON form")
    }

    #[test]
    fn a_position_is_written_to_the_letter() {
        assert_eq!(
            json("chess", "4k3/8/8/8/8/8/8/4K2R b - - 3 9"),
            r#"{"to_move":1,"board":{"e1":{"piece":"K","player":0},"h1":{"piece":"R","player":0},"e8":{"piece":"K","player":1}},"hands":[{},{}],"portals":[],"checks":[0,0],"ply":17,"outcome":null}"#
        );
    }

    #[test]
    fn nobody_is_to_move_after_the_end() {
        assert_eq!(
            json("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"),
            r#"{"to_move":null,"board":{"e1":{"piece":"K","player":0},"f7":{"piece":"P","player":1},"g7":{"piece":"P","player":1},"h7":{"piece":"P","player":1},"a8":{"piece":"R","player":0},"g8":{"piece":"K","player":1}},"hands":[{},{}],"portals":[],"checks":[0,0],"ply":1,"outcome":{"winner":0,"reason":"checkmate"}}"#
        );
    }

    #[test]
    fn checks_given_are_counted() {
        let text = json("3check", "4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1");
        assert!(text.contains(r#""checks":[2,0]"#), "{text}");
    }

    #[test]
    fn nobody_is_to_move_in_rounds() {
        let board = "r1ek1r/6/6/6/6/6/R1EK1R";
        for (side, expected) in [("- ", "null"), ("b ply=1 reply=1", "1"), ("w", "0")] {
            let text = json("moles", &format!("{board} {side}"));
            assert!(text.starts_with(&format!("{{\"to_move\":{expected},")), "{side} {text}");
        }
    }

    #[test]
    fn facing_and_rest_belong_to_pieces() {
        let text = json("galleys", "3a3/1g5/7/7/7/7/G6/3A3 w facing=a2:left");
        assert!(text.contains(r#""d1":{"piece":"A","player":0},"#), "{text}");
        assert!(text.contains(r#""a2":{"piece":"G","player":0,"facing":"left"}"#), "{text}");
        assert!(text.contains(r#""b7":{"piece":"G","player":1,"facing":"forward"}"#), "{text}");
        let text = json("siesta", "3k2/6/6/6/6/6/R2K1R w rest=a1:2");
        assert!(text.contains(r#""a1":{"piece":"R","player":0,"rest":2}"#), "{text}");
        assert!(text.contains(r#""f1":{"piece":"R","player":0},"#), "{text}");
    }

    #[test]
    fn wild_pieces_are_nobodys_and_pay() {
        let text = json("bear-country", "4k2/7/7/7/7/7/7/4K2 w points=0,3.5");
        assert!(text.contains(r#""a4":{"piece":"U","player":null}"#), "{text}");
        assert!(text.contains(r#""checks":[0,0],"points":[0,3.5],"ply":0"#), "{text}");
        let mut facts = game("bear-country").facts().clone();
        let wild = facts.routes[0].kind;
        let facing = FacingFacts { axes: 4, initial: Facing::Left, turns: true };
        facts.kinds.to_mut()[wild.index()].facing = Some(facing);
        let state = fen::read(&facts, "4k2/7/7/7/7/7/7/4K2 w").expect("a position");
        let text = serde_json::to_string(&PositionText::new(&facts, &state)).expect("JSON");
        assert!(text.contains(r#""a4":{"piece":"U","player":null}"#), "{text}");
    }

    #[test]
    fn portals_stand_in_their_groups() {
        let text = json("moving-portals", "4k/5/5/5/4K w portals=c3,d3");
        assert!(text.contains(r#""portals":[["c3","d3"]],"checks""#), "{text}");
        let mut facts = game("roundabout").facts().clone();
        facts.ends.to_mut()[2..].iter_mut().for_each(|end| end.group = 1);
        let state = fen::read(&facts, "k6/7/7/7/7/7/7/K6 w").expect("a position");
        let text = serde_json::to_string(&PositionText::new(&facts, &state)).expect("JSON");
        assert!(text.contains(r#""portals":[["c4","c5"],["e5","e4"]]"#), "{text}");
    }

    #[test]
    fn claims_and_supplies_are_written() {
        let text = json("whitewash", "6/6/6/2b3/2B3/6 w territory=c2:0,a3:1");
        assert!(text.contains(r#""checks":[0,0],"territory":{"c2":0,"a3":1},"ply""#), "{text}");
        let start = json("whitewash", "6/6/6/2b3/2B3/6 w");
        assert!(start.contains(r#""territory":{},"ply""#), "{start}");
        let held = json("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PPn] w");
        assert!(held.contains(r#""hands":[{"P":2},{"N":1}]"#), "{held}");
        let mut facts = game("crazyhouse").facts().clone();
        facts.drops.as_mut().expect("drops").stock = vec![(Kind(0), Drops::UNLIMITED)].into();
        let state = fen::read(&facts, "4k3/8/8/8/8/8/8/4K3 w").expect("a position");
        let text = serde_json::to_string(&PositionText::new(&facts, &state)).expect("JSON");
        assert!(text.contains(r#"[{"P":"unlimited"},{"P":"unlimited"}]"#), "{text}");
    }
}
