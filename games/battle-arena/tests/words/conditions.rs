//! What Plays test.

use crate::text;

/// Effects and what they say.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    (
        r#"{ if = { weapon = "fire" }, then = { power = 20 } }"#,
        "If your Hero has a Fire weapon, it gets +20 Power.",
    ),
    (
        r#"{ pick = { from = "weapons" }, then = { if = { opposing-weapon = "chosen" }, then = { power = { amount = -15, who = "opponent" } } } }"#,
        "Choose a weapon. If your opponent's Hero has that weapon, it gets −15 Power.",
    ),
    (
        r#"{ if = "same-weapon", then = { draw = 1 } }"#,
        "If both Heroes have the same weapon, draw a Play.",
    ),
    (
        "{ if = { battle = 7 }, then = { power = 40 } }",
        "If it is Battle 7, your Hero gets +40 Power.",
    ),
    (
        "{ if = { battle = { from = 5, to = 6 } }, then = { power = 20 } }",
        "If it is Battle 5 or 6, your Hero gets +20 Power.",
    ),
    (
        "{ if = { battle = { from = 2, to = 4 } }, then = { power = 20 } }",
        "If it is Battle 2 to 4, your Hero gets +20 Power.",
    ),
    (
        "{ if = { battle = { from = 5, to = 7 } }, then = { power = 20 } }",
        "If it is Battle 5 or later, your Hero gets +20 Power.",
    ),
    (
        "{ if = { battle = { from = 1, to = 4 } }, then = { power = 20 } }",
        "If it is Battle 4 or earlier, your Hero gets +20 Power.",
    ),
    (
        r#"{ later = "decided", do = { if = "won", then = { draw = 1 }, otherwise = { if = "lost", then = { recover = 2 } } } }"#,
        "If you win this Battle, draw a Play. Otherwise, if you lose this Battle, recover 2 Hot Dogs.",
    ),
    (
        "{ if = { won-previous = 1 }, then = { draw = 1 } }",
        "If you won the previous Battle, draw a Play.",
    ),
    (
        "{ if = { lost-previous = 2 }, then = { draw = 1 } }",
        "If you lost the 2 previous Battles, draw a Play.",
    ),
    ("{ if = { won-first = 1 }, then = { draw = 1 } }", "If you won Battle 1, draw a Play."),
    (
        "{ if = { lost-first = 3 }, then = { draw = 1 } }",
        "If you lost the first 3 Battles, draw a Play.",
    ),
    (
        r#"{ if = { has-honors = "opponent" }, then = { draw = 1 } }"#,
        "If your opponent has Honors, draw a Play.",
    ),
    (
        r#"{ if = { substituted = "you" }, then = { power = 10 } }"#,
        "If you have substituted, your Hero gets +10 Power.",
    ),
    (
        "{ if = { same-weapon-as-previous = 1 }, then = { power = 20 } }",
        "If your Hero has the weapon of your previous Hero, it gets +20 Power.",
    ),
    (
        "{ if = { same-weapon-as-previous = 5 }, then = { power = 40 } }",
        "If your Heroes in the 5 previous Battles all had the weapon of this one, your Hero gets +40 Power.",
    ),
    (
        "{ if = { previous-share-weapon = 2 }, then = { recover = 2 } }",
        "If your Heroes in the 2 previous Battles had the same weapon, recover 2 Hot Dogs.",
    ),
    (
        r#"{ if = "opponents-last-two-differ", then = { draw = 1 } }"#,
        "If the last 2 Heroes your opponent revealed have different weapons, draw a Play.",
    ),
    (
        r#"{ if = "revealed-share-weapon", then = { draw = 1 } }"#,
        "If all Heroes you have revealed have the same weapon, draw a Play.",
    ),
    (
        r#"{ if = "opponent-used-your-weapon", then = { power = 20 } }"#,
        "If your opponent has revealed a Hero with the weapon of your Hero, your Hero gets +20 Power.",
    ),
    (
        r#"{ if = { hero = "MVFree" }, then = { power = 30 } }"#,
        "If your Hero is MVFree, it gets +30 Power.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = 1 }, { for-each = "shown-heroes", do = { if = "it-has-your-weapon", then = { power = 20 } } }, { rest = "discard" }] }"#,
        "Reveal the top Hero of your Hero Deck. If it has the weapon of your Hero, your Hero gets +20 Power. Discard it.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = 3 }, { for-each = "shown-heroes", do = { if = { its-weapon = "fire" }, then = "take" } }] }"#,
        "Reveal the top 3 Heroes of your Hero Deck. For each of them, if it has a Fire weapon, add it to your hand.",
    ),
    (
        r#"{ pick = { from = "numbers" }, then = { in-order = [{ roll = 1 }, { if = "rolled-it", then = { power = 20 }, otherwise = { draw = 1 } }] } }"#,
        "Choose a number from 1 to 6. Roll a die. If the die shows that number, your Hero gets +20 Power. Otherwise, draw a Play.",
    ),
    (
        r#"{ pick = { from = "numbers" }, then = { pick = { from = "other-numbers", by = "opponent" }, then = { in-order = [{ roll = 1 }, { if = "rolled-outer", then = { power = 30 } }] } } }"#,
        "Choose a number from 1 to 6. Your opponent chooses a different number from 1 to 6. Roll a die. If the die shows your number, your Hero gets +30 Power.",
    ),
    (
        r#"{ in-order = [{ roll = 1 }, { if = "rolled-even", then = { draw = 1 } }] }"#,
        "Roll a die. If you roll an even number, draw a Play.",
    ),
    (
        r#"{ pick = { from = "plays" }, then = { in-order = ["reveal", { pick = { from = "opposing-plays", by = "opponent" }, then = { in-order = ["reveal", { if = "outer-costs-less", then = { draw = 1 } }] } }] } }"#,
        "Reveal a Play in your hand, then your opponent reveals a Play in their hand, then if yours costs less, you draw a Play.",
    ),
    (
        r#"{ if = { next-power-above = 160 }, then = "drop-next" }"#,
        "If your opponent's Hero of the next Battle has more than 160 printed Power, they replace their Hero of the next Battle with the top of their Hero Deck, unseen.",
    ),
    (
        r#"{ if = { compare = { what = "hot-dogs", at-least = 6 } }, then = { draw = 1 } }"#,
        "If you have 6 or more Hot Dogs left, draw a Play.",
    ),
    (
        r#"{ if = { compare = { what = "plays-in-hand", at-most = 1 } }, then = { draw = 1 } }"#,
        "If you have 1 or fewer Plays in your hand, draw a Play.",
    ),
    (
        r#"{ if = { compare = { what = "opposing-plays-run", exactly = 0 } }, then = { power = { amount = -10, who = "opponent" } } }"#,
        "If your opponent has run no Plays this Battle, their Hero gets −10 Power.",
    ),
    (
        r#"{ if = { compare = { what = "power", fewer-than = 150 } }, then = { power = 15 } }"#,
        "If your Hero's current Power is lower than 150, your Hero gets +15 Power.",
    ),
    (
        r#"{ if = { compare = { what = "opposing-power", more-than = "power" } }, then = { power = 15 } }"#,
        "If the current Power of your opponent's Hero is higher than your Hero's current Power, your Hero gets +15 Power.",
    ),
    (
        r#"{ if = { compare = { what = "hot-dogs-before", as-many-as = "opposing-hot-dogs" } }, then = { draw = 1 } }"#,
        "If you had as many Hot Dogs before paying for this Play as your opponent has left, draw a Play.",
    ),
    (
        r#"{ if = { compare = { what = "opposing-plays-in-hand", more-than = "plays-in-hand" } }, then = { draw = 1 } }"#,
        "If your opponent has more Plays in their hand than you, draw a Play.",
    ),
    (
        r#"{ if = { compare = { what = "opposing-hot-dogs", at-least = "opposing-heroes-in-hand" } }, then = { lose-hot-dogs = { amount = 1, who = "opponent" } } }"#,
        "If your opponent has at least as many Hot Dogs left as Heroes in their hand, they lose 1 Hot Dog.",
    ),
    (
        r#"{ if = { compare = { what = "lead", at-most = -15 } }, then = { power = 20 } }"#,
        "If your Hero is behind by 15 or more, it gets +20 Power.",
    ),
    (
        r#"{ if = { compare = { what = "lead", exactly = 0 } }, then = { power = 1 } }"#,
        "If the Heroes have the same Power, your Hero gets +1 Power.",
    ),
    (
        r#"{ if = { compare = { what = "power", exactly = "printed-power" } }, then = { power = 10 } }"#,
        "If your Hero's current Power is the same as your Hero's printed Power, your Hero gets +10 Power.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = { count = 1, who = "opponent" } }, { if = { compare = { what = "opposing-shown-power", at-least = 100 } }, then = { draw = 1 } }] }"#,
        "Reveal the top Hero of your opponent's Hero Deck. If your opponent's revealed Hero's Power is 100 or more, draw a Play.",
    ),
    (
        r#"{ in-order = [{ roll = 1 }, { roll = { count = 1, who = "opponent" } }, { if = { compare = { what = "roll-sum", more-than = "opposing-roll-sum" } }, then = { power = 25 } }] }"#,
        "Roll a die. Your opponent rolls a die. If your roll is higher than your opponent's roll, your Hero gets +25 Power.",
    ),
];

#[test]
fn every_condition_reads_well() {
    for (effect, expected) in EXAMPLES {
        assert_eq!(text(effect), *expected, "{effect}");
    }
}
