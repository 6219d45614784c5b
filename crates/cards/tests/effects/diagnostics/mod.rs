//! What is said about effects that cannot be, word for word.

mod bounds;
mod kinds;
mod words;

use super::toy::report;

/// Checks the reports on effects.
fn check(cards: &[(&str, &str)]) {
    for (effect, expected) in cards {
        assert_eq!(report(effect), expected.trim_matches('\n'), "{effect}");
    }
}
