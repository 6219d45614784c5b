//! The room, without clock, store or socket.

mod generated;

use fracas_core::{Seat, Seed, Viewer};
use fracas_protocol::{ClockPlan, Line, NewSeat, NewTable, Sit, TableInfo, WhenOut};

use super::*;
use crate::store::Person;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
const ID: &str = "abcdefghijkmnpqr";

fn person(id: i64) -> Person {
    Person { id: PersonId(id), name: format!("P{id}") }
}

fn wish(mode: &str, seats: Vec<NewSeat>, clock: Option<ClockPlan>) -> NewTable {
    NewTable {
        game: "battle-arena".into(),
        mode: mode.into(),
        options: [].into(),
        seats,
        listed: true,
        clock,
        hints: None,
        packs: Vec::new(),
    }
}

fn bot() -> NewSeat {
    NewSeat::Bot { level: "random".into(), deck: None }
}

/// A room, and everything that its viewers were told while it happened.
struct Watched {
    room: Room,
    told: [Vec<Line>; 3],
    /// The time of the last record.
    at: u64,
}

impl Watched {
    fn new(wish: NewTable) -> Watched {
        let made = Made::new(wish, &person(0), Seed::from_number(7)).unwrap();
        let (room, first) = Room::new(ID, made, 1000).unwrap();
        Watched { room, told: VIEWERS.map(|viewer| first.lines(viewer)), at: 1000 }
    }

    /// Carries out a record, if it is not refused; one that is must leave everything as it was.
    fn apply(&mut self, record: &Record) -> Result<(), Refused> {
        let before = (facts(&self.room, self.at), self.room.number());
        let at = self.at + 10;
        match self.room.apply(record.clone(), at) {
            Ok(happening) => {
                assert_eq!(happening.number, before.1 + 1);
                self.at = at;
                for (told, viewer) in self.told.iter_mut().zip(VIEWERS) {
                    told.extend(happening.lines(viewer));
                }
                Ok(())
            }
            Err(why) => {
                assert_eq!((facts(&self.room, self.at), self.room.number()), before, "{record:?}");
                Err(why)
            }
        }
    }

    /// Sits two people down.
    fn begun(mode: &str, clock: Option<ClockPlan>) -> Watched {
        let mut watched = Watched::new(wish(mode, vec![NewSeat::Me, NewSeat::Open], clock));
        for place in [0, 1] {
            let sit = Sit { nonce: format!("n{place}"), deck: None };
            let record = watched.room.sit(place, &person(i64::from(place)), sit).unwrap();
            watched.apply(&record).unwrap();
        }
        assert_eq!(watched.room.stage(), Stage::Playing);
        watched
    }

    /// Lets the first seat that is due play its first choice.
    fn step(&mut self) {
        let due = self.room.bout().unwrap().due().first().unwrap();
        let choices = self.room.position(Viewer::Seat(due), self.at).unwrap().view.choices;
        let action = choices[0].notation.clone();
        self.apply(&Record::Moved { seat: due, action }).unwrap();
    }

    /// Reads the journal as it is kept.
    fn read_back(&self) -> Room {
        let write = |(at, record): &(u64, Record)| (*at, serde_json::to_string(record).unwrap());
        Room::load(ID, self.room.journal.iter().map(write).collect()).unwrap()
    }
}

/// Everything that anyone can be shown of a room.
fn facts(room: &Room, now: u64) -> (Vec<TableInfo>, Vec<Option<fracas_protocol::Position>>) {
    let people = [None, Some(PersonId(0)), Some(PersonId(1)), Some(PersonId(2))];
    let info = |person| {
        let away_since = |person: PersonId| (person.0 % 2 == 0).then_some(5);
        room.info(&Looking {
            person,
            away_since: &away_since,
            away_limit: 60_000,
            watchers: 1,
            withheld: false,
        })
    };
    (
        people.into_iter().map(info).collect(),
        VIEWERS.map(|viewer| room.position(viewer, now)).into(),
    )
}

#[test]
fn a_journal_that_does_not_begin_or_makes_no_sense_is_named_by_its_record() {
    let said = Record::Said { speaker: "P1".into(), place: None, text: "Hello".into() };
    let said = serde_json::to_string(&said).unwrap();
    let made = Made::new(
        wish("rookie", vec![NewSeat::Me, NewSeat::Open], None),
        &person(0),
        Seed::from_number(1),
    );
    let made = serde_json::to_string(&Record::Made(made.unwrap())).unwrap();
    let moved =
        serde_json::to_string(&Record::Moved { seat: Seat(0), action: "decline".into() }).unwrap();
    let why = |journal: &[&str]| {
        let journal = journal.iter().map(|record| (0, (*record).to_owned())).collect();
        Room::load(ID, journal).err().map(|why| why.to_string()).unwrap_or_default()
    };
    assert_eq!(why(&[&made, &said]), "");
    assert!(why(&[]).contains("no record"));
    assert!(why(&[&said]).starts_with("record 1 is refused"));
    assert!(why(&[&made, "{}"]).starts_with("record 2 cannot be read"));
    assert!(why(&[&made, &made]).starts_with("record 2 is refused"));
    assert!(why(&[&made, &said, &moved]).starts_with("record 3 is refused"), "no match is on");
}

