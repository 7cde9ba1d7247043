//! What captures do: strikes, contacts, explosions.

use crate::kinds;
use crate::names::{self, Names};
use sandbox_kernel::facts::{Contacts, Ends, Explosion, Link, List, Step, Strike};
use sandbox_kernel::{KindSet, Player};
use sandbox_schema::Spec;
use sandbox_schema::spec::{self, Effect, Position};

pub(crate) fn strike(spec: &Spec, rule: &spec::Strike, names: &Names<'_>) -> Strike {
    let chain = rule.chain.iter().flatten();
    Strike {
        unchanged: rule.effect == Effect::Capture,
        chain: chain.map(|link| (names.kind(&link.from), names.kind(&link.to))).collect(),
        ends: ends(rule.position),
        switches: names.kinds(rule.switches_sides.iter().flatten()),
        landing: landing(rule.landing.as_ref()),
        immune: names.kinds(rule.immune.iter().flatten()),
        homes: Player::BOTH.map(|player| {
            let homes = rule.position == Position::Home;
            if homes { home_squares(spec, player, names) } else { List::default() }
        }),
    }
}

pub(crate) fn contacts(rule: &spec::Contacts, names: &Names<'_>) -> Contacts {
    let link = |link: &spec::Link| Link {
        mover: names.kind(&link.mover),
        onto: names.kind(&link.onto),
        mover_to: names.kind(link.mover_to.as_ref().unwrap_or(&link.mover)),
        onto_to: link.onto_to.as_ref().map(|id| names.kind(id)),
        own: link.own,
    };
    Contacts {
        links: rule.links.iter().map(link).collect(),
        ends: ends(rule.position),
        landing: landing(rule.landing.as_ref()),
        immune: names.kinds(rule.immune.iter().flatten()),
    }
}

const fn ends(position: Position) -> Ends {
    match position {
        Position::Stay => Ends::Stay,
        Position::Advance => Ends::Advance,
        Position::Swap => Ends::Swap,
        Position::Choose => Ends::Choose,
        Position::Home => Ends::Home,
    }
}

fn landing(rule: Option<&spec::Landing>) -> List<Step> {
    rule.map(|rule| kinds::expanded(&rule.vectors, rule.symmetry).into()).unwrap_or_default()
}

/// The squares where the setup places each kind of a player, in the order of the file.
fn home_squares(
    spec: &Spec,
    player: Player,
    names: &Names<'_>,
) -> List<(sandbox_kernel::Kind, sandbox_kernel::Square)> {
    let placed = spec.setup.placements.iter().flat_map(|placement| {
        let kind = names.kind(&placement.piece);
        let own = names::player(placement.player) == player;
        placement.squares.iter().filter_map(move |name| {
            let square = names.square(name);
            if own {
                Some((kind, square))
            } else {
                spec.setup.mirror.then(|| (kind, names.mirrored(square)))
            }
        })
    });
    placed.collect()
}

pub(crate) fn explosion(rule: &spec::Explosion, names: &Names<'_>) -> Explosion {
    let kinds =
        |ids: &Option<Vec<String>>, usual| ids.as_ref().map_or(usual, |ids| names.kinds(ids));
    Explosion {
        radius: rule.radius,
        immune: kinds(&rule.immune, KindSet::NONE),
        by: kinds(&rule.by, KindSet::ALL),
        of: kinds(&rule.of, KindSet::ALL),
    }
}
