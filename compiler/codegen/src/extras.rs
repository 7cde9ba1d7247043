//! The facts of rules that few games have, as constants.

use crate::facts::{name, option};
use crate::literal::{kind_set, variant, wide};
use crate::{Game, literal};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sandbox_kernel::facts::{
    Contacts, End, FacingFacts, Link, Rounds, Route, Step, Strike, Territory, Turn,
};
use sandbox_kernel::{Kind, Square};

/// The fields of those rules.
pub(crate) fn fields(game: &Game<'_>) -> TokenStream {
    let facts = game.facts;
    let strike = option(facts.strike.as_ref().map(|rule| self::strike(game, rule)));
    let contacts = option(facts.contacts.as_ref().map(|rule| self::contacts(game, rule)));
    let promote_on_entry = facts.promote_on_entry;
    let territory = option(facts.territory.map(self::territory));
    let turn = option(facts.turn.as_ref().map(self::turn));
    let routes = facts.routes.iter().map(|route| self::route(game, route));
    let ends = facts.ends.iter().map(|end| self::end(game, end));
    let rounds = option(facts.rounds.map(self::rounds));
    quote! {
        strike: #strike,
        contacts: #contacts,
        promote_on_entry: #promote_on_entry,
        territory: #territory,
        turn: #turn,
        routes: Borrowed(&[#(#routes),*]),
        ends: Borrowed(&[#(#ends),*]),
        rounds: #rounds,
    }
}

pub(crate) fn facing(rule: FacingFacts) -> TokenStream {
    let (axes, turns, initial) =
        (Literal::u8_unsuffixed(rule.axes), rule.turns, variant(rule.initial));
    quote! { FacingFacts { axes: #axes, initial: Facing::#initial, turns: #turns } }
}

fn square(square: Square) -> TokenStream {
    let number = Literal::u8_unsuffixed(square.0);
    quote! { Square(#number) }
}

fn steps(steps: &[Step]) -> TokenStream {
    let steps = steps.iter().map(|&step| literal::step(step));
    quote! { Borrowed(&[#(#steps),*]) }
}

fn strike(game: &Game<'_>, rule: &Strike) -> TokenStream {
    let (unchanged, ends, landing) = (rule.unchanged, variant(rule.ends), steps(&rule.landing));
    let chain = rule.chain.iter().map(|&(from, to)| {
        let (from, to) = (name(game, from), name(game, to));
        quote! { (#from, #to) }
    });
    let [switches, immune] = [rule.switches, rule.immune].map(|kinds| kind_set(game, kinds));
    let homes = rule.homes.each_ref().map(|homes| {
        let homes = homes.iter().map(|&(kind, home): &(Kind, Square)| {
            let (kind, home) = (name(game, kind), square(home));
            quote! { (#kind, #home) }
        });
        quote! { Borrowed(&[#(#homes),*]) }
    });
    quote! {
        Strike {
            unchanged: #unchanged,
            chain: Borrowed(&[#(#chain),*]),
            ends: Ends::#ends,
            switches: #switches,
            landing: #landing,
            immune: #immune,
            homes: [#(#homes),*],
        }
    }
}

fn contacts(game: &Game<'_>, rule: &Contacts) -> TokenStream {
    let links = rule.links.iter().map(|link| self::link(game, *link));
    let (ends, landing) = (variant(rule.ends), steps(&rule.landing));
    let immune = kind_set(game, rule.immune);
    quote! {
        Contacts {
            links: Borrowed(&[#(#links),*]),
            ends: Ends::#ends,
            landing: #landing,
            immune: #immune,
        }
    }
}

fn link(game: &Game<'_>, link: Link) -> TokenStream {
    let [mover, onto, mover_to] =
        [link.mover, link.onto, link.mover_to].map(|kind| name(game, kind));
    let onto_to = option(link.onto_to.map(|kind| {
        let kind = name(game, kind);
        quote! { #kind }
    }));
    let own = link.own;
    quote! {
        Link {
            mover: #mover,
            onto: #onto,
            mover_to: #mover_to,
            onto_to: #onto_to,
            own: #own,
        }
    }
}

fn territory(rule: Territory) -> TokenStream {
    let permanent = rule.permanent;
    let wins = option(rule.wins.map(|squares| {
        let squares = Literal::u32_unsuffixed(squares);
        quote! { #squares }
    }));
    quote! { Territory { permanent: #permanent, wins: #wins } }
}

fn turn(rule: &Turn) -> TokenStream {
    let moves = Literal::u8_unsuffixed(rule.moves);
    let ramp = rule.ramp.iter().map(|&moves| Literal::u8_unsuffixed(moves));
    quote! { Turn { moves: #moves, ramp: Borrowed(&[#(#ramp),*]) } }
}

fn route(game: &Game<'_>, route: &Route) -> TokenStream {
    let (kind, starts) = (name(game, route.kind), wide(route.starts));
    let squares = route.squares.iter().map(|&place| square(place));
    let (bounty, takers) = (Literal::f64_unsuffixed(route.bounty), kind_set(game, route.takers));
    quote! {
        Route {
            kind: #kind,
            squares: Borrowed(&[#(#squares),*]),
            starts: #starts,
            bounty: #bounty,
            takers: #takers,
        }
    }
}

fn end(game: &Game<'_>, end: &End) -> TokenStream {
    let (group, at) = (Literal::u8_unsuffixed(end.group), square(end.at));
    let to = option(end.to.map(|to| {
        let to = Literal::u8_unsuffixed(to);
        quote! { #to }
    }));
    let ([first, second], [mover, other]) = (end.enter, end.moved_by);
    let (carries, kind) = (kind_set(game, end.carries), name(game, end.kind));
    let (fold, no_straight_back) = (end.fold, end.no_straight_back);
    quote! {
        End {
            group: #group,
            at: #at,
            to: #to,
            enter: [#first, #second],
            carries: #carries,
            moved_by: [#mover, #other],
            kind: #kind,
            fold: #fold,
            no_straight_back: #no_straight_back,
        }
    }
}

fn rounds(rule: Rounds) -> TokenStream {
    let tie = variant(rule.tie);
    let (swap_collides, score_decides) = (rule.swap_collides, rule.score_decides);
    quote! {
        Rounds { tie: Tie::#tie, swap_collides: #swap_collides, score_decides: #score_decides }
    }
}
