//! `fracas tournament`.

use serde_json::Value;

use crate::harness::{Folder, assert_fits};

const TOURNAMENT: &str = "tournament battle-arena --mode substitution --games 100 --seed 5";

/// Gets the names of all contenders, the best first.
fn names(report: &Value) -> Vec<&str> {
    let standings = report["standings"].as_array().unwrap();
    standings.iter().map(|standing| standing["name"].as_str().unwrap()).collect()
}

#[test]
fn bots_with_decks_are_rated_and_compared() {
    let decks = "--bots random,greedy --decks steel-works,tecmo-sluggers";
    let answer = Folder::new().run(&format!("{TOURNAMENT} {decks} --json")).json();
    let report = &answer["report"];
    assert_eq!(
        names(report),
        [
            "greedy with tecmo-sluggers",
            "greedy with steel-works",
            "random with tecmo-sluggers",
            "random with steel-works"
        ]
    );
    assert_eq!((&report["tables"], &report["games"]), (&6.into(), &600.into()));
    assert_eq!(report["system"], "glicko-2");
    let best = &report["standings"][0];
    assert_eq!((&best["games"], &best["against"][0]), (&300.into(), &Value::Null));
    let met = &best["against"][3];
    assert_eq!(met["games"], 100);
    assert!(0.8 < met["interval"]["low"].as_f64().unwrap(), "{met}");
    assert!(1_600.0 < best["rating"].as_f64().unwrap(), "{best}");
}

#[test]
fn decks_are_compared_with_one_bot() {
    let decks = "--decks steel-works,tecmo-sluggers,alpha-legends";
    let answer = Folder::new().run(&format!("{TOURNAMENT} {decks} --json")).json();
    let mut names = names(&answer["report"]);
    assert_eq!(names[2], "steel-works", "the weakest");
    names.sort_unstable();
    assert_eq!(names, ["alpha-legends", "steel-works", "tecmo-sluggers"]);
}

#[test]
fn people_get_standings_and_a_matrix() {
    let run = Folder::new().run(&format!("{TOURNAMENT} --bots random,greedy,random"));
    let said = run.said();
    for words in [
        "Bo Jackson Battle Arena (substitution), seed 5\n",
        " 1   greedy ",
        "random #2",
        "Glicko-2 ratings",
        "300 games, ",
        "3 tables with 50 sets each",
    ] {
        assert!(said.contains(words), "{words:?} in {said}");
    }
    assert_fits(said, 80);
}

#[test]
fn the_number_of_threads_changes_nothing_in_the_report() {
    let folder = Folder::new();
    let report = |threads: u8| {
        let line = format!("{TOURNAMENT} --bots random,greedy,random --json --threads {threads}");
        folder.run(&line).json()["report"].clone()
    };
    let one = report(1);
    assert_eq!(one, report(2));
    assert_eq!(one, report(1));
}

#[test]
fn rows_tell_of_every_match() {
    let folder = Folder::new();
    folder.run(&format!("{TOURNAMENT} --bots random,greedy,random --out all.csv")).said();
    assert_eq!(folder.read("all.csv").lines().count(), 301, "a header, and 3 tables of 100");
}

#[test]
fn what_makes_no_tournament_is_refused() {
    let folder = Folder::new();
    for (line, word) in [
        ("", "needs at least 2 contenders, and --bots and --decks make 1"),
        ("--bots random,deep-thought", "there is no bot \"deep-thought\""),
        ("--decks steel-works,my-deck", "my-deck"),
        ("--decks steel-works,trainer-kit", "trainer"),
        ("--bots random,greedy --seats 3", "is played by 2"),
        ("--bots random,greedy --games 0", "0 is not in 1..="),
        ("--bots random,greedy --out x.txt", "must end in"),
    ] {
        folder.run(&format!("tournament battle-arena {line}")).refused_with(&[word]);
    }
    folder.run("tournament chess").refused_with(&["there is no game \"chess\""]);
    let many = vec!["random"; 202].join(",");
    folder
        .run(&format!("tournament battle-arena --bots {many}"))
        .refused_with(&["202 contenders make more than 20000 tables of 2; name fewer"]);
}
