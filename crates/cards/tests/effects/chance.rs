//! Coins and dice, with every draw written down.

use fracas_cards::effect::{Answer, Status};
use fracas_core::Coin;
use fracas_testkit::Draw;

use super::toy::Table;

#[test]
fn a_coin_has_two_sides() {
    let card = "{ coin = { heads = { draw = 1 }, tails = { lose = { points = 1 } } } }";
    let mut table = Table::new(&[card]).draws(&[Draw::coin(Coin::Heads), Draw::coin(Coin::Tails)]);
    table.play(0);
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (3, 10));
    table.play(0);
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (3, 9));
}

#[test]
fn a_side_that_is_left_out_does_nothing() {
    let card = "{ in-order = [{ coin = { tails = { draw = 1 } } }, { lose = { points = 1 } }] }";
    let mut table = Table::new(&[card]).draws(&[Draw::coin(Coin::Heads), Draw::coin(Coin::Tails)]);
    table.play(0);
    assert_eq!(table.state.hands[0].len(), 2);
    table.play(0);
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (3, 8));
}

#[test]
fn a_die_leads_to_the_row_of_its_number() {
    let card = r#"{ die = { sides = 6, rows = {
        "4-6" = { draw = 1 }, "1" = { lose = { points = 1 } }, "2-3" = "nothing",
    } } }"#;
    let faces: Vec<_> = (1..=6).map(|face| Draw::die(6, face)).collect();
    let mut table = Table::new(&[card]).draws(&faces);
    let mut seen = Vec::new();
    for _ in 1..=6 {
        table.play(0);
        seen.push((table.state.points[0], table.state.hands[0].len()));
    }
    assert_eq!(seen, [(9, 2), (9, 2), (9, 2), (9, 3), (9, 4), (9, 5)]);
}

#[test]
fn what_was_rolled_can_be_counted() {
    let card = r#"{ in-order = [
        { die = { sides = 6, rows = { "1-6" = { draw = "rolled" } } } },
        { lose = { points = { each = 2, of = "rolled" } } },
    ] }"#;
    let mut table = Table::new(&[card]).draws(&[Draw::die(6, 4)]);
    table.play(0);
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (6, 2));
}

#[test]
fn the_game_may_offer_to_roll_again_before_the_die_counts() {
    let reroll = r#"{ may = "reroll" }"#;
    let card = r#"{ in-order = [{ rule = "rerolls", until = "end-of-battle" }, { die = {
        sides = 6, rows = { "1-5" = { lose = { points = 1 } }, "6" = { draw = 1 } } } }] }"#;
    let mut table =
        Table::new(&[reroll, card]).draws(&[Draw::die(6, 1), Draw::die(6, 6), Draw::die(6, 2)]);
    assert_eq!(table.play(1), Status::Waiting);
    assert_eq!(table.ask().prompt, "Roll again?");
    assert_eq!(table.state.stack.caller_number(), Some(1), "the offer can show the die");
    assert_eq!(table.answer(Answer::Yes), Status::Done);
    assert_eq!((table.state.points[0], table.state.hands[0].len()), (10, 3), "the 6 counts");
    assert_eq!(table.play(1), Status::Waiting);
    assert_eq!(table.answer(Answer::No), Status::Done);
    assert_eq!((table.state.points[0], table.state.hands[0].len()), (9, 3), "the 2 stands");
}
