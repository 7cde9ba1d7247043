//! From a Rust type and its attributes to what the file may hold.

use crate::attributes::{Form, Literal, Options};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, PathArguments, Type};

/// Whether a field may be left out without any default.
pub(crate) fn is_option(ty: &Type) -> bool {
    named(ty).is_some_and(|(name, _)| name == "Option")
}

/// The definition of what a field of this type holds.
pub(crate) fn definition(ty: &Type, options: &Options) -> syn::Result<TokenStream> {
    if let Type::Array(array) = ty {
        return pair(&array.elem, options);
    }
    let (name, inner) =
        named(ty).ok_or_else(|| syn::Error::new_spanned(ty, "no type of the language"))?;
    let inner = || inner.ok_or_else(|| syn::Error::new_spanned(ty, "it needs a type inside"));
    Ok(match name.as_str() {
        "Option" => definition(inner()?, options)?,
        "bool" if options.is(Form::OnlyTrue) => quote!(crate::definition::Type::True),
        "bool" => quote!(crate::definition::Type::Bool),
        "u8" | "u16" | "u32" | "i8" if options.words.is_empty() => {
            let (min, max) = (options.range.min(), options.range.max());
            quote!(crate::definition::Type::Integer { min: #min, max: #max })
        }
        "u8" => {
            let words = numbers(options)?;
            quote!(crate::definition::Type::Words(&[#(#words),*]))
        }
        "f64" => {
            let (min, max) = (options.range.min(), options.range.max());
            quote!(crate::definition::Type::Number { min: #min, max: #max })
        }
        "String" if options.is(Form::Day) => quote!(crate::definition::Type::Day),
        "String" => {
            let (min, max, blank) =
                (options.len.min(), options.len.max(), !options.is(Form::NotBlank));
            quote!(crate::definition::Type::Text { min: #min, max: #max, blank: #blank })
        }
        "Vec" if options.is(Form::Players) => quote!(crate::definition::Type::Players),
        "Vec" => list(inner()?, options)?,
        "ByPlayer" => {
            let of = definition(inner()?, options)?;
            quote!(crate::definition::Type::ByPlayer(&#of))
        }
        "ById" => {
            let of = definition(inner()?, options)?;
            quote!(crate::definition::Type::ById(&#of))
        }
        _ if options.words.is_empty() => quote!(<#ty as crate::definition::Defined>::TYPE),
        _ => {
            let words = &options.words;
            quote!(crate::definition::Type::Words(&[
                #(<#ty as crate::definition::Defined>::TYPE.word(#words)),*
            ]))
        }
    })
}

/// A step, or a list of two.
fn pair(of: &Type, options: &Options) -> syn::Result<TokenStream> {
    if named(of).is_some_and(|(name, _)| name == "i8") {
        let (Some(min), Some(max)) = (&options.each.min, &options.each.max) else {
            return Err(syn::Error::new_spanned(of, "a step needs `each`"));
        };
        return Ok(quote!(crate::definition::Type::Step { min: #min, max: #max }));
    }
    let of = definition(of, options)?;
    Ok(quote!(crate::definition::Type::Pair(&#of)))
}

/// A list: its bounds are `len`, and those of its entries `each`.
fn list(of: &Type, options: &Options) -> syn::Result<TokenStream> {
    let (min, max) = (options.len.min(), options.len.max());
    let each = options.each.clone();
    let entry = Options { range: each.clone(), each, ..Options::default() };
    let of = definition(of, &entry)?;
    Ok(quote!(crate::definition::Type::List { of: &#of, min: #min, max: #max }))
}

/// Words that are numbers, which explain themselves.
fn numbers(options: &Options) -> syn::Result<Vec<TokenStream>> {
    let word = |word: &syn::Lit| {
        let value = Literal::Lit(word.clone()).tokens()?;
        Ok(quote!(crate::definition::Word { value: #value, doc: "", since: 1 }))
    };
    options.words.iter().map(word).collect()
}

/// The name of a type, and the type in its angle brackets.
fn named(ty: &Type) -> Option<(String, Option<&Type>)> {
    let Type::Path(path) = ty else { return None };
    let segment = path.path.segments.last()?;
    let inner = match &segment.arguments {
        PathArguments::AngleBracketed(arguments) => arguments.args.iter().find_map(|argument| {
            if let GenericArgument::Type(ty) = argument { Some(ty) } else { None }
        }),
        _ => None,
    };
    Some((segment.ident.to_string(), inner))
}
