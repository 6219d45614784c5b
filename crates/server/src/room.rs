//! A table as the fold of its records: pure state, without clock, store or socket.
//!
//! - `bout`: the match on it, once it has begun
//! - `decide`: what people ask for, turned into records or refused
//! - `show`: what viewers are sent

mod bout;
mod decide;
mod show;
#[cfg(test)]
mod tests;

use fracas_core::{FairShuffle, Problems, Refusal, Seat, Seed, Told, Viewer};
use fracas_protocol::{LineSource, Refused, Stage};
use fracas_registry::Entry;

use crate::record::{Made, Plan, Record, Sitter};
use crate::refusal::refused;
use crate::store::PersonId;
pub(crate) use bout::Bout;
use bout::Player;
pub(crate) use show::Looking;

/// A table.
pub(crate) struct Room {
    id: String,
    entry: &'static dyn Entry,
    made: Made,
    made_at: u64,
    places: Vec<Place>,
    stage: Stage,
    bout: Option<Bout>,
    rematch: Option<String>,
    number: u64,
    journal: Vec<(u64, Record)>,
}

/// A place at a table, as it is set up and taken.
#[derive(Clone, Debug)]
struct Place {
    plan: Plan,
    sitter: Option<Sitter>,
}

/// What a record has changed, for those who follow the table.
#[derive(Debug, Default)]
pub(crate) struct Happening {
    pub(crate) number: u64,
    pub(crate) at: u64,
    /// What everyone is told, beside the game's own events.
    remark: Option<Remark>,
    /// The game's events as each viewer is told them: each seat, then a spectator.
    told: Vec<Vec<Told>>,
    /// Whether the facts about the table are others now.
    pub(crate) changes_facts: bool,
    /// Whether the match looks different now.
    pub(crate) changes_match: bool,
}

/// Something that happened at the table rather than in the game.
#[derive(Clone, Debug)]
struct Remark {
    source: LineSource,
    kind: &'static str,
    speaker: Option<String>,
    text: String,
}

impl Remark {
    fn table(kind: &'static str, text: String) -> Remark {
        Remark { source: LineSource::Table, kind, speaker: None, text }
    }
}

/// Why a journal cannot be made into a table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("record {0} cannot be read: {1}")]
    Form(u64, String),
    #[error("record {0} is refused by the rules as they are now: {1}")]
    Rules(u64, String),
}

impl Room {
    /// Makes a table of its first record; with bots alone, the match begins at once.
    pub(crate) fn new(id: &str, made: Made, at: u64) -> Result<(Room, Happening), Refused> {
        let entry = fracas_registry::find(&made.game)
            .ok_or_else(|| refused("no-such-game", format!("there is no game {:?}", made.game)))?;
        let places = made.seats.iter().cloned().map(|plan| Place { plan, sitter: None }).collect();
        let mut room = Room {
            id: id.to_owned(),
            entry,
            made: made.clone(),
            made_at: at,
            places,
            stage: Stage::Open,
            bout: None,
            rematch: None,
            number: 1,
            journal: vec![(at, Record::Made(made))],
        };
        let mut happening = Happening { number: 1, at, ..Happening::default() };
        room.start_when_settled(&mut happening, at)?;
        room.let_hear(&mut happening);
        Ok((room, happening))
    }

    /// Makes a table of its journal.
    pub(crate) fn load(id: &str, journal: Vec<(u64, String)>) -> Result<Room, Unreadable> {
        let mut room: Option<Room> = None;
        for (index, (at, text)) in journal.into_iter().enumerate() {
            let number = index as u64 + 1;
            let record: Record = serde_json::from_str(&text)
                .map_err(|why| Unreadable::Form(number, why.to_string()))?;
            let result = match (&mut room, record) {
                (Some(room), record) => room.apply(record, at).map(drop),
                (empty, Record::Made(made)) => {
                    Room::new(id, made, at).map(|(made, _)| *empty = Some(made))
                }
                (None, _) => Err(refused("no-beginning", "a table begins by being made")),
            };
            result.map_err(|why| Unreadable::Rules(number, why.refusal.sentence))?;
        }
        room.ok_or_else(|| Unreadable::Form(1, "there is no record".into()))
    }

