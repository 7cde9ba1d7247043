//! Checks a game against itself: every way of telling legal moves against making each move and
//! looking, and everything a generated game answers its own way against the default answer. For
//! tests.

use crate::{
    Features, Kind, Move, Player, Position, Reach, Rules, Square, SquareSet, State, Tally,
    defaults, legality, rule,
};

/// How long a random game may run.
const LONGEST: u32 = 160;

/// A fixed stream of numbers (splitmix64), so that a failure repeats.
#[derive(Clone, Copy, Debug)]
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).unwrap_or_default()
    }
}

/// Plays random games from the start and looks at random positions. The first difference is named.
pub(crate) fn audit<R: Rules>(rules: &R, games: u32, seed: u64) -> Result<(), String> {
    let features = Features::of(rules.facts());
    if !R::MAY.contains(features) {
        return Err(format!("the game has {features:?}, its engine plays {:?}", R::MAY));
    }
    let mut numbers = Numbers(seed);
    for _ in 0..games {
        let mut at = Position::start(rules);
        for _ in 0..LONGEST {
            let moves = position(rules, &at)?;
            let Some(next) = onward(rules, &at, &moves, &mut numbers) else { break };
            at = next;
        }
        position(rules, &scattered(rules, &mut numbers))?;
    }
    Ok(())
}

/// The position after a move at random, or after one of each player where both choose.
fn onward<R: Rules>(
    rules: &R,
    at: &Position<R>,
    moves: &[Move],
    numbers: &mut Numbers,
) -> Option<Position<R>> {
    if at.ended().is_some() {
        return None;
    }
    if !rule::rounds::both_choose(rules, at) {
        return Some(at.after(rules, *moves.get(numbers.below(moves.len()))?));
    }
    let [first, second] = rule::rounds::choices(rules, at);
    let made = [first.get(numbers.below(first.len()))?, second.get(numbers.below(second.len()))?];
    Some(rule::rounds::after(rules, at, made.map(|made| *made)))
}

/// A position with random pieces on random squares: attacks there are of every sort.
fn scattered<R: Rules>(rules: &R, numbers: &mut Numbers) -> Position<R> {
    let facts = rules.facts();
    let mut state = Position::start(rules).state();
    let sparse = 2 + numbers.below(6);
    for (number, square) in state.board.iter_mut().take(facts.board.squares()).enumerate() {
        let kind = Kind(numbers.below(facts.kinds.len()).to_le_bytes()[0]);
        let player = Player::BOTH[numbers.below(2)];
        let place = Square(number.to_le_bytes()[0]);
        let free = rules.tables().floor.has(place) && numbers.below(sparse) == 0;
        *square = free.then_some(crate::Piece::new(kind, player));
    }
    state.unmoved = crate::Wide::low(numbers.next());
    state.to_move = Player::BOTH[numbers.below(2)];
    Position::from_state(rules, &State { passing: Vec::new(), ..state })
}

/// Checks one position; gives its legal moves.
fn position<R: Rules>(rules: &R, at: &Position<R>) -> Result<Vec<Move>, String> {
    answers(rules, at)?;
    if at.ended().is_some() {
        return Ok(Vec::new());
    }
    let tiers = legality::tiers(rules, at);
    let Some((_, moves)) = tiers.last() else { return Ok(Vec::new()) };
    for (tier, told) in &tiers {
        if told != moves {
            let differ = |one: &[Move], other: &[Move]| -> Vec<Move> {
                one.iter().copied().filter(|made| !other.contains(made)).collect()
            };
            let (more, fewer) = (differ(told, moves), differ(moves, told));
            return Err(format!("tier {tier:?} has {more:?} too many, {fewer:?} too few: {at:?}"));
        }
    }
    let counted = legality::count(rules, at, &mut Vec::new());
    if counted != moves.len() as u64 {
        return Err(format!("{counted} moves are counted, {} listed: {at:?}", moves.len()));
    }
    if moves.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(format!("a move is listed twice: {moves:?}: {at:?}"));
    }
    key_agrees(rules, at)?;
    Ok(moves.clone())
}

/// The key must be that of the same position set up anew.
fn key_agrees<R: Rules>(rules: &R, at: &Position<R>) -> Result<(), String> {
    let [one, other] = [*at, Position::from_state(rules, &at.state())]
        .map(|position| rule::repetition::standing(rules, &position));
    if one != other || rule::repetition::key(&one) != rule::repetition::key(&other) {
        return Err(format!("{one:?} is not what it is set up as: {other:?}"));
    }
    Ok(())
}

