//! Sentences of the language about parts that agree, which no case of the collection tries.

use sandbox_schema::{Pass, check};
use serde_json::{Value, json};

/// The first worked example: chess on five by five.
fn small() -> Value {
    json!({
        "name": "small",
        "board": {"width": 5, "height": 5},
        "pieces": [
            {"id": "P", "value": 1, "moves": [
                {"kind": "slide", "vectors": [[0, 1]], "range": 1, "mode": "move"},
                {"kind": "leap", "vectors": [[1, 1]], "symmetry": "lateral", "mode": "capture"}
            ]},
            {"id": "N", "value": 3, "moves": [
                {"kind": "leap", "vectors": [[1, 2]], "symmetry": "dihedral8"}
            ]},
            {"id": "B", "value": 3, "moves": [
                {"kind": "slide", "vectors": [[1, 1]], "symmetry": "rotate4"}
            ]},
            {"id": "R", "value": 5, "moves": [
                {"kind": "slide", "vectors": [[1, 0]], "symmetry": "rotate4"}
            ]},
            {"id": "Q", "value": 9, "moves": [
                {"kind": "slide", "vectors": [[1, 0], [1, 1]], "symmetry": "rotate4"}
            ]},
            {"id": "K", "value": 0, "royal": true, "moves": [
                {"kind": "leap", "vectors": [[1, 0], [1, 1]], "symmetry": "rotate4"}
            ]}
        ],
        "setup": {"placements": [
            {"piece": "P", "squares": ["a2", "b2", "c2", "d2", "e2"]},
            {"piece": "R", "squares": ["a1"]},
            {"piece": "N", "squares": ["b1"]},
            {"piece": "B", "squares": ["c1"]},
            {"piece": "Q", "squares": ["d1"]},
            {"piece": "K", "squares": ["e1"]}
        ]},
        "rules": {"promotion": {"piece": "P", "to": ["Q", "R", "B", "N"]}}
    })
}

/// A king and one other piece on each side of a bare board.
fn duel(width: u32, height: u32, id: &str, moves: &Value, at: &str) -> Value {
    json!({
        "name": "duel",
        "board": {"width": width, "height": height},
        "pieces": [
            {"id": "K", "royal": true, "moves": [
                {"kind": "leap", "vectors": [[1, 0], [1, 1]], "symmetry": "rotate4"}
            ]},
            {"id": id, "moves": moves}
        ],
        "setup": {"placements": [
            {"piece": "K", "squares": ["a1"]},
            {"piece": id, "squares": [at]}
        ]},
        "rules": {}
    })
}

fn diagonal() -> Value {
    json!([{"kind": "slide", "vectors": [[1, 1]], "symmetry": "rotate4"}])
}

/// The same file with one part put in at a JSON Pointer.
fn with(mut spec: Value, at: &str, part: Value) -> Value {
    let (parent, key) = at.rsplit_once('/').expect("a pointer into the file");
    match spec.pointer_mut(parent).expect("the parent is there") {
        Value::Object(members) => {
            members.insert(key.to_owned(), part);
        }
        Value::Array(entries) if key == "-" => entries.push(part),
        Value::Array(entries) => entries[key.parse::<usize>().expect("an index")] = part,
        other => panic!("{other} has no parts"),
    }
    spec
}

fn rule(spec: Value, key: &str, part: Value) -> Value {
    with(spec, &format!("/rules/{key}"), part)
}

fn lines(spec: &Value) -> Vec<String> {
    let problems = check(spec.to_string().as_bytes()).err().unwrap_or_default();
    assert!(problems.iter().all(|problem| problem.pass == Pass::Agreement), "{problems:#?}");
    problems.into_iter().map(|problem| problem.message).collect()
}

#[track_caller]
fn right(spec: &Value) {
    assert_eq!(lines(spec), Vec::<String>::new());
}

/// One mistake, one line.
#[track_caller]
fn wrong(spec: &Value, start: &str) {
    let lines = lines(spec);
    assert!(lines.len() == 1 && lines[0].starts_with(start), "{start}: {lines:#?}");
}

#[test]
fn an_id_that_differs_in_case_alone_is_asked_after() {
    let spec = rule(small(), "promotion", json!({"piece": "P", "to": ["q"]}));
    wrong(&spec, "rules.promotion.to entry 'q' is not a declared piece; did you mean 'Q'?");
}