    /// Carries out a record, or says why not and leaves everything as it was.
    pub(crate) fn apply(&mut self, record: Record, at: u64) -> Result<Happening, Refused> {
        let number = self.number + 1;
        let mut happening = Happening { number, at, changes_facts: true, ..Happening::default() };
        self.carry_out(&record, &mut happening)?;
        self.number = number;
        self.journal.push((at, record));
        self.let_hear(&mut happening);
        Ok(happening)
    }

    fn let_hear(&mut self, happening: &mut Happening) {
        if let Some(bout) = self.bout.as_mut().filter(|_| happening.changes_match) {
            happening.told = bout.hear();
        }
    }

    fn carry_out(&mut self, record: &Record, happening: &mut Happening) -> Result<(), Refused> {
        match record {
            Record::Made(_) => return Err(refused("made-twice", "the table is already there")),
            Record::SeatChanged { place, plan } => {
                self.change_place(*place, happening, |place| place.plan = plan.clone())?;
            }
            Record::Sat { place, sitter } => {
                happening.remark =
                    Some(Remark::table("sat-down", format!("{} sat down.", sitter.name)));
                self.change_place(*place, happening, |place| place.sitter = Some(sitter.clone()))?;
            }
            Record::StoodUp { place } => {
                let name = self.name_at(*place);
                happening.remark = Some(Remark::table("stood-up", format!("{name} stood up.")));
                self.change_place(*place, happening, |place| place.sitter = None)?;
            }
            Record::Said { speaker, text } => {
                happening.changes_facts = false;
                happening.remark = Some(Remark {
                    source: LineSource::Chat,
                    kind: "chat",
                    speaker: Some(speaker.clone()),
                    text: text.clone(),
                });
            }
            Record::Rematch { table } => {
                self.rematch = Some(table.clone());
                happening.remark = Some(Remark::table("rematch", "A rematch is on offer.".into()));
            }
            Record::Expired => self.stage = Stage::Expired,
            Record::Moved { .. }
            | Record::Undone { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::Resigned { .. }
            | Record::OutOfTime { .. }
            | Record::Resumed => self.carry_out_in_match(record, happening)?,
        }
        Ok(())
    }

    fn carry_out_in_match(
        &mut self,
        record: &Record,
        happening: &mut Happening,
    ) -> Result<(), Refused> {
        let Some(bout) = self.bout.as_mut().filter(|_| self.stage == Stage::Playing) else {
            return Err(refused("not-playing", "no match is being played here"));
        };
        happening.changes_match = true;
        bout.carry_out(record, happening)?;
        if bout.ending().is_some() {
            self.stage = Stage::Finished;
            happening.changes_facts = true;
        }
        Ok(())
    }

    fn change_place(
        &mut self,
        place: u8,
        happening: &mut Happening,
        change: impl FnOnce(&mut Place),
    ) -> Result<(), Refused> {
        let Some(before) = self.places.get(place as usize).cloned() else {
            return Err(refused("no-such-seat", format!("there is no seat {place}")));
        };
        change(&mut self.places[place as usize]);
        let started = self.start_when_settled(happening, happening.at);
        if started.is_err() {
            self.places[place as usize] = before;
        }
        started
    }

    /// Begins the match once every seat is someone's, a bot's or closed.
    fn start_when_settled(&mut self, happening: &mut Happening, at: u64) -> Result<(), Refused> {
        let is_settled = |place: &Place| {
            place.sitter.is_some() || matches!(place.plan, Plan::Bot { .. } | Plan::Closed)
        };
        if self.stage != Stage::Open || !self.places.iter().all(is_settled) {
            return Ok(());
        }
        let players: Vec<Player> = self.players()?;
        let setup = self.made.setup(self.decks());
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let nonces = players.iter().map(|player| player.nonce.clone()).collect();
        let fair = FairShuffle { secret: self.made.secret.clone(), nonces };
        let desk = self
            .entry
            .deal_fairly(&setup, &names, fair.clone())
            .map_err(|problems| unplayable(&problems))?;
        self.bout = Some(Bout::new(desk, fair, players, self.made.clock, happening.number, at));
        self.stage = Stage::Playing;
        happening.changes_match = true;
        Ok(())
    }

    /// Lists those who play, in seat order.
    fn players(&self) -> Result<Vec<Player>, Refused> {
        let mut players = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            let player = match (&place.sitter, &place.plan) {
                (Some(sitter), _) => Player::person(index as u8, sitter),
                (None, Plan::Bot { level, .. }) => {
                    let level =
                        level.parse().map_err(|why| refused("no-such-bot", format!("{why}")))?;
                    Player::bot(index as u8, level)
                }
                (None, Plan::Open | Plan::Kept { .. } | Plan::Closed) => continue,
            };
            players.push(player);
        }
        Ok(players)
    }

