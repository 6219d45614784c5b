//! What was found out so far: for each action in each situation, how often it was tried and how
//! well that went for the one who acted.

use std::hash::{BuildHasher as _, Hash};

use rustc_hash::{FxBuildHasher, FxHashMap};

/// An action in a situation.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Edge {
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) available: u32,
    /// The sum of what came of it.
    pub(super) worth: f32,
}

impl Edge {
    /// Takes in what came of it.
    #[inline]
    pub(super) fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.worth += value;
    }

    /// Gets how good it may well be: what came of it, and more the less it was tried.
    #[inline]
    fn bound(&self, exploration: f32) -> f32 {
        let visits = self.visits.max(1) as f32;
        let available = self.available.max(1) as f32;
        self.worth / visits + exploration * (available.ln() / visits).sqrt()
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
    pub(super) fn edge(&self, edge: u32) -> &Edge {
        &self.edges[edge as usize]
    }

    #[inline]
    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge {
        &mut self.edges[edge as usize]
    }

    /// Gets what is known of an action in a situation, if it was ever taken there.
    pub(super) fn find(&self, situation: u64, action: &impl Hash) -> Option<&Edge> {
        let place = self.places.get(&key(situation, action))?;
        Some(self.edge(*place))
    }

    /// Gets the edge of an action in a situation, and makes it if it is missing.
    pub(super) fn place(&mut self, situation: u64, action: &impl Hash) -> u32 {
        let next = self.edges.len() as u32;
        let place = *self.places.entry(key(situation, action)).or_insert(next);
        if place == next {
            self.edges.push(Edge { available: 1, ..Edge::default() });
        }
        place
    }

    /// Selects the action that may well be the best, given how often each could have been taken;
    /// none as long as one was never tried.
    pub(super) fn select<A: Hash>(
        &mut self,
        situation: u64,
        actions: &[A],
        exploration: f32,
    ) -> Option<Selected> {
        self.look_up(situation, actions);
        if self.found.contains(&MISSING) {
            return None;
        }
        let index = self.most_promising(self.found.iter().copied(), exploration)?;
        Some(Selected { index, edge: self.found[index] })
    }

    /// Looks the actions up and counts them as available.
    fn look_up<A: Hash>(&mut self, situation: u64, actions: &[A]) {
        self.found.clear();
        for action in actions {
            let place = self.places.get(&key(situation, action)).copied().unwrap_or(MISSING);
            if let Some(edge) = self.edges.get_mut(place as usize) {
                edge.available += 1;
            }
            self.found.push(place);
        }
    }

    /// Gets the position of the edge that may well be the best; none of none.
    #[inline]
    pub(super) fn most_promising(
        &self,
        edges: impl Iterator<Item = u32>,
        exploration: f32,
    ) -> Option<usize> {
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (index, edge) in edges.enumerate() {
            let bound = self.edge(edge).bound(exploration);
            if most < bound {
                (best, most) = (Some(index), bound);
            }
        }
        best
    }
}

#[inline]
fn key(situation: u64, action: &impl Hash) -> u64 {
    FxBuildHasher.hash_one((situation, action))
}
