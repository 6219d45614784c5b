//! How far effects come: to a choice, to their end, or not at all.

use fracas_cards::effect::{Answer, Fault, Status};
use fracas_core::Seat;

use super::toy::Table;

#[test]
fn a_group_that_is_too_large_is_a_fault_and_the_game_stays_playable() {
    let pick = r#"{ pick = { from = "stars" }, then = { draw = 1 } }"#;
    let each = r#"{ for-each = "stars", do = { draw = 1 } }"#;
    for card in [pick, each] {
        let mut table = Table::new(&[card, "{ draw = 1 }"]);
        table.state.stack.call(table.programs[0], Seat(0), 0).unwrap();
        assert_eq!(table.try_to_go_on(), Err(Fault::TooManyThings));
        assert_eq!(table.go_on_to_choice(), None);
        assert!(table.state.stack.is_empty(), "it is given up");
        assert_eq!(table.play(1), Status::Done);
        assert_eq!(table.state.hands[0].len(), 3);
    }
}

#[test]
fn who_must_choose_is_found_where_effects_come_to_a_choice() {
    let mut table = Table::new(&["{ may = { draw = 1 } }"]);
    table.state.stack.call(table.programs[0], Seat(1), 0).unwrap();
    assert_eq!(table.go_on_to_choice(), Some(Seat(1)));
    table.try_answer(Answer::No).unwrap();
    assert_eq!(table.go_on_to_choice(), None);
}
