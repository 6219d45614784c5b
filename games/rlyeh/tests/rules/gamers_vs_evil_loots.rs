//! Loots of the older sister set, and what holds for the rest of a turn.

use fracas_core::Viewer;

use crate::gamers_vs_evil::{BOSSES, given, holding, played};
use crate::scenario::Scenario;
use crate::table::{A, B, cards};

#[test]
fn humility_draws_at_once_and_for_the_next_hand() {
    let scenario = holding("humility");
    let mut table = scenario.rolling(2..=17, &["play humility"]);
    assert_eq!(table.hand(A).len(), 3);
    table.play("end");
    assert_eq!(table.hand(A).len(), 8);
}

#[test]
fn honesty_puts_what_is_bought_on_the_deck() {
    let mut table = holding("honesty").rolling(18..=20, &["play honesty"]);
    table.play("buy merch").play("yes");
    assert_eq!(table.top(A), ["merch"]);
    table.play("buy merch").play("no");
    assert_eq!((table.top(A), table.discard(A)), (cards(&["merch"]), cards(&["merch"])));
    table.play("end");
    assert!(table.hand(A).contains(&"merch".to_owned()), "the boon ends with the turn");
}

#[test]
fn honor_doubles_what_other_cards_give_before_and_after() {
    let scenario = holding("honor").hand(A, &["quarter", "honor", "quarter", "cardboard-tube"]);
    let actions = ["play quarter", "play honor"];
    let mut table = scenario.rolling(18..=20, &actions);
    assert_eq!(table.tokens(), 2 + 3, "a Quarter twice, and its own once");
    table.play("play quarter").play("play cardboard-tube");
    assert_eq!(given(&table), (7, 1));
}

#[test]
fn honor_doubles_spent_tokens_too() {
    let scenario = holding("honor").tokens(4);
    let table = scenario.rolling(18..=20, &["buy merch", "play honor"]);
    assert_eq!(table.tokens(), 1 + 4 + 3);
}

#[test]
fn sacrifice_pays_for_each_card_on_a_critical() {
    let scenario = holding("sacrifice").hand(A, &["sacrifice", "quarter", "quarter", "pax-pox"]);
    let mut table = scenario.rolling(18..=20, &["play sacrifice"]);
    table.play("choose quarter").play("choose pax-pox").play("enough");
    assert_eq!((table.tokens(), table.deleted()), (6, cards(&["quarter", "pax-pox"])));
}

#[test]
fn valor_gains_two_red_cards_on_a_critical() {
    let mut table = holding("valor").rolling(18..=20, &["play valor"]);
    table.play("choose fleshreaper from board").play("choose fleshreaper from board");
    assert_eq!(table.hand(A), cards(&["fleshreaper", "fleshreaper", "quarter"]));
}

#[test]
fn tokens_pay_for_power_with_the_explosive_device() {
    let card = "easily-disarmed-explosive-device";
    let mut table = holding(card).tokens(2).power(1).start();
    assert!(!table.can("buy fleshreaper"));
    table.play(&format!("play {card}"));
    assert_eq!(given(&table), (4, 1));
    table.play("buy fleshreaper");
    assert_eq!(given(&table), (1, 0), "Power first, then Tokens");
    assert!(table.told().iter().any(|told| told.contains("3 Tokens and 1 Power")));
    assert!(!table.can("buy merch"), "what is paid is gone");
}

#[test]
fn power_is_no_token_with_the_explosive_device() {
    let card = "easily-disarmed-explosive-device";
    let table = played(&holding(card).power(9), card);
    assert_eq!(table.tokens(), 2);
    assert!(!table.can("buy merch"));
}

#[test]
fn exploding_demon_penguin_draws_for_each_discard() {
    let scenario = holding("exploding-demon-penguin").hand(B, &["quarter", "cardboard-tube"]);
    let mut table = played(&scenario, "exploding-demon-penguin");
    table.play("choose quarter");
    assert_eq!((table.discard(B), table.hand(A).len()), (cards(&["quarter"]), 2));
}

#[test]
fn golden_appendage_draws_seven_at_the_end() {
    let scenario = Scenario::of(2).gamers_vs_evil(&BOSSES).front(A, &["golden-appendage"]);
    let mut table = scenario.start();
    table.play("end");
    assert_eq!((table.hand(A).len(), table.front(A)), (7, cards(&["golden-appendage"])));
}

#[test]
fn killer_female_robot_assassin_asks_for_gained_cards_too() {
    let scenario = holding("killer-female-robot-assassin")
        .hand(A, &["killer-female-robot-assassin", "giant-cupcake", "quarter"]);
    let mut table = played(&scenario, "killer-female-robot-assassin");
    table.play("play giant-cupcake").play("yes").play("choose fleshreaper from board");
    let prompt = table.scene(Viewer::Seat(A)).prompt;
    assert!(prompt.starts_with("Killer Female Robot Assassin:"), "{prompt}");
    table.play("yes");
    assert_eq!(table.top(A), ["fleshreaper"]);
}

#[test]
fn secret_volcano_lair_doubles_the_next_red_card() {
    let mut table =
        played(&holding("secret-volcano-lair").tokens(9).power(9), "secret-volcano-lair");
    table.play("buy merch").play("buy fleshreaper").play("buy fleshreaper");
    assert_eq!((table.owned(A, "merch"), table.owned(A, "fleshreaper")), (1, 3));
}

