//! From Narcoleptic Owl to One-Person Invasion.

use std::collections::BTreeSet;

use crate::state::Eyes;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn narcoleptic_owl_takes_a_dude_back_when_it_fails_and_lets_another_drop_one() {
    let mut arena = Arena::new(3);
    let owl = arena.put(A, "narcoleptic-owl");
    arena.hurt(owl, B, 3);
    let (brick, echo) = (arena.bury("brick"), arena.bury("echo"));
    arena.waste(B, 3);
    assert!(arena.state.discard.contains(brick) && arena.state.discard.contains(echo));
    arena.waste(A, 3);
    arena.act(A, "choose brick from discard");
    assert!(arena.hand(A).contains(brick) && arena.state.discard.contains(echo));
    assert_eq!(arena.damage(owl), 2);

    let dropped = Arena::outcomes(3, |arena| {
        arena.put(A, "narcoleptic-owl");
        arena.hold(A, &["sleeper"]);
        arena.hold(B, &["thief"]);
        arena.hold(C, &["giant", "mirror"]);
        arena.waste(B, 1);
        assert_eq!(arena.actions(A), ["choose player 1", "choose player 2"]);
        arena.act(A, "choose player 2");
        assert_eq!([A, C].map(|seat| arena.hand(seat).len()), [1, 1]);
        ["sleeper", "thief", "giant", "mirror"]
            .map(|id| arena.state.discard.contains(arena.dude(id)))
    });
    let either = [[false, false, true, false], [false, false, false, true]];
    assert_eq!(dropped, BTreeSet::from(either));
    arena.nerph(owl, 1);
    arena.waste(A, 1);
    assert!(!arena.can(A, "choose player 1"), "an own 1 does nothing");
}

#[test]
fn nightclub_bear_cannot_be_bought_and_turns_away_a_guest_of_the_hand() {
    let mut arena = Arena::new(3);
    let bear = arena.put(A, "nightclub-bear");
    assert_eq!(arena.health(bear), 8);
    let (thief, pebble) = (arena.put(B, "thief"), arena.put(B, "pebble"));
    arena.put(C, "sleeper");
    arena.hurt(pebble, A, 1);
    arena.hold(B, &["giant", "mirror"]);
    arena.hold(C, &["bomb"]);
    for (target, left) in [("thief", 1), ("pebble", 0)] {
        arena.place_least(A, 3, "use nightclub-bear 2");
        assert!(arena.can(A, "choose dude sleeper") && !arena.can(A, "choose dude nightclub-bear"));
        arena.act(A, &format!("choose dude {target}"));
        let held = [B, C].map(|seat| arena.hand(seat).len());
        assert_eq!(held, [left, 1], "one at random of the controller");
    }
    assert!(arena.damage(thief) == 2 && !arena.is_in_play(pebble));

    let charm = |arena: &mut Arena| {
        arena.place_least(B, 4, "use thief 1");
        arena.choose(B, "dude nightclub-bear");
    };
    charm(&mut arena);
    assert_eq!(arena.controller(bear), A);
    arena.nerph(bear, 1);
    charm(&mut arena);
    assert_eq!(arena.controller(bear), B, "a Nerph takes its pay away");
}

#[test]
fn off_duty_clown_throws_by_a_die_and_brings_two_of_the_deck() {
    for face in [1, 6] {
        let mut arena = Arena::new(3);
        arena.put(A, "off-duty-clown");
        let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
        arena.place_least(A, 2, "use off-duty-clown 1");
        assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
        arena.load(&[face]);
        arena.act(A, "choose dude giant");
        assert_eq!(arena.damages([giant, mirror]), [face, 0]);
    }

    let mut arena = Arena::new(2);
    arena.put(A, "off-duty-clown");
    arena.put(B, "giant");
    let tiny_car = |arena: &mut Arena, deck: &[&str]| {
        arena.deck(deck);
        arena.place_least(A, 6, "use off-duty-clown 2");
        arena.state.fighters_of(A).count()
    };
    assert_eq!(
        tiny_car(&mut arena, &["brick", "thief", "echo"]),
        3,
        "beyond the limit of the call"
    );
    assert_eq!(tiny_car(&mut arena, &["mirror"]), 4, "as many as there are");
}

#[test]
fn one_person_invasion_takes_from_the_left_and_hits_for_each_other_player() {
    let entered = |answer: &'static str| {
        Arena::outcomes(3, move |arena| {
            arena.hold(A, &["one-person-invasion"]);
            arena.hold(B, &["brick", "thief"]);
            arena.hold(C, &["mirror"]);
            arena.begin(A);
            arena.acts(&["call one-person-invasion", answer]);
            let hand = arena.hand(A);
            assert!(hand.iter().all(|dude| arena.state.seen[dude.index()] == Eyes::ALL), "shown");
            ["brick", "thief", "mirror"].map(|id| hand.contains(arena.dude(id)))
        })
    };
    let either = [[true, false, false], [false, true, false]];
    assert_eq!(entered("yes"), BTreeSet::from(either), "B sits on the left of A");
    assert_eq!(entered("no"), BTreeSet::from([[false; 3]]));

    for (seats, damage) in [(2, 1), (4, 3)] {
        let mut arena = Arena::new(seats);
        arena.put(A, "one-person-invasion");
        let giant = arena.put(if seats == 2 { B } else { D }, "giant");
        arena.place_least(A, 3, "use one-person-invasion 2");
        assert_eq!(arena.damage(giant), damage);
    }
}
