//! Chapter 10: substitution step.

use fracas_core::Viewer;

use crate::scenario::{DECK, substitution};
use crate::table::{A, B, EVERYONE, Table};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// Substitutes the first Hero of A's Bench in the current Battle; B keeps the own.
fn exchange(t: &mut Table) {
    if t.due() == [B] {
        t.play(B, "decline");
    }
    let hero = t.heroes(A, "hand").remove(0);
    t.play(A, &format!("substitute {hero}"));
    if t.due() == [B] && t.honors() == Some(A) {
        t.play(B, "decline");
    }
}

/// R99. The substitution step takes place at the start of each Battle, before Heroes are revealed.
#[test]
fn r099_each_battle_begins_with_substitution() {
    let mut t = substitution().line_ups([100; 7], [100; 7]).start();
    for battle in 0..7 {
        for seat in [A, B] {
            assert_eq!((t.due(), t.fought()), (vec![seat], battle), "asked before the reveal");
            t.play(seat, "decline");
        }
    }
    let battle = ["decline", "decline", "reveal", "battle"];
    assert_eq!(t.kinds(), [&battle.repeat(7)[..], &["end"]].concat());
}

/// R100. Each player may substitute or decline.
#[test]
fn r100_a_player_may_substitute_or_decline() {
    let mut t = substitution().bench(A, [91, 92, 93, 94]).bench(B, [81, 82, 83, 84]).start();
    let all = ["decline", "substitute a91", "substitute a92", "substitute a93", "substitute a94"];
    assert_eq!(t.choices(A), all);
    t.play(A, "substitute a93");
    let all = ["decline", "substitute b81", "substitute b82", "substitute b83", "substitute b84"];
    assert_eq!(t.choices(B), all);
    t.play(B, "decline");
    assert_eq!(t.fought(), 1, "both ways lead on");
}

/// R101. A substitution costs 2 Hot Dogs.
#[test]
fn r101_a_substitution_costs_two_hot_dogs() {
    let mut t = substitution().start();
    t.play(A, "substitute a95").play(B, "decline");
    assert_eq!((t.hot_dogs(A), t.hot_dogs(B)), (8, 10), "declining costs nothing");
}

/// R102. The player's face-down Hero of the current Battle is replaced by one from the Bench.
#[test]
fn r102_a_bench_hero_replaces_the_hero_of_the_battle() {
    let mut t = substitution().bench(A, [135, 95, 95, 95]).start();
    t.play(A, "substitute a135").play(B, "decline");
    assert_eq!(t.heroes(A, "line_up")[0], "a135", "it fights in its place");
    assert!(!t.heroes(A, "hand").contains(&"a135".into()), "and has left the Bench");
}

/// R102. Only a Hero of the own Bench can be brought in.
#[test]
fn r102_a_hero_from_elsewhere_cannot_come_in() {
    let mut t = substitution().line_ups(RISING, [90; 7]).start();
    for elsewhere in ["a102", "a50", "b95", "b90"] {
        t.expect_refused(A, &format!("substitute {elsewhere}"), "not-on-bench", 102);
    }
}

/// R103. Only the Hero of the current Battle can be replaced.
#[test]
fn r103_other_battles_are_left_alone() {
    let mut t = substitution().line_ups(RISING, [90; 7]).bench(A, [135, 95, 95, 95]).start();
    t.fight();
    assert_eq!(t.refused(A, "substitute a135 for a104").code, "unreadable", "no other is named");
    t.play(A, "substitute a135");
    let line_up = ["a101", "a135", "a103", "a104", "a105", "a106", "a107"];
    assert_eq!(t.heroes(A, "line_up"), line_up, "Battle 2 is the current one");
}

/// R104. At most one substitution per player per Battle.
#[test]
fn r104_a_second_substitution_in_a_battle_is_refused() {
    let mut t = substitution().bench(A, [135, 120, 95, 95]).start();
    t.play(A, "substitute a135");
    t.expect_refused(A, "substitute a120", "already-decided", 104);
    t.play(B, "substitute b95");
    assert_eq!(t.fought(), 1, "one each, and the Battle is fought");
}

