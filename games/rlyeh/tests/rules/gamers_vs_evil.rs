//! Cards of the older sister set, and the words that only they use.

use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

pub(crate) const BOSSES: [&str; 2] = ["cardboard-tube-samurai", "dark-tycho"];

/// A table at which the first player holds a card of the set, and a Quarter so that the turn goes on.
pub(crate) fn holding(card: &str) -> Scenario {
    Scenario::of(2).gamers_vs_evil(&BOSSES).hand(A, &[card, "quarter"])
}

/// Plays the card of a hand.
pub(crate) fn played(scenario: &Scenario, card: &str) -> Table {
    let mut table = scenario.start();
    table.play(&format!("play {card}"));
    table
}

pub(crate) fn given(table: &Table) -> (u64, u64) {
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
    table.play("choose pax-pox").play("end");
    assert_eq!(table.deleted(), cards(&["pax-pox"]));
    assert!(table.told().iter().any(|told| told == "Ann draws a card."), "{:?}", table.told());
}

#[test]
fn faerie_candymancer_draws_nothing_for_another_card() {
    let mut table = played(&holding("faerie-candymancer"), "faerie-candymancer");
    table.play("choose quarter").play("end");
    assert!(!table.told().iter().any(|told| told == "Ann draws a card."), "{:?}", table.told());
}

#[test]
fn psychic_cat_gives_more_for_a_quarter_and_a_tube() {
    let hand = ["psychic-cat", "quarter", "cardboard-tube", "quarter"];
    let scenario = holding("psychic-cat").hand(A, &hand);
    let mut table = played(&scenario, "psychic-cat");
    table.play("choose quarter").play("choose cardboard-tube");
    assert_eq!(given(&table), (3, 3));
    let mut table = played(&scenario, "psychic-cat");
    table.play("enough");
    assert_eq!(given(&table), (1, 1));
    let scenario = holding("psychic-cat").hand(A, &["psychic-cat", "quarter", "quarter"]);
    let mut table = played(&scenario, "psychic-cat");
    table.play("choose quarter");
    assert_eq!(table.choices(), ["enough"], "nobody sees that there is no Cardboard Tube");
    table.play("enough");
    assert_eq!(given(&table), (1, 1));
}

#[test]
fn touchwieners_let_both_draw() {
    let scenario = holding("touchwieners").hand(B, &["touchwieners"]);
    let mut table = played(&scenario, "touchwieners");
    table.play("choose touchwieners");
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
        assert!(!table.can("choose cardboard-tube"), "{:?}", table.choices());
        table.play(&format!("choose {deleted}"));
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
    table.play("choose pax-pox");
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
fn scout_master_draws_two_for_anothers_loot() {
    let scenario = Scenario::of(2).gamers_vs_evil(&BOSSES).hero(B, "scout-master").power(8);
    let mut table = scenario.start();
    table.play("buy-from dark-tycho");
    assert_eq!(table.hand(B).len(), 3);
}

#[test]
fn carl_pays_one_less_for_loots() {
    let scenario = Scenario::of(2).gamers_vs_evil(&BOSSES).hero(A, "carl").tokens(7).power(7);
    let mut table = scenario.start();
    table.play("buy-from dark-tycho").play("buy-from cardboard-tube-samurai");
    assert_eq!(given(&table), (0, 0));
    assert!(!scenario.hero(A, "gabe").start().can("buy-from dark-tycho"));
}
