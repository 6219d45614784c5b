//! One choice against the best, from what the seat knew.

use std::fmt;

use fracas_bots::{Advice, Budget, Opinion, Search, Settings, Step};
use fracas_core::{Legible, MAX_SEATS, Match, Seat, Streams};
use serde::Serialize;

use super::Permille;

/// A choice and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// The choice in notation.
    pub notation: String,
    /// The choice in words.
    pub label: String,
    /// How well the seat could expect to do with it.
    pub value: Permille,
}

/// What a choice is called that cost much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It cost 5 points of a hundred or more.
    Inaccuracy,
    /// It cost 10 points or more.
    Mistake,
    /// It cost 20 points or more.
    Blunder,
}

impl Mark {
    /// All marks, the lightest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// Gets the mark of a choice by its cost; none where it cost little, or where the cost may be
    /// nothing but chance.
    pub fn of(cost: Permille, margin: Permille) -> Option<Mark> {
        let is_sure = margin < cost;
        Mark::ALL.into_iter().rfind(|mark| is_sure && mark.threshold() <= cost)
    }

    /// Gets the cost from which on a choice is called so.
    pub fn threshold(self) -> Permille {
        match self {
            Mark::Inaccuracy => Permille(50),
            Mark::Mistake => Permille(100),
            Mark::Blunder => Permille(200),
        }
    }

    /// Gets the mark in a word.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// Gets the word for so many of them.
    pub fn counted(self, count: usize) -> &'static str {
        match (self, count) {
            (_, 1) => self.name(),
            (Mark::Inaccuracy, _) => "inaccuracies",
            (Mark::Mistake, _) => "mistakes",
            (Mark::Blunder, _) => "blunders",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What a seat may think of its situation.
pub(super) struct Outlook<A> {
    advice: Advice,
    /// The best choice; none where the seat is not due.
    best: Option<A>,
    value: f32,
}

impl<A> Outlook<A> {
    /// Gets what the seat may expect.
    pub(super) fn expected(&self) -> Permille {
        Permille::of(self.value)
    }
}

/// Looks at a match that is not over as a seat does, due or not.
///
/// Search spends only a part of its effort on the choice that it likes best, and little on what it
/// thinks little of. Therefore a choice is judged by thinking it through once more, as if there were
/// no other, with the same effort and the same luck for all.
pub(super) fn look<G: Legible>(
    table: &Match<G>,
    seat: Seat,
    iterations: u32,
    streams: Streams,
) -> Outlook<G::Action> {
    let settings = Settings::within(Budget::Iterations(iterations));
    let chance = &mut streams.nth(seat.0.into());
    let advice = Advice::think(&table.information(seat), settings, chance);
    let best = advice.best().and_then(|best| table.game().parse(&best.notation).ok());
    let value =
        best.map_or(advice.expected, |best| think_through(table, seat, best, iterations, streams));
    Outlook { advice, best, value }
}

/// What is thought of a choice.
pub(super) struct Verdict {
    pub(super) made: Judged,
    pub(super) best: Judged,
    pub(super) cost: Permille,
    pub(super) margin: Permille,
    pub(super) options: Vec<Opinion>,
    pub(super) line: Vec<Step>,
}

/// Judges the choice of a seat that looked at a match.
pub(super) fn judge<G: Legible>(
    table: &Match<G>,
    seat: Seat,
    action: G::Action,
    iterations: u32,
    (outlook, streams): (Outlook<G::Action>, Streams),
) -> Verdict {
    let best = outlook.best.unwrap_or(action);
    let (value, margin) = if best == action {
        (outlook.value, Permille(0))
    } else {
        let value = think_through(table, seat, action, iterations, streams);
        (value, margin([outlook.value, value], iterations))
    };
    let [best, made] = [(best, outlook.value), (action, value)].map(|(action, value)| {
        let choice = table.information(seat).choice(action);
        Judged { notation: choice.notation, label: choice.label, value: Permille::of(value) }
    });
    Verdict {
        cost: (best.value - made.value).max(Permille(0)),
        margin,
        made,
        best,
        options: outlook.advice.options,
        line: outlook.advice.line,
    }
}

/// Gets what a choice is worth to the seat that makes it, before it sees what comes of it.
fn think_through<G: Legible>(
    table: &Match<G>,
    seat: Seat,
    action: G::Action,
    iterations: u32,
    streams: Streams,
) -> f32 {
    // A stream that no seat has used to look.
    let chance = &mut streams.nth((MAX_SEATS + seat.index()) as u64);
    let settings = Settings::within(Budget::Iterations(iterations));
    Search::new(settings).think_through(&table.information(seat), action, chance).expected
}

/// Gets how far off the difference of two values may be in 19 of 20 cases, if the luck they share
/// is left out of account.
fn margin(values: [f32; 2], iterations: u32) -> Permille {
    let spread: f32 = values.iter().map(|value| value * (1.0 - value)).sum();
    Permille::of(1.96 * (spread / iterations.max(1) as f32).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_needs_a_cost_that_is_not_chance() {
        let mark = |cost, margin| Mark::of(Permille(cost), Permille(margin));
        assert_eq!(mark(49, 10), None);
        assert_eq!(mark(50, 10), Some(Mark::Inaccuracy));
        assert_eq!(mark(100, 99), Some(Mark::Mistake));
        assert_eq!(mark(100, 100), None, "it may be nothing");
        assert_eq!(mark(900, 10), Some(Mark::Blunder));
    }
}
