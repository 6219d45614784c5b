//! End of turn and decks: R82 to R89, with G8 and G9.

use std::collections::BTreeSet;

use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

/// A turn of a player who has nothing but a hand.
fn only_hand(hand: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, hand).deck(A, &[]).discard(A, &[])
}

fn has_shuffled(table: &Table) -> bool {
    table.told().iter().any(|told| told == "Ann shuffles the discard pile.")
}

/// R82. At end of turn all cards played and all cards left in hand go to the discard pile.
#[test]
fn r082_played_cards_and_hand_are_discarded() {
    let scenario = Scenario::of(2).hand(A, &["quarter", "cardboard-tube", "pax-pox", "kittens"]);
    let mut table = scenario.discard(A, &["merch"]).start();
    table.play("play quarter").play("play kittens").play("end");
    let discarded = ["quarter", "cardboard-tube", "pax-pox", "kittens", "merch"];
    assert_eq!((table.discard(A), table.in_play(A)), (cards(&discarded), cards(&[])));
}

/// R83. Then the player draws a new hand of six cards.
#[test]
fn r083_a_new_hand_has_six_cards() {
    let scenario = Scenario::of(2).hand(A, &["quarter", "kittens"]).deck(A, &["merch"; 7]);
    let mut table = scenario.discard(A, &[]).start();
    table.play("end");
    assert_eq!(table.hand(A), cards(&["merch"; 6]));
    assert_eq!((table.deck(A), table.active()), (cards(&["merch"]), B));
}

/// R83. It is drawn after the cards of the turn were discarded: they can be drawn again.
#[test]
fn r083_the_new_hand_is_drawn_after_discarding() {
    let scenario = only_hand(&["quarter", "kittens", "merch", "merch"]).deck(A, &["annika"; 3]);
    let mut table = scenario.start();
    table.play("play kittens").play("end");
    assert_eq!(table.hand(A).len(), 6);
    assert_eq!(table.hand(A).iter().filter(|card| *card == "annika").count(), 3);
    assert!(has_shuffled(&table));
    assert_eq!((table.deck(A).len(), table.discard(A)), (1, cards(&[])));
}

/// R84. Unspent Tokens and Power are lost at end of turn.
#[test]
fn r084_unspent_tokens_and_power_are_lost() {
    let mut table = Scenario::of(2).tokens(5).power(6).start();
    table.play("end");
    assert_eq!((table.active(), table.tokens(), table.power()), (B, 0, 0));
    table.play("end");
    assert_eq!((table.active(), table.tokens(), table.power()), (A, 0, 0));
    table.expect_refused("buy merch", "not-enough-tokens", 71);
}

/// R85. Cards kept in front of a player are not discarded at end of turn.
#[test]
fn r085_cards_in_front_stay_there() {
    let scenario = Scenario::of(2).front(A, &["non-euclidean-geometry"]).power(10);
    let mut table = scenario.loots("cthulhu", &["the-call-of-cthulhu"]).start();
    table.play("buy-from cthulhu").play("end");
    let front = cards(&["non-euclidean-geometry", "the-call-of-cthulhu"]);
    assert_eq!((table.active(), table.front(A)), (B, front.clone()));
    assert_eq!(table.owned(A, "non-euclidean-geometry"), 0, "it is nowhere else");
    table.play("end").play("enough");
    assert_eq!((table.active(), table.front(A)), (A, front));
}

/// R86. The deck is not rebuilt merely because it is empty.
#[test]
fn r086_an_empty_deck_stays_empty() {
    let scenario = only_hand(&["spectral-worm", "quarter"]).deck(A, &["kittens"]);
    let mut table = scenario.discard(A, &["merch"]).start();
    table.play("play spectral-worm");
    assert_eq!(table.hand(A), cards(&["kittens", "quarter"]));
    assert_eq!((table.deck(A), table.discard(A)), (cards(&[]), cards(&["merch"])));
    assert!(!has_shuffled(&table));
}

/// R86. Not at end of turn either, when the new hand takes the last card.
#[test]
fn r086_the_last_card_of_a_hand_rebuilds_nothing() {
    let mut table = only_hand(&["quarter"]).deck(A, &["merch"; 6]).start();
    table.play("end");
    assert_eq!((table.deck(A), table.discard(A)), (cards(&[]), cards(&["quarter"])));
}

