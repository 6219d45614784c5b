//! Chapter 13: end of a Battle.

use crate::scenario::{rookie, substitution};
use crate::table::{A, B};

/// R161. No Hero is drawn at the end of a Battle.
#[test]
fn r161_no_hero_is_drawn_at_the_end_of_a_battle() {
    let mut t = substitution().start();
    let held = |t: &crate::table::Table| {
        [A, B].map(|seat| (t.heroes(seat, "hand"), t.heroes(seat, "deck")))
    };
    let before = held(&t);
    t.fight();
    assert_eq!((t.fought(), held(&t)), (1, before), "Benches and decks are as they were");
}

/// R163. Winning, ties and tiebreakers work in Substitution as in Rookie.
#[test]
fn r163_battles_are_won_and_tied_as_in_rookie() {
    let cases = [
        [90, 110, 100, 90, 110, 100, 90],
        [110, 110, 110, 110, 90, 90, 90],
        [90, 90, 90, 110, 110, 110, 100],
        [100; 7],
    ];
    for b in cases {
        let [plain, other] = [rookie(), substitution()].map(|mode| {
            let decks = mode.line_ups([100; 7], b).deck(A, &[80]).deck(B, &[120]);
            let mut t = decks.with_sudden_death().start();
            t.fight_on();
            t
        });
        assert_eq!(plain.sentences("battle"), other.sentences("battle"));
        assert_eq!(plain.sentences("sudden-death").len(), other.sentences("sudden-death").len());
        assert_eq!(plain.0.outcome(), other.0.outcome(), "A's 100s against {b:?}");
    }
}
