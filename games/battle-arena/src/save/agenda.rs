//! What waits for its moment and what stands, by the Play it comes from and the part of that Play it is.

use fracas_cards::effect::{Agenda, Entry, Task};
use fracas_core::{Seat, is_default};
use serde::{Deserialize, Serialize};

use super::reader::Reader;
use crate::BattleArena;
use crate::card::PlayId;
use crate::state::AGENDA;
use crate::thing::Thing;
use crate::words::Moment;

/// Something that waits for its moment, or that stands.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedEntry {
    /// The Play it comes from.
    play: String,
    /// The Play whose part it is, where that Play was copied.
    #[serde(default, skip_serializing_if = "is_default")]
    copied: Option<String>,
    /// Which of the parts of the Play that wait or stand it is, counted from 1.
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

impl BattleArena {
    pub(super) fn write_entry(&self, entry: &Entry<Moment>) -> SavedEntry {
        let source = PlayId(entry.source);
        let (of, part) = self.part_of(source, &entry.task).unwrap_or((source, 0));
        let (when, until) = match entry.task {
            Task::Once { when, .. } => (Some(when), None),
            Task::Each { when, until, .. } => (Some(when), until),
            Task::Rule { until, .. } => (None, until),
        };
        let printed = self.tasks(of).nth(part);
        let was_each = matches!(printed, Some(Task::Each { .. }));
        SavedEntry {
            play: self.write_play(source),
            copied: (of != source).then(|| self.write_play(of)),
            part: part as u8 + 1,
            owner: entry.owner,
            when,
            until,
            has_ended: was_each && matches!(entry.task, Task::Once { .. }),
            number: entry.number,
            things: entry.things.iter().map(|&it| Thing::write(it, &self.catalogue)).collect(),
            due: entry.times_due(),
        }
    }

    /// Iterates over what the effect of a Play schedules.
    fn tasks(&self, play: PlayId) -> impl Iterator<Item = Task<Moment>> {
        self.catalogue.library().tasks(self.catalogue.play(play).program)
    }

    /// Finds the Play that a task is a part of, the one it comes from first, and which of its parts it is.
    fn part_of(&self, source: PlayId, task: &Task<Moment>) -> Option<(PlayId, usize)> {
        let part_in = |play: PlayId| {
            let at = self.tasks(play).position(|printed| is_same(&printed, task));
            at.map(|at| (play, at))
        };
        part_in(source).or_else(|| self.catalogue.plays().find_map(|(play, _)| part_in(play)))
    }
}

/// Checks whether two tasks carry out the same program or let the same rule stand.
fn is_same(one: &Task<Moment>, other: &Task<Moment>) -> bool {
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
    pub(super) fn agenda(&mut self, saved: &[SavedEntry]) -> Agenda<Moment, AGENDA> {
        let mut agenda = Agenda::default();
        for saved in saved {
            let Some(entry) = self.entry(saved) else { continue };
            if agenda.add(entry).is_err() {
                self.problems.add("scheduled", format!("holds at most {AGENDA}"));
                break;
            }
        }
        agenda
    }

    fn entry(&mut self, saved: &SavedEntry) -> Option<Entry<Moment>> {
        self.seat("scheduled", saved.owner);
        let source = self.play("scheduled", &saved.play)?;
        let of = saved.copied.as_ref();
        let of = of.map_or(Some(source), |id| self.play("scheduled", id))?;
        let task = self.task(of, saved)?;
        let mut entry = Entry::new(task, saved.owner, source.0).with_due(saved.due);
        entry.number = saved.number;
        entry.things = self.row("scheduled", &saved.things, |reader, text| {
            let words: Vec<&str> = text.split(' ').collect();
            let thing = Thing::read(&words, &reader.game.catalogue);
            thing.map_err(|wrong| reader.problems.add("scheduled", wrong)).ok()
        });
        Some(entry)
    }

    /// Reads what an entry is for: the part of the Play, at the moments that are written.
    fn task(&mut self, of: PlayId, saved: &SavedEntry) -> Option<Task<Moment>> {
        let printed = usize::from(saved.part).checked_sub(1);
        let printed = printed.and_then(|part| self.game.tasks(of).nth(part));
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
                let name = &self.game.catalogue.play(of).name;
                let message = format!("{name} has no part {} that waits or stands", saved.part);
                self.problems.add("scheduled", message);
                return None;
            }
            (Some(_), ..) => {
                let name = &self.game.catalogue.play(of).name;
                let message =
                    format!("part {} of {name} waits or stands in another way", saved.part);
                self.problems.add("scheduled", message);
                return None;
            }
        };
        Some(task)
    }
}
