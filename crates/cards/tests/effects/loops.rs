//! Going through things and repeating.

use fracas_cards::effect::{Answer, Fault, Status};
use fracas_core::{Coin, Seat};
use fracas_testkit::Draw;

use super::toy::Table;

#[test]
fn each_thing_is_it_in_turn() {
    let card = r#"{ for-each = "your-tokens", do = { in-order = [{ grow = 1 }, { draw = 1 }] } }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 1), (2, 1), (3, 0), (4, 0)]);
    assert_eq!(table.state.hands[0].len(), 4);
}

#[test]
fn a_choice_is_made_for_each_thing_in_the_order_of_the_group() {
    let card =
        r#"{ for-each = "all-tokens", do = { choose-one = [{ grow = 1 }, { remove = true }] } }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Waiting);
    for option in [0, 1, 1, 0] {
        table.answer(Answer::Option(option));
    }
    assert!(table.state.stack.is_empty());
    assert_eq!(table.state.sizes(), [(1, 1), (4, 1)]);
}

#[test]
fn the_things_are_those_that_are_there_at_the_start() {
    let card = r#"{ for-each = "all-tokens", do = { in-order = [
        { pick = { from = "all-tokens" }, then = "remove" }, { draw = 1 },
    ] } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    for token in [4, 3, 2] {
        table.answer(Answer::Thing(token));
    }
    assert_eq!(table.state.sizes(), [], "the last one was forced");
    assert_eq!(table.state.hands[0].len(), 6, "four times, though tokens were gone before");
}

#[test]
fn an_empty_group_is_passed_over() {
    let card = r#"{ in-order = [{ for-each = "your-hand", do = { lose = { points = 1 } } }, { draw = 1 }] }"#;
    let mut table = Table::new(&[card]);
    table.state.hands[0].clear();
    assert_eq!(table.play(0), Status::Done);
    assert_eq!((table.state.points[0], table.state.hands[0].len()), (10, 1));
}

#[test]
fn loops_inside_loops_keep_their_own_things_and_counts() {
    let card = r#"{ for-each = "your-tokens", do = { repeat = 2, do = {
        for-each = "other-tokens", do = { in-order = [{ grow = 1 }, { lose = { points = "chosen" } }] } } } }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 2), (2, 2), (3, 4), (4, 4)]);
    assert_eq!(table.state.points[0], 10 - 12, "one for each of 2 × 2 × 3, since one is it");
}

#[test]
fn repeating_a_written_or_counted_number_of_times() {
    let cards = [
        "{ repeat = 3, do = { coin = { heads = { draw = 1 } } } }",
        r#"{ repeat = "cards-in-hand", most = 3, do = { lose = { points = 1 } } }"#,
        r#"{ repeat = { each = 2, of = "tokens" }, most = 20, do = { lose = { points = 1 } } }"#,
    ];
    let coins = [Draw::coin(Coin::Heads), Draw::coin(Coin::Tails), Draw::coin(Coin::Heads)];
    let mut table = Table::new(&cards).draws(&coins);
    table.play(0);
    assert_eq!(table.state.hands[0].len(), 4, "two heads of three");
    table.play(1);
    assert_eq!(table.state.points[0], 7, "four cards, but three times at most");
    table.state.hands[0].clear();
    table.play(1);
    assert_eq!(table.state.points[0], 7, "no cards, never");
    table.play(2);
    assert_eq!(table.state.points[0], -1, "twice for each of four tokens");
}

#[test]
fn what_goes_on_and_on_is_a_fault() {
    let endless = r#"{ in-order = [
        { whenever = "end-of-battle", do = { announce = "end-of-battle" } },
        { announce = "end-of-battle" },
    ] }"#;
    let mut table = Table::new(&[endless, "{ draw = 1 }"]);
    table.state.stack.call(table.programs[0], Seat(0), 0).unwrap();
    assert_eq!(table.try_to_go_on(), Err(Fault::Endless));
    table.state.stack.clear();
    table.state.agenda.retain(|_| false);
    assert_eq!(table.play(1), Status::Done, "the steps are counted anew");
}
