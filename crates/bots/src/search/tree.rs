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
    pub(super) worth: f64,
}

impl Edge {
    /// Takes in what came of it.
    #[inline]
    pub(super) fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.worth += f64::from(value);
    }

    /// Gets what came of it on average.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        (self.worth / f64::from(self.visits.max(1))) as f32
    }

    /// Takes two as one.
    #[inline]
    fn join(self, other: Edge) -> Edge {
        Edge {
            visits: self.visits + other.visits,
            available: self.available.max(other.available),
            worth: self.worth + other.worth,
        }
    }

    /// Gets how good it may well be: what came of it, and more the less it was tried.
    #[inline]
    fn bound(&self, exploration: f32) -> f32 {
        let visits = self.visits.max(1) as f32;
        let available = self.available.max(1) as f32;
        self.mean() + exploration * (available.ln() / visits).sqrt()
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

/// The most edges of a tree; what is met beyond them is played on without learning.
const MOST_EDGES: usize = 1 << 20;
/// Stands for an edge that is not there yet.
const MISSING: u32 = u32::MAX;

/// What to do in a situation.
pub(super) enum Selection {
    /// Take the action at a position of the list, whose edge is this.
    Known(usize, u32),
    /// Try one of the actions that are marked as never tried.
    Untried,
}

impl Tree {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.edges.clear();
    }

    /// Makes room for more edges, so that none is made while thinking.
    pub(super) fn reserve(&mut self, edges: usize) {
        let edges = edges.min(MOST_EDGES);
        self.places.reserve(edges);
        self.edges.reserve(edges);
    }

    /// Checks whether there is no more room.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        MOST_EDGES <= self.edges.len()
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

    /// Selects the action that may well be the best, given how often each could have been taken. One
    /// that was never tried may be as good as those that were.
    pub(super) fn select<A: Hash>(
        &mut self,
        situation: u64,
        actions: &[A],
        exploration: f32,
    ) -> Selection {
        self.look_up(situation, actions);
        let known = self.found.iter().copied().filter(|edge| *edge != MISSING);
        if known.clone().count() == actions.len() {
            return self.best_of_all(exploration);
        }
        let together = known.clone().map(|edge| *self.edge(edge)).fold(Edge::default(), Edge::join);
        let untried = Edge { visits: 1, worth: together.mean().into(), ..together };
        let best =
            known.map(|edge| self.edge(edge).bound(exploration)).fold(f32::NEG_INFINITY, f32::max);
        if best < untried.bound(exploration) {
            return Selection::Untried;
        }
        self.best_of_all(exploration)
    }

    fn best_of_all(&self, exploration: f32) -> Selection {
        match self.most_promising(self.found.iter().copied(), exploration) {
            Some(index) => Selection::Known(index, self.found[index]),
            None => Selection::Untried,
        }
    }

    /// Keeps those of the actions looked up last that were never tried.
    pub(super) fn retain_untried<A>(&self, actions: &mut Vec<A>) {
        let mut found = self.found.iter();
        actions.retain(|_| found.next() == Some(&MISSING));
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
        for (index, edge) in edges.enumerate().filter(|(_, edge)| *edge != MISSING) {
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
