//! Playing cards: R37 to R42.

use crate::scenario::Scenario;
use crate::table::{A, B};

/// R37. Cards are played from hand one at a time, in your turn.
#[test]
fn r037_cards_are_played_from_hand_in_your_turn() {
    let hand = ["battery", "battery", "jump-jets"];
    let mut t = Scenario::rumble(4).hand(A, &hand).deck(A, &["hammer", "rivet-gun"]).start();
    t.play("play battery");
    assert_eq!(t.hand(A), ["battery", "jump-jets"], "one Battery of two was played");
    t.expect_refused("play advanced-battery", "not-in-hand", 37);
    t.expect_refused("attack petri with rivet-gun", "not-in-hand", 37);
    let refused = t.0.play(B, "play battery").unwrap_err();
    assert_eq!(refused.code, "not-your-turn", "it is A's turn");
}

/// R38. Playing a card costs nothing.
#[test]
fn r038_playing_a_card_costs_nothing() {
    let mut t = Scenario::rumble(4).hand(A, &["rev-motors", "battery"]).energy(2).start();
    t.play("play rev-motors");
    assert_eq!(t.energy(), 2, "the 5 Energy it costs to buy are not paid");
}
