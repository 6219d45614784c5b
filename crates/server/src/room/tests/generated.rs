//! The room under generated play: whatever is asked for, it does not break, and what is read back
//! from its journal is what it was.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestCaseError, TestRng, TestRunner};

use super::*;

/// Something that someone tries at a table.
#[derive(Clone, Debug)]
enum Attempt {
    Sit {
        who: i64,
        place: u8,
    },
    StandUp {
        who: i64,
        place: u8,
    },
    ChangeSeat {
        who: i64,
        place: u8,
        seat: NewSeat,
    },
    /// Someone plays one of the choices of their seat, perhaps for an earlier decision.
    Play {
        who: i64,
        pick: usize,
        is_late: bool,
    },
    /// Whoever is due plays one of the choices.
    Move {
        pick: usize,
    },
    Nonsense {
        who: i64,
        action: String,
    },
    Undo {
        who: i64,
    },
    AnswerUndo {
        who: i64,
        agree: bool,
    },
    Resign {
        who: i64,
    },
    /// Someone finds that another is away, rightly or not.
    Replace {
        who: i64,
        place: u8,
        is_gone: bool,
    },
    TakeOver {
        who: i64,
    },
    Say {
        who: i64,
        text: String,
    },
    /// A record that nobody asked for, such as one of a damaged journal.
    Stray(Record),
}

fn seats() -> impl Strategy<Value = NewSeat> {
    prop_oneof![Just(NewSeat::Me), Just(NewSeat::Open), Just(bot()), Just(NewSeat::Closed)]
}

fn stray() -> impl Strategy<Value = Record> {
    let seat = || (0..5_u8).prop_map(Seat);
    prop_oneof![
        seat().prop_map(|seat| Record::Undone { seat }),
        seat().prop_map(|seat| Record::UndoAsked { seat }),
        (seat(), any::<bool>()).prop_map(|(seat, agree)| Record::UndoAnswered { seat, agree }),
        (0..30_u8).prop_map(|seat| Record::Resigned { seat: Seat(seat) }),
        seat().prop_map(|seat| Record::Moved { seat, action: "decline".into() }),
        (2..9_u8).prop_map(|place| Record::StoodUp { place }),
        seat().prop_map(|seat| Record::Replaced { seat }),
        seat().prop_map(|seat| Record::TookOver { seat }),
        Just(Record::Paused),
        Just(Record::Resumed { away_since: None }),
        Just(Record::Rematch { table: ID.into() }),
    ]
}

fn attempts() -> impl Strategy<Value = Attempt> {
    let who = || 0..3_i64;
    prop_oneof![
        4 => (0..2_u8).prop_map(|place| Attempt::Sit { who: i64::from(place), place }),
        2 => (who(), 0..3_u8).prop_map(|(who, place)| Attempt::Sit { who, place }),
        1 => (who(), 0..3_u8).prop_map(|(who, place)| Attempt::StandUp { who, place }),
        1 => (who(), 0..3_u8, seats()).prop_map(|(who, place, seat)| Attempt::ChangeSeat { who, place, seat }),
        4 => (who(), 0..9_usize, any::<bool>()).prop_map(|(who, pick, is_late)| Attempt::Play { who, pick, is_late }),
        24 => (0..9_usize).prop_map(|pick| Attempt::Move { pick }),
        1 => (who(), ".{0,20}").prop_map(|(who, action)| Attempt::Nonsense { who, action }),
        3 => who().prop_map(|who| Attempt::Undo { who }),
        3 => (who(), any::<bool>()).prop_map(|(who, agree)| Attempt::AnswerUndo { who, agree }),
        1 => (0..30_i64).prop_map(|who| Attempt::Resign { who }),
        2 => (who(), 0..3_u8, any::<bool>()).prop_map(|(who, place, is_gone)| Attempt::Replace { who, place, is_gone }),
        2 => who().prop_map(|who| Attempt::TakeOver { who }),
        2 => (who(), ".{0,20}").prop_map(|(who, text)| Attempt::Say { who, text }),
        1 => (0..8_u8).prop_map(|seat| Attempt::Stray(Record::OutOfTime { seat: Seat(seat) })),
        2 => stray().prop_map(Attempt::Stray),
    ]
}

