//! Suggestions where a name is nearly right.

/// The names nearest to one that is not among them, the nearest first; none that differs much.
pub(crate) fn nearest<'a>(
    wanted: &str,
    names: impl IntoIterator<Item = &'a str>,
    most: usize,
) -> Vec<&'a str> {
    // A third of a longer name may be wrong, but one letter of any.
    let tolerated = (wanted.chars().count() / 3).max(1);
    let mut near: Vec<_> = names
        .into_iter()
        .map(|name| (strsim::osa_distance(wanted, name), name))
        .filter(|&(distance, _)| distance <= tolerated)
        .collect();
    near.sort_unstable();
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_near_names_are_suggested() {
        let names = ["chess", "chigorin", "3check"];
        assert_eq!(nearest("ches", names, 1), ["chess"]);
        assert_eq!(nearest("chsse", names, 1), [""; 0]);
        assert_eq!(nearest("go", names, 1), [""; 0]);
    }
}
