//! How a worker plays on.

use std::hash::{Hash as _, Hasher};

use fracas_core::{Chance, Log, Outcome, Seed, Silent, Viewer};

use super::*;
use crate::Budget;

/// A game of one seat, which is offered coins one after the other: it does best to take them all, and
/// leaves them without weighing.
struct Coins;

const OFFERED: u32 = 40;

#[derive(Clone, Debug, PartialEq)]
struct Offers {
    made: u32,
    taken: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Answer {
    Take,
    Leave,
}

impl Game for Coins {
    type State = Offers;
    type Action = Answer;
    type Event = ();

    fn seats(&self) -> usize {
        1
    }

    fn deal(&self, _: &mut impl Chance, _: &mut impl Log<(), Offers>) -> Offers {
        Offers { made: 0, taken: 0 }
    }

    fn to_act(&self, state: &Offers) -> SeatSet {
        if state.made < OFFERED { SeatSet::all(1) } else { SeatSet::EMPTY }
    }

    fn actions(&self, _: &Offers, _: Seat, out: &mut Vec<Answer>) {
        out.extend([Answer::Take, Answer::Leave]);
    }

    fn apply(
        &self,
        state: &mut Offers,
        _: Seat,
        answer: Answer,
        _: &mut impl Chance,
        _: &mut impl Log<(), Offers>,
    ) {
        state.made += 1;
        state.taken += u32::from(answer == Answer::Take);
    }

    fn outcome(&self, state: &Offers) -> Option<Outcome> {
        (state.made == OFFERED).then(|| Outcome::by_score(&[state.taken as i32]))
    }

    fn resample(&self, _: &mut Offers, _: Viewer, _: &mut impl Chance) {}

    fn know(&self, state: &Offers, _: Seat, hasher: &mut impl Hasher) {
        (state.made, state.taken).hash(hasher);
    }

    fn promise(&self, state: &Offers, _: Seat) -> f32 {
        state.taken as f32 / OFFERED as f32
    }

    /// Counts the coins.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        outcome.score(seat) as f32 / OFFERED as f32
    }

    fn reflex(&self, _: &Offers, _: Seat) -> Option<Answer> {
        Some(Answer::Leave)
    }
}

/// Plays one world, of which nothing is known yet, and counts the coins that were taken.
fn coins_taken(by: Habit) -> u32 {
    let streams = Streams::new(&Seed::from_number(1));
    let state = Coins.deal(&mut streams.nth(0), &mut Silent);
    let outlook = Some(Outlook { by, decisions: u32::MAX });
    let settings = Settings { outlook, ..Settings::within(Budget::Iterations(1)) };
    let task = Task { streams, iterations: 1, until: None };
    let mut worker = Worker::default();
    worker.grow(&Information::new(&Coins, &state, Seat(0)), &task, &settings);
    (worker.worth * f64::from(OFFERED)).round() as u32
}

#[test]
fn what_needs_no_weighing_is_weighed_in_the_tree_alone() {
    for habit in [Habit::Promise, Habit::Few(2)] {
        assert_eq!(coins_taken(habit), 1, "{habit:?}: the first offer is in the tree");
    }
}

#[test]
fn who_takes_anything_does_so_where_nothing_needs_weighing() {
    let taken = coins_taken(Habit::Chance);
    assert!((10..=30).contains(&taken), "{taken} of {OFFERED} coins");
}
