//! Chapter 8: Honors.

use crate::scenario::{rookie, substitution};
use crate::table::{A, B};

/// R82. The winner of the coin flip chooses which player has Honors in Battle 1.
#[test]
fn r082_the_winner_of_the_flip_says_who_has_honors() {
    let mut t = substitution().deal();
    let winner = t.due()[0];
    t.play(winner, "side home");
    assert_eq!(t.due(), [winner], "asked before any card is drawn");
    t.expect_refused(winner.opponent(), "honors self", "not-your-turn", 82);
    t.play(winner, "honors opponent").place_as_drawn(A).place_as_drawn(B);
    assert_eq!(t.honors(), Some(winner.opponent()));
    assert_eq!(t.due(), [winner.opponent()], "who decides first in Battle 1");
}

/// R83. They may give starting Honors to themselves or the opponent, whichever side they took.
#[test]
fn r083_honors_and_side_are_chosen_apart() {
    for side in ["side home", "side away"] {
        for (honors, is_own) in [("honors self", true), ("honors opponent", false)] {
            let mut t = substitution().deal();
            let winner = t.due()[0];
            t.play(winner, side).play(winner, honors);
            let holder = if is_own { winner } else { winner.opponent() };
            assert_eq!(t.honors(), Some(holder), "{side}, {honors}");
        }
    }
}

/// R84. Honors lie with whoever won the latest Battle that had a winner.
#[test]
fn r084_honors_go_to_the_winner_of_a_battle() {
    let mut t = substitution().line_ups([100; 7], [110, 90, 110, 100, 90, 90, 90]).start();
    let mut holders = vec![t.honors()];
    for _ in 0..4 {
        holders.push(t.fight().honors());
    }
    assert_eq!(holders, [A, B, A, B, B].map(Some), "after the start and Battles 1 to 4");
}

/// R85. The Holder who wins keeps Honors.
#[test]
fn r085_a_holder_who_wins_keeps_honors() {
    let mut t = substitution().honors(A).start();
    t.fight();
    assert_eq!((t.won(A), t.honors()), (vec![1], Some(A)));
    assert!(!t.kinds().contains(&"honors"), "nothing moved");
}

/// R86. A tied Battle does not move Honors.
#[test]
fn r086_a_tie_does_not_move_honors() {
    let mut t = substitution().line_ups([100; 7], [110, 100, 90, 90, 90, 90, 90]).start();
    t.fight();
    assert_eq!(t.honors(), Some(B), "B won Battle 1");
    t.fight();
    assert_eq!((t.battles(B, "tied"), t.honors()), (vec![2], Some(B)), "and Battle 2 is a tie");
}

/// R87. As long as no Battle has been won, the starting Holder keeps Honors.
#[test]
fn r087_the_starting_holder_keeps_honors_until_a_win() {
    let mut t = substitution().line_ups([100; 7], [100; 7]).honors(B).start();
    for _ in 0..6 {
        t.fight();
        assert_eq!((t.honors(), t.due()), (Some(B), vec![B]), "nobody has won yet");
    }
}

/// R88. The Holder decides first about substitution.
#[test]
fn r088_the_holder_decides_first() {
    for holder in [A, B] {
        let mut t = substitution().honors(holder).start();
        assert_eq!(t.due(), [holder]);
        t.expect_refused(holder.opponent(), "decline", "not-your-turn", 115);
        t.play(holder, "decline");
        assert_eq!(t.due(), [holder.opponent()]);
    }
}

/// R91. In Rookie going first means nothing; both Heroes of a Battle are turned over together.
#[test]
fn r091_rookie_has_no_honors() {
    let mut t = rookie().deal();
    let winner = t.due()[0];
    t.play(winner, "side away");
    assert_eq!((t.due(), t.honors()), (vec![A, B], None), "nobody is asked who has them");
    t.expect_refused(A, "honors self", "not-in-rookie", 91);
    t.place_as_drawn(A).place_as_drawn(B);
    assert!(!t.kinds().contains(&"honors"), "wins do not bring any either");
    let reveals = t.told().into_iter().filter(|told| told.kind == "reveal");
    assert!(reveals.into_iter().all(|told| told.items.len() == 2), "both Heroes at once");
}
