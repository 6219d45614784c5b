//! How bots imagine the game going on.

use fracas_core::{Fast, Game as _, Silent};

use crate::Action;
use crate::state::Phase;
use crate::tests::arena::{A, Arena};

/// Goes through a turn with a hand, and checks what is done without weighing against all else.
fn assert_worth_no_less(hand: &[&str]) {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.hold(A, hand);
    arena.begin(A);
    let mut phases = Vec::new();
    while arena.state.active == A {
        let (game, state) = (&arena.game, arena.state);
        let promise = |action: Action| {
            let mut tried = state;
            game.apply(&mut tried, A, action, &mut Fast::new(1), &mut Silent);
            game.promise(&tried, A)
        };
        let mut actions = Vec::new();
        game.actions(&state, A, &mut actions);
        if let Some(done) = game.reflex(&state, A) {
            phases.push(state.phase);
            let weighed = actions.iter().filter(|action| **action != done);
            for other in weighed.clone() {
                let (with_it, without) = (promise(*other), promise(done));
                assert!(with_it <= without, "{other:?}: {with_it} against {without}");
            }
            assert_eq!(weighed.count(), actions.len() - 1, "it is one of them");
        }
        let last = actions.last().copied().expect("a due seat has actions");
        game.apply(&mut arena.state, A, last, &mut arena.chance, &mut Silent);
    }
    assert_eq!(phases, [Phase::Roll, Phase::Cleanup]);
}

#[test]
fn what_is_done_without_weighing_promises_no_less_than_all_else() {
    assert_worth_no_less(&["giant", "echo"]);
}

#[test]
fn a_last_dude_in_hand_promises_no_less_than_the_one_drawn_for_it() {
    assert_worth_no_less(&["giant"]);
}
