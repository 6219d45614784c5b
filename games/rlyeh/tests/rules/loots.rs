//! What the rulebook says of single Loots: R132 to R159.

use std::ops::RangeInclusive;

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// The rows of a table (R114 to R116).
pub(crate) const FUMBLE: RangeInclusive<u32> = 1..=1;
pub(crate) const NORMAL: RangeInclusive<u32> = 2..=17;
pub(crate) const CRITICAL: RangeInclusive<u32> = 18..=20;

/// Three players, one of whom plays a Loot and has a Quarter beside it.
pub(crate) fn hand_with(loot: &str) -> Scenario {
    Scenario::of(3).hand(A, &[loot, "quarter"])
}

/// Plays a Loot with a roll in a row of its table.
pub(crate) fn rolled(scenario: &Scenario, row: RangeInclusive<u32>, loot: &str) -> Table {
    scenario.rolling(row, &[&format!("play {loot}")])
}

/// Plays a Loot with exactly these rolls, one after the other.
pub(crate) fn rolled_all(
    scenario: &Scenario,
    rows: &[RangeInclusive<u32>],
    actions: &[&str],
) -> Table {
    let is_meant = |table: &Table| {
        let rolls = table.rolls();
        rolls.len() == rows.len() && rows.iter().zip(rolls).all(|(row, face)| row.contains(&face))
    };
    for seed in 1..2_000 {
        let mut table = scenario.clone().seed(seed).start();
        for action in actions {
            table.play(action);
        }
        if is_meant(&table) {
            return table;
        }
    }
    panic!("no seed rolls {rows:?}");
}

/// Checks that a Fumble lets each opponent draw a card and does nothing else (R114).
#[track_caller]
pub(crate) fn expect_fumble(loot: &str) {
    let table = rolled(&hand_with(loot), FUMBLE, loot);
    assert_eq!(table.due(), A, "{loot}");
    assert_eq!(table.hand(A), ["quarter"], "{loot}");
    assert_eq!((table.hand(B).len(), table.hand(C).len()), (2, 2), "{loot}");
    assert_eq!((table.tokens(), table.power()), (0, 0), "{loot}");
    assert_eq!(table.deleted(), cards(&[]), "{loot}");
}

/// Bob can block, and would draw a card and delete one if he did.
fn against_lisa(loot: &str) -> Scenario {
    Scenario::of(2).hand(A, &[loot, "quarter"]).hand(B, &["preschooler-lisa"])
}

/// Bob plays an attack on someone who has Armored to the Hilt.
fn attack_on_armored() -> Scenario {
    let hand = ["armored-to-the-hilt", "quarter"];
    let attack = ["nipple-crabs", "quarter"];
    Scenario::of(3).active(B).hand(B, &attack).hand(A, &hand)
}

/// R132. Armored to the Hilt used to block: roll on its chart, and the card stays in hand.
#[test]
fn r132_armored_to_the_hilt_blocks_rolls_and_stays_in_hand() {
    let block = ["play nipple-crabs", "choose armored-to-the-hilt"];
    let table = attack_on_armored().rolling(NORMAL, &block);
    assert_eq!(table.owned(A, "pax-pox"), 0, "it blocks");
    assert!(table.hand(A).contains(&"armored-to-the-hilt".to_owned()));
    assert_eq!(table.hand(A).len(), 5, "three are drawn");
    assert_eq!(table.shown(A), ["armored-to-the-hilt"]);
    let table = attack_on_armored().rolling(CRITICAL, &block);
    assert_eq!(table.hand(A).len(), 8, "six are drawn");
}

/// R132. Nobody has to: who does not reveal it suffers the attack and rolls nothing.
#[test]
fn r132_armored_to_the_hilt_need_not_block() {
    let mut table = attack_on_armored().start();
    table.play("play nipple-crabs").play("enough");
    assert_eq!(table.owned(A, "pax-pox"), 1);
    assert_eq!(table.rolls(), [0_u32; 0]);
    assert_eq!(table.hand(A).len(), 2);
}

