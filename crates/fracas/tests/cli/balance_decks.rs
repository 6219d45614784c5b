//! `fracas balance`: decks against each other.

use serde_json::Value;

use crate::harness::{Folder, Run, assert_fits};

const BALANCE: &str = "balance battle-arena --games 400 --replays 0";
/// A format with one premade deck only.
const ALONE: &str = "balance battle-arena --option format=trainer --games 50 --replays 0";

fn decks(run: &Run) -> Value {
    run.json()["decks"].clone()
}

fn standings(decks: &Value) -> &[Value] {
    decks["standings"].as_array().unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

fn names(decks: &Value) -> Vec<&str> {
    let mut names: Vec<&str> =
        standings(decks).iter().map(|deck| deck["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    names
}

/// Gets what a run said, in one line.
fn unwrapped(run: &Run) -> String {
    run.said().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A folder with a premade deck in a file.
fn own_deck() -> Folder {
    let folder = Folder::new();
    folder.write("mine.txt", include_str!("../../../../games/battle-arena/decks/fire-and-ice.txt"));
    folder
}

#[test]
fn the_premade_decks_that_fit_the_table_meet_each_other() {
    let found = decks(&Folder::new().run(&format!("{BALANCE} --json")));
    let fitting =
        ["alpha-legends", "fire-and-ice", "starter-2024", "steel-works", "tecmo-sluggers"];
    assert_eq!(names(&found), fitting);
    assert_eq!((&found["tables"], &found["games"]), (&10.into(), &200.into()), "half of the games");
    let other = decks(&Folder::new().run(&format!("{BALANCE} --option format=limited --json")));
    assert_eq!(names(&other), ["alpha-forty", "griffey-forty"]);
}

#[test]
fn the_two_shares_of_a_pair_add_up_to_one() {
    let found = decks(&Folder::new().run(&format!("{BALANCE} --json")));
    let decks = standings(&found);
    for (one, deck) in decks.iter().enumerate() {
        assert_eq!(deck["against"][one], Value::Null);
        assert_eq!(deck["against"].as_array().unwrap().len(), decks.len());
        for other in (0..decks.len()).filter(|other| *other != one) {
            let (there, back) = (&deck["against"][other], &decks[other]["against"][one]);
            assert_eq!(there["games"], 20, "the same for each pair");
            let whole = number(&there["ahead"]) + number(&back["ahead"]);
            assert!((whole - 1.0).abs() < 1e-9, "{there} and {back}");
            let [low, high] = ["low", "high"].map(|end| number(&there["interval"][end]));
            assert!(low <= number(&there["ahead"]) && number(&there["ahead"]) <= high, "{there}");
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing_between_decks() {
    let folder = Folder::new();
    let found = |more: &str| decks(&folder.run(&format!("{BALANCE} --json {more}")));
    assert_eq!(found("--threads 1"), found("--threads 2"));
    assert_ne!(found("--threads 1"), found("--threads 1 --seed 6"), "another seed, other games");
}

#[test]
fn decks_of_the_user_meet_the_premade_ones_under_their_names() {
    let run = own_deck().run(&format!("{BALANCE} --deck mine.txt --deck steel-works --json"));
    let found = decks(&run);
    assert_eq!(names(&found).len(), 6, "a premade deck that is named is there once: {found}");
    assert!(names(&found).contains(&"mine.txt"));
    let twice = own_deck().run(&format!("{BALANCE} --deck mine.txt --deck mine.txt --json"));
    assert_eq!(names(&decks(&twice)), names(&found), "and so is a file");
}

#[test]
fn people_read_which_deck_is_best_and_what_is_a_mismatch() {
    let run = Folder::new().run(&format!("{BALANCE} --html page.html"));
    assert_fits(run.said(), 80);
    let said = unwrapped(&run);
    for words in [
        "5 decks met, everyone with everyone, in every seat: 200 games. ",
        " of the first places, starter-2024 worst with 0.0% ",
        "clear mismatches: one ahead in more than 60% of games, with its whole interval.",
        " is ahead of starter-2024 in 100.0% of games (",
    ] {
        assert!(said.contains(words), "{words} in {said}");
    }
    assert!(!said.contains("The decks met with the cards of this table only."), "{said}");
}

#[test]
fn the_page_shows_who_beats_whom_in_tinted_cells() {
    let folder = Folder::new();
    folder.run(&format!("{BALANCE} --html page.html")).said();
    let page = folder.read("page.html");
    assert!(page.contains("<h2>Decks</h2>") && page.contains("title=\"Against starter-2024\""));
    let cells = |class: &str| page.matches(&format!("<td class=\"{class}\" style=")).count();
    assert_eq!(cells("above") + cells("below"), 20, "five decks, none against itself");
    // Everyone beats the starter deck.
    assert_eq!(
        page.matches("<td class=\"below\" style=\"--tint:40%\" data-v=\"0\">0.0%").count(),
        4
    );
}

#[test]
fn there_is_nothing_on_decks_where_no_two_fit_the_table() {
    let folder = Folder::new();
    assert_eq!(decks(&folder.run(&format!("{ALONE} --json"))), Value::Null);
    let run = folder.run(&format!("{ALONE} --html page.html"));
    assert!(!unwrapped(&run).contains("decks met"), "{}", run.stdout);
    assert!(!folder.read("page.html").contains("<h2>Decks</h2>"));
}

#[test]
fn decks_are_not_compared_with_an_older_card_file_and_the_report_says_so() {
    let folder = Folder::new();
    folder.write(
        "new.toml",
        "game = \"battle-arena\"\nset = { code = \"ZZ\", name = \"Mine\", year = 2026 }\n\
         hero = [{ id = \"newcomer\", name = \"Newcomer\", weapon = \"fire\", power = 90, \
         number = \"1\", variation = \"Own\" }]\n",
    );
    let run =
        folder.run(&format!("{BALANCE} --cards new.toml --against new.toml --html page.html"));
    let words = "The decks met with the cards of this table only.";
    assert!(unwrapped(&run).contains(words), "{}", run.stdout);
    assert!(folder.read("page.html").contains(words));
}

/// Plays with a limit on decks.
fn with_limit(balance: &str, limits: &str) -> Run {
    let folder = Folder::new();
    folder.write("limits.toml", limits);
    folder.run(&format!("{balance} --limits limits.toml"))
}

#[test]
fn the_best_deck_may_win_so_much_more_than_an_even_share() {
    let kept = with_limit(BALANCE, "deck-advantage = \"40%\"");
    let said = unwrapped(&kept);
    assert!(said.contains("deck-advantage holds: ") && said.contains(" wins "), "{said}");
    assert!(said.contains("(limit: at most 40.0% above an even share of 50.0%)"), "{said}");
    let broken = with_limit(BALANCE, "deck-advantage = \"2%\"");
    assert_eq!(broken.code, 1, "{}", broken.stdout);
    assert!(broken.stderr.contains("deck-advantage is broken: "), "{}", broken.stderr);
}

#[test]
fn what_chance_may_have_added_to_a_deck_counts_only_where_the_file_is_strict() {
    let run = Folder::new().run(&format!("{BALANCE} --json"));
    let found = decks(&run);
    let share = |deck: &&Value| number(&deck["share"]);
    let best = standings(&found).iter().max_by(|a, b| share(a).total_cmp(&share(b))).unwrap();
    let below = 100.0 * (share(&best) - 0.5) - 0.5;
    let limit = format!("deck-advantage = \"{below:.3}%\"\n");
    assert_eq!(with_limit(BALANCE, &limit).code, 0);
    assert_eq!(with_limit(BALANCE, &format!("{limit}strict = true\n")).code, 1);
}

#[test]
fn a_limit_on_decks_holds_where_no_two_fit_the_table() {
    let run = with_limit(ALONE, "deck-advantage = \"0%\"");
    assert!(unwrapped(&run).contains("deck-advantage holds: no two decks fit the table"));
    with_limit(BALANCE, "deck-advantage = \"much\"").refused_with(&["limits.toml:1:18"]);
}
