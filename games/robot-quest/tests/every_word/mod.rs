//! A pack that says every word of the vocabulary, as large as a pack can be.

use std::fmt::Write;

use fracas_core::Pack;

/// The cards: type, and what it does. All are purple; with the game's own they fill the Shop Deck.
const CARDS: [(&str, &str); 66] = [
    ("battery", "{ energy = 4 }"),
    ("battery", r#"{ energy = { each = 1, of = "batteries" } }"#),
    (
        "battery",
        r#"{ in-order = [{ energy = 2 }, { later = "start-of-turn", do = { energy = 2 } }] }"#,
    ),
    ("battery", r#"{ pick = { from = "discard-pile" }, then = { energy = "chosen" } }"#),
    ("function", r#"{ energy = "cards-in-hand" }"#),
    ("function", r#"{ move = { each = 2, of = "batteries" } }"#),
    ("function", "{ draw = { each = 1, of = { enemies-within = 2 } } }"),
    ("function", r#"{ points = "missing-health" }"#),
    ("function", "{ lose-points = 2 }"),
    (
        "function",
        r#"{ may = { pay = { pay-energy = 1 }, then = { repair = { amount = 2, whom = "friends" } } } }"#,
    ),
    (
        "function",
        "{ may = { pay = { lose-points = 1 }, then = { draw = 2 } }, otherwise = { energy = 1 } }",
    ),
    ("function", r#"{ repair = "missing-health" }"#),
    ("function", "{ damage = { amount = 2, whom = { around-you = 2 } } }"),
    ("function", "{ damage = { amount = 1, whom = { enemies-around-you = 3 } } }"),
    ("function", r#"{ damage = { amount = 1, whom = "you" } }"#),
    ("function", r#"{ knock-out = "you" }"#),
    ("function", r#"{ pick = { from = "enemies-next-to-you" }, then = { knock-out = "it" } }"#),
    (
        "function",
        r#"{ pick = { from = { enemies-in-range = 3 } }, then = { knock-back = { spaces = 2, whom = "it" } } }"#,
    ),
    (
        "function",
        r#"{ pick = { from = { enemies-in-range = 6 } }, then = { pull = { to = "next-to-you", whom = "it" } } }"#,
    ),
    ("function", "{ knock-back = { spaces = 3, whom = { around-you = 2 } } }"),
    ("function", "{ pull = { spaces = 2, whom = { enemies-around-you = 3 } } }"),
    ("function", r#"{ pick = { from = "hand" }, then = "discard" }"#),
    (
        "function",
        r#"{ pick = { from = "hand", up-to = 1 }, then = { in-order = ["scrap", { may = { draw = 1 } }] } }"#,
    ),
    (
        "function",
        r#"{ pick = { from = "hand" }, then = { in-order = [{ draw = 1 }, "discard", { later = "end-of-turn", do = { draw = 1 } }] } }"#,
    ),
    ("function", r#"{ pick = { from = "hand", by = "chance" }, then = "discard" }"#),
    ("function", r#"{ pick = { from = "discard-pile" }, then = "scrap" }"#),
    ("function", r#"{ pick = { from = "discard-pile", by = "chance" }, then = "scrap" }"#),
    (
        "function",
        r#"{ pick = { from = "shop", up-to = 1 }, then = "scrap", otherwise = { energy = 1 } }"#,
    ),
    ("function", r#"{ pick = { from = "shop" }, then = "acquire" }"#),
    ("function", r#"{ pick = { from = { cards-for-sale = 4 } }, then = "acquire" }"#),
    ("function", r#""scrap-top""#),
    ("function", "{ scrap-top = { knock-out-from = 5 } }"),
    ("function", r#"{ in-order = [{ may-move = "over-obstacles" }, { move = 3 }] }"#),
    ("function", r#"{ in-order = [{ may-move = "diagonally" }, { move = 3 }] }"#),
    ("function", r#"{ pick = { from = "empty-centre-spaces" }, then = "land" }"#),
    ("function", r#"{ pick = { from = "free-spawn-tiles" }, then = "land" }"#),
    ("function", r#"{ pick = { from = { free-spaces-within = 2 } }, then = "land" }"#),
    (
        "function",
        r#"{ for-each = { enemies-in-range = 2 }, do = { damage = { amount = 1, whom = "it" } } }"#,
    ),
    ("function", r#"{ if = "in-centre", then = { points = 1 }, otherwise = { move = 2 } }"#),
    (
        "function",
        "{ if = { all = [{ health-at-most = 3 }, { points-behind = 1 }] }, then = { energy = 3 } }",
    ),
    ("function", r#"{ if = { any = ["another-attack", "in-centre"] }, then = { draw = 1 } }"#),
    ("function", r#"{ choose-one = [{ energy = 2 }, { move = 3 }, "nothing"] }"#),
    (
        "function",
        "{ choose-up-to = { most = 2, of = [{ energy = 1 }, { draw = 1 }, { repair = 1 }] } }",
    ),
    ("function", "{ coin = { heads = { points = 1 }, tails = { lose-points = 1 } } }"),
    (
        "function",
        r#"{ die = { sides = 6, rows = { "1" = { damage = { amount = 1, whom = "you" } }, "2-5" = { energy = "rolled" }, "6" = { draw = 2 } } } }"#,
    ),
    (
        "function",
        r#"{ repeat = 2, do = { pick = { from = "hand", up-to = 1 }, then = "discard" } }"#,
    ),
    ("function", r#"{ repeat = "batteries", most = 3, do = { move = 1 } }"#),
    ("function", r#"{ later = "end-of-turn", do = { may = { draw = 1 } } }"#),
    (
        "function",
        r#"{ later = "start-of-turn", do = { pick = { from = "hand" }, then = "discard" } }"#,
    ),
    ("function", r#"{ whenever = "end-of-turn", until = "start-of-turn", do = { points = 1 } }"#),
    (
        "function",
        r#"{ whenever = "start-of-turn", until = "start-of-turn", do = { choose-one = [{ energy = 2 }, { repair = 1 }] } }"#,
    ),
    (
        "function",
        r#"{ pick = { from = { enemies-in-range = 3 } }, then = { later = "end-of-turn", do = { damage = { amount = 1, whom = "it" } } } }"#,
    ),
    (
        "function",
        r#"{ later = "start-of-turn", do = { knock-back = { spaces = 1, whom = { around-you = 1 } } } }"#,
    ),
    ("attack", "{ knock-back = 2 }"),
    ("attack", r#"{ pull = "next-to-you" }"#),
    ("attack", "{ pull = 2 }"),
    ("attack", r#""swap-places""#),
    ("attack", r#"{ more-damage = "other-attacks" }"#),
    (
        "attack",
        r#"{ in-order = [{ knock-back = 1 }, { if = "target-hit-obstacle", then = { more-damage = 2 } }] }"#,
    ),
    ("attack", r#"{ if = "target-next-to-you", then = { more-damage = 1 } }"#),
    ("attack", "{ damage = { amount = 1, whom = { around-target = 2 } } }"),
    ("attack", r#"{ damage = { amount = 2, whom = "behind-target" } }"#),
    ("attack", r#"{ knock-out = "target" }"#),
    ("attack", r#"{ repair = { amount = 1, whom = "target" } }"#),
    (
        "attack",
        r#"{ in-order = [{ pick = { from = "hand" }, then = "discard" }, { damage = 1 }] }"#,
    ),
    // As deep as it gets with what the tiles and robots below do within it.
    (
        "attack",
        r#"{ repeat = 2, do = { repeat = 1, do = { repeat = 1, do = { repeat = 1, do = { pull = "next-to-you" } } } } }"#,
    ),
];

/// Robots, tiles and an arena.
const OTHERS: &str = r#"
[[robot]]
id = "test-kettle"
name = "Kettle"
hero = "Ida"
health = 2
push-cost = 2
spawn = "centre"
on-knock-out = { damage = { amount = 1, whom = { enemies-around-you = 2 } } }

[[robot]]
id = "test-drill"
name = "Drill"
hero = "Ida"
health = 9
on-knock-out = { in-order = [{ points = 1 }, { energy = 1 }, { may-move = "diagonally" }] }
ability = { pay = 0, effect = { pick = { from = "discard-pile", up-to = 1 }, then = "scrap" } }

[[robot]]
id = "test-fan"
name = "Fan"
hero = "Ida"
health = 3
ability = { pay = 1, attack = { damage = 0, range = 3 }, effect = { knock-back = 1 } }

[[robot]]
id = "test-lamp"
name = "Lamp"
hero = "Ida"
health = 1
on-knock-out = { scrap-top = { knock-out-from = 4 } }
ability = { pay = 1, attack = { damage = 1, melee = true } }

[[tile]]
id = "test-nest"
name = "Nest"
letter = "n"
spawn = true
blocks = ["sight"]
at-start = { later = "start-of-turn", do = { may = { draw = 1 } } }

[[tile]]
id = "test-lava"
name = "Lava"
letter = "~"
leave-cost = 2
on-enter = { repeat = 2, do = { damage = { amount = 1, whom = { around-you = 1 } } } }

[[tile]]
id = "test-ramp"
name = "Ramp"
letter = "/"
on-enter = { in-order = [{ may-move = "over-obstacles" }, { draw = 1 }, { move = 1 }] }

[[tile]]
id = "test-press"
name = "Press"
letter = "p"
on-enter = { scrap-top = { knock-out-from = 3 } }
at-start = { knock-back = { spaces = 2, whom = { around-you = 1 } } }

[[tile]]
id = "test-fence"
name = "Fence"
letter = "|"
blocks = ["movement"]

[[arena]]
id = "test-yard"
name = "Yard"
about = "every tile of the pack"
rows = [
  "n . ~ . ~ . n",
  ". | . . . p .",
  "~ . . . . . /",
  ". . . ~ . | .",
  "/ . . . . . ~",
  ". p . . . T .",
  "n . ~ . O . n",
]
"#;

/// Writes the pack.
pub(crate) fn pack() -> Pack {
    let mut text = "game = \"robot-quest\"\n".to_owned();
    for (number, (kind, effect)) in CARDS.iter().enumerate() {
        let cost = 1 + number % 8;
        write!(
            text,
            "[[card]]\nid = \"test-{number}\"\nname = \"Test {number}\"\ntype = \"{kind}\"\n\
             rarity = \"purple\"\ncost = {cost}\neffect = {effect}\n"
        )
        .unwrap();
        if *kind == "attack" {
            writeln!(text, "attack = {{ damage = {}, range = {} }}", number % 3, 2 + number % 5)
                .unwrap();
        }
    }
    text.push_str(OTHERS);
    Pack { name: "every-word.toml".to_owned(), text }
}
