//! How a game ended.
#![expect(clippy::float_arithmetic, reason = "a merit is a share")]

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::seat::{MAX_SEATS, Seat};

/// The result of a finished game: a place and a score for every seat. Places may be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Outcome {
    #[cfg_attr(feature = "wire", schemars(with = "Vec<u8>"), ts(as = "Vec<u8>"), schema(value_type = Vec<u8>))]
    places: ArrayVec<[u8; MAX_SEATS]>,
    #[cfg_attr(feature = "wire", schemars(with = "Vec<i32>"), ts(as = "Vec<i32>"), schema(value_type = Vec<i32>))]
    scores: ArrayVec<[i32; MAX_SEATS]>,
}

impl Outcome {
    /// Ranks the seats by score, the highest first; equal scores share a place.
    pub fn by_score(scores: &[i32]) -> Outcome {
        Outcome::ranked(scores, scores)
    }

    /// Ranks the seats by `merits`, the highest first, and reports `scores`.
    #[inline]
    pub fn ranked(merits: &[i32], scores: &[i32]) -> Outcome {
        let mut outcome = Outcome { places: ArrayVec::new(), scores: ArrayVec::new() };
        for (merit, score) in merits.iter().zip(scores) {
            let better = merits.iter().filter(|other| merit < *other).count();
            outcome.places.push(1 + better as u8);
            outcome.scores.push(*score);
        }
        outcome
    }

    /// Gets the number of seats.
    pub fn seats(&self) -> usize {
        self.places.len()
    }

    /// Gets the place of a seat; 1 is the best, and seats that tie share one.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// Gets the score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// Gets how well a seat did, from 0 (last) to 1 (first): the share of the others that it left
    /// behind, where those in the same place count half.
    pub fn merit(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let halves = others.map(|other| match self.place(other).cmp(&self.place(seat)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        });
        halves.sum::<u16>() as f32 / (2 * (self.seats() - 1).max(1)) as f32
    }

    /// Iterates over the seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|&seat| self.place(seat) == 1)
    }

    /// Checks whether the first place is shared by all.
    pub fn is_tie(&self) -> bool {
        self.winners().count() == self.seats()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_place_is_skipped() {
        let outcome = Outcome::by_score(&[3, 7, 3, 1]);
        let places: Vec<u8> = Seat::all(4).map(|seat| outcome.place(seat)).collect();
        assert_eq!(places, [2, 1, 2, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
        assert!(Outcome::by_score(&[2, 2]).is_tie());
    }

    #[test]
    fn merits_decide_where_scores_are_level() {
        let outcome = Outcome::ranked(&[0, 1], &[3, 3]);
        assert_eq!((outcome.place(Seat(1)), outcome.score(Seat(0))), (1, 3));
    }
}
