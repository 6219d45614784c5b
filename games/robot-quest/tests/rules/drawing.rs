//! Drawing: R151 to R156.

use crate::scenario::Scenario;
use crate::table::A;

/// R151. If your deck is empty when you must draw, your discard pile is shuffled into a new deck and
/// drawing goes on.
#[test]
fn r151_an_empty_deck_is_made_anew_of_the_discard_pile() {
    let four = Scenario::rumble(4).hand(A, &["rev-motors"]).in_play(A, &["jump-jets"]).energy(1);
    let four = four.deck(A, &["hammer"]).discard(A, &["rivet-gun", "rivet-gun", "rivet-gun"]);
    let mut t = four.start();
    t.play("play rev-motors");
    assert_eq!(
        t.hand(A),
        ["hammer", "rivet-gun", "rivet-gun"],
        "one of the old deck and two of the new"
    );
    assert_eq!(t.deck(A), ["rivet-gun"], "the rest is the new deck");
    assert!(t.discard(A).is_empty());
    assert_eq!(t.in_play(A), ["jump-jets", "rev-motors"], "cards in play are not shuffled in");
}

/// R151. The new deck is shuffled: chance decides what comes first.
#[test]
fn r151_the_new_deck_is_shuffled() {
    let draws = (0..20).map(|seed| {
        let four = Scenario::rumble(4).hand(A, &["oil-can"]).energy(1).deck(A, &[]).seed(seed);
        let mut t = four.discard(A, &["hammer", "jump-jets", "rivet-gun"]).start();
        t.play("play oil-can");
        t.hand(A).concat()
    });
    let mut different: Vec<String> = draws.collect();
    different.sort();
    different.dedup();
    assert_eq!(different, ["hammer", "jump-jets", "rivet-gun"]);
}

/// R152. With 3 cards left and 5 to draw: draw 3, reshuffle, draw 2.
#[test]
fn r152_three_cards_left_and_five_to_draw() {
    let four = Scenario::rumble(4).deck(A, &["rivet-gun", "rivet-gun", "rivet-gun"]);
    let mut t = four.hand(A, &["hammer"]).discard(A, &["battery", "battery", "battery"]).start();
    t.play("end");
    let hand = t.hand(A);
    assert_eq!(hand.len(), 5);
    let rivet_guns = hand.iter().filter(|card| *card == "rivet-gun").count();
    assert_eq!(rivet_guns, 3, "all that were left: {hand:?}");
    assert_eq!((t.deck(A).len(), t.discard(A).len()), (2, 0), "2 of the other 4 were drawn");
}

/// R153. The deck is not reshuffled before a draw needs it.
#[test]
fn r153_a_deck_that_runs_out_is_not_reshuffled_yet() {
    let deck = ["rivet-gun", "rivet-gun", "rivet-gun", "rivet-gun", "rivet-gun"];
    let four = Scenario::rumble(4).deck(A, &deck).hand(A, &["hammer"]);
    let mut t = four.discard(A, &["battery", "battery"]).start();
    t.play("end");
    assert_eq!(t.hand(A), deck);
    assert!(t.deck(A).is_empty());
    assert_eq!(t.discard(A), ["battery", "battery", "hammer"], "still the discard pile");
}

/// R154. If deck and discard pile are empty, drawing stops.
#[test]
fn r154_without_deck_and_discard_pile_drawing_stops() {
    let four = Scenario::rumble(4).hand(A, &["short-circuit", "rev-motors", "hammer"]);
    let mut t = four.deck(A, &["jump-jets"]).discard(A, &[]).energy(1).start();
    t.play("play short-circuit");
    assert_eq!(t.hand(A), ["hammer", "jump-jets", "rev-motors"], "1 of 3 cards");
    t.play("play rev-motors");
    assert_eq!(t.hand(A), ["hammer", "jump-jets"], "0 of 2 cards");
    t.play("end");
    assert_eq!(t.hand(A).len(), 4, "4 cards are all there are");
    assert!(t.deck(A).is_empty() && t.discard(A).is_empty());
}

const TILES: [&str; 7] =
    ["S.....S", "R.....J", ".......", ".......", ".......", ".......", "S.....S"];

/// R155. A discarded card goes to your own discard pile.
#[test]
fn r155_a_discarded_card_goes_to_your_own_discard_pile() {
    let four = Scenario::rumble(4).drawn(TILES).at("pug", "a2").hand(A, &["hammer"]);
    let mut t = four.discard(A, &["jump-jets"]).start_of_turn();
    let scrapped = t.scrap();
    t.play("choose hammer");
    assert_eq!((t.discard(A), t.scrap()), (vec!["hammer".into(), "jump-jets".into()], scrapped));
    assert!(!t.hand(A).contains(&"hammer".into()));
}

/// R156. A scrapped card goes to the Scrap Heap.
#[test]
fn r156_a_scrapped_card_goes_to_the_scrap_heap() {
    let four = Scenario::rumble(4).drawn(TILES).at("pug", "g2").hand(A, &["hammer", "battery"]);
    let mut t = four.scrap(&["rivet-gun"]).start_of_turn();
    t.play("choose hammer");
    assert_eq!(t.scrap(), ["hammer", "rivet-gun"]);
    assert_eq!(t.hand(A), ["battery"]);
    assert!(t.discard(A).is_empty(), "it is not the player's any more");
}
