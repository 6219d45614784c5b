//! From the Sarcastic Robot Butler to the Sock Goblin.

use std::collections::BTreeSet;

use crate::tests::arena::{A, Arena, B, C, effect};

#[test]
fn sarcastic_robot_butler_takes_damage_off_yours_and_serves_an_attack() {
    let mut arena = Arena::new(2);
    let butler = arena.put(A, "sarcastic-robot-butler");
    let giant = arena.put(A, "giant");
    let brick = arena.put(B, "brick");
    arena.place(B, 5);
    arena.acts(&["attack brick", "choose dude giant"]);
    arena.run(B, &effect(r#"{ damage = { amount = 1, whom = { all = "others" } } }"#));
    assert_eq!((arena.damage(giant), arena.damage(butler)), (5 - 1, 0), "1 less");
    arena.put(A, "bomb");
    arena.place_least(A, 5, "use sarcastic-robot-butler 2");
    // Only the Giant has a Basic Attack, and needs no 6 for it.
    arena.act(A, "choose dude brick");
    assert_eq!(arena.fighter(brick).markers.of(A), 6, "B's Dudes are not waited on");
    arena.nerph(butler, 1);
    arena.place(B, 5);
    arena.acts(&["attack brick", "choose dude sarcastic-robot-butler"]);
    assert_eq!(arena.damage(butler), 5, "Nerphed");
}

#[test]
fn sarcastic_robot_butler_serves_himself_where_nobody_can_attack() {
    let mut arena = Arena::new(2);
    arena.put(A, "sarcastic-robot-butler");
    let bomb = arena.put(A, "bomb");
    let giant = arena.put(B, "giant");
    arena.place(A, 5);
    arena.act(A, "use sarcastic-robot-butler 2");
    assert_eq!((arena.damage(giant), arena.damage(bomb)), (4, 0));
}

#[test]
fn self_driving_wheelbarrow_draws_on_ones_and_hits_left_and_right() {
    let mut arena = Arena::new(3);
    arena.put(A, "self-driving-wheelbarrow");
    arena.hold(A, &["pebble"]);
    arena.waste(B, 1);
    assert_eq!(arena.hand_size(A), 2);
    arena.waste(A, 1);
    assert_eq!(arena.hand_size(A), 3, "the own 1 too");
    arena.waste(B, 2);
    assert_eq!(arena.hand_size(A), 3);
    let giant = arena.put(B, "giant");
    arena.place_least(A, 2, "use self-driving-wheelbarrow 2");
    assert_eq!(arena.damage(giant), 2, "nobody is on the right");
    let brick = arena.put(C, "brick");
    arena.place_least(A, 2, "use self-driving-wheelbarrow 2");
    assert_eq!((arena.damage(giant), arena.damage(brick)), (4, 1));
    let mut arena = Arena::new(2);
    arena.put(A, "self-driving-wheelbarrow");
    let giant = arena.put(B, "giant");
    arena.place(A, 2);
    arena.act(A, "use self-driving-wheelbarrow 2");
    assert_eq!(arena.damage(giant), 2 + 1, "the only opponent is on both sides");
}

#[test]
fn seven_ducks_in_a_trench_coat_are_as_healthy_as_their_company() {
    let mut arena = Arena::new(2);
    let ducks = arena.put(A, "seven-ducks-in-a-trench-coat");
    arena.put(B, "giant");
    let (alone, each) = (7, 2);
    assert_eq!(arena.health(ducks), alone);
    arena.put(A, "brick");
    arena.put(A, "bomb");
    assert_eq!(arena.health(ducks), alone + 2 * each, "B's Giant is no company");
    arena.nerph(ducks, 1);
    assert_eq!(arena.health(ducks), alone, "Nerphed");
    let mut arena = Arena::new(2);
    let ducks = arena.put(A, "seven-ducks-in-a-trench-coat");
    arena.put(A, "brick");
    arena.hurt(ducks, B, alone);
    arena.begin(A);
    arena.act(A, "discard brick");
    assert!(!arena.is_in_play(ducks), "the company was all that kept them together");
    assert_eq!(arena.scores(), [3, 2]);
}

#[test]
fn seven_ducks_in_a_trench_coat_bite_seven_times_at_random() {
    let mut shares = BTreeSet::new();
    for seed in 0..8 {
        let mut arena = Arena::new(3);
        arena.chance.reseed(seed);
        let ducks = arena.put(A, "seven-ducks-in-a-trench-coat");
        let [giant, bomb] = [(B, "giant"), (C, "bomb")].map(|(seat, id)| arena.put(seat, id));
        arena.place_least(A, 6, "use seven-ducks-in-a-trench-coat 2");
        assert_eq!(arena.damage(giant) + arena.damage(bomb), 7);
        assert_eq!(arena.damage(ducks), 0);
        shares.insert(arena.damage(giant));
    }
    assert!(1 < shares.len(), "{shares:?}");
}

#[test]
fn shouting_mime_stands_before_yours_and_hammers_the_shielded() {
    let mut arena = Arena::new(2);
    let mime = arena.put(A, "shouting-mime");
    let bomb = arena.put(A, "bomb");
    let giant = arena.put(B, "giant");
    arena.token_phase(B);
    assert!(arena.can(B, "shield shouting-mime") && !arena.can(B, "shield bomb"));
    arena.place(B, 6);
    arena.act(B, "attack giant");
    assert_eq!(arena.actions(B), ["choose dude shouting-mime", "choose dude giant"]);
    arena.act(B, "choose dude shouting-mime");
    arena.run(
        B,
        &effect(
            r#"{ damage = { amount = 1, whom = { all = { whose = "others", is = "unhurt" } } } }"#,
        ),
    );
    assert_eq!(arena.damage(bomb), 1, "a Global effect goes round the wall");
    arena.place_least(A, 4, "use shouting-mime 2");
    assert_eq!(arena.damage(giant), 3);
    arena.shield(giant);
    arena.place_least(A, 4, "use shouting-mime 2");
    assert_eq!(arena.damage(giant), 3 + 6, "it has a Shield now");
    arena.nerph(mime, 1);
    arena.place(B, 6);
    arena.act(B, "attack giant");
    assert!(arena.can(B, "choose dude bomb"), "Nerphed");
}

#[test]
fn slightly_radioactive_potato_radiates_on_twos_of_others_and_is_passed_on() {
    let mut arena = Arena::new(2);
    let potato = arena.put(A, "slightly-radioactive-potato");
    let bomb = arena.put(A, "bomb");
    let giant = arena.put(B, "giant");
    let damage = |arena: &Arena| [potato, bomb, giant].map(|dude| arena.damage(dude));
    assert_eq!(arena.health(potato), 5);
    arena.waste(B, 2);
    assert_eq!(damage(&arena), [1, 1, 1], "itself too");
    arena.waste(A, 2);
    assert_eq!(damage(&arena), [1, 1, 1], "an own 2 does nothing");
    arena.place_least(A, 3, "use slightly-radioactive-potato 2");
    assert_eq!(damage(&arena), [1, 1, 1 + 1]);
    assert_eq!((arena.fighter(potato).controller, arena.fighter(giant).controller), (B, A));
}

#[test]
fn slightly_radioactive_potato_stays_if_nobody_is_left_to_take_it() {
    let mut arena = Arena::new(2);
    let potato = arena.put(A, "slightly-radioactive-potato");
    let brick = arena.put(B, "brick");
    arena.place(A, 3);
    arena.act(A, "use slightly-radioactive-potato 2");
    assert_eq!((arena.damage(brick), arena.fighter(brick).controller), (1, B), "Hard is loyal");
    assert_eq!(arena.fighter(potato).controller, A);
    arena.nerph(brick, 2);
    arena.hurt(brick, B, 5);
    arena.place(A, 3);
    arena.act(A, "use slightly-radioactive-potato 2");
    assert_eq!((arena.is_in_play(brick), arena.fighter(potato).controller), (false, A), "it died");
}

#[test]
fn sloth_in_a_hurry_deals_one_more_and_arrives_later_with_more() {
    let mut arena = Arena::new(2);
    let sloth = arena.put(A, "sloth-in-a-hurry");
    let giant = arena.put(B, "giant");
    let (attack, momentum) = (6, 1);
    arena.place_least(A, attack, "attack sloth-in-a-hurry");
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damage(giant), attack + momentum);
    for (face, damage) in [(4, 2), (5, 4)] {
        let mut arena = Arena::new(2);
        arena.put(A, "sloth-in-a-hurry");
        let giant = arena.put(B, "giant");
        assert_eq!(arena.least_for(A, "use sloth-in-a-hurry 2"), Some(4));
        arena.place(A, face);
        arena.act(A, "use sloth-in-a-hurry 2");
        assert_eq!(arena.damage(giant), damage + momentum, "a {face}");
    }
    let bomb = arena.put(B, "bomb");
    arena.nerph(sloth, 1);
    arena.place(A, 6);
    arena.acts(&["attack sloth-in-a-hurry", "choose dude bomb"]);
    assert_eq!(arena.damage(bomb), attack, "Nerphed");
}

#[test]
fn sock_goblin_takes_a_token_of_a_neighbour_for_points_and_changes_sides() {
    let mut arena = Arena::new(4);
    let goblin = arena.put(A, "sock-goblin");
    assert_eq!(arena.health(goblin), 6);
    arena.tokens(B, 0, 1);
    arena.place_least(A, 1, "use sock-goblin 1");
    let tokens = ["choose nerph of 1", "choose shield of 3", "choose nerph of 3"];
    assert_eq!(arena.actions(A), tokens, "C is not adjacent");
    arena.acts(&["choose nerph of 1", "choose shield"]);
    assert_eq!((arena.tokens_of(A), arena.tokens_of(B)), ((2, 2), (0, 0)));
    assert_eq!(arena.points(A), 2);
    let giant = arena.put(B, "giant");
    let brick = arena.put(C, "brick");
    arena.place_least(A, 5, "use sock-goblin 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude brick"]);
    arena.act(A, "choose dude brick");
    assert_eq!((arena.fighter(goblin).controller, arena.fighter(brick).controller), (A, C));
    arena.place(A, 5);
    arena.acts(&["use sock-goblin 2", "choose dude giant"]);
    assert_eq!((arena.fighter(goblin).controller, arena.fighter(giant).controller), (B, A));
}

#[test]
fn sock_goblin_finds_a_token_in_the_supply_if_the_neighbours_have_none() {
    let mut arena = Arena::new(3);
    arena.put(A, "sock-goblin");
    arena.tokens(B, 0, 0);
    arena.tokens(C, 0, 0);
    arena.place(A, 1);
    arena.acts(&["use sock-goblin 1", "choose nerph"]);
    assert_eq!(arena.tokens_of(A), (1, 2));
}
