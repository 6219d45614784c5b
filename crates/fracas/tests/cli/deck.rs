//! `fracas deck`.

use crate::harness::{Folder, parse};

/// A deck list that can be read and breaks every limit of its format.
const OFFENCES: &str = "\
deck: Mine
game: battle-arena
format: limited

heroes
  2 BoJax Fire TK
  3 BoJax Ice TK
  2 BoJax Steel TK
  BoJax Fire N24

hot dogs
  Frank
";

/// A deck list with four mistakes in the text.
const MISTAKES: &str = "\
deck: Mine
game: battle-arena

heroes
  BoJax Fire TK
  Nobody Fire
  BoJax

hot dogs
  9 Frnk
  0 Frank
";

#[test]
fn a_legal_deck_is_said_to_be_legal() {
    let folder = Folder::new();
    assert_eq!(
        folder.run("deck check trainer-kit").said(),
        "Battle Trainer Kit is legal in trainer\n"
    );
    let answer = folder.run("deck check trainer-kit --json").json();
    assert_eq!(
        (&answer["name"], &answer["format"]),
        (&"Battle Trainer Kit".into(), &"trainer".into())
    );
    assert_eq!(answer["offences"], parse("[]"));
}

#[test]
fn a_deck_is_shown_by_sections_with_copies() {
    let folder = Folder::new();
    folder.write("mine.txt", OFFENCES);
    let run = folder.run("deck show mine.txt");
    assert!(run.said().starts_with("Mine (limited)\n\nheroes: 8\n"), "{}", run.stdout);
    assert!(run.said().contains("\n  3 bojax-ice-tk "), "{}", run.stdout);
    assert!(run.said().contains("\n\nhot dogs: 1\n  1 frank "), "{}", run.stdout);
    let answer = folder.run("deck show mine.txt --json").json();
    assert_eq!((&answer["name"], &answer["format"]), (&"Mine".into(), &"limited".into()));
    assert!(answer["sections"].to_string().contains("bojax-ice-tk"));
}

#[test]
fn every_offence_of_a_deck_is_named_with_its_rule() {
    let folder = Folder::new();
    folder.write("mine.txt", OFFENCES);
    folder.run("deck check mine.txt").refused_with(&[
        "Mine is not legal in limited:\n",
        "heroes: 8 cards; in limited there are exactly 40 (R49, R34)",
        "hot dogs: 1 cards; in limited there are exactly 10 (R51, R34)",
        "heroes: 8 Heroes have Power 100; at most 6 may (R35)",
        "heroes: BoJax (Fire 100) is in the deck 2 times; each variation may be once (R37)",
        "heroes: BoJax (Ice 100) is in the deck 3 times; each variation may be once (R37)",
        "heroes: BoJax (Steel 100) is in the deck 2 times; each variation may be once (R37)",
        "heroes: 8 cards of BoJax; at most 6 of one Hero may be (R39)",
    ]);
}

#[test]
fn programs_are_told_every_offence_too() {
    let folder = Folder::new();
    folder.write("mine.txt", OFFENCES);
    let run = folder.run("deck check mine.txt --json");
    run.refused();
    let offences = &parse(&run.stdout)["offences"];
    assert_eq!(offences.as_array().unwrap().len(), 7);
    assert_eq!(offences[0]["place"], "heroes");
    assert!(offences[0]["message"].as_str().unwrap().contains("R49"));
}

#[test]
fn all_mistakes_in_the_text_of_a_deck_are_named_with_line_and_column() {
    let folder = Folder::new();
    folder.write("mine.txt", MISTAKES);
    for command in ["check", "show"] {
        folder.run(&format!("deck {command} mine.txt")).refused_with(&[
            "there is no Hero \"Nobody Fire\"",
            "mine.txt:6:3",
            "there is no Hero \"BoJax\"",
            "mine.txt:7:3",
            "there is no Hot Dog \"Frnk\"",
            "mine.txt:10:5",
            "did you mean `Frank`?",
            "mine.txt:11:3",
        ]);
    }
    let run = folder.run("deck check mine.txt --json");
    run.refused();
    assert_eq!(parse(&run.stdout)["errors"][0]["line"], 6);
}

#[test]
fn a_deck_for_another_game_is_refused() {
    let folder = Folder::new();
    folder.write("mine.txt", OFFENCES.replace("battle-arena", "chess"));
    folder.run("deck check mine.txt").refused_with(&["there is no game \"chess\"", "battle-arena"]);
    folder.write("mine.txt", OFFENCES.replace("game: battle-arena\n", ""));
    folder.run("deck check mine.txt").refused_with(&["mine.txt: the deck does not say which game"]);
}

