//! Looks ahead: plays many possible worlds, learns which actions do well in them, and takes the one
//! it came back to most.
//!
//! In each iteration the bot draws a world that its seat cannot tell from the real one and plays
//! it. As long as a seat is in a situation that was met before, it chooses by what was learned
//! there (an upper confidence bound that allows for actions which are not always available);
//! afterwards it plays at random. A situation is what the seat itself has heard and done, so nobody
//! in the search acts on what they could not know, and choices made at the same time are made
//! apart.
//!
//! - `tree`: what was learned; `worker`: one iteration

mod tree;
mod worker;

use std::time::{Duration, Instant};

use fracas_core::{Chance as _, Fast, Game, Information, Memory};

use crate::Bot;
use crate::greedy::Greedy;
use worker::Worker;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// So many worlds are played: the same choice is made on every machine.
    Iterations(u32),
    /// As many worlds are played as fit.
    Time(Duration),
}

impl From<u32> for Budget {
    fn from(iterations: u32) -> Budget {
        Budget::Iterations(iterations)
    }
}

/// How to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How long to think.
    pub budget: Budget,
    /// How much to try what has not been tried often.
    pub exploration: f32,
    /// How many decisions are played at random beyond what is known, before a world is judged by
    /// what it promises.
    pub look_ahead: u32,
    /// How many worlds are looked at before the first iteration, to begin with what looks best.
    pub first_glance: u32,
    /// greedy
    pub greedy: bool,
}

impl Settings {
    /// Thinks in the usual way, for so long.
    pub fn within(budget: Budget) -> Settings {
        Settings { budget, exploration: 0.7, look_ahead: u32::MAX, first_glance: 4, greedy: true }
    }
}

/// What a bot thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How well the seat does with it, from 0 (last) to 1 (first).
    pub value: f32,
}

/// Looks ahead.
#[derive(Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    worker: Worker<G>,
    greedy: Greedy<G>,
    thoughts: Vec<Thought<G::Action>>,
}

/// The number of iterations between two looks at the time.
const BATCH: u32 = 32;
/// The most actions in situations that are kept from one decision to the next.
const MOST_KEPT: usize = 1 << 20;

impl<G: Game> Search<G> {
    /// Makes a bot that thinks in a certain way.
    pub fn new(settings: Settings) -> Self {
        Search {
            settings,
            worker: Worker::default(),
            greedy: Greedy::with_worlds(settings.first_glance),
            thoughts: Vec::new(),
        }
    }

    /// Gets what the bot thinks of each action of the seat, in their order.
    pub fn think(
        &mut self,
        information: &Information<'_, G>,
        chance: &mut Fast,
    ) -> &[Thought<G::Action>] {
        let begun = Instant::now();
        let situation = information.situation();
        // What was learned in another situation is of use only if it can lead here.
        if situation.is_none() || MOST_KEPT < self.worker.tree.len() {
            self.worker.tree.clear();
        }
        let situation = situation.unwrap_or_default();
        let memory = Memory::from_situation(information.seats(), information.seat(), situation);
        self.glance(information, situation, chance);
        self.grow(information, memory, begun, chance);
        for thought in &mut self.thoughts {
            let edge = self.worker.tree.get(situation, &thought.action);
            (thought.visits, thought.value) = (edge.visits, edge.value());
        }
        &self.thoughts
    }

    /// Looks at each action for a moment, so that thinking begins with what looks best.
    fn glance(&mut self, information: &Information<'_, G>, situation: u64, chance: &mut Fast) {
        let looks = self.greedy.look(information, chance);
        self.thoughts.clear();
        for (action, promise) in looks {
            self.worker.tree.edge(situation, &action).learn(promise);
            self.thoughts.push(Thought { action, visits: 0, value: promise });
        }
    }

    fn grow(
        &mut self,
        information: &Information<'_, G>,
        memory: Memory,
        begun: Instant,
        chance: &mut Fast,
    ) {
        let (iterations, time) = match self.settings.budget {
            Budget::Iterations(iterations) => (iterations, None),
            Budget::Time(time) => (u32::MAX, Some(time)),
        };
        let mut left = iterations;
        self.worker.tree.reserve((information.seats() * iterations as usize).min(MOST_KEPT));
        while 0 < left && time.is_none_or(|time| begun.elapsed() < time) {
            let batch = if time.is_some() { left.min(BATCH) } else { left };
            self.worker.grow(information, memory, batch, &self.settings, chance);
            left -= batch;
        }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action {
        let thoughts = self.think(information, chance);
        let most = thoughts.iter().map(|thought| thought.visits).max().unwrap_or_default();
        let is_best = |thought: &&Thought<G::Action>| thought.visits == most;
        let best = thoughts.iter().filter(is_best).count() as u32;
        let chosen = chance.below(best) as usize;
        thoughts.iter().filter(is_best).nth(chosen).expect("a due seat has actions").action
    }
}
