//! What people ask for at a table, turned into records, or refused.
//!
//! - `seats`: before the match; `play`: in it
//!
//! Nothing changes here. What only the rules of the game can tell, [`Room::apply`] refuses.

mod play;
mod seats;

use fracas_core::{Seed, readable};
use fracas_protocol::{ClockPlan, NewSeat, NewTable, Refused, Stage};
use fracas_registry::{Entry, Level};

use super::{Place, Room, unplayable};
use crate::record::{Made, Plan, Sitter};
use crate::refusal::refused;
use crate::store::Person;
pub(crate) use play::stale;

/// The longest time to think that can be set, in seconds: two weeks.
const LONGEST_CLOCK: u32 = 14 * 24 * 60 * 60;

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
        check_clock(wish.clock)?;
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
            hints: wish.hints,
            event: None,
            secret,
        };
        check_places(entry, &made.mode, &made.seats)?;
        let decks = made.seats.iter().filter_map(|plan| match plan {
            Plan::Bot { deck, .. } => Some(deck.clone().unwrap_or_default()),
            Plan::Open | Plan::Kept { .. } => Some(String::new()),
            Plan::Closed => None,
        });
        entry.check(&made.setup(decks.collect())).map_err(|problems| unplayable(&problems))?;
        Ok(made)
    }
}

/// Refuses a clock that cannot be.
pub(crate) fn check_clock(clock: Option<ClockPlan>) -> Result<(), Refused> {
    let Some(clock) = clock else { return Ok(()) };
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
            let deck = deck.map(|deck| plain(&deck));
            Plan::Bot { level: known.name().into(), deck, name: None }
        }
    })
}

/// Gets a deck as it is kept: a list without comments, blank lines and needless blanks.
pub(crate) fn plain(deck: &str) -> String {
    let lines = deck.lines().map(|line| {
        let words = line.split('#').next().unwrap_or_default().split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    });
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    lines.join("\n") + if deck.contains('\n') { "\n" } else { "" }
}

fn two_seats() -> Refused {
    refused("two-seats", "you can have one seat at a table")
}

fn check_places(entry: &dyn Entry, mode: &str, plans: &[Plan]) -> Result<(), Refused> {
    let passport = entry.passport();
    let played = plans.iter().filter(|plan| **plan != Plan::Closed).count();
    let seats = passport.seats_of(mode);
    let most = seats.iter().copied().max().unwrap_or_default();
    if seats.contains(&played) && plans.len() <= most {
        return Ok(());
    }
    let counts: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let (title, counts) = (passport.title, counts.join(", "));
    Err(refused("bad-seats", format!("{title} is played by {counts}, not by {played}")))
}

impl Room {
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
        Ok(Made { host, host_name, seats, event: None, secret, ..self.made.clone() })
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
}
