//! Chapters 4 to 6: the turn, discarding, the call.

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C};

#[test]
fn r025_r124_turns_go_clockwise() {
    let mut arena = Arena::new(3);
    arena.begin(C);
    arena.load(&[1]);
    arena.pass_to(Phase::Roll);
    arena.act(C, "pass");
    // Nothing to place the die on: a Fail, and its tokens are asked for.
    arena.act(C, "enough");
    arena.pass_to_turn(A);
    assert_eq!((arena.state.active, arena.state.turn), (A, 4));
}

#[test]
fn r026_r027_the_six_phases_come_in_their_order() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.hold(A, &["viking"]);
    arena.begin(A);
    let mut phases = vec![arena.state.phase];
    arena.load(&[5]);
    for action in ["pass", "pass", "pass", "pass", "fail", "enough"] {
        arena.act(A, action);
        phases.push(arena.state.phase);
    }
    phases.dedup();
    let all = [Phase::Discard, Phase::Call, Phase::Token, Phase::Roll, Phase::Place, Phase::Placed];
    assert_eq!(phases, [&all[..], &[Phase::Cleanup]].concat());
    assert!(!arena.can(A, "call viking"), "the call is over");
}

#[test]
fn r028_r029_one_dude_may_be_discarded() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(A, "giant");
    arena.put(B, "echo");
    arena.begin(A);
    assert_eq!(arena.actions(A), ["discard brick", "discard giant", "pass"], "only one's own");
    arena.act(A, "discard brick");
    assert_ne!(arena.state.phase, Phase::Discard, "only one");
    assert_eq!(arena.state.fighters_of(A).count(), 1);
}

#[test]
fn r030_r031_r033_r034_markers_of_the_others_score() {
    let mut arena = Arena::new(3);
    let brick = arena.put(A, "brick");
    arena.hurt(brick, A, 3);
    arena.hurt(brick, B, 2);
    arena.hurt(brick, C, 1);
    arena.begin(A);
    arena.act(A, "discard brick");
    assert_eq!([A, B, C].map(|seat| arena.points(seat)), [0, 2, 1], "and no kill award");
}

#[test]
fn r032_without_damage_nobody_scores() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.begin(A);
    arena.act(A, "discard brick");
    assert_eq!([A, B].map(|seat| arena.points(seat)), [0, 0]);
}

#[test]
fn r035_the_card_is_discarded_and_its_tokens_go_to_the_supply() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    arena.shield(brick);
    arena.nerph(brick, 1);
    let (shields, nerphs) = (arena.state.shields, arena.state.nerphs);
    arena.begin(A);
    arena.act(A, "discard brick");
    assert!(arena.state.discard.contains(brick));
    assert_eq!((arena.state.shields, arena.state.nerphs), (shields + 1, nerphs + 1));
}

#[test]
fn r036_start_of_turn_abilities_are_used_in_this_phase() {
    let mut arena = Arena::new(2);
    arena.put(A, "herald");
    arena.begin(A);
    assert_eq!((arena.state.phase, arena.tokens_of(A)), (Phase::Discard, (2, 1)));
    arena.begin(B);
    assert_eq!(arena.tokens_of(A), (2, 1), "the turn of another is none");
}

#[test]
fn r037_r039_every_turn_has_a_call_that_goes_round_from_its_player() {
    let mut arena = Arena::new(3);
    arena.hold(A, &["brick"]);
    arena.hold(B, &["giant"]);
    arena.hold(C, &["echo"]);
    arena.begin(B);
    let mut asked = Vec::new();
    while arena.state.phase == Phase::Call {
        asked.push(arena.due());
        arena.act(arena.due(), "pass");
    }
    assert_eq!(asked, [B, C, A]);
}

#[test]
fn r038_r041_each_may_put_one_dude_in_play() {
    let mut arena = Arena::new(2);
    arena.hold(A, &["brick", "giant", "echo"]);
    arena.begin(A);
    assert_eq!(arena.actions(A).len(), 4, "three Dudes, or none");
    arena.act(A, "call giant");
    assert_ne!((arena.state.phase, arena.state.due.first()), (Phase::Call, Some(A)), "only one");
    assert_eq!((arena.state.fighters_of(A).count(), arena.hand(A).len()), (1, 2));
}

#[test]
fn r040_with_two_dudes_in_play_a_player_is_not_asked() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(A, "giant");
    arena.hold(A, &["echo"]);
    arena.put(B, "mirror");
    arena.hold(B, &["pebble"]);
    arena.begin(A);
    arena.act(A, "pass");
    assert_eq!((arena.state.phase, arena.due()), (Phase::Call, B));
}

#[test]
fn r042_with_an_empty_hand_a_player_is_not_asked() {
    let mut arena = Arena::new(2);
    arena.hold(B, &["pebble"]);
    arena.begin(A);
    assert_eq!((arena.state.phase, arena.due()), (Phase::Call, B));
}

#[test]
fn r043_everyone_is_told_name_and_type_of_what_is_put_in_play() {
    let mut arena = Arena::new(2);
    arena.hold(A, &["brick"]);
    arena.begin(A);
    arena.act(A, "call brick");
    let entered = arena.events.iter().find(|event| matches!(event, Event::Entered { .. }));
    let told =
        entered.map(|event| event.tell(&arena.game.catalogue, &["Ann".into(), "Bob".into()]));
    let text = told.map(|told| told.text).unwrap_or_default();
    assert!(text.contains("Brick") && text.contains("Human") && text.contains("Ann"), "{text}");
}

#[test]
fn r044_what_a_dude_does_when_put_in_play_may_be_used_right_then() {
    for (answer, drawn) in [("yes", 1), ("no", 0)] {
        let mut arena = Arena::new(2);
        arena.hold(A, &["herald"]);
        arena.hold(B, &["brick"]);
        arena.begin(A);
        arena.act(A, "call herald");
        assert_eq!((arena.state.phase, arena.due()), (Phase::Call, A), "before B is asked");
        arena.act(A, answer);
        assert_eq!(arena.hand(A).len(), drawn, "{answer}");
    }
}

#[test]
fn r045_an_effect_may_put_a_third_dude_in_play() {
    let mut arena = Arena::new(2);
    arena.put(A, "thief");
    arena.put(A, "brick");
    let giant = arena.put(B, "giant");
    arena.place(A, 5);
    arena.act(A, "use thief 2");
    assert_eq!(arena.state.fighters_of(A).count(), 3, "summoned");
    arena.place(A, 4);
    arena.act(A, "use thief 1");
    assert_eq!((arena.state.fighters_of(A).count(), arena.fighter(giant).controller), (4, A));
    arena.put(A, "neighbour");
    arena.hold(A, &["echo"]);
    arena.place(A, 3);
    arena.acts(&["use neighbour 2", "choose echo"]);
    assert_eq!(arena.state.fighters_of(A).count(), 6, "from hand");
}

#[test]
fn r046_nobody_above_two_discards_down() {
    let mut arena = Arena::new(2);
    for id in ["thief", "brick", "giant", "echo"] {
        arena.put(A, id);
    }
    arena.begin(A);
    arena.act(A, "pass");
    assert_eq!(arena.state.fighters_of(A).count(), 4);
}
