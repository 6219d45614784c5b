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
            "When targeted by another Dude: Deal 1 damage to it.",
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
        ("{ armor = 1 }", "{ more-health = \"rolled\" }", "counts what was rolled or chosen"),
        (
            "{ armor = 1 }",
            "{ more-health = { each = 2, of = \"chosen\" } }",
            "a rule has no effect",
        ),
        ("{ armor = 1 }", "{ more-health = \"damage-on-it\" }", "a rule has no effect"),
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

/// Makes a Dude with two abilities.
fn dude(id: &str, first: &str, second: &str) -> String {
    format!(
        "[[dude]]\nid = \"{id}\"\nname = \"Tester\"\ntype = \"human\"\nattack = 1\n\
         [[dude.ability]]\nname = \"One\"\n{first}\n\
         [[dude.ability]]\nname = \"Two\"\n{second}\n"
    )
}

/// Two of them would answer each other, and each answer would wait for the next.
#[test]
fn what_is_done_against_being_targeted_targets_nobody() {
    let pack = |effect: &str| {
        let first = format!("when = \"targeted\"\neffect = {effect}");
        format!("game = \"op-arena\"\n{}", dude("tester", &first, "rule = \"loyal\""))
    };
    for effect in [
        r#"{ pick = { from = { target = "others" } }, then = { damage = 2 } }"#,
        r#"{ pick = { from = { abilities = "others" } }, then = "nerph" }"#,
        r#"{ if = "it-is-damaged", then = { for-each = { target = "others" }, do = { heal = 1 } } }"#,
        r#"{ pick = { from = { die-abilities = "others" } }, then = "execute" }"#,
        r#"{ pick = { from = { attackers = "your-others" } }, then = "basic-attack" }"#,
    ] {
        let report = refused(&pack(effect));
        assert!(report.contains("when it is targeted cannot target"), "{effect}: {report}");
        assert!(report.contains("test.toml:10:10"), "{effect}: its place: {report}");
    }
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let quiet = r#"{ pick = { from = { dudes = "others" } }, then = { damage = 2 } }"#;
    assert!(catalogue.add_file("test.toml", &pack(quiet)).is_ok(), "nobody answers to this");
}

/// What would be done to the first of them alone says so.
#[test]
fn what_is_done_to_one_is_not_done_to_several() {
    let pack = |effect: &str| {
        let first = format!("die = 2\neffect = {effect}");
        format!("game = \"op-arena\"\n{}", dude("tester", &first, "rule = \"loyal\""))
    };
    for (from, then) in [
        (r#"{ abilities = "others" }"#, r#""nerph""#),
        (r#""hand""#, r#""put-in-play""#),
        (r#"{ target = "others" }"#, r"{ in-order = [{ damage = 1 }, { pass-damage = 1 }] }"),
        (r#"{ target = "others" }"#, r#"{ if = "it-is-damaged", then = { kill = "it" } }"#),
        (r#"{ target = "others" }"#, r#"{ damage = "damage-on-it" }"#),
        (r#"{ players = "others" }"#, r#"{ lose-tokens = "that-player" }"#),
    ] {
        let of = |count| pack(&format!("{{ pick = {{ from = {from}{count} }}, then = {then} }}"));
        for count in [", up-to = 2", ", count = 2"] {
            let report = refused(&of(count));
            assert!(report.contains("what is done here is done to one"), "{then}: {report}");
            assert!(report.contains("repeat = 2"), "{then}: {report}");
        }
        let mut catalogue = Catalogue::clone(Catalogue::base());
        assert!(catalogue.add_file("test.toml", &of("")).is_ok(), "{then}: to one it can be done");
    }
}

/// Makes an effect with so many loops inside each other.
fn looped(loops: usize, effect: &str) -> String {
    let open = r#"{ for-each = { players = "left" }, do = "#;
    format!("{}{effect}{}", open.repeat(loops), " }".repeat(loops))
}

/// An ability that executes another one, at which a target answers: 3, 6 and 7 frames are all that there are.
#[test]
fn what_waits_for_something_else_takes_room() {
    let aim = r#"{ pick = { from = { target = "others" } }, then = { damage = 2 } }"#;
    let deep = format!("die = 3\neffect = {}", looped(4, aim));
    let answer = format!("when = \"targeted\"\neffect = {}", looped(6, "{ points = 1 }"));
    let execute =
        looped(1, r#"{ pick = { from = { die-abilities = "yours" } }, then = "execute" }"#);
    let pack = |first: &str, second: &str| {
        let dudes = [
            dude("deep", &deep, "rule = \"loyal\""),
            dude("touchy", &answer, &answer),
            dude("tester", first, second),
        ];
        format!("game = \"op-arena\"\n{}", dudes.concat())
    };
    let at_once = format!("when = \"targeted-by-token\"\neffect = {execute}");
    let by_die = format!("die = 1\neffect = {execute}");
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let added = catalogue.add_file("test.toml", &pack(&by_die, &at_once));
    assert!(added.is_ok(), "{:?}", added.err().map(|report| report.render()));
    let deeper = format!("die = 1\neffect = {}", looped(1, &execute));
    for pack in [pack(&by_die, &deeper), pack(&at_once, &at_once)] {
        let report = refused(&pack);
        assert!(report.contains("nested too deeply"), "{report}");
        assert!(report.contains("up to 17 would wait for each other, of 16"), "{report}");
    }
}