#[test]
fn a_square_is_a_letter_and_a_number_without_zeros() {
    for name in ["a01", "A1", "a1 ", "1a", "a+1", "a0", "é1", "a111"] {
        let spec = with(small(), "/setup/placements/1/squares", json!([name]));
        wrong(&spec, &format!("setup.placements[1].squares entry '{name}' is not a square"));
    }
}

#[test]
fn a_goal_of_the_other_colour_is_out_of_reach() {
    let goal = |spec: Value, square: &str| {
        rule(spec, "reach", json!({"piece": "B", "squares": [square], "mirror": false}))
    };
    let spec = duel(5, 5, "B", &diagonal(), "c1");
    right(&goal(spec.clone(), "c3"));
    wrong(&goal(spec.clone(), "c4"), "rules.reach.squares could never be reached: no 'B'");
    // A drop reaches every square.
    right(&rule(goal(spec.clone(), "c4"), "drops", json!({})));
    // A cylinder of odd width has no colours.
    right(&rule(goal(spec, "c4"), "wrap", json!({"files": "both"})));
}

/// Two bishops, two knights and two kings; a goal for the bishop on the other colour.
fn off_colour() -> Value {
    let spec = with(duel(6, 6, "B", &diagonal(), "c1"), "/pieces/-", small()["pieces"][1].clone());
    let spec = with(spec, "/setup/placements/-", json!({"piece": "N", "squares": ["f1"]}));
    rule(spec, "reach", json!({"piece": "B", "squares": ["c4"], "mirror": false}))
}

#[test]
fn what_changes_or_moves_a_piece_may_bring_it_to_its_goal() {
    // By the half turn both bishops are on one colour.
    let spec = with(off_colour(), "/setup/orientation", json!("rotate"));
    wrong(&spec, "rules.reach.squares could never be reached: no 'B'");
    let chain = json!([{"from": "N", "to": "B"}]);
    for position in ["stay", "swap"] {
        let strike =
            json!({"effect": "promote", "position": position, "chain": chain, "immune": ["K"]});
        right(&rule(spec.clone(), "strike", strike));
    }
    let steps = |vector: [i8; 2]| {
        json!({"effect": "demote", "position": "choose", "immune": ["K"],
            "chain": [{"from": "B", "to": "N"}],
            "landing": {"vectors": [vector]}})
    };
    // Put beside where it was, but as a knight: the bishop's goal stays out of reach.
    wrong(&rule(spec.clone(), "strike", steps([1, 0])), "rules.reach.squares could never");
    // The knight becomes a bishop on the bishop's colour, or where it stood.
    let links = json!([{"mover": "N", "onto": "B", "mover_to": "B"}]);
    let contacts = json!({"immune": ["K"], "links": links});
    wrong(&rule(spec.clone(), "contacts", contacts), "rules.reach.squares could never");
    let links = json!([{"mover": "N", "onto": "B", "mover_to": "B", "onto_to": "N"}]);
    let contacts = json!({"immune": ["K"], "position": "stay", "links": links});
    right(&rule(spec.clone(), "contacts", contacts));
    let promotion = json!({"piece": "N", "rank": 2, "to": ["B"]});
    right(&rule(spec.clone(), "promotion", promotion));
    let castling = json!({"king": "K", "rook": "B", "king_steps": 2});
    right(&rule(spec, "castling", castling));
}

#[test]
fn a_piece_that_changes_sides_stands_where_the_other_colour_is() {
    let strike = json!({"switches_sides": ["B"], "immune": ["K"]});
    let spec = with(off_colour(), "/rules/reach/mirror", json!(true));
    wrong(&spec, "rules.reach.squares could never be reached: no 'B'");
    right(&rule(spec, "strike", strike));
}

#[test]
fn a_goal_behind_walls_is_out_of_reach() {
    let walls = json!({"squares": ["a3", "b3", "c3", "d3", "e3"]});
    let moves = json!([{"kind": "slide", "vectors": [[1, 0]], "symmetry": "rotate4"}]);
    let spec = rule(duel(5, 5, "R", &moves, "c1"), "obstacles", walls);
    let goal = json!({"piece": "R", "squares": ["c4"]});
    wrong(&rule(spec.clone(), "reach", goal.clone()), "rules.reach.squares could never be reached");
    let leaper = json!([{"kind": "leap", "vectors": [[0, 2], [1, 0]], "symmetry": "rotate4"}]);
    right(&rule(with(spec, "/pieces/1/moves", leaper), "reach", goal));
}

