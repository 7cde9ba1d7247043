//! Which kinds of piece each player can come to have, on the board or in hand.
//!
//! Squares are left out of account here: whether a kind gets to where it would change
//! or be taken is asked in [`reach`](super::reach).

use super::game::Game;
use super::kinds::{Kind, Kinds};
use super::ways;
use crate::spec::{Drops, Effect, Link, Mode, Promotion, Strike};

/// Which kinds each player can come to have.
#[derive(Clone, Debug)]
pub(super) struct Census {
    /// On the board, by any way the file opens.
    pub(super) has: [Kinds; 2],
    /// In hand.
    pub(super) hand: [Kinds; 2],
    wild: Kinds,
    /// The kinds with an entry that can take something, and those whose entry may
    /// land on what it takes.
    takers: Kinds,
    landers: Kinds,
    captures: Vec<Kinds>,
}

impl Census {
    /// None where a part it rests on is not known.
    pub(super) fn take(game: &Game<'_>) -> Option<Self> {
        known(game).then(|| {
            let mut census = Self::start(game);
            while census.grow(game) {}
            census
        })
    }

    fn start(game: &Game<'_>) -> Self {
        let pieces = game.spec.pieces.iter().enumerate();
        let moving = |wanted: fn(&crate::spec::Move) -> bool| {
            let some = pieces.clone().filter(|(_, piece)| piece.moves.iter().any(wanted));
            some.map(|(kind, _)| kind).collect::<Kinds>()
        };
        let mut census = Self {
            has: [Kinds::EMPTY; 2],
            hand: [stock(game); 2],
            wild: game.wild_kinds(),
            takers: game.idle | moving(|entry| ways::takes(entry.kind, entry.mode)),
            landers: game.idle | moving(|entry| entry.mode != Mode::Move),
            captures: game.every_kind().iter().map(|kind| game.captures(kind)).collect(),
        };
        for start in &game.starts {
            census.has[start.player].insert(start.kind);
        }
        census
    }

    /// The kinds some piece can be on the board as, wild ones left out.
    pub(super) fn any(&self) -> Kinds {
        self.has[0] | self.has[1]
    }

    /// Whether one kind may take another, by its captures and its moves.
    pub(super) fn may_take(&self, taker: Kind, taken: Kind) -> bool {
        self.takers.contains(taker) && self.captures[taker].contains(taken)
    }

    /// Whether a player's piece of a kind may take something of those it can meet.
    pub(super) fn takes_something(&self, player: usize, taker: Kind) -> bool {
        self.takers.contains(taker) && self.captures[taker].meets(self.has[1 - player] | self.wild)
    }

    /// Whether some piece of a player may take a kind.
    pub(super) fn taken_by(&self, player: usize, taken: Kind) -> bool {
        self.has[player].iter().any(|taker| self.may_take(taker, taken))
    }

    /// Whether a link of contacts can be made by a player: permission is not asked of
    /// a link onto one's own piece.
    pub(super) fn meets(&self, player: usize, link: &Link, mover: Kind, onto: Kind) -> bool {
        let owner = if link.own { player } else { 1 - player };
        let allowed = if link.own {
            self.landers.contains(mover)
        } else {
            self.landers.contains(mover) && self.captures[mover].contains(onto)
        };
        allowed && self.has[player].contains(mover) && self.has[owner].contains(onto)
    }

    /// One round of every way a kind can come; whether any was new.
    fn grow(&mut self, game: &Game<'_>) -> bool {
        let before = (self.has, self.hand);
        for player in [0, 1] {
            for (_, rule) in game.promotions() {
                if game.kind(&rule.piece).is_some_and(|kind| self.has[player].contains(kind)) {
                    self.has[player] |= game.kinds(Game::targets(rule, player));
                }
            }
            if let Some(strike) = &game.spec.rules.strike {
                self.strike(game, strike, player);
            }
            self.contacts(game, player);
            if let Some(drops) = &game.spec.rules.drops {
                self.drops(game, drops, player);
            }
        }
        before != (self.has, self.hand)
    }

    /// What the other player takes of this player's, and who goes over to the other.
    fn strike(&mut self, game: &Game<'_>, strike: &Strike, player: usize) {
        for (from, to) in chain(game, strike) {
            if self.has[player].contains(from) && self.taken_by(1 - player, from) {
                self.has[player].insert(to);
            }
        }
        for kind in game.kinds(strike.switches_sides.as_deref().unwrap_or_default()).iter() {
            if self.has[player].contains(kind) && self.takes_something(player, kind) {
                self.has[1 - player] |= self.becomes(game, player, kind);
            }
        }
    }

    /// What a kind can be after one of its captures: itself, what contact makes of it,
    /// what either promotes to.
    fn becomes(&self, game: &Game<'_>, player: usize, kind: Kind) -> Kinds {
        let mut becomes: Kinds = [kind].into_iter().collect();
        for link in links(game) {
            let Some((mover, onto)) = ends(game, link) else { continue };
            if mover == kind && !link.own && self.meets(player, link, mover, onto) {
                becomes |= link.mover_to.iter().filter_map(|id| game.kind(id)).collect();
            }
        }
        for (_, rule) in game.promotions() {
            if game.kind(&rule.piece).is_some_and(|kind| becomes.contains(kind)) {
                becomes |= game.kinds(Game::targets(rule, player));
            }
        }
        becomes
    }

