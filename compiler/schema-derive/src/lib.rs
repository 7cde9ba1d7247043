//! The derive macro behind the rule language.
//!
//! `Key` turns a struct of keys, or an enum of words and other values, into its definition (what
//! the shape pass, the reference and the JSON Schema are made from) and into the code that reads
//! it from a file. What the `key` attribute may say is described where it is used, in
//! `sandbox_schema::spec`.

mod attributes;
mod choice;
mod object;
mod types;

use proc_macro::TokenStream;
use syn::{Data, DeriveInput, Fields, parse_macro_input};

/// Turns a struct of keys, or an enum of words, into its entry in the language.
#[proc_macro_derive(Key, attributes(key))]
pub fn derive_key(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let doc = attributes::doc(&input.attrs);
    let output = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => object::derive(&input.ident, &doc, fields),
            _ => Err(syn::Error::new_spanned(&input.ident, "an object has named keys")),
        },
        Data::Enum(data) => choice::derive(&input.ident, data),
        Data::Union(_) => Err(syn::Error::new_spanned(&input.ident, "a union is no JSON value")),
    };
    output.unwrap_or_else(syn::Error::into_compile_error).into()
}
