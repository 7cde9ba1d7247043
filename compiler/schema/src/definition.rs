//! What the language is made of, as data: made by the derive macro from the fields of
//! [`crate::spec`], read by the shape pass, the version lines, the reference and the JSON Schema.

/// A type of value with an entry of its own in the language: an object of keys, or a choice of
/// words.
pub(crate) trait Defined {
    /// What the file may hold.
    const TYPE: Type;
}

/// What a value may be.
#[derive(Debug)]
pub(crate) enum Type {
    /// true or false.
    Bool,
    /// true, where false is written by leaving the key out.
    True,
    /// A whole number, written without a point or an exponent.
    Integer { min: i32, max: Option<i32> },
    /// Any finite number.
    Number { min: i32, max: Option<i32> },
    /// A string of so many characters.
    Text { min: usize, max: Option<usize>, blank: bool },
    /// A day, YYYY-MM-DD.
    Day,
    /// One of some words.
    Words(&'static [Word]),
    /// A step \[dx, dy].
    Step { min: i32, max: i32 },
    /// A list of players.
    Players,
    /// A list of two.
    Pair(&'static Type),
    /// A list of so many.
    List { of: &'static Type, min: usize, max: Option<usize> },
    /// An object with the keys "0" and "1".
    ByPlayer(&'static Type),
    /// An object whose keys are piece ids.
    ById(&'static Type),
    /// An object of the language.
    Object(&'static Object),
    /// One of several things, told apart by their JSON type.
    Either(&'static [Alternative]),
}

/// An object of the language.
#[derive(Debug)]
pub(crate) struct Object {
    /// What it is for.
    pub(crate) doc: &'static str,
    /// Its keys, in the language's order.
    pub(crate) keys: &'static [Key],
}

/// A key.
#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// What a heading calls it, if it has one.
    pub(crate) title: &'static str,
    /// What it means; empty if the text of the object it holds says it.
    pub(crate) doc: &'static str,
    pub(crate) ty: Type,
    pub(crate) absent: Absent,
    /// The version that brought it, and the one that took it away.
    pub(crate) since: u8,
    pub(crate) gone: Option<Gone>,
    /// Whether its strings name squares.
    pub(crate) squares: bool,
}

/// The end of a key.
#[derive(Debug)]
pub(crate) struct Gone {
    /// The first version without it.
    pub(crate) version: u8,
    /// What to write instead.
    pub(crate) instead: &'static str,
}

/// What it means that a key is not there.
#[derive(Debug)]
pub(crate) enum Absent {
    /// A mistake.
    Required,
    /// This value.
    Value(Literal),
    /// A value that depends, in words.
    Text(&'static str),
    /// Nothing.
    Nothing,
}

/// A word, and what it means.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Word {
    pub(crate) value: Literal,
    pub(crate) doc: &'static str,
    pub(crate) since: u8,
}

/// One of several things a value may be.
#[derive(Debug)]
pub(crate) enum Alternative {
    Word(Word),
    Type(Type),
}

/// A constant of the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Literal {
    Text(&'static str),
    Integer(i32),
    Bool(bool),
    EmptyList,
    EmptyObject,
}

/// The players, as words.
pub(crate) const PLAYER: &Type = &Type::Words(&[
    Word { value: Literal::Integer(0), doc: "The first player.", since: 1 },
    Word { value: Literal::Integer(1), doc: "The second player.", since: 1 },
]);

impl Key {
    /// Whether leaving it out is a mistake.
    pub(crate) fn is_required(&self) -> bool {
        matches!(self.absent, Absent::Required)
    }

    /// Whether a file may write the default out: false of a switch that is only ever on, and 0 of
    /// a number from 1 up, are written by leaving the key out.
    pub(crate) fn writes_default(&self) -> bool {
        match (&self.absent, &self.ty) {
            (Absent::Value(_), Type::True) => false,
            (Absent::Value(Literal::Integer(n)), Type::Integer { min, .. }) => n >= min,
            (Absent::Value(_), _) => true,
            _ => false,
        }
    }
}

impl Type {
    /// The word of this spelling. Used while compiling, where a wrong spelling is an error.
    pub(crate) const fn word(&self, text: &str) -> Word {
        let Type::Words(words) = self else { panic!("not a choice of words") };
        let mut i = 0;
        while i < words.len() {
            if let Literal::Text(word) = words[i].value
                && same(word.as_bytes(), text.as_bytes())
            {
                return words[i];
            }
            i += 1;
        }
        panic!("no such word")
    }

    /// What stands for a value of this type that the file does not give.
    pub(crate) fn vacant(&self) -> Literal {
        match self {
            Type::Bool | Type::True => Literal::Bool(false),
            Type::Integer { min, .. } | Type::Number { min, .. } => Literal::Integer(*min),
            Type::Text { .. } | Type::Day => Literal::Text(""),
            Type::Words(words) => words.first().map_or(Literal::EmptyObject, |word| word.value),
            Type::Step { .. } => Literal::Integer(0),
            Type::Players | Type::List { .. } | Type::ById(_) => Literal::EmptyList,
            Type::Pair(of) | Type::ByPlayer(of) => of.vacant(),
            Type::Object(_) => Literal::EmptyObject,
            Type::Either(alternatives) => match alternatives.first() {
                Some(Alternative::Word(word)) => word.value,
                Some(Alternative::Type(ty)) => ty.vacant(),
                None => Literal::EmptyObject,
            },
        }
    }
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