/// Turns an attempt into a record, as the table's door does.
fn decide(room: &Room, attempt: Attempt) -> Result<Record, Refused> {
    let choices = |seat: Seat| {
        let position = room.position(Viewer::Seat(seat), 0);
        position.map(|position| position.view.choices).unwrap_or_default()
    };
    let nothing = || refused("nothing", "there is nothing to choose");
    match attempt {
        Attempt::Sit { who, place } => {
            room.sit(place, &person(who), Sit { nonce: format!("n{who}"), deck: None })
        }
        Attempt::StandUp { who, place } => room.stand_up(place, &person(who)),
        Attempt::ChangeSeat { who, place, seat } => room.change_seat(place, &person(who), seat),
        Attempt::Play { who, pick, is_late } => {
            let seat = room.place_of(PersonId(who)).map(Seat).ok_or_else(nothing)?;
            let turn = room.bout().and_then(|bout| bout.turn(seat)).unwrap_or_default();
            let choices = choices(seat);
            let choice = choices.get(pick % choices.len().max(1)).ok_or_else(nothing)?;
            room.play(&person(who), turn - u64::from(is_late && 0 < turn), &choice.notation)
        }
        Attempt::Move { pick } => {
            let seat = room.bout().and_then(|bout| bout.due().first()).ok_or_else(nothing)?;
            let choices = choices(seat);
            let choice = choices.get(pick % choices.len().max(1)).ok_or_else(nothing)?;
            Ok(Record::Moved { seat, action: choice.notation.clone() })
        }
        Attempt::Nonsense { who, action } => room.play(&person(who), 3, &action),
        Attempt::Undo { who } => room.undo(&person(who), room.number()),
        Attempt::AnswerUndo { who, agree } => {
            let asked = room.bout().and_then(Bout::undo_asked);
            room.answer_undo(&person(who), asked.map_or(0, |asked| asked.number), agree)
        }
        Attempt::Resign { who } => room.resign(&person(who)),
        Attempt::Replace { who, place, is_gone } => room.replace(&person(who), place, |_| is_gone),
        Attempt::TakeOver { who } => room.take_over(&person(who)),
        Attempt::Say { who, text } => room.say(&person(who), &text),
        Attempt::Stray(record) => Ok(record),
    }
}

fn tables() -> impl Strategy<Value = NewTable> {
    let clock = ClockPlan { per_move: Some(60), per_match: Some(600), when_out: WhenOut::Bot };
    let mode = prop_oneof![Just("rookie"), Just("substitution")];
    let seats = prop_oneof![
        3 => Just(vec![NewSeat::Me, NewSeat::Open]),
        2 => Just(vec![NewSeat::Me, bot()]),
        1 => Just(vec![bot(), bot()]),
    ];
    (mode, any::<bool>(), seats)
        .prop_map(move |(mode, is_timed, seats)| wish(mode, seats, is_timed.then_some(clock)))
}

/// What came of the generated tables, so that a test shows what it has tried.
#[derive(Debug, Default)]
struct Tried {
    finished: Cell<u32>,
    taken_back: Cell<u32>,
    handed_over: Cell<u32>,
    refused: Cell<u32>,
}

fn count(cell: &Cell<u32>, more: usize) {
    cell.set(cell.get() + more as u32);
}

/// Whatever is tried, the room does not break, hides its secret until the end, and is the same when
/// it is read back; and what is told again is what was told.
#[test]
fn a_room_is_the_fold_of_its_journal() {
    let config =
        ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() };
    // The same attempts in every run.
    let mut runner =
        TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let attempts = prop::collection::vec(attempts(), 0..120);
    let tried = Tried::default();
    let run = runner.run(&(tables(), attempts, 0..100_u64), |(table, attempts, after)| {
        try_all(table, attempts, after, &tried)
    });
    run.unwrap_or_else(|why| panic!("{why}"));
    let Tried { finished, taken_back, handed_over, refused } = &tried;
    let is_much = [finished, taken_back, handed_over].iter().all(|count| 10 < count.get());
    assert!(is_much && 1000 < refused.get(), "too little to show anything: {tried:?}");
}

fn try_all(
    table: NewTable,
    attempts: Vec<Attempt>,
    after: u64,
    tried: &Tried,
) -> Result<(), TestCaseError> {
    let mut watched = Watched::new(table);
    for attempt in attempts {
        let record = decide(&watched.room, attempt);
        let done = record.and_then(|record| watched.apply(&record));
        count(&tried.refused, usize::from(done.is_err()));
    }
    let Watched { room, told, at } = &watched;
    let again = watched.read_back();
    prop_assert_eq!(facts(&again, *at), facts(room, *at));
    prop_assert_eq!(again.listing(), room.listing());
    for (viewer, told) in VIEWERS.into_iter().zip(told) {
        prop_assert_eq!(&room.history(viewer, 0)(), &(told.clone(), false));
        let missed: Vec<Line> = told.iter().filter(|line| after < line.number).cloned().collect();
        prop_assert_eq!(room.history(viewer, after)().0, missed);
    }
    let (infos, _) = facts(room, *at);
    let is_over = room.stage() == Stage::Finished;
    prop_assert!(infos.iter().all(|info| info.opening.is_some() == is_over));
    prop_assert_eq!(room.replay_text().is_ok(), is_over);
    count(&tried.finished, usize::from(is_over));
    let kinds = |kind| told[2].iter().filter(|line| line.kind == kind).count();
    count(&tried.taken_back, kinds("undone") + kinds("undo-agreed"));
    count(&tried.handed_over, kinds("out-of-time"));
    Ok(())
}
