//! PvP Attacks and Defenses: R90 to R100.

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// A turn with Nipple Crabs and a card to go on with, among three players.
fn crabs() -> Scenario {
    Scenario::of(3).hand(A, &["nipple-crabs", "quarter"])
}

/// Counts the PAX Pox that each of three players has.
fn pox(table: &Table) -> [usize; 3] {
    [A, B, C].map(|seat| table.owned(seat, "pax-pox"))
}

/// R90. A PvP Attack attacks every other player, not its user.
#[test]
fn r090_every_other_player_is_attacked() {
    let mut table = crabs().start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), pox(&table)), (A, [0, 1, 1]));
    let mut table = Scenario::of(3).active(B).hand(B, &["nipple-crabs", "quarter"]).start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), pox(&table)), (B, [1, 0, 1]));
}

/// R91. Each attacked player may block with one card that has a PvP Defense.
#[test]
fn r091_each_attacked_player_may_block() {
    let scenario = crabs().hand(B, &["the-salmon", "quarter", "merch"]);
    let mut table = scenario.hand(C, &["free-play-user", "cardboard-tube"]).start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), table.choices()), (B, cards(&["choose the-salmon", "enough"])));
    table.expect_refused("choose quarter", "answer-first", 66);
    table.expect_refused("choose free-play-user", "answer-first", 66);
    table.play("choose the-salmon");
    assert_eq!((table.due(), table.choices()), (C, cards(&["choose free-play-user", "enough"])));
    table.play("choose free-play-user");
    assert_eq!((table.due(), pox(&table)), (A, [0; 3]));
}

/// R91. The user is not asked: their own Defense is for attacks on them.
#[test]
fn r091_the_attacker_does_not_block() {
    let mut table = crabs().hand(A, &["nipple-crabs", "the-salmon"]).start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), pox(&table)), (A, [0, 1, 1]));
    assert_eq!(table.hand(A), cards(&["the-salmon"]));
}

/// R92. A block cancels the attack for the blocking player only.
#[test]
fn r092_a_block_saves_only_who_blocks() {
    let mut table = crabs().hand(B, &["the-salmon"]).start();
    table.play("play nipple-crabs").play("choose the-salmon");
    assert_eq!(pox(&table), [0, 0, 1]);
}

/// R93. Players who do not block suffer the attack.
#[test]
fn r093_who_does_not_block_suffers() {
    let mut table = crabs().hand(B, &["the-salmon"]).start();
    table.play("play nipple-crabs").play("enough");
    assert_eq!((table.due(), pox(&table)), (A, [0, 1, 1]));
    assert_eq!(table.hand(B), cards(&["the-salmon"]));
}

/// R94. A block does not cancel the attack card's other abilities.
#[test]
fn r094_what_else_the_card_does_is_not_blocked() {
    let mut table = crabs().hand(B, &["the-salmon"]).hand(C, &["the-salmon"]).start();
    table.play("play nipple-crabs").play("choose the-salmon").play("choose the-salmon");
    assert_eq!((table.power(), pox(&table)), (2, [0; 3]));
}

/// R95. An ability that counts players hit counts only those who did not block.
#[test]
fn r095_only_who_was_hit_is_counted() {
    let scenario = Scenario::of(3).hand(A, &["turkey-trilogy"]).top(A, &["kittens"; 4]);
    let both = scenario.rolling(2..=17, &["play turkey-trilogy"]);
    assert_eq!((both.rolls().len(), pox(&both)[0]), (2, 0));
    let blocks = ["play turkey-trilogy", "choose the-salmon"];
    let one = scenario.hand(B, &["the-salmon"]).rolling(2..=17, &blocks);
    assert_eq!((one.rolls().len(), pox(&one)), (1, [0, 0, 1]));
    assert_eq!(one.hand(A), cards(&["kittens"]), "a card for Cid, who was hit, and none for Bob");
}

/// R96. A player may use at most one Defense card per attack.
#[test]
fn r096_one_defense_for_each_attack() {
    let scenario = crabs().hand(A, &["nipple-crabs", "nipple-crabs", "quarter"]);
    let scenario = scenario.hand(B, &["the-salmon", "the-salmon", "free-play-user"]);
    let mut table = scenario.top(B, &["quarter"; 3]).start();
    table.play("play nipple-crabs").play("choose the-salmon");
    assert_eq!(table.due(), A, "Bob is not asked for another");
    assert_eq!(table.discard(B).iter().filter(|card| *card == "the-salmon").count(), 1);
    table.play("play nipple-crabs");
    assert!(table.can("choose the-salmon"), "the other one is left for another attack");
    table.play("choose free-play-user");
    assert_eq!((table.due(), pox(&table)), (A, [0, 0, 2]));
}

