//! Counting legal moves by sets, without listing them.

use super::pins::{self, Threats};
use super::probe::{self, Reliance};
use crate::generate::{Generator, takeable, targets};
use crate::rules::VisitKind;
use crate::{Kind, Move, Player, Position, Reach, Rules, SquareSet, Tier, rule};

/// The number of legal moves, or nothing where they must be listed to be counted.
#[inline(always)]
pub(super) fn by_sets<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    tier: Tier,
) -> Option<u64> {
    let explodes = R::MAY.explosions() && rules.facts().explosion.is_some();
    if rule::en_passant::offered(rules, at) || explodes && rules.facts().forbid_immobility {
        return None;
    }
    let mut counter = Counter::new(at, us);
    let mut allowed = !R::Set::EMPTY;
    let threats = match tier {
        Tier::Free => None,
        Tier::Pins => {
            let king = rules.royals(at, us).first();
            let kind = at.cell(king).kind();
            let threats = Threats::on(rules, at, us, king, kind)?;
            allowed = threats.answers;
            counter.narrow(!(threats.pinned | R::Set::of(king)), allowed);
            let safe = pins::royal_ends(rules, at, us, king, kind);
            Some((threats, king, safe))
        }
        Tier::Probe => return probed(rules, at, us),
        Tier::Replay => return None,
    };
    let dropped = rule::drops::count(rules, at, us, allowed)?;
    if rule::drops::placing(rules, at, us) {
        return Some(dropped);
    }
    counter.total = dropped;
    if let Some((_, _, safe)) = threats {
        counter.total += u64::from(safe.len());
        if allowed.is_empty() {
            return Some(counter.total);
        }
    }
    rules.each_kind(&mut counter);
    match &threats {
        None => rule::castling::each(rules, at, |_| counter.total += 1),
        Some((threats, king, safe)) => {
            counter.total += pinned(rules, at, us, threats);
            pins::castles(rules, at, threats, (*king, *safe), |_| counter.total += 1);
        }
    }
    Some(counter.total)
}

/// The same in the probe tier: moves that touch nothing the royal piece relies on are counted by
/// sets, the others are tested.
#[inline]
fn probed<R: Rules>(rules: &R, at: &Position<R>, us: Player) -> Option<u64> {
    let reliance = Reliance::of(rules, at)?;
    if rule::drops::placing(rules, at, us) || promotes_to_royal(rules) {
        return None;
    }
    let touched = reliance.squares | reliance.royal;
    let mut counter = Counter::new(at, us);
    counter.narrow(!touched, !touched);
    let exploding = R::MAY.explosions() && rules.facts().explosion.is_some();
    if exploding {
        counter.targets.capture = R::Set::EMPTY;
    }
    counter.total = rule::drops::count(rules, at, us, !touched)?;
    rules.each_kind(&mut counter);
    let mut doubtful = Vec::new();
    rule::drops::add(rules, at, touched, &mut doubtful);
    rule::drops::filter(rules, at, &mut doubtful);
    let mut generator = Generator::new(rules, at, &mut doubtful);
    for from in at.of(us).iter() {
        let doubted = if exploding { touched | at.of(us.other()) } else { touched };
        generator.piece(from, if touched.has(from) { !R::Set::EMPTY } else { doubted });
    }
    rule::castling::each(rules, at, |castle| doubtful.push(castle.made()));
    let allowed = |made: &&Move| {
        exploding && reliance.ignores(rules, at, **made) || probe::allowed(rules, at, **made)
    };
    let tested = doubtful.iter().filter(allowed).count();
    Some(counter.total + tested as u64)
}

/// Whether a piece may promote to a royal one, which would have to be safe too.
fn promotes_to_royal<R: Rules>(rules: &R) -> bool {
    let royals = rules.tables().royals;
    let mut rules = rules.facts().kinds.iter().filter_map(|kind| kind.promotion.as_ref());
    rules.any(|rule| rule.targets.iter().flat_map(|list| list.iter()).any(|&kind| royals.has(kind)))
}

/// The moves of the pinned pieces.
#[inline(always)]
fn pinned<R: Rules>(rules: &R, at: &Position<R>, us: Player, threats: &Threats<R::Set>) -> u64 {
    let occupied = at.occupied();
    let mut total = 0;
    threats.each_pinned(|from, line| {
        let kind = at.cell(from).kind();
        let ends = crate::generate::ends(rules, at, us, kind, from, occupied);
        let ends = ends & line & threats.answers;
        total += rule::promotion::count(rules, at, us, kind, from, ends);
    });
    total
}

/// Adds up the moves of some pieces, kind by kind.
struct Counter<'a, R: Rules> {
    at: &'a Position<R>,
    us: Player,
    pieces: R::Set,
    occupied: R::Set,
    targets: Reach<R::Set>,
    total: u64,
}

impl<'a, R: Rules> Counter<'a, R> {
    #[inline(always)]
    fn new(at: &'a Position<R>, us: Player) -> Self {
        let targets = targets(at, us);
        Self { at, us, pieces: at.of(us), occupied: at.occupied(), targets, total: 0 }
    }
}

impl<R: Rules> Counter<'_, R> {
    /// Leaves only some pieces and some squares.
    #[inline(always)]
    fn narrow(&mut self, pieces: R::Set, ends: R::Set) {
        self.pieces &= pieces;
        self.targets.quiet &= ends;
        self.targets.capture &= ends;
    }
}

impl<R: Rules> VisitKind<R> for Counter<'_, R> {
    #[inline(always)]
    fn visit(&mut self, rules: &R, kind: Kind) {
        let pieces = self.pieces & self.at.of_kind(kind);
        if pieces.is_empty() {
            return;
        }
        let mut targets = self.targets;
        if const { R::MAY.captures() } {
            targets.capture &= takeable(rules, self.at, self.us, kind);
        }
        let promotion = rule::promotion::table(rules, self.us, kind);
        let at_once = promotion.is_none_or(|rule| !rule.on_leaving && !rule.varied);
        if at_once && rules.counts_at_once(self.us, kind) {
            let zone = promotion.map_or(R::Set::EMPTY, |rule| rule.zone);
            let tally = rules.count_at_once(self.us, kind, pieces, self.occupied, targets, zone);
            let choices = promotion.map_or(1, rule::promotion::uniform);
            self.total += u64::from(tally.all - tally.within) + u64::from(tally.within) * choices;
            return;
        }
        for from in pieces.iter() {
            let reach = rules.reach(self.at, self.us, kind, from, self.occupied);
            let ends = reach.quiet & targets.quiet | reach.capture & targets.capture;
            self.total += rule::promotion::count(rules, self.at, self.us, kind, from, ends);
        }
    }
}