#[test]
fn both_copies_can_go_on_the_deck() {
    let hand = ["secret-volcano-lair", "killer-female-robot-assassin", "quarter"];
    let scenario = holding("secret-volcano-lair").hand(A, &hand).power(9);
    let mut table = played(&scenario, "secret-volcano-lair");
    table.play("play killer-female-robot-assassin").play("buy fleshreaper");
    table.play("yes").play("yes");
    assert_eq!(table.top(A), ["fleshreaper", "fleshreaper"]);
}

#[test]
fn the_unstoppable_army_brings_two_pox() {
    let card = "unstoppable-zombie-ninja-army";
    let table = played(&holding(card), card);
    assert_eq!((table.power(), table.discard(B)), (2, cards(&["pax-pox", "pax-pox"])));
}

/// The set with its other Green Boss.
fn of_nicholas(card: &str) -> Scenario {
    let bosses = ["jolly-old-saint-nicholas", "dark-tycho"];
    Scenario::of(2).gamers_vs_evil(&bosses).hand(A, &[card, "quarter"])
}

#[test]
fn crossbow_of_caroling_rolls_more_for_itself_and_others() {
    let card = "crossbow-of-caroling";
    let scenario = of_nicholas(card).hand(A, &[card, "nuclear-winter-wonderland", "quarter"]);
    let mut table = scenario.rolling(18..=20, &["play crossbow-of-caroling"]);
    let before = table.rolls().len();
    assert!(1 < before, "once more for itself: {:?}", table.rolls());
    table.play("play nuclear-winter-wonderland");
    assert_eq!(table.rolls().len(), before + 2);
}

#[test]
fn loots_are_rolled_for_once_without_the_crossbow() {
    let scenario = of_nicholas("nuclear-winter-wonderland");
    let table = scenario.rolling(2..=17, &["play nuclear-winter-wonderland"]);
    assert_eq!((table.rolls().len(), table.hand(A).len()), (1, 3));
}

#[test]
fn nuclear_winter_wonderland_is_followed_by_another_turn() {
    let scenario = of_nicholas("nuclear-winter-wonderland");
    let mut table = scenario.rolling(18..=20, &["play nuclear-winter-wonderland"]);
    table.play("end");
    assert_eq!((table.active(), table.hand(A).len()), (A, 6));
    table.play("end");
    assert_eq!(table.active(), B);
}

#[test]
fn heat_seeking_missile_toe_finds_red_cards() {
    let card = "heat-seeking-missile-toe";
    for (held, tokens) in [("cardboard-tube", 3), ("quarter", 0)] {
        let scenario = of_nicholas(card).hand(B, &[held]);
        let table = scenario.rolling(2..=17, &["play heat-seeking-missile-toe"]);
        assert_eq!((table.tokens(), table.shown(B)), (tokens, cards(&[held])));
    }
}

#[test]
fn heat_seeking_missile_toe_deletes_a_whole_stack() {
    let scenario = of_nicholas("heat-seeking-missile-toe");
    let mut table = scenario.rolling(18..=20, &["play heat-seeking-missile-toe"]);
    assert!(!table.can("choose merch from board"), "Red stacks only");
    table.play("choose fleshreaper from board");
    assert_eq!((table.left("fleshreaper"), table.deleted().len()), (0, 9));
    assert!(table.told().contains(&"Ann deletes the whole stack of Fleshreaper.".to_owned()));
}

#[test]
fn a_deleted_stack_is_depleted() {
    let scenario = of_nicholas("heat-seeking-missile-toe");
    let scenario = scenario.left("merch", 0).left("kittens", 0).left("annika", 0);
    let mut table = scenario.rolling(18..=20, &["play heat-seeking-missile-toe"]);
    table.play("choose fleshreaper from board");
    assert!(table.is_over());
}

#[test]
fn shotgun_of_sharing_deletes_pox_of_all_hands() {
    let card = "shotgun-of-sharing";
    let scenario = of_nicholas(card).hand(A, &[card, "pax-pox"]).hand(B, &["pax-pox", "quarter"]);
    let mut table = scenario.rolling(18..=20, &["play shotgun-of-sharing"]);
    table.play("choose pax-pox").play("enough").play("choose pax-pox").play("enough");
    assert_eq!((table.deleted(), table.hand(A).len()), (cards(&["pax-pox", "pax-pox"]), 2));
    assert_eq!(table.shown(B), cards(&["quarter"]));
}

#[test]
fn sleigh_of_sleighing_gains_a_loot_of_its_own_boss() {
    let scenario = of_nicholas("sleigh-of-sleighing");
    let table = scenario.rolling(18..=20, &["play sleigh-of-sleighing"]);
    assert_eq!(table.loots("jolly-old-saint-nicholas").len(), 6);
}

#[test]
fn howitzer_of_holiday_joy_blocks_and_is_discarded() {
    let card = "howitzer-of-holiday-joy";
    let scenario = of_nicholas("laser-squid").hand(B, &[card]);
    let actions = ["play laser-squid", "choose howitzer-of-holiday-joy"];
    let table = scenario.rolling(2..=17, &actions);
    assert_eq!((table.discard(B), table.hand(B).len()), (cards(&[card]), 3));
}