/// G25. A Fumble while blocking: the others of the roller draw, the attacker among them.
#[test]
fn r132_a_fumble_while_blocking_lets_the_attacker_draw() {
    let block = ["play nipple-crabs", "choose armored-to-the-hilt"];
    let table = attack_on_armored().rolling(FUMBLE, &block);
    assert_eq!(table.hand(B).len(), 2, "the attacker has drawn");
    assert_eq!(table.hand(C).len(), 2);
    assert_eq!(table.hand(A).len(), 2, "the roller has not");
    assert_eq!(table.owned(A, "pax-pox"), 0, "it blocks all the same");
}

/// R133. Armored to the Hilt played on your own turn: roll on its chart.
#[test]
fn r133_armored_to_the_hilt_is_played_for_its_roll() {
    let table = rolled(&hand_with("armored-to-the-hilt"), NORMAL, "armored-to-the-hilt");
    assert_eq!(table.in_play(A), ["armored-to-the-hilt"]);
    assert_eq!(table.hand(A).len(), 4);
}

/// R137. Crown of Rulershipness cannot be blocked.
#[test]
fn r137_crown_of_rulershipness_cannot_be_blocked() {
    let table = rolled(&against_lisa("crown-of-rulershipness"), NORMAL, "crown-of-rulershipness");
    assert_eq!(table.due(), A);
    assert_eq!(table.hand(B), cards(&[]), "the Defense is discarded like any card");
    assert_eq!(table.owned(B, "preschooler-lisa"), 1);
}

/// R138. Razor-Sharp cannot be blocked.
#[test]
fn r138_razor_sharp_cannot_be_blocked() {
    let scenario = against_lisa("razor-sharp").discard(B, &["merch"]);
    for row in [NORMAL, CRITICAL] {
        let table = rolled(&scenario, row, "razor-sharp");
        assert_eq!(table.due(), A);
        assert_eq!(table.owned(A, "merch"), 1);
        assert_eq!(table.hand(B), ["preschooler-lisa"]);
    }
}

/// R139. Chivalry cannot be blocked.
#[test]
fn r139_chivalry_cannot_be_blocked() {
    let scenario = against_lisa("chivalry").discard(B, &["pax-pox"]);
    let table = rolled(&scenario, NORMAL, "chivalry");
    assert_eq!(table.due(), A);
    assert_eq!(table.deleted(), ["pax-pox"]);
    assert_eq!(table.hand(B), ["preschooler-lisa"]);
}

/// R140. The Madness from the Sea cannot be blocked.
#[test]
fn r140_the_madness_from_the_sea_cannot_be_blocked() {
    let hand = ["preschooler-lisa", "kittens"];
    let mut table = against_lisa("the-madness-from-the-sea").hand(B, &hand).start();
    table.play("play the-madness-from-the-sea");
    assert_eq!(table.choices().len(), 2, "one of two is revealed: {:?}", table.choices());
    table.play("choose preschooler-lisa").play("yes");
    assert_eq!(table.owned(A, "preschooler-lisa"), 1);
    assert_eq!(table.hand(B), cards(&hand), "a revealed card stays in hand");
}

/// R141. Thanksgiving cannot be blocked.
#[test]
fn r141_thanksgiving_cannot_be_blocked() {
    let table = rolled(&against_lisa("thanksgiving"), NORMAL, "thanksgiving");
    assert_eq!(table.due(), A);
    assert_eq!(table.tokens(), 2, "the Defense is played for its Tokens");
    assert_eq!(table.hand(B), ["preschooler-lisa"]);
}

/// R142. Grandma's Love cannot be blocked.
#[test]
fn r142_grandmas_love_cannot_be_blocked() {
    let table = rolled(&against_lisa("grandmas-love"), CRITICAL, "grandmas-love");
    assert_eq!(table.due(), A);
    assert_eq!(table.hand(B), cards(&[]));
    assert_eq!(table.owned(B, "preschooler-lisa"), 1);
}

