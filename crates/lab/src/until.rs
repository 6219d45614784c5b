//! When to stop: at numbers of sets that depend on nothing but the experiment.

/// How many sets are played before anyone looks, so that their variance is known well enough.
const FIRST_LOOK: u64 = 128;

/// Looks are multiples of this, so that all threads have something to do in between.
const STEP: u64 = 64;

/// Lists the numbers of sets after which to look at the results, each an eighth more than the one
/// before; the last is `most`. Without a reason to look, there is only that.
pub(crate) fn looks(most: u64, until: Option<f64>) -> impl Iterator<Item = u64> {
    let first = if until.is_some() { FIRST_LOOK.min(most) } else { most };
    std::iter::successors(Some(first), move |&look| {
        (look < most).then(|| (look + look / 8).next_multiple_of(STEP).min(most))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_grow_and_end_with_the_most() {
        let all: Vec<u64> = looks(10_000_000, Some(0.01)).collect();
        assert_eq!((all[0], all[1], *all.last().unwrap()), (128, 192, 10_000_000));
        assert!(all.is_sorted_by(|a, b| a < b) && all.len() < 120, "{all:?}");
        assert_eq!(looks(100, Some(0.01)).collect::<Vec<_>>(), [100]);
        assert_eq!(looks(1_000, None).collect::<Vec<_>>(), [1_000]);
    }
}
