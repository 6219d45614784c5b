//! Parts of a thousand: fine enough for an estimate, and they add up exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Serialize, Serializer};

/// A thousandth part of a result, or of the difference between two.
///
/// Shown as a percentage with one decimal, so that what is shown adds up as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permille(pub i32);

impl Permille {
    /// Gets the nearest to a share of 1.
    pub fn of(share: f32) -> Permille {
        Permille((share * 1000.0).round() as i32)
    }

    /// Gets the share of 1.
    pub fn share(self) -> f64 {
        f64::from(self.0) / 1000.0
    }

    /// Writes a difference in points of a hundred.
    pub fn points(self) -> String {
        let sign = if self.0 < 0 { "−" } else { "" };
        format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10)
    }

    /// Writes a difference in points of a hundred, with a sign unless it is nothing.
    pub fn signed(self) -> String {
        let sign = if 0 < self.0 { "+" } else { "" };
        format!("{sign}{}", self.points())
    }
}

impl fmt::Display for Permille {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}%", self.points()))
    }
}

impl Serialize for Permille {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.share())
    }
}

impl Add for Permille {
    type Output = Permille;

    fn add(self, other: Permille) -> Permille {
        Permille(self.0 + other.0)
    }
}

impl Sub for Permille {
    type Output = Permille;

    fn sub(self, other: Permille) -> Permille {
        Permille(self.0 - other.0)
    }
}

impl Neg for Permille {
    type Output = Permille;

    fn neg(self) -> Permille {
        Permille(-self.0)
    }
}

impl AddAssign for Permille {
    fn add_assign(&mut self, other: Permille) {
        *self = *self + other;
    }
}

impl Sum for Permille {
    fn sum<I: Iterator<Item = Permille>>(parts: I) -> Permille {
        Permille(parts.map(|part| part.0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_shown_as_points_of_a_hundred() {
        assert_eq!(Permille::of(0.5234).to_string(), "52.3%");
        assert_eq!(Permille(-8).to_string(), "−0.8%");
        assert_eq!([5, 0, -123].map(|part| Permille(part).signed()), ["+0.5", "0.0", "−12.3"]);
        assert_eq!(serde_json::to_string(&Permille(523)).unwrap(), "0.523");
    }
}
