//! The override of `reach`: each kind's ways of moving, by name.

use crate::literal::parameter;
use crate::pool::{Pool, by_player, number as literal};
use crate::{Game, both};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use sandbox_kernel::facts::Mode;
use sandbox_kernel::{KindTables, Leaps, Legged, Slides, Wide};

/// One of the squares sets that make up a reach.
struct Part {
    mode: Mode,
    squares: TokenStream,
}

pub(crate) fn reach(game: &Game<'_>, pool: &mut Pool) -> TokenStream {
    let arms: Vec<TokenStream> = (0..game.kinds.len()).map(|kind| arm(game, kind, pool)).collect();
    let set = game.width.set();
    let body = quote! {
        match kind {
            #(#arms)*
            _ => Reach::default(),
        }
    };
    let [at, player, from, occupied] =
        ["at", "player", "from", "occupied"].map(|name| parameter(name, &body));
    quote! {
        #[inline(always)]
        fn reach(
            &self,
            #at: &Position<Self>,
            #player: Player,
            kind: Kind,
            #from: Square,
            #occupied: #set,
        ) -> Reach<#set> {
            #body
        }
    }
}

fn arm(game: &Game<'_>, kind: usize, pool: &mut Pool) -> TokenStream {
    let name = &game.kinds[kind];
    let [first, second] = both(|player| &game.tables.players[player.index()].kinds[kind]);
    let parallel = first.leaps.len() == second.leaps.len()
        && first.legged.len() == second.legged.len()
        && first
            .slides
            .iter()
            .map(|slides| slides.lines.len())
            .eq(second.slides.iter().map(|slides| slides.lines.len()));
    let jumps = [first, second].iter().any(|ways| !ways.hops.is_empty() || !ways.walks.is_empty());
    if !parallel || jumps {
        return quote! {
            #name => defaults::reach(self, at, player, kind, from, occupied),
        };
    }
    let mut parts = Vec::new();
    for number in 0..first.leaps.len() {
        let leaps = [&first.leaps[number], &second.leaps[number]];
        parts.push(leaps_part(game, (kind, number), leaps, pool));
    }
    for number in 0..first.legged.len() {
        let legged = [&first.legged[number], &second.legged[number]];
        parts.push(legged_part(game, (kind, number), legged, pool));
    }
    for number in 0..first.slides.len() {
        let slides = [&first.slides[number], &second.slides[number]];
        parts.push(slides_part(game, slides, [first, second], pool));
    }
    let reach = union(&parts);
    quote! { #name => #reach, }
}

/// All parts together.
fn union(parts: &[Part]) -> TokenStream {
    let of = |holds: fn(Mode) -> bool| {
        let squares: Vec<_> =
            parts.iter().filter(|part| holds(part.mode)).map(|part| &part.squares).collect();
        if squares.is_empty() {
            quote! { SquareSet::EMPTY }
        } else {
            quote! { #(#squares)|* }
        }
    };
    if parts.iter().all(|part| part.mode == Mode::Both) {
        let all = of(|_| true);
        return quote! { Reach::both(#all) };
    }
    if parts.iter().all(|part| part.mode != Mode::Both) {
        let (quiet, capture) = (of(Mode::quiet), of(Mode::capture));
        return quote! { Reach { quiet: #quiet, capture: #capture } };
    }
    let both = of(|mode| mode == Mode::Both);
    let with = |only: Mode| {
        let squares = parts.iter().filter(|part| part.mode == only).map(|part| &part.squares);
        quote! { both #(| #squares)* }
    };
    let (quiet, capture) = (with(Mode::Quiet), with(Mode::Capture));
    quote! {{
        let both = #both;
        Reach { quiet: #quiet, capture: #capture }
    }}
}

/// Only for a piece that has never moved, where that is asked.
fn ready(first_move: bool, squares: TokenStream) -> TokenStream {
    if first_move {
        quote! { guarded(at.unmoved().has(from), || #squares) }
    } else {
        squares
    }
}

fn purpose(mode: Mode) -> &'static str {
    match mode {
        Mode::Both => "LEAPS",
        Mode::Quiet => "STEPS",
        Mode::Capture => "TAKES",
    }
}

fn leaps_part(
    game: &Game<'_>,
    (kind, number): (usize, usize),
    leaps: [&Leaps<Wide>; 2],
    pool: &mut Pool,
) -> Part {
    let name = format!("{}_{}", game.kinds[kind], purpose(leaps[0].mode));
    let names = [0usize, 1].map(|player| {
        let [who, kind, number] = [player, kind, number].map(literal);
        let source = quote! { tables.players[#who].kinds[#kind].leaps[#number].to };
        pool.set(&leaps[player].to, &name, source)
    });
    let table = by_player(&names, &quote! { player });
    Part {
        mode: leaps[0].mode,
        squares: ready(leaps[0].first_move, quote! { self.set(#table, from) }),
    }
}

fn legged_part(
    game: &Game<'_>,
    (kind, number): (usize, usize),
    legged: [&Legged<Wide>; 2],
    pool: &mut Pool,
) -> Part {
    let kind_name = &game.kinds[kind];
    let names: [[Ident; 2]; 2] = [0usize, 1].map(|player| {
        let [who, kind, number] = [player, kind, number].map(literal);
        let source = quote! { tables.players[#who].kinds[#kind].legged[#number] };
        let (legs, to) = (format!("{kind_name}_LEGS"), format!("{kind_name}_FAR"));
        [
            pool.set(&legged[player].legs, &legs, quote! { #source.legs }),
            pool.set(&legged[player].to, &to, quote! { #source.to }),
        ]
    });
    pool.needs_legged();
    let [[legs, to], [other_legs, other_to]] = &names;
    let tables = if names[0] == names[1] {
        quote! { [#legs, #to] }
    } else {
        quote! { player.pick([#legs, #to], [#other_legs, #other_to]) }
    };
    Part {
        mode: legged[0].mode,
        squares: ready(legged[0].first_move, quote! { self.legged(#tables, from, occupied) }),
    }
}

fn slides_part(
    game: &Game<'_>,
    slides: [&Slides<Wide>; 2],
    kinds: [&KindTables<Wide>; 2],
    pool: &mut Pool,
) -> Part {
    let mut numbers = slides.map(|slides| slides.lines.clone());
    for numbers in &mut numbers {
        numbers.sort_unstable();
    }
    let [first, second] = numbers;
    let lines = first.into_iter().zip(second).map(|(first, second)| {
        line(game, [first, second], &quote! { player }, &quote! { from }, pool)
    });
    let mut squares = quote! { #(#lines)|* };
    if let [Some(first), Some(second)] = kinds.map(|kind| kind.region) {
        let region = pick(game, [first, second]);
        squares = quote! { (#squares) & #region };
    }
    if let [Some(first), Some(second)] = slides.map(|slides| slides.from) {
        let mask = pick(game, [first, second]);
        squares = quote! { guarded(SquareSet::has(#mask, from), || #squares) };
    }
    Part { mode: slides[0].mode, squares: ready(slides[0].first_move, squares) }
}

/// A set for each player, as an expression in `player`.
fn pick(game: &Game<'_>, sets: [Wide; 2]) -> TokenStream {
    let [first, second] = sets.map(|set| game.width.literal(set));
    let set = game.width.set();
    if sets[0] == sets[1] {
        return quote! { #first };
    }
    quote! { player.pick::<#set>(#first, #second) }
}

/// Sliding along one line, whose number is given for each player.
pub(crate) fn line(
    game: &Game<'_>,
    numbers: [usize; 2],
    player: &TokenStream,
    from: &TokenStream,
    pool: &mut Pool,
) -> TokenStream {
    let lines = numbers.map(|number| &game.tables.lines[number]);
    if lines.iter().any(|line| line.near.is_some()) {
        let [first, second] = numbers.map(literal);
        let number = if numbers[0] == numbers[1] {
            quote! { #first }
        } else {
            quote! { #player.pick(#first, #second) }
        };
        return quote! { self.tables.lines[#number].reach(#from, occupied) };
    }
    let names = numbers.map(|number| {
        let place = literal(number);
        let source = quote! { tables.lines[#place].spans };
        pool.line(&game.tables.lines[number].spans, &format!("LINE_{}", number + 1), source)
    });
    let table = by_player(&names, player);
    quote! { self.line(#table, #from, occupied) }
}
