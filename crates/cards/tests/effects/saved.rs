//! Half-done effects are plain data: they are copied, saved and taken up elsewhere.

use fracas_cards::effect::{Answer, Stack, Status};
use fracas_core::Seat;

use super::toy::{Moment, State, Table};

const CARD: &str = r#"{ in-order = [
    { later = "end-of-battle", do = { for-each = "your-tokens", do = { may = { grow = 1 } } } },
    { for-each = "your-tokens", do = { pick = { from = "your-hand", up-to = 2 }, then = { in-order = [
        { choose-one = [{ spend = 1 }, { draw = "chosen" }] }, { lose = { points = 1 } },
    ] } } },
] }"#;

/// The answers of one whole game, the moment included.
const ANSWERS: [Answer; 8] = [
    Answer::Thing(101),
    Answer::Thing(100),
    Answer::Option(1),
    Answer::Thing(300),
    Answer::Stop,
    Answer::Option(0),
    Answer::Yes,
    Answer::No,
];

fn begun() -> Table {
    let mut table = Table::new(&[CARD]);
    table.play(0);
    table
}

fn give(table: &mut Table, answer: Answer) {
    if table.answer(answer) == Status::Done {
        table.announce(Moment::EndOfBattle, Seat(0));
    }
}

#[test]
fn saving_and_loading_at_every_choice_changes_nothing() {
    let mut straight = begun();
    for answer in ANSWERS {
        give(&mut straight, answer);
    }
    assert!(straight.state.stack.is_empty() && straight.state.agenda.entries().is_empty());
    assert_eq!(straight.state.points[0], 8);

    let mut broken = begun();
    for answer in ANSWERS {
        let saved = serde_json::to_string(&broken.state).unwrap();
        // Another machine reads the cards again and takes up the state.
        broken = Table::new(&[CARD]);
        broken.state = serde_json::from_str::<State>(&saved).unwrap();
        give(&mut broken, answer);
    }
    assert_eq!(broken.state, straight.state);
}

#[test]
fn a_copy_can_be_answered_differently() {
    let mut table = begun();
    table.answer(Answer::Thing(100));
    let fork = table.state;
    table.answer(Answer::Stop);
    table.answer(Answer::Option(0));
    assert_eq!((table.state.coins[0], table.state.hands[0].len()), (2, 2));
    let mut other = Table::new(&[CARD]);
    other.state = fork;
    other.answer(Answer::Thing(101));
    other.answer(Answer::Option(1));
    assert_eq!((other.state.coins[0], other.state.hands[0].len()), (3, 4));
}

#[test]
fn a_stack_is_small_and_an_empty_one_is_always_the_same() {
    assert!(size_of::<Stack>() <= 496, "{} bytes", size_of::<Stack>());
    let mut table = begun();
    for answer in ANSWERS {
        give(&mut table, answer);
    }
    assert_eq!(table.state.stack, Stack::default());
}

#[test]
fn a_damaged_state_is_refused_or_harmless() {
    let table = begun();
    let saved = serde_json::to_string(&table.state).unwrap();
    for (from, to) in [("\"at\":", "\"at\":9"), ("\"to\":", "\"to\":9"), ("\"own\":", "\"own\":9")]
    {
        let damaged = saved.replace(from, to);
        let mut other = Table::new(&[CARD]);
        let Ok(state) = serde_json::from_str::<State>(&damaged) else { continue };
        other.state = state;
        let _ = other.try_to_go_on();
        let _ = other.try_answer(Answer::Thing(100));
        let _ = other.try_answer(Answer::Stop);
        let _ = other.try_to_go_on();
    }
}
