//! Those who leave a match, and the bots that play on for them.

use fracas_core::{Seat, SeatSet};
use fracas_protocol::{Ending, Refused};

use super::Bout;
use super::player::Who;
use super::undo::UndoAsked;
use crate::refusal::refused;
use crate::store::PersonId;

impl Bout {
    /// Takes a seat out of the running: the match ends when one is left, else a bot finishes.
    pub(super) fn forfeit(&mut self, seat: Seat, why: &str, number: u64, at: u64) {
        self.forfeits.push(seat);
        self.hand_over(seat, false, number, at);
        let left = Seat::all(self.players.len()).filter(|seat| !self.forfeits.contains(seat));
        let left: Vec<Seat> = left.collect();
        if let [winner] = left[..] {
            let outcome = self.rank(|_| 0, |_| 0);
            let sentence = format!("{} {why}. {} wins.", self.name(seat), self.name(winner));
            self.ending = Some(Ending { outcome, sentence });
            self.clocks.run(SeatSet::EMPTY, at);
        }
    }

    /// Lets a bot play on for a person.
    pub(super) fn hand_over(&mut self, seat: Seat, may_return: bool, number: u64, at: u64) {
        let who = &mut self.players[seat.index()].who;
        if let Who::Person(person) | Who::StandIn { person, .. } = *who {
            *who = Who::StandIn { person, may_return };
        }
        self.clocks.stop(seat, at);
        self.turns[seat.index()] = number;
        // A bot that stands in for someone agrees to nothing.
        let ends = |asked: UndoAsked| asked.seat == seat || asked.waits_for.contains(seat);
        if self.undo.is_some_and(ends) {
            self.undo = None;
        }
    }

    /// Lets a person come back for whom a bot played on.
    pub(super) fn take_over(&mut self, seat: Seat, number: u64, at: u64) -> Result<(), Refused> {
        let who = &mut self.players[seat.index()].who;
        let Who::StandIn { person, may_return: true } = *who else {
            return Err(refused("cannot-return", "a bot finishes for this seat"));
        };
        *who = Who::Person(person);
        self.turns[seat.index()] = number;
        self.clocks.run(self.due(), at);
        Ok(())
    }

    /// Checks whether the person of a seat, for whom a bot plays on, may come back.
    pub(in crate::room) fn can_take_over(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()].who, Who::StandIn { may_return: true, .. })
    }

    /// Gets the person who plays a seat and is not replaced by a bot.
    pub(in crate::room) fn person_at(&self, seat: Seat) -> Option<PersonId> {
        match self.players[seat.index()].who {
            Who::Person(person) => Some(person),
            Who::Bot(_) | Who::StandIn { .. } => None,
        }
    }
}
