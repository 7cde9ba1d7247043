//! The overrides of `count_at_once` and `counts_at_once`: moves of many pieces of a kind together.

use crate::literal::variant;
use crate::{Game, both};
use proc_macro2::TokenStream;
use quote::quote;
use sandbox_kernel::{Kind, Player, Stride, Wide};

pub(crate) fn at_once(game: &Game<'_>) -> TokenStream {
    let set = game.width.set();
    let counted: Vec<usize> = (0..game.kinds.len())
        .filter(|&kind| both(|player| strides(game, player, kind).is_some()) == [true; 2])
        .collect();
    let kinds = counted.iter().map(|&kind| &game.kinds[kind]);
    let named = if counted.is_empty() {
        quote! { let _ = kind; false }
    } else {
        quote! { matches!(kind, #(#kinds)|*) }
    };
    let count = (!counted.is_empty()).then(|| {
        let arms = counted.iter().flat_map(|&kind| both(|player| arm(game, player, kind)));
        quote! {
            #[inline(always)]
            fn count_at_once(
                &self,
                player: Player,
                kind: Kind,
                pieces: #set,
                occupied: #set,
                targets: Reach<#set>,
                zone: #set,
            ) -> (u32, u32) {
                match (kind, player) {
                    #(#arms)*
                    _ => (0, 0),
                }
            }
        }
    });
    quote! {
        #[inline(always)]
        fn counts_at_once(&self, _player: Player, kind: Kind) -> bool {
            #named
        }
        #count
    }
}

fn strides<'a>(game: &'a Game<'_>, player: Player, kind: usize) -> Option<&'a [Stride<Wide>]> {
    let kind = Kind(u8::try_from(kind).ok()?);
    game.tables.kind(player, kind).strides.as_deref()
}

fn arm(game: &Game<'_>, player: Player, kind: usize) -> TokenStream {
    let strides = strides(game, player, kind).unwrap_or_default();
    let name = &game.kinds[kind];
    let player = variant(player);
    let counts = strides.iter().map(|stride| {
        let mode = variant(stride.mode);
        let Stride { by, least, most, .. } = stride;
        let [from, stays, ends] =
            [stride.from, stride.stays, stride.ends].map(|set| game.width.literal(set));
        quote! {
            Stride {
                mode: Mode::#mode,
                by: #by,
                least: #least,
                most: #most,
                from: #from,
                stays: #stays,
                ends: #ends,
            }
            .count(pieces, occupied, targets, zone)
        }
    });
    quote! {
        (#name, Player::#player) => {
            let counts = [#(#counts),*];
            counts.into_iter().fold((0, 0), |(all, within), (more, more_within)| {
                (all + more, within + more_within)
            })
        }
    }
}
