//! What is done in a match, and said.

use fracas_core::{Seat, visible};
use fracas_protocol::{Hints, Refused, Stage};

use crate::hint::Question;
use crate::record::Record;
use crate::refusal::refused;
use crate::room::{Bout, Room};
use crate::store::{Person, PersonId};

/// The most characters that can be said at once.
const MOST_SAID: usize = 500;
/// The most that is said at one table.
const MOST_CHAT: usize = 2_000;

impl Room {
    /// Lets a seat play an action, if it is still asked for the decision it means.
    pub(crate) fn play(&self, person: &Person, turn: u64, action: &str) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        // A seat that is not due is refused by the rules, which say why.
        if bout.turn(seat).is_some_and(|asked| asked != turn) {
            return Err(stale());
        }
        Ok(Record::Moved { seat, action: action.to_owned() })
    }

    /// Lets a seat take back its last move, or ask for it, if nothing happened that it has not seen.
    pub(crate) fn undo(&self, person: &Person, number: u64) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        if number < bout.changed() {
            return Err(stale());
        }
        if bout.can_undo_by_rule(seat) {
            return Ok(Record::Undone { seat });
        }
        if bout.undo_asked().is_some() {
            return Err(refused("already-asked", "someone already asks to take back a move"));
        }
        if bout.has_stand_in() {
            let sentence = "a bot plays on for someone who could not agree, so the move stands";
            return Err(refused("nobody-agrees", sentence));
        }
        Ok(Record::UndoAsked { seat })
    }

    /// Lets a seat answer the one who asks to take back a move, or withdraw what it asked.
    pub(crate) fn answer_undo(
        &self,
        person: &Person,
        number: u64,
        agree: bool,
    ) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        if bout.undo_asked().is_some_and(|asked| asked.number != number) {
            return Err(stale());
        }
        Ok(Record::UndoAnswered { seat, agree })
    }

    /// Lets a seat ask for a hint, if it is still asked for the decision it means.
    pub(crate) fn hint(&self, person: &Person, turn: u64) -> Result<(Seat, Question), Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        match self.hints() {
            Hints::Allowed => {}
            Hints::Off => return Err(refused("hints-off", "this table is played without hints")),
        }
        let Some(question) = bout.question(seat) else {
            return Err(refused("not-your-turn", "a hint is for the one whose turn it is"));
        };
        if question.turn() != turn {
            return Err(stale());
        }
        Ok((seat, question))
    }

    /// Lets a seat give up.
    pub(crate) fn resign(&self, person: &Person) -> Result<Record, Refused> {
        let (_, seat) = self.seat_in_match(person)?;
        Ok(Record::Resigned { seat })
    }

    /// Lets someone who plays leave the seat of someone who `is_gone` to a bot.
    pub(crate) fn replace(
        &self,
        person: &Person,
        place: u8,
        is_gone: impl Fn(PersonId) -> bool,
    ) -> Result<Record, Refused> {
        let (bout, own) = self.seat_in_match(person)?;
        let seat = bout.seat_at(place).filter(|seat| *seat != own);
        let other = seat.and_then(|seat| Some((seat, bout.person_at(seat)?)));
        let Some((seat, other)) = other else {
            return Err(refused("no-person", "nobody plays there for whom a bot could play on"));
        };
        if !is_gone(other) {
            return Err(refused("not-away", "they are here, or were a moment ago; wait a little"));
        }
        Ok(Record::Replaced { seat })
    }

    /// Lets someone come back for whom a bot plays on.
    pub(crate) fn take_over(&self, person: &Person) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_of(person)?;
        if bout.can_take_over(seat) {
            return Ok(Record::TookOver { seat });
        }
        if bout.is_handed_over(seat) {
            return Err(handed_over());
        }
        Err(refused("not-replaced", "you play yourself"))
    }

    /// Lets someone say something.
    pub(crate) fn say(&self, person: &Person, text: &str) -> Result<Record, Refused> {
        let shown = visible(text);
        let shown = shown.trim();
        if shown.is_empty() {
            return Err(refused("nothing-said", "there is nothing to say in this"));
        }
        if MOST_SAID < shown.chars().count() {
            return Err(refused("too-long", format!("say it in {MOST_SAID} characters")));
        }
        if self.stage == Stage::Expired {
            return Err(refused("expired", "the table is no longer there"));
        }
        if MOST_CHAT <= self.chat {
            let sentence = "so much was said at this table that nothing more is kept";
            return Err(refused("chat-full", sentence));
        }
        let (speaker, place) = (person.name.clone(), self.place_of(person.id));
        Ok(Record::Said { speaker, place, text: shown.to_owned() })
    }

    /// Gets the running match and the seat that a person has there.
    fn seat_of(&self, person: &Person) -> Result<(&Bout, Seat), Refused> {
        let Some(bout) = self.bout.as_ref() else {
            return Err(refused("not-playing", "the match has not begun"));
        };
        let Some(seat) = bout.seat_of(person.id) else {
            return Err(refused(
                "not-seated",
                "you are watching; only those who sit here can do this",
            ));
        };
        if bout.ending().is_some() || self.stage != Stage::Playing {
            return Err(refused("finished", "the match is over"));
        }
        Ok((bout, seat))
    }

    /// Gets the running match and the seat that a person plays there.
    fn seat_in_match(&self, person: &Person) -> Result<(&Bout, Seat), Refused> {
        let (bout, seat) = self.seat_of(person)?;
        if bout.is_handed_over(seat) {
            return Err(handed_over());
        }
        Ok((bout, seat))
    }
}

pub(crate) fn stale() -> Refused {
    refused("stale", "this was meant for an earlier moment; look again and choose")
}

fn handed_over() -> Refused {
    refused("handed-over", "a bot plays on for you")
}
