//! Worlds that are played on without thinking ahead.

use fracas_core::{Chance as _, Fast, Game, Habit, Information, Seat, World};

/// The worlds that a worker uses over and over, so that an iteration allocates nothing.
pub(super) struct Worlds<'a, G: Game> {
    /// The one that is played.
    pub(super) played: World<'a, G>,
    /// What a seat in it may believe.
    believed: World<'a, G>,
    /// What becomes of that after an action.
    tried: World<'a, G>,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Draws the first.
    pub(super) fn new(information: &Information<'a, G>, chance: &mut Fast) -> Self {
        let played = information.world(chance);
        Worlds { believed: played.clone(), tried: played.clone(), played }
    }

    /// Gets what a seat does without weighing, unless it takes anything.
    pub(super) fn reflex(&self, seat: Seat, habit: Habit) -> Option<G::Action> {
        match habit {
            Habit::Chance => None,
            Habit::Promise | Habit::Few(_) => self.played.reflex(seat),
        }
    }

    /// Chooses as someone might who does not think ahead.
    pub(super) fn play_out(
        &mut self,
        actions: &mut [G::Action],
        seat: Seat,
        habit: Habit,
        chance: &mut Fast,
    ) -> G::Action {
        let picked = match habit {
            Habit::Chance => chance.pick(actions),
            Habit::Promise | Habit::Few(_) if actions.len() == 1 => actions.first().copied(),
            Habit::Promise => {
                self.believed.clone_from(&self.played);
                self.believed.resample(seat, chance);
                let believed = &self.believed;
                Some(most_promising(believed, &mut self.tried, actions, seat, chance))
            }
            Habit::Few(most) => {
                let few = come_to_mind(actions, most as usize, chance);
                Some(most_promising(&self.played, &mut self.tried, few, seat, chance))
            }
        };
        picked.expect("a due seat has actions")
    }
}

/// Gets some of the actions, each as likely as the others.
fn come_to_mind<'a, A>(actions: &'a mut [A], most: usize, chance: &mut Fast) -> &'a [A] {
    let all = actions.len();
    if most < all {
        for at in 0..most {
            actions.swap(at, at + chance.below((all - at) as u32) as usize);
        }
    }
    &actions[..most.min(all)]
}

/// Chooses what promises most to a seat in a world.
fn most_promising<'a, G: Game>(
    world: &World<'a, G>,
    tried: &mut World<'a, G>,
    actions: &[G::Action],
    seat: Seat,
    chance: &mut Fast,
) -> G::Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        tried.clone_from(world);
        tried.apply(seat, *action, chance);
        // What looks the same is chosen by chance.
        let promise = tried.promise(seat) + chance.below(1024) as f32 * 1e-6;
        if best.0 < promise {
            best = (promise, *action);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_different_actions_come_to_mind_each_as_often() {
        let mut chance = Fast::new(1);
        let mut counts = [0; 5];
        for _ in 0..5_000 {
            let mut actions = [0, 1, 2, 3, 4];
            let [one, other] = *come_to_mind(&mut actions, 2, &mut chance) else {
                panic!("two of five come to mind");
            };
            assert_ne!(one, other);
            counts[one] += 1;
            counts[other] += 1;
        }
        assert!(counts.iter().all(|count| (1_900..2_100).contains(count)), "{counts:?}");
    }

    #[test]
    fn few_actions_all_come_to_mind() {
        let mut chance = Fast::new(1);
        assert_eq!(come_to_mind(&mut [7, 8], 2, &mut chance), [7, 8]);
        assert_eq!(come_to_mind(&mut [7, 8], 9, &mut chance), [7, 8]);
    }
}
