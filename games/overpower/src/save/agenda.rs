//! What waits for its moment and what stands, by the card or character it comes from and the part of it that it is.

use fracas_cards::effect::{Entry, Program, Task};
use fracas_core::{Seat, is_default};
use serde::{Deserialize, Serialize};

use super::read::Reader;
use crate::OverPower;
use crate::card::{Card, Script};
use crate::piece::Piece;
use crate::thing::Thing;
use crate::who::Who;
use crate::words::Moment;

/// Where something comes from.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedSource {
    /// A card.
    Card(Piece),
    /// The inherent ability of a character or Homebase.
    Inherent(Who),
}

/// Something that waits for its moment, or that stands.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedEntry {
    source: SavedSource,
    /// The card or character whose part it is, by its id, where that is another.
    #[serde(default, skip_serializing_if = "is_default")]
    of: Option<String>,
    /// Which of the parts that wait or stand it is, counted from 1.
    part: u8,
    owner: Seat,
    /// What it waits for; none for a rule, which stands.
    #[serde(default, skip_serializing_if = "is_default")]
    when: Option<Moment>,
    /// When it ends; none if it does not.
    #[serde(default, skip_serializing_if = "is_default")]
    until: Option<Moment>,
    /// Whether it has ended and is only carried out as often as it is due.
    #[serde(default, skip_serializing_if = "is_default")]
    has_ended: bool,
    /// What was rolled when it was scheduled.
    #[serde(default, skip_serializing_if = "is_default")]
    number: i16,
    /// What it is about.
    #[serde(default, skip_serializing_if = "is_default")]
    things: Vec<String>,
    /// How often it has come due and was not carried out yet.
    #[serde(default, skip_serializing_if = "is_default")]
    due: u8,
}

impl OverPower {
    pub(super) fn write_entry(&self, entry: &Entry<Moment>) -> SavedEntry {
        let source = source_of(entry.source);
        let id = self.source_id(source);
        let (of, part) = self.part_of(&id, entry.task).unwrap_or((id.clone(), 0));
        let (when, until) = match entry.task {
            Task::Once { when, .. } => (Some(when), None),
            Task::Each { when, until, .. } => (Some(when), until),
            Task::Rule { until, .. } => (None, until),
        };
        let was_each = matches!(self.tasks(&of).get(part), Some(Task::Each { .. }));
        let things = entry.things.iter();
        SavedEntry {
            source,
            of: (of != id).then_some(of),
            part: part as u8 + 1,
            owner: entry.owner,
            when,
            until,
            has_ended: was_each && matches!(entry.task, Task::Once { .. }),
            number: entry.number,
            things: things.map(|it| Thing::from_number(*it).write(&self.catalogue)).collect(),
            due: entry.times_due(),
        }
    }

    /// Gets the id of the card or character that something comes from.
    fn source_id(&self, source: SavedSource) -> String {
        match source {
            SavedSource::Card(piece) => {
                let cards = &self.before.side(piece.owner()).cards;
                self.catalogue.card(cards.face(piece)).id.clone()
            }
            SavedSource::Inherent(who) => self.who_id(who).to_owned(),
        }
    }

    /// Gets the id of a character or Homebase; nothing for a Homebase that is not there.
    fn who_id(&self, who: Who) -> &str {
        let team = self.team(who.seat());
        if who.is_character() {
            return &self.catalogue.character(team.characters[who.place()]).id;
        }
        team.homebase.map_or("", |homebase| &self.catalogue.homebase(homebase).id)
    }

    /// Lists what the effects of a card, character or Homebase schedule.
    fn tasks(&self, id: &str) -> Vec<Task<Moment>> {
        let catalogue = &self.catalogue;
        let programs: Vec<Program> = if let Some(card) = catalogue.find_card(id) {
            catalogue.card(card).programs().collect()
        } else {
            let characters = catalogue.characters().map(|(_, it)| (&it.id, &it.inherent));
            let homebases = catalogue.homebases().map(|(_, it)| (&it.id, &it.inherent));
            let mut all = characters.chain(homebases);
            all.find(|(other, _)| *other == id).and_then(|(_, it)| it.program).into_iter().collect()
        };
        programs.into_iter().flat_map(|program| catalogue.library().tasks(program)).collect()
    }

