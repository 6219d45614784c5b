//! The eleven Evil cards.

use crate::dealt::card;
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// Gets the Tokens and the Power after the first player has played a card.
fn play(scenario: &Scenario, card: &str) -> (u64, u64) {
    let mut table = scenario.start();
    table.play(&format!("play {card}"));
    (table.tokens(), table.power())
}

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

#[test]
fn evil_cards_cost_power_and_have_their_points() {
    for (id, power, points) in [
        ("free-play-user", 2, 1),
        ("professor-necro-dead", 2, 1),
        ("were-swan", 2, 1),
        ("globfather", 3, 1),
        ("highly-trained-badgers", 3, 1),
        ("fleshreaper", 4, 1),
        ("golf-cyborg", 4, -1),
        ("man-sized-spider", 5, 1),
        ("nipple-crabs", 5, 1),
        ("head-crabs", 6, 2),
        ("spectral-worm", 6, 2),
    ] {
        let cost = card(id).cost.unwrap();
        assert_eq!((cost.tokens, cost.power, card(id).points), (0, power, points), "{id}");
    }
}

#[test]
fn free_play_user_gives_1_token() {
    assert_eq!(play(&hand(&["free-play-user", "quarter"]), "free-play-user"), (1, 0));
}

#[test]
fn free_play_user_blocks_and_draws_a_card() {
    let scenario = hand(&["nipple-crabs", "quarter"]).hand(B, &["free-play-user"]);
    let mut table = scenario.top(B, &["merch", "kittens"]).discard(B, &[]).start();
    table.play("play nipple-crabs");
    let mut hit = table.clone();
    table.play("choose free-play-user");
    assert_eq!(
        (table.hand(B), table.discard(B)),
        (cards(&["kittens"]), cards(&["free-play-user"]))
    );
    hit.play("enough");
    assert_eq!((hit.hand(B), hit.discard(B)), (cards(&["free-play-user"]), cards(&["pax-pox"])));
}

#[test]
fn professor_necro_dead_may_be_deleted_to_gain_a_green_card() {
    let mut table = hand(&["professor-necro-dead", "quarter"]).discard(A, &[]).start();
    let (left, deleted) = (table.left("merch"), table.deleted().len());
    table.play("play professor-necro-dead");
    let mut kept = table.clone();
    table.play("yes").play("choose merch from board");
    assert_eq!((table.discard(A), table.left("merch")), (cards(&["merch"]), left - 1));
    assert!(table.deleted().contains(&"professor-necro-dead".into()));
    assert_eq!((table.owned(A, "professor-necro-dead"), table.deleted().len()), (0, deleted + 1));
    kept.play("no");
    assert_eq!((kept.in_play(A), kept.discard(A)), (cards(&["professor-necro-dead"]), cards(&[])));
    assert_eq!((kept.tokens(), kept.power()), (0, 0));
}

/// Someone plays a Were-Swan against two others.
fn were_swan(hand_of_b: &[&str], hand_of_c: &[&str]) -> Table {
    let scenario = Scenario::of(3).hand(A, &["were-swan", "quarter"]);
    let mut table = scenario.hand(B, hand_of_b).hand(C, hand_of_c).start();
    table.play("play were-swan");
    table
}

#[test]
fn were_swan_gives_2_power_if_nobody_reveals_another() {
    let table = were_swan(&["quarter"], &["quarter"]);
    assert_eq!((table.tokens(), table.power()), (0, 2), "nobody has one");
    let mut table = were_swan(&["quarter"], &["were-swan"]);
    assert_eq!(table.due(), C);
    table.play("enough");
    assert_eq!(table.power(), 2, "it need not be revealed");
    assert_eq!(table.shown(C), [""; 0]);
}

#[test]
fn were_swan_gives_1_power_if_any_opponent_reveals_another() {
    let mut table = were_swan(&["quarter"], &["were-swan"]);
    table.play("choose were-swan");
    assert_eq!((table.tokens(), table.power()), (0, 1));
    assert_eq!(table.shown(C), ["were-swan"], "it stays in hand");
    let mut table = were_swan(&["were-swan"], &["were-swan"]);
    assert_eq!(table.due(), B);
    table.play("choose were-swan");
    assert_eq!(table.due(), A, "two of them are no worse than one, so nobody else is asked");
    assert_eq!((table.power(), table.shown(C)), (1, Vec::new()));
}

