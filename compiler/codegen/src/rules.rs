//! The rules beyond the pieces and the board, as constants.

use crate::Game;
use crate::facts::{name, option, pair, verdict};
use crate::literal::kind_set;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sandbox_kernel::facts::{Castling, Drops, Explosion, Extinction, Goal, Landing, Scoring};

pub(crate) fn castling(game: &Game<'_>, rule: Castling) -> TokenStream {
    let (king, partner) = (name(game, rule.king), name(game, rule.partner));
    let lands = match rule.lands {
        Landing::Steps(steps) => quote! { Landing::Steps(#steps) },
        Landing::Files([low, high]) => quote! { Landing::Files([#low, #high]) },
    };
    let partner_files = option(rule.partner_files.map(|[low, high]| quote! { [#low, #high] }));
    quote! {
        Castling { king: #king, partner: #partner, lands: #lands, partner_files: #partner_files }
    }
}

pub(crate) fn goal_facts(game: &Game<'_>, goal: &Goal) -> TokenStream {
    let (kinds, squares) = (kind_set(game, goal.kinds), pair(goal.squares));
    let (safe, on_leaving, verdict) = (goal.safe, goal.on_leaving, verdict(goal.verdict));
    quote! {
        Goal {
            kinds: #kinds,
            squares: #squares,
            safe: #safe,
            on_leaving: #on_leaving,
            verdict: #verdict,
        }
    }
}

pub(crate) fn extinction(game: &Game<'_>, rule: &Extinction) -> TokenStream {
    let counted = rule.counted.each_ref().map(|sets| {
        let sets = sets.iter().map(|&kinds| kind_set(game, kinds));
        quote! { Borrowed(&[#(#sets),*]) }
    });
    let (least, verdict) = (rule.least, verdict(rule.verdict));
    quote! { Extinction { counted: [#(#counted),*], least: #least, verdict: #verdict } }
}

pub(crate) fn scoring(scoring: Scoring) -> TokenStream {
    match scoring {
        Scoring::Material => quote! { Scoring::Material },
        Scoring::Pieces => quote! { Scoring::Pieces },
        Scoring::Territory => quote! { Scoring::Territory },
        Scoring::Points => quote! { Scoring::Points },
        Scoring::Region(ground) => {
            let ground = pair(ground);
            quote! { Scoring::Region(#ground) }
        }
    }
}

pub(crate) fn drops(game: &Game<'_>, rule: &Drops) -> TokenStream {
    let (from_captures, placement) = (rule.from_captures, rule.placement);
    let regions = rule.regions.iter().map(|(kind, region)| {
        let (kind, region) = (name(game, *kind), pair(*region));
        quote! { (#kind, #region) }
    });
    let stock = rule.stock.iter().map(|&(kind, count)| {
        let kind = name(game, kind);
        if count == Drops::UNLIMITED {
            return quote! { (#kind, Drops::UNLIMITED) };
        }
        let count = Literal::u8_unsuffixed(count);
        quote! { (#kind, #count) }
    });
    let faces = rule.faces.iter().map(|&(base, face)| {
        let (base, face) = (name(game, base), name(game, face));
        quote! { (#base, #face) }
    });
    let (no_doubled, no_mate) = (kind_set(game, rule.no_doubled), kind_set(game, rule.no_mate));
    quote! {
        Drops {
            from_captures: #from_captures,
            regions: Borrowed(&[#(#regions),*]),
            no_doubled: #no_doubled,
            no_mate: #no_mate,
            stock: Borrowed(&[#(#stock),*]),
            placement: #placement,
            faces: Borrowed(&[#(#faces),*]),
        }
    }
}

pub(crate) fn explosion(game: &Game<'_>, rule: Explosion) -> TokenStream {
    let radius = Literal::u8_unsuffixed(rule.radius);
    let [immune, by, of] = [rule.immune, rule.by, rule.of].map(|kinds| kind_set(game, kinds));
    quote! { Explosion { radius: #radius, immune: #immune, by: #by, of: #of } }
}
