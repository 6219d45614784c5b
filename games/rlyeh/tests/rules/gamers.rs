//! The eleven Gamer cards.

use crate::dealt::card;
use crate::scenario::Scenario;
use crate::table::{A, B, C, D, Table, cards};

/// Gets the Tokens and the Power after the first player has played a card.
fn play(scenario: &Scenario, card: &str) -> (u64, u64) {
    let mut table = scenario.start();
    table.play(&format!("play {card}"));
    (table.tokens(), table.power())
}

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

/// Nipple Crabs come for someone with one card in hand and two Kittens on the deck.
fn attack_on(defense: &str) -> Table {
    let scenario = hand(&["nipple-crabs", "quarter"]).hand(B, &[defense]);
    let mut table = scenario.top(B, &["kittens", "kittens"]).discard(B, &["quarter"]).start();
    table.play("play nipple-crabs");
    assert_eq!(table.due(), B);
    table
}

#[test]
fn gamer_cards_cost_tokens_and_are_worth_nothing() {
    for (id, tokens) in [
        ("bono-trask", 2),
        ("giraffe-problems", 2),
        ("merch", 3),
        ("the-salmon", 3),
        ("preschooler-lisa", 4),
        ("super-hot-ostrich", 4),
        ("annika", 5),
        ("bromance", 5),
        ("photoshop-hero", 5),
        ("kittens", 6),
        ("magiquest-merchant", 6),
    ] {
        let cost = card(id).cost.unwrap();
        assert_eq!((cost.tokens, cost.power, card(id).points), (tokens, 0, 0), "{id}");
    }
}

#[test]
fn bono_trask_gives_2_tokens_while_its_stack_has_cards_and_then_1() {
    let scenario = hand(&["bono-trask", "quarter"]);
    assert_eq!(play(&scenario.clone().left("bono-trask", 1), "bono-trask"), (2, 0));
    assert_eq!(play(&scenario.left("bono-trask", 0), "bono-trask"), (1, 0));
}

#[test]
fn giraffe_problems_give_3_tokens_for_a_discarded_card_with_a_cost() {
    let mut table = hand(&["giraffe-problems", "quarter"]).top(A, &["quarter", "merch"]).start();
    table.play("play giraffe-problems");
    assert_eq!((table.tokens(), table.power()), (3, 0));
    assert!(table.discard(A).contains(&"merch".into()));
    assert_eq!(table.deck(A), ["quarter"]);
}

#[test]
fn giraffe_problems_give_1_token_for_anything_else() {
    for top in ["quarter", "pax-pox", "gem-encrusted"] {
        let scenario = hand(&["giraffe-problems", "quarter"]).top(A, &[top]).discard(A, &[]);
        let mut table = scenario.start();
        table.play("play giraffe-problems");
        assert_eq!(table.tokens(), 1, "{top}");
        assert_eq!(table.discard(A), [top]);
    }
    let scenario = hand(&["giraffe-problems", "quarter"]).deck(A, &[]).discard(A, &[]);
    assert_eq!(play(&scenario, "giraffe-problems"), (1, 0), "there is nothing to discard");
}

#[test]
fn merch_gives_2_tokens() {
    assert_eq!(play(&hand(&["merch", "quarter"]), "merch"), (2, 0));
}

#[test]
fn the_salmon_gives_1_power() {
    assert_eq!(play(&hand(&["the-salmon", "quarter"]), "the-salmon"), (0, 1));
}

#[test]
fn the_salmon_blocks_and_draws_2_cards() {
    let mut table = attack_on("the-salmon");
    table.play("choose the-salmon");
    assert_eq!(table.hand(B), ["kittens", "kittens"]);
    assert_eq!(table.discard(B), ["quarter", "the-salmon"]);
    assert_eq!(table.owned(B, "pax-pox"), 0);
}

#[test]
fn the_salmon_may_be_kept_and_then_does_nothing() {
    let mut table = attack_on("the-salmon");
    table.play("enough");
    assert_eq!(table.hand(B), ["the-salmon"]);
    assert_eq!(table.discard(B), ["pax-pox", "quarter"]);
}

#[test]
fn preschooler_lisa_gives_2_tokens() {
    assert_eq!(play(&hand(&["preschooler-lisa", "quarter"]), "preschooler-lisa"), (2, 0));
}

#[test]
fn preschooler_lisa_blocks_draws_a_card_and_deletes_one() {
    for chosen in ["kittens", "quarter from discard", "preschooler-lisa from discard"] {
        let mut table = attack_on("preschooler-lisa");
        table.play("choose preschooler-lisa");
        assert_eq!((table.due(), table.hand(B)), (B, cards(&["kittens"])), "one card is drawn");
        let before = table.deleted().len();
        table.play(&format!("choose {chosen}"));
        assert_eq!(table.deleted().len(), before + 1, "{chosen}");
        assert_eq!(table.hand(B).len() + table.discard(B).len(), 2, "{chosen}");
        assert_eq!((table.due(), table.owned(B, "pax-pox")), (A, 0));
        assert_eq!(table.hand(A), ["quarter"], "only the defender deletes a card");
    }
}

