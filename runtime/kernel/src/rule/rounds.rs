//! Rounds: both players choose a move on the same board, and both are made together (R-140 to
//!

use super::{endings, explosion, portals, rest, territory, wild};
use crate::act::{Act, Ply};
use crate::play::Before;
use crate::{
    Kind, Move, Outcome, Phase, Player, Position, Reason, Rules, Square, SquareSet, legality,
};

/// Whether both players choose at once.
#[inline(always)]
pub(crate) fn both_choose<R: Rules>(rules: &R, at: &Position<R>) -> bool {
    R::MAY.rounds()
        && rules.facts().rounds.is_some()
        && at.extra().is_some_and(|extra| extra.rounds.phase == Phase::Rounds)
}

/// The position as one player sees it who chooses.
fn view<R: Rules>(at: &Position<R>, player: Player) -> Position<R> {
    let mut view = *at;
    view.to_move = player;
    view
}

/// The moves that each player may choose: as if by turns on this board.
pub(crate) fn choices<R: Rules>(rules: &R, at: &Position<R>) -> [Vec<Move>; 2] {
    Player::BOTH.map(|player| {
        let mut moves = Vec::new();
        legality::legal(rules, &view(at, player), &mut moves);
        moves
    })
}

/// Drops the moves that are barred.
pub(crate) fn filter<R: Rules>(rules: &R, at: &Position<R>, moves: &mut Vec<Move>) {
    if !both_choose(rules, at) {
        return;
    }
    let bars = at.extra().map(|extra| extra.rounds.bars);
    let barred = |made: &Move| {
        made.from().is_some_and(|from| {
            let pair = at.to_move.pick([from, made.to()], [made.to(), from]);
            bars.iter().flatten().flatten().any(|bar| *bar == pair)
        })
    };
    moves.retain(|made| !barred(made));
}

/// The end of the game where a player has no move to choose.
pub(crate) fn without_move<R: Rules>(rules: &R, at: &Position<R>) -> Option<Outcome> {
    let stuck = choices(rules, at).map(|moves| moves.is_empty());
    let verdict = rules.facts().stalemate;
    let found = endings::Found { reason: Reason::Stalemate, verdict, concerned: stuck };
    endings::together(rules, at, [found].into_iter().filter(|found| found.concerned != [false; 2]))
}

/// What becomes of one player's move in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lot {
    /// It is made as it was chosen.
    Made,
    /// It lands on a square that its target has left.
    Lands,
    /// The piece has not moved.
    Void,
    /// The piece is eliminated.
    Eliminated,
}

/// The position after a round.
pub(crate) fn after<R: Rules>(rules: &R, at: &Position<R>, made: [Move; 2]) -> Position<R> {
    let before = Before::of(rules, at);
    let mut next = *at;
    for player in Player::BOTH {
        rest::tick(&mut next, player);
    }
    let speeds = made.map(|made| rules.facts().kind(mover(at, made)).speed);
    let mut plies = if speeds[0] == speeds[1] {
        together(rules, &mut next, made)
    } else {
        let faster = if speeds[0] > speeds[1] { Player::First } else { Player::Second };
        one_by_one(rules, before, &mut next, made, faster)
    };
    if next.ended.is_none() {
        wild::walk(rules, &mut next, &mut plies[1]);
        let found = endings::each(rules, before, &next, &plies);
        next.ended = endings::together(rules, &next, found);
    }
    next.to_move = Player::First;
    next.ply += 2;
    let progress = plies.iter().any(Ply::progress);
    next.no_progress = if progress { 0 } else { next.no_progress + 2 };
    lift_bars(at, &mut next);
    next
}

/// The kind of the piece that a move moves or drops.
fn mover<R: Rules>(at: &Position<R>, made: Move) -> Kind {
    match made {
        Move::Drop { kind, .. } => kind,
        made => at.cell(made.from().unwrap_or_default()).kind(),
    }
}

/// A bar holds while the same pieces stand on both squares.
fn lift_bars<R: Rules>(before: &Position<R>, after: &mut Position<R>) {
    let same = |square: Square| {
        before.cell(square) == after.cell(square) && before.facing(square) == after.facing(square)
    };
    let kept = |bar: [Square; 2]| bar.into_iter().all(same);
    let Some(extra) = after.extra() else { return };
    let mut bars = extra.rounds.bars.map(|bar| bar.filter(|bar| kept(*bar)));
    bars.sort_unstable();
    if let Some(extra) = after.extra_mut() {
        extra.rounds.bars = bars;
    }
}