/// Everything the game answers its own way, against the defaults.
fn answers<R: Rules>(rules: &R, at: &Position<R>) -> Result<(), String> {
    let same = |equal: bool, what: &str, kind: Kind, square: Square| {
        if equal {
            return Ok(());
        }
        let id = &rules.facts().kind(kind).id;
        Err(format!("{what} of {id} and square {} is not the default's: {at:?}", square.0))
    };
    let occupied = at.occupied();
    let floor = rules.tables().floor;
    for player in Player::BOTH {
        let royals = rules.royals(at, player) == defaults::royals(rules, at, player);
        same(royals, "royals", Kind(0), Square(0))?;
        for square in floor.iter() {
            for (kind, _) in rules.facts().numbered_kinds() {
                let reach = rules.reach(at, player, kind, square, occupied);
                let usual = defaults::reach(rules, at, player, kind, square, occupied);
                same(reach == usual, "reach", kind, square)?;
                let leapers = rules.leapers(at, player, kind, square);
                let usual = defaults::leapers(rules, at, player, kind, square);
                same(leapers == usual, "leapers", kind, square)?;
                let sliders = rules.sliders(at, player, kind, square, occupied);
                let usual = defaults::sliders(rules, at, player, kind, square, occupied);
                same(sliders == usual, "sliders", kind, square)?;
                let snipers = sorted::<R>(|found| rules.snipers(at, player, kind, square, found));
                let usual = sorted::<R>(|found| {
                    defaults::snipers(rules, at, player, kind, square, found);
                });
                same(snipers == usual, "snipers", kind, square)?;
                let onto = attackers_by_reach(rules, at, player, kind, square);
                let attackers = rules.attackers(at, player, kind, square, occupied);
                // Sweeps and portals attack squares that are in nobody's reach.
                let beyond = R::MAY.sweeps() || R::MAY.portals();
                let all = attackers & onto == onto && (attackers == onto || beyond);
                same(all, "attack", kind, square)?;
                let jumpers = rules.jumpers(at, player, kind, square, occupied);
                let usual = defaults::jumpers(rules, at, player, kind, square, occupied);
                same(jumpers == usual, "jumpers", kind, square)?;
            }
        }
        for (kind, _) in rules.facts().numbered_kinds() {
            if rules.counts_at_once(player, kind) {
                let tally = at_once(rules, at, player, kind);
                same(tally.0 == tally.1, "count_at_once", kind, Square(0))?;
            }
        }
    }
    Ok(())
}

/// What a search for snipers finds, in order.
fn sorted<R: Rules>(search: impl FnOnce(&mut dyn FnMut(Square, R::Set))) -> Vec<(u8, [u64; 4])> {
    let mut all = Vec::new();
    search(&mut |square, between| all.push((square.0, between.widen().0)));
    all.sort_unstable();
    all
}

/// Attacks on a square as the pieces' own moves tell them.
fn attackers_by_reach<R: Rules>(
    rules: &R,
    at: &Position<R>,
    by: Player,
    victim: Kind,
    on: Square,
) -> R::Set {
    at.of(by).iter().fold(R::Set::EMPTY, |found, from| {
        let kind = at.cell(from).kind();
        let takes = rules.facts().kind(kind).captures.has(victim);
        let reach = rules.reach(at, by, kind, from, at.occupied());
        if takes && reach.capture.has(on) { found | R::Set::of(from) } else { found }
    })
}

/// Counting together, by the game and by looking at each piece.
fn at_once<R: Rules>(rules: &R, at: &Position<R>, player: Player, kind: Kind) -> (Tally, Tally) {
    let occupied = at.occupied();
    let targets = Reach { quiet: !occupied, capture: at.of(player.other()) };
    let zone = rules.tables().kind(player, kind).promotion.as_ref();
    let zone = zone.map_or(R::Set::EMPTY, |promotion| promotion.zone);
    let pieces = at.of_kind(kind) & at.of(player);
    let together = rules.count_at_once(player, kind, pieces, occupied, targets, zone);
    let each = pieces.iter().fold(Tally::default(), |tally, from| {
        let reach = defaults::reach(rules, at, player, kind, from, occupied);
        let ends = reach.quiet & targets.quiet | reach.capture & targets.capture;
        tally + Tally { all: ends.len(), within: (ends & zone).len() }
    });
    (together, each)
}
