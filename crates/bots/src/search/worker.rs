//! One tree that grows, an iteration at a time.

use std::time::Instant;

use fracas_core::{Chance as _, Fast, Game, Information, MAX_SEATS, Memory, Seat, Streams, World};

use super::tree::{Edge, Tree};
use super::{Playout, Settings, Thought};

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
    /// What each seat knows, as far as the one who thinks can tell.
    pub(super) memory: Memory,
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

/// The number of iterations between two looks at the clock.
const BATCH: u32 = 8;
/// The most actions in situations that are kept from one decision to the next.
const MOST_KEPT: usize = 1 << 20;

impl<G: Game> Default for Worker<G> {
    fn default() -> Self {
        Worker {
            tree: Tree::default(),
            memory: Memory::new(0),
            own: Vec::new(),
            iterations: 0,
            worth: 0.0,
            path: Vec::new(),
            actions: Vec::new(),
        }
    }
}

impl<G: Game> Worker<G> {
    /// Readies the tree for a situation.
    pub(super) fn recall(&mut self, information: &Information<'_, G>) {
        let situation = information.situation();
        if situation.is_none() || MOST_KEPT < self.tree.len() {
            // What was learned in another situation is of use only if it can lead here.
            self.tree.clear();
        }
        let (seats, seat) = (information.seats(), information.seat());
        self.memory = Memory::from_situation(seats, seat, situation.unwrap_or_default());
        self.own.clear();
        (self.iterations, self.worth) = (0, 0.0);
    }

    /// Begins with what the seat's actions look like; each look counts as one try.
    pub(super) fn begin(&mut self, thoughts: &[Thought<G::Action>], seat: Seat) {
        let situation = self.memory.of(seat);
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
        let mut world = None;
        while self.iterations < task.iterations {
            let is_time_to_look = self.iterations.is_multiple_of(BATCH) && 0 < self.iterations;
            if is_time_to_look && task.until.is_some_and(|until| until <= Instant::now()) {
                break;
            }
            self.iterate(information, &mut world, task.streams, settings);
        }
    }

    /// Plays one possible world to its end, or as far as it is looked ahead, and learns from it.
    fn iterate<'a>(
        &mut self,
        information: &Information<'a, G>,
        world: &mut Option<World<'a, G>>,
        streams: Streams,
        settings: &Settings,
    ) {
        let (seat, seats) = (information.seat(), information.seats());
        let own = self.choose_own(settings.exploration);
        let mut chance = streams.nth(own.map_or(self.iterations, |own| own.tries).into());
        let world = match world {
            Some(world) => {
                information.draw_into(world, &mut chance);
                world
            }
            None => world.insert(information.world(&mut chance)),
        };
        self.path.clear();
        let mut memory = self.memory;
        if let Some(own) = own {
            self.path.push((seat, own.edge));
            world.apply_heard(seat, own.action, &mut chance, &mut memory);
        }
        self.play_on(world, memory, settings, &mut chance);
        let values = values(world, seats);
        self.iterations += 1;
        self.worth += f64::from(values[seat.index()]);
        for (seat, edge) in &self.path {
            self.tree.edge_mut(*edge).learn(values[seat.index()]);
        }
    }

    /// Chooses which of the seat's own actions to try.
    fn choose_own(&mut self, exploration: f32) -> Option<Root<G::Action>> {
        let index = self.tree.most_promising(self.own.iter().map(|own| own.edge), exploration)?;
        for own in &self.own {
            self.tree.edge_mut(own.edge).available += 1;
        }
        let own = &mut self.own[index];
        own.tries += 1;
        Some(*own)
    }

    /// Plays a world: as was learned, where it was, and then without thinking ahead.
    fn play_on(
        &mut self,
        world: &mut World<'_, G>,
        mut memory: Memory,
        settings: &Settings,
        chance: &mut Fast,
    ) {
        let mut left = settings.look_ahead;
        while let Some(seat) = world.to_act().first() {
            let thinks = memory.listens(seat);
            if !memory.is_heard() {
                let Some(fewer) = left.checked_sub(1) else { break };
                left = fewer;
            }
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            let situation = memory.of(seat);
            let selected = if thinks {
                self.tree.select(situation, &self.actions, settings.exploration)
            } else {
                None
            };
            let action = if let Some(selected) = selected {
                self.path.push((seat, selected.edge));
                self.actions[selected.index]
            } else {
                let action = self.play_out(world, seat, settings.playout, chance);
                if thinks {
                    self.path.push((seat, self.tree.place(situation, &action)));
                    memory.forget(seat);
                }
                action
            };
            if memory.is_heard() {
                world.apply_heard(seat, action, chance, &mut memory);
            } else {
                world.apply(seat, action, chance);
            }
        }
    }

    /// Chooses as someone might who does not think ahead.
    fn play_out(
        &self,
        world: &World<'_, G>,
        seat: Seat,
        playout: Playout,
        chance: &mut Fast,
    ) -> G::Action {
        if playout == Playout::Random || self.actions.len() == 1 {
            return chance.pick(&self.actions).expect("a due seat has actions");
        }
        let mut believed = world.clone();
        believed.resample(seat, chance);
        let mut best = (f32::NEG_INFINITY, self.actions[0]);
        let mut tried = believed.clone();
        for action in &self.actions {
            tried.clone_from(&believed);
            tried.apply(seat, *action, chance);
            let promise = tried.promise(seat) + chance.below(1024) as f32 * 1e-6;
            if best.0 < promise {
                best = (promise, *action);
            }
        }
        best.1
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