#[test]
fn a_goal_beyond_a_portal_is_in_reach() {
    let moves = json!([{"kind": "leap", "vectors": [[1, 0]], "symmetry": "lateral"}]);
    let spec = duel(5, 7, "R", &moves, "c2");
    let spec = rule(spec, "reach", json!({"piece": "R", "squares": ["e4"]}));
    wrong(&spec, "rules.reach.squares could never be reached");
    let spec = with(spec, "/pieces/-", json!({"id": "O", "value": 0, "moves": []}));
    let portals = json!([{"piece": "O", "orange": "d2", "blue": "d4"}]);
    right(&rule(spec, "portals", portals));
}

#[test]
fn a_piece_that_must_promote_never_stands_in_its_zone() {
    let goal = |mandatory: bool| {
        let promotion = json!({"piece": "P", "to": ["Q"], "mandatory": mandatory});
        let spec = rule(small(), "promotion", promotion);
        rule(spec, "reach", json!({"piece": "P", "squares": ["a5"]}))
    };
    wrong(&goal(true), "rules.reach.squares could never be reached: no 'P'");
    right(&goal(false));
}

#[test]
fn a_promotion_zone_must_be_in_reach() {
    let zone = |squares: Value| {
        let spec =
            rule(small(), "promotion", json!({"piece": "B", "squares": squares, "to": ["Q"]}));
        with(spec, "/setup/placements/0/squares", json!(["a2", "b2", "d2", "e2"]))
    };
    right(&zone(json!(["c5"])));
    wrong(&zone(json!(["b5"])), "rules.promotion.piece 'B' could never promote: no move of one");
    // Under the rule of arrival a drop promotes as well.
    right(&rule(rule(zone(json!(["b5"])), "drops", json!({})), "promote_on_entry", json!(true)));
}

#[test]
fn a_piece_on_leaving_its_zone_promotes() {
    let promotion = json!({"piece": "B", "squares": ["c1"], "on_leaving": true, "to": ["N"]});
    right(&rule(small(), "promotion", promotion));
}

#[test]
fn bishops_of_unlike_colours_never_meet() {
    let spec = json!({
        "name": "unlike",
        "board": {"width": 8, "height": 8},
        "pieces": [
            {"id": "K", "royal": true, "moves": [
                {"kind": "leap", "vectors": [[1, 0], [1, 1]], "symmetry": "rotate4"}
            ]},
            {"id": "B", "moves": diagonal()},
            {"id": "D", "moves": diagonal()}
        ],
        "setup": {"placements": [
            {"piece": "K", "squares": ["e1"]},
            {"piece": "B", "squares": ["c1"]},
            {"piece": "D", "squares": ["f1"]}
        ]},
        "rules": {"contacts": {"immune": ["K"], "links": [
            {"mover": "B", "onto": "D", "mover_to": "D"}
        ]}}
    });
    // The mirrored army stands on the other colours, so B meets the enemy's D.
    right(&spec);
    let own = with(spec.clone(), "/rules/contacts/links/0/own", json!(true));
    wrong(&own, "rules.contacts.links[0] could never be used: no 'B' can come to move onto");
    let turned = with(spec.clone(), "/setup/orientation", json!("rotate"));
    wrong(&turned, "rules.contacts.links[0] could never be used: no 'B' can come to move onto");
    let strike = json!({"effect": "demote", "position": "stay", "immune": ["K"],
        "chain": [{"from": "D", "to": "B"}]});
    let mut struck = spec;
    struck["rules"] = json!({"strike": strike});
    right(&struck);
}

#[test]
fn a_link_of_a_chain_needs_somebody_to_take_the_piece() {
    let strike = json!({"effect": "demote", "position": "stay", "immune": ["K"],
        "chain": [{"from": "Q", "to": "R"}]});
    let mut spec = rule(small(), "strike", strike);
    for kind in 0..6 {
        spec["pieces"][kind]["captures"] = json!(["P", "N", "K"]);
    }
    wrong(&spec, "rules.strike.chain[0].from 'Q' could never be taken");
}

#[test]
fn a_strike_that_reaches_nothing_is_refused() {
    let all = json!(["P", "N", "B", "R", "Q", "K"]);
    for position in ["stay", "home"] {
        let strike = json!({"position": position, "immune": all});
        wrong(&rule(small(), "strike", strike), "rules.strike could never happen");
        let strike = json!({"position": position, "immune": ["N", "B", "R", "Q", "K"]});
        right(&rule(small(), "strike", strike));
    }
}

