//! The derive macro behind the rule language.

use proc_macro::TokenStream;

/// Turns a struct of keys, or an enum of words, into its entry in the language.
#[proc_macro_derive(Key, attributes(key))]
pub fn derive_key(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}
