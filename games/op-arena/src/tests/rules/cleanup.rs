//! Chapter 13: Cleanup, and the deck.

use fracas_core::{Chronicle, Entry, Game as _, Legible as _};

use crate::dudes::DudeSet;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B};

/// A table in the Cleanup of A with some Dudes in hand.
fn cleanup(hand: &[&str]) -> Arena {
    let mut arena = Arena::new(2);
    arena.put(A, "sleeper");
    arena.hold(A, hand);
    arena.put(A, "brick");
    arena.place(A, 2);
    arena.act(A, "enough");
    arena
}

#[test]
fn r119_up_to_two_dudes_may_be_discarded_from_hand() {
    let mut arena = cleanup(&["giant", "echo", "ghost"]);
    assert_eq!((arena.state.phase, arena.actions(A).len()), (Phase::Cleanup, 4));
    arena.acts(&["drop echo", "drop giant"]);
    assert_eq!(arena.state.active, B, "no third");
    assert_eq!(arena.state.discard.len(), 2);
    assert!(arena.hand(A).contains(arena.dude("ghost")));
}

#[test]
fn r120_these_discards_give_no_points() {
    let mut arena = cleanup(&["giant", "echo", "ghost"]);
    arena.acts(&["drop echo", "pass"]);
    assert_eq!([A, B].map(|seat| arena.points(seat)), [0, 0]);
}

#[test]
fn r121_the_hand_is_drawn_up_to_three() {
    for (hand, drops) in [(&["giant"][..], 0), (&["giant", "echo", "ghost"], 2), (&[], 0)] {
        let mut arena = cleanup(hand);
        for _ in 0..drops {
            let drop = arena.actions(A)[0].clone();
            arena.act(A, &drop);
        }
        if arena.state.active == A {
            arena.act(A, "pass");
        }
        assert_eq!(arena.hand(A).len(), 3, "{hand:?}");
    }
}

/// R24, R121. What is drawn was hidden, also where it is the last of the deck: nobody can take back having seen it.
#[test]
fn r121_the_last_dude_of_the_deck_is_shown_like_any_other() {
    let mut arena = cleanup(&["giant", "echo"]);
    arena.deck(&["mine"]);
    let mut log = Chronicle::default();
    let pass = arena.game.parse("pass").expect("a legal action");
    arena.game.apply(&mut arena.state, A, pass, &mut arena.chance, &mut log);
    assert!(arena.hand(A).contains(arena.dude("mine")));
    assert!(log.entries.iter().any(Entry::reveals));
}

#[test]
fn r122_r123_with_three_or_more_none_is_drawn_and_there_is_no_maximum() {
    let mut arena = cleanup(&["giant", "echo", "ghost", "mine", "bomb"]);
    let deck = arena.state.deck;
    arena.act(A, "pass");
    assert_eq!((arena.hand(A).len(), arena.state.deck), (5, deck));
}

#[test]
fn g015_an_empty_deck_is_made_anew_of_the_discard_pile() {
    let mut arena = Arena::new(2);
    arena.put(A, "sleeper");
    let discard: DudeSet = ["giant", "echo"].map(|id| arena.bury(id)).into_iter().collect();
    arena.deck(&[]);
    arena.place(A, 2);
    arena.act(A, "enough");
    assert_eq!(arena.hand(A), discard, "both, and then there is nothing left");
    assert!(arena.state.discard.is_empty());
}
