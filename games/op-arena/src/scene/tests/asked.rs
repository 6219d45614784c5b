//! What is asked, and how what can be done is called.

use fracas_core::{Choice, Game as _, Seat, Viewer};

use super::pack::table;
use super::shown::DUDES;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B};

/// Lists the choices of a seat.
fn choices(arena: &Arena, seat: Seat) -> Vec<Choice> {
    let mut actions = Vec::new();
    arena.game.actions(&arena.state, seat, &mut actions);
    actions.into_iter().map(|action| arena.game.describe(&arena.state, seat, action)).collect()
}

/// Lists how the choices of whoever is due are called.
#[track_caller]
fn labels(arena: &Arena) -> Vec<String> {
    choices(arena, arena.due()).into_iter().map(|choice| choice.label).collect()
}

/// Gets what a choice of whoever is due touches.
#[track_caller]
fn touched(arena: &Arena, notation: &str) -> Vec<String> {
    let mut choices = choices(arena, arena.due()).into_iter();
    choices.find(|choice| choice.notation == notation).expect("it is offered").items
}

fn prompt(arena: &Arena, seat: Seat) -> String {
    arena.game.show(&arena.state, Viewer::Seat(seat)).prompt
}

fn moment(arena: &Arena) -> String {
    arena.game.show(&arena.state, Viewer::Spectator).moment
}

/// A table where A has a Soup in play and B a Goat.
fn fighting() -> Arena {
    let mut arena = table(3, DUDES);
    arena.put(A, "test-soup");
    arena.put(B, "test-goat");
    arena
}

#[test]
fn starting_dudes_are_asked_for() {
    let mut arena = table(2, DUDES);
    arena.hold(A, &["test-soup", "test-goat"]);
    arena.hold(B, &["viking"]);
    arena.state.phase = Phase::Laying;
    arena.state.due = fracas_core::SeatSet::all(2);
    assert_eq!(moment(&arena), "Setup: starting Dudes");
    assert_eq!(prompt(&arena, A), "Put 1 or 2 Dudes face down to start with.");
    arena.act(A, "lay test-soup");
    assert_eq!(prompt(&arena, A), "Start with a second Dude?");
    let labels: Vec<String> = choices(&arena, A).into_iter().map(|choice| choice.label).collect();
    assert_eq!(labels, ["Start with Tax Goat", "Start with this one"]);
    arena.act(A, "pass");
    assert_eq!(prompt(&arena, A), "Waiting for Red to put Dudes down.");
}

#[test]
fn the_phases_are_asked_for_in_turn() {
    let mut arena = fighting();
    arena.hold(B, &["viking"]);
    let soup = arena.dude("test-soup");
    arena.hurt(soup, B, 2);
    arena.hurt(soup, A, 1);
    arena.begin(A);
    assert_eq!(moment(&arena), "Turn 1, Blue: 1. Discard a Dude");
    assert_eq!(prompt(&arena, A), "Your turn. Discard one of your Dudes in play?");
    assert_eq!(prompt(&arena, B), "Blue's turn.");
    assert_eq!(labels(&arena), ["Discard Angry Soup (2 VP for Red)", "Don't discard"]);
    assert_eq!(touched(&arena, "discard test-soup"), ["dude.test-soup", "discard"]);
    arena.act(A, "pass");
    let call = "Blue's call for Dudes. Put a Dude from your hand in play?";
    assert_eq!(prompt(&arena, B), call);
    assert_eq!(labels(&arena), ["Put Viking in play", "Put none in play"]);
    assert_eq!(touched(&arena, "call viking"), ["dude.viking", "arena.1"]);
    arena.act(B, "pass");
    assert_eq!(moment(&arena), "Turn 1, Blue: 3. Play 1 Token");
    arena.load(&[5]);
    arena.act(A, "pass");
    assert_eq!(prompt(&arena, A), "You rolled a 5. Keep it, or spend a Reroll Cube?");
    assert_eq!(labels(&arena), ["Roll again (3 Reroll Cubes left)", "Keep the 5"]);
    assert_eq!(touched(&arena, "reroll"), ["cubes.0"]);
    arena.act(A, "pass");
    assert_eq!(prompt(&arena, A), "You rolled a 5. Where do you place the die?");
    let spots =
        ["Basic Attack 3 with Angry Soup", "“Boil Over” with Angry Soup", "Fail: take a token"];
    assert_eq!(labels(&arena), spots);
    assert_eq!(touched(&arena, "attack test-soup"), ["power-die", "dude.test-soup"]);
}

