//! Chapter 2: setup.

use fracas_core::{Fast, Game as _, Seat, SeatSet, Viewer};

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C};

#[test]
fn r007_all_dudes_but_those_dealt_are_in_one_deck_and_none_is_discarded() {
    let arena = Arena::dealt("brawl", 3, &[]);
    assert_eq!(arena.state.deck.len(), arena.game.catalogue.len() - 9);
    assert!(arena.state.discard.is_empty());
}

#[test]
fn r009_everyone_starts_without_points() {
    let arena = Arena::dealt("brawl", 6, &[]);
    assert!(Seat::all(6).all(|seat| arena.points(seat) == 0));
}

#[test]
fn r012_everyone_starts_with_a_shield_and_a_nerph() {
    let arena = Arena::dealt("brawl", 5, &[]);
    assert!(Seat::all(5).all(|seat| arena.tokens_of(seat) == (1, 1)));
}

#[test]
fn r013_everyone_is_dealt_three_dudes() {
    let arena = Arena::dealt("brawl", 4, &[]);
    assert!(Seat::all(4).all(|seat| arena.hand(seat).len() == 3));
}

#[test]
fn r014_anyone_may_be_first() {
    let mut firsts = SeatSet::EMPTY;
    for seed in 0..60 {
        let mut arena = Arena::new(4);
        arena.chance.reseed(seed);
        let state = arena.game.deal(&mut arena.chance, &mut fracas_core::Silent);
        firsts = firsts.with(state.first);
    }
    assert_eq!(firsts, SeatSet::all(4));
    let arena = Arena::dealt("brawl", 4, &[("first", "seat-2")]);
    assert_eq!(arena.state.first, C);
}

/// Lists how many things a player may do at the start, and whether passing is one of them.
fn starts(arena: &Arena, seat: Seat) -> (usize, bool) {
    (arena.actions(seat).len(), arena.can(seat, "pass"))
}

#[test]
fn r015_the_first_three_put_down_one_or_two_dudes() {
    let mut arena = Arena::dealt("brawl", 3, &[("first", "seat-0")]);
    assert_eq!(arena.state.due, SeatSet::all(3), "all at once");
    for seat in [A, B, C] {
        assert_eq!(starts(&arena, seat), (3, false), "one must be put down");
        let first = arena.actions(seat)[0].clone();
        arena.act(seat, &first);
    }
    let one = arena.actions(A)[0].clone();
    assert_eq!(starts(&arena, A), (3, true), "a second one may be");
    arena.act(A, &one);
    assert!(!arena.state.due.contains(A), "two are the most");
    arena.act(B, "pass");
    arena.act(C, "pass");
    let in_play = [A, B, C].map(|seat| arena.state.fighters_of(seat).count());
    assert_eq!(in_play, [2, 1, 1]);
}

#[test]
fn r016_the_others_may_put_down_none() {
    let arena = Arena::dealt("brawl", 6, &[("first", "seat-4")]);
    let passes: Vec<bool> = Seat::all(6).map(|seat| starts(&arena, seat).1).collect();
    // Seats 4, 5 and 0 are the first three.
    assert_eq!(passes, [false, true, true, true, false, false]);
}

#[test]
fn r017_r018_starting_dudes_are_revealed_together_and_in_play() {
    let mut arena = Arena::dealt("brawl", 2, &[("first", "seat-0")]);
    let laid = arena.actions(A)[0].clone();
    arena.act(A, &laid);
    arena.act(A, "pass");
    assert!(arena.state.arena.is_empty(), "not before everyone is done");
    // B learns nothing of it: in B's worlds anything may lie there, or nothing yet known.
    let mut chance = Fast::new(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let mut world = arena.state;
        arena.game.resample(&mut world, Viewer::Seat(B), &mut chance);
        seen.insert(crate::OpArena::laid_by(&world, A).bits());
    }
    assert!(10 < seen.len());
    let other = arena.actions(B)[0].clone();
    arena.act(B, &other);
    arena.act(B, "pass");
    assert_eq!(arena.state.arena.len(), 2);
    let reveals = arena.events.iter().filter(|event| matches!(event, Event::Revealed { .. }));
    assert_eq!(reveals.count(), 2);
    assert_eq!(arena.state.arena[0].controller, A);
    assert_eq!(arena.state.arena[1].controller, B);
}

#[test]
fn r019_no_ability_triggers_by_the_reveal() {
    let mut arena = Arena::dealt("brawl", 2, &[("first", "seat-1")]);
    arena.hold(A, &["herald"]);
    arena.act(A, "lay herald");
    arena.act(A, "pass");
    let other = arena.actions(B)[0].clone();
    arena.act(B, &other);
    arena.act(B, "pass");
    let herald = arena.dude("herald");
    assert!(!arena.fighter(herald).is_pending());
    assert!(!arena.events.iter().any(|event| matches!(event, Event::Triggered { .. })));
}

#[test]
fn r020_hands_are_not_filled_up_in_setup() {
    let mut arena = Arena::dealt("brawl", 2, &[("first", "seat-0")]);
    for seat in [A, B] {
        for _ in 0..2 {
            let lay = arena.actions(seat)[0].clone();
            arena.act(seat, &lay);
        }
    }
    assert_ne!(arena.state.phase, Phase::Laying);
    assert_eq!([A, B].map(|seat| arena.hand(seat).len()), [1, 1]);
}
