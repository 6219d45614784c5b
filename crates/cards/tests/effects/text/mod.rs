//! The text of every combinator, and of combinators in each other, word for word.

mod choices;
mod flow;
mod nested;
mod unique;

use super::toy::parse;

/// Checks the texts of effects.
fn check(cards: &[(&str, &str)]) {
    for (effect, text) in cards {
        assert_eq!(parse(effect).text(), *text);
    }
}
