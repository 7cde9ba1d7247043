//! Counting legal moves by sets, without listing them.

use super::pins::{self, Threats};
use crate::generate::{takeable, targets};
use crate::rules::VisitKind;
use crate::{Kind, Player, Position, Reach, Rules, SquareSet, Tier, rule};

/// The number of legal moves, or nothing where they must be listed to be counted.
#[inline(always)]
pub(super) fn by_sets<R: Rules>(
    rules: &R,
    at: &Position<R>,
    us: Player,
    tier: Tier,
) -> Option<u64> {
    if rule::en_passant::offered(rules, at) {
        return None;
    }
    let mut counter = Counter::new(at, us);
    let threats = match tier {
        Tier::Free => None,
        Tier::Pins => {
            let king = rules.royals(at, us).first();
            let kind = at.cell(king).kind();
            let threats = Threats::on(rules, at, us, king, kind)?;
            counter.total = u64::from(pins::royal_ends(rules, at, us, king, kind).len());
            if threats.answers.is_empty() {
                return Some(counter.total);
            }
            counter.pieces &= !(threats.pinned | R::Set::of(king));
            counter.targets.quiet &= threats.answers;
            counter.targets.capture &= threats.answers;
            Some(threats)
        }
        Tier::Probe | Tier::Replay => return None,
    };
    rules.each_kind(&mut counter);
    match &threats {
        None => rule::castling::each(rules, at, |_| counter.total += 1),
        Some(threats) => {
            counter.total += pinned(rules, at, us, threats);
            pins::castles(rules, at, threats, |_| counter.total += 1);
        }
    }
    Some(counter.total)
}

/// The moves of the pinned pieces.
#[inline]
fn pinned<R: Rules>(rules: &R, at: &Position<R>, us: Player, threats: &Threats<R::Set>) -> u64 {
    let occupied = at.occupied();
    let mut total = 0;
    threats.each_pinned(|from, line| {
        let kind = at.cell(from).kind();
        let ends = crate::generate::ends(rules, at, us, kind, from, occupied);
        let ends = ends & line & threats.answers;
        total += rule::promotion::count(rules, us, kind, from, ends);
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
        let at_once = promotion.is_none_or(|rule| !rule.on_leaving && !rule.regional);
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
            self.total += rule::promotion::count(rules, self.us, kind, from, ends);
        }
    }
}
