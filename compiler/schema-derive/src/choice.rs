//! A choice: an enum whose variants are words or hold another type of value.

use crate::attributes::{Literal, Options, doc};
use crate::types::definition;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataEnum, Fields, Ident, Lit, LitStr, Variant};

pub(crate) fn derive(name: &Ident, data: &DataEnum) -> syn::Result<TokenStream> {
    let mut words = Vec::new();
    let mut others = Vec::new();
    let mut alternatives = Vec::new();
    for (index, variant) in data.variants.iter().enumerate() {
        if matches!(variant.fields, Fields::Unit) {
            let (value, word) = word(variant)?;
            alternatives.push(quote!(crate::definition::Alternative::Word(#word)));
            words.push((value, word, &variant.ident));
        } else {
            let ty = other(variant)?;
            alternatives.push(quote!(crate::definition::Alternative::Type(#ty)));
            others.push((index, &variant.ident));
        }
    }
    let ty = if others.is_empty() && words.iter().all(|(value, ..)| matches!(value, Lit::Str(_))) {
        let words = words.iter().map(|(_, word, _)| word);
        quote!(crate::definition::Type::Words(&[#(#words),*]))
    } else {
        quote!(crate::definition::Type::Either(&[#(#alternatives),*]))
    };
    let body = body(&words, &others)?;
    Ok(quote! {
        impl crate::definition::Defined for #name {
            const TYPE: crate::definition::Type = #ty;
        }

        impl crate::shape::Part for #name {
            #body
        }
    })
}

fn body(
    words: &[(Lit, TokenStream, &Ident)],
    others: &[(usize, &Ident)],
) -> syn::Result<TokenStream> {
    let mut arms = Vec::new();
    for (value, _, ident) in words {
        let value = Literal::Lit(value.clone()).tokens()?;
        arms.push(quote!(#value => Self::#ident));
    }
    let rest = match (words.first(), others.first()) {
        (_, Some((_, ident))) => quote!(value => Self::#ident(crate::shape::Part::literal(value))),
        (Some((_, _, ident)), None) => quote!(_ => Self::#ident),
        (None, None) => quote!(),
    };
    let reads = others.iter().map(|(index, ident)| {
        quote!(crate::shape::Choice::Type(#index, ty) => {
            Some(Self::#ident(crate::shape::Part::read(reader, node, ty)?))
        })
    });
    Ok(quote! {
        fn read(
            reader: &mut crate::shape::Reader<'_>,
            node: &crate::document::Node,
            ty: &'static crate::definition::Type,
        ) -> Option<Self> {
            match reader.choose(node, ty)? {
                crate::shape::Choice::Word(word) => Some(Self::literal(&word)),
                #(#reads)*
                crate::shape::Choice::Type(..) => None,
            }
        }

        fn literal(value: &crate::definition::Literal) -> Self {
            match value {
                #(#arms,)*
                #rest
            }
        }
    })
}

/// A word: what the file writes, which is the variant's name unless it says otherwise.
fn word(variant: &Variant) -> syn::Result<(Lit, TokenStream)> {
    let options = Options::read(&variant.attrs)?;
    let spelling = || LitStr::new(&snake_case(&variant.ident.to_string()), variant.ident.span());
    let lit = options.word.clone().unwrap_or_else(|| Lit::Str(spelling()));
    let value = Literal::Lit(lit.clone()).tokens()?;
    let (doc, since) = (doc(&variant.attrs), options.since());
    let word = quote!(crate::definition::Word { value: #value, doc: #doc, since: #since });
    Ok((lit, word))
}

/// Another type of value, in a variant that holds it.
fn other(variant: &Variant) -> syn::Result<TokenStream> {
    match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            let field = &fields.unnamed[0];
            definition(&field.ty, &Options::read(&field.attrs)?)
        }
        _ => Err(syn::Error::new_spanned(variant, "a word, or one value in parentheses")),
    }
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for (i, c) in name.char_indices() {
        if c.is_uppercase() && i > 0 {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}
