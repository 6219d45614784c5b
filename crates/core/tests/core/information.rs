//! What a seat knows: worlds that keep what it has seen and vary in all it has not.

use std::sync::Arc;

use fracas_core::{
    Chance as _, Fast, Game as _, Information, Legible as _, Match, Seat, Seed, Setup, World,
};
use fracas_testkit::{HighCard, HighCardAction, HighCardState};
use serde_json::json;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const GAME: HighCard = HighCard { weakness: None };

/// A position in which both seats decide and one card lies open.
fn both_decide(held: [u8; 2]) -> HighCardState {
    let state = json!({ "held": held, "thrown": [5], "said": [true, false], "due": [0, 1] });
    GAME.load(&state).expect("the position is possible")
}

/// Finds out who holds what in a world, by keeping all cards and looking at the scores.
fn held(world: &World<'_, HighCard>) -> [i32; 2] {
    let mut world = world.clone();
    for seat in world.to_act() {
        world.apply(seat, HighCardAction::Keep, &mut Fast::new(0));
    }
    let outcome = world.outcome().expect("all have decided");
    [outcome.score(A), outcome.score(B)]
}

#[test]
fn a_seat_keeps_its_own_card_in_every_world_and_the_other_varies_evenly() {
    let state = both_decide([3, 7]);
    for (seat, own, possible) in
        [(A, 3, [0, 1, 2, 4, 6, 7, 8, 9]), (B, 7, [0, 1, 2, 3, 4, 6, 8, 9])]
    {
        let information = Information::new(&GAME, &state, seat);
        let mut chance = Fast::new(1);
        let mut seen = [0; 10];
        for _ in 0..16_000 {
            let held = held(&information.world(&mut chance));
            assert_eq!(held[seat.index()], own, "seat {seat} knows its card");
            seen[held[seat.opponent().index()] as usize] += 1;
        }
        for (card, count) in seen.iter().enumerate() {
            // 2,000 of 16,000 are expected, with a standard deviation of 42.
            let wanted = if possible.contains(&card) { 1_800..2_200 } else { 0..1 };
            assert!(wanted.contains(count), "seat {seat}, card {card}: {seen:?}");
        }
    }
}

#[test]
fn worlds_do_not_depend_on_the_cards_that_are_hidden() {
    let draw = |other: u8| -> Vec<[i32; 2]> {
        let state = both_decide([3, other]);
        let information = Information::new(&GAME, &state, A);
        let mut chance = Fast::new(2);
        (0..200).map(|_| held(&information.world(&mut chance))).collect()
    };
    for other in [0, 1, 2, 4, 6, 8, 9] {
        assert_eq!(draw(other), draw(7), "the other seat holds {other}");
    }
}

#[test]
fn a_finished_game_has_one_world() {
    let state = json!({ "held": [3, 7], "thrown": [], "said": [true, false], "due": [] });
    let state = GAME.load(&state).expect("the position is possible");
    for seat in [A, B] {
        let information = Information::new(&GAME, &state, seat);
        for seed in 0..50 {
            assert_eq!(held(&information.world(&mut Fast::new(seed))), [3, 7], "all is open");
        }
    }
}

#[test]
fn a_world_drawn_into_another_is_the_one_drawn_anew() {
    let state = both_decide([3, 7]);
    let information = Information::new(&GAME, &state, B);
    let (mut anew, mut into) = (Fast::new(3), Fast::new(3));
    let mut world = information.world(&mut Fast::new(99));
    for round in 0..500 {
        information.draw_into(&mut world, &mut into);
        assert_eq!(held(&world), held(&information.world(&mut anew)), "round {round}");
        assert_eq!(world.to_act(), GAME.to_act(&state), "nobody has decided in a new world");
        // What is done in a world is gone when another is drawn into it.
        world.apply(A, HighCardAction::Swap, &mut Fast::new(round));
    }
    assert_eq!(anew.below(1 << 30), into.below(1 << 30), "both used the same chance");
}

#[test]
fn information_lists_the_actions_of_its_seat() {
    let game = Arc::new(HighCard::default());
    let mut table = Match::deal(game, Setup::default(), &[], Seed::from_number(6));
    for (seat, notation) in [(A, "high"), (B, "low"), (A, "keep"), (B, "swap")] {
        let information = table.information(seat);
        assert_eq!((information.seat(), information.seats()), (seat, 2));
        let mut actions = Vec::new();
        information.actions(&mut actions);
        assert_eq!(actions, table.actions(seat));
        let world = information.world(&mut Fast::new(1));
        assert_eq!(world.to_act(), table.to_act(), "who is due is known");
        let mut in_world = Vec::new();
        world.distinct_actions(seat, &mut in_world);
        assert_eq!(in_world, actions, "what may be done is known");
        table.play(seat, notation).expect("the move is legal");
    }
}

#[test]
fn a_clone_of_a_world_goes_its_own_way() {
    let state = both_decide([3, 7]);
    let world = Information::new(&GAME, &state, A).world(&mut Fast::new(4));
    let mut other = world.clone();
    other.apply(A, HighCardAction::Keep, &mut Fast::new(1));
    assert_eq!((world.to_act().len(), other.to_act().len()), (2, 1));
    other.clone_from(&world);
    assert_eq!(other.to_act().len(), 2, "cloned into, it is back where the first one is");
    assert_eq!(held(&other), held(&world));
}

/// Plays a world to its end with random actions.
fn play_out(world: &mut World<'_, HighCard>, chance: &mut Fast) -> usize {
    let mut actions = Vec::new();
    for decisions in 0.. {
        let due: Vec<Seat> = world.to_act().into_iter().collect();
        let Some(seat) = chance.pick(&due) else { return decisions };
        assert_eq!(world.outcome(), None, "a game that waits for someone is not over");
        actions.clear();
        world.distinct_actions(seat, &mut actions);
        world.apply(seat, chance.pick(&actions).expect("a due seat has actions"), chance);
    }
    unreachable!("the loop has no other end")
}

#[test]
fn a_world_can_be_played_to_its_end_from_every_decision() {
    let game = Arc::new(HighCard::default());
    let mut chance = Fast::new(5);
    for seed in 0..100 {
        let setup = Setup::default();
        let mut table = Match::deal(game.clone(), setup, &[], Seed::from_number(seed));
        for left in (1..=4).rev() {
            let seat = table.to_act().first().expect("four decisions make a game");
            let before = table.state().clone();
            let mut world = table.information(seat).world(&mut chance);
            assert_eq!(play_out(&mut world, &mut chance), left, "decisions to the end");
            let outcome = world.outcome().expect("the world is over");
            let [own, other] = [seat, seat.opponent()].map(|seat| outcome.score(seat));
            assert_ne!(own, other, "no card is there twice");
            let promise = world.promise(seat);
            assert_eq!(promise > 0.5, other < own, "the promise of an end is its result");
            assert_eq!(*table.state(), before, "the real game has not moved");
            let action = chance.pick(&table.actions(seat)).expect("a due seat has actions");
            table.play_action(seat, action).expect("the action is legal");
        }
    }
}
