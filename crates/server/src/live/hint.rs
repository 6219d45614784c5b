//! Hints to those who sit at a live table: it gives the question away, and what is thought about it
//! elsewhere goes to the one who asked alone.

use fracas_core::{MAX_SEATS, Seat};
use fracas_protocol::Refused;

use super::Live;
use crate::hint::Question;
use crate::store::Person;

/// A question, and how to find out whether its answer is still wanted.
pub(crate) struct Asked {
    pub(crate) question: Question,
    pub(crate) is_wanted: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Live {
    /// Gets what is to be thought about for someone who asks for a hint.
    pub(super) async fn hint(&mut self, person: &Person, turn: u64) -> Result<Asked, Refused> {
        self.make_sure().await?;
        let (seat, question) = self.room.hint(person, turn)?;
        self.house.let_ask_hint(person.id)?;
        self.hints.set(seat, turn);
        let (hints, door) = (self.hints.clone(), self.door.clone());
        let is_wanted = move || hints.is_about(seat, turn) && door.strong_count() != 0;
        Ok(Asked { question, is_wanted: Box::new(is_wanted) })
    }

    /// Forgets the hints about decisions that are made or taken back.
    pub(super) fn forget_hints(&self) {
        let due = self.room.due();
        for seat in Seat::all(MAX_SEATS) {
            if !due.iter().any(|(it, turn)| *it == seat && self.hints.is_about(seat, *turn)) {
                self.hints.set(seat, 0);
            }
        }
    }
}
