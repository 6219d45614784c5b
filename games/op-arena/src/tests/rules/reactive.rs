//! Chapter 10: Reactive and Persistent effects.

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, effect};

#[test]
fn r088_a_reactive_triggers_by_its_number() {
    for (face, points) in [(3, 0), (4, 1), (5, 0)] {
        let mut arena = Arena::new(2);
        arena.put(A, "sleeper");
        let echo = arena.put(B, "echo");
        arena.nerph(echo, 2);
        arena.place(A, face);
        arena.act(A, "enough");
        assert_eq!(arena.points(B), points, "a {face}");
    }
}

#[test]
fn r089_it_says_whose_rolls_count() {
    let mut arena = Arena::new(2);
    let echo = arena.put(A, "echo");
    arena.nerph(echo, 2);
    arena.put(A, "pebble");
    let giant = arena.put(B, "giant");
    arena.place(A, 4);
    arena.acts(&["fail", "enough"]);
    assert_eq!((arena.points(A), arena.damage(giant)), (1, 0), "any player's, and any other's");
    arena.pass_to_turn(B);
    arena.place(B, 4);
    arena.acts(&["fail", "enough"]);
    arena.act(A, "resolve pebble 2");
    assert_eq!((arena.points(A), arena.damage(giant)), (2, 1));
}

#[test]
fn r091_reactives_go_in_turn_order_from_the_current_player() {
    let orders = [(A, C, ["pebble", "echo"]), (B, C, ["echo", "pebble"])];
    for (of_echo, of_pebble, expected) in orders {
        let mut arena = Arena::new(3);
        let echo = arena.put(of_echo, "echo");
        arena.nerph(echo, 2);
        arena.put(of_pebble, "pebble");
        arena.waste(B, 4);
        assert_eq!(arena.triggered(), expected.map(|id| arena.dude(id)), "in a turn of B");
    }
}

#[test]
fn r092_a_player_orders_several_of_the_own() {
    let mut arena = Arena::new(2);
    arena.put(A, "sleeper");
    arena.put(B, "echo");
    arena.place(A, 4);
    arena.act(A, "enough");
    assert_eq!((arena.state.phase, arena.due()), (Phase::React, B));
    assert_eq!(arena.actions(B), ["resolve echo 1", "resolve echo 2"]);
    arena.act(B, "resolve echo 2");
    let is_done = |event: &&Event| matches!(event, Event::Drew { .. } | Event::Gained { .. });
    let first = arena.events.iter().find(is_done);
    assert!(matches!(first, Some(Event::Drew { .. })), "{first:?}");
    assert_eq!(arena.points(B), 1, "the other one followed by itself");
}

#[test]
fn r093_the_dead_do_not_react() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    let echo = arena.put(B, "echo");
    arena.hurt(echo, A, 6);
    arena.place(A, 4);
    arena.act(A, "use brick 1");
    assert_eq!(arena.points(B), 0);
    assert!(!arena.is_in_play(echo));
    let mut arena = Arena::new(3);
    arena.put(B, "pebble");
    let echo = arena.put(C, "echo");
    arena.hurt(echo, A, 6);
    arena.waste(A, 4);
    assert!(!arena.is_in_play(echo));
    assert_eq!(arena.points(C), 0, "an earlier Reactive effect has killed it");
}

#[test]
fn r094_a_player_may_use_an_ability_and_react_in_one_turn() {
    let mut arena = Arena::new(2);
    let echo = arena.put(A, "echo");
    arena.nerph(echo, 2);
    let giant = arena.put(B, "giant");
    arena.place(A, 4);
    arena.acts(&["attack echo", "choose dude giant"]);
    assert_eq!((arena.points(A), arena.damage(giant)), (1, 3));
}

#[test]
fn r095_a_persistent_effect_needs_no_die() {
    let mut arena = Arena::new(2);
    let giant = arena.put(A, "giant");
    let health = |arena: &Arena| arena.game.health(&arena.state, arena.fighter(giant));
    assert_eq!(health(&arena), 10);
    arena.put(A, "brick");
    assert_eq!(health(&arena), 11, "always on");
    arena.put(A, "herald");
    arena.begin(A);
    assert_eq!(arena.tokens_of(A).0, 2, "at its time");
}

#[test]
fn g021_a_reactive_is_optional_only_if_it_says_may() {
    let mut arena = Arena::new(2);
    arena.put(A, "thief");
    arena.put(B, "sleeper");
    arena.place(A, 6);
    arena.acts(&["fail", "enough"]);
    assert_eq!((arena.due(), arena.actions(B)), (B, vec!["yes".to_owned(), "no".to_owned()]));
    arena.act(B, "no");
    assert_eq!(arena.points(B), 0);
}

#[test]
fn c008_a_second_roll_is_placed_and_triggers_again() {
    let mut arena = Arena::new(2);
    arena.put(A, "mirror");
    let echo = arena.put(B, "echo");
    arena.nerph(echo, 2);
    arena.place(A, 6);
    arena.load(&[4, 6]);
    arena.act(A, "use mirror 2");
    assert_eq!((arena.state.phase, arena.state.roll), (Phase::Roll, 4));
    arena.acts(&["reroll", "pass", "use mirror 2"]);
    assert_eq!(arena.state.active, B, "there is no third");
}

/// R95. What triggers at its moment is about that moment, whatever else has happened before it is used.
#[test]
fn r095_a_death_does_not_change_whom_an_ability_is_about() {
    let mut arena = Arena::new(2);
    let grudge = arena.put(A, "grudge");
    let pebble = arena.put(A, "pebble");
    let giant = arena.put(B, "giant");
    arena.hurt(pebble, A, arena.health(pebble) - 1);
    arena.run(B, &effect(r#"{ damage = { amount = 1, whom = { all = "others" } } }"#));
    assert!(!arena.is_in_play(pebble) && arena.is_in_play(grudge));
    arena.act(A, "resolve grudge 1");
    assert_eq!(arena.fighter(giant).markers.of(A), 1, "the Giant has hurt it");
}
