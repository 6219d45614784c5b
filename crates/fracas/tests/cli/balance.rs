//! `fracas balance`.

use serde_json::{Value, json};

use crate::harness::{Folder, Run, assert_fits};

const BALANCE: &str = "balance battle-arena --mode substitution --games 200";

/// A deck with one Hero of a pack in it.
fn deck() -> String {
    let deck = include_str!("../../../../games/battle-arena/decks/alpha-legends.txt");
    deck.replacen("Bison Fire U", "newcomer", 1)
}

/// A pack with that Hero.
fn pack(power: u32, name: &str) -> String {
    format!(
        "game = \"battle-arena\"\nset = {{ code = \"ZZ\", name = \"Mine\", year = 2026 }}\n\
         hero = [{{ id = \"newcomer\", name = \"{name}\", weapon = \"fire\", power = {power}, \
         number = \"1\", variation = \"Own\" }}]\n"
    )
}

/// A folder with the deck and two versions of the pack.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("deck.txt", deck());
    folder.write("old.toml", pack(60, "Newcomer"));
    folder.write("new.toml", pack(300, "Newcomer"));
    folder
}

const OWN: &str = "balance battle-arena --deck deck.txt --deck tecmo-sluggers --games 6000 --bot \
                   random --replays 120000 --cards";

