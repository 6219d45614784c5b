//! What people ask for at a table, turned into records, or refused.
//!
//! Nothing changes here. What only the rules of the game can tell, [`Room::apply`] refuses.

use fracas_core::{Seat, Seed, readable};
use fracas_protocol::{NewSeat, NewTable, Refused, Sit, Stage};
use fracas_registry::{Entry, Level};

use super::{Bout, Place, Room, unplayable};
use crate::record::{Made, Plan, Record, Sitter};
use crate::refusal::refused;
use crate::store::Person;

/// The longest time to think that can be set, in seconds: two weeks.
const LONGEST_CLOCK: u32 = 14 * 24 * 60 * 60;
/// The most characters that can be said at once.
const MOST_SAID: usize = 500;

impl Made {
    /// Makes a table as someone asks for it.
    pub(crate) fn new(mut wish: NewTable, host: &Person, secret: Seed) -> Result<Made, Refused> {
        let entry = fracas_registry::find(&wish.game)
            .ok_or_else(|| refused("no-such-game", format!("there is no game {:?}", wish.game)))?;
        for pack in &mut wish.packs {
            pack.name = readable(&pack.name).unwrap_or_else(|| "pack".into());
            let checked = entry.shelf().check_cards(&pack.name, &pack.text);
            checked.map_err(|report| refused("bad-cards", report.to_string()))?;
        }
        check_clock(&wish)?;
        if wish.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
            return Err(two_seats());
        }
        let plan = |seat: NewSeat| plan(seat, host);
        let made = Made {
            game: wish.game,
            mode: wish.mode,
            options: wish.options,
            packs: wish.packs,
            host: host.id,
            host_name: host.name.clone(),
            seats: wish.seats.into_iter().map(plan).collect::<Result<_, _>>()?,
            listed: wish.listed,
            clock: wish.clock,
            secret,
        };
        check_places(entry, &made.seats)?;
        let decks = made.seats.iter().filter_map(|plan| match plan {
            Plan::Bot { deck, .. } => Some(deck.clone().unwrap_or_default()),
            Plan::Open | Plan::Kept { .. } => Some(String::new()),
            Plan::Closed => None,
        });
        entry.check(&made.setup(decks.collect())).map_err(|problems| unplayable(&problems))?;
        Ok(made)
    }
}

fn check_clock(wish: &NewTable) -> Result<(), Refused> {
    let Some(clock) = wish.clock else { return Ok(()) };
    let limits = [clock.per_move, clock.per_match];
    if limits == [None, None] {
        return Err(refused("bad-clock", "a clock needs a time for each move or for the match"));
    }
    let fits = |seconds: &u32| (1..=LONGEST_CLOCK).contains(seconds);
    if limits.iter().flatten().all(fits) {
        return Ok(());
    }
    Err(refused("bad-clock", format!("a time to think is 1 to {LONGEST_CLOCK} seconds")))
}

fn plan(seat: NewSeat, host: &Person) -> Result<Plan, Refused> {
    Ok(match seat {
        NewSeat::Me => Plan::Kept { person: host.id, name: host.name.clone(), deck: None },
        NewSeat::Open => Plan::Open,
        NewSeat::Closed => Plan::Closed,
        NewSeat::Bot { level, deck } => {
            let known: Level =
                level.parse().map_err(|why| refused("no-such-bot", format!("{why}")))?;
            Plan::Bot { level: known.name().into(), deck }
        }
    })
}

fn two_seats() -> Refused {
    refused("two-seats", "you can have one seat at a table")
}