#[test]
fn every_vector_must_fit_the_board() {
    let leap = |vector: [i8; 2]| json!([{"kind": "leap", "vectors": [[1, 0], [-1, 0], vector]}]);
    let at = |vector| duel(6, 5, "L", &leap(vector), "c2");
    wrong(&at([6, 0]), "pieces[1].moves[0].vectors entry [6, 0] cannot be made on this board");
    let wrap = |vector| rule(at(vector), "wrap", json!({"files": "both"}));
    // On a cylinder distances count modulo the board; one comes back to where it began.
    wrong(&wrap([6, 0]), "pieces[1].moves[0].vectors entry [6, 0] cannot be made on this board");
    right(&wrap([7, 0]));
    // Walls count.
    let file = json!([{"kind": "leap", "vectors": [[0, 3], [0, -1]]}]);
    let spec = duel(2, 5, "L", &file, "b2");
    right(&spec);
    let walls = json!({"squares": ["a4", "a5", "b5"], "mirror": false});
    let spec = rule(spec, "obstacles", walls);
    let mut spec = with(
        spec,
        "/setup",
        json!({"mirror": false, "placements": [
        {"piece": "K", "squares": ["a1"]}, {"piece": "L", "squares": ["b2"]},
        {"piece": "K", "player": 1, "squares": ["a3"]}]}),
    );
    right(&spec);
    spec["rules"]["obstacles"]["squares"] = json!(["a4", "a5", "b4", "b5"]);
    wrong(&spec, "pieces[1].moves[0].vectors entry [0, 3] cannot be made on this board");
}

#[test]
fn a_hop_needs_a_line_of_two_steps() {
    let hop = json!([{"kind": "hop", "vectors": [[3, 0]], "symmetry": "lateral"}]);
    wrong(&duel(6, 5, "H", &hop, "c2"), "pieces[1].moves[0].vectors entry [3, 0]");
    right(&duel(7, 5, "H", &hop, "c2"));
}

#[test]
fn a_turn_that_changes_nothing_is_seen_through_spellings() {
    let moves = json!([
        {"kind": "slide", "vectors": [[0, 1]], "range": 1},
        {"kind": "leap", "vectors": [[0, -1]], "mode": "move"},
        {"kind": "leap", "vectors": [[0, -1]], "mode": "capture"}
    ]);
    let spec = duel(5, 5, "F", &moves, "c2");
    wrong(&with(spec.clone(), "/pieces/1/facing", json!({"axes": 2})), "pieces[1].facing would");
    right(&with(spec, "/pieces/1/facing", json!({"axes": 4})));
}

#[test]
fn a_hexagon_is_reflected_across_its_middle_row() {
    let hexagon = |square: &str, orientation: &str| {
        json!({
            "name": "hexagon",
            "board": {"width": 5, "height": 5, "lattice": "hex", "shape": "hexagon"},
            "pieces": [
                {"id": "K", "royal": true, "moves": [
                    {"kind": "leap", "vectors": [[1, 0]], "symmetry": "rotate6"}
                ]}
            ],
            "setup": {"orientation": orientation, "placements": [
                {"piece": "K", "squares": [square]}
            ]}
        })
    };
    right(&hexagon("c1", "mirror"));
    wrong(&hexagon("a3", "mirror"), "setup.placements[0].squares entry 'a3' puts a second piece");
    right(&hexagon("a3", "rotate"));
    wrong(&hexagon("c3", "rotate"), "setup.placements[0].squares entry 'c3' puts a second piece");
}

#[test]
fn a_vector_crosses_one_side_of_a_joined_hexagon() {
    let spec = |vector: [i8; 2], wrap: Value| {
        json!({
            "name": "hexagon",
            "board": {"width": 5, "height": 5, "lattice": "hex", "shape": "hexagon"},
            "pieces": [
                {"id": "K", "royal": true, "moves": [
                    {"kind": "leap", "vectors": [[1, 0]], "symmetry": "rotate6"}
                ]},
                {"id": "L", "moves": [{"kind": "leap", "vectors": [vector]}]}
            ],
            "setup": {"placements": [
                {"piece": "K", "squares": ["c1"]}, {"piece": "L", "squares": ["d1"]}
            ]},
            "rules": {"wrap": wrap}
        })
    };
    // Leaving by n adds [2, -5], so [-2, 5] comes back to where it began.
    wrong(&spec([-2, 5], json!({"n_s": "both"})), "pieces[1].moves[0].vectors entry [-2, 5]");
    right(&spec([-1, 5], json!({"n_s": "both"})));
    wrong(&spec([-1, 5], json!({"nw_se": "both"})), "pieces[1].moves[0].vectors entry [-1, 5]");
}

