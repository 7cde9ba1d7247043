//! The board, the hands and the fields of every game.

use super::*;

#[test]
fn a_start_is_written_as_usual() {
    for (id, expected) in [
        ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("3check", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1"),
        ("cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"),
        ("makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"),
        (
            "troitzky",
            "****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1",
        ),
    ] {
        let game = game(id);
        assert_eq!(write(game.facts(), &game.state()).as_deref(), Ok(expected));
    }
}

#[test]
fn missing_fields_have_their_starting_values() {
    let full = position("chess", &format!("{START} w KQkq - 0 1"));
    for short in ["", " w", " w KQkq", " KQkq", " w KQkq -", " 0 1", " w 0", " [ ]"] {
        if short != " [ ]" {
            assert_eq!(position("chess", &format!("{START}{short}")), full, "{short}");
        }
    }
    let black = position("chess", &format!("{START} b"));
    assert_eq!((black.to_move as u8, black.ply), (1, 1));
    assert_eq!(position("chess", &format!("{START} b - - 7 12")).ply, 23);
    assert_eq!(position("chess", &format!("{START} w - - 9 7 12")).no_progress, 7);
    assert_eq!(position("chess", &format!("{START} w ply=5")).ply, 5);
}

#[test]
fn empty_hands_are_read() {
    let full = position("chess", START);
    for hands in ["[]", "[-]", "/", "/-"] {
        assert_eq!(position("chess", &format!("{START}{hands} w KQkq - 0 1")), full, "{hands}");
    }
    assert_eq!(
        refusal("chess", &format!("{START}[Pp] w")),
        "FEN, the hands: this game has no drops, expected '[]', got 'Pp'"
    );
    assert!(refusal("chess", &format!("{START}[ w")).contains("expected ']'"));
    assert!(refusal("chess", &format!("{START}/Qq w")).contains("no drops"));
}

#[test]
fn castling_letters_mark_what_has_not_moved() {
    let marked = |field: &str| {
        let state = position("chess", &format!("r3k2r/8/8/8/8/8/8/R3K2R w {field} - 0 1"));
        state.unmoved
    };
    assert_eq!(marked("KQkq"), squares(["a1", "e1", "h1", "a8", "e8", "h8"]));
    assert_eq!(marked("Kq"), squares(["e1", "h1", "a8", "e8"]));
    assert_eq!(marked("Ah"), squares(["a1", "e1", "e8", "h8"]));
    assert_eq!(marked("-"), Wide::EMPTY);
    let inner = position("chess", "4k3/8/8/8/8/8/8/RR2K1RR w BG - 0 1");
    assert_eq!(inner.unmoved, squares(["b1", "e1", "g1"]));
    assert!(write(game("chess").facts(), &inner).is_ok_and(|fen| fen.contains(" w GB - ")));
    let outer = position("chess", "4k3/8/8/8/8/8/8/RR2K1RR w KQ - 0 1");
    assert_eq!(outer.unmoved, squares(["a1", "e1", "h1"]));
}

#[test]
fn a_side_without_a_partner_says_nothing() {
    let state = position("chess", "4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1");
    assert_eq!(state.unmoved, squares(["a1", "e1"]));
    assert!(refusal("chess", "4k3/8/8/8/8/8/8/R3K3 w B - 0 1").contains("got 'B'"));
    assert!(refusal("chess", "4k3/8/8/8/8/8/8/R3K3 w Z - 0 1").contains("got 'Z'"));
}

#[test]
fn a_partner_at_home_is_meant_before_one_further_out() {
    let mut facts = game("chess").facts().clone();
    let knight = facts.kinds.iter().position(|kind| kind.id == "N").expect("a knight");
    let castling = facts.castling.as_mut().expect("chess has castling");
    castling.partner = Kind(u8::try_from(knight).expect("few kinds"));
    let read = |fen| read(&facts, fen).expect("a position");
    let sides = read("nn2k1nn/8/8/8/8/8/8/NN2K1NN w KQkq - 0 1");
    assert_eq!(sides.unmoved, squares(["b1", "e1", "g1", "b8", "e8", "g8"]));
    assert!(write(&facts, &sides).is_ok_and(|fen| fen.contains(" w KQkq - ")));
    // No partner is at home: the outermost.
    let away = read("4k3/8/8/8/8/8/8/4KN1N w K - 0 1");
    assert_eq!(away.unmoved, squares(["e1", "h1"]));
    // The one further out still has the letter of its file.
    let outer = read("4k3/8/8/8/8/8/8/4K1NN w H - 0 1");
    assert_eq!(outer.unmoved, squares(["e1", "h1"]));
    assert!(write(&facts, &outer).is_ok_and(|fen| fen.contains(" w H - ")));
}

#[test]
fn sides_say_nothing_in_a_game_without_castling() {
    let none = position("nocastle", &format!("{START} w - - 0 1"));
    assert_eq!(position("nocastle", &format!("{START} w KQkq - 0 1")), none);
    let sides = position("cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DQkq - 0 1");
    assert!(sides.unmoved.has(square("d1")) && !sides.unmoved.has(square("e8")));
}

#[test]
fn letters_without_castling_mark_the_first_rank() {
    let fen = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w De - 0 1";
    let state = position("cambodian", fen);
    let first_ranks = squares(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"])
        | squares(["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"]);
    assert_eq!(state.unmoved & first_ranks, squares(["d1", "e8"]));
    assert!(state.unmoved.has(square("a3")));
    assert!(refusal("cambodian", "4k3/8/8/8/8/8/8/4K3 w D - 0 1").contains("first rank"));
}

#[test]
fn passed_squares_and_their_piece_are_read() {
    let usual = position("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    assert_eq!(usual.passing, [passing(["e3"], "e4")]);
    for field in ["g3f4", "f4g3"] {
        let named = position("berolina", &format!("4k3/8/8/8/5P2/8/8/4K3 b - {field} 0 1"));
        assert_eq!(named.passing, [passing(["g3"], "f4")]);
    }
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "expected the square of the piece that passed"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", "expected an empty square"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3e4 0 1", "is not player 1's, who has moved"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e9 0 1", "no square 'e9'"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3e3 0 1", "e3 is given twice"),
        ("4k3/8/8/8/2P1P3/8/8/4K3 b - c3e3 0 1", "expected at most 1 that passed, got 2"),
        ("4k3/8/8/8/2P1P3/8/8/4K3 b - e3e4e4 0 1", "e4 is given twice"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - é3 0 1", "'é3'"),
    ] {
        let message = refusal("chess", fen);
        assert!(message.contains("en passant") && message.contains(expected), "{message}");
    }
    assert!(refusal("breakthrough", "8/8/8/8/4P3/8/8/8 b e3").contains("this game has none"));
}

#[test]
fn checks_are_read_as_left_and_as_given() {
    let left = "4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1";
    let given = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 +2+0";
    assert_eq!(position("3check", left), position("3check", given));
    assert_eq!(position("3check", left).checks, [2, 0]);
    for (id, checks, expected) in [
        ("3check", "4+3", "expected at most 3, got 4"),
        ("3check", "3+3 0 1 +0+0", "got both"),
        ("chess", "3+3", "does not count them"),
    ] {
        let message = refusal(id, &format!("4k3/8/8/8/8/8/8/4K3 w - - {checks}"));
        assert!(message.starts_with("FEN, the checks: "), "{message}");
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn a_wrong_field_is_named() {
    for (fen, expected) in [
        ("", "the board: expected 8 ranks, got 1"),
        ("8/8/8 w", "the board: expected 8 ranks, got 3"),
        ("8/8/8/8/8/8/8/9 w", "the board: expected 8 squares in the rank '9', got a run of '9'"),
        ("8/8/8/8/8/8/8/7 w", "the board: expected 8 squares in the rank '7', got only 7"),
        ("8/8/8/8/8/8/8/8P w", "the board: expected 8 squares in the rank '8P', got more"),
        ("8/8/8/8/8/8/8/X7 w", "the board: no piece of this game is 'X', in the rank 'X7'"),
        ("8/8/8/8/8/8/8/+P7 w", "the board: no piece of this game is '+P', in the rank '+P7'"),
        ("8/8/8/8/8/8/8/(Q2)7 w", "the board: no piece of this game is '(Q2)'"),
        ("8/8/8/8/8/8/8/*7 w", "the board: a1 is no wall, but '*' is given"),
        ("8/8/8/8/8/8/8/8 w - - 0 0", "the move number: expected a number from 1"),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999", "the counts: expected a whole number"),
        ("8/8/8/8/8/8/8/8 w - - - 0", "the fields: expected side"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 w", "the fields: expected side"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2 3", "the fields: expected side"),
        ("8/8/8/8/8/8/8/8 w left=2", "the keys: this game has no rule that 'left=' speaks of"),
        (
            "8/8/8/8/8/8/8/8 w colour=2",
            "the keys: no key 'colour', expected one of ply, left, facing, rest, wild, territory, points, portals, bar, initiative, void, reply",
        ),
        ("8/8/8/8/8/8/8/8 w ply=-2", "ply=: expected a whole number"),
    ] {
        let message = refusal("chess", fen);
        assert!(message.starts_with(&format!("FEN, {expected}")), "{message}");
    }
    assert!(refusal("crossderby", "8/8/8/8/8/8/8/8 w").contains("is a wall, expected '*'"));
}

#[test]
fn long_ids_stand_in_parentheses() {
    let mut facts = game("chess").facts().clone();
    for (kind, id) in facts.kinds.to_mut().iter_mut().zip(["+P", "Q2", "R~"]) {
        kind.id = id.into();
    }
    let start = game("chess").state();
    let text = write(&facts, &start).expect("all ids have symbols");
    assert!(text.contains("(q2)") && text.contains("+p+p") && text.contains("R~"), "{text}");
    assert_eq!(read(&facts, &text).map(|state| state.board), Ok(start.board));
}

#[test]
fn a_game_with_other_ids_has_no_text() {
    let mut facts = game("chess").facts().clone();
    facts.kinds.to_mut()[2].id = "ñ".into();
    let none = "this game has no FEN: the id 'ñ' is neither capitals, '+' and a capital, a capital and '~', nor a capital and a digit";
    assert_eq!(read(&facts, START).map_err(|error| error.to_string()), Err(none.to_owned()));
    let start = game("chess").state();
    assert_eq!(write(&facts, &start).map_err(|error| error.to_string()), Err(none.to_owned()));
}
