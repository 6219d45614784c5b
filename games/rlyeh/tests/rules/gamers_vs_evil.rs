//! Cards of the older sister set, and the words that only they use.

use fracas_core::Viewer;

use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

const BOSSES: [&str; 2] = ["cardboard-tube-samurai", "dark-tycho"];

/// A table at which the first player holds a card of the set, and a Quarter so that the turn goes on.
fn holding(card: &str) -> Scenario {
    Scenario::of(2).gamers_vs_evil(&BOSSES).hand(A, &[card, "quarter"])
}

/// Plays the card of a hand.
fn played(scenario: &Scenario, card: &str) -> Table {
    let mut table = scenario.start();
    table.play(&format!("play {card}"));
    table
}

fn given(table: &Table) -> (u64, u64) {
    (table.tokens(), table.power())
}

#[test]
fn magical_unicorn_draws_six_as_the_first_card() {
    let mut table = played(&holding("magical-unicorn"), "magical-unicorn");
    table.play("yes");
    assert_eq!(table.hand(A).len(), 6);
    assert_eq!(table.discard(A), cards(&["quarter"]));
}

#[test]
fn magical_unicorn_gives_a_token_as_a_later_card() {
    let scenario = holding("magical-unicorn").in_play(A, &["cardboard-tube"]);
    assert_eq!(given(&played(&scenario, "magical-unicorn")), (1, 0));
}

#[test]
fn faerie_candymancer_draws_for_a_deleted_pox() {
    let scenario = holding("faerie-candymancer").hand(A, &["faerie-candymancer", "pax-pox"]);
    let mut table = played(&scenario, "faerie-candymancer");
    table.play("pax-pox").play("end");
    assert_eq!(table.deleted(), cards(&["pax-pox"]));
    assert!(table.told().iter().any(|told| told == "Ann draws a card."), "{:?}", table.told());
}

#[test]
fn faerie_candymancer_draws_nothing_for_another_card() {
    let mut table = played(&holding("faerie-candymancer"), "faerie-candymancer");
    table.play("quarter").play("end");
    assert!(!table.told().iter().any(|told| told == "Ann draws a card."), "{:?}", table.told());
}

#[test]
fn psychic_cat_gives_more_for_a_quarter_and_a_tube() {
    let hand = ["psychic-cat", "quarter", "cardboard-tube", "quarter"];
    let scenario = holding("psychic-cat").hand(A, &hand);
    let mut table = played(&scenario, "psychic-cat");
    table.play("quarter").play("cardboard-tube");
    assert_eq!(given(&table), (3, 3));
    let mut table = played(&scenario, "psychic-cat");
    table.play("enough");
    assert_eq!(given(&table), (1, 1));
    let mut table = played(&scenario, "psychic-cat");
    table.play("quarter").play("enough");
    assert_eq!(given(&table), (1, 1));
}

#[test]
fn touchwieners_let_both_draw() {
    let scenario = holding("touchwieners").hand(B, &["touchwieners"]);
    let mut table = played(&scenario, "touchwieners");
    table.play("touchwieners");
    assert_eq!((table.tokens(), table.hand(A).len(), table.hand(B).len()), (2, 2, 2));
    let mut table = played(&scenario, "touchwieners");
    table.play("enough");
    assert_eq!((table.tokens(), table.hand(A).len(), table.hand(B).len()), (2, 1, 1));
}

#[test]
fn pickle_recognition_engine_looks_for_green() {
    for (top, tokens) in [("quarter", 5), ("cardboard-tube", 1)] {
        let scenario = holding("pickle-recognition-engine").top(A, &[top]);
        let table = played(&scenario, "pickle-recognition-engine");
        assert_eq!((table.tokens(), table.top(A)), (tokens, cards(&[top])));
    }
}

#[test]
fn scrotuum_gives_more_after_another() {
    let scenario = holding("scrotuum").hand(A, &["scrotuum", "scrotuum", "quarter"]);
    let mut table = played(&scenario, "scrotuum");
    assert_eq!(table.power(), 1);
    table.play("play scrotuum");
    assert_eq!(table.power(), 5);
}

#[test]
fn div_deletes_a_green_card_or_a_pox() {
    let hand = ["div", "quarter", "pax-pox", "cardboard-tube"];
    let scenario = holding("div").hand(A, &hand);
    for deleted in ["quarter", "pax-pox"] {
        let mut table = played(&scenario, "div");
        assert!(!table.can("cardboard-tube"), "{:?}", table.choices());
        table.play(deleted);
        assert_eq!((table.power(), table.deleted()), (2, cards(&[deleted])));
    }
    let mut table = played(&scenario, "div");
    table.play("enough");
    assert_eq!((table.power(), table.deleted()), (1, vec![]));
}