    /// Finds the card or character that a task is a part of, the one it comes from first, and which of its parts.
    fn part_of(&self, id: &str, task: Task<Moment>) -> Option<(String, usize)> {
        let part_in = |id: &str| {
            let at = self.tasks(id).iter().position(|printed| is_same(*printed, task));
            at.map(|at| (id.to_owned(), at))
        };
        let cards = self.catalogue.cards().map(|(_, it)| it.id.as_str());
        let characters = self.catalogue.characters().map(|(_, it)| it.id.as_str());
        let homebases = self.catalogue.homebases().map(|(_, it)| it.id.as_str());
        part_in(id).or_else(|| cards.chain(characters).chain(homebases).find_map(part_in))
    }
}

impl Card {
    /// Iterates over the programs of the card, in the order of its uses.
    fn programs(&self) -> impl Iterator<Item = Program> {
        let scripts = self
            .uses
            .iter()
            .flat_map(|it| [&it.effect, &it.hit, &it.defended, &it.missed, &it.killed, &it.after]);
        scripts.filter_map(|script: &Script| script.program)
    }
}

fn source_of(source: u16) -> SavedSource {
    match source.checked_sub(256) {
        Some(who) => SavedSource::Inherent(Who(who as u8)),
        None => SavedSource::Card(Piece(source as u8)),
    }
}

/// Checks whether two tasks carry out the same program or let the same rule stand.
fn is_same(one: Task<Moment>, other: Task<Moment>) -> bool {
    match (one, other) {
        (Task::Rule { rule, .. }, Task::Rule { rule: of_other, .. }) => rule == of_other,
        (
            Task::Once { program, .. } | Task::Each { program, .. },
            Task::Once { program: of_other, .. } | Task::Each { program: of_other, .. },
        ) => program == of_other,
        (Task::Rule { .. }, Task::Once { .. } | Task::Each { .. })
        | (Task::Once { .. } | Task::Each { .. }, Task::Rule { .. }) => false,
    }
}

impl Reader<'_> {
    pub(super) fn entry(&mut self, saved: &SavedEntry) -> Option<Entry<Moment>> {
        self.seat("scheduled", saved.owner);
        let source = match saved.source {
            SavedSource::Card(piece) => {
                let count = self.game.before.side(piece.owner()).cards.count();
                (piece.is_some() && piece.index() < count).then_some(u16::from(piece.0))
            }
            SavedSource::Inherent(who) => {
                (!self.game.who_id(who).is_empty()).then_some(256 + u16::from(who.0))
            }
        };
        let Some(source) = source else {
            self.problems.add("scheduled", "comes from a card or Homebase that is not there");
            return None;
        };
        let id = saved.of.clone().unwrap_or_else(|| self.game.source_id(saved.source));
        let task = self.task(&id, saved)?;
        let mut entry = Entry::new(task, saved.owner, source).with_due(saved.due);
        entry.number = saved.number;
        for text in &saved.things {
            let words: Vec<&str> = text.split(' ').collect();
            match Thing::read(&words, &self.game.catalogue) {
                Err(wrong) => self.problems.add("scheduled", wrong),
                Ok(thing) if entry.things.len() < entry.things.capacity() => {
                    entry.things.push(thing.number());
                }
                Ok(_) => self.problems.add("scheduled", "is about too many things"),
            }
        }
        Some(entry)
    }

    /// Reads what an entry is for: the part of the card, at the moments that are written.
    fn task(&mut self, of: &str, saved: &SavedEntry) -> Option<Task<Moment>> {
        let part = usize::from(saved.part).checked_sub(1);
        let printed = part.and_then(|part| self.game.tasks(of).get(part).copied());
        let task = match (printed, saved.when, saved.until, saved.has_ended) {
            (Some(Task::Rule { rule, .. }), None, until, false) => Task::Rule { until, rule },
            (Some(Task::Once { program, .. }), Some(when), None, false)
            | (Some(Task::Each { program, .. }), Some(when), None, true) => {
                Task::Once { when, program }
            }
            (Some(Task::Each { program, .. }), Some(when), until, false) => {
                Task::Each { when, until, program }
            }
            (None, ..) => {
                let message = format!("{of:?} has no part {} that waits or stands", saved.part);
                self.problems.add("scheduled", message);
                return None;
            }
            (Some(_), ..) => {
                let message =
                    format!("part {} of {of:?} waits or stands in another way", saved.part);
                self.problems.add("scheduled", message);
                return None;
            }
        };
        Some(task)
    }
}
