//! How bots imagine the game going on.

use fracas_core::{Fast, Game as _, Silent};

use crate::Action;
use crate::state::Phase;
use crate::tests::arena::{A, Arena};

#[test]
fn what_is_done_without_weighing_promises_more_than_all_else() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.hold(A, &["giant", "echo"]);
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
                assert!(promise(*other) < promise(done), "{:?}: {other:?}", state.phase);
            }
            assert_eq!(weighed.count(), actions.len() - 1, "it is one of them");
        }
        let last = actions.last().copied().expect("a due seat has actions");
        game.apply(&mut arena.state, A, last, &mut arena.chance, &mut Silent);
    }
    assert_eq!(phases, [Phase::Roll, Phase::Cleanup]);
}
