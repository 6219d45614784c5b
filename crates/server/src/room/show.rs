//! What viewers are sent of a table.

use std::sync::Arc;

use fracas_core::{FairShuffle, Seat, Table, Told, View, Viewer};
use fracas_protocol::{
    Holder, Line, LineSource, Listing, Moment, Opening, Position, Refused, ReplayPage, ReplayStep,
    SeatInfo, Stage, TableInfo,
};

use super::bout::Bout;
use super::{Happening, Place, Room, unplayable};
use crate::record::{Plan, Record};
use crate::refusal::refused;
use crate::store::PersonId;

/// The most steps of a replay on one page.
const STEPS_ON_A_PAGE: usize = 100;

/// The most lines that someone who comes is told.
const MOST_LINES: usize = 500;

/// Who looks at a table, and who is there.
pub(crate) struct Looking<'a> {
    pub(crate) person: Option<PersonId>,
    /// Since when someone is away; none for those who are there.
    pub(crate) away_since: &'a dyn Fn(PersonId) -> Option<u64>,
    /// For how long someone must be away before a bot may play on, in milliseconds.
    pub(crate) away_limit: u64,
    pub(crate) watchers: u32,
    /// Whether what was hidden in the finished match is secret until its event is over.
    pub(crate) withheld: bool,
}

impl Room {
    /// Tells the facts about the table.
    pub(crate) fn info(&self, looking: &Looking<'_>) -> TableInfo {
        let person = looking.person;
        let bout = self.bout.as_ref();
        let is_open = self.stage == Stage::Finished && !looking.withheld;
        TableInfo {
            id: self.id.clone(),
            game: self.made.game.clone(),
            game_title: self.entry.passport().title.into(),
            mode: self.made.mode.clone(),
            options: self.made.options.clone(),
            packs: self.made.packs.iter().map(|pack| pack.name.clone()).collect(),
            stage: self.stage,
            host: self.made.host_name.clone(),
            hosted_by_you: person.is_some_and(|person| self.made.is_hosted_by(person)),
            listed: self.made.listed,
            seats: (0..self.places.len())
                .map(|place| self.seat_info(place as u8, looking))
                .collect(),
            your_place: person.and_then(|person| self.place_of(person)),
            clock: self.made.clock,
            hints: self.hints(),
            watchers: looking.watchers,
            undo_asked: bout.and_then(Bout::undo_asked),
            away_limit: looking.away_limit,
            can_take_over: person.is_some_and(|person| self.can_take_over(person)),
            commitment: FairShuffle::commitment(&self.made.secret),
            opening: bout.filter(|_| is_open).map(|bout| opening(bout.fair())),
            withheld: looking.withheld,
            ending: bout.and_then(|bout| bout.ending().cloned()),
            rematch: self.rematch.clone(),
            event: self.made.event.clone(),
            created_at: self.made_at,
        }
    }

    fn seat_info(&self, place: u8, looking: &Looking<'_>) -> SeatInfo {
        let seat = self.bout.as_ref().and_then(|bout| bout.seat_at(place));
        let bot_plays = self
            .bout
            .as_ref()
            .zip(seat)
            .is_some_and(|(bout, seat)| bout.ending().is_none() && bout.is_handed_over(seat));
        let Place { plan, sitter } = &self.places[place as usize];
        let holder = match (sitter, plan) {
            (Some(sitter), _) => Holder::Person {
                name: sitter.name.clone(),
                away_since: (looking.away_since)(sitter.person),
            },
            (None, Plan::Open) => Holder::Open,
            (None, Plan::Closed) => Holder::Closed,
            (None, Plan::Kept { person, name, .. }) => {
                Holder::Kept { name: name.clone(), for_you: looking.person == Some(*person) }
            }
            (None, Plan::Bot { level, .. }) => {
                Holder::Bot { name: self.bot_name(place), level: level.clone() }
            }
        };
        SeatInfo { place, seat, holder, bot_plays }
    }

