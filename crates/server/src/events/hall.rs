//! An event as it is kept: what it was made with, and the fold of all that happened.

use std::collections::BTreeMap;

use fracas_core::{Setup, visible};
use fracas_event::{
    Course, Decks, EntrantId, Event, EventError, PersonKey, Plan, Record, Stage, Who, Why,
};
use fracas_protocol::{ClockPlan, EventStage, NewEvent, Refused, WhenOut};
use fracas_registry::{Level, bot_names};
use serde::{Deserialize, Serialize};

use crate::bots::secret_seed;
use crate::record::{Made as MadeTable, Plan as SeatPlan};
use crate::refusal::refused;
use crate::room::{check_clock, plain, unplayable};
use crate::store::{Entry, EventAppend, Person, PersonId};
use crate::time::now;
use crate::token::new_id;

/// The longest title, in characters.
const LONGEST_TITLE: usize = 60;
/// The usual time to think in a match.
const USUAL_CLOCK: ClockPlan =
    ClockPlan { per_move: Some(180), per_match: Some(1500), when_out: WhenOut::Lose };
/// The time to make a deck: whoever takes too long for a choice is played for until they come back,
/// and whoever takes too long for all of it, to the end.
const BUILDING_CLOCK: ClockPlan =
    ClockPlan { per_move: Some(90), per_match: Some(2700), when_out: WhenOut::StandIn };
/// The usual time to sit down, in seconds.
const USUAL_PATIENCE: u32 = 180;
/// The longest time to sit down, in seconds: a day.
const LONGEST_PATIENCE: u32 = 24 * 60 * 60;

/// The kind of tables something is played at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Kind {
    pub(super) game: String,
    pub(super) mode: String,
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
}

/// What an event was made with: its first record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Made {
    pub(super) title: String,
    pub(super) owner: PersonId,
    pub(super) owner_name: String,
    pub(super) listed: bool,
    /// The tables of its matches.
    pub(super) playing: Kind,
    /// The tables at which decks are made; none where everyone brings one.
    pub(super) building: Option<Kind>,
    pub(super) plan: Plan,
    pub(super) clock: ClockPlan,
    /// How long people have to sit down, in seconds.
    pub(super) patience: u32,
}

/// An event.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    pub(super) id: String,
    pub(super) made: Made,
    pub(super) made_at: u64,
    pub(super) event: Event,
    /// The number of the last record, and when it was written.
    pub(super) number: u64,
    pub(super) last_at: u64,
}

impl Kind {
    /// Gets the setup of a table with a deck for each seat.
    fn setup(&self, decks: Vec<String>) -> Setup {
        let (game, mode, options) = (self.game.clone(), self.mode.clone(), self.options.clone());
        Setup { game, mode, options, seats: Some(decks.len()), decks, packs: Vec::new() }
    }

    /// Refuses a kind of tables that cannot be, or a deck that cannot be played there.
    fn check(&self, seats: usize, deck: Option<&str>) -> Result<(), Refused> {
        let entry = fracas_registry::find(&self.game)
            .ok_or_else(|| refused("no-such-game", format!("there is no game {:?}", self.game)))?;
        let mut decks = vec![String::new(); seats];
        if let (Some(deck), Some(first)) = (deck, decks.first_mut()) {
            deck.clone_into(first);
        }
        let setup = match deck {
            Some(_) => self.setup(decks),
            None => Setup { decks: Vec::new(), ..self.setup(decks) },
        };
        entry.check(&setup).map_err(|problems| unplayable(&problems))
    }

    /// Gets the numbers of seats that such a table can have.
    pub(super) fn seats(&self) -> &'static [usize] {
        let entry = fracas_registry::find(&self.game);
        entry.map_or(&[], |entry| entry.passport().seats_of(&self.mode))
    }
}

