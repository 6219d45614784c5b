//! What is told to whom.

use fracas_core::Viewer;

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Checks that a sentence was told to everyone.
#[track_caller]
fn expect_told(table: &Table, sentence: &str) {
    let told = table.told();
    assert!(told.iter().any(|text| text == sentence), "{sentence}\n{told:#?}");
}

#[test]
fn plays_and_purchases_are_told() {
    let mut t = Scenario::of(2).hand(A, &["kittens", "quarter", "quarter"]).power(4).start();
    t.play("play kittens").play("buy fleshreaper").play("buy merch").play("play all");
    for sentence in [
        "Ann plays Kittens.",
        "Ann gains 4 Tokens.",
        "Ann buys Fleshreaper for 4 Power.",
        "Ann buys Merch for 3 Tokens.",
        "Ann gains 1 Token.",
    ] {
        expect_told(&t, sentence);
    }
}

#[test]
fn attacks_and_blocks_are_told() {
    let hands = Scenario::of(3).hand(A, &["nipple-crabs", "quarter"]).hand(B, &["the-salmon"]);
    let mut t = hands.start();
    t.play("play nipple-crabs").play("choose the-salmon");
    for sentence in [
        "Ann plays Nipple Crabs.",
        "Bob blocks with The Salmon, Salivo, and Hindsight.",
        "Bob draws 2 cards.",
        "Cid gains a PAX Pox.",
    ] {
        expect_told(&t, sentence);
    }
}

#[test]
fn a_roll_is_told_as_what_it_is() {
    let loot = Scenario::of(2).hand(A, &["gem-encrusted", "quarter"]);
    let actions = ["play gem-encrusted"];
    let critical = loot.rolling(18..=20, &actions);
    let face = critical.rolls()[0];
    expect_told(&critical, &format!("Ann rolls {face} for Gem Encrusted: a Critical."));
    expect_told(&loot.rolling(1..=1, &actions), "Ann rolls 1 for Gem Encrusted: a Fumble.");
    let normal = loot.rolling(2..=17, &actions);
    let face = normal.rolls()[0];
    expect_told(&normal, &format!("Ann rolls {face} for Gem Encrusted."));
}

#[test]
fn what_is_seen_on_top_of_a_deck_is_told_to_its_owner_alone() {
    let fish = Scenario::of(2).hand(A, &["mage-fish", "quarter"]).deck(A, &["kittens"]);
    let mut t = fish.start();
    t.play("play mage-fish");
    let own = t.told_to(Viewer::Seat(A));
    assert!(own.contains(&"Ann sees Kittens on top of the deck.".to_owned()), "{own:?}");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let told = t.told_to(viewer);
        assert!(told.contains(&"Ann looks at the top card of the deck.".to_owned()), "{told:?}");
        assert!(!told.iter().any(|text| text.contains("Kittens")), "{told:?}");
    }
}

#[test]
fn the_end_is_told_with_who_won() {
    let mut t = Scenario::of(2).loots("cthulhu", &[]).power(13).start();
    t.play("buy-from cthulhu");
    assert!(t.is_over());
    assert_eq!(t.told().last().unwrap(), "Ann wins the game.");
}
