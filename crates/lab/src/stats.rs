//! Intervals for shares: of single games, and of whole sets of games.

use serde::Serialize;

/// A range that holds the true value in 95 of 100 experiments.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The deviation that 95% of a normal distribution lies within.
const Z: f64 = 1.959_963_984_540_054;

/// Gets Wilson's 95% interval for a share of `successes` in `trials`. A tie may count as a part of a
/// success: the interval is then wider than it need be, never narrower.
pub fn wilson(successes: f64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = trials as f64;
    let share = successes / n;
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let centre = share + Z * Z / (2.0 * n);
    let scale = 1.0 + Z * Z / n;
    // Rounding must not put a share of none or all outside of its own interval.
    Interval {
        low: ((centre - spread) / scale).min(share).max(0.0),
        high: ((centre + spread) / scale).max(share).min(1.0),
    }
}

/// Gets the mean share of sets of games and its 95% interval, by Student's t. A set is counted from 0, nothing won, to
/// `whole`, everything won.
pub fn share_of_sets(sets: impl IntoIterator<Item = u32>, whole: u32) -> (f64, Interval) {
    let mut sums = Sums::default();
    sets.into_iter().for_each(|set| sums.add(set));
    (sums.mean(whole), sums.interval(whole))
}

/// Exact sums over sets of games: the same whatever the order they were counted in.
///
/// A set's value lies between 0 and `whole`, a number the caller keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    sets: u64,
    total: u64,
    squares: u128,
}

impl Sums {
    /// Counts one more set.
    #[inline]
    pub(crate) fn add(&mut self, value: u32) {
        self.sets += 1;
        self.total += u64::from(value);
        self.squares += u128::from(u64::from(value) * u64::from(value));
    }

    /// Counts all that others counted.
    pub(crate) fn join(&mut self, other: Sums) {
        self.sets += other.sets;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Gets the number of sets.
    pub(crate) fn sets(&self) -> u64 {
        self.sets
    }

    /// Gets the sum of all sets, in units of `whole`.
    pub(crate) fn total(&self, whole: u32) -> f64 {
        self.total as f64 / f64::from(whole)
    }

    /// Gets the mean value of a set, as a part of `whole`; 0 without sets.
    pub(crate) fn mean(&self, whole: u32) -> f64 {
        if self.sets == 0 {
            return 0.0;
        }
        self.total as f64 / (self.sets as f64 * f64::from(whole))
    }

    /// Gets the variance of a set's value.
    ///
    /// It is counted as if there had been two more sets, one at either end: few sets that all ended
    /// alike do not prove that every set will.
    pub(crate) fn variance(&self, whole: u32) -> f64 {
        let sets = self.sets as f64;
        let total = u128::from(self.total);
        let squares = (u128::from(self.sets) * self.squares - total * total) as f64 / sets;
        let (mean, whole) = (self.mean(whole), f64::from(whole));
        let ends = mean * mean + (1.0 - mean) * (1.0 - mean);
        (squares / (whole * whole) + ends) / (sets + 1.0)
    }

    /// Gets half of the width of the mean's 95% interval, by Student's t over sets; 1 with fewer
    /// than two.
    pub(crate) fn half_width(&self, whole: u32) -> f64 {
        if self.sets < 2 {
            return 1.0;
        }
        (student(self.sets - 1) * (self.variance(whole) / self.sets as f64).sqrt()).min(1.0)
    }

    /// Gets the mean's 95% interval.
    pub(crate) fn interval(&self, whole: u32) -> Interval {
        Interval::around(self.mean(whole), self.half_width(whole))
    }
}

impl Interval {
    /// Makes the interval of a share.
    pub(crate) fn around(share: f64, half_width: f64) -> Interval {
        Interval { low: (share - half_width).max(0.0), high: (share + half_width).min(1.0) }
    }

    /// Gets half of the distance between the ends.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// Gets the deviation that 95% of Student's t distribution lies within.
pub(crate) fn student(freedom: u64) -> f64 {
    /// Where the series below is not yet exact.
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    if let Some(known) = freedom.checked_sub(1).and_then(|index| FEW.get(index as usize)) {
        return *known;
    }
    // The Cornish-Fisher series in one over the degrees of freedom.
    let (z, n) = (Z, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / (n * n) + third / (n * n * n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values_of_the_interval() {
        let Interval { low, high } = wilson(10.0, 20);
        assert!((low - 0.299_3).abs() < 1e-3 && (high - 0.700_7).abs() < 1e-3, "{low} {high}");
        let all = wilson(50.0, 50);
        assert!(all.low < 0.93 && 1.0 <= all.high, "certainty is never claimed: {all:?}");
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
        let ends = |trials| (wilson(0.0, trials).low, wilson(trials as f64, trials).high);
        assert!((1..200).all(|trials| ends(trials) == (0.0, 1.0)), "a share is in its interval");
    }

    #[test]
    fn known_values_of_students_t() {
        for (freedom, value) in
            [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100_000, 1.960)]
        {
            assert!((student(freedom) - value).abs() < 4e-3, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn the_interval_of_sets_is_that_of_their_mean_and_variance() {
        let mut sums = Sums::default();
        (0..1_000).for_each(|set| sums.add([0, 2, 2, 4][set % 4]));
        assert!((sums.mean(4) - 0.5).abs() < 1e-12);
        // A quarter each at 0 and 1, half in the middle: a variance of 1/8.
        assert!((sums.variance(4) - 0.125).abs() < 1e-3, "{}", sums.variance(4));
        let wanted = 1.962 * (0.125_f64 / 1_000.0).sqrt();
        assert!((sums.half_width(4) - wanted).abs() < 1e-4, "{}", sums.half_width(4));
    }

    #[test]
    fn sets_that_all_end_alike_leave_doubt_and_the_fewer_the_more() {
        let half_width = |sets: usize| {
            let mut sums = Sums::default();
            (0..sets).for_each(|_| sums.add(2));
            sums.half_width(2)
        };
        assert!(0.99 < half_width(1) && 0.1 < half_width(10) && 0.01 < half_width(100));
        assert!(half_width(10_000) < 0.001);
        assert_eq!(Sums::default().interval(2), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_share_of_sets_is_their_mean_with_its_interval() {
        let (share, Interval { low, high }) = share_of_sets([4, 2, 3, 3], 4);
        assert!((share - 0.75).abs() < 1e-12 && low < 0.75 && 0.75 < high);
        assert_eq!(share_of_sets([], 4), (0.0, Interval { low: 0.0, high: 1.0 }));
    }

    #[test]
    fn sums_are_the_same_in_any_order() {
        let of = |values: &[u32]| {
            let mut sums = Sums::default();
            for value in values {
                sums.add(*value);
            }
            sums
        };
        let (mut ahead, mut behind) = (of(&[1, 2]), of(&[3]));
        ahead.join(of(&[3]));
        behind.join(of(&[2, 1]));
        assert_eq!(ahead, behind);
    }
}
