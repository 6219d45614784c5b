//! What is wrong with how a table is set up is refused alike by all commands that set one up.

use crate::harness::Folder;

/// Commands that set a table up, without what they set up.
const COMMANDS: [&str; 4] = ["play", "sim", "state new", "bench"];

/// What is wrong, and what is said about it.
const WRONG: [(&str, &[&str]); 11] = [
    ("chess", &["there is no game \"chess\"", "battle-arena"]),
    ("battle-arena --mode hero", &["no mode \"hero\"", "rookie, substitution"]),
    ("battle-arena --option speed=fast", &["option speed", "format, tiebreaker, limits"]),
    ("battle-arena --option format=tiny", &["\"tiny\" is not one of standard, limited, trainer"]),
    ("battle-arena --option format", &["--option format", "NAME=VALUE"]),
    ("battle-arena --deck my-deck --deck steel-works", &["deck 0", "\"my-deck\"", "trainer-kit"]),
    ("battle-arena --deck steel-works", &["two players need two decks, not 1"]),
    (
        "battle-arena --deck steel-works --deck trainer-kit",
        &["deck 1", "exactly 60 (R33, R34)", "built for trainer", "(R54)"],
    ),
    ("battle-arena --cards none.toml", &["none.toml: there is no such file"]),
    ("battle-arena --cards .", &[".: this is a folder, not a file"]),
    ("battle-arena --deck . --deck .", &[".: this is a folder, not a file"]),
];

#[test]
fn a_wrong_table_is_refused_by_every_command_that_sets_one_up() {
    let folder = Folder::new();
    for command in COMMANDS {
        for (table, words) in WRONG {
            folder.run(&format!("{command} {table}")).refused_with(words);
        }
    }
}

#[test]
fn all_that_is_wrong_with_a_table_is_named_at_once() {
    let table = "battle-arena --mode x --option format=y --option z=1";
    let run = Folder::new().run(&format!("sim {table}"));
    run.refused_with(&["mode: ", "option format: ", "option z: "]);
}

#[test]
fn a_command_without_a_game_asks_for_one() {
    for command in COMMANDS {
        Folder::new().run(command).refused_with(&["<GAME>", "Usage: fracas"]);
    }
}

#[test]
fn what_is_no_seed_is_refused() {
    let folder = Folder::new();
    let long = "7".repeat(129);
    for command in ["play", "sim", "state new"] {
        for seed in ["", "a b", "é", &long] {
            let mut words: Vec<&str> = command.split(' ').collect();
            words.extend(["battle-arena", "--seed", seed]);
            folder
                .start(&words, b"")
                .refused_with(&["a seed is 1 to 128 visible ASCII characters"]);
        }
    }
}

#[test]
fn a_deck_file_and_a_card_file_are_played_with() {
    let folder = Folder::new();
    folder.write(
        "pack.toml",
        "game = \"battle-arena\"\nset = { code = \"ZZ\", name = \"Mine\", year = 2026 }\n\
         hero = [{ id = \"zed-fire-zz\", name = \"Zed\", weapon = \"fire\", power = 5, number = \"1\" }]\n",
    );
    let kit = include_str!("../../../../games/battle-arena/decks/trainer-kit.txt");
    folder.write("zed.txt", kit.replace("BoJax Fire TK", "Zed Fire ZZ"));
    let table = "battle-arena --option format=trainer --deck zed.txt --deck trainer-kit";
    folder
        .run(&format!("sim {table} --games 1"))
        .refused_with(&["zed.txt:7:3", "no Hero \"Zed Fire ZZ\""]);
    let dealt = folder.run(&format!("state new {table} --cards pack.toml")).json();
    let deck = dealt["state"]["players"][0]["deck"].as_array().unwrap();
    assert!(deck.contains(&"zed-fire-zz".into()), "the Hero of the card file is in the deck");
}

#[test]
fn a_wrong_card_file_or_deck_file_is_pointed_at_by_its_name() {
    let folder = Folder::new();
    folder.write("pack.toml", "game = \"battle-arena\"\nhero = [{ id = \"x\" }]\n");
    folder.write("deck.txt", "deck: Mine\ngame: chess\nheroes\n  BoJax Fire TK\n");
    folder
        .run("sim battle-arena --cards pack.toml")
        .refused_with(&["pack.toml:2:9", "`name` is missing"]);
    folder
        .run("sim battle-arena --deck deck.txt --deck deck.txt")
        .refused_with(&["deck.txt:2:7", "this deck is for `chess`"]);
}
