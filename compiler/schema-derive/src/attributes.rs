//! What doc comments and `key` attributes say.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprRange, Lit, LitInt, LitStr, Meta, RangeLimits, Token};

/// A doc comment as text: lines joined, paragraphs kept apart, brackets without the backslash
/// that keeps rustdoc from reading them as links.
pub(crate) fn doc(attributes: &[Attribute]) -> String {
    let mut doc = String::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        let Meta::NameValue(meta) = &attribute.meta else { continue };
        let Expr::Lit(expr) = &meta.value else { continue };
        let Lit::Str(line) = &expr.lit else { continue };
        let line = line.value().trim().replace("\\[", "[");
        if line.is_empty() {
            doc.push_str("\n\n");
        } else {
            if !doc.is_empty() && !doc.ends_with('\n') {
                doc.push(' ');
            }
            doc.push_str(&line);
        }
    }
    doc
}

/// A range written `2..=16`, `1..` or `..=12`.
#[derive(Clone, Default)]
pub(crate) struct Bounds {
    pub(crate) min: Option<TokenStream>,
    pub(crate) max: Option<TokenStream>,
}

impl Bounds {
    pub(crate) fn min(&self) -> TokenStream {
        self.min.clone().unwrap_or_else(|| quote!(0))
    }

    pub(crate) fn max(&self) -> TokenStream {
        self.max.as_ref().map_or_else(|| quote!(None), |max| quote!(Some(#max)))
    }
}

impl Parse for Bounds {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let range: ExprRange = input.parse()?;
        if range.end.is_some() && matches!(range.limits, RangeLimits::HalfOpen(_)) {
            return Err(syn::Error::new_spanned(range, "write both ends as in 1..=4"));
        }
        let (min, max) = (range.start.map(|e| quote!(#e)), range.end.map(|e| quote!(#e)));
        Ok(Self { min, max })
    }
}

/// What leaving a key out means.
#[derive(Clone, Default)]
pub(crate) enum Absent {
    #[default]
    None,
    /// A constant.
    Value(Literal),
    /// A value that depends, in words.
    Text(LitStr),
}

/// A constant of the language, as JSON writes it.
#[derive(Clone)]
pub(crate) enum Literal {
    Lit(Lit),
    EmptyList,
    EmptyObject,
}

impl Literal {
    pub(crate) fn tokens(&self) -> syn::Result<TokenStream> {
        Ok(match self {
            Self::Lit(Lit::Str(text)) => quote!(crate::definition::Literal::Text(#text)),
            Self::Lit(Lit::Int(number)) => quote!(crate::definition::Literal::Integer(#number)),
            Self::Lit(Lit::Bool(bool)) => quote!(crate::definition::Literal::Bool(#bool)),
            Self::Lit(lit) => return Err(syn::Error::new_spanned(lit, "no value of the language")),
            Self::EmptyList => quote!(crate::definition::Literal::EmptyList),
            Self::EmptyObject => quote!(crate::definition::Literal::EmptyObject),
        })
    }
}

impl Parse for Literal {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        if input.peek(syn::token::Bracket) {
            syn::bracketed!(content in input);
            content.is_empty().then_some(Self::EmptyList)
        } else if input.peek(syn::token::Brace) {
            syn::braced!(content in input);
            content.is_empty().then_some(Self::EmptyObject)
        } else {
            Some(Self::Lit(input.parse()?))
        }
        .ok_or_else(|| input.error("only an empty list or object"))
    }
}

/// All that a `key` attribute may say.
#[derive(Clone, Default)]
pub(crate) struct Options {
    pub(crate) range: Bounds,
    pub(crate) len: Bounds,
    pub(crate) each: Bounds,
    pub(crate) words: Vec<Lit>,
    pub(crate) word: Option<Lit>,
    pub(crate) default: Absent,
    pub(crate) since: Option<LitInt>,
    pub(crate) gone: Option<LitInt>,
    pub(crate) instead: Option<LitStr>,
    pub(crate) name: Option<LitStr>,
    pub(crate) form: Option<Form>,
}

/// A special form of value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Each string of the list names a square.
    Squares,
    /// The list names players.
    Players,
    /// The string is a day.
    Day,
    /// The boolean is never written as false.
    OnlyTrue,
    /// The string is more than white space.
    NotBlank,
}

impl Options {
    pub(crate) fn read(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut options = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("key")) {
            attribute.parse_nested_meta(|meta| {
                let name = meta.path.require_ident()?.to_string();
                match name.as_str() {
                    "range" => options.range = meta.value()?.parse()?,
                    "len" => options.len = meta.value()?.parse()?,
                    "each" => options.each = meta.value()?.parse()?,
                    "word" => options.word = Some(meta.value()?.parse()?),
                    "default" => options.default = Absent::Value(meta.value()?.parse()?),
                    "default_text" => options.default = Absent::Text(meta.value()?.parse()?),
                    "since" => options.since = Some(meta.value()?.parse()?),
                    "gone" => options.gone = Some(meta.value()?.parse()?),
                    "instead" => options.instead = Some(meta.value()?.parse()?),
                    "name" => options.name = Some(meta.value()?.parse()?),
                    "players" => options.form = Some(Form::Players),
                    "squares" => options.form = Some(Form::Squares),
                    "day" => options.form = Some(Form::Day),
                    "only_true" => options.form = Some(Form::OnlyTrue),
                    "not_blank" => options.form = Some(Form::NotBlank),
                    "words" => {
                        let content;
                        syn::parenthesized!(content in meta.input);
                        let words = Punctuated::<Lit, Token![,]>::parse_terminated(&content)?;
                        options.words = words.into_iter().collect();
                    }
                    _ => return Err(meta.error("the key attribute has no such word")),
                }
                Ok(())
            })?;
        }
        Ok(options)
    }

    pub(crate) fn is(&self, form: Form) -> bool {
        self.form == Some(form)
    }

    /// The version that brought it: 1 where none is named.
    pub(crate) fn since(&self) -> TokenStream {
        self.since.as_ref().map_or_else(|| quote!(1), |since| quote!(#since))
    }
}
