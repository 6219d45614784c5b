//! The six Gold cards.

use crate::dealt::card;
use crate::scenario::Scenario;
use crate::table::{A, B, C, cards};

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

#[test]
fn gold_cards_cost_both_and_have_their_points() {
    for (id, each, points) in [
        ("diabolus", 3, 1),
        ("mage-fish", 3, 1),
        ("gabes-gross-mouth", 4, 2),
        ("sad-zombie", 4, 2),
        ("game-face", 5, 3),
        ("gunhorse", 5, 3),
    ] {
        let cost = card(id).cost.unwrap();
        assert_eq!((cost.tokens, cost.power, card(id).points), (each, each, points), "{id}");
    }
}

#[test]
fn diabolus_gives_1_token_and_1_power_and_draws_a_card() {
    let mut table = hand(&["diabolus", "quarter"]).top(A, &["merch", "kittens"]).start();
    table.play("play diabolus");
    assert_eq!((table.tokens(), table.power()), (1, 1));
    assert_eq!(table.hand(A), ["kittens", "quarter"]);
}

#[test]
fn mage_fish_gives_1_token_and_1_power_and_may_delete_the_top_card() {
    let scenario = hand(&["mage-fish", "quarter"]).deck(A, &["kittens"]).discard(A, &[]);
    let mut table = scenario.start();
    table.play("play mage-fish");
    assert_eq!((table.tokens(), table.power()), (1, 1));
    assert_eq!(table.choices(), ["choose kittens from deck", "enough"]);
    let mut kept = table.clone();
    table.play("choose kittens from deck");
    assert!(table.deck(A).is_empty() && table.deleted().contains(&"kittens".into()));
    kept.play("enough");
    assert_eq!(kept.deck(A), ["kittens"]);
}

#[test]
fn gabes_gross_mouth_gives_2_of_both_and_may_delete_a_card_of_the_hand_or_in_play() {
    let scenario = hand(&["gabes-gross-mouth", "quarter"]).in_play(A, &["cardboard-tube"]);
    let mut table = scenario.discard(A, &["merch"]).start();
    let deleted = table.deleted();
    table.play("play gabes-gross-mouth");
    assert_eq!((table.tokens(), table.power()), (2, 2));
    assert!(!table.can("choose merch from discard"));
    let mut held = table.clone();
    held.play("choose quarter");
    assert_eq!((held.hand(A), held.deleted().len()), (cards(&[]), deleted.len() + 1));
    let mut kept = table.clone();
    kept.play("enough");
    assert_eq!((kept.deleted(), kept.hand(A)), (deleted, cards(&["quarter"])));
    table.play("choose cardboard-tube from play");
    assert_eq!(table.in_play(A), ["gabes-gross-mouth"]);
    assert!(table.deleted().contains(&"cardboard-tube".into()));
}

#[test]
fn sad_zombie_puts_a_pax_pox_on_the_deck_of_each_opponent() {
    let scenario = Scenario::of(3).hand(A, &["sad-zombie", "quarter"]);
    let scenario = scenario.hand(B, &["quarter"]).top(B, &["merch"]).discard(B, &[]);
    let mut table = scenario.hand(C, &["free-play-user"]).top(C, &["kittens"]).start();
    table.play("play sad-zombie");
    assert_eq!((table.tokens(), table.power(), table.due()), (0, 0, C));
    assert_eq!((table.top(B), table.discard(B)), (vec!["merch".into(), "pax-pox".into()], vec![]));
    let mut hit = table.clone();
    table.play("choose free-play-user");
    assert_eq!((table.owned(C, "pax-pox"), table.owned(A, "pax-pox"), table.pox()), (0, 0, 19));
    hit.play("enough");
    assert_eq!(hit.top(C), ["kittens", "pax-pox"]);
    assert_eq!((hit.hand(C), hit.pox()), (cards(&["free-play-user"]), 18));
}

#[test]
fn sad_zombie_blocks_draws_a_card_and_gives_the_attacker_a_pax_pox() {
    let scenario = Scenario::of(3).hand(A, &["nipple-crabs", "quarter"]).discard(A, &[]);
    let scenario = scenario.hand(B, &["sad-zombie"]).top(B, &["merch", "kittens"]).discard(B, &[]);
    let mut table = scenario.start();
    table.play("play nipple-crabs");
    let mut hit = table.clone();
    table.play("choose sad-zombie");
    assert_eq!((table.hand(B), table.discard(B)), (cards(&["kittens"]), cards(&["sad-zombie"])));
    assert_eq!(table.discard(A), ["pax-pox"]);
    assert_eq!((table.owned(C, "pax-pox"), table.power()), (1, 2), "the others are hit");
    hit.play("enough");
    assert_eq!((hit.hand(B), hit.discard(B)), (cards(&["sad-zombie"]), cards(&["pax-pox"])));
    assert_eq!(hit.discard(A), [""; 0]);
}

/// Plays Game Face after other cards, and gets the Tokens and the Power it gives.
fn game_face(played: &[&str]) -> (u64, u64) {
    let mut table = hand(&["game-face", "quarter"]).in_play(A, played).start();
    table.play("play game-face");
    (table.tokens(), table.power())
}

#[test]
fn game_face_gives_4_tokens_after_three_other_green_cards() {
    assert_eq!(game_face(&["quarter", "merch", "kittens"]), (4, 0));
    assert_eq!(game_face(&["quarter", "merch"]), (0, 0), "it does not count itself");
    assert_eq!(game_face(&["quarter", "merch", "diabolus"]), (4, 0), "Gold is Green too");
}

#[test]
fn game_face_gives_4_power_after_three_other_red_cards() {
    assert_eq!(game_face(&["cardboard-tube", "fleshreaper", "were-swan"]), (0, 4));
    assert_eq!(game_face(&["cardboard-tube", "fleshreaper"]), (0, 0), "it does not count itself");
    assert_eq!(game_face(&["diabolus", "mage-fish", "game-face"]), (4, 4), "Gold counts for both");
    assert_eq!(game_face(&["quarter", "merch", "fleshreaper", "were-swan"]), (0, 0));
}

#[test]
fn gunhorse_gains_a_card_that_is_not_gold_into_the_hand() {
    let mut table = hand(&["gunhorse", "quarter"]).board(&["kittens", "diabolus"]).start();
    table.play("play gunhorse");
    assert_eq!((table.tokens(), table.power()), (0, 0));
    assert!(table.can("choose spectral-worm from board"), "whatever it costs");
    assert!(!table.can("choose diabolus from board") && !table.can("choose gunhorse from board"));
    assert!(!table.can("choose pax-pox from board") && !table.can("boss cthulhu"));
    assert!(!table.can("enough"));
    table.play("choose kittens from board");
    assert_eq!((table.hand(A), table.left("kittens")), (cards(&["kittens", "quarter"]), 8));
}