/// Both moves of a round whose pieces differ in speed: the faster is made as chosen, the slower if
/// it still can be.
fn one_by_one<R: Rules>(
    rules: &R,
    before: Before,
    at: &mut Position<R>,
    made: [Move; 2],
    faster: Player,
) -> [Ply; 2] {
    let start = *at;
    let slower = faster.other();
    let mut plies = Player::BOTH
        .map(|player| Ply::new(player, made[player.index()], mover(at, made[player.index()])));
    if let Some(extra) = at.extra_mut() {
        extra.rounds.void = None;
    }
    at.to_move = faster;
    plies[faster.index()] = at.make(rules, made[faster.index()]);
    let found = endings::each(rules, before, at, &plies[faster.index()..=faster.index()]);
    at.ended = endings::together(rules, at, found);
    if at.ended.is_none() && still_possible(rules, &start, at, slower, made[slower.index()]) {
        at.to_move = slower;
        plies[slower.index()] = at.make(rules, made[slower.index()]);
    }
    plies
}

/// Whether the slower move can still be made: its piece stands where it was, unchanged, and has a
/// way of moving that is spelled the same.
fn still_possible<R: Rules>(
    rules: &R,
    before: &Position<R>,
    now: &Position<R>,
    player: Player,
    made: Move,
) -> bool {
    let Some(from) = made.from() else {
        return !now.occupied().has(made.to());
    };
    let same = now.cell(from) == before.cell(from) && now.facing(from) == before.facing(from);
    let view = view(now, player);
    let possible = if let Move::Enter { entry, to, .. } = made {
        portals::leads(rules, &view, player, from, (entry, to))
    } else {
        let mut moves = Vec::new();
        crate::generate::Generator::new(rules, &view, &mut moves).pieces(R::Set::of(from));
        moves.contains(&made)
    };
    let mut next = view;
    same && possible && !next.make(rules, made).outside
}

/// Both moves of a round of pieces of one speed.
fn together<R: Rules>(rules: &R, at: &mut Position<R>, made: [Move; 2]) -> [Ply; 2] {
    let mut plies = Player::BOTH
        .map(|player| Ply::new(player, made[player.index()], mover(at, made[player.index()])));
    let chosen = Player::BOTH.map(|player| {
        let made = made[player.index()];
        steps(made).then(|| Act::judge(rules, at, player, made))
    });
    let lots = lots(rules, at, made, &chosen);
    let mut acts = [0, 1].map(|number| match lots[number] {
        Lot::Made => chosen[number],
        Lot::Lands => chosen[number].map(|act| as_if_left(rules, at, &act)),
        Lot::Void | Lot::Eliminated => None,
    });
    for number in [0, 1] {
        if lots[number] == Lot::Eliminated {
            plies[number].removed = true;
            eliminate(rules, at, Player::BOTH[number], made[number]);
        }
        if let Move::Turn { at: square, facing } = made[number] {
            at.point(square, facing);
            rest::set(at, square, rest::after_move(rules, plies[number].kind));
        }
    }
    // A piece taken where it stood is gone, whatever its own touch in place would make of it.
    let taken = [0, 1].map(|number| acts[1 - number].and_then(|act| met(&act)));
    acts.iter_mut().flatten().for_each(|act| act.clear(rules, at));
    acts.iter().flatten().for_each(|act| act.lift(at));
    let gone = [0, 1].map(|number| {
        acts[number].is_some_and(|act| taken[number] == Some(act.from) && !act.ply.stepped)
    });
    for number in [0, 1] {
        if let Some(act) = acts[number].filter(|_| !gone[number]) {
            act.arrive(at);
        } else if let (Move::Drop { .. }, Lot::Made) = (made[number], lots[number]) {
            at.to_move = Player::BOTH[number];
            plies[number] = at.make(rules, made[number]);
        }
    }
    for number in [0, 1] {
        if let Some(act) = &mut acts[number] {
            act.put_survivor(rules, at);
        }
    }
    let mut blasts = R::Set::EMPTY;
    for (act, gone) in acts.iter().zip(gone).filter_map(|(act, gone)| Some((act.as_ref()?, gone))) {
        if act.ply.stepped {
            territory::claim(rules, at, act.ply.mover, R::Set::of(act.mover.on));
        }
        let capturer = if gone { None } else { Some(act.mover.on) };
        blasts |= explosion::reached(rules, at, &act.ply, capturer, act.centre);
    }
    blasts.iter().for_each(|square| explosion::destroy(at, square));
    for (ply, act) in plies.iter_mut().zip(acts) {
        *ply = act.map_or(*ply, |act| act.ply);
    }
    plies
}

/// The square of the piece that an act removes or strikes.
fn met<S: SquareSet>(act: &Act<S>) -> Option<Square> {
    act.victim.or(act.survivor.map(|survivor| survivor.stood))
}

/// The same act, where the square it goes to has just been left.
fn as_if_left<R: Rules>(rules: &R, at: &Position<R>, act: &Act<R::Set>) -> Act<R::Set> {
    let mut left = *at;
    left.remove(act.ply.made.to());
    Act::judge(rules, &left, act.ply.mover, act.ply.made)
}

