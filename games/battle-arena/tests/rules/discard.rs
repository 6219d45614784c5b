//! Chapter 14: Discard Pile and Hot Dogs.

use fracas_core::Viewer;

use crate::scenario::substitution;
use crate::table::{A, B, EVERYONE, Table};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// Both substitute in Battle 1.
fn exchanged() -> Table {
    let mut t = substitution().line_ups(RISING, RISING).start();
    t.play(A, "substitute a95").play(B, "substitute b95");
    t
}

/// R164. Cards go to their owner's Discard Pile.
#[test]
fn r164_cards_go_to_their_owners_pile() {
    let t = exchanged();
    assert_eq!(
        (t.heroes(A, "discard"), t.heroes(B, "discard")),
        (vec!["a101".into()], vec!["b101".into()])
    );
}

/// R165. Spent Hot Dogs go to the Discard Pile.
#[test]
fn r165_spent_hot_dogs_are_discarded() {
    let mut t = substitution().start();
    assert_eq!(t.hot_dogs_in(Viewer::Spectator, "discard", A), 0);
    t.play(A, "substitute a95").fight();
    t.play(A, "substitute a95-2");
    assert_eq!(t.hot_dogs_in(Viewer::Spectator, "discard", A), 4, "two for each");
    assert_eq!(t.hot_dogs_in(Viewer::Spectator, "hot-dogs", A), 6, "and no longer to spend");
}

/// R166. Heroes substituted out go to the Discard Pile.
#[test]
fn r166_heroes_taken_out_are_discarded() {
    let mut t = substitution().line_ups([101; 7], [90; 7]).start();
    t.fight();
    t.play(A, "substitute a95").fight();
    t.play(A, "substitute a95-2");
    assert_eq!(t.heroes(A, "discard"), ["a101-2", "a101-3"], "of Battles 2 and 3");
}

/// R167. Discard Piles are face up and may be looked through by both players.
#[test]
fn r167_everyone_may_look_through_the_piles() {
    let t = exchanged();
    for viewer in EVERYONE {
        for (seat, hero) in [(A, "a101"), (B, "b101")] {
            assert_eq!(t.seen(viewer, "discard", seat)[0].as_deref(), Some(hero));
            assert_eq!(t.hot_dogs_in(viewer, "discard", seat), 2);
        }
    }
}

/// R168. A Discard Pile is never shuffled back.
#[test]
fn r168_discarded_cards_do_not_come_back() {
    let even = substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]).deck(A, &[100]);
    let mut t = even.start();
    while !t.is_over() {
        let before = t.heroes(A, "discard");
        let seat = t.due()[0];
        let choice = t.choices(seat).pop().unwrap();
        t.play(seat, if seat == A { &choice } else { "decline" });
        let after = t.heroes(A, "discard");
        assert!(after.starts_with(&before), "it only grows");
        let around = [t.heroes(A, "deck"), t.heroes(A, "hand"), t.heroes(A, "line_up")].concat();
        assert!(
            after.iter().all(|hero| !around.contains(hero)),
            "and nothing in it is drawn again"
        );
    }
    assert_eq!(t.heroes(A, "discard").len(), 5, "the most there can be");
}

/// R170. The number of Hot Dogs a player has left is public.
#[test]
fn r170_the_number_of_hot_dogs_is_public() {
    let mut t = substitution().start();
    for (substitution, left) in [("a95", 8), ("a95-2", 6)] {
        t.play(A, &format!("substitute {substitution}"));
        for viewer in EVERYONE {
            assert_eq!(t.hot_dogs_in(viewer, "hot-dogs", A), left);
            assert_eq!(t.hot_dogs_in(viewer, "hot-dogs", B), 10);
        }
        t.play(B, "decline");
    }
}
