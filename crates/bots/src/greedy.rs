//! Does what looks best at once.
#![expect(clippy::float_arithmetic, reason = "promises are estimates")]

use fracas_core::{Chance, Fast, Game, Information};

use crate::Bot;

/// Tries every action in a few possible worlds and takes the one that promises most afterwards.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    worlds: u32,
    actions: Vec<G::Action>,
    promises: Vec<f32>,
}

impl<G: Game> Greedy<G> {
    /// Makes a bot that looks at a number of worlds for each decision.
    pub fn with_worlds(worlds: u32) -> Self {
        Greedy { worlds, actions: Vec::new(), promises: Vec::new() }
    }

    /// Gets what each action of interest promises the seat on average.
    pub(crate) fn look(
        &mut self,
        information: &Information<'_, G>,
        is_of_interest: impl Fn(&G::Action) -> bool,
        chance: &mut Fast,
    ) -> impl Iterator<Item = (G::Action, f32)> {
        self.actions.clear();
        information.actions(&mut self.actions);
        self.actions.retain(is_of_interest);
        self.weigh(information, chance);
        let worlds = self.worlds.max(1) as f32;
        let promises = self.promises.iter().map(move |promise| promise / worlds);
        self.actions.iter().copied().zip(promises)
    }

    /// Adds up what each action promises, in the same worlds for all.
    fn weigh(&mut self, information: &Information<'_, G>, chance: &mut Fast) {
        self.promises.clear();
        self.promises.resize(self.actions.len(), 0.0);
        let mut world = information.world(chance);
        let mut tried = world.clone();
        for round in 0..self.worlds {
            if 0 < round {
                information.draw_into(&mut world, chance);
            }
            for (action, promise) in self.actions.iter().zip(&mut self.promises) {
                tried.clone_from(&world);
                tried.apply(information.seat(), *action, chance);
                *promise += tried.promise(information.seat());
            }
        }
    }

    /// Takes one of the best actions, each equally likely.
    fn best(&self, chance: &mut Fast) -> G::Action {
        let most = self.promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let is_best = |promise: &&f32| most <= **promise;
        let best = self.promises.iter().filter(is_best).count() as u32;
        let chosen = chance.below(best) as usize;
        let mut options =
            self.actions.iter().zip(&self.promises).filter(|(_, promise)| is_best(promise));
        *options.nth(chosen).expect("some action promises most").0
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::with_worlds(24)
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action {
        self.actions.clear();
        information.distinct_actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.weigh(information, chance);
        self.best(chance)
    }
}
