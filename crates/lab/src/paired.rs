//! Statistics of differences between the same deals played twice, and of many looks at once.

use crate::stats::Interval;

/// The deviation that 95% of a normal distribution lies within.
const Z: f64 = 1.959_963_984_540_054;

/// The share of false alarms that is put up with among the cards that are named.
pub const FALSE_ALARMS: f64 = 0.05;

/// Whole numbers, added up with their squares: the same in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moments {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Moments {
    /// Adds a number.
    pub(crate) fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    /// Adds all that another has counted.
    #[must_use]
    pub(crate) fn join(self, other: Moments) -> Moments {
        Moments {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// Counts the numbers.
    pub(crate) fn count(self) -> u64 {
        self.count
    }

    /// Gets the mean, where `unit` is one.
    pub(crate) fn mean(self, unit: i64) -> f64 {
        self.sum as f64 / (self.count.max(1) * unit as u64) as f64
    }

    /// Gets the standard error of the mean, where `unit` is one.
    pub(crate) fn error(self, unit: i64) -> f64 {
        let count = self.count.max(1) as f64;
        let squares = self.squares as f64 / (unit as f64 * unit as f64);
        let variance = (squares / count - self.mean(unit).powi(2)).max(0.0);
        (variance / count).sqrt()
    }

    /// Adds one step up and one step down that nobody saw, so that numbers that happen to be all the
    /// same do not pass for certainty.
    #[must_use]
    pub(crate) fn with_doubt(mut self, unit: i64) -> Moments {
        self.add(unit);
        self.add(-unit);
        self
    }
}

/// Two ratios, such as what was taken of what was available, counted on the same deals: game by
/// game, so that what both have in common cancels out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairedRatio {
    sums: [i64; 4],
    products: [[i64; 4]; 4],
}

impl PairedRatio {
    /// Adds a game: upper and lower number after the change, then both before it.
    pub(crate) fn add(&mut self, game: [i64; 4]) {
        for (row, left) in game.iter().enumerate() {
            self.sums[row] += left;
            for (column, right) in game.iter().enumerate() {
                self.products[row][column] += left * right;
            }
        }
    }

    /// Adds all that another has counted.
    pub(crate) fn join(&mut self, other: &PairedRatio) {
        for row in 0..4 {
            self.sums[row] += other.sums[row];
            for column in 0..4 {
                self.products[row][column] += other.products[row][column];
            }
        }
    }

    /// Gets the ratio before, the ratio after and the standard error of their difference, where `unit`
    /// is one; none where one of them has nothing to count.
    pub(crate) fn compare(&self, unit: f64) -> Option<(f64, f64, f64)> {
        let [upper, lower, old_upper, old_lower] = self.sums.map(|sum| sum as f64);
        if lower <= 0.0 || old_lower <= 0.0 {
            return None;
        }
        let (after, before) = (upper / lower, old_upper / old_lower);
        // How much each number of a game moves the difference.
        let pull = [1.0 / lower, -after / lower, -1.0 / old_lower, before / old_lower];
        // Half a step up and half a step down on either side that nobody saw: a few that happen to be
        // all the same do not pass for certainty.
        let doubt = |count: f64| 0.5 * (unit / count).powi(2);
        let mut variance = doubt(lower) + doubt(old_lower);
        for (row, left) in pull.iter().enumerate() {
            for (column, right) in pull.iter().enumerate() {
                variance += left * right * self.products[row][column] as f64;
            }
        }
        Some((before / unit, after / unit, variance.max(0.0).sqrt() / unit))
    }
}

/// Gets the 95% interval around an estimate with a standard error.
pub(crate) fn around(estimate: f64, error: f64) -> Interval {
    Interval { low: estimate - Z * error, high: estimate + Z * error }
}

/// A fit of the complementary error function, right to seven digits (W. Press et al.).
const FIT: [f64; 10] = [
    -1.265_512_23,
    1.000_023_68,
    0.374_091_96,
    0.096_784_18,
    -0.186_288_06,
    0.278_868_07,
    -1.135_203_98,
    1.488_515_87,
    -0.822_152_23,
    0.170_872_77,
];

