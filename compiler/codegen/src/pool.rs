//! The tables that a game's overrides read, each distinct one once, in arrays of the type itself:
//! one load away instead of behind several pointers.

use crate::Game;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use sandbox_kernel::{Span, Wide};

/// The tables asked for so far.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    sets: Vec<(Vec<Wide>, Ident, TokenStream)>,
    lines: Vec<(Vec<Span<Wide>>, Ident, TokenStream)>,
    legged: bool,
}

impl Pool {
    /// The name of a table of sets by square, which is found at `source`.
    pub(crate) fn set(&mut self, table: &[Wide], name: &str, source: TokenStream) -> Ident {
        entry(&mut self.sets, table, name, source)
    }

    /// The same for a line.
    pub(crate) fn line(&mut self, table: &[Span<Wide>], name: &str, source: TokenStream) -> Ident {
        entry(&mut self.lines, table, name, source)
    }

    /// Notes that moves with legs are asked for.
    pub(crate) fn needs_legged(&mut self) {
        self.legged = true;
    }

    /// Constants for the places of the tables.
    pub(crate) fn names(&self) -> TokenStream {
        let names = |names: Vec<&Ident>| {
            let constants = names.into_iter().enumerate().map(|(i, name)| {
                let i = number(i);
                quote! { const #name: usize = #i; }
            });
            quote! { #(#constants)* }
        };
        let sets = names(self.sets.iter().map(|(_, name, _)| name).collect());
        let lines = names(self.lines.iter().map(|(_, name, _)| name).collect());
        quote! { #sets #lines }
    }

    /// The fields that hold the tables.
    pub(crate) fn fields(&self, game: &Game<'_>) -> TokenStream {
        let (set, squares) = (game.width.set(), number(game.width.squares()));
        let (sets, lines) = (number(self.sets.len()), number(self.lines.len()));
        let sets = (!self.sets.is_empty()).then(|| quote! { sets: [[#set; #squares]; #sets], });
        let lines =
            (!self.lines.is_empty()).then(|| quote! { lines: [[Span<#set>; #squares]; #lines], });
        quote! { #sets #lines }
    }

    /// The values of those fields.
    pub(crate) fn values(&self) -> TokenStream {
        let sets = self.sets.iter().map(|(_, _, source)| source);
        let lines = self.lines.iter().map(|(_, _, source)| source);
        let sets = (!self.sets.is_empty()).then(|| quote! { sets: [#(row(&#sets)),*], });
        let lines = (!self.lines.is_empty()).then(|| quote! { lines: [#(row(&#lines)),*], });
        quote! { #sets #lines }
    }

    /// The methods that read them.
    pub(crate) fn getters(&self, game: &Game<'_>) -> TokenStream {
        let (set, last) = (game.width.set(), number(game.width.squares() - 1));
        let sets = (!self.sets.is_empty()).then(|| {
            quote! {
                #[inline(always)]
                fn set(&self, table: usize, square: Square) -> #set {
                    self.sets[table][square.index() & #last]
                }
            }
        });
        let lines = (!self.lines.is_empty()).then(|| {
            quote! {
                #[inline(always)]
                fn line(&self, line: usize, from: Square, occupied: #set) -> #set {
                    SquareSet::slide(self.lines[line][from.index() & #last], occupied)
                }
            }
        });
        let legged = self.legged.then(|| {
            quote! {
                #[inline(always)]
                fn legged(&self, [legs, to]: [usize; 2], from: Square, occupied: #set) -> #set {
                    legged(self.set(legs, from), self.set(to, from), occupied)
                }
            }
        });
        quote! { #sets #lines #legged }
    }
}

fn entry<T: Clone + PartialEq>(
    pool: &mut Vec<(Vec<T>, Ident, TokenStream)>,
    table: &[T],
    name: &str,
    source: TokenStream,
) -> Ident {
    if let Some((_, name, _)) = pool.iter().find(|(known, ..)| known == table) {
        return name.clone();
    }
    let taken = |name: &Ident| pool.iter().any(|(_, known, _)| known == name);
    let mut ident = format_ident!("{name}");
    let mut number = 2;
    while taken(&ident) {
        ident = format_ident!("{name}_{number}");
        number += 1;
    }
    pool.push((table.to_vec(), ident.clone(), source));
    ident
}

/// Names of both players' tables as one expression: the name, or a choice by `player`.
pub(crate) fn by_player(names: &[Ident; 2], player: &TokenStream) -> TokenStream {
    let [first, second] = names;
    if first == second {
        quote! { #first }
    } else {
        quote! { #player.pick(#first, #second) }
    }
}

/// A number without the name of its type.
pub(crate) fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}
