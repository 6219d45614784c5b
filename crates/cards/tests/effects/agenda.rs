//! What is scheduled: later, whenever and until.

use fracas_cards::effect::{Agenda, Answer, Entry, Fault, Status, Task};
use fracas_core::Seat;
use fracas_testkit::Draw;

use super::toy::{Moment, Rule, Table};

const DRAW_LATER: &str = r#"{ later = "end-of-battle", do = { draw = 1 } }"#;
const LOSE_LATER: &str =
    r#"{ later = "end-of-battle", do = { lose = { points = "cards-in-hand" } } }"#;

#[test]
fn later_happens_once_at_its_moment() {
    let mut table = Table::new(&[DRAW_LATER]);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.hands[0].len(), 2);
    table.announce(Moment::YourTurn, Seat(0));
    assert_eq!(table.state.hands[0].len(), 2, "that was another moment");
    table.announce(Moment::EndOfBattle, Seat(0));
    table.announce(Moment::EndOfBattle, Seat(0));
    assert_eq!(table.state.hands[0].len(), 3);
    assert!(table.state.agenda.entries().is_empty());
}

#[test]
fn what_is_due_together_happens_in_the_order_it_was_scheduled() {
    let mut table = Table::new(&[DRAW_LATER, LOSE_LATER]);
    table.play(1);
    table.play(0);
    table.play(1);
    table.announce(Moment::EndOfBattle, Seat(0));
    assert_eq!(table.state.points[0], 10 - 2 - 3, "two cards before the draw and three after it");
}

#[test]
fn later_remembers_owner_source_and_what_was_chosen() {
    let card = r#"{ pick = { from = "your-tokens" }, then = { later = "your-turn", do = {
        choose-one = [{ grow = 5 }, { draw = 1 }] } } }"#;
    let mut table = Table::new(&[DRAW_LATER, card]);
    table.play_for(Seat(1), 1);
    table.answer(Answer::Thing(4));
    let entry = table.state.agenda.entries()[0];
    assert_eq!((entry.owner, entry.source, entry.things.as_slice()), (Seat(1), 1, &[4][..]));
    table.announce(Moment::YourTurn, Seat(0));
    assert!(table.state.stack.is_empty(), "it is not the owner's turn");
    assert_eq!(table.announce(Moment::YourTurn, Seat(1)), Status::Waiting);
    assert_eq!(table.ask().seat, Seat(1));
    table.answer(Answer::Option(0));
    assert_eq!(table.state.sizes(), [(1, 0), (2, 0), (3, 0), (4, 5)]);
}

#[test]
fn later_remembers_what_was_rolled() {
    let card = r#"{ die = { sides = 6, rows = { "1-6" = {
        later = "end-of-battle", do = { draw = "rolled" } } } } }"#;
    let mut table = Table::new(&[card]).draws(&[Draw::die(6, 5), Draw::die(6, 1)]);
    table.play(0);
    table.play(0);
    table.announce(Moment::EndOfBattle, Seat(0));
    assert_eq!(table.state.hands[0].len(), 8, "five for the first roll and one for the second");
}

#[test]
fn a_choice_in_a_loop_in_later() {
    let card = r#"{ later = "end-of-battle", do = { for-each = "your-tokens", do = {
        may = { grow = 1 } } } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.announce(Moment::EndOfBattle, Seat(0)), Status::Waiting);
    table.answer(Answer::No);
    assert_eq!(table.answer(Answer::Yes), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 0), (2, 1), (3, 0), (4, 0)]);
}

#[test]
fn whenever_happens_each_time_until_it_ends() {
    let roll = r#"{ die = { sides = 6, rows = { "1-6" = "nothing" } } }"#;
    let card = r#"{ whenever = "die-rolled", do = { draw = 1 }, until = "end-of-battle" }"#;
    let mut table = Table::new(&["\"nothing\"", roll, card]).draws(&[Draw::die(6, 1); 4]);
    table.play(1);
    table.play(2);
    table.play(1);
    table.play(1);
    assert_eq!(table.state.hands[0].len(), 4, "two of three rolls came after it");
    table.announce(Moment::EndOfBattle, Seat(0));
    table.play(1);
    assert_eq!(table.state.hands[0].len(), 4);
}

#[test]
fn two_events_in_one_effect_are_two_and_wait_for_its_end() {
    let rolls = r#"{ in-order = [
        { repeat = 2, do = { die = { sides = 6, rows = { "1-6" = "nothing" } } } },
        { lose = { points = "cards-in-hand" } },
    ] }"#;
    let card = r#"{ whenever = "die-rolled", do = { draw = 1 } }"#;
    let mut table =
        Table::new(&["\"nothing\"", rolls, card]).draws(&[Draw::die(6, 1), Draw::die(6, 2)]);
    table.play(2);
    table.play(1);
    assert_eq!(table.state.points[0], 8, "the cards were drawn after the effect");
    assert_eq!(table.state.hands[0].len(), 4);
}

