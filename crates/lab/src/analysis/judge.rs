//! One choice against the best, from what the seat knew.

use std::fmt;

use fracas_bots::{Advice, Budget, Opinion, Search, Settings, Step};
use fracas_core::{Fast, Information, Legible, MAX_SEATS, Match, Seat, Streams};
use serde::Serialize;

use super::Permille;
use super::committed::{Committed, Pending};

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
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What is thought of a choice.
pub(super) struct Verdict {
    /// What the seat could expect before it chose.
    pub(super) expected: Permille,
    pub(super) made: Judged,
    pub(super) best: Judged,
    pub(super) cost: Permille,
    pub(super) margin: Permille,
    pub(super) options: Vec<Opinion>,
    pub(super) line: Vec<Step>,
}

/// Judges a choice.
///
/// Search spends little on what it thinks little of, so its first opinion of a poor choice rests on
/// few tries. Therefore the choice made and the best one are each thought through once more, as if
/// there were no other, with the same effort and the same luck; their difference is the cost.
pub(super) fn judge<G: Legible>(
    table: &Match<G>,
    seat: Seat,
    action: G::Action,
    iterations: u32,
    streams: Streams,
) -> Verdict {
    let information = table.information(seat);
    let settings = Settings::within(Budget::Iterations(iterations));
    let Advice { expected, iterations: _, options, line } =
        Advice::think(&information, settings, &mut streams.nth(seat.0.into()));
    let (value, best) = best_of(table, &options).unwrap_or((expected, action));
    let values = if best == action {
        [value, value]
    } else {
        // A stream that no seat uses.
        let chance = streams.nth(MAX_SEATS as u64);
        [best, action].map(|action| think_through(table, seat, action, settings, &chance))
    };
    let [best, made] = [(best, values[0]), (action, values[1])].map(|(action, value)| {
        let choice = information.choice(action);
        Judged { notation: choice.notation, label: choice.label, value: Permille::of(value) }
    });
    Verdict {
        expected: Permille::of(expected),
        cost: (best.value - made.value).max(Permille(0)),
        margin: if best.notation == made.notation {
            Permille(0)
        } else {
            margin(values, iterations)
        },
        made,
        best,
        options,
        line,
    }
}

/// Gets the choice that search likes best, with its value.
fn best_of<G: Legible>(table: &Match<G>, options: &[Opinion]) -> Option<(f32, G::Action)> {
    let rank = |opinion: &&Opinion| (opinion.visits, Permille::of(opinion.value));
    let best = options.iter().max_by_key(rank)?;
    Some((best.value, table.game().parse(&best.notation).ok()?))
}

/// Gets what a choice is worth to the seat that makes it, before it sees what comes of it.
fn think_through<G: Legible>(
    table: &Match<G>,
    seat: Seat,
    action: G::Action,
    settings: Settings,
    chance: &Fast,
) -> f32 {
    let game = Committed { game: table.shared_game(), seat, action };
    let state = Pending::before(table.state().clone());
    let information = Information::new(&game, &state, seat);
    let situation = table.information(seat).situation().unwrap_or_default();
    Search::new(settings).think(&information.in_situation(situation), &mut chance.clone()).expected
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
