//! One mistake is one line, whatever hangs on the part that is wrong.

use sandbox_schema::check;
use serde_json::{Value, json};

const FIRST: &str = include_str!("../../../rulesets/five-by-five.json");
const SECOND: &str = include_str!("../../../rulesets/moving-portals.json");

/// The lines about an example with some places given other values; null takes a place out.
fn lines(example: &str, changes: &[(&str, Value)]) -> Vec<String> {
    let mut file: Value = serde_json::from_str(example).expect("an example is JSON");
    for (place, value) in changes {
        let (around, key) = place.rsplit_once('/').expect("a place inside the file");
        let around = file.pointer_mut(around).expect("it is there");
        match (around, value) {
            (Value::Object(members), Value::Null) => _ = members.shift_remove(key),
            (Value::Object(members), value) => _ = members.insert(key.to_owned(), value.clone()),
            (Value::Array(entries), Value::Null) => {
                entries.remove(key.parse().expect("an index"));
            }
            (Value::Array(entries), value) => entries.push(value.clone()),
            (other, _) => panic!("{other} holds nothing"),
        }
    }
    let problems = check(file.to_string().as_bytes()).err().unwrap_or_default();
    problems.into_iter().map(|problem| problem.message).collect()
}

/// One line, which begins so.
fn one(example: &str, changes: &[(&str, Value)], start: &str) {
    let lines = lines(example, changes);
    assert!(lines.len() == 1 && lines[0].starts_with(start), "{start}: {lines:#?}");
}

fn strike(more: &Value) -> Value {
    let mut strike =
        json!({"effect": "demote", "chain": [{"from": "Q", "to": "R"}], "immune": ["K"]});
    for (key, value) in more.as_object().into_iter().flatten() {
        strike[key] = value.clone();
    }
    strike
}

#[test]
fn what_is_missing_says_nothing_of_the_rest() {
    let entry = [("/rules/promote_on_entry", json!(true)), ("/rules/drops", json!({}))];
    let [entry, drops] = entry;
    one(
        FIRST,
        &[entry.clone(), drops.clone(), ("/pieces", json!(null))],
        "the spec is missing required keys: pieces",
    );
    one(FIRST, &[entry, drops, ("/pieces", json!({}))], "pieces must be a list");
    one(FIRST, &[("/pieces/1/id", json!(null))], "pieces[1] is missing required keys: id");
    one(FIRST, &[("/pieces/6", json!({}))], "pieces[6] is missing required keys: id, moves");
    one(FIRST, &[("/rules/promotion", json!({}))], "rules.promotion is missing required keys");
    one(FIRST, &[("/rules/territory", json!({}))], "rules.territory is missing required keys");
    one(FIRST, &[("/rules/contacts", json!({}))], "rules.contacts is missing required keys");
    one(SECOND, &[("/rules/portals", json!([{}]))], "rules.portals[0] is missing required keys");
}

#[test]
fn a_board_without_a_size_has_no_lattice() {
    let sixths = json!([{"kind": "leap", "vectors": [[1, 0]], "symmetry": "rotate6"}]);
    let piece = json!({"id": "H", "moves": sixths});
    let join = ("/rules/wrap", json!({"n_s": "both"}));
    let changes = [("/board", json!({})), ("/pieces/6", piece.clone()), join];
    one(FIRST, &changes, "board is missing required keys: width, height");
    let hexagon = [("/board/shape", json!("hexagon")), ("/pieces/6", piece)];
    one(FIRST, &hexagon, "board.shape 'hexagon' requires board.lattice 'hex'");
}

#[test]
fn a_wrong_value_opens_what_hangs_on_it() {
    let goal = ("/rules/reach", json!({"piece": "K", "squares": ["e5"]}));
    one(FIRST, &[("/setup/mirror", json!([])), goal], "setup.mirror must be true or false");
    let rounds = json!({"rest": true});
    let rest = [
        ("/schema_version", json!("28")),
        ("/rules/win", json!("royal_capture")),
        ("/rules/simultaneous", rounds),
    ];
    one(FIRST, &rest, "schema_version must be an integer");
}

#[test]
fn a_piece_without_moves_is_not_asked_what_it_does() {
    let still = ("/pieces/0/moves", json!([]));
    one(FIRST, std::slice::from_ref(&still), "pieces[0].moves is empty");
    let link = json!({"links": [{"mover": "P", "onto": "N", "mover_to": "B"}], "immune": ["K"]});
    one(FIRST, &[still, ("/rules/contacts", link)], "pieces[0].moves is empty");
}

#[test]
fn an_undeclared_piece_may_be_the_royal_one() {
    let lines = lines(FIRST, &[("/pieces/5", json!(null))]);
    assert_eq!(lines, ["setup.placements[5].piece 'K' is not a declared piece"]);
}

#[test]
fn a_second_player_beside_a_mirrored_army_takes_no_square() {
    let placement = json!({"piece": "N", "player": 1, "squares": ["b5"]});
    one(FIRST, &[("/setup/placements/6", placement)], "setup.placements[6].player 1");
}

#[test]
fn rules_that_are_not_whole_are_told_so_alone() {
    let landing = json!({"landing": {"vectors": [[1, 0]]}});
    one(FIRST, &[("/rules/strike", strike(&landing))], "rules.strike.position 'advance'");
    one(FIRST, &[("/rules/strike", json!({}))], "rules.strike is the ordinary capture");
    let idle = json!({"links": [{"mover": "N", "onto": "P"}], "position": "swap", "immune": ["K"]});
    one(FIRST, &[("/rules/contacts", idle)], "rules.contacts.links[0] changes neither piece");
    let empty = json!({"from_captures": false, "region": {"N": ["a3"]}});
    one(FIRST, &[("/rules/drops", empty)], "rules.drops could never put anything in a hand");
    let sideways = ("/pieces/6/moves/0/symmetry", json!(null));
    one(SECOND, &[sideways], "rules.portals[0].piece 'O' must have moves that read the same");
    let rule = json!({"piece": "P", "to": ["Q"]});
    let twice = [("/rules/promotion", json!([rule, {"piece": "P", "rank": 3, "to": ["N"]}]))];
    one(FIRST, &twice, "rules.promotion[1].piece 'P' already has a promotion rule");
}
