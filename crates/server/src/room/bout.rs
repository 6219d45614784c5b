//! The match on a table: the desk and those who sit at it.

use fracas_core::{FairShuffle, Outcome, Seat, SeatSet, Seed, Told, View, Viewer};
use fracas_protocol::{ClockPlan, ClockReading, Ending, Refused, WhenOut};
use fracas_registry::{Desk, Level, Thinker};

use super::{Happening, Remark, nonce_of_bot};
use crate::clock::Clocks;
use crate::record::{Record, Sitter};
use crate::refusal::{from_refusal, refused};
use crate::store::PersonId;

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
    /// Who gave up or ran out of time, in that order.
    forfeits: Vec<Seat>,
    ending: Option<Ending>,
}

/// Who plays a seat.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(super) place: u8,
    pub(super) name: String,
    pub(super) nonce: Seed,
    who: Who,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    Person(PersonId),
    Bot(Level),
    /// A bot that finishes for a person.
    StandIn(PersonId),
}

/// Someone wants to take back a move.
#[derive(Clone, Copy, Debug)]
struct UndoAsked {
    seat: Seat,
    waits_for: SeatSet,
}

impl Player {
    pub(super) fn person(place: u8, sitter: &Sitter) -> Player {
        let (name, nonce) = (sitter.name.clone(), sitter.nonce.clone());
        Player { place, name, nonce, who: Who::Person(sitter.person) }
    }

    pub(super) fn bot(place: u8, level: Level) -> Player {
        let name = bot_name(place, level);
        Player { place, name, nonce: nonce_of_bot(place), who: Who::Bot(level) }
    }
}

/// Names the bot at a place.
pub(super) fn bot_name(place: u8, level: Level) -> String {
    format!("Bot {} ({level})", place + 1)
}