/// Gets what a run said, in one line.
fn unwrapped(run: &Run) -> String {
    run.said().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn programs_are_told_every_figure_of_every_card() {
    let answer = Folder::new().run(&format!("{BALANCE} --json")).json();
    assert_eq!(
        (&answer["bot"], &answer["setup"]["mode"]),
        (&"greedy".into(), &"substitution".into())
    );
    let report = &answer["report"];
    assert_eq!((&report["table"]["games"], &report["unseen"]), (&200.into(), &1424.into()));
    let cards = report["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 120, "two decks of sixty");
    for card in cards {
        let had = number(&card["when_available"]["seat_games"]);
        assert!((10.0..=100.0).contains(&had), "{card}");
        let [low, share, high] = [
            &card["taken"]["interval"]["low"],
            &card["taken"]["share"],
            &card["taken"]["interval"]["high"],
        ]
        .map(number);
        assert!(low <= share && share <= high, "{card}");
        assert_eq!(card["worth"]["games"], 1, "100 replays for 120 cards: {card}");
    }
    assert!(report["choice"]["is_free"].as_bool().unwrap());
}

#[test]
fn the_number_of_threads_changes_nothing_in_the_report() {
    let folder = Folder::new();
    let report =
        |more: &str| folder.run(&format!("{BALANCE} --json {more}")).json()["report"].clone();
    assert_eq!(report("--threads 1"), report("--threads 2"));
    assert_ne!(report("--threads 1"), report("--threads 1 --seed 6"), "another seed, other games");
}

#[test]
fn people_get_seats_cards_and_what_stands_out() {
    let run = Folder::new().run("balance battle-arena --games 300 --bot random");
    let said = run.said();
    assert_fits(said, 80);
    assert!(
        said.starts_with("Bo Jackson Battle Arena: mode rookie; bot random; seed 1\n"),
        "{said}"
    );
    let unwrapped = unwrapped(&run);
    for words in
        ["95% interval", "300 games, ", " more ", "nothing to choose", "1,424 cards were never"]
    {
        assert!(unwrapped.contains(words), "{words} in {said}");
    }
}

#[test]
fn other_numbers_of_seats_get_a_tenth_of_the_games_or_as_many_as_are_asked_for() {
    let games_of_others = |more: &str| {
        let line = "balance op-arena --players 3 --games 21 --replays 0 --bot random --json";
        let answer = Folder::new().run(&format!("{line} {more}")).json();
        assert_eq!(answer["report"]["table"]["games"], 21);
        let others = answer["other_seats"].as_array().unwrap().clone();
        let table = |table: &Value| {
            (table["seats"].as_array().unwrap().len(), table["games"].as_u64().unwrap())
        };
        others.iter().map(table).collect::<Vec<_>>()
    };
    assert_eq!(games_of_others(""), [(2, 3), (4, 3), (5, 3), (6, 3)]);
    assert_eq!(games_of_others("--other-seats 7"), [(2, 7), (4, 7), (5, 7), (6, 7)]);
    assert_eq!(games_of_others("--other-seats 0"), []);
}

/// A table at which a seat goes first that fewer players do not have.
const SEAT_FIRST: &str =
    "balance op-arena --games 21 --replays 0 --bot random --option first=seat-";

#[test]
fn other_numbers_of_seats_that_the_table_refuses_are_said_to_be_left_out() {
    let folder = Folder::new();
    let line = format!("{SEAT_FIRST}3 --players 5 --other-seats 7");
    let run = folder.run(&line);
    let words = "left out games of 2, 3 players, which the setup does not allow";
    assert!(unwrapped(&run).contains(words), "{}", run.stdout);
    let answer = folder.run(&format!("{line} --json")).json();
    assert_eq!(answer["seats_left_out"], json!([2, 3]));
    assert_eq!(answer["other_seats"].as_array().unwrap().len(), 2, "by 4 and by 6");
}

#[test]
fn where_no_other_number_of_seats_is_possible_none_may_be_asked_for() {
    let folder = Folder::new();
    let last_of_six = format!("{SEAT_FIRST}5 --players 6");
    folder.run(&format!("{last_of_six} --other-seats 7")).refused_with(&[
        "--other-seats 7: O.P. Arena (brawl) is only played by 6 with this setup; ",
        "\n  by 2: option first: ",
        "\n  by 5: option first: ",
    ]);
    folder
        .run("balance battle-arena --games 10 --bot random --other-seats 7")
        .refused_with(&["--other-seats 7: Bo Jackson Battle Arena (rookie) is only played by 2; "]);
    for (more, left_out) in [("", json!([2, 3, 4, 5])), ("--other-seats 0", json!([]))] {
        let answer = folder.run(&format!("{last_of_six} --json {more}")).json();
        assert_eq!(answer["other_seats"], json!([]), "{more:?} asks for none");
        assert_eq!(answer["seats_left_out"], left_out, "{more:?}");
    }
}

#[test]
fn other_numbers_of_seats_do_not_go_with_decks_that_are_named_or_fresh() {
    let folder = Folder::new();
    for decks in ["--deck alpha-legends --deck tecmo-sluggers", "--fresh-decks built"] {
        let line = format!("balance battle-arena --games 10 --other-seats 7 {decks}");
        let option = decks.split(' ').next().unwrap();
        folder.run(&line).refused_with(&["--other-seats", option, "cannot be used with"]);
    }
}

#[test]
fn the_page_is_one_file_that_asks_for_nothing() {
    let folder = folder();
    folder.write("new.toml", pack(300, "<script>alert(1)</script>"));
    folder.run(&format!("{OWN} new.toml --against old.toml --html page.html")).said();
    let page = folder.read("page.html");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    for word in ["http:", "https:", "src=", "href=", "url(", "<script>alert", "could not be drawn"]
    {
        assert!(!page.contains(word), "{word}");
    }
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; (Fire 300)"));
    for heading in ["What changed", "What stands out", "Cards", "Decks", "Seats", "Length of games"]
    {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert_eq!(page.matches("<svg").count(), 4, "two charts, each for two sizes of screens");
}

#[test]
fn a_hero_of_enormous_power_is_overpowered() {
    let report = folder().run(&format!("{OWN} new.toml --json")).json()["report"].clone();
    let verdicts = report["verdicts"].as_array().unwrap();
    let names: Vec<&Value> = verdicts.iter().map(|verdict| &verdict["card"]).collect();
    assert!(names.contains(&&"newcomer".into()), "{verdicts:?}");
}

#[test]
fn an_edited_card_is_named_with_what_it_changed() {
    let folder = folder();
    let said = folder.run(&format!("{OWN} new.toml --against old.toml"));
    let line = "Newcomer (Fire 300) (was Newcomer (Fire 60)): wins when played ";
    assert!(unwrapped(&said).contains(line), "{}", said.stdout);
    let answer = folder.run(&format!("{OWN} new.toml --against old.toml --json")).json();
    let comparison = &answer["report"]["comparison"];
    assert!(0.0 < number(&comparison["changed_games"]));
    let cards = comparison["cards"].as_array().unwrap();
    let card = cards.iter().find(|card| card["id"] == "newcomer").unwrap();
    assert_eq!(card["firsts"]["is_clear"], true, "{card}");
    assert!(0.05 < number(&card["firsts"]["interval"]["low"]), "{card}");
}

#[test]
fn the_same_cards_again_have_changed_nothing() {
    let run = folder().run(&format!("{OWN} old.toml --against old.toml"));
    let words = "Nothing changed: all 6,000 games went the same way, card by card.";
    assert!(unwrapped(&run).contains(words), "{}", run.stdout);
}

/// Plays with a file of limits.
fn with_limits(limits: &str) -> Run {
    let folder = folder();
    folder.write("limits.toml", limits);
    folder.run(&format!("{OWN} new.toml --against old.toml --limits limits.toml"))
}

#[test]
fn limits_that_hold_end_well() {
    let run = with_limits(
        "seat-advantage = \"20%\"\ndeck-advantage = \"50%\"\nties = \"30%\"\nlength-p99 = 13\ndead-cards = 0\n\
         worth = \"60%\"\nplayed-wins = { least = \"1%\", most = \"99%\" }\nchange = \"80%\"\n",
    );
    assert_eq!(run.said().matches(" holds: ").count(), 9, "{}", run.stdout);
}

#[test]
fn each_broken_limit_is_said_in_a_sentence_and_the_exit_code_is_one() {
    let run = with_limits(
        "ties = \"1%\"\nlength-p99 = 12\noverpowered-cards = 0\nworth = \"5%\"\n\
         played-wins = { most = \"52%\" }\nchange = \"2%\"\nseat-advantage = \"90%\"\n\
         deck-advantage = \"5%\"\n",
    );
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.starts_with("error: 7 limits broken:\n"), "{}", run.stderr);
    let broken = "deck-advantage, ties, length-p99, overpowered-cards, worth, played-wins, change";
    for limit in broken.split(", ") {
        assert!(run.stderr.contains(&format!("  {limit} is broken: ")), "{}", run.stderr);
    }
    assert!(!run.stderr.contains("seat-advantage") && run.stdout.contains("seat-advantage holds"));
}

#[test]
fn a_limit_within_the_uncertainty_is_kept_unless_the_file_is_strict() {
    let folder = Folder::new();
    let run = |limits: &str| {
        folder.write("limits.toml", limits);
        folder.run("balance battle-arena --bot random --games 100 --limits limits.toml")
    };
    // A hundred games cannot tell 10% of ties from 14%.
    let ties = run("")
        .said()
        .lines()
        .find_map(|line| line.split_once(" games, ")?.1.split_once('%')?.0.parse::<f64>().ok());
    let below = ties.unwrap() - 1.0;
    assert_eq!(run(&format!("ties = \"{below}%\"")).code, 0);
    assert_eq!(run(&format!("ties = \"{below}%\"\nstrict = true\n")).code, 1);
}

#[test]
fn what_is_wrong_in_a_file_of_limits_is_shown_at_its_place() {
    let folder = Folder::new();
    for (limits, words) in [
        ("ties = \"many\"", ["limits.toml:1:8", "`ties` is not a percentage: \"many\""]),
        ("ties = 3", ["limits.toml:1:8", "expected a string"]),
        ("worth = \"101%\"", ["limits.toml:1:9", "expected 0% to 100%"]),
        ("\ndaed-cards = 0", ["limits.toml:2:1", "did you mean `dead-cards`?"]),
        ("dead-cards = -1", ["limits.toml:1:14", "`dead-cards` is out of range: -1"]),
        ("played-wins = { mots = \"1%\" }", ["limits.toml:1:17", "did you mean `most`?"]),
    ] {
        folder.write("limits.toml", limits);
        folder.run(&format!("{BALANCE} --limits limits.toml")).refused_with(&words);
    }
    folder.run(&format!("{BALANCE} --limits none.toml")).refused_with(&["there is no such file"]);
}

#[test]
fn wrong_input_is_refused() {
    let folder = folder();
    for (more, words) in [
        ("--bot deep-thought", "there is no bot \"deep-thought\""),
        ("--players 3", "--players 3: Bo Jackson Battle Arena is played by 2"),
        ("--games 0", "0 is not in 1..="),
        ("--against none.toml", "none.toml: there is no such file"),
        ("--deck deck.txt --deck deck.txt --cards new.toml --against limits.toml", "limits.toml"),
    ] {
        folder.run(&format!("balance battle-arena {more}")).refused_with(&[words]);
    }
    folder.write("other.toml", pack(60, "Other").replace("newcomer", "stranger"));
    folder
        .run(&format!("{OWN} new.toml --against other.toml"))
        .refused_with(&["with the cards of --against:", "newcomer"]);
}