/// R87. When a card must be drawn from an empty deck, the discard pile is shuffled to become the deck.
#[test]
fn r087_drawing_from_an_empty_deck_shuffles_the_discard_pile() {
    let scenario = only_hand(&["spectral-worm", "quarter"]).discard(A, &["merch", "kittens"]);
    let drawn = |seed| {
        let mut table = scenario.clone().seed(seed).start();
        table.play("play spectral-worm");
        assert_eq!((table.hand(A).len(), table.deck(A).len()), (2, 1));
        assert_eq!(table.discard(A), cards(&[]));
        assert!(has_shuffled(&table));
        table.hand(A)
    };
    let seen: BTreeSet<Vec<String>> = (1..=40).map(drawn).collect();
    let either = [cards(&["kittens", "quarter"]), cards(&["merch", "quarter"])];
    assert_eq!(seen, either.into(), "it is shuffled");
}

/// R87. The draw goes on: what is left of the deck comes first.
#[test]
fn r087_a_draw_goes_on_after_the_shuffle() {
    let scenario = Scenario::of(2).hand(A, &["nipple-crabs"]).hand(B, &["the-salmon"]);
    let scenario = scenario.deck(B, &["kittens"]).discard(B, &["merch", "merch"]);
    let mut table = scenario.start();
    table.play("play nipple-crabs").play("choose the-salmon");
    assert_eq!(table.hand(B).len(), 2);
    assert!(table.hand(B).contains(&"kittens".to_owned()));
    assert_eq!((table.deck(B).len(), table.discard(B)), (2, cards(&[])));
}

/// R87. A card that must be revealed from an empty deck does the same.
#[test]
fn r087_revealing_from_an_empty_deck_shuffles_the_discard_pile() {
    let scenario = Scenario::of(2).hero(A, "nutsy").hand(A, &["puppy-cuddles", "quarter"]);
    let mut table = scenario.deck(B, &[]).discard(B, &["merch", "merch"]).start();
    table.play("play puppy-cuddles");
    assert_eq!((table.deck(B), table.top(B)), (cards(&["merch", "merch"]), cards(&["merch"])));
    assert_eq!(table.discard(B), cards(&["pax-pox"]), "gained since Merch has a cost");
}

/// R88. If deck and discard pile are both empty, nothing more is drawn.
#[test]
fn r088_nothing_is_drawn_from_nothing() {
    let mut table = only_hand(&["spectral-worm", "quarter"]).start();
    table.play("play spectral-worm");
    assert_eq!((table.power(), table.hand(A)), (2, cards(&["quarter"])));
    assert!(!has_shuffled(&table));
}

/// R88. Nor is anything revealed.
#[test]
fn r088_nothing_is_revealed_of_nothing() {
    let scenario = Scenario::of(2).hero(A, "nutsy").hand(A, &["puppy-cuddles", "quarter"]);
    let mut table = scenario.deck(B, &[]).discard(B, &[]).start();
    table.play("play puppy-cuddles");
    assert_eq!((table.power(), table.pox(), table.discard(B)), (2, 20, cards(&[])));
    let mut table = only_hand(&["giraffe-problems", "quarter"]).start();
    table.play("play giraffe-problems");
    assert_eq!((table.tokens(), table.discard(A)), (1, cards(&[])), "no card with a cost");
}

/// G8. Who has fewer cards than are to be drawn draws what there is.
#[test]
fn g8_what_there_is_is_drawn() {
    let mut table = only_hand(&["quarter", "merch"]).deck(A, &["kittens"]).start();
    table.play("play merch").play("end");
    assert_eq!(table.hand(A), cards(&["kittens", "merch", "quarter"]));
    assert_eq!((table.deck(A), table.discard(A)), (cards(&[]), cards(&[])));
}

/// R89. A mid-turn reshuffle does not include cards played this turn.
#[test]
fn r089_played_cards_are_not_reshuffled() {
    let hand = ["diabolus", "diabolus", "quarter", "quarter"];
    let mut table = only_hand(&hand).discard(A, &["merch"]).start();
    table.play("play quarter").play("play diabolus");
    assert_eq!(table.hand(A), cards(&["diabolus", "merch", "quarter"]));
    table.play("play diabolus");
    assert_eq!(table.hand(A), cards(&["merch", "quarter"]), "nothing was left to draw");
    assert_eq!(table.in_play(A), cards(&["diabolus", "diabolus", "quarter"]));
    table.play("end");
    assert_eq!(table.hand(A).len(), 5, "at end of turn they are");
}

/// G9. Dreaming in R'lyeh alone goes back to the deck in the turn, as it says.
#[test]
fn g9_dreaming_can_be_drawn_again() {
    let mut table = only_hand(&["dreaming-in-rlyeh", "quarter", "quarter"]).start();
    table.play("play quarter").play("play dreaming-in-rlyeh");
    assert_eq!(table.hand(A), cards(&["dreaming-in-rlyeh", "quarter"]));
    assert_eq!(table.in_play(A), cards(&["quarter"]));
}
