//! `fracas state` given what it cannot work with.

use serde_json::Value;

use crate::harness::{Folder, Run, parse};

/// Deals a match and changes it.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut saved = Folder::new().run("state new battle-arena --mode substitution --seed 7").json();
    change(&mut saved);
    saved.to_string()
}

fn state(line: &str, input: impl AsRef<[u8]>) -> Run {
    Folder::new().run_with(&format!("state {line}"), input)
}

#[test]
fn what_is_no_saved_match_is_refused() {
    let deep = "[".repeat(100_000);
    for text in ["", "{", "null", "[]", "3", "\"match\"", "{\"fracas\":1}", "poem", deep.as_str()] {
        for line in ["actions --seat 0", "scene", "play --seat 0 decline"] {
            state(line, text).refused_with(&["this is not a saved match", "line 1 column"]);
        }
    }
    state("scene", b"{\"fracas\":\"\xff\"}").refused_with(&["standard input is not UTF-8 text"]);
}

#[test]
fn a_match_of_another_version_or_game_or_field_is_refused() {
    let version = changed(|saved| saved["fracas"] = 2.into());
    state("scene", version).refused_with(&["saved in form 2", "reads form 1"]);
    let game = changed(|saved| saved["setup"]["game"] = "chess".into());
    state("scene", game).refused_with(&["there is no game \"chess\""]);
    let field = changed(|saved| saved["sede"] = 1.into());
    state("scene", field).refused_with(&["unknown field `sede`"]);
    let seed = changed(|saved| saved["seed"] = "a b".into());
    state("scene", seed).refused_with(&["a seed is 1 to 128 visible ASCII characters"]);
    let mode = changed(|saved| saved["setup"]["mode"] = "hero".into());
    state("scene", mode).refused_with(&["no mode \"hero\""]);
}

#[test]
fn an_impossible_position_is_refused_with_all_its_reasons() {
    let twice = changed(|saved| {
        let players = &mut saved["state"]["players"];
        players[0]["deck"][0] = players[0]["deck"][1].clone();
        players[1]["deck"][0] = "nobody".into();
    });
    state("scene", twice).refused_with(&[
        "players[0]: ",
        "is on the table more often than in the deck list",
        "is in the deck list and nowhere on the table",
        "players[1].deck: there is no Hero \"nobody\"",
    ]);
    let phase = changed(|saved| saved["state"]["phase"] = "substitution".into());
    state("actions --seat 0", phase).refused_with(&["home: ", "(R60)", "players[0]: ", "(R70)"]);
    let hot_dogs = changed(|saved| saved["state"]["players"][0]["hot_dogs"] = 100.into());
    state("play --seat 0 side home", hot_dogs).refused_with(&["100 Hot Dogs left", "(R79, R101)"]);
}

#[test]
fn numbers_that_no_match_has_do_no_harm() {
    let wrong = |place: &str, edit: fn(&mut Value)| {
        let saved = changed(|saved| edit(&mut saved["state"]));
        state("scene", saved).refused_with(&[place]);
    };
    wrong("battles_over", |state| state["battles_over"] = 200.into());
    wrong("flip_winner", |state| state["flip_winner"] = 255.into());
    wrong("decided", |state| state["decided"] = parse("[255]"));
    wrong("state", |state| state["battles_over"] = (-1).into());
    wrong("state", |state| state["players"] = parse("[]"));
    wrong("deck", |state| state["players"][0]["deck"] = vec!["bison-fire-u"; 999].into());
    let far = changed(|saved| saved["chance_used"] = u64::MAX.into());
    assert_eq!(state("play --seat 0 side home", far).code, 0, "chance has no end");
    let moves = changed(|saved| saved["moves"] = parse("[[255, \"side home\"]]"));
    assert_eq!(state("scene", moves).code, 0, "moves that do not lead here are not kept");
}

#[test]
fn a_refused_action_gives_code_rule_and_sentence() {
    let saved = changed(|_| {});
    let line = "play --seat 1 side home";
    state(line, &saved).refused_with(&[
        "error: refused (not-your-turn): the winner of the coin flip chooses the side (R60)",
    ]);
    let run = state(&format!("{line} --json"), &saved);
    run.refused();
    let refusal = &parse(&run.stdout)["refusal"];
    assert_eq!((&refusal["code"], &refusal["rule"]), (&"not-your-turn".into(), &60.into()));
    assert_eq!(refusal["sentence"], "the winner of the coin flip chooses the side");
}

#[test]
fn an_action_that_cannot_be_read_is_refused_with_those_that_can() {
    let saved = changed(|_| {});
    state("play --seat 0 dance", &saved).refused_with(&[
        "refused (unreadable): \"dance\" is not an action",
        "side home, side away",
    ]);
    state("play --seat 0 place nobody", &saved).refused_with(&["there is no Hero \"nobody\""]);
    state("play --seat 0", &saved).refused_with(&["<ACTION>"]);
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let saved = changed(|_| {});
    for line in ["actions", "scene", "play decline"] {
        state(&format!("{line} --seat 9"), &saved)
            .refused_with(&["there is no seat 9; the seats are 0 to 1"]);
        state(&format!("{line} --seat 256"), &saved).refused_with(&["256 is not in 0..=255"]);
        state(&format!("{line} --seat=-1"), &saved).refused_with(&["invalid value '-1'"]);
    }
    state("actions", &saved).refused_with(&["--seat <SEAT>"]);
    state("dance", &saved).refused_with(&["unrecognized subcommand 'dance'"]);
}
