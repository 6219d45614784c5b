//! The match on a table: the desk and those who sit at it.
//!
//! - `leave`: those who leave their seat to a bot
//! - `player`: who plays a seat; `undo`: moves that are taken back; `ending`: who won

mod ending;
mod leave;
mod player;
mod undo;

use fracas_core::{FairShuffle, Seat, SeatSet, Told, View, Viewer};
use fracas_protocol::{ClockPlan, ClockReading, Ending, Refused, WhenOut};
use fracas_registry::{Desk, Level, Thinker, USUAL_LEVEL};

use super::{Happening, Remark};
use crate::clock::Clocks;
use crate::hint::Question;
use crate::record::Record;
use crate::refusal::{from_refusal, refused};
use crate::store::PersonId;
use player::Who;
use undo::UndoAsked;

pub(super) use player::Player;

/// A match being played, or played to its end.
pub(crate) struct Bout {
    desk: Box<dyn Desk>,
    fair: FairShuffle,
    players: Vec<Player>,
    clock: Option<ClockPlan>,
    clocks: Clocks,
    /// The number of the decision each seat was last asked for.
    turns: Vec<u64>,
    /// How many events each viewer has been told: each seat, then a spectator.
    heard: Vec<usize>,
    undo: Option<UndoAsked>,
    /// The number of the last record of the match.
    changed: u64,
    /// Who gave up or ran out of time, in that order.
    forfeits: Vec<Seat>,
    ending: Option<Ending>,
}

/// The bot that plays on for a person.
const STAND_IN: Level = USUAL_LEVEL;

impl Bout {
    pub(super) fn new(
        desk: Box<dyn Desk>,
        fair: FairShuffle,
        players: Vec<Player>,
        clock: Option<ClockPlan>,
        number: u64,
        at: u64,
    ) -> Bout {
        let seats = players.len();
        let mut bout = Bout {
            desk,
            fair,
            players,
            clock,
            clocks: Clocks::new(clock, seats),
            turns: vec![0; seats],
            heard: vec![0; seats + 1],
            undo: None,
            changed: number,
            forfeits: Vec::new(),
            ending: None,
        };
        bout.ask(SeatSet::EMPTY, number, at);
        bout
    }

    /// Carries out a record of the match; the one before it was written at `before`.
    pub(super) fn carry_out(
        &mut self,
        record: &Record,
        before: u64,
        happening: &mut Happening,
    ) -> Result<(), Refused> {
        let (number, at) = (happening.number, happening.at);
        if let Some(seat) = record.seat().filter(|seat| self.players.len() <= seat.index()) {
            return Err(refused("no-such-seat", format!("there is no seat {seat} in this match")));
        }
        match record {
            Record::Moved { seat, action } => {
                happening.changes_facts = self.undo.is_some();
                self.play(*seat, action, number, at)?;
            }
            Record::Undone { seat } => {
                let due = self.desk.to_act();
                self.desk.undo(*seat).map_err(from_refusal)?;
                // The others know nothing more than before, so what they choose meanwhile holds.
                self.went_back(*seat, due.without(*seat), number, at);
                happening.remark = Some(self.remark("undone", *seat, "took back a move."));
            }
            Record::UndoAsked { seat } => {
                happening.remark = Some(self.ask_undo(*seat, number, at)?);
            }
            Record::UndoAnswered { seat, agree } => {
                happening.remark = Some(self.answer_undo(*seat, *agree, number, at)?);
            }
            Record::Resigned { seat } => {
                happening.remark = Some(self.remark("resigned", *seat, "resigned."));
                self.forfeit(*seat, "resigned", number, at);
            }
            Record::OutOfTime { seat } => {
                happening.remark = Some(self.remark("out-of-time", *seat, "ran out of time."));
                match self.clock.map(|clock| clock.when_out) {
                    Some(WhenOut::Bot) | None => self.hand_over(*seat, false, number, at),
                    Some(WhenOut::StandIn) => {
                        let may_return = self.clocks.has_time_for_match(*seat, at);
                        self.hand_over(*seat, may_return, number, at);
                    }
                    Some(WhenOut::Lose) => self.forfeit(*seat, "ran out of time", number, at),
                }
            }
            Record::Replaced { seat } => {
                if !self.people().contains(*seat) {
                    return Err(refused("no-person", "no person plays this seat"));
                }
                happening.remark = Some(self.remark("replaced", *seat, "is away; a bot plays on."));
                self.hand_over(*seat, true, number, at);
            }
            Record::TookOver { seat } => {
                self.take_over(*seat, number, at)?;
                happening.remark = Some(self.remark("took-over", *seat, "is back."));
            }
            Record::Paused => happening.changes_facts = false,
            Record::Resumed { away_since } => {
                happening.changes_facts = false;
                self.clocks.resume(away_since.unwrap_or(before), at);
            }
            Record::Made(_)
            | Record::SeatChanged { .. }
            | Record::Sat { .. }
            | Record::StoodUp { .. }
            | Record::Said { .. }
            | Record::Rematch { .. }
            | Record::Expired => return Err(refused("not-playing", "this is not part of a match")),
        }
        self.changed = number;
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: &str, number: u64, at: u64) -> Result<(), Refused> {
        let due = self.desk.to_act();
        self.desk.play(seat, action).map_err(from_refusal)?;
        self.undo = None;
        self.clocks.moved(seat, at);
        self.ask(due.without(seat), number, at);
        Ok(())
    }

