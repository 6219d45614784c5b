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
    let heroes = kit.split("hot dogs").next().unwrap();
    folder.write("heroes.txt", heroes);
    let legal = "Battle Trainer Kit is legal in trainer\n";
    assert_eq!(folder.run("deck check heroes.txt --mode rookie").said(), legal);
    assert_eq!(
        folder.run("deck check heroes.txt").said(),
        legal,
        "without Hot Dogs it is for Rookie"
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
