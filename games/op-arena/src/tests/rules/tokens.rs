//! Chapter 7: tokens.

use crate::dude::Slot;
use crate::event::Event;
use crate::fighter::Mark;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B};

/// A table in the Token phase of A, who has a Shield and a Nerph.
fn token_phase(arena: &mut Arena) {
    arena.begin(A);
    arena.pass_to(Phase::Token);
}

#[test]
fn r047_r048_one_token_may_be_played() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    token_phase(&mut arena);
    assert!(arena.can(A, "pass"));
    arena.act(A, "shield brick");
    assert_ne!(arena.state.phase, Phase::Token, "only one");
    assert_eq!(arena.tokens_of(A), (0, 1));
}

#[test]
fn r049_without_tokens_there_is_no_choice() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.tokens(A, 0, 0);
    arena.begin(A);
    arena.act(A, "pass");
    assert_eq!(arena.state.phase, Phase::Roll);
}

#[test]
fn r050_r052_r053_a_nerph_goes_on_one_special_ability_of_any_dude() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(B, "giant");
    arena.tokens(A, 0, 1);
    token_phase(&mut arena);
    let nerphs = ["nerph brick 1", "nerph brick 2", "nerph giant 1", "nerph giant 2", "pass"];
    assert_eq!(arena.actions(A), nerphs, "Basic Attack and Skill Power are no targets");
}

#[test]
fn r051_a_nerphed_ability_cannot_be_used() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    arena.put(B, "giant");
    arena.place(A, 6);
    assert!(arena.can(A, "use brick 1"));
    arena.nerph(brick, 1);
    arena.place(A, 6);
    assert!(!arena.can(A, "use brick 1"));
    assert!(arena.can(A, "attack brick"), "the Basic Attack is as it was");
}

#[test]
fn r054_persistent_and_reactive_abilities_can_be_nerphed() {
    let mut arena = Arena::new(2);
    let ghost = arena.put(B, "ghost");
    let echo = arena.put(B, "echo");
    let hedgehog = arena.put(B, "hedgehog");
    arena.put(A, "brick");
    arena.place(A, 5);
    arena.act(A, "attack brick");
    assert!(!arena.can(A, "choose dude ghost"));
    arena.act(A, "choose dude brick");
    arena.nerph(ghost, 2);
    arena.nerph(echo, 1);
    arena.nerph(echo, 2);
    arena.nerph(hedgehog, 1);
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude ghost"]);
    assert_eq!(arena.damage(ghost), 5, "it can be targeted");
    arena.waste(A, 4);
    assert_eq!(arena.points(B), 0, "Echo does not react to the 4");
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude hedgehog"]);
    assert_eq!(arena.damage(arena.dude("brick")), 5, "the Hedgehog does not prick");
}

#[test]
fn r055_a_shield_goes_on_any_dude() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    let giant = arena.put(B, "giant");
    arena.tokens(A, 1, 0);
    token_phase(&mut arena);
    assert_eq!(arena.actions(A), ["shield brick", "shield giant", "pass"]);
    arena.act(A, "shield giant");
    assert!(arena.fighter(giant).has(Mark::Shield));
}

#[test]
fn r056_a_dude_has_one_shield_at_most() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    arena.shield(brick);
    token_phase(&mut arena);
    assert!(!arena.can(A, "shield brick"));
}

#[test]
fn r057_a_shield_and_a_nerph_take_each_other_away() {
    let mut arena = Arena::new(2);
    let brick = arena.put(B, "brick");
    arena.shield(brick);
    let (shields, nerphs) = (arena.state.shields, arena.state.nerphs);
    token_phase(&mut arena);
    arena.act(A, "nerph brick 1");
    let brick = arena.fighter(brick);
    assert!(!brick.has(Mark::Shield) && brick.can_use(Slot::First));
    assert_eq!((arena.state.shields, arena.state.nerphs), (shields + 1, nerphs + 1));
}

#[test]
fn r058_what_a_token_triggers_comes_before_the_token() {
    let mut arena = Arena::new(2);
    let hedgehog = arena.put(B, "hedgehog");
    token_phase(&mut arena);
    arena.act(A, "nerph hedgehog 2");
    assert_eq!(arena.points(B), 1, "Sticky was used, though it is Nerphed now");
    assert!(!arena.fighter(hedgehog).can_use(Slot::Second));
    let place = |wanted: fn(&Event) -> bool| arena.events.iter().position(wanted);
    let gained = place(|event| matches!(event, Event::Gained { .. }));
    let nerphed = place(|event| matches!(event, Event::Nerphed { .. }));
    assert!(gained.is_some() && gained < nerphed);
}

#[test]
fn r059_the_tokens_of_the_dead_go_to_the_supply() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    let echo = arena.put(B, "echo");
    arena.shield(echo);
    arena.nerph(echo, 2);
    arena.hurt(echo, A, 5);
    let (shields, nerphs) = (arena.state.shields, arena.state.nerphs);
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude echo"]);
    assert!(!arena.is_in_play(echo));
    assert_eq!((arena.state.shields, arena.state.nerphs), (shields + 1, nerphs + 1));
}

#[test]
fn r060_tokens_are_taken_as_far_as_the_supply_lasts() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.tokens(B, 24, 22);
    assert_eq!((arena.state.shields, arena.state.nerphs), (0, 2));
    arena.place(A, 4);
    arena.act(A, "skill brick");
    assert!(!arena.can(A, "choose shield"), "a kind that is out cannot be taken");
    arena.act(A, "choose nerph");
    arena.act(A, &arena.actions(A)[0].clone());
    assert_eq!(arena.tokens_of(A), (1, 3), "the Supply had no more");
}
