//! Why Plays do not let something be done, or may not be run.

use fracas_cards::effect::Answer;
use fracas_core::Seat;

use crate::action::Action;
use crate::tests::arena::{A, Arena, B, game, hero, play};

/// Checks why a seat may not do something: the code, the rule and the sentence.
fn expect(arena: &Arena, seat: Seat, action: Action, why: (&str, u16, &str)) {
    let mut actions = Vec::new();
    if arena.state.due.contains(seat) {
        game().list_actions(&arena.state, seat, &mut actions);
    }
    assert!(!actions.contains(&action), "{action:?} is legal");
    let refusal = game().explain(&arena.state, seat, action);
    let rule = refusal.rule.map_or(0, |rule| rule.0);
    assert_eq!((refusal.code, rule, refusal.sentence.as_str()), why);
}

fn run(id: &str) -> Action {
    Action::Run(play(id))
}

#[test]
fn a_play_must_be_in_hand_and_paid_for() {
    let arena = Arena::new().hand(A, &["front-run"]).dogs(A, 1);
    expect(&arena, A, run("ice-boost"), ("not-in-hand", 139, "Ice Boost is not in your hand"));
    let why = ("not-enough-hot-dogs", 133, "Front Run costs 2 Hot Dogs and you can spend 1");
    expect(&arena, A, run("front-run"), why);
}

#[test]
fn a_play_asks_for_what_it_says() {
    let arena = Arena::new().hand(A, &["late-hit", "copycat"]);
    let why = ("not-allowed-now", 134, "Late Hit can be run only if it is Battle 7");
    expect(&arena, A, run("late-hit"), why);
    let why = ("not-allowed-now", 134, "Copycat has no Play of yours to copy");
    expect(&arena, A, run("copycat"), why);
}

#[test]
fn plays_are_run_in_turn_and_once() {
    let mut arena = Arena::new().hand(A, &["front-run"]).hand(B, &["front-run"]);
    let first = ("not-your-turn", 128, "the player with Honors runs Plays first");
    expect(&arena, B, run("front-run"), first);
    expect(&arena, B, Action::Stop, first);
    arena.stop();
    let sentence = "your chance to run Plays in this Battle is over; there is no second";
    expect(&arena, A, Action::Stop, ("already-stopped", 130, sentence));
}

#[test]
fn a_play_forbids_plays() {
    let mut arena = Arena::new().hand(B, &["front-run"]).hand(A, &["flame-wall", "late-hit"]);
    arena.run(A, "flame-wall");
    let why = ("forbidden", 149, "Flame Wall does not let you run Plays");
    expect(&arena, B, run("front-run"), why);
}

#[test]
fn a_play_bans_another_by_name() {
    let mut arena = Arena::new().hand(A, &["play-ban", "front-run", "front-run"]).dogs(A, 10);
    arena.run(A, "front-run").run(A, "play-ban").choose_play("front-run");
    let why = ("banned", 136, "Play Ban lets nobody run Front Run");
    expect(&arena, A, run("front-run"), why);
}

#[test]
fn a_question_comes_first() {
    let mut arena = Arena::new().hand(A, &["burn-that-play", "front-run", "ice-boost"]);
    arena.run(A, "burn-that-play");
    let sentence =
        "a Play is carried out first; Burn That Play: Choose a Play in your hand to discard.";
    expect(&arena, A, Action::Stop, ("answer-first", 137, sentence));
    let sentence =
        "that is not among the choices; Burn That Play: Choose a Play in your hand to discard.";
    expect(&arena, A, Action::Answer(Answer::Yes), ("not-offered", 136, sentence));
    let sentence = "Burn That Play asks your opponent something";
    expect(&arena, B, Action::Answer(Answer::Yes), ("not-your-turn", 152, sentence));
}

#[test]
fn nothing_is_answered_that_was_not_asked() {
    let arena = Arena::new();
    expect(&arena, A, Action::Answer(Answer::Yes), ("nothing-asked", 0, "nothing is asked now"));
}

#[test]
fn plays_change_the_terms_of_a_substitution() {
    let mut arena = Arena::new();
    arena.run(A, "no-more-subs").end_battle();
    let bench = Action::Substitute(hero(("steel", 60)));
    expect(&arena, B, bench, ("forbidden", 136, "No More Subs does not let you substitute"));
    let mut arena = Arena::new();
    arena.run(A, "forced-substitution").end_battle();
    arena.act(Action::Decline);
    let why = ("must-substitute", 136, "Forced Substitution makes you substitute");
    expect(&arena, B, Action::Decline, why);
    let why = ("not-on-bench", 102, "ice 100 (Ice 100) is not on your Bench");
    expect(&arena, B, Action::Substitute(hero(("ice", 100))), why);
}

#[test]
fn a_substitution_is_paid_for_in_full() {
    let mut arena = Arena::new().dogs(B, 1);
    arena.end_battle();
    let why = ("not-enough-hot-dogs", 112, "a substitution costs 2 Hot Dogs and you can spend 1");
    expect(&arena, B, Action::Substitute(hero(("steel", 60))), why);
}