    /// Asks for the next decisions; those who `still` think about theirs are not asked anew.
    fn ask(&mut self, still: SeatSet, number: u64, at: u64) {
        for seat in self.desk.to_act() {
            if !still.contains(seat) {
                self.turns[seat.index()] = number;
            }
        }
        self.ending = self.desk.outcome().map(|outcome| self.end_by_play(&outcome));
        self.clocks.run(self.due(), at);
    }

    /// Gets the number of the last record of the match.
    pub(super) fn changed(&self) -> u64 {
        self.changed
    }

    fn remark(&self, kind: &'static str, seat: Seat, what: &str) -> Remark {
        Remark::table(kind, format!("{} {what}", self.name(seat)))
    }

    /// Tells each viewer what it has not heard yet.
    pub(super) fn hear(&mut self) -> Vec<Vec<Told>> {
        let viewers = Viewer::all(self.players.len());
        let told: Vec<Vec<Told>> = viewers
            .zip(&self.heard)
            .map(|(viewer, heard)| self.desk.told(viewer, *heard))
            .collect();
        for (heard, told) in self.heard.iter_mut().zip(&told) {
            *heard += told.len();
        }
        told
    }

    /// Counts the events that a viewer has been told.
    pub(super) fn heard(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => self.heard[seat.index()],
            Viewer::Spectator => self.heard[self.players.len()],
        }
    }

    fn name(&self, seat: Seat) -> &str {
        &self.players[seat.index()].name
    }

    /// Gets the seats the match waits for.
    pub(super) fn due(&self) -> SeatSet {
        if self.ending.is_some() { SeatSet::EMPTY } else { self.desk.to_act() }
    }

    /// Gets the seats that people play themselves.
    pub(super) fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.players[seat.index()].who, Who::Person(_));
        Seat::all(self.players.len()).filter(is_person).collect()
    }

    pub(super) fn bots_due(&self) -> Vec<(Seat, u64)> {
        let people = self.people();
        let bots = self.due().into_iter().filter(|seat| !people.contains(*seat));
        bots.map(|seat| (seat, self.turns[seat.index()])).collect()
    }

    /// Gets a bot that thinks for a seat.
    pub(crate) fn thinker(&self, seat: Seat) -> Thinker {
        let level = match self.players[seat.index()].who {
            Who::Bot(level) => level,
            Who::Person(_) | Who::StandIn { .. } => STAND_IN,
        };
        self.desk.thinker(seat, level)
    }

    /// Gets what is to be thought about for a hint to a due seat.
    pub(super) fn question(&self, seat: Seat) -> Option<Question> {
        Some(Question::new(&*self.desk, seat, self.turn(seat)?))
    }

    /// Gets the seat that a person sits in, also after a bot took over.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let sits = |player: &Player| match player.who {
            Who::Person(it) | Who::StandIn { person: it, .. } => it == person,
            Who::Bot(_) => false,
        };
        self.players.iter().position(sits).map(|seat| Seat(seat as u8))
    }

    /// Gets the seat of a place at the table.
    pub(crate) fn seat_at(&self, place: u8) -> Option<Seat> {
        self.players.iter().position(|player| player.place == place).map(|seat| Seat(seat as u8))
    }

    /// Checks whether a bot finishes for the person in a seat.
    pub(crate) fn is_handed_over(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()].who, Who::StandIn { .. })
    }

    /// Gets the number of the decision that a seat is asked for.
    pub(crate) fn turn(&self, seat: Seat) -> Option<u64> {
        self.due().contains(seat).then(|| self.turns[seat.index()])
    }

    /// Shows the match to a viewer.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let mut view = self.desk.view(viewer);
        if let Some(ending) = &self.ending {
            view.choices.clear();
            view.due.clear();
            view.outcome = Some(ending.outcome);
            view.scene.prompt.clone_from(&ending.sentence);
        }
        view
    }

    pub(super) fn clocks(&self, now: u64) -> Vec<Option<ClockReading>> {
        self.clocks.readings(self.people(), now)
    }

    /// Gets whose time is up next, and when.
    pub(crate) fn deadline(&self) -> Option<(u64, Seat)> {
        self.ending.is_none().then(|| self.clocks.deadline(self.people()))?
    }

    pub(crate) fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    pub(super) fn fair(&self) -> &FairShuffle {
        &self.fair
    }

    pub(crate) fn desk(&self) -> &dyn Desk {
        &*self.desk
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }
}
