//! The side, which in rounds is nobody, and the keys about rounds.

use super::fields::{Fields, Side};
use super::keys::{Given, Key};
use super::{FenError, Pieces};
use crate::square_name;
use sandbox_kernel::facts::Tie;
use sandbox_kernel::{Facts, Phase, Player, RoundState, Square, State};

const FIELD: &str = "the side";

/// Void moves at each other: those of the last round, and the pairs that are barred.
type Void = (Option<([Square; 2], u8)>, Vec<[Square; 2]>);

/// Who is to move; in rounds, the first player. And what rounds remember.
pub(super) fn read(
    facts: &Facts,
    fields: &Fields<'_>,
    pieces: &Pieces,
) -> Result<(Player, Option<RoundState>), FenError> {
    let spies = facts.kinds.iter().any(|kind| kind.spy);
    let to_move = match fields.side {
        Some(Side::One(player)) => player,
        Some(Side::Both) | None => Player::First,
    };
    if facts.rounds.is_none() {
        return Ok((to_move, None));
    }
    let both = if spies { fields.side == Some(Side::Both) } else { true };
    if let (false, Some(Side::One(player))) = (spies, fields.side) {
        let problem = format!("both players choose, expected '-', got '{}'", letter(player));
        return Err(FenError::new(FIELD, problem));
    }
    let reply = reply(facts, fields, both)?;
    if spies {
        let have = Player::BOTH.map(|player| has_spy(facts, pieces, player));
        match_spies(fields, have, (!both).then_some(to_move), reply)?;
    }
    let (void, bars) = void(facts, fields, pieces)?;
    let phase = match (both, has_spy(facts, pieces, to_move)) {
        (true, _) => Phase::Rounds,
        (false, false) => Phase::Reply,
        (false, true) => Phase::Turns,
    };
    let initiative = initiative(facts, fields)?;
    Ok((to_move, Some(RoundState { phase, initiative, void, bars, announces: None })))
}

/// Refuses a side, and a reply that is due, that the spies on the board do not allow: players move
/// in turn while both have one; then one who has none may be to reply, before both choose.
fn match_spies(
    fields: &Fields<'_>,
    have: [bool; 2],
    to_move: Option<Player>,
    reply: bool,
) -> Result<(), FenError> {
    let got = if fields.side.is_some() { "got" } else { "got nothing, which is" };
    let problem = match (have, to_move) {
        ([true, true], None) => {
            "each player has a spy, so they move in turn: expected w or b, got '-'".to_owned()
        }
        ([true, true], Some(_)) if reply => {
            "each player has a spy, so no reply is due: expected no reply=".to_owned()
        }
        (_, Some(player)) if have != [true; 2] && have[player.index()] => {
            let (other, letter) = (player.other() as u8, letter(player));
            format!("player {other} has no spy, so both choose: expected '-', {got} '{letter}'")
        }
        _ => return Ok(()),
    };
    Err(FenError::new(FIELD, problem))
}

/// Whether a player has a spy on the board.
fn has_spy(facts: &Facts, pieces: &Pieces, player: Player) -> bool {
    let mut pieces = pieces.iter().flatten();
    pieces.any(|piece| piece.player == Some(player) && facts.kind(piece.kind).spy)
}

/// Whether a spy game's reply move is due.
fn reply(facts: &Facts, fields: &Fields<'_>, both: bool) -> Result<bool, FenError> {
    match fields.keys.given(facts, Key::Reply) {
        None => Ok(false),
        Some(given) if given.text != "1" => Err(given.wrong("1", given.text)),
        Some(given) if both => Err(given.problem("expected w or b as the side, who is to reply")),
        Some(_) => Ok(true),
    }
}

/// Who holds the initiative: at the start, player 1.
fn initiative(facts: &Facts, fields: &Fields<'_>) -> Result<Player, FenError> {
    match fields.keys.given(facts, Key::Initiative) {
        None => Ok(Player::Second),
        Some(given) => match given.text {
            "0" => Ok(Player::First),
            "1" => Ok(Player::Second),
            text => Err(given.wrong("0 or 1, the number of a player", text)),
        },
    }
}

/// The moves at each other that were void.
fn void(facts: &Facts, fields: &Fields<'_>, pieces: &Pieces) -> Result<Void, FenError> {
    let (mut once, mut bars) = (None, Vec::new());
    let Some(given) = fields.keys.given(facts, Key::Void) else { return Ok((once, bars)) };
    for entry in given.text.split(';') {
        let shape = "two squares, ',' and 1 or 2, the rounds in a row";
        let (squares, times) = entry.split_once(',').ok_or_else(|| given.wrong(shape, entry))?;
        let pair = given.pair(squares)?;
        of_both(facts, given, pieces, pair)?;
        match times {
            "1" if once.is_some() => {
                return Err(given.wrong("one pair that was void once", entry));
            }
            "1" => once = Some((pair, 1)),
            "2" if bars.contains(&pair) => return Err(given.wrong("each pair once", entry)),
            "2" if bars.len() == RoundState::MOST_BARS => {
                let most = format!("at most {} barred pairs", RoundState::MOST_BARS);
                return Err(given.wrong(&most, entry));
            }
            "2" => bars.push(pair),
            _ => return Err(given.wrong(shape, entry)),
        }
    }
    bars.sort_unstable();
    Ok((once, bars))
}

/// The first square of a pair is player 0's, the second player 1's. A wild piece may have eaten
/// what stood there.
fn of_both(
    facts: &Facts,
    given: Given<'_>,
    pieces: &Pieces,
    pair: [Square; 2],
) -> Result<(), FenError> {
    for (square, player) in pair.into_iter().zip(Player::BOTH) {
        let other = Some(player.other());
        if pieces[square.index()].is_some_and(|piece| piece.player == other) {
            let (name, player) = (square_name(&facts.board, square), player as u8);
            return Err(given.problem(format!("expected player {player}'s piece on {name}")));
        }
    }
    Ok(())
}

const fn letter(player: Player) -> &'static str {
    match player {
        Player::First => "w",
        Player::Second => "b",
    }
}

/// Writes the side.
pub(super) fn write_side(state: &State) -> String {
    let both = state.rounds.as_ref().is_some_and(|rounds| rounds.phase == Phase::Rounds);
    if both { "-" } else { letter(state.to_move) }.to_owned()
}

/// Writes the keys.
pub(super) fn write(facts: &Facts, state: &State) -> Vec<String> {
    let (Some(rule), Some(rounds)) = (facts.rounds, &state.rounds) else { return Vec::new() };
    let mut words = Vec::new();
    if rule.tie == Tie::Initiative && rounds.initiative == Player::First {
        words.push(Key::Initiative.with(0));
    }
    let once = rounds.void.iter().map(|(pair, _)| (*pair, 1));
    let pairs = once.chain(rounds.bars.iter().map(|pair| (*pair, 2)));
    let said: Vec<_> = pairs
        .map(|(pair, times)| {
            let [first, second] = pair.map(|square| square_name(&facts.board, square));
            format!("{first}{second},{times}")
        })
        .collect();
    if !said.is_empty() {
        words.push(Key::Void.with(said.join(";")));
    }
    if rounds.phase == Phase::Reply {
        words.push(Key::Reply.with(1));
    }
    words
}
