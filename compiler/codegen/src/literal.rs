//! Values as Rust text: sets, kinds, features.

use crate::Game;
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use sandbox_kernel::facts::Step;
use sandbox_kernel::{Facts, Features, KindSet, SquareSet, Wide};

/// How wide the sets of a game are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// Up to 64 squares.
    Small,
    /// Up to 128 squares.
    Middling,
    /// Up to 256 squares.
    Large,
}

impl Width {
    pub(crate) fn of(facts: &Facts) -> Self {
        match facts.board.squares() {
            0..=64 => Self::Small,
            65..=128 => Self::Middling,
            _ => Self::Large,
        }
    }

    /// The type of a set.
    pub(crate) fn set(self) -> TokenStream {
        match self {
            Self::Small => quote! { u64 },
            Self::Middling => quote! { u128 },
            Self::Large => quote! { Wide },
        }
    }

    /// How many squares a set holds.
    pub(crate) const fn squares(self) -> usize {
        match self {
            Self::Small => 64,
            Self::Middling => 128,
            Self::Large => 256,
        }
    }

    /// A set of this width, unless it holds every square.
    pub(crate) fn masked(self, set: Wide) -> Option<TokenStream> {
        (set != !Wide::EMPTY).then(|| self.literal(set))
    }

    /// A set of this width.
    pub(crate) fn literal(self, set: Wide) -> TokenStream {
        let [a, b, ..] = set.0;
        match self {
            Self::Small => hex(u128::from(a)),
            Self::Middling => hex(u128::from(a) | u128::from(b) << 64),
            Self::Large => wide(set),
        }
    }
}

/// The name of an enum's variant.
pub(crate) fn variant(value: impl std::fmt::Debug) -> Ident {
    let name = format!("{value:?}");
    format_ident!("{name}")
}

/// The name of a parameter, marked as unused where the body does not speak of it.
pub(crate) fn parameter(name: &str, body: &TokenStream) -> Ident {
    if mentions(body, name) { format_ident!("{name}") } else { format_ident!("_{name}") }
}

fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// A set as facts write it.
pub(crate) fn wide(set: Wide) -> TokenStream {
    if let [low, 0, 0, 0] = set.0 {
        let low = hex(u128::from(low));
        return quote! { Wide::low(#low) };
    }
    let words = set.0.map(|word| hex(u128::from(word)));
    quote! { Wide([#(#words),*]) }
}

/// A number in hexadecimal, in groups of four digits.
fn hex(bits: u128) -> TokenStream {
    let digits = format!("{bits:x}");
    let mut text = String::from("0x");
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(4) {
            text.push('_');
        }
        text.push(digit);
    }
    let literal: Literal = text.parse().expect("hexadecimal digits are a literal");
    quote! { #literal }
}

/// A name for each kind's constant: its id where that is a word of capitals and digits.
pub(crate) fn kind_names(facts: &Facts) -> Vec<Ident> {
    let word = |id: &str| {
        id.starts_with(|c: char| c.is_ascii_uppercase())
            && id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    let name = |(number, id): (usize, &str)| {
        if word(id) { format_ident!("{id}") } else { format_ident!("KIND_{number}") }
    };
    facts.kinds.iter().map(|kind| &*kind.id).enumerate().map(name).collect()
}

/// A set of kinds.
pub(crate) fn kind_set(game: &Game<'_>, kinds: KindSet) -> TokenStream {
    if kinds == KindSet::ALL {
        return quote! { KindSet::ALL };
    }
    let names = kinds.iter().filter_map(|kind| game.kinds.get(kind.index()));
    quote! { KindSet::NONE #(.with(#names))* }
}

/// Where pieces of some kinds stand; the kinds must not be none.
pub(crate) fn pieces(game: &Game<'_>, kinds: KindSet) -> TokenStream {
    let names: Vec<_> = kinds.iter().filter_map(|kind| game.kinds.get(kind.index())).collect();
    match &names[..] {
        [name] => quote! { at.of_kind(#name) },
        names => quote! { (#(at.of_kind(#names))|*) },
    }
}

/// A set of features.
pub(crate) fn features(features: Features) -> TokenStream {
    let names = Features::NAMES
        .iter()
        .filter(|(_, feature)| features.contains(*feature))
        .map(|(name, _)| format_ident!("with_{name}"));
    quote! { Features::NONE #(.#names())* }
}

/// A step.
pub(crate) fn step(Step { files, ranks }: Step) -> TokenStream {
    let [files, ranks] = [files, ranks].map(Literal::i8_unsuffixed);
    quote! { step(#files, #ranks) }
}