    /// Tells what the lobby shows of the table.
    pub(crate) fn listing(&self) -> Listing {
        let sitter = |(index, place): (usize, &Place)| match (&place.sitter, &place.plan) {
            (Some(sitter), _) => Some(sitter.name.clone()),
            (None, Plan::Bot { .. }) => Some(self.bot_name(index as u8)),
            (None, Plan::Open | Plan::Kept { .. } | Plan::Closed) => None,
        };
        let is_open = |place: &&Place| place.sitter.is_none() && place.plan == Plan::Open;
        Listing {
            id: self.id.clone(),
            game: self.made.game.clone(),
            game_title: self.entry.passport().title.into(),
            mode: self.made.mode.clone(),
            options: self.made.options.clone(),
            stage: self.stage,
            host: self.made.host_name.clone(),
            sitters: self.places.iter().enumerate().filter_map(sitter).collect(),
            open_seats: self.places.iter().filter(is_open).count() as u32,
            clock: self.made.clock,
            hints: self.hints(),
            created_at: self.made_at,
        }
    }

    /// Shows the match to a viewer, once it has begun.
    pub(crate) fn position(&self, viewer: Viewer, now: u64) -> Option<Position> {
        let bout = self.bout.as_ref()?;
        let is_on = self.stage != Stage::Expired;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Some(Position {
            number: self.number,
            names: bout.names(),
            seat,
            view: if is_on { bout.view(viewer) } else { closed(bout.view(viewer)) },
            turn: seat.filter(|_| is_on).and_then(|seat| bout.turn(seat)),
            can_undo: seat.is_some_and(|seat| is_on && bout.can_undo(seat)),
            can_ask_undo: seat.is_some_and(|seat| is_on && bout.can_ask_undo(seat)),
            clocks: if is_on { bout.clocks(now) } else { Vec::new() },
        })
    }

    /// Shows a viewer how the table looked while something happened that was just applied.
    pub(crate) fn moments(&self, viewer: Viewer, happening: &Happening) -> Vec<Moment> {
        let Some(bout) = &self.bout else { return Vec::new() };
        let told = happening.told_to(viewer).len();
        let before = usize::from(happening.remark.is_some());
        moments_since(bout.desk(), viewer, bout.heard(viewer).saturating_sub(told), before)
    }

    /// Tells a viewer what happened after the record with a number, later and elsewhere, by
    /// letting it happen again; at most the last lines, and whether there were more.
    pub(crate) fn history(
        &self,
        viewer: Viewer,
        after: u64,
    ) -> impl FnOnce() -> (Vec<Line>, bool) + Send + 'static {
        let is_news = after < self.number;
        let (id, journal) = (self.id.clone(), Arc::clone(&self.journal));
        move || {
            let mut lines =
                if is_news { lines_after(&id, &journal, viewer, after) } else { Vec::new() };
            let left_out = lines.len().saturating_sub(MOST_LINES);
            lines.drain(..left_out);
            (lines, left_out != 0)
        }
    }

    /// Shows steps of the finished match through a viewer's eyes.
    pub(crate) fn replay_page(&self, seat: Option<Seat>, from: u32) -> Result<ReplayPage, Refused> {
        let bout = self.finished()?;
        let names = bout.names();
        if seat.is_some_and(|seat| names.len() <= seat.index()) {
            return Err(refused("no-such-seat", format!("the match has {} seats", names.len())));
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let replay = bout.desk().replay().ok_or_else(no_replay)?;
        let mut desk = self
            .entry
            .deal_fairly(bout.desk().setup(), &names, bout.fair().clone())
            .map_err(|problems| unplayable(&problems))?;
        let mut heard = 0;
        let mut step = |desk: &dyn Table, seat, action: &str, label| {
            let told = desk.told(viewer, heard);
            let moments = moments_since(desk, viewer, heard, 0);
            heard += told.len();
            let lines = told.into_iter().map(|told| game_line(0, 0, told)).collect();
            let view = desk.view(viewer);
            ReplayStep { seat, action: action.to_owned(), label, lines, moments, view }
        };
        let mut steps = vec![step(&*desk, None, "", String::new())];
        for (mover, action) in &replay.moves {
            let label = label_of(&*desk, *mover, action);
            desk.play(*mover, action).map_err(crate::refusal::from_refusal)?;
            steps.push(step(&*desk, Some(*mover), action, label));
        }
        let total = steps.len() as u32;
        let steps = steps.into_iter().skip(from as usize).take(STEPS_ON_A_PAGE).collect();
        Ok(ReplayPage { names, seat, total, from, steps, ending: bout.ending().cloned() })
    }

    /// Writes the replay of the finished match.
    pub(crate) fn replay_text(&self) -> Result<String, Refused> {
        let bout = self.finished()?;
        let mut replay = bout.desk().replay().ok_or_else(no_replay)?;
        if replay.result.is_none() {
            replay.ending = bout.ending().map(|ending| ending.sentence.clone());
        }
        Ok(replay.write())
    }

    fn finished(&self) -> Result<&Bout, Refused> {
        let bout = self.bout.as_ref().filter(|_| self.stage == Stage::Finished);
        bout.ok_or_else(|| {
            refused("not-finished", "the match can be looked back on when it is over")
        })
    }
}