#[test]
fn were_swan_minds_nothing_that_other_cards_did() {
    let scenario = Scenario::of(3).hand(A, &["thanksgiving", "quarter"]);
    let scenario = scenario.hand(B, &["bromance"]).hand(C, &["were-swan"]);
    let mut table = scenario.rolling(2..=17, &["play thanksgiving"]);
    table.play("choose player 1").play("yes");
    assert_eq!((table.tokens(), table.power()), (2, 2), "a high five reveals no Were-Swan");
}

#[test]
fn globfather_draws_a_card_and_moves_the_glob_token() {
    let mut table = hand(&["globfather", "quarter"]).top(A, &["kittens"]).tokens(9).start();
    assert!(table.can("buy merch"));
    table.play("play globfather");
    assert_eq!(table.hand(A), ["kittens", "quarter"]);
    table.play("choose merch from board");
    assert_eq!(table.glob(), Some("merch".into()));
    assert!(!table.can("buy merch"), "what lies under it cannot be bought");
    assert_eq!((table.tokens(), table.power()), (9, 0));
}

#[test]
fn highly_trained_badgers_give_1_power_and_3_after_a_gold_card() {
    let badgers = "highly-trained-badgers";
    assert_eq!(play(&hand(&[badgers, "diabolus"]), badgers), (0, 1));
    assert_eq!(play(&hand(&[badgers, "quarter"]).in_play(A, &["kittens"]), badgers), (0, 1));
    assert_eq!(play(&hand(&[badgers, "quarter"]).in_play(A, &["mage-fish"]), badgers), (0, 3));
}

#[test]
fn fleshreaper_gives_2_power() {
    assert_eq!(play(&hand(&["fleshreaper", "quarter"]), "fleshreaper"), (0, 2));
}

#[test]
fn golf_cyborg_gives_3_power() {
    assert_eq!(play(&hand(&["golf-cyborg", "quarter"]), "golf-cyborg"), (0, 3));
}

#[test]
fn man_sized_spider_gives_2_power_and_gains_a_fleshreaper_for_an_empty_discard_pile() {
    let mut table = hand(&["man-sized-spider", "quarter"]).discard(A, &[]).start();
    table.play("play man-sized-spider");
    assert_eq!((table.tokens(), table.power()), (0, 2));
    assert_eq!((table.discard(A), table.left("fleshreaper")), (cards(&["fleshreaper"]), 8));
    let mut table = hand(&["man-sized-spider", "quarter"]).discard(A, &["pax-pox"]).start();
    table.play("play man-sized-spider");
    assert_eq!((table.tokens(), table.power()), (0, 2));
    assert_eq!((table.discard(A), table.left("fleshreaper")), (cards(&["pax-pox"]), 9));
}

#[test]
fn nipple_crabs_give_2_power_and_each_opponent_a_pax_pox() {
    let scenario = Scenario::of(3).hand(A, &["nipple-crabs", "quarter"]);
    let mut table = scenario.discard(B, &[]).hand(C, &["the-salmon"]).discard(C, &[]).start();
    table.play("play nipple-crabs");
    assert_eq!(table.discard(B), ["pax-pox"]);
    let mut hit = table.clone();
    table.play("choose the-salmon");
    assert_eq!((table.tokens(), table.power(), table.pox()), (0, 2, 19));
    assert_eq!((table.owned(A, "pax-pox"), table.discard(C)), (0, cards(&["the-salmon"])));
    hit.play("enough");
    assert_eq!((hit.power(), hit.pox(), hit.discard(C)), (2, 18, cards(&["pax-pox"])));
}

#[test]
fn head_crabs_give_3_power_and_each_opponent_a_pax_pox_to_balance() {
    let scenario = Scenario::of(3).hand(A, &["head-crabs", "quarter"]);
    let mut table = scenario.hand(C, &["the-salmon"]).discard(C, &[]).start();
    table.play("play head-crabs");
    let mut hit = table.clone();
    table.play("choose the-salmon");
    assert_eq!((table.tokens(), table.power(), table.pox()), (0, 3, 19));
    assert!(table.player(B)["head"].is_object() && table.player(C)["head"].is_null());
    assert_eq!(table.owned(B, "pax-pox"), 0, "it is not gained before it falls");
    hit.play("enough");
    assert_eq!((hit.power(), hit.pox()), (3, 18));
    assert!(hit.player(C)["head"].is_object() && hit.player(A)["head"].is_null());
}

#[test]
fn spectral_worm_gives_2_power_and_draws_a_card() {
    let mut table = hand(&["spectral-worm", "quarter"]).top(A, &["merch", "kittens"]).start();
    table.play("play spectral-worm");
    assert_eq!((table.tokens(), table.power()), (0, 2));
    assert_eq!(table.hand(A), ["kittens", "quarter"]);
}