/// Gets the probability that a normal deviate is larger than `z`.
pub(crate) fn upper_tail(z: f64) -> f64 {
    if z.is_nan() {
        return 1.0;
    }
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * x);
    let power = FIT.iter().rev().fold(0.0, |sum, term| sum * t + term);
    let tail = 0.5 * t * (power - x * x).exp();
    if z < 0.0 { 1.0 - tail } else { tail }
}

/// Gets the probability of an estimate this far above `limit` by chance.
pub(crate) fn above(estimate: f64, limit: f64, error: f64) -> f64 {
    match (estimate - limit, error) {
        (ahead, 0.0) if 0.0 < ahead => 0.0,
        (_, 0.0) => 1.0,
        (ahead, error) => upper_tail(ahead / error),
    }
}

/// Says which of many findings stand, by the procedure of Benjamini and Hochberg: among those that
/// do, at most the share [`FALSE_ALARMS`] is expected to be due to chance.
pub(crate) fn findings(chances: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|left, right| chances[*left].total_cmp(&chances[*right]).then(left.cmp(right)));
    let stands = |(rank, index): (usize, &usize)| {
        chances[*index] <= FALSE_ALARMS * (rank + 1) as f64 / chances.len() as f64
    };
    let last = order.iter().enumerate().rposition(stands);
    let mut found = vec![false; chances.len()];
    for index in &order[..last.map_or(0, |last| last + 1)] {
        found[*index] = true;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(left: f64, right: f64) -> bool {
        (left - right).abs() < 1e-6
    }

    #[test]
    fn known_values_of_the_normal_tail() {
        for (z, tail) in [(0.0, 0.5), (1.0, 0.158_655_3), (1.959_964, 0.025), (-1.0, 0.841_344_7)] {
            assert!(near(upper_tail(z), tail), "{z}: {}", upper_tail(z));
        }
        assert!((upper_tail(6.0) / 9.865_876e-10 - 1.0).abs() < 1e-5);
    }

    #[test]
    fn many_looks_need_stronger_evidence_than_one() {
        assert_eq!(findings(&[0.04]), [true]);
        assert_eq!(findings(&[0.04, 0.9, 0.9]), [false; 3]);
        // 0.03 stands by the two before it, though alone among four it would not.
        assert_eq!(findings(&[0.9, 0.03, 0.001, 0.02]), [false, true, true, true]);
        assert!(findings(&[]).is_empty());
    }

    #[test]
    fn the_error_of_a_mean_is_that_of_its_numbers() {
        let mut moments = Moments::default();
        for value in [10, -10, 10, 10] {
            moments.add(value);
        }
        assert!(near(moments.mean(10), 0.5) && near(moments.error(10), (0.75_f64 / 4.0).sqrt()));
        let mut same = Moments::default();
        (0..50).for_each(|_| same.add(0));
        assert!(near(same.error(1), 0.0) && 0.01 < same.with_doubt(1).error(1));
    }

    #[test]
    fn what_two_ratios_have_in_common_cancels_out() {
        let (mut same, mut apart) = (PairedRatio::default(), PairedRatio::default());
        for game in 0..100_i64 {
            let (up, other) = (game % 2, i64::from(game % 10 < 5));
            same.add([up, 1, up, 1]);
            apart.add([up, 1, other, 1]);
        }
        let (before, after, error) = same.compare(1.0).unwrap();
        assert!(near(before, 0.5) && near(after, 0.5));
        assert!(error < 0.011, "only doubt is left of what is always the same: {error}");
        let (_, _, error) = apart.compare(1.0).unwrap();
        assert!(0.05 < error && error < 0.08, "two coins, nearly independent: {error}");
        assert_eq!(PairedRatio::default().compare(1.0), None);
    }

    #[test]
    fn a_single_game_is_no_certainty() {
        let mut once = PairedRatio::default();
        once.add([0, 1, 1, 1]);
        let (before, after, error) = once.compare(1.0).unwrap();
        assert!(near(before, 1.0) && near(after, 0.0));
        assert!(0.9 < error, "one win before and one loss after say little: {error}");
    }
}
