//! Card files and deck lists with random changes: read or refused with a place, never a panic.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{BattleArena, BattleArenaTitle, ID, PREMADE};
use fracas_cards::Shelf;
use fracas_core::{Chance, Fast, Pack, Setup};
use fracas_testkit::change;

const ALPHA: &str = include_str!("../cards/alpha.toml");
const HOT_DOGS: &str = include_str!("../cards/hot-dogs.toml");
const PLAYS: &str = include_str!("../cards/plays-alpha.toml");

/// Gets a pack with ids of its own, so that a file is wrong only where it was changed.
fn pack(file: &str) -> String {
    let file = file.replace("id = \"", "id = \"my-");
    // Plays have a name of their own, too, and the set has its.
    if file.contains("[[play]]") { file.replace("\nname = \"", "\nname = \"My ") } else { file }
}

#[test]
fn the_games_own_files_pass_the_check_under_other_ids() {
    let count = |file: &str| BattleArenaTitle.check_cards("pack.toml", &pack(file)).unwrap().len();
    assert_eq!((count(ALPHA), count(HOT_DOGS), count(PLAYS)), (135, 48, 125));
}

#[test]
fn a_changed_card_file_is_read_or_refused_with_a_place() {
    let mut chance = Fast::new(1);
    let mut refused = 0;
    for case in 0..300 {
        let original = pack([HOT_DOGS, ALPHA, PLAYS][case % 3]);
        let text = change(&original, &mut chance);
        let Err(report) = BattleArenaTitle.check_cards("pack.toml", &text) else { continue };
        refused += 1;
        assert!(
            report
                .lines()
                .all(|(line, column, message)| 0 < line && 0 < column && !message.is_empty())
        );
        assert!(report.lines().next().is_some(), "a refusal says why:\n{text}");
        assert!(report.render().contains("pack.toml:"), "and where");
        let setup = Setup {
            game: ID.into(),
            mode: "rookie".into(),
            packs: vec![Pack { name: "pack.toml".into(), text }],
            ..Setup::default()
        };
        let problems = BattleArena::open(&setup).unwrap_err();
        assert!(problems.to_string().contains("pack.toml"), "a table refuses the pack: {problems}");
    }
    assert!(75 < refused, "most changes matter: {refused}");
}

#[test]
fn a_changed_deck_list_is_read_or_refused_with_a_place() {
    let mut chance = Fast::new(2);
    for case in 0..1_000 {
        let (name, text) = PREMADE[case % PREMADE.len()];
        let text = change(text, &mut chance);
        let setup = Setup { game: ID.into(), mode: "substitution".into(), ..Setup::default() };
        match BattleArenaTitle.check_deck(name, &text, &setup) {
            Ok(page) => assert!(page.offences.iter().all(|offence| !offence.message.is_empty())),
            Err(report) => {
                assert!(report.lines().next().is_some_and(|(line, ..)| 0 < line), "{text}");
            }
        }
        let decks = vec![text.clone() + "\n", "starter-2024".into()];
        if let Err(problems) = BattleArena::open(&Setup { decks, ..setup }) {
            assert!(!problems.to_string().is_empty());
        }
    }
}

#[test]
fn arbitrary_bytes_are_refused_with_a_message() {
    let mut chance = Fast::new(3);
    for _ in 0..500 {
        let length = chance.below(200);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        let Ok(text) = fracas_cards::text("noise", &bytes) else { continue };
        let setup = Setup { game: ID.into(), mode: "rookie".into(), ..Setup::default() };
        assert!(BattleArenaTitle.check_deck("noise", text, &setup).is_err(), "{text:?} is no deck");
        assert!(BattleArenaTitle.check_cards("noise", text).is_err(), "{text:?} is no card file");
    }
}

#[test]
fn a_deck_of_nothing_but_unknown_heroes_is_refused_quickly() {
    let lines: Vec<String> = (0..2_500).map(|number| format!("Nobody {number} Fire X")).collect();
    let text = format!("deck: Nobodies\ngame: {ID}\nheroes\n{}\n", lines.join("\n"));
    let report = BattleArenaTitle.check_deck("nobodies", &text, &Setup::default()).unwrap_err();
    assert_eq!(
        (report.diagnostics().len(), report.omitted()),
        (50, 2_450),
        "most are only counted"
    );
}
