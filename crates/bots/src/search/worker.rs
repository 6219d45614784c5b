//! One tree that grows, an iteration at a time.

#[cfg(test)]
mod tests;

use std::time::Instant;

use fracas_core::{
    Fast, Game, Habit, Information, MAX_SEATS, Outlook, Seat, SeatSet, Streams, World,
};

use super::tree::{Edge, Selection, Tree};
use super::worlds::Worlds;
use super::{Settings, Thought};

/// What a worker is to do.
pub(super) struct Task {
    /// The luck of each try.
    pub(super) streams: Streams,
    /// How many iterations.
    pub(super) iterations: u32,
    /// When to stop, however many were made.
    pub(super) until: Option<Instant>,
}

/// Grows one tree.
#[derive(Debug)]
pub(super) struct Worker<G: Game> {
    pub(super) tree: Tree,
    /// The seat's own actions.
    own: Vec<Root<G::Action>>,
    /// How many iterations were made for this decision.
    pub(super) iterations: u32,
    /// What they were worth to the seat that thinks.
    pub(super) worth: f64,
    path: Vec<(Seat, u32)>,
    actions: Vec<G::Action>,
}

/// An action of the seat that thinks.
#[derive(Clone, Copy, Debug)]
struct Root<A> {
    action: A,
    edge: u32,
    /// How often it was tried for this decision.
    tries: u32,
}

/// The room for decisions on the way through a tree, and for actions to choose from: few games need
/// more, and those make it once.
const DECISIONS: usize = 64;
/// The number of iterations between two looks at the clock.
const BATCH: u32 = 8;

impl<G: Game> Default for Worker<G> {
    fn default() -> Self {
        Worker {
            tree: Tree::default(),
            own: Vec::new(),
            iterations: 0,
            worth: 0.0,
            path: Vec::with_capacity(DECISIONS),
            actions: Vec::with_capacity(DECISIONS),
        }
    }
}

impl<G: Game> Worker<G> {
    /// Readies the tree for a decision, and keeps what was learned on the way to it.
    pub(super) fn recall(&mut self) {
        if self.tree.is_full() {
            self.tree.clear();
        }
        self.own.clear();
        (self.iterations, self.worth) = (0, 0.0);
    }

    /// Begins with what the seat's actions look like; each look counts as one try.
    pub(super) fn begin(&mut self, situation: u64, thoughts: &[Thought<G::Action>]) {
        for thought in thoughts {
            let edge = self.tree.place(situation, &thought.action);
            self.tree.edge_mut(edge).learn(thought.value);
            self.own.push(Root { action: thought.action, edge, tries: 0 });
        }
    }

    /// Gets what is known of one of the seat's own actions.
    pub(super) fn root(&self, index: usize) -> &Edge {
        self.tree.edge(self.own[index].edge)
    }

    /// Makes iterations until the task is done.
    pub(super) fn grow(
        &mut self,
        information: &Information<'_, G>,
        task: &Task,
        settings: &Settings,
    ) {
        if task.until.is_none() {
            self.tree.reserve(information.seats() * task.iterations as usize);
        }
        let mut worlds = Worlds::new(information, &mut task.streams.nth(u64::MAX));
        while self.iterations < task.iterations {
            let is_time_to_look = self.iterations.is_multiple_of(BATCH) && 0 < self.iterations;
            if is_time_to_look && task.until.is_some_and(|until| until <= Instant::now()) {
                break;
            }
            self.iterate(information, &mut worlds, task.streams, settings);
        }
    }

    /// Plays one possible world to its end, or as far as it is looked ahead, and learns from it.
    fn iterate<'a>(
        &mut self,
        information: &Information<'a, G>,
        worlds: &mut Worlds<'a, G>,
        streams: Streams,
        settings: &Settings,
    ) {
        let (seat, seats) = (information.seat(), information.seats());
        let own = self.choose_own(settings.exploration);
        let mut chance = streams.nth(own.map_or(self.iterations, |own| own.tries).into());
        information.draw_into(&mut worlds.played, &mut chance);
        self.path.clear();
        if let Some(own) = own {
            self.path.push((seat, own.edge));
            worlds.played.apply(seat, own.action, &mut chance);
        }
        let outlook = settings.outlook.unwrap_or(information.outlook());
        self.play_on(worlds, (seats, settings.exploration), outlook, &mut chance);
        let values = values(&worlds.played, seats);
        self.iterations += 1;
        self.worth += f64::from(values[seat.index()]);
        for (seat, edge) in &self.path {
            self.tree.edge_mut(*edge).learn(values[seat.index()]);
        }
    }

    /// Chooses which of the seat's own actions to try; none when the seat is not due.
    fn choose_own(&mut self, exploration: f32) -> Option<Root<G::Action>> {
        let index = self.tree.most_promising(self.own.iter().map(|own| own.edge), exploration)?;
        for own in &self.own {
            self.tree.edge_mut(own.edge).available += 1;
        }
        let own = &mut self.own[index];
        own.tries += 1;
        Some(*own)
    }

    /// Plays a world: as was learned, where it was, and then without thinking ahead. Each seat makes
    /// one step beyond what was learned of its own decisions.
    fn play_on(
        &mut self,
        worlds: &mut Worlds<'_, G>,
        (seats, exploration): (usize, f32),
        outlook: Outlook,
        chance: &mut Fast,
    ) {
        let mut in_tree = SeatSet::all(seats);
        let mut left = outlook.decisions;
        while let Some(seat) = worlds.played.to_act().first() {
            let action = if in_tree.contains(seat) {
                self.list(worlds, seat);
                let (action, is_known) = self.step(worlds, seat, exploration, outlook.by, chance);
                if !is_known {
                    in_tree = in_tree.without(seat);
                }
                action
            } else {
                if left == 0 && worlds.played.is_calm() {
                    break;
                }
                left = left.saturating_sub(1);
                worlds.reflex(seat, outlook.by).unwrap_or_else(|| {
                    self.list(worlds, seat);
                    worlds.play_out(&mut self.actions, seat, outlook.by, chance)
                })
            };
            worlds.played.apply(seat, action, chance);
        }
    }

    /// Lists what a seat may do in the world that is played.
    fn list(&mut self, worlds: &Worlds<'_, G>, seat: Seat) {
        self.actions.clear();
        worlds.played.distinct_actions(seat, &mut self.actions);
    }

    /// Chooses for a seat by what was learned, and says whether that was enough.
    fn step(
        &mut self,
        worlds: &mut Worlds<'_, G>,
        seat: Seat,
        exploration: f32,
        habit: Habit,
        chance: &mut Fast,
    ) -> (G::Action, bool) {
        let situation = worlds.played.situation(seat);
        match self.tree.select(situation, &self.actions, exploration) {
            Selection::Known(index, edge) => {
                self.path.push((seat, edge));
                (self.actions[index], true)
            }
            Selection::Untried => {
                self.tree.retain_untried(&mut self.actions);
                let action = worlds.play_out(&mut self.actions, seat, habit, chance);
                if !self.tree.is_full() {
                    self.path.push((seat, self.tree.place(situation, &action)));
                }
                (action, false)
            }
        }
    }
}

/// Gets what each seat has of a world: its result, or what it promises.
fn values<G: Game>(world: &World<'_, G>, seats: usize) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    let outcome = world.outcome();
    for seat in Seat::all(seats) {
        values[seat.index()] =
            outcome.map_or_else(|| world.promise(seat), |outcome| world.worth(&outcome, seat));
    }
    values
}