    fn contacts(&mut self, game: &Game<'_>, player: usize) {
        let immune = immune_to_contact(game);
        for link in links(game) {
            let Some((mover, onto)) = ends(game, link) else { continue };
            if immune.contains(onto) || !self.meets(player, link, mover, onto) {
                continue;
            }
            let owner = if link.own { player } else { 1 - player };
            if let Some(to) = link.mover_to.as_ref().and_then(|id| game.kind(id)) {
                self.has[player].insert(to);
            }
            if let Some(to) = link.onto_to.as_ref().and_then(|id| game.kind(id)) {
                self.has[owner].insert(to);
            }
        }
    }

    fn drops(&mut self, game: &Game<'_>, drops: &Drops, player: usize) {
        if drops.from_captures {
            let prey = (self.has[1 - player] | self.wild) - game.royals();
            let taken = prey.iter().filter(|&kind| self.taken_by(player, kind));
            let held: Kinds = taken.map(|kind| original(game, kind)).collect();
            self.hand[player] |= held;
        }
        let hand = self.hand[player];
        self.has[player] |= hand;
        if drops.either_face {
            self.has[player] |= faces(game, hand);
        }
    }
}

/// Whether every part is sound, and every id in it declared.
fn known(game: &Game<'_>) -> bool {
    let rules = &game.spec.rules;
    let keys = ["captures", "moves", "promoted_from", "royal"];
    let parts = ["rules.promotion", "rules.strike", "rules.contacts", "rules.drops", "rules.npcs"];
    let targets = |rule: &Promotion| rule.to.is_some() != rule.to_by_player.is_some();
    if !game.promotions().iter().all(|(_, rule)| targets(rule)) {
        return false;
    }
    if !game.starts_known || !keys.iter().all(|key| game.every_piece(key)) {
        return false;
    }
    let mut ids: Vec<&String> = Vec::new();
    for piece in &game.spec.pieces {
        ids.extend(piece.captures.iter().flatten().chain(&piece.promoted_from));
    }
    for (_, rule) in game.promotions() {
        ids.push(&rule.piece);
        ids.extend(rule.to.iter().flatten().chain(rule.to_by_player.iter().flatten().flatten()));
    }
    if let Some(strike) = &rules.strike {
        ids.extend(strike.chain.iter().flatten().flat_map(|link| [&link.from, &link.to]));
        ids.extend(strike.switches_sides.iter().flatten().chain(strike.immune.iter().flatten()));
    }
    for link in links(game) {
        ids.extend(
            [&link.mover, &link.onto].into_iter().chain(&link.mover_to).chain(&link.onto_to),
        );
    }
    if let Some(drops) = &rules.drops {
        ids.extend(drops.stock.iter().flatten().map(|(id, _)| id));
    }
    ids.extend(rules.npcs.iter().flatten().map(|npc| &npc.piece));
    parts.iter().all(|part| game.sound(part)) && ids.iter().all(|id| game.kind(id).is_some())
}

/// What each player holds from the start.
pub(super) fn stock(game: &Game<'_>) -> Kinds {
    let drops = game.spec.rules.drops.iter();
    let ids = drops.flat_map(|drops| drops.stock.iter().flatten().map(|(id, _)| id));
    ids.filter_map(|id| game.kind(id)).collect()
}

/// The links of a strike that can ever be used, royal and immune pieces left out.
pub(super) fn chain(game: &Game<'_>, strike: &Strike) -> Vec<(Kind, Kind)> {
    if strike.effect == Effect::Capture {
        return Vec::new();
    }
    let immune = game.kinds(strike.immune.as_deref().unwrap_or_default());
    let links = strike.chain.iter().flatten();
    let kinds = links.filter_map(|link| Some((game.kind(&link.from)?, game.kind(&link.to)?)));
    kinds.filter(|(from, _)| !immune.contains(*from)).collect()
}

pub(super) fn links<'a>(game: &Game<'a>) -> impl Iterator<Item = &'a Link> + use<'a> {
    game.spec.rules.contacts.iter().flat_map(|contacts| &contacts.links)
}

/// The mover and the target of a link.
pub(super) fn ends(game: &Game<'_>, link: &Link) -> Option<(Kind, Kind)> {
    Some((game.kind(&link.mover)?, game.kind(&link.onto)?))
}

pub(super) fn immune_to_contact(game: &Game<'_>) -> Kinds {
    let contacts = game.spec.rules.contacts.as_ref();
    game.kinds(contacts.and_then(|contacts| contacts.immune.as_deref()).unwrap_or_default())
}

/// What a taken piece comes to hand as.
fn original(game: &Game<'_>, kind: Kind) -> Kind {
    let mut seen = Kinds::EMPTY;
    let mut at = kind;
    while seen.insert(at) {
        match game.spec.pieces[at].promoted_from.as_ref().and_then(|id| game.kind(id)) {
            Some(base) => at = base,
            None => break,
        }
    }
    at
}

/// The kinds that are promoted from one of these.
pub(super) fn faces(game: &Game<'_>, bases: Kinds) -> Kinds {
    let base =
        |kind: &Kind| game.spec.pieces[*kind].promoted_from.as_ref().and_then(|id| game.kind(id));
    game.every_kind().iter().filter(|kind| base(kind).is_some_and(|b| bases.contains(b))).collect()
}

/// The kinds that some other piece can turn into.
pub(super) fn made_kinds(game: &Game<'_>) -> Kinds {
    let mut made = Kinds::EMPTY;
    for (_, rule) in game.promotions() {
        made |= game.kinds(Game::targets(rule, 0)) | game.kinds(Game::targets(rule, 1));
    }
    if let Some(strike) = &game.spec.rules.strike {
        made |= chain(game, strike).into_iter().map(|(_, to)| to).collect();
    }
    for link in links(game) {
        let made_by = link.mover_to.iter().chain(&link.onto_to);
        made |= made_by.filter_map(|id| game.kind(id)).collect();
    }
    made
}