/// Gets an action of a seat in words.
fn label_of(desk: &dyn Table, seat: Seat, action: &str) -> String {
    let choices = desk.view(Viewer::Seat(seat)).choices;
    choices
        .into_iter()
        .find(|choice| choice.notation == action)
        .map_or_else(String::new, |it| it.label)
}

/// Shows how the table looked while a viewer who had heard `heard` events was told more, after
/// `before` other lines.
fn moments_since(desk: &dyn Table, viewer: Viewer, heard: usize, before: usize) -> Vec<Moment> {
    let fresh = desk.moments(viewer).into_iter().filter(|moment| heard < moment.heard);
    let moment = |moment: fracas_core::Moment| Moment {
        lines: (before + moment.heard - heard) as u32,
        scene: moment.scene,
    };
    fresh.map(moment).collect()
}

/// Tells a viewer all that happened after the record with a number.
fn lines_after(id: &str, journal: &[(u64, Record)], viewer: Viewer, after: u64) -> Vec<Line> {
    let mut records = journal.iter().cloned();
    let Some((at, Record::Made(made))) = records.next() else { return Vec::new() };
    let Ok((mut again, first)) = Room::new(id, made, at) else { return Vec::new() };
    let mut lines = if after == 0 { first.lines(viewer) } else { Vec::new() };
    for (at, record) in records {
        let Ok(happening) = again.apply(record, at) else { break };
        if after < happening.number {
            lines.extend(happening.lines(viewer));
        }
    }
    lines
}

/// Shows a match that nobody came back to: there is nothing to do in it any more.
fn closed(mut view: View) -> View {
    view.choices.clear();
    view.due.clear();
    view.scene.prompt = "Nobody came back to this match, so it was closed.".into();
    view
}

fn no_replay() -> Refused {
    refused("no-replay", "there is no replay of this match")
}

fn opening(fair: &FairShuffle) -> Opening {
    Opening {
        secret: fair.secret.to_string(),
        nonces: fair.nonces.iter().map(ToString::to_string).collect(),
        seed: fair.seed().to_string(),
    }
}

fn game_line(number: u64, at: u64, told: Told) -> Line {
    Line {
        number,
        at,
        source: LineSource::Game,
        kind: told.kind.into(),
        speaker: None,
        place: None,
        text: told.text,
        items: told.items,
        good_for: told.good_for,
    }
}

impl Happening {
    /// Tells a viewer what happened.
    pub(crate) fn lines(&self, viewer: Viewer) -> Vec<Line> {
        let remark = self.remark.iter().map(|remark| Line {
            number: self.number,
            at: self.at,
            source: remark.source,
            kind: remark.kind.into(),
            speaker: remark.speaker.clone(),
            place: remark.place,
            text: remark.text.clone(),
            items: Vec::new(),
            good_for: None,
        });
        let told = self.told_to(viewer).iter().cloned();
        remark.chain(told.map(|told| game_line(self.number, self.at, told))).collect()
    }

    /// Gets the events of the game that a viewer was told.
    fn told_to(&self, viewer: Viewer) -> &[Told] {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len().saturating_sub(1),
        };
        self.told.get(index).map_or(&[], Vec::as_slice)
    }
}
