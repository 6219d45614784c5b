//! Buying: R70 to R81.

use crate::scenario::Scenario;
use crate::table::{A, B, cards};

/// R70. A player may buy any number of cards in a turn.
#[test]
fn r070_any_number_of_cards_is_bought() {
    let scenario = Scenario::of(2).board(&["bono-trask", "diabolus"]).discard(A, &[]);
    let mut table = scenario.tokens(21).power(11).start();
    for _ in 0..9 {
        table.play("buy bono-trask");
    }
    table.play("buy diabolus").play("buy fleshreaper").play("buy fleshreaper");
    assert_eq!((table.discard(A).len(), table.left("bono-trask")), (12, 0));
}

/// R71. The Token costs of all purchases in a turn may not exceed the Tokens made.
#[test]
fn r071_purchases_together_cost_no_more_tokens_than_made() {
    let mut table = Scenario::of(2).board(&["bono-trask"]).tokens(5).power(50).start();
    table.play("buy merch");
    table.expect_refused("buy merch", "not-enough-tokens", 71);
    table.play("buy bono-trask");
    assert_eq!(table.tokens(), 0, "all may be spent");
    table.expect_refused("buy bono-trask", "not-enough-tokens", 71);
    table.expect_refused("buy-from tychos-grandma", "not-enough-tokens", 71);
}

/// R72. The Power costs of all purchases in a turn may not exceed the Power made.
#[test]
fn r072_purchases_together_cost_no_more_power_than_made() {
    let mut table = Scenario::of(2).board(&["were-swan"]).tokens(50).power(6).start();
    table.play("buy fleshreaper");
    table.expect_refused("buy fleshreaper", "not-enough-power", 72);
    table.play("buy were-swan");
    assert_eq!(table.power(), 0, "all may be spent");
    table.expect_refused("buy were-swan", "not-enough-power", 72);
    table.expect_refused("buy-from cthulhu", "not-enough-power", 72);
}

/// R73. Green cards are paid with Tokens only.
#[test]
fn r073_power_pays_for_no_green_card() {
    let mut table = Scenario::of(2).tokens(2).power(9).start();
    table.expect_refused("buy merch", "not-enough-tokens", 71);
    let mut table = Scenario::of(2).tokens(3).power(9).start();
    table.play("buy merch");
    assert_eq!((table.tokens(), table.power()), (0, 9));
}

/// R74. Red cards are paid with Power only.
#[test]
fn r074_tokens_pay_for_no_red_card() {
    let mut table = Scenario::of(2).tokens(9).power(3).start();
    table.expect_refused("buy fleshreaper", "not-enough-power", 72);
    let mut table = Scenario::of(2).tokens(9).power(4).start();
    table.play("buy fleshreaper");
    assert_eq!((table.tokens(), table.power()), (9, 0));
}

/// R75. A Gold card is paid with its Token cost in Tokens and its Power cost in Power.
#[test]
fn r075_a_gold_card_is_paid_with_both() {
    let with = |tokens, power| Scenario::of(2).board(&["gunhorse"]).tokens(tokens).power(power);
    let mut table = with(6, 7).start();
    table.play("buy gunhorse");
    assert_eq!((table.tokens(), table.power()), (1, 2));
    with(10, 4).start().expect_refused("buy gunhorse", "not-enough-power", 75);
    with(4, 10).start().expect_refused("buy gunhorse", "not-enough-tokens", 75);
    with(7, 20).start().expect_refused("buy-from knight-gabriel", "not-enough-tokens", 75);
}

/// R76. Only face-up cards on top of board stacks, and from Bosses, can be bought.
#[test]
fn r076_only_what_is_on_the_board_is_bought() {
    let scenario = Scenario::of(2).left("kittens", 0).board(&["annika"]).tokens(50).power(50);
    let mut table = scenario.discard(A, &["merch"]).start();
    table.expect_refused("buy kittens", "stack-empty", 76);
    table.expect_refused("buy magiquest-merchant", "not-for-sale", 76);
    table.expect_refused("buy quarter", "not-for-sale", 76);
    table.expect_refused("buy human-sacrifice", "not-for-sale", 39);
    table.expect_refused("buy cthulhu-3", "not-for-sale", 44);
    table.play("buy annika").play("buy-from cthulhu");
}

