//! Die rolls on Loots: R113 to R117, with G25.

use fracas_rlyeh::{Card, Catalogue, Colour};

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// Lists the Loots of a colour.
fn loots(colour: Colour) -> impl Iterator<Item = &'static Card> {
    let cards = Catalogue::base().cards().map(|(_, card)| card);
    cards.filter(move |card| card.is_loot() && card.colour == colour)
}

/// A turn with a card and two to go on with, in which others can draw Kittens.
fn with(card: &str) -> Scenario {
    let hand = [card, "quarter", "cardboard-tube"];
    let scenario = Scenario::of(3).hand(A, &hand).top(A, &["annika"]);
    scenario.top(B, &["kittens"]).top(C, &["kittens"])
}

/// Plays The Kitchen Sink and rolls a number.
fn sink(face: u32) -> Table {
    with("the-kitchen-sink").rolling(face..=face, &["play quarter", "play the-kitchen-sink"])
}

/// Plays Gem Encrusted and rolls a number.
fn gem(face: u32) -> Table {
    with("gem-encrusted").rolling(face..=face, &["play gem-encrusted"])
}

/// Counts the Kittens in the hands of the others, which they have if they drew.
fn drawn(table: &Table) -> [usize; 2] {
    [B, C].map(|seat| table.hand(seat).iter().filter(|card| *card == "kittens").count())
}

/// R113. Every Green Loot tells its player to roll the d20.
#[test]
fn r113_every_green_loot_is_rolled_for() {
    let mut count = 0;
    for loot in loots(Colour::Green) {
        let mut table = if loot.stays_in_front {
            Scenario::of(2).active(B).front(B, &[&loot.id]).start_of_turn()
        } else {
            with(&loot.id).start()
        };
        if !loot.stays_in_front {
            assert_eq!(table.rolls(), [0; 0], "{}", loot.id);
            table.play(&format!("play {}", loot.id));
        }
        assert!(!table.rolls().is_empty(), "{}", loot.id);
        assert!(table.rolls().iter().all(|face| (1..=20).contains(face)));
        count += 1;
    }
    assert_eq!(count, 8);
}

/// R113. The d20 shows each of its numbers.
#[test]
fn r113_the_die_has_twenty_sides() {
    assert!((1..=20).all(|face| gem(face).rolls() == [face]));
}

/// R114. A roll of 1 is a Fumble: each other player draws a card.
#[test]
fn r114_a_fumble_lets_the_others_draw() {
    let table = sink(1);
    assert_eq!((drawn(&table), table.tokens()), ([1, 1], 1), "the Quarter's Token is all");
    assert_eq!(table.hand(A), cards(&["cardboard-tube"]), "who rolled draws nothing");
    assert_eq!((table.due(), drawn(&sink(2)), drawn(&sink(20))), (A, [0, 0], [0, 0]));
}

/// R115. A roll of 18, 19 or 20 is a Critical with the better result.
#[test]
fn r115_a_critical_is_18_or_more() {
    for face in 18..=20 {
        assert_eq!(sink(face).tokens(), 1 + 2 * 2, "2 Tokens for each of two cards");
    }
    assert_eq!(sink(17).tokens(), 1 + 2);
}

/// R116. A roll of 2 to 17 gives the normal result.
#[test]
fn r116_2_to_17_is_normal() {
    for face in 2..=17 {
        assert_eq!(sink(face).tokens(), 1 + 2, "a Token for each of two cards, with {face}");
    }
}

/// R117. Gold Loots use the same table shape.
#[test]
fn r117_gold_loots_have_the_same_table() {
    for (faces, tokens, others) in [(1..=1, 0, 1), (2..=17, 7, 0), (18..=20, 12, 0)] {
        for face in faces {
            let table = gem(face);
            assert_eq!((table.tokens(), drawn(&table)), (tokens, [others; 2]), "with {face}");
        }
    }
}

/// R117. So do all of them.
#[test]
fn r117_every_gold_loot_is_rolled_for() {
    for loot in loots(Colour::Gold) {
        let table = with(&loot.id).rolling(1..=1, &[&format!("play {}", loot.id)]);
        assert_eq!((table.rolls().len(), drawn(&table)), (1, [1; 2]), "{}", loot.id);
    }
    assert_eq!(loots(Colour::Gold).count(), 8);
}

/// G25. A Fumble while blocking is for the opponents of who rolls, the attacker among them.
#[test]
fn g25_a_fumble_while_blocking_lets_the_attacker_draw() {
    let scenario = with("nipple-crabs").hand(B, &["armored-to-the-hilt"]);
    let actions = ["play nipple-crabs", "choose armored-to-the-hilt"];
    let table = scenario.rolling(1..=1, &actions);
    assert_eq!(table.hand(A), cards(&["annika", "cardboard-tube", "quarter"]));
    assert_eq!(drawn(&table), [0, 1]);
    assert_eq!((table.owned(B, "pax-pox"), table.owned(C, "pax-pox")), (0, 1));
}
