//! What was found out so far: for each action in each situation, how often it was tried and how
//! well that went for the one who acted.
#![expect(clippy::float_arithmetic, reason = "values are estimates")]

use std::hash::{BuildHasher as _, Hash};

use rustc_hash::{FxBuildHasher, FxHashMap};

/// An action in a situation.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Edge {
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// The sum of what came of it.
    worth: f32,
}

impl Edge {
    /// Gets what came of it on average.
    pub(super) fn value(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.worth / self.visits as f32 }
    }

    /// Takes in what came of it.
    #[inline]
    pub(super) fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.worth += value;
    }
}

/// The trees of all seats: a situation is a number that also tells whose it is.
#[derive(Debug, Default)]
pub(super) struct Tree {
    places: FxHashMap<u64, u32>,
    edges: Vec<Edge>,
    /// The edges of the actions at hand, while one is selected.
    found: Vec<u32>,
}

/// Stands for an edge that is not there yet.
const MISSING: u32 = u32::MAX;

/// What was selected.
pub(super) struct Selected {
    /// The position of the action in the list.
    pub(super) index: usize,
    /// Its edge.
    pub(super) edge: u32,
}

impl Tree {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.edges.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    /// Makes room for more edges, so that none is made while thinking.
    pub(super) fn reserve(&mut self, edges: usize) {
        self.places.reserve(edges);
        self.edges.reserve(edges);
    }

    #[inline]
    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge {
        &mut self.edges[edge as usize]
    }

    /// Gets what is known of an action in a situation.
    pub(super) fn get(&self, situation: u64, action: &impl Hash) -> Edge {
        let place = self.places.get(&key(situation, action));
        place.map(|place| self.edges[*place as usize]).unwrap_or_default()
    }

    /// Gets the edge of an action in a situation, and makes it if it is missing.
    pub(super) fn edge(&mut self, situation: u64, action: &impl Hash) -> &mut Edge {
        let next = self.edges.len() as u32;
        let place = *self.places.entry(key(situation, action)).or_insert(next);
        if place == next {
            self.edges.push(Edge::default());
        }
        self.edge_mut(place)
    }

    /// Selects the action that may well be the best, given how often each could have been taken;
    /// none as long as one was never tried.
    pub(super) fn select<A: Hash>(
        &mut self,
        situation: u64,
        actions: &[A],
        exploration: f32,
    ) -> Option<Selected> {
        self.find(situation, actions);
        if self.found.contains(&MISSING) {
            return None;
        }
        let index = self.most_promising(exploration);
        Some(Selected { index, edge: self.found[index] })
    }

    pub(super) fn place(&mut self, situation: u64, action: &impl Hash) -> u32 {
        let next = self.edges.len() as u32;
        let place = *self.places.entry(key(situation, action)).or_insert(next);
        if place == next {
            self.edges.push(Edge { available: 1, ..Edge::default() });
        }
        place
    }

    /// Looks the actions up and counts them as available.
    fn find<A: Hash>(&mut self, situation: u64, actions: &[A]) {
        self.found.clear();
        for action in actions {
            let place = self.places.get(&key(situation, action)).copied().unwrap_or(MISSING);
            if let Some(edge) = self.edges.get_mut(place as usize) {
                edge.available += 1;
            }
            self.found.push(place);
        }
    }

    fn most_promising(&self, exploration: f32) -> usize {
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, place) in self.found.iter().enumerate() {
            let edge = &self.edges[*place as usize];
            let visits = edge.visits.max(1) as f32;
            let bound = edge.worth / visits
                + exploration * ((edge.available.max(1) as f32).ln() / visits).sqrt();
            if best.0 < bound {
                best = (bound, index);
            }
        }
        best.1
    }
}

#[inline]
fn key(situation: u64, action: &impl Hash) -> u64 {
    FxBuildHasher.hash_one((situation, action))
}