/// R77. A bought card goes to the buyer's discard pile at once.
#[test]
fn r077_a_bought_card_goes_to_the_discard_pile() {
    let mut table = Scenario::of(2).discard(A, &[]).tokens(3).start();
    table.play("buy merch");
    assert_eq!((table.active(), table.discard(A)), (A, cards(&["merch"])));
    assert_eq!((table.owned(A, "merch"), table.owned(B, "merch")), (1, 0));
}

/// R77. An effect may say otherwise.
#[test]
fn r077_unless_an_effect_says_otherwise() {
    let frank = Scenario::of(2).hero(A, "frank").discard(A, &[]).tokens(3);
    let mut table = frank.start();
    table.play("buy merch").play("yes");
    assert_eq!((table.top(A), table.discard(A)), (cards(&["merch"]), cards(&[])));
}

/// R78. A bought Loot goes to the buyer's discard pile.
#[test]
fn r078_a_bought_loot_goes_to_the_discard_pile() {
    let scenario = Scenario::of(2).discard(A, &[]).power(10);
    let mut table = scenario.loots("cthulhu", &["human-sacrifice"]).start();
    table.play("buy-from cthulhu");
    assert_eq!((table.active(), table.discard(A)), (A, cards(&["human-sacrifice"])));
}

/// R78. Its own text or an effect may say otherwise.
#[test]
fn r078_unless_its_text_or_an_effect_says_otherwise() {
    let scenario = Scenario::of(2).discard(A, &[]).power(10);
    let mut table = scenario.clone().loots("cthulhu", &["the-call-of-cthulhu"]).start();
    table.play("buy-from cthulhu");
    assert_eq!((table.front(A), table.discard(A)), (cards(&["the-call-of-cthulhu"]), cards(&[])));
    let scenario = scenario.front(A, &["non-euclidean-geometry"]);
    let mut table = scenario.loots("cthulhu", &["human-sacrifice"]).start();
    table.play("buy-from cthulhu").play("yes");
    assert_eq!((table.bottom(A), table.discard(A)), (cards(&["human-sacrifice"]), cards(&[])));
}

/// R79. A player cannot buy from a stack under the Glob token.
#[test]
fn r079_nothing_is_bought_from_under_the_glob_token() {
    let mut table = Scenario::of(2).glob("kittens").tokens(12).start();
    assert!(!table.can("buy kittens"));
    table.expect_refused("buy kittens", "under-glob", 79);
    table.play("buy merch");
}

/// R80. PAX Pox cannot be bought.
#[test]
fn r080_pax_pox_cannot_be_bought() {
    let mut table = Scenario::of(2).tokens(50).power(50).start();
    assert!(!table.can("buy pax-pox"));
    table.expect_refused("buy pax-pox", "not-for-sale", 80);
}

/// R81. The rulebook's sample turn.
#[test]
fn r081_sample_turn() {
    let hand = [
        "quarter",
        "quarter",
        "cardboard-tube",
        "cardboard-tube",
        "cardboard-tube",
        "cardboard-tube",
    ];
    let mut table = Scenario::of(2).board(&["bono-trask"]).hand(A, &hand).start();
    table.play("play all");
    assert_eq!((table.tokens(), table.power()), (2, 4));
    table.play("buy bono-trask").play("buy fleshreaper");
    assert!(table.discard(A).contains(&"bono-trask".to_owned()));
    assert!(table.discard(A).contains(&"fleshreaper".to_owned()));
    assert_eq!(table.due(), B, "with nothing left to play and to spend the turn is over");
}