fn check_places(entry: &dyn Entry, plans: &[Plan]) -> Result<(), Refused> {
    let passport = entry.passport();
    let played = plans.iter().filter(|plan| **plan != Plan::Closed).count();
    let most = passport.seats.iter().copied().max().unwrap_or_default();
    if passport.seats.contains(&played) && plans.len() <= most {
        return Ok(());
    }
    let counts: Vec<String> = passport.seats.iter().map(ToString::to_string).collect();
    let (title, counts) = (passport.title, counts.join(", "));
    Err(refused("bad-seats", format!("{title} is played by {counts}, not by {played}")))
}

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
        let nonce: Seed =
            sit.nonce.parse().map_err(|why| refused("bad-nonce", format!("{why}")))?;
        let deck = sit.deck.filter(|deck| !deck.trim().is_empty()).or(usual);
        self.check_deck(place, deck.as_deref())?;
        let sitter = Sitter { person: person.id, name: person.name.clone(), nonce, deck };
        Ok(Record::Sat { place, sitter })
    }

    /// Checks the deck someone brings to a place, alone: what others bring is their affair.
    fn check_deck(&self, place: u8, deck: Option<&str>) -> Result<(), Refused> {
        let Some(deck) = deck.filter(|deck| !deck.trim().is_empty()) else { return Ok(()) };
        let is_played = |it: &&Place| it.sitter.is_some() || it.plan != Plan::Closed;
        let seat = self.places[..place as usize].iter().filter(is_played).count();
        let mut decks = vec![String::new(); self.places.iter().filter(is_played).count()];
        deck.clone_into(&mut decks[seat]);
        self.entry.check(&self.made.setup(decks)).map_err(|problems| unplayable(&problems))
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

    /// Lets the host make something else of a seat that nobody has taken.
    pub(crate) fn change_seat(
        &self,
        place: u8,
        person: &Person,
        seat: NewSeat,
    ) -> Result<Record, Refused> {
        let there = self.place(place)?;
        if person.id != self.made.host {
            return Err(refused("not-your-table", "only the one who made the table can do this"));
        }
        self.check_open()?;
        if there.sitter.is_some() {
            return Err(refused("seat-taken", "someone sits there"));
        }
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
        check_places(self.entry, &plans)?;
        if let Plan::Bot { deck, .. } = &plan {
            self.check_deck(place, deck.as_deref())?;
        }
        Ok(Record::SeatChanged { place, plan })
    }

    /// Lets a seat play an action, if it is still asked for the decision it means.
    pub(crate) fn play(&self, person: &Person, turn: u64, action: &str) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        // A seat that is not due is refused by the rules, which say why.
        if bout.turn(seat).is_some_and(|asked| asked != turn) {
            let sentence = "this was meant for an earlier decision; look again and choose";
            return Err(refused("stale", sentence));
        }
        Ok(Record::Moved { seat, action: action.to_owned() })
    }

    /// Lets a seat take back its last move, or ask for it.
    pub(crate) fn undo(&self, person: &Person) -> Result<Record, Refused> {
        let (bout, seat) = self.seat_in_match(person)?;
        if bout.can_undo(seat) {
            return Ok(Record::Undone { seat });
        }
        if bout.undo_asked().is_some() {
            return Err(refused("already-asked", "someone already asks to take back a move"));
        }
        Ok(Record::UndoAsked { seat })
    }

    /// Lets a seat answer the one who asks to take back a move.
    pub(crate) fn answer_undo(&self, person: &Person, agree: bool) -> Result<Record, Refused> {
        let (_, seat) = self.seat_in_match(person)?;
        Ok(Record::UndoAnswered { seat, agree })
    }

    /// Lets a seat give up.
    pub(crate) fn resign(&self, person: &Person) -> Result<Record, Refused> {
        let (_, seat) = self.seat_in_match(person)?;
        Ok(Record::Resigned { seat })
    }

    /// Lets someone say something.
    pub(crate) fn say(&self, person: &Person, text: &str) -> Result<Record, Refused> {
        let shown: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .take(MOST_SAID + 1)
            .collect();
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
        Ok(Record::Said { speaker: person.name.clone(), text: shown.to_owned() })
    }

    /// Makes the table of a rematch: the same match with the seats turned by one.
    pub(crate) fn rematch_of(&self, person: &Person, secret: Seed) -> Result<Made, Refused> {
        if self.stage != Stage::Finished {
            return Err(refused("not-finished", "a rematch comes after the match"));
        }
        if self.place_of(person.id).is_none() {
            return Err(refused("not-seated", "only those who played can ask for a rematch"));
        }
        let plan = |place: &Place| match &place.sitter {
            Some(Sitter { person, name, deck, .. }) => {
                Plan::Kept { person: *person, name: name.clone(), deck: deck.clone() }
            }
            None => place.plan.clone(),
        };
        let mut seats: Vec<Plan> = self.places.iter().map(plan).collect();
        seats.rotate_right(1);
        let (host, host_name) = (person.id, person.name.clone());
        Ok(Made { host, host_name, seats, secret, ..self.made.clone() })
    }

    fn place(&self, place: u8) -> Result<&Place, Refused> {
        let count = self.places.len();
        self.places.get(place as usize).ok_or_else(|| {
            refused(
                "no-such-seat",
                format!("there is no seat {place}; the table has {count}, from 0"),
            )
        })
    }

    fn check_open(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Open => Ok(()),
            Stage::Playing => Err(refused("already-playing", "the match has begun")),
            Stage::Finished => Err(refused("finished", "the match is over")),
            Stage::Expired => Err(refused("expired", "the table is no longer there")),
        }
    }

    /// Gets the running match and the seat that a person plays there.
    fn seat_in_match(&self, person: &Person) -> Result<(&Bout, Seat), Refused> {
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
        if bout.is_handed_over(seat) {
            return Err(refused("handed-over", "a bot finishes for you"));
        }
        Ok((bout, seat))
    }
}
