//! What may be done.

use std::cmp::Reverse;

use fracas_battle_arena::{HeroId, PlayId};

use crate::BattleArenaLimited;
use crate::action::{Action, Card};
use crate::state::{Stage, State};

impl BattleArenaLimited {
    /// Lists what may be done: cards to add, then cards to take out, each Hero by Power, the strongest first, each Play
    /// in the order of the catalogue, and of equal cards one; then where to go on. What keeps to the limits leaves a deck
    /// that can be completed: limits are on each Power and each card alone, so that one choice never bars two others.
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if state.is_done {
            return;
        }
        match state.bench.stage {
            Stage::Heroes => {
                out.extend(self.heroes_to_add(state).into_iter().map(Card::Hero).map(Action::Add));
                let held = self.by_power(&state.bench.heroes);
                out.extend(held.into_iter().map(Card::Hero).map(Action::Take));
                out.push(Action::Plays);
            }
            Stage::Plays => {
                out.extend(self.plays_to_add(state).into_iter().map(Card::Play).map(Action::Add));
                let mut held = state.bench.plays.to_vec();
                held.dedup();
                out.extend(held.into_iter().map(Card::Play).map(Action::Take));
                out.push(Action::Heroes);
            }
            Stage::Review => out.push(Action::Change),
        }
        self.list_distinct(state, out);
    }

    /// Lists what bots think about: the deck as the builder completes it.
    pub(crate) fn list_distinct(&self, state: &State, out: &mut Vec<Action>) {
        if !state.is_done {
            out.push(if self.is_complete(state) { Action::Done } else { Action::Complete });
        }
    }

    /// Lists the Heroes that may be added.
    fn heroes_to_add(&self, state: &State) -> Vec<HeroId> {
        let left = left_over(&self.pool(state).heroes, &state.bench.heroes);
        let deck = self.deck_of(state);
        self.by_power(&deck.heroes_that_fit(&self.catalogue, &self.format.limits, &left))
    }

    /// Lists the Plays that may be added.
    fn plays_to_add(&self, state: &State) -> Vec<PlayId> {
        let left = left_over(&self.pool(state).plays, &state.bench.plays);
        let deck = self.deck_of(state);
        let mut plays = deck.plays_that_fit(&self.catalogue, &self.format.limits, &left);
        plays.dedup();
        plays
    }

    /// Sorts Heroes by Power, the strongest first, and drops copies.
    pub(crate) fn by_power(&self, heroes: &[HeroId]) -> Vec<HeroId> {
        let mut heroes = heroes.to_vec();
        heroes.sort_by_key(|&hero| (Reverse(self.catalogue.power(hero)), hero));
        heroes.dedup();
        heroes
    }
}

/// Gets the cards of a pool that a deck leaves over, in the order of the catalogue.
pub(crate) fn left_over<C: Copy + Ord>(pool: &[C], held: &[C]) -> Vec<C> {
    let mut left = pool.to_vec();
    left.sort_unstable();
    for card in held {
        if let Ok(at) = left.binary_search(card) {
            left.remove(at);
        }
    }
    left
}