impl Made {
    /// Makes an event as someone asks for it.
    pub(super) fn new(wish: NewEvent, owner: &Person, most: u16) -> Result<Made, Refused> {
        let shown = visible(&wish.title);
        let title = shown.trim();
        if !(1..=LONGEST_TITLE).contains(&title.chars().count()) {
            let sentence = format!("a title has 1 to {LONGEST_TITLE} characters that can be seen");
            return Err(refused("bad-title", sentence));
        }
        if !(2..=most).contains(&wish.places) {
            let sentence = format!("an event has 2 to {most} places");
            return Err(refused("bad-places", sentence));
        }
        let patience = wish.patience.unwrap_or(USUAL_PATIENCE);
        if !(1..=LONGEST_PATIENCE).contains(&patience) {
            let sentence = format!("the time to sit down is 1 to {LONGEST_PATIENCE} seconds");
            return Err(refused("bad-patience", sentence));
        }
        check_clock(wish.clock)?;
        let kind = Kind { game: wish.game, mode: wish.mode, options: wish.options };
        let (building, playing) = kinds(kind)?;
        let decks = match &building {
            None => Decks::Bring,
            Some(kind) => Decks::Made { sizes: kind.seats().iter().map(|it| *it as u8).collect() },
        };
        let course = match wish.course {
            fracas_protocol::Course::Swiss { rounds } => Course::Swiss { rounds },
            fracas_protocol::Course::Elimination => Course::Elimination,
        };
        Ok(Made {
            title: title.to_owned(),
            owner: owner.id,
            owner_name: owner.name.clone(),
            listed: wish.listed,
            playing,
            building,
            plan: Plan { decks, course, places: wish.places },
            clock: wish.clock.unwrap_or(USUAL_CLOCK),
            patience,
        })
    }
}

/// Finds out at which tables decks are made, if at any, and at which they are played.
fn kinds(kind: Kind) -> Result<(Option<Kind>, Kind), Refused> {
    let entry = fracas_registry::find(&kind.game)
        .ok_or_else(|| refused("no-such-game", format!("there is no game {:?}", kind.game)))?;
    let Some(decks_for) = entry.passport().makes_decks_for(&kind.mode) else {
        if !kind.seats().contains(&2) {
            let sentence = "the matches of an event are between two; this is not played by two";
            return Err(refused("bad-seats", sentence));
        }
        kind.check(2, None)?;
        return Ok((None, kind));
    };
    kind.check(kind.seats().first().copied().unwrap_or_default(), None)?;
    let options = decks_for.options.iter().map(|(id, it)| ((*id).to_owned(), (*it).to_owned()));
    let (game, mode) = (decks_for.game.to_owned(), decks_for.mode.to_owned());
    Ok((Some(kind), Kind { game, mode, options: options.collect() }))
}

impl Hall {
    /// Makes an event and what is kept of it.
    pub(super) fn make(id: &str, made: Made) -> Result<(Hall, EventAppend), Refused> {
        let record = text_of(&made);
        let hall = Hall::new(id, made, now())?;
        let append = hall.append(record, Some(hall.made.owner), None);
        Ok((hall, append))
    }

    fn new(id: &str, made: Made, at: u64) -> Result<Hall, Refused> {
        let event = Event::new(made.plan.clone()).map_err(|why| from_event(&why))?;
        Ok(Hall { id: id.to_owned(), made, made_at: at, event, number: 1, last_at: at })
    }

    /// Makes an event of its journal.
    pub(super) fn load(id: &str, journal: &[Entry]) -> Result<Hall, Refused> {
        let unreadable = |number: u64, why: &dyn std::fmt::Display| {
            refused("unreadable-event", format!("record {number} cannot be read: {why}"))
        };
        let [first, rest @ ..] = journal else { return Err(unreadable(1, &"there is none")) };
        let made = serde_json::from_str(&first.record).map_err(|why| unreadable(1, &why))?;
        let mut hall = Hall::new(id, made, first.at)?;
        for Entry { number, at, record } in rest {
            let record = serde_json::from_str(record).map_err(|why| unreadable(*number, &why))?;
            hall.apply(record, *at).map_err(|why| unreadable(*number, &why.refusal.sentence))?;
        }
        Ok(hall)
    }

    /// Carries out a record, or says why not and leaves everything as it was.
    pub(super) fn apply(&mut self, record: Record, at: u64) -> Result<(), Refused> {
        self.event.apply(record, at).map_err(|why| from_event(&why))?;
        (self.number, self.last_at) = (self.number + 1, at);
        Ok(())
    }