#[test]
fn a_seat_that_is_not_in_the_match_does_nothing() {
    let mut watched = Watched::begun("rookie", None);
    for seat in [2, 7, 255].map(Seat) {
        for record in [
            Record::Resigned { seat },
            Record::OutOfTime { seat },
            Record::Replaced { seat },
            Record::TookOver { seat },
            Record::Undone { seat },
            Record::UndoAsked { seat },
            Record::UndoAnswered { seat, agree: true },
            Record::Moved { seat, action: "side home".into() },
        ] {
            let code = watched.apply(&record).map_err(|why| why.refusal.code);
            assert_eq!(code, Err("no-such-seat"));
        }
    }
}

#[test]
fn a_bot_that_takes_over_finishes_and_the_person_stays_in_the_seat() {
    let clock = ClockPlan { per_move: Some(1), per_match: None, when_out: WhenOut::Bot };
    let mut watched = Watched::begun("rookie", Some(clock));
    let (deadline, seat) = watched.room.deadline().unwrap();
    assert_eq!(deadline, watched.at + 1000);
    watched.apply(&Record::OutOfTime { seat }).unwrap();
    assert_eq!(watched.room.stage(), Stage::Playing);
    assert_eq!(watched.room.bots_due(), [(seat, watched.room.number())]);
    let id = i64::from(seat.0);
    assert_eq!(watched.room.viewer(Some(PersonId(id))), Viewer::Seat(seat));
    let refusal = watched.room.resign(&person(id)).unwrap_err().refusal;
    assert_eq!(refusal.code, "handed-over");
    while watched.room.stage() == Stage::Playing {
        watched.step();
    }
    assert!(watched.room.replay_text().is_ok());
}

#[test]
fn a_table_that_expired_is_closed_to_everyone() {
    let mut watched = Watched::new(wish("rookie", vec![NewSeat::Me, NewSeat::Open], None));
    watched.apply(&Record::Expired).unwrap();
    let room = &watched.room;
    let sit = Sit { nonce: "n".into(), deck: None };
    for refused in [
        room.sit(1, &person(1), sit),
        room.stand_up(0, &person(0)),
        room.change_seat(1, &person(0), NewSeat::Open),
        room.say(&person(1), "Hello?"),
    ] {
        assert_eq!(refused.unwrap_err().refusal.code, "expired");
    }
}

#[test]
fn time_runs_for_those_who_are_due_and_not_while_the_server_is_away() {
    let clock = ClockPlan { per_move: None, per_match: Some(100), when_out: WhenOut::Lose };
    let mut watched = Watched::begun("rookie", Some(clock));
    let (_, seat) = watched.room.deadline().unwrap();
    watched.at += 30_000;
    watched.apply(&Record::Resumed { away_since: None }).unwrap();
    let left = |watched: &Watched| {
        let clocks = watched.room.position(Viewer::Spectator, watched.at).unwrap().clocks;
        clocks[seat.index()].unwrap().left
    };
    assert_eq!(left(&watched), 100_000, "the server was away for half a minute");
    watched.at += 40_000;
    watched.step();
    assert_eq!(left(&watched), 100_000 - 40_010, "and the seat has thought for forty seconds");
}

#[test]
fn after_a_stop_it_goes_on_with_what_was_left() {
    let clock = ClockPlan { per_move: None, per_match: Some(100), when_out: WhenOut::Lose };
    let mut watched = Watched::begun("rookie", Some(clock));
    let (_, seat) = watched.room.deadline().unwrap();
    watched.at += 40_000;
    watched.apply(&Record::Paused).unwrap();
    watched.at += 86_400_000;
    watched.apply(&Record::Resumed { away_since: None }).unwrap();
    let clocks = watched.read_back().position(Viewer::Spectator, watched.at).unwrap().clocks;
    let left = clocks[seat.index()].unwrap().left;
    assert_eq!(left, 100_000 - 40_010 + 5_000, "what was thought before the stop counts");
}

#[test]
fn journals_of_before_are_still_read() {
    let resumed: Record = serde_json::from_str("{\"type\":\"resumed\"}").unwrap();
    assert_eq!(resumed, Record::Resumed { away_since: None });
    let bot: Plan =
        serde_json::from_str("{\"type\":\"bot\",\"level\":\"easy\",\"deck\":null}").unwrap();
    assert_eq!(bot, Plan::Bot { level: "easy".into(), deck: None, name: None });
}