/// Whether a move takes a piece from one square to another, or at another.
const fn steps(made: Move) -> bool {
    matches!(made, Move::Step { .. } | Move::Enter { .. })
}

/// Removes a piece that has lost a collision, or spends the one in hand.
fn eliminate<R: Rules>(rules: &R, at: &mut Position<R>, player: Player, made: Move) {
    match (made, made.from()) {
        (Move::Drop { kind, .. }, _) => {
            super::drops::spend(rules, at, player, kind);
        }
        (_, Some(from)) => explosion::destroy(at, from),
        _ => {}
    }
}

/// Finds out what becomes of both moves, of which those that step would act so, and keeps what
/// rounds remember.
fn lots<R: Rules>(
    rules: &R,
    at: &mut Position<R>,
    made: [Move; 2],
    chosen: &[Option<Act<R::Set>>; 2],
) -> [Lot; 2] {
    let stays = chosen.map(|act| act.is_some_and(|act| !act.ply.stepped));
    let could_land = Player::BOTH.map(|player| quietly(rules, at, player, made[player.index()]));
    let at_each_other = made[0].from() == Some(made[1].to())
        && made[1].from() == Some(made[0].to())
        && made.into_iter().all(steps);
    let swap = rules.facts().rounds.is_some_and(|rule| rule.swap_collides);
    let ends = [0, 1].map(|number| {
        let ends =
            steps(made[number]) && !stays[number] || matches!(made[number], Move::Drop { .. });
        ends.then(|| made[number].to())
    });
    let mut void = None;
    let lots = if at_each_other && swap && stays == [false; 2] {
        collide(rules, at, made, Lot::Lands)
    } else if at_each_other {
        match could_land {
            [true, true] => [Lot::Lands; 2],
            [true, false] => [Lot::Made, Lot::Void],
            [false, true] => [Lot::Void, Lot::Made],
            [false, false] => {
                void = made[0].from().zip(made[1].from()).map(|(one, other)| [one, other]);
                [Lot::Void; 2]
            }
        }
    } else if ends[0].is_some() && ends[0] == ends[1] {
        collide(rules, at, made, Lot::Made)
    } else {
        [0, 1].map(|number| {
            let other = 1 - number;
            let left = steps(made[other]) && !stays[other];
            let just_left =
                left && steps(made[number]) && made[other].from() == Some(made[number].to());
            match (just_left, could_land[number]) {
                (false, _) => Lot::Made,
                (true, true) => Lot::Lands,
                (true, false) => Lot::Void,
            }
        })
    };
    remember(at, void);
    lots
}

/// Notes two moves that were void at each other, and bars them the second time in a row.
fn remember<R: Rules>(at: &mut Position<R>, void: Option<[Square; 2]>) {
    let Some(extra) = at.extra_mut() else { return };
    let rounds = &mut extra.rounds;
    let again = void.is_some_and(|pair| rounds.void.is_some_and(|(known, _)| known == pair));
    rounds.void = void.filter(|_| !again).map(|pair| (pair, 1));
    if let Some(pair) = void.filter(|_| again) {
        rounds.bar(pair);
    }
}

/// Whether one of the ways of making a move could end on an empty square: of all that come to its
/// square, however they are spelled.
fn quietly<R: Rules>(rules: &R, at: &Position<R>, player: Player, made: Move) -> bool {
    let (Move::Step { from, to, .. } | Move::Enter { from, to, .. }) = made else { return false };
    let kind = at.cell(from).kind();
    rules.reach(at, player, kind, from, at.occupied()).quiet.has(to)
        || portals::lead_quietly(rules, at, player, from, to)
}

/// Two pieces collide: whichever beats the other is left; the types are those before promotion
/// . The winner's move goes on as `goes_on` says.
fn collide<R: Rules>(rules: &R, at: &mut Position<R>, made: [Move; 2], goes_on: Lot) -> [Lot; 2] {
    use crate::facts::Tie;
    let kinds = made.map(|made| mover(at, made));
    let beats = |one: usize| rules.facts().kind(kinds[one]).beats.has(kinds[1 - one]);
    let winner = match [beats(0), beats(1)] {
        [true, false] => Some(Player::First),
        [false, true] => Some(Player::Second),
        _ => match rules.facts().rounds.map(|rule| rule.tie) {
            Some(Tie::Initiative) => at.extra_mut().map(|extra| {
                let holder = extra.rounds.initiative;
                extra.rounds.initiative = holder.other();
                holder
            }),
            _ => None,
        },
    };
    match winner {
        None => [Lot::Eliminated; 2],
        Some(Player::First) => [goes_on, Lot::Eliminated],
        Some(Player::Second) => [Lot::Eliminated, goes_on],
    }
}
