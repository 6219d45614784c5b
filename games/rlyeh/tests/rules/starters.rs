//! What decks start with, and PAX Pox.

use fracas_core::Viewer;

use crate::dealt::card;
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

/// Nutsy cuddles someone with a card on top of the deck.
fn cuddles(hand_of_b: &[&str], top: &[&str]) -> Table {
    let scenario = hand(&["puppy-cuddles", "quarter"]).hero(A, "nutsy");
    let mut table = scenario.hand(B, hand_of_b).top(B, top).discard(B, &[]).start();
    table.play("play puppy-cuddles");
    table
}

/// Karapyss plays the Staff, and it becomes a copy.
fn staff(scenario: Scenario, of: &str) -> Table {
    let mut table = scenario.hero(A, "karapyss").start();
    table.play("play staff-of-karapyss").play(&format!("choose {of} from board"));
    table
}

#[test]
fn starting_cards_cost_nothing_and_are_worth_nothing() {
    for id in ["quarter", "cardboard-tube", "puppy-cuddles", "staff-of-karapyss"] {
        assert_eq!((card(id).total_cost(), card(id).points), (0, 0), "{id}");
    }
    assert!(card("quarter").colour.is_green() && card("staff-of-karapyss").colour.is_green());
    assert!(card("cardboard-tube").colour.is_red() && card("puppy-cuddles").colour.is_red());
}

#[test]
fn quarter_gives_1_token() {
    let mut table = hand(&["quarter", "quarter"]).start();
    table.play("play quarter");
    assert_eq!((table.tokens(), table.power()), (1, 0));
}

#[test]
fn cardboard_tube_gives_1_power() {
    let mut table = hand(&["cardboard-tube", "quarter"]).start();
    table.play("play cardboard-tube");
    assert_eq!((table.tokens(), table.power()), (0, 1));
}

#[test]
fn puppy_cuddles_give_2_power_and_a_pax_pox_for_a_top_card_with_a_cost() {
    let table = cuddles(&["quarter"], &["quarter", "merch"]);
    assert_eq!((table.tokens(), table.power()), (0, 2));
    assert_eq!(table.discard(B), ["pax-pox"]);
    assert_eq!(table.top(B), ["quarter", "merch"], "the revealed card stays where it is");
}

#[test]
fn puppy_cuddles_give_no_pax_pox_for_a_top_card_without_a_cost() {
    for top in ["quarter", "cardboard-tube", "pax-pox"] {
        let table = cuddles(&["quarter"], &["merch", top]);
        assert_eq!((table.power(), table.discard(B).len()), (2, 0), "{top}");
        assert_eq!(table.top(B), ["merch", top], "{top}");
    }
    let table = cuddles(&["quarter"], &[]);
    assert_eq!(table.owned(B, "pax-pox"), 0);
}

#[test]
fn puppy_cuddles_can_be_blocked() {
    let mut table = cuddles(&["free-play-user"], &["quarter", "merch"]);
    table.play("choose free-play-user");
    assert_eq!((table.power(), table.discard(B)), (2, cards(&["free-play-user"])));
    assert_eq!(table.hand(B), ["merch"]);
    let mut table = cuddles(&["free-play-user"], &["quarter", "merch"]);
    table.play("enough");
    assert_eq!((table.power(), table.discard(B)), (2, cards(&["pax-pox"])));
}

#[test]
fn puppy_cuddles_look_at_each_opponent_apart() {
    let scenario = Scenario::of(3).hand(A, &["puppy-cuddles", "quarter"]).hero(A, "nutsy");
    let mut table = scenario.top(B, &["merch"]).top(C, &["quarter"]).start();
    table.play("play puppy-cuddles");
    assert_eq!((table.owned(B, "pax-pox"), table.owned(C, "pax-pox")), (1, 0));
}

#[test]
fn staff_of_karapyss_is_a_copy_of_a_green_card_on_the_board() {
    let table = staff(hand(&["staff-of-karapyss", "quarter"]), "preschooler-lisa");
    assert_eq!((table.tokens(), table.power()), (2, 0));
    assert_eq!(table.left("preschooler-lisa"), 9, "nothing is taken");
    assert_eq!(table.in_play(A), ["staff-of-karapyss"]);
    let scenario = hand(&["staff-of-karapyss", "quarter"]).top(A, &["merch"]);
    let table = staff(scenario.board(&["giraffe-problems"]), "giraffe-problems");
    assert_eq!(table.tokens(), 3, "it does what the copied card says");
    assert!(table.discard(A).contains(&"merch".into()));
    let mut table = staff(hand(&["staff-of-karapyss", "quarter"]), "annika");
    assert_eq!(table.tokens(), 3);
    table.end_turns_to(A);
    assert_eq!(table.owned(A, "staff-of-karapyss"), 1, "it is itself again");
    assert_eq!(table.owned(A, "annika"), 0);
}