/// R105. The Hero taken out is shown to the opponent.
#[test]
fn r105_the_hero_taken_out_is_shown() {
    let mut t = substitution().line_ups(RISING, [90; 7]).start();
    assert!(!t.words(Viewer::Seat(B)).contains("a101"), "hidden until then");
    t.play(A, "substitute a95");
    assert!(t.seen(Viewer::Seat(B), "discard", A).contains(&Some("a101".into())));
    let told = t.0.told(Viewer::Seat(B), 0).remove(0).text;
    assert_eq!(told, "Ann takes out a101 (Fire 101) and brings in another Hero.");
}

/// R106. The Hero taken out and the 2 Hot Dogs paid go to the player's Discard Pile.
#[test]
fn r106_hero_and_hot_dogs_are_discarded() {
    let mut t = substitution().line_ups(RISING, [90; 7]).start();
    t.play(A, "substitute a95");
    assert_eq!(t.heroes(A, "discard"), ["a101"]);
    assert_eq!(t.hot_dogs_in(Viewer::Spectator, "discard", A), 2);
}

/// R107. The new Hero is placed face down in the Zone.
#[test]
fn r107_the_new_hero_lies_face_down() {
    let mut t = substitution().bench(A, [135, 95, 95, 95]).start();
    t.play(A, "substitute a135");
    for viewer in EVERYONE {
        assert_eq!(t.seen(viewer, "zones", A), vec![None; 7], "a back to everyone");
    }
    t.play(B, "decline");
    assert_eq!(t.zones(A)[0].as_deref(), Some("a135"), "until now");
}

/// R108. After a substitution the player draws 1 Hero from the Hero Deck to the Bench.
#[test]
fn r108_a_hero_is_drawn_after_a_substitution() {
    let mut t = substitution().bench(A, [135, 96, 97, 98]).deck(A, &[77]).start();
    let left = t.heroes(A, "deck").len();
    t.play(A, "substitute a135");
    let bench = t.heroes(A, "hand");
    assert!(["a96", "a97", "a98"].iter().all(|&hero| bench.contains(&hero.into())), "these stay");
    let drawn = bench.iter().filter(|hero| hero.starts_with("a77")).count();
    assert_eq!((bench.len(), drawn), (4, 1), "and one of the deck joins them");
    assert_eq!(t.heroes(A, "deck").len(), left - 1);
}

/// R109. The Bench therefore stays at 4 as long as the Hero Deck lasts.
#[test]
fn r109_the_bench_stays_at_four() {
    let mut t =
        substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]).deck(A, &[100]).start();
    for _ in 0..5 {
        exchange(&mut t);
        assert_eq!((t.heroes(A, "hand").len(), t.heroes(B, "hand").len()), (4, 4));
    }
    assert_eq!(t.heroes(A, "deck").len(), DECK - 7 - 4 - 5);
}

/// R112. A player with fewer than 2 Hot Dogs cannot substitute.
#[test]
fn r112_without_hot_dogs_there_is_no_substitution() {
    let even = substitution().line_ups([100; 7], [100; 7]).battles_over(5);
    let mut t = even.taken_out(A, &[90; 5]).honors(A).start();
    assert_eq!((t.hot_dogs(A), t.due()), (0, vec![B]), "A could only decline, so B is asked");
    t.expect_refused(A, "substitute a95", "not-enough-hot-dogs", 112);
    t.expect_refused(A, "decline", "nothing-to-decide", 112);
}

/// R113. With exactly 2 Hot Dogs a player can.
#[test]
fn r113_two_hot_dogs_are_enough() {
    let even = substitution().line_ups([100; 7], [100; 7]).battles_over(5);
    let mut t = even.taken_out(A, &[90; 4]).start();
    assert_eq!(t.hot_dogs(A), 2);
    t.play(A, "substitute a95");
    assert_eq!(t.hot_dogs(A), 0, "and they are spent");
}

/// R114. With 10 Hot Dogs a player can make at most 5 substitutions in a game.
#[test]
fn r114_five_substitutions_are_the_most() {
    let even = substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]);
    let mut t = even.deck(A, &[100]).start();
    for _ in 0..5 {
        exchange(&mut t);
    }
    let hero = t.heroes(A, "hand").remove(0);
    for _ in 5..7 {
        t.expect_refused(A, &format!("substitute {hero}"), "not-enough-hot-dogs", 112);
        t.fight();
    }
    assert!(t.is_over() && t.heroes(A, "discard").len() == 5, "in Battles 6 and 7 there was none");
}

