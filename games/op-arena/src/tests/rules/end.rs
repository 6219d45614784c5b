//! Chapter 14: the end.

use fracas_core::{Game as _, Seat};

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, effect};

/// Lists the winners.
fn winners(arena: &Arena) -> Vec<Seat> {
    arena.game.outcome(&arena.state).expect("the game is over").winners().collect()
}

#[test]
fn r125_r127_the_game_ends_at_once_at_thirty_points() {
    let mut arena = Arena::new(3);
    arena.state.player_mut(A).points = 29;
    arena.put(A, "pebble");
    arena.place(A, 1);
    arena.act(A, "use pebble 1");
    assert_eq!((arena.state.phase, arena.points(A)), (Phase::Over, 30));
    assert_eq!(winners(&arena), [A]);
    assert!(arena.state.due.is_empty());
}

#[test]
fn r126_all_awards_of_the_event_are_given_first() {
    let mut arena = Arena::new(2);
    arena.state.player_mut(A).points = 28;
    arena.state.player_mut(B).points = 29;
    let echo = arena.put(B, "echo");
    arena.hurt(echo, B, 2);
    arena.put(A, "brick");
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude echo"]);
    // A reaches 30 with the first award, B follows, and the killing blow counts still.
    assert_eq!([A, B].map(|seat| arena.points(seat)), [33, 30]);
    assert_eq!(winners(&arena), [A]);
}

#[test]
fn r126_all_deaths_of_the_event_are_scored_first() {
    let mut arena = Arena::new(3);
    arena.score([27, 0, 29]);
    arena.put(A, "brick");
    let [echo, giant] = ["echo", "giant"].map(|id| arena.put(B, id));
    arena.hurt(echo, A, 1);
    arena.hurt(giant, C, 1);
    arena.run(A, &effect(r#"{ kill = { all = "others" } }"#));
    assert_eq!(arena.scores(), [27 + 5 + 3, 0, 29 + 2], "A has 30 with the first of the dead");
    assert_eq!((arena.state.phase, winners(&arena)), (Phase::Over, vec![A]));
}

/// Ends a game in which A and B have 30 points each, after something else was done. It is told that nobody has
/// won exactly where they share the first place.
#[track_caller]
fn level(change: impl FnOnce(&mut Arena)) -> Vec<Seat> {
    let mut arena = Arena::new(3);
    for seat in [A, B] {
        arena.state.player_mut(seat).points = 29;
        arena.tokens(seat, 0, 0);
    }
    arena.tokens(C, 9, 9);
    change(&mut arena);
    arena.run(C, &effect(r#"{ points = { amount = 1, who = "others" } }"#));
    assert_eq!([A, B].map(|seat| arena.points(seat)), [30, 30]);
    let won = winners(&arena);
    let is_nobody = |event: &Event| matches!(event, Event::Ended { is_shared: true, .. });
    assert_eq!(arena.events.iter().any(is_nobody), 1 < won.len());
    won
}

#[test]
fn r128_first_by_markers_on_dudes_in_play() {
    let won = level(|arena| {
        let giant = arena.put(C, "giant");
        arena.hurt(giant, B, 1);
        arena.put(A, "brick");
    });
    assert_eq!(won, [B]);
}

#[test]
fn r129_then_by_dudes_in_play() {
    let won = level(|arena| {
        arena.put(A, "sleeper");
        arena.hold(B, &["brick", "giant"]);
    });
    assert_eq!(won, [A]);
}

#[test]
fn r130_then_by_dudes_in_hand() {
    let won = level(|arena| {
        arena.put(A, "giant");
        arena.put(B, "pebble");
        arena.hold(B, &["brick"]);
    });
    assert_eq!(won, [B]);
}

#[test]
fn r131_then_by_the_highest_basic_attack() {
    let won = level(|arena| {
        arena.put(A, "brick");
        arena.put(B, "giant");
        arena.tokens(A, 3, 0);
    });
    assert_eq!(won, [B], "6 beats 5");
}

#[test]
fn r132_then_by_tokens() {
    let won = level(|arena| arena.tokens(A, 0, 1));
    assert_eq!(won, [A]);
}

#[test]
fn r133_still_level_nobody_wins() {
    assert_eq!(level(|_| {}), [A, B], "they share the first place");
}

#[test]
fn r134_each_tie_break_looks_at_those_still_tied() {
    let won = level(|arena| {
        // C has most markers, but fewer points.
        let giant = arena.put(C, "giant");
        arena.hurt(giant, C, 5);
        arena.put(A, "brick");
    });
    assert_eq!(won, [A]);
}

#[test]
fn c009_a_game_in_which_nothing_happens_ends() {
    let mut arena = Arena::new(2);
    arena.put(A, "sleeper");
    arena.state.quiet = crate::state::QUIET_TURNS;
    arena.begin(A);
    assert_eq!(winners(&arena), [A], "most Dudes in play");
}

#[test]
fn c010_the_dead_speak_after_the_end_is_checked() {
    let mut arena = Arena::new(2);
    arena.state.player_mut(A).points = 27;
    arena.put(A, "ghost");
    arena.put(B, "mine");
    arena.place(A, 6);
    arena.act(A, "use ghost 1");
    assert_eq!([A, B].map(|seat| arena.points(seat)), [30, 0]);
    assert_eq!(winners(&arena), [A]);
}