    /// Gets what is to be kept of the last record.
    pub(super) fn append(
        &self,
        record: String,
        comer: Option<PersonId>,
        goer: Option<PersonId>,
    ) -> EventAppend {
        EventAppend {
            event: self.id.clone(),
            number: self.number,
            at: self.last_at,
            record,
            stage: self.stage(),
            owner: self.made.owner,
            comer,
            goer,
        }
    }

    pub(super) fn stage(&self) -> EventStage {
        match self.event.stage() {
            Stage::Open => EventStage::Open,
            Stage::Building => EventStage::Building,
            Stage::Playing => EventStage::Playing,
            Stage::Over => EventStage::Over,
            Stage::Cancelled => EventStage::Cancelled,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.event.stage(), Stage::Over | Stage::Cancelled)
    }

    /// Lists the tables of all its pods and matches, also of those that were played again.
    pub(super) fn tables(&self) -> impl Iterator<Item = &str> {
        let matches = self.event.rounds().iter().flat_map(|round| &round.matches);
        let played = matches.flat_map(|it| it.drawn.iter().chain([&it.table]));
        self.event.pods().iter().map(|pod| &pod.table).chain(played).map(String::as_str)
    }

    /// Lets someone sign up.
    pub(super) fn sign_up(
        &self,
        person: &Person,
        deck: Option<String>,
        most: usize,
    ) -> Result<Record, Refused> {
        let deck = self.check_deck(deck, most)?;
        let who = Who::Person { person: PersonKey(person.id.0) };
        Ok(Record::SignedUp { who, name: person.name.clone(), deck })
    }

    /// Lets the owner add a bot.
    pub(super) fn add_bot(
        &self,
        person: &Person,
        level: &str,
        deck: Option<String>,
        most: usize,
    ) -> Result<Record, Refused> {
        self.check_owner(person)?;
        let level: Level = level.parse().map_err(|why| refused("no-such-bot", format!("{why}")))?;
        let deck = self.check_deck(deck, most)?;
        let word = level.name();
        let is_alike = |it: &&fracas_event::Entrant| it.who == Who::Bot { level: word.into() };
        let alike = self.event.entrants().iter().filter(is_alike).count();
        let name = bot_names(&vec![Some(level); alike + 1]).pop().flatten().unwrap_or_default();
        Ok(Record::SignedUp { who: Who::Bot { level: word.into() }, name, deck })
    }

    /// Checks the deck that someone brings.
    fn check_deck(&self, deck: Option<String>, most: usize) -> Result<Option<String>, Refused> {
        let deck = deck.map(|deck| plain(&deck)).filter(|deck| !deck.trim().is_empty());
        let Some(brought) = &deck else { return Ok(None) };
        if self.made.building.is_some() {
            return Err(refused("deck-is-set", "the decks of this event are made at it"));
        }
        if most < brought.len() {
            let sentence =
                format!("the list has {} bytes; a deck has {most} at most", brought.len());
            return Err(refused("too-large", sentence));
        }
        self.made.playing.check(2, Some(brought))?;
        Ok(deck)
    }

    /// Lets someone go, or the owner take someone out before the start.
    pub(super) fn remove(&self, person: &Person, entrant: u16) -> Result<Record, Refused> {
        let entrant = EntrantId(entrant);
        let is_own = self.event.entrant_of(PersonKey(person.id.0)) == Some(entrant);
        match self.event.stage() {
            Stage::Open => {
                if !is_own {
                    self.check_owner(person)?;
                }
                Ok(Record::Withdrew { entrant })
            }
            Stage::Building | Stage::Playing | Stage::Over | Stage::Cancelled if is_own => {
                Ok(Record::Dropped { entrant, why: Why::Left })
            }
            Stage::Building | Stage::Playing | Stage::Over | Stage::Cancelled => {
                Err(refused("not-your-seat", "after the start everyone decides for themselves"))
            }
        }
    }

