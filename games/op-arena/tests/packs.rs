//! Packs: Dudes of one's own can be played, and every mistake in them is pointed at.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use fracas_core::{Match, Pack, Seat, Seed, Setup};
use fracas_op_arena::{Catalogue, ID, OpArena};

#[test]
fn the_dude_of_the_readme_can_be_played() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```toml\n").unwrap();
    let (pack, _) = rest.split_once("```").unwrap();
    let setup = Setup {
        game: ID.into(),
        mode: "brawl".into(),
        packs: vec![Pack { name: "README.md".into(), text: pack.into() }],
        ..Setup::default()
    };
    let game = Arc::new(OpArena::open(&setup).unwrap_or_else(|wrong| panic!("{wrong}")));
    assert_eq!(game.catalogue().len(), 85);
    let cactus = game.catalogue().find("grumpy-cactus").unwrap();
    let texts =
        game.catalogue().dude(cactus).abilities.each_ref().map(fracas_op_arena::Ability::text);
    assert_eq!(
        texts,
        [
            "When targeted by a Dude: Deal 1 damage to it.",
            "Deal 2 damage to each Dude of the other players."
        ]
    );
    // Some deal has it in a hand.
    let is_dealt = (0..200).any(|seed| {
        let table = Match::deal(Arc::clone(&game), setup.clone(), &[], Seed::from_number(seed));
        let seats = Seat::all(2).map(|seat| table.view(fracas_core::Viewer::Seat(seat)));
        { seats }.any(|view| String::from_utf8(view.to_bytes()).unwrap().contains("Grumpy Cactus"))
    });
    assert!(is_dealt);
}

/// A Dude whose parts can be exchanged.
const DUDE: &str = r#"game = "op-arena"

[[dude]]
id = "tester"
name = "Tester"
type = "human"
attack = 3
[[dude.ability]]
name = "One"
die = 4
effect = { pick = { from = { target = "others" } }, then = { damage = 2 } }
[[dude.ability]]
name = "Two"
rule = { armor = 1 }
"#;

/// Checks what is said about a file.
fn refused(text: &str) -> String {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    match catalogue.add_file("test.toml", text) {
        Ok(()) => panic!("this is accepted:\n{text}"),
        Err(report) => report.render(),
    }
}

#[test]
fn a_mistake_is_pointed_at_with_what_would_be_right() {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    assert!(catalogue.add_file("test.toml", DUDE).is_ok());
    for (before, after, says) in [
        ("\"human\"", "\"humna\"", "human"),
        ("attack = 3", "attack = 7", "1 to 6"),
        ("attack = 3", "health = 40", "1 to 15"),
        ("attack = 3", "atack = 3", "attack"),
        ("die = 4\n", "", "it must be clear how the ability comes about"),
        ("die = 4\n", "die = 4\nreactive = 3\n", "it must be clear how the ability comes about"),
        ("die = 4", "reactive = 3", "rolls"),
        ("die = 4", "when = \"entres\"", "enters"),
        ("{ armor = 1 }", "{ armour = 1 }", "armor"),
        ("{ armor = 1 }", "{ armor = 1 }\neffect = { points = 1 }", "a rule has no effect"),
        ("{ damage = 2 }", "{ damage = 20 }", "15"),
        ("{ damage = 2 }", "{ damgae = 2 }", "damage"),
        ("{ damage = 2 }", "\"nerph\"", "ability"),
        ("{ damage = 2 }", "\"put-in-play\"", "hand"),
        ("{ target = \"others\" }", "{ target = \"other-players\" }", "others"),
        ("{ damage = 2 }", "{ may = { pay = { points = 1 }, then = { damage = 2 } } }", "price"),
        ("{ damage = 2 }", "{ points = { amount = 1, who = \"contoller\" } }", "controller"),
        ("name = \"Two\"\n", "", "name"),
        ("id = \"tester\"", "id = \"pirate-taco\"", "pirate-taco"),
    ] {
        assert!(DUDE.contains(before), "{before}");
        let report = refused(&DUDE.replacen(before, after, 1));
        assert!(report.contains(says), "{after}: expected {says:?}\n{report}");
        assert!(report.contains("test.toml:"), "with its place: {report}");
    }
}

#[test]
fn a_dude_has_exactly_two_abilities() {
    let (one, _) = DUDE.rsplit_once("[[dude.ability]]").unwrap();
    assert!(refused(one).contains("exactly two"));
    let three = format!("{DUDE}[[dude.ability]]\nname = \"Three\"\nrule = \"loyal\"\n");
    assert!(refused(&three).contains("exactly two"));
}

#[test]
fn what_is_done_to_it_needs_an_it() {
    for effect in [
        "{ damage = 2 }",
        "{ kill = \"it\" }",
        "\"swap\"",
        "{ steal-points = 1 }",
        "{ if = \"it-dies\", then = { points = 1 } }",
        "{ damage = { amount = \"damage-on-it\", whom = \"this\" } }",
    ] {
        let text = DUDE.replacen(
            "{ pick = { from = { target = \"others\" } }, then = { damage = 2 } }",
            effect,
            1,
        );
        let report = refused(&text);
        assert!(report.contains("chosen"), "{effect}: {report}");
    }
}

#[test]
fn a_chosen_dude_of_the_hand_is_shown_before_anything_else_is_asked() {
    let secret =
        "{ pick = { from = \"hand\" }, then = { in-order = [{ take-tokens = 1 }, \"drop\"] } }";
    let text = DUDE.replacen(
        "{ pick = { from = { target = \"others\" } }, then = { damage = 2 } }",
        secret,
        1,
    );
    assert!(refused(&text).contains("everyone would see"));
}

#[test]
fn there_is_room_for_twenty_more() {
    let dude = |number: usize| {
        let id = format!("tester-{number}");
        let (_, body) = DUDE.split_once("[[dude]]").unwrap();
        format!("[[dude]]{}", body.replacen("tester", &id, 1))
    };
    let pack = |count: usize| {
        let dudes: Vec<String> = (0..count).map(dude).collect();
        format!("game = \"op-arena\"\n\n{}", dudes.join("\n"))
    };
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let added = catalogue.add_file("test.toml", &pack(20));
    assert!(added.is_ok(), "{:?}", added.err().map(|report| report.render()));
    assert!(refused(&pack(21)).contains("too many Dudes"));
}

/// Makes both abilities trigger at moments.
fn triggered(first: &str, second: &str) -> String {
    let (head, _) = DUDE.split_once("[[dude.ability]]").unwrap();
    let ability = |name: &str, when: &str| {
        format!(
            "[[dude.ability]]\nname = \"{name}\"\nwhen = \"{when}\"\neffect = {{ points = 1 }}\n"
        )
    };
    format!("{head}{}{}", ability("One", first), ability("Two", second))
}

#[test]
fn a_dude_keeps_one_death_and_one_other_dude_in_mind() {
    assert!(refused(&triggered("dies", "dies")).contains("a Dude dies once"));
    let both = refused(&triggered("damaged", "another-enters"));
    assert!(both.contains("the abilities are about different Dudes"), "{both}");
    for (first, second) in [("damaged", "damaged"), ("damaged", "dies"), ("dies", "another-dies")] {
        let mut catalogue = Catalogue::clone(Catalogue::base());
        assert!(catalogue.add_file("test.toml", &triggered(first, second)).is_ok(), "{first}");
    }
}
