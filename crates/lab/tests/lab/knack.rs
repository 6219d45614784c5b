//! A game whose probabilities are known: a knack to be had, and luck that belongs to a seat.
#![expect(clippy::float_arithmetic, reason = "probabilities are worked out")]

use std::hash::{Hash as _, Hasher};

use fracas_core::{Chance, Game, Log, Outcome, Seat, SeatSet, Viewer};

/// Each seat chooses one of four actions, of which the first is right. In `luck` of 100 deals seat 0
/// wins whatever anyone does; in the others someone who was right, or just someone if nobody was.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knack {
    pub(crate) seats: usize,
    pub(crate) luck: u32,
}

/// Who was right so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tried {
    is_lucky: bool,
    made: u8,
    right: SeatSet,
    winner: Option<Seat>,
}

impl Game for Knack {
    type State = Tried;
    type Action = u8;
    type Event = ();

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: &mut impl Chance, _: &mut impl Log<(), Tried>) -> Tried {
        let is_lucky = chance.below(100) < self.luck;
        Tried { is_lucky, made: 0, right: SeatSet::EMPTY, winner: None }
    }

    fn to_act(&self, state: &Tried) -> SeatSet {
        match state.winner {
            Some(_) => SeatSet::EMPTY,
            None => SeatSet::one(Seat(state.made)),
        }
    }

    fn actions(&self, _: &Tried, _: Seat, out: &mut Vec<u8>) {
        out.extend(0..4);
    }

    fn apply(
        &self,
        state: &mut Tried,
        seat: Seat,
        action: u8,
        chance: &mut impl Chance,
        _: &mut impl Log<(), Tried>,
    ) {
        state.made += 1;
        if action == 0 {
            state.right = state.right.with(seat);
        }
        if usize::from(state.made) < self.seats {
            return;
        }
        let fit = if state.right.is_empty() { SeatSet::all(self.seats) } else { state.right };
        let fit: Vec<Seat> = fit.into_iter().collect();
        state.winner = if state.is_lucky { Some(Seat(0)) } else { chance.pick(&fit) };
    }

    fn outcome(&self, state: &Tried) -> Option<Outcome> {
        let winner = state.winner?;
        let scores: Vec<i32> =
            Seat::all(self.seats).map(|seat| i32::from(seat == winner)).collect();
        Some(Outcome::by_score(&scores))
    }

    fn resample(&self, _: &mut Tried, _: Viewer, _: &mut impl Chance) {}

    fn know(&self, state: &Tried, _: Seat, hasher: &mut impl Hasher) {
        (state.made, state.winner).hash(hasher);
    }

    fn promise(&self, state: &Tried, seat: Seat) -> f32 {
        if state.right.contains(seat) { 1.0 } else { 0.0 }
    }
}

/// Gets the part of the games that `greedy`, who is always right, wins against `random`, who is right
/// in one of four, when both have had each seat.
pub(crate) fn greedy_against_random(luck: u32) -> f64 {
    let luck = f64::from(luck) / 100.0;
    luck * 0.5 + (1.0 - luck) * (0.75 + 0.25 * 0.5)
}
