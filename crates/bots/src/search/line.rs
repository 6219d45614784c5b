//! What will probably happen, as far as search can tell.

use fracas_core::{Fast, Information, Legible, Seat, World};

use super::Search;
use crate::advice::Step;

/// In how many worlds the line is looked for.
const WORLDS: usize = 64;
/// The longest line.
const LONGEST: usize = 6;
/// The fewest worlds that say something about what comes next.
const FEWEST: usize = 8;
/// How often a decision must have been met for search to have an opinion of it.
const VISITS: u32 = 8;

/// What happens in one world.
type Course<A> = Vec<(Seat, A, String)>;

impl<G: Legible> Search<G> {
    /// Gets what will probably happen after what was thought about last: decisions that are made in
    /// most worlds. What others do in secret differs from world to world and is passed over.
    pub fn line(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> Vec<Step> {
        let mut courses: Vec<Course<G::Action>> =
            (0..WORLDS).map(|_| self.course(information, chance)).collect();
        let mut line = Vec::new();
        for position in 0..2 * LONGEST {
            let worlds = courses.len();
            courses.retain(|course| position < course.len());
            let Some((seat, action, label, count)) = most_common(&courses, position) else { break };
            if courses.len() < FEWEST || LONGEST <= line.len() {
                break;
            }
            let share = count as f32 / worlds as f32;
            if 0.5 <= share {
                courses.retain(|course| (course[position].0, course[position].1) == (seat, action));
                line.push(Step { seat, label, share });
            } else if seat == information.seat() {
                break;
            }
        }
        line
    }

    /// Plays a world by what was learned, as far as that goes.
    fn course(&self, information: &Information<'_, G>, chance: &mut Fast) -> Course<G::Action> {
        let mut world = information.world(chance);
        let mut course = Vec::new();
        let mut next = self.best().map(|best| (information.seat(), best.action));
        while let Some((seat, action)) = next
            && course.len() < 2 * LONGEST
        {
            course.push((seat, action, world.choice(seat, action).label));
            world.apply(seat, action, chance);
            next = self.usual(&world);
        }
        course
    }

    /// Gets what is usually done next, if it was tried often enough.
    fn usual(&self, world: &World<'_, G>) -> Option<(Seat, G::Action)> {
        let (worker, seat) = (self.workers.first()?, world.to_act().first()?);
        let mut actions = Vec::new();
        world.distinct_actions(seat, &mut actions);
        let situation = world.situation(seat);
        let visits =
            |action: &G::Action| worker.tree.find(situation, action).map_or(0, |edge| edge.visits);
        let action = actions.into_iter().max_by_key(visits)?;
        (VISITS <= visits(&action)).then_some((seat, action))
    }
}

/// Gets the decision that is made most often at a position, and how often.
fn most_common<A: Copy + Eq>(
    courses: &[Course<A>],
    position: usize,
) -> Option<(Seat, A, String, usize)> {
    let mut counts: Vec<(Seat, A, &str, usize)> = Vec::new();
    for (seat, action, label) in courses.iter().map(|course| &course[position]) {
        match counts.iter_mut().find(|count| (count.0, count.1) == (*seat, *action)) {
            Some(count) => count.3 += 1,
            None => counts.push((*seat, *action, label, 1)),
        }
    }
    let (seat, action, label, count) = counts.into_iter().max_by_key(|count| count.3)?;
    Some((seat, action, label.to_owned(), count))
}