#[test]
fn what_is_due_as_it_ends_still_happens() {
    let card = r#"{ whenever = "end-of-battle", do = { draw = 1 }, until = "end-of-battle" }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    table.announce(Moment::EndOfBattle, Seat(0));
    table.announce(Moment::EndOfBattle, Seat(0));
    assert_eq!(table.state.hands[0].len(), 3, "once, and then it had ended");
    assert!(table.state.agenda.entries().is_empty());
}

#[test]
fn a_rule_stands_until_its_moment() {
    let card = r#"{ rule = "no-drawing", until = "end-of-battle" }"#;
    let mut table = Table::new(&[card, "{ draw = 1 }"]);
    table.play_for(Seat(1), 0);
    let standing: Vec<_> = table
        .state
        .agenda
        .rules(&table.library)
        .map(|standing| (standing.rule.clone(), standing.entry.owner, standing.entry.source))
        .collect();
    assert_eq!(standing, [(Rule::NoDrawing, Seat(1), 0)]);
    table.play(1);
    assert_eq!(table.state.hands[0].len(), 2, "drawing is barred");
    table.announce(Moment::EndOfBattle, Seat(0));
    table.play(1);
    assert_eq!(table.state.hands[0].len(), 3);
}

#[test]
fn a_card_that_leaves_play_takes_its_entries_along() {
    let rule = r#"{ rule = "no-drawing" }"#;
    let mut table = Table::new(&[rule, DRAW_LATER]);
    table.play(1);
    table.play(0);
    table.state.agenda.remove_source(0);
    assert_eq!(table.state.agenda.entries().len(), 1);
    table.announce(Moment::EndOfBattle, Seat(0));
    assert_eq!(table.state.hands[0].len(), 3, "the rule is gone, the other card's draw is not");
}

#[test]
fn a_full_agenda_is_a_fault() {
    let mut table = Table::new(&["{ repeat = 7, do = { run = 1 } }", DRAW_LATER]);
    table.state.stack.call(table.programs[0], Seat(0), 0).unwrap();
    assert_eq!(table.try_to_go_on(), Err(Fault::AgendaFull));
    assert_eq!(table.state.agenda.entries().len(), 6, "those that found room stay");
}

#[test]
fn what_a_program_schedules_is_listed_with_what_that_schedules_in_turn() {
    let nested = r#"{ in-order = [
        { later = "end-of-battle", do = { whenever = "die-rolled", do = { draw = 1 } } },
        { draw = 1 },
        { later = "your-turn", do = { draw = 2 } },
    ] }"#;
    let table = Table::new(&[DRAW_LATER, nested, LOSE_LATER]);
    let tasks: Vec<Task<Moment>> = table.library.tasks(table.programs[1]).collect();
    let when = |task: &Task<Moment>| match *task {
        Task::Once { when, .. } => Some((when, "once")),
        Task::Each { when, .. } => Some((when, "each")),
        Task::Rule { .. } => None,
    };
    let found: Vec<_> = tasks.iter().filter_map(when).collect();
    let expected =
        [(Moment::EndOfBattle, "once"), (Moment::DieRolled, "each"), (Moment::YourTurn, "once")];
    assert_eq!(found, expected, "and nothing of the programs before and after");
}

#[test]
fn an_entry_can_be_made_that_has_come_due() {
    let table = Table::new(&[DRAW_LATER]);
    let task = table.library.tasks(table.programs[0]).next();
    let entry = Entry::new(task.expect("it schedules something"), Seat(0), 0);
    assert_eq!((entry.times_due(), entry.with_due(2).times_due()), (0, 2));
}

#[test]
fn one_of_several_that_are_due_can_be_taken_first() {
    let table = Table::new(&[DRAW_LATER]);
    let task = table.library.tasks(table.programs[0]).next().expect("it schedules something");
    let mut agenda = Agenda::<Moment, 4>::default();
    for source in [1, 2] {
        agenda.add(Entry::new(task, Seat(0), source).with_due(1)).expect("there is room");
    }
    assert_eq!(agenda.next_due_of(2).map(|entry| entry.source), Some(2));
    assert!(agenda.next_due_of(2).is_none(), "it was due once");
    assert_eq!(agenda.next_due().map(|entry| entry.source), Some(1));
}

#[test]
fn an_agenda_knows_whether_anything_is_due() {
    let table = Table::new(&[DRAW_LATER]);
    let task = table.library.tasks(table.programs[0]).next().expect("it schedules something");
    let mut agenda = Agenda::<Moment, 4>::default();
    agenda.add(Entry::new(task, Seat(0), 1)).expect("there is room");
    assert!(!agenda.has_due(), "it waits");
    agenda.announce(|_, _| true);
    assert!(agenda.has_due(), "its moment has come");
    agenda.add(Entry::new(task, Seat(0), 2).with_due(1)).expect("there is room");
    agenda.remove_source(1);
    assert!(agenda.has_due(), "the other one is due");
    assert!(agenda.next_due().is_some());
    assert!(!agenda.has_due(), "nothing is left");
}
