//! What search thinks, in words: for hints and for the analysis of matches.

use fracas_core::{Fast, Information, Legible, Seat};
use serde::Serialize;

use crate::search::{Search, Settings, Thinking};

/// What a seat may expect, and what it should do about it, from what the seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// How well the seat will do, from 0 (last) to 1 (first), if it does what is best.
    pub expected: f32,
    /// How many worlds were played to find out.
    pub iterations: u32,
    /// What the seat may do, in the order of its choices; nothing when it is not due.
    pub options: Vec<Opinion>,
    /// What will probably happen, beginning with the best choice.
    pub line: Vec<Step>,
}

/// What is thought of one choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opinion {
    /// The choice in notation.
    pub notation: String,
    /// The choice in words.
    pub label: String,
    /// How often it was tried.
    pub visits: u32,
    /// How well the seat does with it, from 0 to 1.
    pub value: f32,
}

/// A decision that is expected.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Who decides.
    pub seat: Seat,
    /// The decision in words.
    pub label: String,
    /// In what part of the worlds that came so far it is made.
    pub share: f32,
}

impl Advice {
    /// Thinks about what a seat knows.
    pub fn think<G: Legible>(
        information: &Information<'_, G>,
        settings: Settings,
        chance: &mut Fast,
    ) -> Advice {
        let mut search = Search::new(settings);
        let Thinking { expected, iterations, thoughts } = search.think(information, chance);
        let opinion = |thought: &crate::Thought<G::Action>| {
            let choice = information.choice(thought.action);
            Opinion {
                notation: choice.notation,
                label: choice.label,
                visits: thought.visits,
                value: thought.value,
            }
        };
        let options = thoughts.iter().map(opinion).collect();
        Advice { expected, iterations, options, line: search.line(information, chance) }
    }

    /// Gets the best choice: the one that was tried most, and of those the one that did best.
    pub fn best(&self) -> Option<&Opinion> {
        self.options.iter().max_by(|one, other| {
            (one.visits, one.value)
                .partial_cmp(&(other.visits, other.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        })
    }
}