    /// Lets the owner begin.
    pub(super) fn start(&self, person: &Person) -> Result<Record, Refused> {
        self.check_owner(person)?;
        if self.event.stage() != Stage::Open {
            return Err(from_event(&EventError::NotOpen));
        }
        self.event.check_start().map_err(|why| from_event(&why))?;
        Ok(self.event.begin(secret_seed(), new_id))
    }

    /// Lets the owner call it off.
    pub(super) fn cancel(&self, person: &Person) -> Result<Record, Refused> {
        self.check_owner(person)?;
        Ok(Record::Cancelled)
    }

    fn check_owner(&self, person: &Person) -> Result<(), Refused> {
        if person.id == self.made.owner {
            return Ok(());
        }
        Err(refused("not-your-event", "only the one who holds the event can do this"))
    }

    /// Gets who a record brings to the event and whom it sends away; the owner belongs to it anyway.
    pub(super) fn comer_and_goer(&self, record: &Record) -> (Option<PersonId>, Option<PersonId>) {
        match record {
            Record::SignedUp { who, .. } => (person_of(who), None),
            Record::Withdrew { entrant } => {
                let goer = self.event.entrant(*entrant).and_then(|it| person_of(&it.who));
                (None, goer.filter(|goer| *goer != self.made.owner))
            }
            Record::Started { .. }
            | Record::Built { .. }
            | Record::Paired { .. }
            | Record::Decided { .. }
            | Record::Again { .. }
            | Record::Dropped { .. }
            | Record::Cancelled => (None, None),
        }
    }

    /// Makes the table of a pod.
    pub(super) fn pod_table(&self, entrants: &[EntrantId]) -> Option<MadeTable> {
        let kind = self.made.building.as_ref()?;
        Some(self.table(kind, entrants, BUILDING_CLOCK, |_| None))
    }

    /// Makes the table of a match.
    pub(super) fn match_table(&self, pair: [EntrantId; 2]) -> MadeTable {
        let deck = |it: &fracas_event::Entrant| it.deck.clone();
        self.table(&self.made.playing, &pair, self.made.clock, deck)
    }

    fn table(
        &self,
        kind: &Kind,
        entrants: &[EntrantId],
        clock: ClockPlan,
        deck: impl Fn(&fracas_event::Entrant) -> Option<String>,
    ) -> MadeTable {
        let plan = |it: &fracas_event::Entrant| match &it.who {
            Who::Person { person } => {
                let (person, name) = (PersonId(person.0), it.name.clone());
                SeatPlan::Kept { person, name, deck: deck(it) }
            }
            Who::Bot { level } => {
                let (level, name) = (level.clone(), Some(it.name.clone()));
                SeatPlan::Bot { level, deck: deck(it), name }
            }
        };
        let seated = entrants.iter().filter_map(|it| self.event.entrant(*it));
        MadeTable {
            game: kind.game.clone(),
            mode: kind.mode.clone(),
            options: kind.options.clone(),
            packs: Vec::new(),
            host: self.made.owner,
            host_name: self.made.owner_name.clone(),
            seats: seated.map(plan).collect(),
            listed: false,
            clock: Some(clock),
            hints: Some(fracas_protocol::Hints::Off),
            event: Some(self.id.clone()),
            secret: secret_seed(),
        }
    }
}

/// Gets the person that someone who takes part is.
pub(super) fn person_of(who: &Who) -> Option<PersonId> {
    match who {
        Who::Person { person } => Some(PersonId(person.0)),
        Who::Bot { .. } => None,
    }
}

/// Writes a record as it is kept.
pub(super) fn text_of(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}

/// Refuses what cannot happen at an event.
fn from_event(why: &EventError) -> Refused {
    let code = match why {
        EventError::NotOpen => "already-started",
        EventError::NotOn => "not-on",
        EventError::Full(_) => "event-full",
        EventError::TooManyComings => "too-many-changes",
        EventError::SignedUpAlready => "already-signed-up",
        EventError::NoSuchEntrant(_) => "no-such-entrant",
        EventError::TooFew => "too-few",
        EventError::BadPods { .. } => "bad-pods",
        EventError::BadPlan(_) => "bad-event",
        EventError::Misfit(_) => "misfit",
    };
    refused(code, why.to_string())
}
