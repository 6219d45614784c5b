//! The Loots of Tycho's Grandma, but for Thanksgiving.

use crate::loots::{CRITICAL, FUMBLE, NORMAL, expect_fumble, hand_with, rolled, rolled_all};
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// Checks whether a card of the board can be chosen.
#[track_caller]
fn offers(table: &Table, card: &str) -> bool {
    table.can(&format!("choose {card} from board"))
}

#[test]
fn fumbles_of_green_loots_let_each_opponent_draw() {
    for loot in
        ["birthday-check", "family-reunion", "grandmas-love", "the-kitchen-sink", "thanksgiving"]
    {
        expect_fumble(loot);
    }
}

#[test]
fn birthday_check_gains_a_card_of_cost_5_into_the_hand() {
    let scenario = hand_with("birthday-check").board(&["annika", "kittens", "nipple-crabs"]);
    let mut table = rolled(&scenario, NORMAL, "birthday-check");
    assert!(offers(&table, "nipple-crabs"), "any colour");
    assert!(!offers(&table, "kittens"), "it costs 6");
    assert!(!offers(&table, "diabolus"), "it costs 3 and 3");
    table.play("choose annika from board");
    assert_eq!(table.hand(A), cards(&["annika", "quarter"]));
    assert_eq!(table.left("annika"), 8);
    table.play("play annika");
    assert_eq!(table.tokens(), 3);
}

#[test]
fn birthday_check_critically_gains_a_card_of_cost_10() {
    let scenario = hand_with("birthday-check").board(&["bono-trask", "kittens"]);
    let mut table = rolled(&scenario, CRITICAL, "birthday-check");
    for card in ["bono-trask", "kittens", "diabolus", "gabes-gross-mouth"] {
        assert!(offers(&table, card), "{card}");
    }
    table.play("choose gunhorse from board");
    assert_eq!(table.hand(A), cards(&["gunhorse", "quarter"]));
}

/// As the first card of the turn, with a hand that would be discarded.
fn mystery() -> Scenario {
    let top = ["merch", "merch", "golf-cyborg", "kittens"];
    hand_with("delicious-mystery").top(A, &top).tokens(3)
}

#[test]
fn delicious_mystery_gives_2_tokens_after_another_card() {
    let mut table = hand_with("delicious-mystery").in_play(A, &["cardboard-tube"]).start();
    table.play("play delicious-mystery");
    assert_eq!(table.tokens(), 2);
    assert_eq!(table.hand(A), ["quarter"]);
    assert_eq!(table.rolls(), [0_u32; 0]);
}

#[test]
fn delicious_mystery_first_discards_the_hand_and_may_fumble() {
    let table = rolled(&mystery(), FUMBLE, "delicious-mystery");
    assert_eq!(table.tokens(), 3, "no more than before");
    assert_eq!(table.hand(A), cards(&[]));
    assert_eq!((table.hand(B).len(), table.hand(C).len()), (2, 2));
}

#[test]
fn delicious_mystery_critically_draws_two() {
    let table = rolled_all(&mystery(), &[CRITICAL], &["play delicious-mystery"]);
    assert_eq!(table.hand(A), cards(&["golf-cyborg", "kittens"]));
}

#[test]
fn delicious_mystery_draws_and_rolls_again() {
    let play = ["play delicious-mystery"];
    let table = rolled_all(&mystery(), &[NORMAL, NORMAL, FUMBLE], &play);
    assert_eq!(table.hand(A), cards(&["golf-cyborg", "kittens"]));
    assert_eq!(table.hand(B).len(), 2);
    let table = rolled_all(&mystery(), &[NORMAL, CRITICAL], &play);
    assert_eq!(table.hand(A), cards(&["golf-cyborg", "kittens", "merch"]));
}

/// G21. It also stops when no card can be drawn.
#[test]
fn delicious_mystery_stops_when_no_card_is_left() {
    let scenario = mystery().top(A, &["kittens"]).hand(A, &["delicious-mystery"]).discard(A, &[]);
    let table = rolled_all(&scenario, &[NORMAL], &["play delicious-mystery"]);
    assert_eq!(table.hand(A), ["kittens"]);
}

fn reunion() -> Scenario {
    hand_with("family-reunion")
        .in_play(A, &["fleshreaper", "golf-cyborg", "merch"])
        .discard(A, &["merch", "merch", "merch", "merch", "merch", "golf-cyborg", "kittens"])
}

/// Takes copies of Merch until no more are offered, and counts them.
fn take_merch(table: &mut Table) -> usize {
    table.play("choose merch from play");
    while let Some(merch) = table.choices().iter().find(|choice| choice.starts_with("choose merch"))
    {
        table.play(merch);
    }
    table.hand(A).iter().filter(|card| *card == "merch").count()
}

#[test]
fn family_reunion_takes_two_copies_of_a_played_card() {
    let mut table = rolled(&reunion(), NORMAL, "family-reunion");
    let mut played = table.choices();
    played.sort();
    assert_eq!(played, ["choose golf-cyborg from play", "choose merch from play"]);
    assert_eq!(take_merch(&mut table), 2);
    assert_eq!(table.owned(A, "merch"), 6);
    assert!(table.can("play merch"));
}

