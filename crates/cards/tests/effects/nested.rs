//! Programs that begin others.

use fracas_cards::effect::{Answer, Fault, Library, Status};
use fracas_core::Seat;

use super::toy::{Table, parse};

#[test]
fn a_card_that_runs_another_waits_for_it() {
    let outer = r#"{ pick = { from = "your-tokens" }, then = { in-order = [
        { run = 1 }, { lose = { points = "cards-in-hand" } }, { grow = 1 },
    ] } }"#;
    let inner = "{ choose-one = [{ draw = 1 }, { draw = 3 }] }";
    let mut table = Table::new(&[outer, inner]);
    table.play(0);
    table.answer(Answer::Thing(2));
    assert_eq!(table.state.stack.depth(), 3, "the card, its choice and the other card");
    assert_eq!(table.state.stack.context().unwrap().source, 1);
    assert_eq!(table.answer(Answer::Option(1)), Status::Done);
    assert_eq!(table.state.points[0], 5, "the rest of the outer card came after the draw");
    assert_eq!(table.state.sizes()[1], (2, 1), "and it still knew its token");
}

#[test]
fn an_operation_can_go_on_after_what_it_has_begun() {
    let outer = "{ in-order = [{ duel = 1 }, { lose = { points = 3 } }] }";
    let mut table = Table::new(&[outer, "{ may = { draw = 1 } }"]);
    assert_eq!(table.play(0), Status::Waiting);
    assert_eq!((table.state.points[0], table.state.is_dueling), (10, true), "half of the duel");
    assert_eq!(table.answer(Answer::Yes), Status::Done);
    assert_eq!((table.state.points[0], table.state.is_dueling), (8, false), "won one, lost three");
}

#[test]
fn a_card_that_runs_itself_is_a_fault() {
    let mut table = Table::new(&["{ run = 0 }"]);
    table.state.stack.call(table.programs[0], Seat(0), 0).unwrap();
    assert_eq!(table.try_to_go_on(), Err(Fault::TooDeep));
}

#[test]
fn an_operation_may_end_everything() {
    let outer = r#"{ for-each = "your-tokens", do = { in-order = [{ run = 1 }, { draw = 1 }] } }"#;
    let mut table = Table::new(&[outer, "\"stop\""]);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.hands[0].len(), 2, "nothing came after it");
}

#[test]
fn a_program_can_be_begun_about_things() {
    let mut table = Table::new(&["{ grow = 2 }"]);
    table.state.stack.call_about(table.programs[0], Seat(0), 9, &[1, 4]).unwrap();
    assert_eq!(table.go_on(), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 2), (2, 0), (3, 0), (4, 2)]);
}

#[test]
fn a_stack_of_other_cards_is_a_fault() {
    let mut table = Table::new(&["{ draw = 1 }", "{ may = { draw = 1 } }"]);
    table.play(1);
    table.library = Library::default();
    table.library.add(&parse("\"nothing\""));
    assert_eq!(table.try_to_go_on(), Err(Fault::Lost));
}
