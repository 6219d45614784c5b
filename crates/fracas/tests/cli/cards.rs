//! `fracas cards`.

use crate::harness::{Folder, parse};

/// A card file with five mistakes.
const MISTAKES: &str = r#"game = "battle-arena"
set = { code = "ZZ", name = "Mine", year = 1999 }

hero = [
  { id = "action-fire-a", name = "Action", weapon = "fire", power = 110, number = "1" },
  { id = "b-fire-zz", name = "B", weapon = "fier", power = 5000, number = "2" },
  { id = "c-ice-zz", nmae = "C", name = "C", weapon = "ice", power = 80, number = "3" },
]
"#;

const SOUND: &str = r#"game = "battle-arena"
set = { code = "ZZ", name = "Mine", year = 2026 }
hero = [{ id = "zed-fire-zz", name = "Zed", weapon = "fire", power = 5, number = "1" }]
"#;

#[test]
fn every_card_has_a_line_and_the_last_lines_count_them_and_name_those_left_out() {
    let run = Folder::new().run("cards battle-arena");
    let (cards, end) = run.said().split_once(" cards (").unwrap();
    let (cards, number) = cards.rsplit_once('\n').unwrap();
    // The text of a card has a line of its own.
    let is_card = |line: &&str| !line.starts_with(' ');
    assert_eq!(number, cards.lines().filter(is_card).count().to_string());
    let (kinds, left_out) = end.split_once('\n').unwrap();
    assert!(kinds.starts_with("hero ") && kinds.ends_with("play 450)"), "{kinds}");
    assert!(left_out.starts_with("left out: Fresh Legs (no list says"), "{left_out}");
    let card = cards.lines().find(|line| line.starts_with("showtime-fire-a ")).unwrap();
    for fact in ["Showtime", "hero", "weapon fire", "power 135", "set A"] {
        assert!(card.contains(fact), "{fact} in {card}");
    }
}

#[test]
fn a_search_finds_names_in_any_case_and_says_when_it_finds_none() {
    let folder = Folder::new();
    let found = folder.run("cards battle-arena --search BOJAX");
    let lines: Vec<&str> = found.said().lines().collect();
    assert!(2 < lines.len(), "there are several: {lines:?}");
    assert!(lines[..lines.len() - 1].iter().all(|line| line.contains("BoJax")), "{lines:?}");
    assert_eq!(folder.run("cards battle-arena --search zeppelin").said(), "0 cards\n");
    let fresh = folder.start(&["cards", "battle-arena", "--search", "Fresh Legs"], b"");
    assert!(fresh.said().starts_with("0 cards\nleft out: Fresh Legs ("), "{}", fresh.said());
    assert_eq!(folder.run("cards battle-arena --search zeppelin --json").json(), parse("[]"));
    assert!(
        folder.run("cards battle-arena --search showtime-fire-a").said().ends_with("\n1 card\n")
    );
}

#[test]
fn programs_are_told_id_name_and_kind() {
    let cards = Folder::new().run("cards battle-arena --search showtime-fire-a --json").json();
    let card = &cards[0];
    assert_eq!((&card["id"], &card["name"]), (&"showtime-fire-a".into(), &"Showtime".into()));
    assert_eq!((&card["kind"], &card["text"]), (&"hero".into(), &"".into()));
    assert!(card["facts"].to_string().contains("135"), "the Power is among the facts");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let run = Folder::new().run_and_hang_up("cards battle-arena");
    assert!(run.said().starts_with("action-fire-a"), "{}", run.stdout);
    let run = Folder::new().run_and_hang_up("cards battle-arena --json");
    assert_eq!(run.said(), "[");
}

#[test]
fn a_sound_card_file_is_shown_as_it_was_understood() {
    let folder = Folder::new();
    folder.write("mine.toml", SOUND);
    let run = folder.run("cards check mine.toml");
    assert!(run.said().starts_with("zed-fire-zz  Zed  hero  weapon fire, power 5, set ZZ"));
    assert!(run.said().ends_with("mine.toml: 1 card, nothing wrong\n"));
    let answer = folder.run("cards check mine.toml --json").json();
    assert_eq!((&answer["game"], &answer["errors"]), (&"battle-arena".into(), &parse("[]")));
    assert_eq!(answer["cards"][0]["id"], "zed-fire-zz");
}

#[test]
fn all_mistakes_of_a_card_file_are_named_with_line_and_column() {
    let folder = Folder::new();
    folder.write("mine.toml", MISTAKES);
    folder.run("cards check mine.toml").refused_with(&[
        "error: `year` is out of range: 1999\n --> mine.toml:2:44",
        "error: the id `action-fire-a` is used twice\n --> mine.toml:5:10",
        "error: unknown weapon `fier`\n --> mine.toml:6:44",
        "did you mean `fire`?",
        "error: `power` is out of range: 5000\n --> mine.toml:6:60",
        "must be from 0 to 999",
        "error: unknown key `nmae`\n --> mine.toml:7:22",
    ]);
}

#[test]
fn programs_are_told_all_mistakes_too() {
    let folder = Folder::new();
    folder.write("mine.toml", MISTAKES);
    let run = folder.run("cards check mine.toml --json");
    run.refused();
    let answer = parse(&run.stdout);
    assert_eq!(answer["file"], "mine.toml");
    let places: Vec<(u64, u64)> = answer["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| (error["line"].as_u64().unwrap(), error["column"].as_u64().unwrap()))
        .collect();
    assert_eq!(places, [(2, 44), (5, 10), (6, 44), (6, 60), (7, 22)]);
    let weapon = &answer["errors"][2];
    assert_eq!(weapon["message"], "unknown weapon `fier`");
    assert_eq!(weapon["label"], "did you mean `fire`?");
}

#[test]
fn cards_of_an_unknown_game_are_refused() {
    let folder = Folder::new();
    folder.run("cards chess").refused_with(&["there is no game \"chess\"", "battle-arena"]);
    folder.run("cards").refused_with(&["<GAME>"]);
    folder.write("mine.toml", "game = \"chess\"\n");
    folder.run("cards check mine.toml").refused_with(&["there is no game \"chess\""]);
    folder.run("cards check").refused_with(&["<FILE>"]);
}
