use crate::text::short;
use std::fmt;

/// A place in a file: the keys and indexes that lead to it.
///
/// Both ways of writing it come from here: as a line prints it (`Display`:
/// `rules.promotion[1].to`, and `the spec` for the whole), and as a JSON Pointer
/// (`/rules/promotion/1/to`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    steps: Vec<Step>,
}

/// One step of a [`Place`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Into an object, by a key of the language or a piece id.
    Key(Box<str>),
    /// Into a list, counted from 0.
    Index(usize),
}

impl Place {
    /// The whole file.
    pub fn root() -> Self {
        Self::default()
    }

    /// The place that a line would print so, such as `rules.promotion[1].to`.
    ///
    /// A piece id may hold a dot or a bracket: step into those with [`Place::key`].
    pub fn at(path: &str) -> Self {
        let mut place = Self::root();
        for part in path.split('.') {
            let (key, indexes) = part.split_at(part.find('[').unwrap_or(part.len()));
            place.push(Step::Key(key.into()));
            for index in indexes.split(['[', ']']).filter_map(|index| index.parse().ok()) {
                place.push(Step::Index(index));
            }
        }
        place
    }

    /// The place of a key in this object.
    #[must_use]
    pub fn key(&self, key: &str) -> Self {
        self.then(Step::Key(key.into()))
    }

    /// The place of an entry of this list.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.then(Step::Index(index))
    }

    /// The steps from the whole file to here.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// This place as a JSON Pointer.
    pub fn pointer(&self) -> String {
        use fmt::Write as _;
        let mut pointer = String::new();
        for step in &self.steps {
            // Writing into a string cannot fail.
            let _ = match step {
                Step::Key(key) => {
                    write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1"))
                }
                Step::Index(index) => write!(pointer, "/{index}"),
            };
        }
        pointer
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    pub(crate) fn truncated(&self, len: usize) -> Self {
        Self { steps: self.steps[..len].to_vec() }
    }

    fn then(&self, step: Step) -> Self {
        let mut steps = Vec::with_capacity(self.steps.len() + 1);
        steps.extend_from_slice(&self.steps);
        steps.push(step);
        Self { steps }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.steps.is_empty() {
            return f.write_str("the spec");
        }
        for (i, step) in self.steps.iter().enumerate() {
            match step {
                Step::Key(key) if i == 0 => f.write_str(&short(key))?,
                Step::Key(key) => write!(f, ".{}", short(key))?,
                Step::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}
