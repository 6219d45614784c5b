//! `fracas balance --fresh-decks`: decks that are made anew for every game.

use serde_json::Value;

use crate::harness::{Folder, assert_fits};

const FRESH: &str = "balance battle-arena --mode playmaker --bot random --fresh-decks";

fn cards(answer: &Value) -> &[Value] {
    answer["report"]["cards"].as_array().unwrap()
}

#[test]
fn every_play_is_met_with_built_decks() {
    let folder = Folder::new();
    let answer = folder
        .run(&format!("{FRESH} built --games 1200 --replays 0 --json --html page.html"))
        .json();
    assert_eq!(
        (&answer["fresh_decks"], &answer["report"]["table"]["games"]),
        (&"built".into(), &1200.into())
    );
    assert!(answer["decks"].is_null(), "no others are reported on");
    let met = |id: &str| cards(&answer).iter().find(|card| card["id"] == id);
    let listed = folder.run("cards battle-arena --json").json();
    let (plays, page) = (
        listed.as_array().unwrap().iter().filter(|card| card["kind"] == "play"),
        folder.read("page.html"),
    );
    let mut count = 0;
    for play in plays {
        let id = play["id"].as_str().unwrap();
        let card = met(id).unwrap_or_else(|| panic!("{id} was never available"));
        assert!(card["when_available"]["interval"]["low"].is_number());
        count += 1;
    }
    assert_eq!(count, 450);
    assert!(page.contains("Edge Rush") && page.contains("fresh decks"));
}

#[test]
fn the_seed_decides_on_the_decks_and_threads_change_nothing() {
    let folder = Folder::new();
    let report = |more: &str| {
        let line = format!("{FRESH} any --games 60 --replays 30 --json {more}");
        folder.run(&line).json()["report"].clone()
    };
    let expected = report("--threads 1");
    assert_eq!(report("--threads 2"), expected);
    assert_ne!(report("--threads 1 --seed 2"), expected);
}

#[test]
fn people_are_told_that_decks_were_fresh() {
    let run = Folder::new().run(&format!("{FRESH} any --games 100 --replays 0"));
    assert_fits(run.said(), 80);
    assert!(run.said().contains("fresh decks any"), "{}", run.said());
}

#[test]
fn what_does_not_go_with_fresh_decks_is_refused() {
    let folder = Folder::new();
    folder.run("balance rlyeh --fresh-decks built --games 1").refused_with(&["decks", "fresh"]);
    folder.run("balance battle-arena --fresh-decks strange").refused_with(&["built", "any"]);
    let line = "balance battle-arena --fresh-decks any --deck alpha-legends --deck alpha-legends";
    folder.run(line).refused_with(&["--fresh-decks", "--deck"]);
}