#[test]
fn tokens_are_named_with_what_they_are_played_on() {
    let mut arena = fighting();
    let goat = arena.dude("test-goat");
    arena.begin(A);
    arena.pass_to(Phase::Token);
    let on_goat = ["Shield Tax Goat", "Nerph “Audit” of Tax Goat", "Nerph “Refund” of Tax Goat"];
    assert_eq!(labels(&arena)[3..6], on_goat);
    assert_eq!(labels(&arena)[6..], ["Play no token"]);
    assert_eq!(touched(&arena, "nerph test-goat 2"), ["nerphs.0", "dude.test-goat"]);
    arena.shield(goat);
    assert_eq!(labels(&arena)[3], "Nerph “Audit” of Tax Goat (its Shield keeps it away)");
}

#[test]
fn a_fail_asks_for_tokens_of_the_supply() {
    let mut arena = fighting();
    arena.place(A, 6);
    arena.act(A, "fail");
    assert_eq!(prompt(&arena, A), "Take up to 1 token from the Supply.");
    assert_eq!(prompt(&arena, B), "Blue's turn.");
    assert_eq!(labels(&arena), ["Take a Shield", "Take a Nerph", "Take no token"]);
    assert_eq!(touched(&arena, "choose shield"), ["supply.shield"]);
}

#[test]
fn targets_are_asked_for_with_what_becomes_of_them() {
    let mut arena = fighting();
    arena.put(B, "viking");
    arena.place(A, 6);
    arena.act(A, "attack test-soup");
    assert_eq!(prompt(&arena, A), "Angry Soup: Choose a Dude for 3 damage.");
    assert_eq!(prompt(&arena, B), "Blue's turn. Angry Soup: waiting for Blue.");
    let targets = ["Damage Angry Soup (yours)", "Damage Tax Goat", "Damage Viking"];
    assert_eq!(labels(&arena), targets);
    assert_eq!(touched(&arena, "choose dude viking"), ["dude.viking"]);
    let scene = arena.game.show(&arena.state, Viewer::Spectator);
    assert_eq!(scene.focus, ["dude.test-soup"]);
}

#[test]
fn players_are_called_by_their_colours() {
    let mut arena = table(3, DUDES);
    arena.put(A, "test-goat");
    arena.place(A, 5);
    arena.act(A, "use test-goat 1");
    let question = "Tax Goat, Audit: Choose an adjacent player to steal Victory Points from.";
    assert_eq!(prompt(&arena, A), question);
    assert_eq!(labels(&arena), ["Steal from Red", "Steal from Green"]);
    assert_eq!(touched(&arena, "choose player 2"), ["points.2"]);
}

#[test]
fn cleanup_asks_for_two_and_then_for_another() {
    let mut arena = table(2, DUDES);
    arena.hold(A, &["test-soup", "test-goat"]);
    arena.state.phase = Phase::Cleanup;
    arena.settle();
    assert_eq!(prompt(&arena, A), "Cleanup. Discard up to 2 Dudes from your hand?");
    assert_eq!(labels(&arena)[2], "Don't discard");
    arena.act(A, "drop test-soup");
    assert_eq!(prompt(&arena, A), "Cleanup. Discard another Dude from your hand?");
    assert_eq!(labels(&arena), ["Discard Tax Goat from hand", "Discard no more"]);
}
