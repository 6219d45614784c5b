//! Reading words, seats and lists, with all that is wrong with them.

use fracas_core::{Problems, Seat};
use tinyvec::{Array, ArrayVec};

use crate::Rlyeh;
use crate::action::{read_boss, read_card, read_hero};
use crate::card::{BossId, CardId, HeroId};

/// Reads a saved state part by part.
pub(super) struct Reader<'a> {
    pub(super) game: &'a Rlyeh,
    pub(super) problems: Problems,
}

impl Reader<'_> {
    pub(super) fn seat(&mut self, place: &str, seat: Seat) {
        self.problems.expect_seat(place, seat, self.game.seats);
    }

    /// Keeps what was read, or why it could not be.
    fn keep<T>(&mut self, place: &str, read: Result<T, String>) -> Option<T> {
        read.map_err(|wrong| self.problems.add(place, wrong)).ok()
    }

    pub(super) fn card(&mut self, place: &str, id: &str) -> Option<CardId> {
        self.keep(place, read_card(id, &self.game.catalogue))
    }

    pub(super) fn hero(&mut self, place: &str, id: &str) -> Option<HeroId> {
        self.keep(place, read_hero(id, &self.game.catalogue))
    }

    pub(super) fn boss(&mut self, place: &str, id: &str) -> Option<BossId> {
        self.keep(place, read_boss(id, &self.game.catalogue))
    }

    /// Reads a list of cards of any length.
    pub(super) fn cards(&mut self, place: &str, ids: &[String]) -> Vec<CardId> {
        ids.iter().filter_map(|id| self.card(place, id)).collect()
    }

    /// Reads a list of cards that has only so much room.
    pub(super) fn row<A: Array<Item = CardId>>(
        &mut self,
        place: &str,
        ids: &[String],
    ) -> ArrayVec<A> {
        if self.has_room(place, A::CAPACITY, ids.len()) {
            ids.iter().filter_map(|id| self.card(place, id)).collect()
        } else {
            ArrayVec::default()
        }
    }

    pub(super) fn has_room(&mut self, place: &str, most: usize, found: usize) -> bool {
        if most < found {
            self.problems.add(place, format!("at most {most} can be here, not {found}"));
        }
        found <= most
    }
}
