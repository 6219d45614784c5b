//! From Abducted Cow to Brain in a Pickle Jar.

use std::collections::BTreeSet;

use crate::state::Eyes;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn abducted_cow_heals_its_own_and_hits_another_and_the_herd_comes_when_it_dies() {
    let mut arena = Arena::new(3);
    let cow = arena.put(A, "abducted-cow");
    let brick = arena.put(A, "brick");
    let giant = arena.put(B, "giant");
    arena.put(C, "mine");
    assert_eq!(arena.health(cow), 8);
    arena.hurt(cow, B, 2);
    arena.hurt(brick, B, 1);
    arena.hurt(giant, A, 1);
    arena.place_least(A, 3, "use abducted-cow 1");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mine"]);
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damages([cow, brick, giant]), [1, 0, 4]);
    arena.deck(&["sleeper"]);
    arena.kill(B, "abducted-cow");
    assert!(!arena.is_in_play(cow));
    assert_eq!(arena.controller(arena.dude("sleeper")), A, "from the deck");

    let cow = arena.put(A, "abducted-cow");
    arena.nerph(cow, 2);
    arena.deck(&["mirror"]);
    arena.kill(B, "abducted-cow");
    assert!(!arena.is_in_play(arena.dude("mirror")), "a Nerph keeps the herd away");
}

#[test]
fn alien_tourist_gains_by_the_dudes_in_the_picture_and_takes_tokens_on_a_two_of_others() {
    let mut arena = Arena::new(3);
    arena.put(A, "alien-tourist");
    arena.put(A, "brick");
    arena.place_least(A, 4, "use alien-tourist 1");
    assert_eq!((arena.points(A), arena.hand(A).len()), (1, 1), "two Dudes are too few");
    arena.put(A, "thief");
    arena.place_least(A, 4, "use alien-tourist 1");
    assert_eq!((arena.points(A), arena.hand(A).len()), (1 + 3, 1), "three are not, and no draw");

    arena.act(A, "pass");
    arena.tokens(C, 0, 1);
    arena.waste(B, 2);
    assert_eq!(arena.actions(A), ["choose shield of 1", "choose nerph of 1", "choose nerph of 2"]);
    arena.act(A, "choose shield of 1");
    assert_eq!((arena.tokens_of(A), arena.tokens_of(B)), ((2, 1), (0, 1)));
    arena.waste(A, 2);
    assert!(!arena.can(A, "choose nerph of 1"), "an own 2 does nothing");
    arena.tokens(B, 0, 0);
    arena.tokens(C, 0, 0);
    arena.waste(B, 2);
    assert_eq!(arena.tokens_of(A), (2, 1), "where there is nothing, nothing is taken");
}

#[test]
fn apologetic_death_ray_hits_someone_on_any_six_and_kills_who_is_nerphed() {
    let hit = |is_nerphed: bool| {
        Arena::outcomes(2, |arena| {
            let ray = arena.put(A, "apologetic-death-ray");
            assert_eq!(arena.health(ray), 6);
            if is_nerphed {
                arena.nerph(ray, 1);
            }
            let dudes = [(A, "brick"), (B, "giant"), (B, "ghost")];
            let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
            arena.waste(A, 6);
            (arena.damage(ray), arena.damages(dudes))
        })
    };
    let either = BTreeSet::from([(0, [3, 0, 0]), (0, [0, 3, 0])]);
    assert_eq!(hit(false), either, "an own Dude too, but not itself, nor what cannot be targeted");
    assert_eq!(hit(true), BTreeSet::from([(0, [0, 0, 0])]));

    let mut arena = Arena::new(3);
    arena.put(A, "apologetic-death-ray");
    let own = arena.put(A, "thief");
    let (giant, brick) = (arena.put(C, "giant"), arena.put(B, "brick"));
    arena.nerph(own, 1);
    arena.nerph(giant, 2);
    for points in [3, 3] {
        arena.place(A, 5);
        assert!(!arena.can(A, "attack apologetic-death-ray"), "that takes a 6");
        arena.place_least(A, 5, "use apologetic-death-ray 2");
        assert!(!arena.is_in_play(giant) && arena.is_in_play(brick) && arena.is_in_play(own));
        assert_eq!(arena.points(A), points, "the killing blow; then nobody else holds still");
    }
}

#[test]
fn battle_blender_hits_everyone_else_and_pulses_harder_on_the_damaged() {
    let mut arena = Arena::new(3);
    let blender = arena.put(A, "battle-blender");
    let dudes = [(A, "brick"), (B, "giant"), (B, "ghost")].map(|(seat, id)| arena.put(seat, id));
    arena.place_least(A, 6, "use battle-blender 1");
    assert_eq!((arena.damages(dudes), arena.damage(blender)), ([2, 2, 2], 0));

    let mirror = arena.put(C, "mirror");
    for damage in [1, 1 + 2] {
        arena.place_least(A, 2, "use battle-blender 2");
        assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
        arena.act(A, "choose dude mirror");
        assert_eq!(arena.damage(mirror), damage);
    }
}

