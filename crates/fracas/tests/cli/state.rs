//! `fracas state`: a match by script.

use serde_json::Value;

use crate::harness::{Folder, assert_fits, parse};

const NEW: &str = "state new battle-arena --mode substitution --seed 7";

#[test]
fn a_new_match_says_all_of_itself() {
    let saved = Folder::new().run(NEW).json();
    assert_eq!((&saved["fracas"], &saved["seed"]), (&1.into(), &"7".into()));
    assert_eq!(saved["setup"]["game"], "battle-arena");
    assert_eq!(saved["setup"]["mode"], "substitution");
    assert_eq!(
        (&saved["state"]["phase"], &saved["state"]["flip_winner"]),
        (&"side".into(), &0.into())
    );
    assert_eq!(saved["state"]["players"][1]["deck"].as_array().unwrap().len(), 60);
}

#[test]
fn the_same_seed_deals_the_same_match_and_none_deals_a_fresh_one() {
    let folder = Folder::new();
    assert_eq!(folder.run(NEW).said(), folder.run(NEW).said());
    let seed = || folder.run("state new battle-arena").json()["seed"].clone();
    assert_ne!(seed(), seed());
}

#[test]
fn actions_are_listed_with_notation_and_words() {
    let folder = Folder::new();
    let saved = folder.run(NEW);
    let run = folder.run_with("state actions --seat 0", saved.said());
    let lines: Vec<&str> = run.said().lines().collect();
    assert!(lines[0].starts_with("side home   ") && lines[0].contains("Play at home"), "{lines:?}");
    assert!(lines[1].starts_with("side away   ") && lines[1].contains("Play away"), "{lines:?}");
    let actions = folder.run_with("state actions --seat 0 --json", saved.said()).json();
    assert_eq!(actions[1]["notation"], "side away");
    assert!(actions[1]["label"].as_str().unwrap().starts_with("Play away"));
    let other = folder.run_with("state actions --seat 1", saved.said());
    assert_eq!(other.said(), "Seat 1 has nothing to decide now.\n");
    assert_eq!(folder.run_with("state actions --seat 1 --json", saved.said()).json(), parse("[]"));
}

#[test]
fn a_scene_is_drawn_or_told_to_programs() {
    let folder = Folder::new();
    let saved = folder.run(NEW);
    let drawn = folder.run_with("state scene --seat 0", saved.said());
    assert!(drawn.said().contains("\nPlayer 1 (you):\n"), "{}", drawn.stdout);
    assert!(
        drawn.said().ends_with("── You won the coin flip. Home or Away?\n"),
        "{}",
        drawn.stdout
    );
    assert_fits(drawn.said(), 80);
    let watched = folder.run_with("state scene", saved.said());
    assert!(watched.said().ends_with("── You are watching.\n"), "{}", watched.stdout);
    let view = folder.run_with("state scene --seat 0 --json", saved.said()).json();
    assert_eq!(view["scene"]["moment"], "Coin flip");
    assert_eq!((&view["due"], &view["outcome"]), (&parse("[0]"), &Value::Null));
    assert_eq!(view["choices"][0]["notation"], "side home");
    assert_eq!(view["scene"]["areas"][0]["id"], "score");
}

#[test]
fn an_action_may_be_one_word_or_several() {
    let folder = Folder::new();
    let saved = folder.run(NEW);
    let apart = folder.run_with("state play --seat 0 side away", saved.said());
    let whole =
        folder.start(&["state", "play", "--seat", "0", "side away"], saved.said().as_bytes());
    assert_eq!(apart.json()["state"]["home"], 1);
    assert_eq!(apart.said(), whole.said());
}

#[test]
fn a_script_plays_a_whole_match_and_no_seat_sees_what_the_other_hides() {
    let folder = Folder::new();
    let mut saved = folder.run(NEW).said().to_owned();
    let mut decisions = 0_usize;
    loop {
        let views = [0, 1].map(|seat| {
            let line = format!("state scene --seat {seat} --json");
            let view = folder.run_with(&line, &saved);
            assert_hides(&parse(&saved), 1 - seat, view.said());
            view.json()
        });
        let Some(seat) = views[0]["due"][0].as_u64() else { break };
        let actions =
            folder.run_with(&format!("state actions --seat {seat} --json"), &saved).json();
        assert_eq!(actions, views[seat as usize]["choices"], "the scene offers the same");
        let actions = actions.as_array().unwrap();
        let action = actions[decisions % actions.len()]["notation"].as_str().unwrap();
        let played = folder.run_with(&format!("state play --seat {seat} {action}"), &saved);
        played.said().clone_into(&mut saved);
        decisions += 1;
    }
    let end = parse(&saved);
    assert_eq!(end["state"]["phase"], "over");
    assert_eq!(end["moves"].as_array().unwrap().len(), decisions);
    let outcome = &folder.run_with("state scene --json", &saved).json()["outcome"];
    assert_eq!(outcome["places"].as_array().unwrap().len(), 2, "{outcome}");
    let late = folder.run_with("state play --seat 0 decline", &saved);
    late.refused_with(&["refused (over): the game is over (R"]);
}

/// Checks that a scene names no Hero of `seat` that lies face down or is held, anywhere.
fn assert_hides(saved: &Value, seat: usize, scene: &str) {
    let state = &saved["state"];
    let heroes =
        |seat: usize, place: &str| state["players"][seat][place].as_array().unwrap().clone();
    let places = ["deck", "hand", "line_up", "discard", "overtime"];
    let viewer: Vec<Value> = places.iter().flat_map(|place| heroes(1 - seat, place)).collect();
    let fought = state["battles_over"].as_u64().unwrap() as usize;
    let hidden =
        [heroes(seat, "deck"), heroes(seat, "hand"), heroes(seat, "line_up").split_off(fought)];
    for hero in hidden.iter().flatten().filter(|hero| !viewer.contains(hero)) {
        let id = hero.as_str().unwrap();
        for trace in [format!("\"{id}\""), format!(".{id}\""), format!(" {id}\"")] {
            assert!(!scene.contains(&trace), "{id} of seat {seat} is hidden and shown in {scene}");
        }
    }
}

#[test]
fn a_position_can_be_edited_by_hand() {
    let folder = Folder::new();
    let mut saved = folder.run(NEW).json();
    saved["state"]["flip_winner"] = 1.into();
    let edited = saved.to_string();
    let actions = folder.run_with("state actions --seat 1 --json", &edited).json();
    assert_eq!(actions.as_array().unwrap().len(), 2, "now the other seat chooses a side");
    let next = folder.run_with("state play --seat 1 side home", &edited).json();
    assert_eq!(next["state"]["home"], 1);
    assert_eq!(next["moves"], parse("[]"), "the moves do not lead here from the deal");
}