#[test]
fn staff_of_karapyss_copies_nothing_that_costs_more_than_5_or_is_not_green() {
    let scenario = hand(&["staff-of-karapyss", "quarter"]).hero(A, "karapyss");
    let stacks = ["bono-trask", "annika", "kittens", "fleshreaper", "diabolus"];
    let mut table = scenario.board(&stacks).left("merch", 0).start();
    table.play("play staff-of-karapyss");
    for (card, can_be_copied) in [
        ("bono-trask", true),
        ("annika", true),
        ("kittens", false),
        ("fleshreaper", false),
        ("diabolus", false),
        ("merch", false),
        ("pax-pox", false),
    ] {
        assert_eq!(table.can(&format!("choose {card} from board")), can_be_copied, "{card}");
    }
}

#[test]
fn staff_of_karapyss_copies_a_card_under_the_glob_token_too() {
    let scenario = hand(&["staff-of-karapyss", "quarter"]).glob("preschooler-lisa");
    assert_eq!(staff(scenario, "preschooler-lisa").tokens(), 2, "that is not gaining it");
}

#[test]
fn staff_of_karapyss_counts_as_the_card_it_copies() {
    let scenario = hand(&["staff-of-karapyss", "quarter"]).left("bono-trask", 1);
    assert_eq!(staff(scenario, "bono-trask").tokens(), 2, "the stack of the copied card counts");
    let scenario = hand(&["staff-of-karapyss", "the-kitchen-sink", "quarter"]);
    let scenario = scenario.in_play(A, &["merch"]).hero(A, "karapyss");
    let plays = ["play staff-of-karapyss", "choose merch from board", "play the-kitchen-sink"];
    let table = scenario.rolling(2..=17, &plays);
    assert_eq!(table.tokens(), 2 + 2, "Merch twice, and The Kitchen Sink");
}

const COUPON: &str = "[[card]]\nid = \"coupon\"\nname = \"Coupon\"\ncolour = \"green\"\ncost = 2\n\
                      effect = { may = { pay = \"delete-this\", then = { tokens = 5 } } }";

/// What a copied card says of itself is about the card that was played.
#[test]
fn staff_of_karapyss_is_deleted_itself_as_a_copy_of_a_card_that_is_deleted() {
    let scenario = hand(&["staff-of-karapyss", "quarter"]).pack(COUPON).board(&["coupon"]);
    let mut table = staff(scenario.in_play(A, &["coupon"]), "coupon");
    let focus = table.scene(Viewer::Spectator).focus;
    assert!(focus.iter().any(|item| item.contains("staff-of-karapyss")), "{focus:?}");
    table.play("yes");
    assert_eq!(table.tokens(), 5);
    assert_eq!(table.deleted(), ["staff-of-karapyss"]);
    assert_eq!(table.in_play(A), ["coupon"], "which was played before");
}

#[test]
fn a_lent_staff_of_karapyss_is_deleted_itself() {
    let scenario = Scenario::of(2).pack(COUPON).board(&["coupon"]).hand(B, &["staff-of-karapyss"]);
    let scenario = scenario.hero(B, "karapyss").hand(A, &["thanksgiving", "quarter"]);
    let plays = ["play thanksgiving", "choose coupon from board", "yes"];
    let table = scenario.rolling(2..=17, &plays);
    assert_eq!(table.tokens(), 5);
    assert_eq!(table.deleted(), ["staff-of-karapyss"]);
    assert_eq!(table.owned(B, "staff-of-karapyss"), 0);
}

/// A card that was lent goes back; the own copy that was played before stays where it is.
#[test]
fn a_lent_card_is_not_put_under_a_deck() {
    let boat = "[[card]]\nid = \"boat\"\nname = \"Boat\"\ncolour = \"red\"\ncost = 2\n\
                effect = { in-order = [\"put-this-under-deck\", { power = 3 }] }";
    let scenario = Scenario::of(2).pack(boat).hand(A, &["thanksgiving", "quarter"]);
    let scenario = scenario.in_play(A, &["boat"]).hand(B, &["boat"]);
    let table = scenario.rolling(2..=17, &["play thanksgiving"]);
    assert_eq!(table.power(), 3);
    assert_eq!(table.in_play(A), ["boat", "thanksgiving"]);
    assert_eq!(table.hand(B), ["boat"]);
}

#[test]
fn pax_pox_cannot_be_played_and_is_worth_1_point_less_than_nothing() {
    let mut table = hand(&["pax-pox", "quarter"]).start();
    assert_eq!(table.choices(), ["play quarter", "end"]);
    table.refuse("play pax-pox");
    assert_eq!(card("pax-pox").points, -1);
    assert!(card("pax-pox").cost.is_none());
}