    /// Gets the deck of each seat that is played so far; empty for the usual one.
    fn decks(&self) -> Vec<String> {
        let deck = |place: &Place| match (&place.sitter, &place.plan) {
            (Some(sitter), _) => Some(sitter.deck.clone().unwrap_or_default()),
            (None, Plan::Bot { deck, .. }) => Some(deck.clone().unwrap_or_default()),
            (None, Plan::Open | Plan::Kept { .. }) => Some(String::new()),
            (None, Plan::Closed) => None,
        };
        self.places.iter().filter_map(deck).collect()
    }

    fn name_at(&self, place: u8) -> String {
        let sitter = self.places.get(place as usize).and_then(|place| place.sitter.as_ref());
        sitter.map_or_else(|| "Someone".into(), |sitter| sitter.name.clone())
    }

    /// Gets the place of a person.
    fn place_of(&self, person: PersonId) -> Option<u8> {
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|it| it.person == person);
        self.places.iter().position(sits).map(|place| place as u8)
    }

    /// Gets through whose eyes a person sees the match.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.bout.as_ref()?.seat_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Checks whether someone looks on without a seat.
    pub(crate) fn is_watcher(&self, person: Option<PersonId>) -> bool {
        person.is_none_or(|person| self.place_of(person).is_none())
    }

    /// Checks whether a match is on whose time runs.
    pub(crate) fn is_timed_match(&self) -> bool {
        self.stage == Stage::Playing && self.made.clock.is_some()
    }

    /// Gets the match, once it has begun.
    pub(crate) fn bout(&self) -> Option<&Bout> {
        self.bout.as_ref()
    }

    /// Gets the number of the last record.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Gets how far the table is.
    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    /// Gets what the table was made with.
    pub(crate) fn made(&self) -> &Made {
        &self.made
    }

    /// Gets the table of the rematch.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Gets when something last happened.
    pub(crate) fn last_at(&self) -> u64 {
        self.journal.last().map_or(self.made_at, |(at, _)| *at)
    }

    /// Gets the seats whose turn it is and that a bot plays, with the number of their decision.
    pub(crate) fn bots_due(&self) -> Vec<(Seat, u64)> {
        self.bout.as_ref().map(Bout::bots_due).unwrap_or_default()
    }
}

/// Refuses a setup with all that is wrong with it.
pub(crate) fn unplayable(problems: &Problems) -> Refused {
    let first = problems.iter().next().map(|first| format!("{}: {}", first.place, first.message));
    let more = match problems.iter().count() {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    };
    let sentence = format!("this cannot be played: {}{more}", first.unwrap_or_default());
    Refused {
        refusal: Refusal::plain("unplayable", sentence),
        problems: problems.iter().cloned().collect(),
    }
}

/// Gets the part of the shuffle that a bot adds: the same for all, since it has nothing to hide.
fn nonce_of_bot(place: u8) -> Seed {
    Seed::from_number(u64::from(place))
}