/// R143. Buying or gaining a Loot that stays in front is not playing it: Tycho Erasmus Brahe deletes nothing.
#[test]
fn r143_a_loot_that_stays_in_front_is_not_played() {
    let tycho = Scenario::of(2).hero(A, "tycho-erasmus-brahe");
    let mut table = tycho
        .clone()
        .loots("tychos-grandma", &["grandmas-man-candy"])
        .tokens(13)
        .discard(A, &["merch"])
        .start();
    table.play("buy-from tychos-grandma");
    assert_eq!(table.front(A), ["grandmas-man-candy"]);
    assert!(!table.can("choose merch from discard"), "{:?}", table.choices());
    let hand = ["gem-encrusted", "quarter"];
    let mut table = tycho.hand(A, &hand).discard(A, &["merch"]).start();
    table.play("play gem-encrusted").play("choose merch from discard");
    assert_eq!(table.deleted(), cards(&["merch"]), "a Loot that is played lets him delete");
}

/// R144. Dreaming in R'lyeh: the first play in a turn puts it on the bottom of the deck and draws two.
#[test]
fn r144_dreaming_in_rlyeh_first_goes_under_the_deck_and_draws_two() {
    let scenario = hand_with("dreaming-in-rlyeh").top(A, &["golf-cyborg", "kittens", "merch"]);
    let mut table = scenario.start();
    table.play("play dreaming-in-rlyeh");
    assert_eq!(table.hand(A), cards(&["kittens", "merch", "quarter"]));
    assert_eq!(table.bottom(A), ["dreaming-in-rlyeh"]);
    assert_eq!(table.in_play(A), cards(&[]));
}

/// R144. Drawn and played again the same turn, it gains a non-Gold Loot instead.
#[test]
fn r144_dreaming_in_rlyeh_then_gains_a_non_gold_loot_instead() {
    let scenario = hand_with("dreaming-in-rlyeh")
        .top(A, &["kittens"])
        .loots("tychos-grandma", &["birthday-check"]);
    let mut table = scenario.start();
    table.play("play dreaming-in-rlyeh");
    assert_eq!(table.hand(A), cards(&["dreaming-in-rlyeh", "kittens", "quarter"]));
    table.play("play dreaming-in-rlyeh");
    assert_eq!(table.choices(), ["choose boss tychos-grandma", "choose boss cthulhu"]);
    table.play("choose boss tychos-grandma");
    assert!(table.discard(A).contains(&"birthday-check".to_owned()));
    assert_eq!(table.in_play(A), ["dreaming-in-rlyeh"], "it stays in play this time");
    assert_eq!(table.hand(A), cards(&["kittens", "quarter"]), "and draws nothing");
    assert_eq!(table.tokens(), 0);
}

/// R152. Rolling for Grandma's Man Candy is not playing a card.
#[test]
fn r152_grandmas_man_candy_rolls_without_being_played() {
    let scenario = Scenario::of(2)
        .active(B)
        .hero(A, "tycho-erasmus-brahe")
        .front(A, &["grandmas-man-candy"])
        .discard(A, &["merch"])
        .hand(A, &["delicious-mystery", "golf-cyborg"]);
    let mut table = scenario.rolling(NORMAL, &["end"]);
    assert!(table.can("play delicious-mystery"), "nothing is deleted: {:?}", table.choices());
    table.play("play delicious-mystery");
    assert!(1 < table.rolls().len(), "it is the first card of the turn");
}

/// R158. The Kitchen Sink counts itself as a card played.
#[test]
fn r158_the_kitchen_sink_counts_itself() {
    let table = rolled(&hand_with("the-kitchen-sink"), NORMAL, "the-kitchen-sink");
    assert_eq!(table.tokens(), 1);
}

/// R159. PAX Pox never counts as a different card played, not even if one is revealed to be.
#[test]
fn r159_a_pax_pox_is_no_card_played() {
    let scenario = Scenario::of(2)
        .hand(A, &["thanksgiving", "the-kitchen-sink", "quarter"])
        .hand(B, &["pax-pox"]);
    let table =
        rolled_all(&scenario, &[NORMAL, NORMAL], &["play thanksgiving", "play the-kitchen-sink"]);
    assert_eq!(table.tokens(), 2, "Thanksgiving and the Sink");
}
