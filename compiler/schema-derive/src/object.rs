//! An object: a struct whose fields are its keys.

use crate::attributes::{Absent, Form, Options, doc};
use crate::types::{definition, is_option};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Field, FieldsNamed, Ident};

pub(crate) fn derive(name: &Ident, doc: &str, fields: &FieldsNamed) -> syn::Result<TokenStream> {
    let keys = fields.named.iter().map(key).collect::<syn::Result<Vec<_>>>()?;
    let names: Vec<_> = fields.named.iter().filter_map(|field| field.ident.as_ref()).collect();
    let indexes = 0..names.len();
    let literals = indexes.clone();
    Ok(quote! {
        impl crate::definition::Defined for #name {
            const TYPE: crate::definition::Type =
                crate::definition::Type::Object(&crate::definition::Object {
                    doc: #doc,
                    keys: &[#(#keys),*],
                });
        }

        impl crate::shape::Part for #name {
            fn read(
                reader: &mut crate::shape::Reader<'_>,
                node: &crate::document::Node,
                ty: &'static crate::definition::Type,
            ) -> Option<Self> {
                let members = reader.open(node, ty)?;
                Some(Self { #(#names: reader.key(&members, #indexes)),* })
            }

            fn literal(_: &crate::definition::Literal) -> Self {
                const TYPE: crate::definition::Type =
                    <#name as crate::definition::Defined>::TYPE;
                Self { #(#names: crate::shape::absent(&TYPE, #literals)),* }
            }
        }
    })
}

fn key(field: &Field) -> syn::Result<TokenStream> {
    let options = Options::read(&field.attrs)?;
    let name = match (&options.name, &field.ident) {
        (Some(name), _) => name.value(),
        (None, Some(ident)) => ident.to_string(),
        (None, None) => return Err(syn::Error::new_spanned(field, "a key has a name")),
    };
    let doc = doc(&field.attrs);
    let (title, doc) = titled(&doc);
    let ty = definition(&field.ty, &options)?;
    let absent = match &options.default {
        Absent::Value(value) => {
            let value = value.tokens()?;
            quote!(Value(#value))
        }
        Absent::Text(text) => quote!(Text(#text)),
        Absent::None if is_option(&field.ty) => quote!(Nothing),
        Absent::None => quote!(Required),
    };
    let (since, squares) = (options.since(), options.is(Form::Squares));
    let gone = match (&options.gone, &options.instead) {
        (Some(version), Some(instead)) => {
            quote!(Some(crate::definition::Gone { version: #version, instead: #instead }))
        }
        (None, None) => quote!(None),
        _ => return Err(syn::Error::new_spanned(field, "`gone` and `instead` go together")),
    };
    Ok(quote!(crate::definition::Key {
        name: #name,
        title: #title,
        doc: #doc,
        ty: #ty,
        absent: crate::definition::Absent::#absent,
        since: #since,
        gone: #gone,
        squares: #squares,
    }))
}

/// The title and the text of a doc comment: a first paragraph without a full stop is a title.
fn titled(doc: &str) -> (&str, &str) {
    let (first, rest) = doc.split_once("\n\n").unwrap_or((doc, ""));
    if first.ends_with('.') { ("", doc) } else { (first, rest) }
}