#[test]
fn kings_kept_apart_by_their_palaces_never_face() {
    let spec = rule(small(), "royal_facing", json!("forbidden"));
    right(&spec);
    // The half turn puts the other palace on other files.
    let spec = with(spec, "/setup/orientation", json!("rotate"));
    let spec = with(spec, "/pieces/5/region", json!(["d1", "e1", "d2", "e2"]));
    wrong(&spec, "rules.royal_facing 'forbidden' could never matter");
}

#[test]
fn a_limit_of_checks_needs_somebody_to_give_one() {
    let mut spec = rule(small(), "check_limit", json!(3));
    right(&spec);
    for kind in 0..6 {
        spec["pieces"][kind]["captures"] = json!(["P", "N", "B", "R", "Q"]);
    }
    wrong(&spec, "rules.check_limit could never be reached");
}

#[test]
fn no_more_ground_can_win_than_there_is_to_step_on() {
    let moves = json!([{"kind": "leap", "vectors": [[0, 1], [0, -1]]}]);
    let mut spec = duel(5, 5, "M", &moves, "c2");
    spec["pieces"][0]["region"] = json!(["a1", "b1"]);
    let ground = |win_at: u32| json!({"mode": "repaint", "win_at": win_at});
    right(&rule(spec.clone(), "territory", ground(7)));
    wrong(&rule(spec, "territory", ground(8)), "rules.territory.win_at must be at most the 7");
}

#[test]
fn originals_do_not_lead_in_a_circle_where_captures_come_to_hand() {
    let mut spec = small();
    spec["pieces"][1]["promoted_from"] = json!("B");
    spec["pieces"][2]["promoted_from"] = json!("N");
    right(&spec);
    wrong(&rule(spec, "drops", json!({})), "pieces[1].promoted_from leads back to 'N' itself");
}

#[test]
fn a_hand_that_nothing_fills_is_refused() {
    let mut spec = rule(small(), "drops", json!({}));
    for kind in 0..6 {
        spec["pieces"][kind]["captures"] = json!(["K"]);
    }
    wrong(&spec, "rules.drops could never put anything in a hand");
}

#[test]
fn en_passant_needs_a_piece_that_takes_where_another_passes() {
    let double = json!({"kind": "slide", "vectors": [[0, 1]], "range": 2, "min_range": 2,
        "mode": "move", "condition": {"first_move": true}});
    let mut spec = with(small(), "/pieces/0/moves/-", double);
    spec["board"]["height"] = json!(7);
    spec["rules"]["en_passant"] = json!(true);
    right(&spec);
    spec["pieces"][0]["captures"] = json!(["N", "B", "R", "Q", "K"]);
    wrong(&spec, "rules.en_passant could never happen: no promoting piece takes");
}

#[test]
fn castling_needs_room() {
    let spec = |king: &str, rook: &str, castling: Value| {
        let moves = json!([{"kind": "slide", "vectors": [[1, 0]], "symmetry": "rotate4"}]);
        let mut spec = duel(8, 8, "R", &moves, rook);
        spec["setup"]["placements"][0]["squares"] = json!([king]);
        rule(spec, "castling", castling)
    };
    let plain = || json!({"king": "K", "rook": "R"});
    right(&spec("e1", "h1", plain()));
    // Onto the partner's square is far enough, past it is too far.
    right(&spec("e1", "g1", plain()));
    wrong(&spec("e1", "f1", plain()), "rules.castling could never happen");
    // Named files may lie beyond the partner.
    let files = json!({"king": "K", "rook": "R",
        "king_file": {"kingside": "g", "queenside": "c"},
        "rook_file": {"kingside": "f", "queenside": "d"}});
    right(&spec("e1", "f1", files.clone()));
    right(&spec("b1", "c1", files.clone()));
    let same = json!({"king": "K", "rook": "R",
        "king_file": {"kingside": "e", "queenside": "c"},
        "rook_file": {"kingside": "f", "queenside": "d"}});
    wrong(&spec("e1", "f1", same), "rules.castling could never happen");
    let walled =
        rule(spec("e1", "h1", plain()), "obstacles", json!({"squares": ["g1"], "mirror": true}));
    wrong(&walled, "rules.castling could never happen");
    // A placement phase can put them anywhere.
    let mut placed = spec("e1", "h3", plain());
    wrong(&placed, "rules.castling could never happen");
    placed["rules"]["drops"] =
        json!({"placement": true, "from_captures": false, "stock": {"R": 1}});
    right(&placed);
}