#[test]
fn whoever_took_too_long_for_a_move_may_come_back_while_there_is_time_for_the_match() {
    let clock = ClockPlan { per_move: Some(1), per_match: Some(2), when_out: WhenOut::StandIn };
    let mut watched = Watched::begun("rookie", Some(clock));
    let (_, seat) = watched.room.deadline().unwrap();
    let who = person(i64::from(seat.0));
    watched.at += 1000;
    watched.apply(&Record::OutOfTime { seat }).unwrap();
    let back = watched.room.take_over(&who).unwrap();
    watched.apply(&back).unwrap();
    watched.at += 1500;
    watched.apply(&Record::OutOfTime { seat }).unwrap();
    assert_eq!(watched.room.take_over(&who).unwrap_err().refusal.code, "handed-over");
    assert_eq!(watched.room.stage(), Stage::Playing, "a bot finishes");
}

#[test]
fn a_table_of_an_event_has_no_host_and_takes_no_other_deck() {
    let made = Made::new(
        wish("rookie", vec![NewSeat::Me, NewSeat::Open], None),
        &person(0),
        Seed::from_number(7),
    );
    let kept = |id: i64| Plan::Kept { person: PersonId(id), name: format!("P{id}"), deck: None };
    let made = Made { event: Some(ID.into()), seats: vec![kept(1), kept(2)], ..made.unwrap() };
    assert_eq!(made.owners(), [PersonId(1), PersonId(2)]);
    let (mut room, _) = Room::new(ID, made, 1000).unwrap();
    let code = |record: Result<Record, Refused>| record.unwrap_err().refusal.code;
    assert_eq!(code(room.close(&person(0))), "not-your-table");
    assert_eq!(code(room.change_seat(0, &person(0), NewSeat::Open)), "not-your-table");
    let sit = |deck: Option<&str>| Sit { nonce: "n".into(), deck: deck.map(str::to_owned) };
    assert_eq!(code(room.sit(0, &person(0), sit(None))), "seat-kept");
    assert_eq!(code(room.sit(0, &person(1), sit(Some("trainer-kit")))), "deck-is-set");
    let record = room.sit(0, &person(1), sit(None)).unwrap();
    room.apply(record, 1010).unwrap();
    assert_eq!(room.seated(), [true, false]);
    let absent: Vec<PersonId> = room.sit_for_absent().into_iter().map(|(it, _)| it).collect();
    assert_eq!(absent, [PersonId(2)], "a bot can play for who is not there");
}

#[test]
fn a_table_keeps_so_much_talk_and_tells_the_last_of_it() {
    let mut watched = Watched::new(wish("rookie", vec![NewSeat::Me, NewSeat::Open], None));
    while let Ok(record) = watched.room.say(&person(5), "Hello") {
        watched.room.apply(record, 1000).unwrap();
    }
    assert_eq!(watched.room.number(), 2001);
    let refusal = watched.room.say(&person(0), "Hello").unwrap_err().refusal;
    assert_eq!(refusal.code, "chat-full");
    let (lines, more) = watched.room.history(Viewer::Spectator, 0)();
    assert_eq!((lines.len(), lines[499].number, more), (500, 2001, true));
    let (lines, more) = watched.room.history(Viewer::Spectator, 1990)();
    assert_eq!((lines.len(), more), (11, false));
}

#[test]
fn seats_change_hands_so_often_and_no_more() {
    let mut watched = Watched::new(wish("rookie", vec![NewSeat::Me, NewSeat::Open], None));
    let sit = || Sit { nonce: "n".into(), deck: None };
    while let Ok(record) = watched.room.sit(1, &person(1), sit()) {
        watched.room.apply(record, 1000).unwrap();
        let record = watched.room.stand_up(1, &person(1)).unwrap();
        watched.room.apply(record, 1000).unwrap();
    }
    assert_eq!(watched.room.number(), 301);
    let change = watched.room.change_seat(1, &person(0), bot());
    assert_eq!(change.unwrap_err().refusal.code, "too-many-changes");
    assert!(watched.room.close(&person(0)).is_ok());
}

#[test]
fn a_match_that_nobody_came_back_to_waits_for_nobody() {
    let clock = ClockPlan { per_move: Some(9), per_match: None, when_out: WhenOut::Bot };
    let mut watched = Watched::begun("rookie", Some(clock));
    let (_, seat) = watched.room.deadline().unwrap();
    watched.apply(&Record::OutOfTime { seat }).unwrap();
    watched.apply(&Record::Expired).unwrap();
    assert_eq!(watched.room.deadline(), None);
    assert_eq!(watched.room.bots_due(), []);
    for viewer in VIEWERS {
        let position = watched.room.position(viewer, watched.at).unwrap();
        assert!(position.view.choices.is_empty() && position.view.due.is_empty());
        assert_eq!((position.turn, position.clocks.len()), (None, 0));
    }
}
