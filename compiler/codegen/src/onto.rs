//! The overrides of `leapers`, `sliders` and `snipers`: attacks on a square.
//!
//! They are left out where who may take whom, or where a slider's region, would have to be asked.

use crate::literal::parameter;
use crate::pool::{Pool, by_player, number as place};
use crate::{Game, both, literal, moves};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use sandbox_kernel::{KindSet, LinesOnto, PinRay, Wide, covered};

pub(crate) fn leapers(game: &Game<'_>, pool: &mut Pool) -> TokenStream {
    let [first, second] = both(|player| &game.tables.players[player.index()].onto.leaps);
    let alike = first
        .iter()
        .map(|leaps| (leaps.kind, leaps.first_move))
        .eq(second.iter().map(|leaps| (leaps.kind, leaps.first_move)));
    if game.features.captures() || !alike || first.is_empty() {
        return quote! {};
    }
    let by = quote! { by };
    let parts: Vec<TokenStream> = (0..first.len())
        .map(|number| {
            let kind = first[number].kind;
            let name = format!("{}_ONTO", game.kinds[kind.index()]);
            let names = [0usize, 1].map(|player| {
                let table = &game.tables.players[player].onto.leaps[number].from;
                let [who, number] = [player, number].map(place);
                pool.set(table, &name, quote! { tables.players[#who].onto.leaps[#number].from })
            });
            let table = by_player(&names, &by);
            let pieces = literal::pieces(game, KindSet::NONE.with(kind));
            let ready = first[number].first_move.then(|| quote! { & at.unmoved() });
            quote! { self.set(#table, on) & #pieces #ready }
        })
        .collect();
    let set = game.width.set();
    quote! {
        #[inline(always)]
        fn leapers(&self, at: &Position<Self>, by: Player, _victim: Kind, on: Square) -> #set {
            (#(#parts)|*) & at.of(by)
        }
    }
}

/// Lines that the same pieces slide along.
struct Group {
    kinds: KindSet,
    first_move: bool,
    from: [Option<Wide>; 2],
    lines: Vec<[usize; 2]>,
}

pub(crate) fn sliders(game: &Game<'_>, pool: &mut Pool) -> TokenStream {
    let Some(groups) = groups(game) else { return quote! {} };
    let set = game.width.set();
    if groups.is_empty() {
        return quote! {
            #[inline(always)]
            fn sliders(
                &self,
                _at: &Position<Self>,
                _by: Player,
                _victim: Kind,
                _on: Square,
                _occupied: #set,
            ) -> #set {
                SquareSet::EMPTY
            }
        };
    }
    let parts: Vec<TokenStream> =
        groups.iter().map(|group| slider_group(game, group, pool)).collect();
    quote! {
        #[inline(always)]
        fn sliders(
            &self,
            at: &Position<Self>,
            by: Player,
            _victim: Kind,
            on: Square,
            occupied: #set,
        ) -> #set {
            let army = at.of(by);
            let mut found: #set = SquareSet::EMPTY;
            #(#parts)*
            found
        }
    }
}

fn slider_group(game: &Game<'_>, group: &Group, pool: &mut Pool) -> TokenStream {
    let (by, on) = (quote! { by }, quote! { on });
    let lines: Vec<TokenStream> =
        group.lines.iter().map(|&numbers| moves::line(game, numbers, &by, &on, pool)).collect();
    let covered = [0, 1].map(|player| {
        let numbers: Vec<usize> = group.lines.iter().map(|numbers| numbers[player]).collect();
        let places = numbers.iter().map(|&number| place(number));
        let source = quote! { covered(&tables.lines, &[#(#places),*]) };
        pool.set(&covered(&game.tables.lines, &numbers), "COVERED", source)
    });
    let covered = by_player(&covered, &by);
    let pieces = literal::pieces(game, group.kinds);
    let ready = group.first_move.then(|| quote! { & at.unmoved() });
    let mask = match group.from {
        [Some(first), Some(second)] => {
            let [first, second] = [first, second].map(|set| game.width.literal(set));
            let set = game.width.set();
            Some(quote! { & by.pick::<#set>(#first, #second) })
        }
        _ => None,
    };
    quote! {
        let pieces = #pieces & army & self.set(#covered, on) #ready #mask;
        if pieces.any() {
            found |= (#(#lines)|*) & pieces;
        }
    }
}

/// Whether attacks by slides need more than their pieces to be known.
fn plain(game: &Game<'_>) -> bool {
    let confined = |kinds: KindSet| kinds.iter().any(|kind| game.facts.kind(kind).region.is_some());
    !game.features.captures()
        && !game.tables.players[0].onto.lines.iter().any(|onto| confined(onto.kinds))
}

fn groups(game: &Game<'_>) -> Option<Vec<Group>> {
    let sorted = both(|player| {
        let mut lines: Vec<&LinesOnto<Wide>> =
            game.tables.players[player.index()].onto.lines.iter().collect();
        lines.sort_by_key(|onto| (onto.kinds.0, onto.first_move, onto.line));
        lines
    });
    let [first, second] = &sorted;
    let traits = |onto: &&LinesOnto<Wide>| (onto.kinds, onto.first_move, onto.from.is_some());
    if !plain(game) || !first.iter().map(traits).eq(second.iter().map(traits)) {
        return None;
    }
    let mut groups: Vec<Group> = Vec::new();
    for (first, second) in first.iter().zip(second) {
        let from = [first.from, second.from];
        let numbers = [first.line, second.line];
        let alike = |group: &&mut Group| {
            (group.kinds, group.first_move, group.from) == (first.kinds, first.first_move, from)
        };
        match groups.iter_mut().find(alike) {
            Some(group) => group.lines.push(numbers),
            None => groups.push(Group {
                kinds: first.kinds,
                first_move: first.first_move,
                from,
                lines: vec![numbers],
            }),
        }
    }
    Some(groups)
}

pub(crate) fn snipers(game: &Game<'_>, pool: &mut Pool) -> TokenStream {
    // In the same order for both players wherever they share rays, so that they share code.
    let rays = both(|player| {
        let mut rays: Vec<(usize, &PinRay<Wide>)> =
            game.tables.players[player.index()].pins.iter().enumerate().collect();
        rays.sort_by_key(|(_, ray)| {
            let tables: Vec<[u64; 4]> = ray.back.iter().map(|set| set.0).collect();
            (ray.kinds.0, ray.first_move, tables)
        });
        rays
    });
    let traits = |(_, ray): &(usize, &PinRay<Wide>)| (ray.kinds, ray.first_move);
    if !plain(game) || !rays[0].iter().map(traits).eq(rays[1].iter().map(traits)) {
        return quote! {};
    }
    let set = game.width.set();
    let parts: Vec<TokenStream> = (0..rays[0].len())
        .map(|number| sniper_ray([rays[0][number], rays[1][number]], pool))
        .collect();
    let groups = piece_groups(game, &rays[0]);
    let body = quote! { #groups #(#parts)* };
    let [at, by, on, found] = ["at", "by", "on", "found"].map(|name| parameter(name, &body));
    let changes = (!parts.is_empty()).then(|| quote! { mut });
    quote! {
        #[inline(always)]
        fn snipers(
            &self,
            #at: &Position<Self>,
            #by: Player,
            _victim: Kind,
            #on: Square,
            #changes #found: impl FnMut(Square, #set),
        ) {
            #body
        }
    }
}

/// The name of the pieces that share a ray.
fn group_name(kinds: KindSet, first_move: bool) -> proc_macro2::Ident {
    let unmoved = if first_move { "_unmoved" } else { "" };
    format_ident!("sliders_{}{}", kinds.0, unmoved)
}

fn piece_groups(game: &Game<'_>, rays: &[(usize, &PinRay<Wide>)]) -> TokenStream {
    let mut known: Vec<(KindSet, bool)> = Vec::new();
    for (_, ray) in rays {
        if !known.contains(&(ray.kinds, ray.first_move)) {
            known.push((ray.kinds, ray.first_move));
        }
    }
    let groups = known.into_iter().map(|(kinds, first_move)| {
        let (name, pieces) = (group_name(kinds, first_move), literal::pieces(game, kinds));
        let ready = first_move.then(|| quote! { & at.unmoved() });
        quote! { let #name = #pieces & at.of(by) #ready; }
    });
    quote! { #(#groups)* }
}

fn sniper_ray(rays: [(usize, &PinRay<Wide>); 2], pool: &mut Pool) -> TokenStream {
    let by = quote! { by };
    let mut table = |field: &str, of: fn(&PinRay<Wide>) -> &Vec<Wide>| {
        let names = [0usize, 1].map(|player| {
            let (number, ray) = rays[player];
            let field = format_ident!("{field}");
            let [who, number] = [player, number].map(place);
            let source = quote! { tables.players[#who].pins[#number].#field };
            pool.set(of(ray), "RAY", source)
        });
        by_player(&names, &by)
    };
    let back = table("back", |ray| &ray.back);
    let ahead = table("ahead", |ray| &ray.ahead);
    let snipers = table("snipers", |ray| &ray.snipers);
    let pieces = group_name(rays[0].1.kinds, rays[0].1.first_move);
    quote! {
        for sniper in (self.set(#snipers, on) & #pieces).iter() {
            found(sniper, self.set(#back, on) & self.set(#ahead, sniper));
        }
    }
}