#[test]
fn a_bar_on_going_back_needs_a_move_that_is_no_first_move() {
    let portal = |back: Value| {
        let moves = json!([
            {"kind": "leap", "vectors": [[1, 0], [-1, 0]], "mode": "move", "condition": back}
        ]);
        let spec = with(small(), "/pieces/-", json!({"id": "O", "value": 0, "moves": moves}));
        let portals = json!([{"piece": "O", "orange": "b3", "blue": "d3",
            "moved_by": {"orange": [1, 0]}, "no_straight_back": true}]);
        rule(spec, "portals", portals)
    };
    right(&portal(json!({})));
    wrong(&portal(json!({"first_move": true})), "rules.portals[0].no_straight_back bars a move");
}

#[test]
fn a_stall_of_one_side_says_so_once() {
    // Each of these is one mistake that several parts could speak of.
    let mut spec = small();
    spec["pieces"][1]["rest"] = json!(1);
    spec["pieces"][2]["rest"] = json!(2);
    wrong(&rule(spec, "turn", json!({"moves": 2})), "pieces[1].rest cannot be used beside");
    let mut spec = small();
    spec["pieces"][1]["speed"] = json!(1);
    spec["pieces"][2]["speed"] = json!(2);
    wrong(&spec, "pieces[1].speed requires rules.simultaneous");
    let strike = json!({"effect": "demote", "position": "swap", "immune": ["k"],
        "chain": [{"from": "Q", "to": "R"}]});
    wrong(&rule(small(), "strike", strike), "rules.strike.immune entry 'k'");
    let walls = json!({"squares": ["b1"], "mirror": true});
    wrong(&rule(small(), "obstacles", walls), "setup.placements[2].squares entry 'b1'");
}

#[test]
fn the_old_rest_asks_nothing_of_wild_kinds() {
    let mut spec = small();
    spec["schema_version"] = json!(27);
    let rules = json!({"win": "royal_capture", "simultaneous": {"rest": true},
        "npcs": [{"piece": "N", "route": ["c3"]}]});
    right(&with(spec, "/rules", rules));
}

#[test]
fn ground_of_walls_alone_is_held_by_nobody() {
    let spec = rule(small(), "obstacles", json!({"squares": ["c3"]}));
    let held = json!({"count": "region", "region": ["c3"]});
    wrong(&rule(spec, "scoring", held), "rules.scoring.region could never be held");
}

#[test]
fn a_mirrored_route_is_a_route_of_its_own() {
    let npcs = |first: Value, second: Value| {
        let mut spec = small();
        spec["board"]["height"] = json!(6);
        rule(spec, "npcs", json!([first, second]))
    };
    let mirrored = json!({"piece": "N", "route": ["a3", "b3"], "mirror": true});
    right(&npcs(mirrored.clone(), json!({"piece": "N", "route": ["c3", "c4"]})));
    let meets = npcs(mirrored, json!({"piece": "N", "route": ["b4"]}));
    wrong(
        &meets,
        "rules.npcs[0].mirror puts a second route on that of rules.npcs[1]: the two share b4",
    );
}

#[test]
fn an_id_that_breaks_lines_does_not_break_the_line() {
    let mut spec = small();
    spec["pieces"][1]["id"] = json!("N\n");
    let lines = lines(&spec);
    assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:#?}");
}

#[test]
fn more_lines_than_anyone_reads_are_cut_short() {
    let ids: Vec<String> = (0..5_000).map(|at| format!("X{at}")).collect();
    let many = lines(&with(small(), "/pieces/1/captures", json!(ids)));
    assert_eq!(many.len(), 1_001);
    assert_eq!(many[0], "the spec has more problems than the 1000 listed");
    // What a list names again and again is said once, and of the rest that there is more.
    let same = lines(&with(small(), "/pieces/1/captures", json!(vec!["X"; 5_000])));
    assert_eq!(same[0], "the spec has more problems than the 1 listed");
    assert_eq!(same.len(), 2);
}