/// The bot that finishes for a person.
const STAND_IN: Level = Level::ALL[Level::ALL.len() - 1];

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
            forfeits: Vec::new(),
            ending: None,
        };
        bout.ask(SeatSet::EMPTY, number, at);
        bout
    }

    /// Carries out a record of the match.
    pub(super) fn carry_out(
        &mut self,
        record: &Record,
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
                self.desk.undo(*seat).map_err(from_refusal)?;
                self.went_back(number, at);
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
                    Some(WhenOut::Bot) | None => self.hand_over(*seat, number, at),
                    Some(WhenOut::Lose) => self.forfeit(*seat, "ran out of time", number, at),
                }
            }
            Record::Resumed => self.clocks.forgive(at),
            Record::Made(_)
            | Record::SeatChanged { .. }
            | Record::Sat { .. }
            | Record::StoodUp { .. }
            | Record::Said { .. }
            | Record::Rematch { .. }
            | Record::Expired => return Err(refused("not-playing", "this is not part of a match")),
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: &str, number: u64, at: u64) -> Result<(), Refused> {
        let due = self.desk.to_act();
        self.desk.play(seat, action).map_err(from_refusal)?;
        self.undo = None;
        self.clocks.stop(seat, at);
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

    fn went_back(&mut self, number: u64, at: u64) {
        self.undo = None;
        for (index, viewer) in Viewer::all(self.players.len()).enumerate() {
            self.heard[index] = self.desk.told(viewer, 0).len();
        }
        self.ask(SeatSet::EMPTY, number, at);
    }

    fn ask_undo(&mut self, seat: Seat, number: u64, at: u64) -> Result<Remark, Refused> {
        self.last_move_of(seat).ok_or_else(nothing_to_undo)?;
        self.undo = Some(UndoAsked { seat, waits_for: self.people().without(seat) });
        self.undo_when_agreed(number, at)?;
        let is_done = self.undo.is_none();
        let said = if is_done { "took back a move." } else { "asks to take back a move." };
        Ok(self.remark(if is_done { "undone" } else { "undo-asked" }, seat, said))
    }

    fn answer_undo(
        &mut self,
        seat: Seat,
        agree: bool,
        number: u64,
        at: u64,
    ) -> Result<Remark, Refused> {
        let Some(asked) = self.undo.as_mut().filter(|asked| asked.waits_for.contains(seat)) else {
            return Err(refused("not-asked", "nobody asks you to let a move be taken back"));
        };
        if !agree {
            self.undo = None;
            return Ok(self.remark("undo-refused", seat, "does not agree."));
        }
        asked.waits_for = asked.waits_for.without(seat);
        self.undo_when_agreed(number, at)?;
        Ok(self.remark("undo-agreed", seat, "agrees that the move is taken back."))
    }

    fn undo_when_agreed(&mut self, number: u64, at: u64) -> Result<(), Refused> {
        let Some(asked) = self.undo.filter(|asked| asked.waits_for.is_empty()) else {
            return Ok(());
        };
        let last = self.last_move_of(asked.seat).ok_or_else(nothing_to_undo)?;
        self.desk.rewind(last).map_err(from_refusal)?;
        self.went_back(number, at);
        Ok(())
    }

    /// Takes a seat out of the running: the match ends when one is left, else a bot finishes.
    fn forfeit(&mut self, seat: Seat, why: &str, number: u64, at: u64) {
        self.forfeits.push(seat);
        self.hand_over(seat, number, at);
        let left = Seat::all(self.players.len()).filter(|seat| !self.forfeits.contains(seat));
        let left: Vec<Seat> = left.collect();
        if let [winner] = left[..] {
            let outcome = self.rank(|_| 0, |_| 0);
            let sentence = format!("{} {why}. {} wins.", self.name(seat), self.name(winner));
            self.ending = Some(Ending { outcome, sentence });
            self.clocks.run(SeatSet::EMPTY, at);
        }
    }

    /// Lets a bot finish for a person.
    fn hand_over(&mut self, seat: Seat, number: u64, at: u64) {
        if let Who::Person(person) = self.players[seat.index()].who {
            self.players[seat.index()].who = Who::StandIn(person);
        }
        self.clocks.stop(seat, at);
        self.turns[seat.index()] = number;
        if let Some(asked) = &mut self.undo {
            asked.waits_for = asked.waits_for.without(seat);
        }
        if self.undo.is_some_and(|asked| asked.seat == seat || asked.waits_for.is_empty()) {
            self.undo = None;
        }
    }

    fn end_by_play(&self, outcome: &Outcome) -> Ending {
        let outcome = self.rank(|seat| -i32::from(outcome.place(seat)), |seat| outcome.score(seat));
        let winners: Vec<&str> = outcome.winners().map(|seat| self.name(seat)).collect();
        let sentence = match winners[..] {
            [winner] => format!("{winner} wins."),
            [] | [..] if outcome.is_tie() => "The match ends in a tie.".into(),
            [] | [..] => format!("{} share the victory.", winners.join(" and ")),
        };
        Ending { outcome, sentence }
    }

    /// Ranks the seats; whoever left the match comes last, the first to leave last of all.
    fn rank(&self, merit: impl Fn(Seat) -> i32, score: impl Fn(Seat) -> i32) -> Outcome {
        let merit = |seat| {
            let left = self.forfeits.iter().position(|forfeit| *forfeit == seat);
            left.map_or_else(|| merit(seat), |order| -1000 + order as i32)
        };
        let seats = Seat::all(self.players.len());
        let merits: Vec<i32> = seats.clone().map(merit).collect();
        let scores: Vec<i32> = seats.map(score).collect();
        Outcome::ranked(&merits, &scores)
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

    fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.desk.movers().iter().rposition(|mover| *mover == seat)
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
            Who::Person(_) | Who::StandIn(_) => STAND_IN,
        };
        self.desk.thinker(seat, level)
    }

    /// Gets the seat that a person sits in, also after a bot took over.
    pub(super) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let sits = |player: &Player| match player.who {
            Who::Person(it) | Who::StandIn(it) => it == person,
            Who::Bot(_) => false,
        };
        self.players.iter().position(sits).map(|seat| Seat(seat as u8))
    }

    /// Gets the seat of a place at the table.
    pub(super) fn seat_at(&self, place: u8) -> Option<Seat> {
        self.players.iter().position(|player| player.place == place).map(|seat| Seat(seat as u8))
    }

    /// Checks whether a bot finishes for the person in a seat.
    pub(super) fn is_handed_over(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()].who, Who::StandIn(_))
    }

    /// Gets the number of the decision that a seat is asked for.
    pub(crate) fn turn(&self, seat: Seat) -> Option<u64> {
        self.due().contains(seat).then(|| self.turns[seat.index()])
    }

    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.people().contains(seat) && self.desk.can_undo(seat)
    }

    pub(super) fn can_ask_undo(&self, seat: Seat) -> bool {
        let is_free = self.ending.is_none() && self.undo.is_none() && !self.can_undo(seat);
        is_free && self.people().contains(seat) && self.last_move_of(seat).is_some()
    }

    pub(super) fn undo_asked(&self) -> Option<(Seat, SeatSet)> {
        self.undo.map(|asked| (asked.seat, asked.waits_for))
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

fn nothing_to_undo() -> Refused {
    refused("nothing-to-undo", "you have made no move that could be taken back")
}