#[test]
fn black_hole_puppy_fetches_from_both_sides_and_drags_everyone_along_when_it_dies() {
    let fetched = Arena::outcomes(4, |arena| {
        arena.put(A, "black-hole-puppy");
        for (seat, ids) in [(B, &["brick"][..]), (C, &["thief"]), (D, &["giant", "echo"])] {
            arena.hold(seat, ids);
        }
        arena.place_least(A, 5, "use black-hole-puppy 1");
        let hand = arena.hand(A);
        assert!(hand.iter().all(|dude| arena.state.seen[dude.index()] == Eyes::ALL), "shown");
        assert_eq!([B, C, D].map(|seat| arena.hand(seat).len()), [0, 1, 1]);
        ["brick", "thief", "giant", "echo"].map(|id| hand.contains(arena.dude(id)))
    });
    let either = [[true, false, true, false], [true, false, false, true]];
    assert_eq!(fetched, BTreeSet::from(either), "at random, and nothing from across the table");

    for is_nerphed in [false, true] {
        let mut arena = Arena::new(2);
        let puppy = arena.put(A, "black-hole-puppy");
        let dudes = [(A, "brick"), (B, "giant")].map(|(seat, id)| arena.put(seat, id));
        let pebble = arena.put(B, "pebble");
        arena.hurt(pebble, A, 1);
        if is_nerphed {
            arena.nerph(puppy, 2);
        }
        arena.kill(B, "black-hole-puppy");
        let damage = if is_nerphed { 0 } else { 2 };
        assert_eq!(arena.damages(dudes), [damage; 2]);
        assert_eq!(arena.is_in_play(pebble), is_nerphed);
        let points = if is_nerphed { 0 } else { 2 + 3 };
        assert_eq!(arena.points(A), points, "its markers and its blow");
    }
}

#[test]
fn bog_barista_serves_two_of_three_and_spills_on_a_neighbour_on_a_two_of_others() {
    let mut arena = Arena::new(2);
    arena.put(A, "bog-barista");
    arena.place_least(A, 1, "use bog-barista 1");
    assert_eq!(arena.actions(A), ["option 1", "option 2", "option 3", "enough"]);
    arena.act(A, "option 3");
    assert_eq!(arena.actions(A), ["option 1", "option 2", "enough"], "none of them twice");
    arena.act(A, "option 1");
    assert_eq!((arena.tokens_of(A), arena.hand(A).len()), ((1, 2), 1), "and no third");
    arena.place_least(A, 1, "use bog-barista 1");
    arena.acts(&["option 2", "enough"]);
    assert_eq!((arena.tokens_of(A), arena.hand(A).len()), ((2, 2), 1), "or less");

    let spilled = |seat| {
        Arena::outcomes(4, |arena| {
            arena.put(A, "bog-barista");
            let dudes = [(A, "brick"), (B, "giant"), (C, "bomb"), (D, "mirror")];
            let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
            arena.waste(seat, 2);
            arena.damages(dudes)
        })
    };
    assert_eq!(spilled(B), BTreeSet::from([[0, 2, 0, 0], [0, 0, 0, 2]]), "C is not adjacent");
    assert_eq!(spilled(A), BTreeSet::from([[0; 4]]), "an own 2 does nothing");
}

#[test]
fn brain_in_a_pickle_jar_takes_control_and_hits_with_all_that_is_in_hand() {
    let mut arena = Arena::new(3);
    arena.put(A, "brain-in-a-pickle-jar");
    arena.put(A, "thief");
    let (giant, brick) = (arena.put(B, "giant"), arena.put(C, "brick"));
    arena.hurt(giant, A, 2);
    arena.place_least(A, 6, "use brain-in-a-pickle-jar 1");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude brick"]);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.controller(giant), arena.damage(giant)), (A, 2), "a third Dude for A");
    arena.place_least(A, 6, "use brain-in-a-pickle-jar 1");
    assert_eq!(arena.controller(brick), C, "Brick is loyal");

    for (held, damage) in [(&["echo", "mirror"][..], 2), (&[], 2)] {
        arena.empty_hand(A);
        arena.hold(A, held);
        arena.place_least(A, 3, "use brain-in-a-pickle-jar 2");
        assert_eq!(arena.damage(brick), damage, "nothing more with an empty hand");
    }
    arena.place(A, 4);
    arena.acts(&[
        "skill brain-in-a-pickle-jar",
        "choose nerph",
        "choose nerph 2",
        "choose nerph 3",
    ]);
    assert!(arena.can(A, "choose nerph 4"), "Skill Power 4");
}
