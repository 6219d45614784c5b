//! Intervals for shares.

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
    Interval {
        low: ((centre - spread) / scale).max(0.0),
        high: ((centre + spread) / scale).min(1.0),
    }
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
    }
}