#[test]
fn preschooler_lisa_may_delete_nothing() {
    let mut table = attack_on("preschooler-lisa");
    let deleted = table.deleted();
    table.play("choose preschooler-lisa").play("enough");
    assert_eq!(table.deleted(), deleted);
    assert_eq!(table.discard(B), ["preschooler-lisa", "quarter"]);
}

#[test]
fn super_hot_ostrich_gives_a_token_for_each_opponent_with_a_loot() {
    let scenario = Scenario::of(4).hand(A, &["super-hot-ostrich", "quarter", "chivalry"]);
    let scenario = scenario.hand(B, &["gem-encrusted", "gold-plated"]).hand(C, &["kittens"]);
    let mut table = scenario.hand(D, &["birthday-check", "quarter"]).start();
    table.play("play super-hot-ostrich");
    assert_eq!((table.tokens(), table.power()), (2 + 2, 0));
    assert_eq!(table.shown(B), ["gem-encrusted", "gold-plated"]);
    assert_eq!(table.shown(C), ["kittens"]);
    assert_eq!(table.shown(D), ["birthday-check", "quarter"]);
    assert_eq!(table.shown(A), [""; 0], "only opponents reveal their hands");
}

#[test]
fn super_hot_ostrich_gives_2_tokens_without_loots() {
    assert_eq!(play(&hand(&["super-hot-ostrich", "quarter"]), "super-hot-ostrich"), (2, 0));
}

#[test]
fn annika_gives_3_tokens_and_4_after_a_gold_card() {
    assert_eq!(play(&hand(&["annika", "diabolus"]), "annika"), (3, 0));
    let played = |card| hand(&["annika", "quarter"]).in_play(A, &[card]);
    assert_eq!(play(&played("diabolus"), "annika"), (4, 0));
    assert_eq!(play(&played("gem-encrusted"), "annika"), (4, 0), "a Loot can be Gold");
    assert_eq!(play(&played("kittens"), "annika"), (3, 0));
}

#[test]
fn bromance_gives_2_tokens_and_both_draw_after_a_high_five() {
    let scenario = Scenario::of(3).hand(A, &["bromance", "quarter"]).top(A, &["kittens"]);
    let mut table = scenario.hand(C, &["quarter"]).top(C, &["merch"]).start();
    table.play("play bromance");
    assert_eq!((table.tokens(), table.power(), table.due()), (2, 0, A));
    table.play("choose player 2");
    assert_eq!((table.due(), table.hand(A)), (C, cards(&["quarter"])));
    table.play("yes");
    assert_eq!(table.hand(A), ["kittens", "quarter"]);
    assert_eq!(table.hand(C), ["merch", "quarter"]);
    assert_eq!((table.hand(B).len(), table.due()), (1, A), "nobody else draws or is asked");
}

#[test]
fn photoshop_hero_gives_3_tokens() {
    assert_eq!(play(&hand(&["photoshop-hero", "quarter"]), "photoshop-hero"), (3, 0));
}

#[test]
fn photoshop_hero_is_gained_by_revealing_one_when_an_opponent_buys_a_loot() {
    let scenario = hand(&["quarter"]).hand(B, &["photoshop-hero"]).discard(B, &[]).power(8);
    let mut table = scenario.clone().start();
    let left = table.left("photoshop-hero");
    table.play("buy-from cthulhu");
    assert_eq!(table.due(), B);
    table.play("choose photoshop-hero").play("enough");
    assert_eq!((table.due(), table.left("photoshop-hero")), (A, left - 1));
    assert_eq!(table.discard(B), ["photoshop-hero"]);
    assert_eq!(table.shown(B), ["photoshop-hero"], "the revealed one stays in hand");
    let mut table = scenario.start();
    table.play("buy-from cthulhu").play("enough");
    assert_eq!((table.discard(B), table.left("photoshop-hero")), (cards(&[]), left));
}

#[test]
fn kittens_give_4_tokens() {
    assert_eq!(play(&hand(&["kittens", "quarter"]), "kittens"), (4, 0));
}

#[test]
fn magiquest_merchant_gives_3_tokens_and_may_delete_a_card() {
    let scenario = hand(&["magiquest-merchant", "quarter", "merch"]).discard(A, &["pax-pox"]);
    let mut table = scenario.start();
    let before = table.deleted();
    table.play("play magiquest-merchant");
    assert_eq!((table.tokens(), table.power()), (3, 0));
    let choices = ["choose quarter", "choose merch", "choose pax-pox from discard", "enough"];
    assert!(choices.iter().all(|choice| table.can(choice)) && table.choices().len() == 4);
    let mut kept = table.clone();
    kept.play("enough");
    assert_eq!(kept.deleted(), before);
    let mut held = table.clone();
    held.play("choose quarter");
    assert_eq!(held.hand(A), ["merch"]);
    table.play("choose pax-pox from discard");
    assert_eq!((table.discard(A), table.hand(A)), (cards(&[]), cards(&["merch", "quarter"])));
    assert!(table.deleted().contains(&"pax-pox".into()));
}
