//! Who sits where, before the match.

use fracas_core::Seed;
use fracas_protocol::{NewSeat, Refused, Sit};

use super::{check_places, plain, plan, two_seats};
use crate::record::{Plan, Record, Sitter};
use crate::refusal::refused;
use crate::room::begin::nonce_of_bot;
use crate::room::{Place, Room, unplayable};
use crate::store::{Person, PersonId};

/// The most times that people sit down or seats are changed at one table.
const MOST_CHANGES: usize = 300;

impl Room {
    /// Lets someone sit down.
    pub(crate) fn sit(&self, place: u8, person: &Person, sit: Sit) -> Result<Record, Refused> {
        let there = self.place(place)?;
        if self.place_of(person.id).is_some() {
            return Err(refused("already-seated", "you already sit at this table"));
        }
        if there.sitter.is_some() {
            return Err(refused("seat-taken", "someone else has this seat"));
        }
        let usual = match &there.plan {
            Plan::Open => None,
            Plan::Kept { person: kept_for, deck, .. } if *kept_for == person.id => deck.clone(),
            Plan::Kept { name, .. } => {
                return Err(refused("seat-kept", format!("this seat is kept for {name}")));
            }
            Plan::Bot { .. } | Plan::Closed => {
                return Err(refused("seat-taken", "this seat is not for people"));
            }
        };
        self.check_open()?;
        self.check_changes()?;
        let nonce: Seed =
            sit.nonce.parse().map_err(|why| refused("bad-nonce", format!("{why}")))?;
        let brought = sit.deck.filter(|deck| !deck.trim().is_empty());
        if self.made.event.is_some() && brought.is_some() {
            let sentence = "at an event you play with the deck that you signed up with or made";
            return Err(refused("deck-is-set", sentence));
        }
        let deck = brought.or(usual);
        self.check_deck(place, deck.as_deref())?;
        let deck = deck.map(|deck| plain(&deck));
        let sitter = Sitter { person: person.id, name: person.name.clone(), nonce, deck };
        Ok(Record::Sat { place, sitter })
    }

    /// Lets those sit down who did not come to a table of an event: bots play for them.
    pub(crate) fn sit_for_absent(&self) -> Vec<(PersonId, Record)> {
        let absent = |(index, place): (usize, &Place)| match (&place.sitter, &place.plan) {
            (None, Plan::Kept { person, name, deck }) => {
                let (place, nonce) = (index as u8, nonce_of_bot(index as u8));
                let (name, deck) = (name.clone(), deck.clone());
                let sitter = Sitter { person: *person, name, nonce, deck };
                Some((*person, Record::Sat { place, sitter }))
            }
            (None, Plan::Open | Plan::Bot { .. } | Plan::Closed) | (Some(_), _) => None,
        };
        self.places.iter().enumerate().filter_map(absent).collect()
    }

    /// Checks the deck someone brings to a place, alone: what others bring is their affair.
    fn check_deck(&self, place: u8, deck: Option<&str>) -> Result<(), Refused> {
        let Some(deck) = deck.filter(|deck| !deck.trim().is_empty()) else { return Ok(()) };
        let setup = self.made.setup(decks_with(&self.places, place as usize, deck));
        self.entry.check(&setup).map_err(|problems| unplayable(&problems))
    }

    /// Lets someone stand up before the match.
    pub(crate) fn stand_up(&self, place: u8, person: &Person) -> Result<Record, Refused> {
        self.place(place)?;
        self.check_open()?;
        if self.place_of(person.id) == Some(place) {
            return Ok(Record::StoodUp { place });
        }
        Err(refused("not-your-seat", "this is not your seat"))
    }

    /// Lets the host make something else of a seat, also of one that someone has taken.
    pub(crate) fn change_seat(
        &self,
        place: u8,
        person: &Person,
        seat: NewSeat,
    ) -> Result<Record, Refused> {
        self.place(place)?;
        self.check_host(person)?;
        self.check_open()?;
        self.check_changes()?;
        let others = self.places.iter().enumerate().filter(|(other, _)| *other != place as usize);
        let has_one = |place: &Place| match (&place.sitter, &place.plan) {
            (Some(sitter), _) => sitter.person == person.id,
            (None, Plan::Kept { person: kept_for, .. }) => *kept_for == person.id,
            (None, Plan::Open | Plan::Bot { .. } | Plan::Closed) => false,
        };
        if seat == NewSeat::Me && others.map(|(_, place)| place).any(has_one) {
            return Err(two_seats());
        }
        let plan = plan(seat, person)?;
        let mut plans: Vec<Plan> = self.places.iter().map(|place| place.plan.clone()).collect();
        plans[place as usize] = plan.clone();
        check_places(self.entry, &self.made.mode, &plans)?;
        if let Plan::Bot { deck, .. } = &plan {
            self.check_deck(place, deck.as_deref())?;
        }
        Ok(Record::SeatChanged { place, plan })
    }

    /// Lets the host close a table whose match has not begun.
    pub(crate) fn close(&self, person: &Person) -> Result<Record, Refused> {
        self.check_host(person)?;
        self.check_open()?;
        Ok(Record::Expired)
    }

    fn check_host(&self, person: &Person) -> Result<(), Refused> {
        if self.made.is_hosted_by(person.id) {
            return Ok(());
        }
        Err(refused("not-your-table", "only the one who made the table can do this"))
    }

    fn check_changes(&self) -> Result<(), Refused> {
        if self.changes < MOST_CHANGES {
            return Ok(());
        }
        let sentence = "people have come and gone too often at this table; make another one";
        Err(refused("too-many-changes", sentence))
    }
}

/// Gets the decks of a table where one place is played with a deck, and the others with the usual.
fn decks_with(places: &[Place], place: usize, deck: &str) -> Vec<String> {
    let is_played = |(index, it): &(usize, &Place)| {
        *index == place || it.sitter.is_some() || it.plan != Plan::Closed
    };
    let played = places.iter().enumerate().filter(is_played);
    played.map(|(index, _)| if index == place { deck.to_owned() } else { String::new() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_place_that_is_to_be_played_counts() {
        let place = |plan| Place { plan, sitter: None };
        let places = [place(Plan::Closed), place(Plan::Open), place(Plan::Closed)];
        assert_eq!(decks_with(&places, 2, "mine"), ["", "mine"]);
        assert_eq!(decks_with(&places, 0, "mine"), ["mine", ""]);
        assert_eq!(decks_with(&places, 1, "mine"), ["mine"]);
    }

    #[test]
    fn a_deck_is_kept_without_comments_and_blanks() {
        let list = "# Mine\n\ndeck:  Steel   Works # the best\n\theroes\n  2 Showtime\n";
        assert_eq!(plain(list), "deck: Steel Works\nheroes\n2 Showtime\n");
        assert_eq!(plain(" trainer-kit "), "trainer-kit");
    }
}