#[test]
fn family_reunion_critically_takes_four() {
    let mut table = rolled(&reunion(), CRITICAL, "family-reunion");
    assert_eq!(take_merch(&mut table), 4);
}

#[test]
fn family_reunion_need_not_take_all() {
    let mut table = rolled(&reunion(), CRITICAL, "family-reunion");
    table.play("choose merch from play").play("choose merch from discard").play("enough");
    assert_eq!(table.hand(A), cards(&["merch", "quarter"]));
}

#[test]
fn grandmas_love_lets_each_player_draw() {
    let table = rolled(&hand_with("grandmas-love"), NORMAL, "grandmas-love");
    assert_eq!([A, B, C].map(|seat| table.hand(seat).len()), [2, 2, 2]);
}

#[test]
fn grandmas_love_critically_discards_the_hands_of_opponents() {
    let scenario = hand_with("grandmas-love").hand(B, &["kittens", "merch"]);
    let table = rolled(&scenario, CRITICAL, "grandmas-love");
    assert_eq!(table.hand(A), ["quarter"]);
    assert_eq!((table.hand(B), table.hand(C)), (cards(&[]), cards(&[])));
    assert_eq!(table.discard(B), cards(&["kittens", "merch"]));
}

/// Bob's turn ends, and Ann's begins.
fn man_candy() -> Scenario {
    Scenario::of(2).active(B).front(A, &["grandmas-man-candy"])
}

#[test]
fn grandmas_man_candy_draws_at_the_start_of_each_own_turn() {
    let mut table = man_candy().rolling(NORMAL, &["end"]);
    assert_eq!(table.hand(A).len(), 2);
    assert_eq!(table.rolls().len(), 1);
    table.play("end");
    assert_eq!(table.rolls().len(), 1, "it is Bob's turn");
    table.play("end");
    assert_eq!(table.rolls().len(), 2, "it is Ann's again");
}

#[test]
fn grandmas_man_candy_critically_draws_two() {
    let table = man_candy().rolling(CRITICAL, &["end"]);
    assert_eq!((table.hand(A).len(), table.hand(B).len()), (3, 6));
}

#[test]
fn grandmas_man_candy_can_fumble() {
    let table = man_candy().rolling(FUMBLE, &["end"]);
    assert_eq!((table.hand(A).len(), table.hand(B).len()), (1, 7));
}

#[test]
fn grandmas_man_candy_is_put_in_front_when_bought_or_gained() {
    let left = Scenario::of(2).loots("tychos-grandma", &["grandmas-man-candy"]);
    let mut table = left.clone().tokens(10).start();
    table.play("buy-from tychos-grandma");
    assert_eq!(table.front(A), ["grandmas-man-candy"]);
    assert_eq!(table.discard(A), cards(&[]));
    table.play("end");
    assert_eq!(table.front(A), ["grandmas-man-candy"], "for the rest of the game");
    let gaining = left.hand(A, &["dreaming-in-rlyeh", "quarter"]).top(A, &["kittens"]);
    let mut table = gaining.start();
    table.play("play dreaming-in-rlyeh").play("play dreaming-in-rlyeh");
    table.play("choose boss tychos-grandma");
    assert_eq!(table.front(A), ["grandmas-man-candy"]);
}

fn sink() -> Scenario {
    hand_with("the-kitchen-sink").in_play(A, &["quarter", "quarter", "merch", "cardboard-tube"])
}

#[test]
fn the_kitchen_sink_gives_a_token_for_each_different_card() {
    let table = rolled(&sink(), NORMAL, "the-kitchen-sink");
    assert_eq!(table.tokens(), 4);
}

#[test]
fn the_kitchen_sink_critically_gives_two_for_each() {
    let table = rolled(&sink(), CRITICAL, "the-kitchen-sink");
    assert_eq!(table.tokens(), 8);
}

#[test]
fn turkey_trilogy_rolls_for_each_opponent() {
    let scenario = hand_with("turkey-trilogy");
    let play = ["play turkey-trilogy"];
    let table = rolled_all(&scenario, &[NORMAL, CRITICAL], &play);
    assert_eq!([A, B, C].map(|seat| table.owned(seat, "pax-pox")), [0, 1, 2]);
    assert_eq!([A, B, C].map(|seat| table.hand(seat).len()), [1 + 1 + 2, 1, 1]);
    let table = rolled_all(&scenario, &[FUMBLE, NORMAL], &play);
    assert_eq!([A, B, C].map(|seat| table.owned(seat, "pax-pox")), [0, 0, 1]);
    assert_eq!([A, B, C].map(|seat| table.hand(seat).len()), [2, 2, 1], "only Bob draws");
}

#[test]
fn turkey_trilogy_can_be_blocked() {
    let scenario = hand_with("turkey-trilogy").hand(B, &["free-play-user"]);
    let play = ["play turkey-trilogy", "choose free-play-user"];
    let table = rolled_all(&scenario, &[NORMAL], &play);
    assert_eq!([A, B, C].map(|seat| table.owned(seat, "pax-pox")), [0, 0, 1]);
    assert_eq!(table.hand(A).len(), 2, "nothing is drawn for who blocks");
}