#[test]
fn options_say_what_the_deck_is_checked_for() {
    let folder = Folder::new();
    let check = "deck check trainer-kit --option format";
    folder.run(&format!("{check}=standard")).refused_with(&["exactly 60 (R33, R34)"]);
    folder.run(&format!("{check}=tiny")).refused_with(&["\"tiny\" is not one of standard"]);
    folder.run("deck check trainer-kit --option speed=1").refused_with(&["option speed"]);
    folder.run("deck check trainer-kit --mode hero").refused_with(&["no mode \"hero\""]);
    let kit = include_str!("../../../../games/battle-arena/decks/trainer-kit.txt");
    let heroes = kit.split("\nplays\n").next().unwrap();
    folder.write("heroes.txt", heroes);
    let legal = "Battle Trainer Kit is legal in trainer\n";
    assert_eq!(folder.run("deck check heroes.txt --mode rookie").said(), legal);
    assert_eq!(
        folder.run("deck check heroes.txt").said(),
        legal,
        "without Plays and Hot Dogs it is for Rookie"
    );
    folder.run("deck check heroes.txt --mode substitution").refused_with(&["hot dogs: 0 cards"]);
}

#[test]
fn a_card_file_is_read_before_the_deck() {
    let folder = Folder::new();
    folder.write("pack.toml", "game = \"battle-arena\"\nhero = 3\n");
    folder.run("deck check trainer-kit --cards pack.toml").refused_with(&["pack.toml:2:8"]);
}

#[test]
fn an_unknown_premade_deck_is_refused_with_those_there_are() {
    Folder::new().run("deck check my-deck").refused_with(&[
        "my-deck",
        "alpha-forty",
        "trainer-kit",
    ]);
    Folder::new().run("deck check").refused_with(&["<FILE|NAME>"]);
}

#[test]
fn a_deck_is_built_and_is_legal() {
    let folder = Folder::new();
    let build = "deck build battle-arena --format spec-playmaker";
    let deck = folder.run(build).said().to_owned();
    assert!(deck.contains("format: spec-playmaker\n\nheroes\n"), "{deck}");
    folder.write("built.txt", &deck);
    let checked = folder.run("deck check built.txt");
    assert!(checked.said().ends_with(" is legal in spec-playmaker\n"), "{}", checked.stdout);
    assert_eq!(
        folder.run(&format!("{build} --seed 1")).said(),
        deck,
        "the same seed, the same deck"
    );
    assert_ne!(folder.run(&format!("{build} --seed 2")).said(), deck);
}

#[test]
fn a_deck_is_built_from_a_pool_or_what_is_missing_is_named() {
    let folder = Folder::new();
    let kit = include_str!("../../../../games/battle-arena/decks/trainer-kit.txt");
    folder.write("pool.txt", kit);
    let build = "deck build battle-arena --pool pool.txt --format";
    let deck = folder.run(&format!("{build} trainer"));
    assert_eq!(deck.said().matches(" TK\n").count(), 30, "{}", deck.stdout);
    folder.run(&format!("{build} limited")).refused_with(&[
        "heroes: there are too few to choose from: 30 cards; in limited there are exactly 40",
        "plays: there are too few to choose from: 10 cards; in limited there are exactly 20",
    ]);
    folder.run(&format!("{build} tiny")).refused_with(&["\"tiny\" is not one of standard"]);
    folder.write("pool.txt", MISTAKES);
    folder.run(&format!("{build} trainer")).refused_with(&["pool.txt:6:3", "pool.txt:11:3"]);
}

#[test]
fn a_game_without_decks_builds_none() {
    let folder = Folder::new();
    folder.run("deck build rlyeh").refused_with(&["rlyeh builds no decks"]);
    assert!(folder.run("deck formats rlyeh").said().contains("rlyeh has no formats"));
}

#[test]
fn formats_are_listed_with_those_that_are_left_out() {
    let folder = Folder::new();
    let listed = folder.run("deck formats battle-arena");
    for part in ["standard  Standard\n", "spec-plus-playmaker", "left out: checklist: its list"] {
        assert!(listed.said().contains(part), "{part}: {}", listed.stdout);
    }
    let answer = folder.run("deck formats battle-arena --json").json();
    assert_eq!(answer["formats"][0]["id"], "standard");
    assert_eq!(answer["left_out"][8]["name"], "checklist");
}
