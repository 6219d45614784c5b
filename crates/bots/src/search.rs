//! Looks ahead: plays many possible worlds, learns which actions do well in them, and takes the one
//! it came back to most.
//!
//! In each iteration the bot draws a world that its seat cannot tell from the real one and plays
//! it. As long as a seat is in a situation that was met before, it chooses by what was learned
//! there (an upper confidence bound that allows for actions which are not always available);
//! afterwards it plays on without thinking ahead. A situation is what the seat itself has heard and
//! done, so nobody in the search acts on what they could not know, and choices made at the same
//! time are made apart.
//!
//! The n-th try of an action meets the same world and the same luck as the n-th try of any other:
//! what is left between them is what the actions make of it.
//!
//! - `tree`: what was learned; `worker`: one tree that grows; `worlds`: how worlds are played on; `line`: what
//!   will probably happen
#![expect(clippy::float_arithmetic, reason = "values are estimates")]

mod line;
mod tree;
mod worker;
mod worlds;

use std::time::{Duration, Instant};

use fracas_core::{Fast, Game, Information, Outlook, Streams};

use crate::Bot;
use crate::greedy::Greedy;
use worker::{Task, Worker};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// So many worlds are played: the same choice is made on every machine.
    Iterations(u32),
    /// As many worlds are played as fit.
    Time(Duration),
    /// So many worlds are played, unless time runs out before.
    Either(u32, Duration),
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
    /// How a world is played on beyond what is known of it; as the game says if nothing is said here.
    pub outlook: Option<Outlook>,
    /// How many worlds are looked at before the first iteration, to begin with what looks best.
    pub glance: u32,
    /// How many threads may think at once. They change nothing but the time it takes, unless time
    /// is the budget.
    pub threads: usize,
}

impl Settings {
    /// Thinks in the usual way, for so long, on one thread.
    pub fn within(budget: Budget) -> Settings {
        Settings { budget, exploration: 0.7, outlook: None, glance: 4, threads: 1 }
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

/// What a bot thinks of a situation.
#[derive(Debug, PartialEq)]
pub struct Thinking<'a, A> {
    /// How well the seat will do, from 0 to 1: with the best action, or on the whole where it is not
    /// due.
    pub expected: f32,
    /// How many worlds were played.
    pub iterations: u32,
    /// What the seat may do, in the order of its actions; nothing when it is not due.
    pub thoughts: &'a [Thought<A>],
}

/// Looks ahead.
#[derive(Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    workers: Vec<Worker<G>>,
    greedy: Greedy<G>,
    thoughts: Vec<Thought<G::Action>>,
    /// What the seat may do, without what only leads to the same in another order.
    distinct: Vec<G::Action>,
}

/// So many iterations give work to one more tree.
const ITERATIONS_PER_TREE: u32 = 4_000;
/// The most trees that grow side by side within a budget of iterations.
const MOST_TREES: u32 = 4;

impl<G: Game> Search<G> {
    /// Makes a bot that thinks in a certain way.
    pub fn new(settings: Settings) -> Self {
        Search {
            settings,
            workers: Vec::new(),
            greedy: Greedy::with_worlds(settings.glance),
            thoughts: Vec::new(),
            distinct: Vec::new(),
        }
    }

