//! Reading words, seats and lists, with all that is wrong with them.

use std::collections::BTreeSet;

use fracas_core::{Problems, Seat, SeatSet};
use tinyvec::{Array, ArrayVec};

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::state::BATTLES;

/// Reads a saved state part by part.
pub(super) struct Reader<'a> {
    pub(super) game: &'a BattleArena,
    pub(super) problems: Problems,
}

impl Reader<'_> {
    pub(super) fn seat(&mut self, place: &str, seat: Seat) {
        if 1 < seat.0 {
            self.problems.add(place, "seats are 0 and 1");
        }
    }

    pub(super) fn seats(&mut self, place: &str, seats: &[Seat]) -> SeatSet {
        if seats.iter().any(|seat| 1 < seat.0) {
            self.problems.add(place, "seats are 0 and 1");
            return SeatSet::EMPTY;
        }
        if seats.iter().collect::<BTreeSet<_>>().len() < seats.len() {
            self.problems.add(place, "names each seat once");
        }
        seats.iter().copied().collect()
    }

    fn hero(&mut self, place: &str, id: &str) -> Option<HeroId> {
        let hero = self.game.catalogue.find(id);
        if hero.is_none() {
            self.problems.add(place, self.game.catalogue.unknown_id(id));
        }
        hero
    }

    pub(super) fn play(&mut self, place: &str, id: &str) -> Option<PlayId> {
        let play = self.game.catalogue.find_play(id);
        if play.is_none() {
            self.problems.add(place, self.game.catalogue.unknown_play(id));
        }
        play
    }

    /// Reads a list that has only so much room.
    pub(super) fn row<T, A: Array>(
        &mut self,
        place: &str,
        saved: &[T],
        mut read: impl FnMut(&mut Self, &T) -> Option<A::Item>,
    ) -> ArrayVec<A> {
        let mut row = ArrayVec::default();
        if A::CAPACITY < saved.len() {
            let message = format!("holds at most {}, not {}", A::CAPACITY, saved.len());
            self.problems.add(place, message);
            return row;
        }
        for item in saved {
            row.extend(read(self, item));
        }
        row
    }

    pub(super) fn heroes<A: Array<Item = HeroId>>(
        &mut self,
        place: &str,
        ids: &[String],
    ) -> ArrayVec<A> {
        let mut heroes = ArrayVec::default();
        if A::CAPACITY < ids.len() {
            let message = format!("holds at most {} Heroes, not {}", A::CAPACITY, ids.len());
            self.problems.add(place, message);
            return heroes;
        }
        for id in ids {
            heroes.extend(self.hero(place, id));
        }
        heroes
    }

    pub(super) fn plays<A: Array<Item = PlayId>>(
        &mut self,
        place: &str,
        ids: &[String],
    ) -> ArrayVec<A> {
        self.row(place, ids, |reader, id| reader.play(place, id))
    }

    /// Reads Battles, counted from 1, as a set of bits.
    pub(super) fn battles(&mut self, place: &str, battles: &[u8]) -> u8 {
        let mut bits = 0;
        for &battle in battles {
            if (1..=BATTLES).contains(&usize::from(battle)) {
                bits |= 1 << (battle - 1);
            } else {
                self.problems
                    .add(place, format!("{battle} is no Battle; these are 1 to {BATTLES}"));
            }
        }
        bits
    }
}