#[test]
fn giant_snake_is_a_choice_between_pox_and_a_card() {
    let mut table = played(&holding("giant-snake"), "giant-snake");
    table.play("yes");
    assert_eq!((table.discard(B), table.hand(B).len()), (cards(&["pax-pox"]), 1));
    let mut table = played(&holding("giant-snake"), "giant-snake");
    table.play("no");
    assert_eq!((table.discard(B), table.hand(B).len()), (cards(&["quarter"]), 0));
}

#[test]
fn giant_snake_lets_nobody_choose_a_pox_that_is_not_there() {
    let table = played(&holding("giant-snake").pox(0), "giant-snake");
    assert_eq!((table.discard(B), table.due()), (cards(&["quarter"]), A));
}

#[test]
fn chaos_world_smasher_is_blocked_with_a_pox() {
    let scenario = holding("chaos-world-smasher").hand(B, &["pax-pox"]);
    let mut table = played(&scenario, "chaos-world-smasher");
    table.play("pax-pox");
    assert_eq!(table.discard(B), cards(&["pax-pox"]));
    let mut table = played(&scenario, "chaos-world-smasher");
    table.play("enough");
    assert_eq!((table.discard(B), table.hand(B)), (cards(&["pax-pox"]), cards(&["pax-pox"])));
}

#[test]
fn evil_gumbo_poisons_who_discards_green() {
    for (top, discarded) in [("quarter", ["quarter", "pax-pox"].as_slice()), ("canid", &["canid"])]
    {
        let scenario = holding("evil-gumbo").top(B, &[top]).discard(B, &[]);
        assert_eq!(played(&scenario, "evil-gumbo").discard(B), cards(discarded));
    }
}

#[test]
fn jim_darkmagic_is_paid_for_five_different_cards() {
    let hand = ["quarter", "cardboard-tube", "canid", "tiny-bat", "winter-king", "pax-pox"];
    let scenario = Scenario::of(2).gamers_vs_evil(&[]).hero(A, "jim-darkmagic");
    let mut table = scenario.clone().hand(A, &hand).start_of_turn();
    table.play("yes");
    assert_eq!(given(&table), (2, 2));
    let hand = ["quarter", "quarter", "cardboard-tube", "canid", "tiny-bat", "tiny-bat"];
    let mut table = scenario.hand(A, &hand).start_of_turn();
    table.play("yes");
    assert_eq!(given(&table), (0, 0));
}

#[test]
fn mr_period_counts_to_four() {
    let hand = ["quarter", "quarter", "quarter", "quarter", "cardboard-tube"];
    let scenario = Scenario::of(2).gamers_vs_evil(&[]).hero(A, "mr-period").hand(A, &hand);
    let mut table = scenario.start();
    table.play("play quarter").play("play quarter").play("play quarter").play("play quarter");
    assert_eq!(given(&table), (5, 0));
}

#[test]
fn kreazie_draws_seven_after_buying_both_colours() {
    let scenario = Scenario::of(2).gamers_vs_evil(&[]).hero(A, "kreazie").tokens(9).power(9);
    let mut table = scenario.start();
    table.play("buy merch").play("buy fleshreaper").play("end");
    assert_eq!(table.hand(A).len(), 7);
    let mut table = scenario.start();
    table.play("buy merch").play("end");
    assert_eq!(table.hand(A).len(), 6);
}

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
    table.play("quarter").play("pax-pox").play("enough");
    assert_eq!((table.tokens(), table.deleted()), (6, cards(&["quarter", "pax-pox"])));
}

#[test]
fn valor_gains_two_red_cards_on_a_critical() {
    let mut table = holding("valor").rolling(18..=20, &["play valor"]);
    table.play("fleshreaper").play("fleshreaper");
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
    table.play("quarter");
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
    table.play("play giant-cupcake").play("yes").play("fleshreaper");
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

#[test]
fn scout_master_draws_two_for_anothers_loot() {
    let scenario = Scenario::of(2).gamers_vs_evil(&BOSSES).hero(B, "scout-master").power(8);
    let mut table = scenario.start();
    table.play("buy-from dark-tycho");
    assert_eq!(table.hand(B).len(), 3);
}