/// R115. The Holder decides first, then the other.
#[test]
fn r115_the_other_decides_after_the_holder() {
    let mut t = substitution().honors(B).start();
    t.expect_refused(A, "substitute a95", "not-your-turn", 115);
    t.play(B, "substitute b95").play(A, "substitute a95");
    assert_eq!(t.fought(), 1, "the Battle is fought");
}

/// R116. A Holder who declined gets no second chance after the other's decision.
#[test]
fn r116_a_holder_who_declined_gets_no_second_chance() {
    let mut t = substitution().bench(B, [135, 95, 95, 95]).start();
    t.play(A, "decline");
    t.expect_refused(A, "substitute a95", "already-decided", 116);
    t.play(B, "substitute b135");
    assert_eq!(t.won(B), [1], "the Battle is fought at once, with the Hero that A kept");
}

/// R117. The player without Honors also decides only once about substitution.
#[test]
fn r117_the_other_decides_only_once() {
    let mut t = substitution().bench(B, [91, 92, 93, 94]).start();
    t.play(A, "decline").play(B, "substitute b91");
    assert_eq!(
        (t.won(A), t.due()),
        (vec![1], vec![A]),
        "Battle 1 is over and A decides in Battle 2"
    );
    t.expect_refused(B, "substitute b92", "not-your-turn", 115);
    assert_eq!(t.heroes(B, "line_up")[0], "b91");
}

/// R118. The Battle goes on only after both decisions.
#[test]
fn r118_the_battle_waits_for_both_decisions() {
    for decision in ["decline", "substitute a95"] {
        let mut t = substitution().start();
        t.play(A, decision);
        assert_eq!((t.fought(), t.due()), (0, vec![B]), "{decision} is one of two");
        assert!(!t.kinds().contains(&"reveal"), "nothing is turned over");
        t.play(B, "decline");
        assert_eq!(t.fought(), 1);
    }
}

/// R119. The other decides knowing whether the Holder substituted and which Hero was taken out,
/// but not which came in.
#[test]
fn r119_the_other_knows_what_went_out_and_not_what_came_in() {
    let mut t = substitution().line_ups(RISING, [90; 7]).bench(A, [135, 95, 95, 95]).start();
    t.play(A, "substitute a135");
    let words = t.words(Viewer::Seat(B));
    assert!(words.contains("a101"), "what went out");
    assert!(!words.contains("a135"), "not what came in");
    assert_eq!(t.hot_dogs_in(Viewer::Seat(B), "hot-dogs", A), 8, "and what it cost");
    let mut t = substitution().start();
    t.play(A, "decline");
    let told = t.0.told(Viewer::Seat(B), 0).remove(0).text;
    assert_eq!(told, "Ann makes no substitution.", "or that there was none");
}

/// R120. A player may not look at their face-down Hero before deciding; they see it only when
/// taking it out.
#[test]
fn r120_a_player_sees_the_own_hero_only_when_taking_it_out() {
    let mut t = substitution().line_ups(RISING, [90; 7]).start();
    assert_eq!(t.zones(A)[0], None, "a back to its owner");
    assert!(!t.words(Viewer::Seat(A)).contains("a101"), "and named nowhere");
    t.play(A, "substitute a95");
    assert!(t.seen(Viewer::Seat(A), "discard", A).contains(&Some("a101".into())), "seen now");
}

/// R121. Substituting in one Battle does not restrict later Battles.
#[test]
fn r121_one_may_substitute_in_battle_after_battle() {
    let mut t =
        substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]).deck(A, &[100]).start();
    for battle in 1..=3 {
        assert_eq!(t.choices(A).len(), 5, "Battle {battle} offers the whole Bench");
        exchange(&mut t);
        assert_eq!(t.fought(), battle);
    }
}

/// R122. Hot Dogs do not come back.
#[test]
fn r122_hot_dogs_do_not_come_back() {
    let mut t =
        substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]).deck(A, &[100]).start();
    let mut left = vec![t.hot_dogs(A)];
    for battle in 0..7 {
        if battle % 2 == 0 {
            exchange(&mut t);
        } else {
            t.fight();
        }
        left.push(t.hot_dogs(A));
    }
    assert_eq!(left, [10, 8, 8, 6, 6, 4, 4, 2], "two fewer for each substitution, and never more");
}
