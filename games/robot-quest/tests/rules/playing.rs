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

/// R37. A card is carried out before the next is played.
#[test]
fn r037_one_card_is_finished_before_the_next() {
    let mut t = Scenario::rumble(4).hand(A, &["3d-printing", "battery", "battery"]).start();
    t.play("play 3d-printing");
    for action in ["play battery", "end", "move pug a2"] {
        t.expect_refused(action, "answer-first", 39);
    }
    t.play("option 1").play("play battery");
    assert_eq!(t.energy(), 2 + 1);
}

/// R38. Playing a card costs nothing.
#[test]
fn r038_playing_a_card_costs_nothing() {
    let mut t = Scenario::rumble(4).hand(A, &["rev-motors", "battery"]).energy(2).start();
    t.play("play rev-motors");
    assert_eq!(t.energy(), 2, "the 5 Energy it costs to buy are not paid");
}

/// R39. A played card goes in play; then its text is done.
#[test]
fn r039_a_card_is_in_play_when_its_text_is_done() {
    let mut t = Scenario::rumble(4).hand(A, &["jumper-cables", "hammer"]).start();
    t.play("play jumper-cables");
    assert_eq!((t.in_play(A), t.hand(A)), (vec!["jumper-cables".into()], vec!["hammer".into()]));
    assert_eq!(t.energy(), 1, "1 for each Battery card in play, of which it is one itself");
}

/// R40. Cards in play stay there until Cleanup.
#[test]
fn r040_cards_in_play_stay_until_cleanup() {
    let hand = ["battery", "jump-jets", "rivet-gun", "battery"];
    let mut t = Scenario::rumble(4).at("petri", "a3").hand(A, &hand).energy(3).start();
    t.play("play battery").play("play jump-jets").play("attack petri with rivet-gun");
    t.play("move pug a2").play("buy heavy-hammer");
    assert_eq!(t.in_play(A), ["battery", "jump-jets", "rivet-gun"]);
    t.expect_refused("play jump-jets", "not-in-hand", 37);
    assert_eq!(t.discard(A), ["heavy-hammer"], "only what was bought");
    t.play("end");
    assert!(t.in_play(A).is_empty());
}

/// R41. A played card does not go to the discard pile before Cleanup, so a mid-turn reshuffle does not
/// include it.
#[test]
fn r041_a_reshuffle_leaves_cards_in_play_alone() {
    let mut t = Scenario::rumble(4)
        .hand(A, &["battery", "short-circuit", "jump-jets"])
        .deck(A, &[])
        .discard(A, &["hammer"])
        .start();
    t.play("play battery").play("play short-circuit");
    assert_eq!(t.hand(A), ["hammer", "jump-jets"], "of 3 cards to draw there is only 1");
    assert_eq!(t.in_play(A), ["battery", "short-circuit"]);
    assert!(t.deck(A).is_empty() && t.discard(A).is_empty());
}

/// R42. Energy and Move gained need not be spent at once.
#[test]
fn r042_energy_and_move_can_be_kept_for_later_in_the_turn() {
    let hand = ["advanced-battery", "jump-jets", "hammer", "battery"];
    let mut t = Scenario::rumble(4).at("pug", "d5").at("petri", "d4").hand(A, &hand).start();
    t.play("play advanced-battery").play("play jump-jets");
    t.play("attack petri with hammer").play("play battery");
    assert_eq!((t.energy(), t.moves()), (4, 2), "all is still there");
    t.play("move pug d6").play("buy rivet-gun").play("move pug d7");
    assert_eq!((t.energy(), t.moves(), t.active()), (1, 0, A));
}
