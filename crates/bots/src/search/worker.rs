//! One tree that grows, an iteration at a time.
#![expect(clippy::float_arithmetic, reason = "values are estimates")]

use fracas_core::{Chance as _, Fast, Game, Information, MAX_SEATS, Memory, Seat, SeatSet, World};

use super::Settings;
use super::tree::Tree;

/// Grows one tree.
#[derive(Debug)]
pub(super) struct Worker<G: Game> {
    pub(super) tree: Tree,
    path: Vec<(Seat, u32)>,
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Worker<G> {
    fn default() -> Self {
        Worker { tree: Tree::default(), path: Vec::new(), actions: Vec::new() }
    }
}

impl<G: Game> Worker<G> {
    /// Plays one possible world to its end, or as far as it is looked ahead, and learns from it.
    #[inline]
    pub(super) fn iterate(
        &mut self,
        world: &mut World<'_, G>,
        seats: usize,
        mut memory: Memory,
        settings: &Settings,
        chance: &mut Fast,
    ) {
        let mut in_tree = SeatSet::all(seats);
        let mut left = settings.look_ahead;
        self.path.clear();
        while let Some(seat) = world.to_act().first() {
            if in_tree.is_empty() {
                let Some(fewer) = left.checked_sub(1) else { break };
                left = fewer;
            }
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            if !in_tree.contains(seat) {
                let action = self.policy(world, seat, settings, chance);
                step(world, seat, action, in_tree, chance, &mut memory);
                continue;
            }
            let situation = memory.of(seat);
            let action = if let Some(selected) =
                self.tree.select(situation, &self.actions, settings.exploration)
            {
                self.path.push((seat, selected.edge));
                self.actions[selected.index]
            } else {
                let action = self.policy(world, seat, settings, chance);
                let edge = self.tree.place(situation, &action);
                self.path.push((seat, edge));
                in_tree = in_tree.without(seat);
                memory.forget(seat);
                action
            };
            step(world, seat, action, in_tree, chance, &mut memory);
        }
        self.learn(&values(world, seats));
    }

    /// Chooses as someone might who does not think ahead.
    fn policy<'a>(
        &mut self,
        world: &World<'a, G>,
        seat: Seat,
        settings: &Settings,
        chance: &mut Fast,
    ) -> G::Action {
        if !settings.greedy || self.actions.len() == 1 {
            return chance.pick(&self.actions).expect("a due seat has actions");
        }
        let mut believed = world.clone();
        believed.resample(seat, chance);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        for action in &self.actions {
            let mut tried = believed.clone();
            tried.apply(seat, *action, chance);
            let promise = tried.promise(seat) + chance.below(1000) as f32 * 1e-6;
            if best.0 < promise {
                best = (promise, *action);
            }
        }
        best.1
    }

    fn learn(&mut self, values: &[f32; MAX_SEATS]) {
        for (seat, edge) in &self.path {
            self.tree.edge_mut(*edge).learn(values[seat.index()]);
        }
    }

    /// Grows the tree by a number of iterations from what a seat knows.
    pub(super) fn grow(
        &mut self,
        information: &Information<'_, G>,
        memory: Memory,
        iterations: u32,
        settings: &Settings,
        chance: &mut Fast,
    ) {
        let mut world = information.world(chance);
        for round in 0..iterations {
            if 0 < round {
                information.draw_into(&mut world, chance);
            }
            self.iterate(&mut world, information.seats(), memory, settings, chance);
        }
    }
}

#[inline]
fn step<G: Game>(
    world: &mut World<'_, G>,
    seat: Seat,
    action: G::Action,
    in_tree: SeatSet,
    chance: &mut Fast,
    memory: &mut Memory,
) {
    if in_tree.is_empty() {
        world.apply(seat, action, chance);
    } else {
        world.apply_heard(seat, action, chance, memory);
    }
}

/// Gets what each seat has of a world: its result, or what it promises.
fn values<G: Game>(world: &World<'_, G>, seats: usize) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    let outcome = world.outcome();
    for seat in Seat::all(seats) {
        values[seat.index()] =
            outcome.map_or_else(|| world.promise(seat), |outcome| outcome.merit(seat));
    }
    values
}
