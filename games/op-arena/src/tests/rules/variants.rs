//! Chapter 15: variants.

use fracas_core::{Game as _, Seat, Setup};

use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D, effect};
use crate::{ID, OpArena};

/// Gives everyone points one by one until the game is over, and counts them.
fn points_to_end(mode: &str, seats: usize) -> u16 {
    let mut arena = Arena::with(mode, seats, &[]);
    let point = effect("{ points = 1 }");
    while arena.state.phase != Phase::Over {
        arena.run(A, &point);
    }
    arena.points(A)
}

#[test]
fn r135_a_grind_match_goes_to_fifty() {
    assert_eq!(points_to_end("grind", 3), 50);
}

#[test]
fn r136_a_speed_bout_goes_to_twenty() {
    assert_eq!(points_to_end("speed", 2), 20);
}

#[test]
fn r137_r138_r139_teams_of_two_add_their_points_and_play_to_fifty() {
    let mut arena = Arena::with("teams", 4, &[]);
    arena.state.player_mut(A).points = 20;
    arena.state.player_mut(C).points = 29;
    arena.state.player_mut(B).points = 40;
    arena.state.player_mut(D).points = 9;
    arena.run(A, &effect("{ points = 1 }"));
    assert_eq!(arena.state.phase, Phase::Over, "21 and 29 are 50");
    let outcome = arena.game.outcome(&arena.state).expect("the game is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [A, C]);
    assert_eq!([A, B, C, D].map(|seat| outcome.score(seat)), [50, 49, 50, 49]);
    for seats in [2, 3, 5] {
        let setup =
            Setup { game: ID.into(), mode: "teams".into(), seats: Some(seats), ..Setup::default() };
        assert!(OpArena::open(&setup).is_err(), "{seats} are no teams of two");
    }
    let six = Arena::with("teams", 6, &[]);
    let sides: Vec<usize> = Seat::all(6).map(|seat| six.game.side(seat)).collect();
    assert_eq!(sides, [0, 1, 2, 0, 1, 2]);
}

#[test]
fn r140_veterans_draw_up_to_five() {
    let mut arena = Arena::dealt("brawl", 2, &[("hands", "5"), ("first", "seat-0")]);
    assert_eq!([A, B].map(|seat| arena.hand(seat).len()), [5, 5]);
    for seat in [A, B] {
        let lay = arena.actions(seat)[0].clone();
        arena.act(seat, &lay);
        arena.act(seat, "pass");
    }
    arena.state.player_mut(A).cubes = 0;
    arena.pass_to_turn(B);
    assert_eq!(arena.hand(A).len(), 5);
}

#[test]
fn r141_without_a_limit_everyone_may_always_answer_the_call() {
    let mut arena = Arena::with("brawl", 2, &[("limit", "none")]);
    for id in ["brick", "giant", "echo"] {
        arena.put(A, id);
    }
    arena.hold(A, &["pebble"]);
    arena.begin(A);
    arena.act(A, "pass");
    assert!(arena.can(A, "call pebble"));
}

#[test]
fn r142_without_a_limit_there_are_no_rerolls() {
    let mut arena = Arena::with("brawl", 2, &[("limit", "none")]);
    arena.put(A, "brick");
    arena.tokens(A, 0, 0);
    arena.load(&[6]);
    arena.begin(A);
    arena.act(A, "pass");
    assert_eq!(arena.state.phase, Phase::Place, "nothing is asked about the roll");
}

#[test]
fn r143_r144_the_last_dude_wins() {
    let mut arena = Arena::with("last-dude", 2, &[]);
    arena.deck(&[]);
    let brick = arena.put(A, "brick");
    arena.put(B, "echo");
    arena.put(B, "giant");
    arena.run(A, &effect(r#"{ pick = { from = { target = "others" } }, then = { kill = "it" } }"#));
    arena.act(A, "choose dude echo");
    assert_ne!(arena.state.phase, Phase::Over, "two are left");
    assert_eq!(arena.points(A), 0, "points are not used");
    arena.run(A, &effect(r#"{ pick = { from = { target = "others" } }, then = { kill = "it" } }"#));
    assert_eq!(arena.state.phase, Phase::Over);
    assert!(arena.is_in_play(brick));
    let outcome = arena.game.outcome(&arena.state).expect("the game is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn g014_the_discard_pile_is_never_shuffled_and_a_hand_or_the_last_kill_can_win() {
    let mut arena = Arena::with("last-dude", 2, &[]);
    arena.deck(&[]);
    arena.bury("giant");
    arena.put(A, "brick");
    arena.hold(B, &["echo"]);
    arena.run(A, &effect("{ draw = 1 }"));
    assert!(arena.hand(A).is_empty(), "nothing comes back from the discard pile");
    arena.run(A, &effect(r#"{ kill = "this" }"#));
    let outcome = arena.game.outcome(&arena.state).expect("one Dude is left");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [B], "who holds it");
    let mut arena = Arena::with("last-dude", 3, &[]);
    arena.deck(&["giant"]);
    arena.put(A, "brick");
    arena.put(C, "echo");
    arena.run(A, &effect(r#"{ kill = { all = "any" } }"#));
    let outcome = arena.game.outcome(&arena.state).expect("one Dude is left, in the deck");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [A], "who killed last");
}

#[test]
fn r145_all_else_stays_as_it_is_and_variants_can_be_combined() {
    for mode in ["brawl", "grind", "speed", "teams", "last-dude"] {
        for (hands, limit) in [("3", "none"), ("5", "two"), ("5", "none")] {
            let arena = Arena::dealt(mode, 4, &[("hands", hands), ("limit", limit)]);
            assert!(Seat::all(4).all(|seat| arena.tokens_of(seat) == (1, 1)));
            assert_eq!(arena.hand(A).len().to_string(), hands);
        }
    }
}
