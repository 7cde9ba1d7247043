//! The overrides of `count_at_once` and `counts_at_once`: moves of many pieces of a kind together.

use crate::literal::variant;
use crate::{Game, both};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
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
            ) -> Tally {
                match (kind, player) {
                    #(#arms)*
                    _ => Tally::default(),
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
        let by = Literal::i16_unsuffixed(stride.by);
        let stays = game.width.literal(stride.stays);
        let times = ((stride.least, stride.most) != (1, 1)).then(|| {
            let [least, most] = [stride.least, stride.most].map(Literal::u8_unsuffixed);
            quote! { .times(#least, #most) }
        });
        let masked = |mask: Wide, name: &str| {
            let (name, mask) = (format_ident!("{name}"), game.width.masked(mask)?);
            Some(quote! { .#name(#mask) })
        };
        let (from, to) = (masked(stride.from, "only_from"), masked(stride.ends, "only_to"));
        quote! {
            Stride::new(Mode::#mode, #by, #stays) #times #from #to
                .count(pieces, occupied, targets, zone)
        }
    });
    quote! {
        (#name, Player::#player) => {
            #(#counts)+*
        }
    }
}