    /// Thinks about what a seat knows, due or not.
    pub fn think(
        &mut self,
        information: &Information<'_, G>,
        chance: &mut Fast,
    ) -> Thinking<'_, G::Action> {
        self.think_of(information, |_| true, chance)
    }

    /// Thinks an action of a due seat through, as if there were no other: all effort goes into it.
    pub fn think_through(
        &mut self,
        information: &Information<'_, G>,
        action: G::Action,
        chance: &mut Fast,
    ) -> Thinking<'_, G::Action> {
        self.think_of(information, |other| *other == action, chance)
    }

    /// Thinks about those actions of a seat that are worth a thought.
    fn think_of(
        &mut self,
        information: &Information<'_, G>,
        is_of_interest: impl Fn(&G::Action) -> bool,
        chance: &mut Fast,
    ) -> Thinking<'_, G::Action> {
        let begun = Instant::now();
        self.workers.resize_with(self.trees(), Worker::default);
        for worker in &mut self.workers {
            worker.recall();
        }
        self.glance(information, is_of_interest, chance);
        let streams = Streams::drawn_from(chance);
        self.grow(information, streams, begun);
        self.conclude()
    }

    /// Gets how many trees grow side by side. Not a question of threads, so that these change
    /// nothing; more trees learn less each, so that a small budget has one.
    fn trees(&self) -> usize {
        match self.settings.budget {
            Budget::Iterations(iterations) | Budget::Either(iterations, _) => {
                iterations.div_ceil(ITERATIONS_PER_TREE).clamp(1, MOST_TREES) as usize
            }
            Budget::Time(_) => self.settings.threads.max(1),
        }
    }

    /// Looks at each action for a moment, so that thinking begins with what looks best.
    fn glance(
        &mut self,
        information: &Information<'_, G>,
        is_of_interest: impl Fn(&G::Action) -> bool,
        chance: &mut Fast,
    ) {
        self.thoughts.clear();
        if !information.is_due() {
            return;
        }
        for (action, value) in self.greedy.look(information, is_of_interest, chance) {
            self.thoughts.push(Thought { action, visits: 0, value });
        }
        for worker in &mut self.workers {
            worker.begin(information.situation(), &self.thoughts);
        }
    }

    fn grow(&mut self, information: &Information<'_, G>, streams: Streams, begun: Instant) {
        let trees = self.workers.len() as u32;
        let settings = &self.settings;
        let task = |tree: usize| Task {
            streams: streams.branch(tree as u64),
            iterations: match settings.budget {
                // The first trees take what does not divide.
                Budget::Iterations(iterations) | Budget::Either(iterations, _) => {
                    iterations / trees + u32::from((tree as u32) < iterations % trees)
                }
                Budget::Time(_) => u32::MAX,
            },
            until: match settings.budget {
                Budget::Iterations(_) => None,
                Budget::Time(time) | Budget::Either(_, time) => Some(begun + time),
            },
        };
        let at_once = settings.threads.max(1);
        for (round, workers) in self.workers.chunks_mut(at_once).enumerate() {
            let first = round * at_once;
            let Some((own, others)) = workers.split_first_mut() else { continue };
            if others.is_empty() {
                own.grow(information, &task(first), settings);
                continue;
            }
            std::thread::scope(|scope| {
                for (index, worker) in others.iter_mut().enumerate() {
                    let task = task(first + 1 + index);
                    scope.spawn(move || worker.grow(information, &task, settings));
                }
                own.grow(information, &task(first), settings);
            });
        }
    }

    /// Adds up what the trees have learned.
    fn conclude(&mut self) -> Thinking<'_, G::Action> {
        for (index, thought) in self.thoughts.iter_mut().enumerate() {
            let edges = self.workers.iter().map(|worker| worker.root(index));
            let (visits, worth) = edges
                .fold((0, 0.0), |(visits, worth), edge| (visits + edge.visits, worth + edge.worth));
            let mean = worth / f64::from(visits.max(1));
            (thought.visits, thought.value) = (visits, mean as f32);
        }
        let iterations = self.workers.iter().map(|worker| worker.iterations).sum();
        let sum: f64 = self.workers.iter().map(|worker| worker.worth).sum();
        let mean = (sum / f64::from(iterations).max(1.0)) as f32;
        let expected = self.best().map_or(mean, |best| best.value);
        Thinking { expected, iterations, thoughts: &self.thoughts }
    }

    /// Thinks about some actions of a due seat, unless there is only one, and gets the best.
    fn best_of(
        &mut self,
        actions: &[G::Action],
        information: &Information<'_, G>,
        chance: &mut Fast,
    ) -> G::Action {
        if let [only] = *actions {
            return only;
        }
        self.think_of(information, |action| actions.contains(action), chance);
        self.best().expect("a seat that is asked can act").action
    }

    /// Gets the action that was tried most, and of those the one that did best.
    fn best(&self) -> Option<&Thought<G::Action>> {
        let rank = |thought: &Thought<G::Action>| (thought.visits, thought.value);
        let better = |one: &&Thought<G::Action>, other: &&Thought<G::Action>| {
            rank(one).partial_cmp(&rank(other)).unwrap_or(std::cmp::Ordering::Equal)
        };
        self.thoughts.iter().max_by(better)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action {
        let mut distinct = std::mem::take(&mut self.distinct);
        distinct.clear();
        information.distinct_actions(&mut distinct);
        let action = self.best_of(&distinct, information, chance);
        self.distinct = distinct;
        action
    }

    fn begin(&mut self) {
        for worker in &mut self.workers {
            worker.tree.clear();
        }
    }
}