/// R97. The cost of the block is paid by the defender from hand.
#[test]
fn r097_the_defense_is_discarded_from_the_defenders_hand() {
    let scenario = crabs().hand(A, &["nipple-crabs", "free-play-user"]);
    let scenario = scenario.hand(B, &["the-salmon", "free-play-user"]);
    let mut table = scenario.top(B, &["quarter"; 2]).discard(B, &[]).start();
    table.play("play nipple-crabs").play("choose free-play-user");
    assert_eq!(table.discard(B), cards(&["free-play-user"]));
    assert_eq!(table.hand(B), cards(&["quarter", "the-salmon"]));
    assert_eq!(table.hand(A), cards(&["free-play-user"]), "the attacker pays nothing");
}

/// R97. A Defense that is not in hand blocks nothing.
#[test]
fn r097_a_defense_elsewhere_does_not_block() {
    let scenario = crabs().discard(B, &["the-salmon"]).deck(B, &["free-play-user"]);
    let mut table = scenario.start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), table.choices()), (B, cards(&["enough"])), "others may think so");
    table.expect_refused("choose the-salmon", "answer-first", 66);
    table.expect_refused("choose free-play-user", "answer-first", 66);
    table.play("enough");
    assert_eq!(pox(&table), [0, 1, 1]);
}

/// R98. A Defense card's bonus is given only if it blocked.
#[test]
fn r098_the_bonus_is_for_blocking() {
    let scenario = crabs().hand(B, &["the-salmon", "quarter"]).top(B, &["merch", "kittens"]);
    let mut blocked = scenario.start();
    blocked.play("play nipple-crabs").play("choose the-salmon");
    assert_eq!(blocked.hand(B), cards(&["kittens", "merch", "quarter"]));
    let mut hit = scenario.start();
    hit.play("play nipple-crabs").play("enough");
    assert_eq!(hit.hand(B), cards(&["quarter", "the-salmon"]));
    let mut played = Scenario::of(2).hand(A, &["the-salmon", "quarter"]).start();
    played.play("play the-salmon");
    assert_eq!((played.power(), played.hand(A)), (1, cards(&["quarter"])));
}

/// R99. A card with both is used for its attack without what its Defense gives.
#[test]
fn r099_an_attack_is_no_defense() {
    let mut table = crabs().hand(A, &["sad-zombie", "quarter"]).start();
    table.play("play sad-zombie");
    assert_eq!((table.hand(A), pox(&table)), (cards(&["quarter"]), [0, 1, 1]));
    assert_eq!(table.in_play(A), cards(&["sad-zombie"]));
}

/// R99. A card with both is used for its Defense without its attack.
#[test]
fn r099_a_defense_is_no_attack() {
    let scenario = crabs().hand(A, &["sad-zombie", "quarter"]).hand(B, &["sad-zombie"]);
    let mut table = scenario.top(B, &["kittens"]).discard(A, &[]).start();
    table.play("play sad-zombie").play("choose sad-zombie");
    assert_eq!(table.hand(B), cards(&["kittens"]), "the bonus of a block");
    assert_eq!(table.discard(A), cards(&["pax-pox"]), "the attacker gains a PAX Pox");
    assert_eq!((table.top(A), table.top(B)), (cards(&[]), cards(&[])), "Bob attacks nobody");
    assert_eq!(table.top(C), cards(&["pax-pox"]));
    assert!(table.discard(B).contains(&"sad-zombie".to_owned()));
}

/// R100. Effects on opponents that are not named PvP Attack cannot be blocked.
#[test]
fn r100_what_is_no_attack_cannot_be_blocked() {
    let scenario = Scenario::of(2).hand(B, &["the-salmon", "human-sacrifice"]);
    let mut table = scenario.clone().hand(A, &["super-hot-ostrich", "quarter"]).start();
    table.play("play super-hot-ostrich");
    assert_eq!((table.due(), table.tokens()), (A, 3), "Bob's hand was revealed");
    let scenario = scenario.hand(A, &["crown-of-rulershipness", "quarter"]);
    let scenario = scenario.hand(B, &["the-salmon", "quarter", "merch"]);
    let mut table = scenario.rolling(2..=17, &["play crown-of-rulershipness"]);
    assert!(!table.can("enough"));
    table.play("choose the-salmon").play("choose quarter");
    assert_eq!(table.hand(B), cards(&["merch"]), "the Defense was discarded as any card");
}
