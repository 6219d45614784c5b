//! Thanksgiving, the Loot that plays cards of others.

use std::collections::BTreeSet;

use crate::loots::{CRITICAL, NORMAL, hand_with, rolled};
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

#[test]
fn thanksgiving_plays_a_card_of_each_opponent_and_returns_it() {
    let scenario = hand_with("thanksgiving").hand(B, &["kittens"]).hand(C, &["golf-cyborg"]);
    let table = rolled(&scenario, NORMAL, "thanksgiving");
    assert_eq!((table.tokens(), table.power()), (4, 3));
    assert_eq!((table.hand(B), table.hand(C)), (cards(&["kittens"]), cards(&["golf-cyborg"])));
    assert_eq!(table.in_play(A), ["thanksgiving"]);
    assert_eq!(table.shown(B), ["kittens"]);
}

#[test]
fn thanksgiving_plays_one_at_random() {
    let scenario = hand_with("thanksgiving").hand(B, &["kittens", "merch"]).hand(C, &[]);
    let tokens = |seed| {
        let mut table = scenario.clone().seed(seed).start();
        table.play("play thanksgiving");
        table.tokens()
    };
    let all: BTreeSet<u64> = (1..60).map(tokens).collect();
    assert_eq!(all, BTreeSet::from([0, 2, 4, 6]), "a Fumble, either, or critically both");
}

#[test]
fn thanksgiving_critically_plays_two_of_each() {
    let (merch, evil) = (["merch"; 3], ["golf-cyborg", "fleshreaper"]);
    let scenario = hand_with("thanksgiving").hand(B, &merch).hand(C, &evil);
    let table = rolled(&scenario, CRITICAL, "thanksgiving");
    assert_eq!((table.tokens(), table.power()), (2 + 2, 3 + 2), "two of three, and two of two");
    assert_eq!((table.hand(B), table.hand(C)), (cards(&merch), cards(&evil)));
    assert_eq!(table.shown(B), cards(&["merch"; 2]));
}

#[test]
fn thanksgiving_cannot_play_a_pax_pox() {
    let scenario = hand_with("thanksgiving").hand(B, &["pax-pox"]).hand(C, &["merch"]);
    let table = rolled(&scenario, NORMAL, "thanksgiving");
    assert_eq!((table.tokens(), table.power()), (2, 0), "the other card is played");
    assert_eq!((table.hand(B), table.shown(B)), (cards(&["pax-pox"]), cards(&["pax-pox"])));
}

#[test]
fn thanksgiving_plays_an_attack_against_its_owner() {
    let scenario = hand_with("thanksgiving").hand(B, &["nipple-crabs"]).hand(C, &["merch"]);
    let table = rolled(&scenario, NORMAL, "thanksgiving");
    assert_eq!((table.tokens(), table.power()), (2, 2));
    assert_eq!([A, B, C].map(|seat| table.owned(seat, "pax-pox")), [0, 1, 1]);
    assert_eq!(table.hand(B), ["nipple-crabs"]);
}

#[test]
fn thanksgiving_plays_attacks_that_can_be_blocked() {
    let scenario = hand_with("thanksgiving")
        .hand(B, &["nipple-crabs"])
        .hand(C, &["free-play-user", "free-play-user"]);
    let mut table = rolled(&scenario, NORMAL, "thanksgiving");
    assert_eq!(table.due(), C);
    table.play("choose free-play-user");
    assert_eq!([A, B, C].map(|seat| table.owned(seat, "pax-pox")), [0, 1, 0]);
    assert_eq!(table.power(), 2);
}

#[test]
fn thanksgiving_plays_cards_that_are_in_no_hand_meanwhile() {
    let scenario = hand_with("thanksgiving");
    let old_one = scenario.clone().hand(B, &["the-great-old-one"]).hand(C, &[]);
    let table = rolled(&old_one, NORMAL, "thanksgiving");
    assert_eq!(table.hand(A).len(), 2, "the Great Old One draws");
    assert_eq!(table.hand(B), ["the-great-old-one"], "and cannot discard itself");
    let swan = scenario.clone().hand(B, &["were-swan"]).hand(C, &[]);
    let table = rolled(&swan, NORMAL, "thanksgiving");
    assert_eq!((table.due(), table.power()), (A, 2), "there is no other Were-Swan to reveal");
    let crabs = scenario.hand(B, &["nipple-crabs", "free-play-user"]).hand(C, &[]);
    let table = rolled(&crabs, CRITICAL, "thanksgiving");
    assert_eq!((table.tokens(), table.power()), (1, 2), "both are played");
    assert_eq!(table.owned(B, "pax-pox"), 1, "so that neither can block");
    assert_eq!(table.hand(B), cards(&["free-play-user", "nipple-crabs"]));
}

#[test]
fn thanksgiving_can_delete_the_professor() {
    let scenario = hand_with("thanksgiving").hand(B, &["professor-necro-dead"]);
    let mut table = rolled(&scenario, NORMAL, "thanksgiving");
    table.play("yes").play("choose merch from board");
    assert_eq!(table.deleted(), ["professor-necro-dead"]);
    assert_eq!(table.hand(B), cards(&[]), "it cannot return");
    assert_eq!(table.discard(A), ["merch"]);
    let mut table = rolled(&scenario, NORMAL, "thanksgiving");
    table.play("no");
    assert_eq!(table.hand(B), ["professor-necro-dead"]);
}

#[test]
fn thanksgiving_plays_each_card_for_itself() {
    let scenario = Scenario::of(3)
        .hand(A, &["thanksgiving", "cardboard-tube", "merch", "quarter"])
        .hand(B, &["gabes-gross-mouth"])
        .hand(C, &["human-sacrifice"]);
    let mut table = rolled(&scenario, NORMAL, "thanksgiving");
    table.play("choose merch").play("choose cardboard-tube").play("enough");
    assert_eq!(table.deleted(), cards(&["cardboard-tube", "merch"]));
    assert_eq!(table.power(), 2 + 2 + 2, "only the Tube was sacrificed");
}

#[test]
fn thanksgiving_plays_two_cards_of_a_player_one_after_the_other() {
    let scenario = Scenario::of(2)
        .hand(A, &["thanksgiving", "cardboard-tube", "merch", "quarter"])
        .hand(B, &["gabes-gross-mouth", "human-sacrifice"]);
    let start = |seed| {
        let mut table = scenario.clone().seed(seed).start();
        table.play("play thanksgiving");
        table
    };
    let is_meant = |table: &Table| table.power() == 2 && CRITICAL.contains(&table.rolls()[0]);
    let is_mouth = |table: &Table| table.can("choose merch");
    let mut table = (1..500).map(start).find(|table| is_meant(table) && is_mouth(table)).unwrap();
    table.play("choose merch");
    assert_eq!(table.power(), 2 + 2, "what the Mouth does is done");
    table.play("choose cardboard-tube").play("enough");
    assert_eq!(table.power(), 2 + 2 + 2, "only the Tube was sacrificed");
    assert_eq!(table.hand(B), cards(&["gabes-gross-mouth", "human-sacrifice"]));
}
