//! What Plays choose from.

use crate::text;

/// Effects and what they say.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    (
        r#"{ pick = { from = "plays", count = 2 }, then = "discard" }"#,
        "Discard 2 Plays in your hand.",
    ),
    (
        r#"{ pick = { from = "opposing-plays", by = "chance" }, then = "look" }"#,
        "Look at a Play in your opponent's hand at random.",
    ),
    (
        r#"{ pick = { from = { heroes = "ice" }, up-to = 1 }, then = "replace" }"#,
        "You may replace your Hero with a Hero with an Ice weapon in your hand.",
    ),
    (
        r#"{ pick = { from = "heroes" }, then = { in-order = [{ power = { each = 10, of = "heroes-in-discard-with-its-weapon" } }, "discard"] } }"#,
        "Choose a Hero in your hand, then your Hero gets +10 Power for each Hero in your Discard Pile with its weapon and you discard it.",
    ),
    (
        r#"{ pick = { from = { opposing-heroes = "gum" }, by = "opponent" }, then = "discard" }"#,
        "Your opponent discards a Hero with a Gum weapon in their hand.",
    ),
    (
        r#"{ pick = { from = "opposing-discarded-heroes", by = "opponent" }, then = "replace" }"#,
        "Your opponent replaces their Hero with a Hero in their Discard Pile.",
    ),
    (
        r#"{ pick = { from = "discarded-plays", count = 2 }, then = "shuffle-in" }"#,
        "Shuffle 2 Plays in your Discard Pile back into your deck.",
    ),
    (
        r#"{ pick = { from = "used-plays" }, then = "take" }"#,
        "Add a Play you ran in an earlier Battle to your hand.",
    ),
    (
        r#"{ pick = { from = { discarded-plays-costing = 1 }, up-to = 1 }, then = "run" }"#,
        "You may run a Play of cost 1 in your Discard Pile for free.",
    ),
    (
        r#"{ pick = { from = { playbook = 3 } }, then = "run" }"#,
        "Run a Play of cost 3 or less in your Playbook for free.",
    ),
    (
        r#"{ pick = { from = { hero-deck = 100 } }, then = "take" }"#,
        "Add a Hero with 100 Power or less from your Hero Deck to your hand.",
    ),
    (
        r#"{ in-order = [{ reveal-plays = 3 }, { for-each = { shown-plays-costing = 3 }, do = "take" }, { rest = "discard" }] }"#,
        "Reveal the top 3 Plays of your Playbook. For each of them of cost 3 or more, add it to your hand. Discard the rest.",
    ),
    (
        r#"{ in-order = [{ reveal-plays = 5 }, { power = { each = 10, of = { shown-costing = 3 } } }, { pick = { from = "shown-plays", count = 5 }, then = "discard" }] }"#,
        "Reveal the top 5 Plays of your Playbook. Your Hero gets +10 Power for each revealed Play of cost 3 or more. Discard all of them.",
    ),
    (
        r#"{ in-order = [{ reveal-plays = 1 }, { pick = { from = "shown-plays" }, then = { if = { compare = { what = "its-cost", at-most = 2 } }, then = "take", otherwise = "discard" } }] }"#,
        "Reveal the top Play of your Playbook. If its cost is 2 or less, add it to your hand. Otherwise, discard it.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = 1 }, { power = "shown-power" }, { rest = "discard" }] }"#,
        "Reveal the top Hero of your Hero Deck. Your Hero gets Power equal to your revealed Hero's Power. Discard it.",
    ),
    (
        r#"{ pick = { from = "face-down-heroes" }, then = "swap" }"#,
        "Swap your Hero with a face-down Hero of yours.",
    ),
    (
        r#"{ pick = { from = "later-battles" }, then = { later = "its-reveal", do = { power = 35 } } }"#,
        "Choose a later Battle, then in that Battle, your Hero gets +35 Power.",
    ),
    (
        r#"{ pick = { from = "play-sets" }, then = { pick = { from = "plays-of-set" }, then = { pick = { from = "opposing-plays-named" }, then = "discard" } } }"#,
        "Choose a set of Plays. Choose a Play of that set. Choose a Play in your opponent's hand with that name and your opponent discards it.",
    ),
    (
        r#"{ in-order = [{ discard-plays = "all" }, { power = { each = 5, of = "discarded" } }] }"#,
        "Discard all Plays from your hand. Your Hero gets +5 Power for each card discarded this way.",
    ),
    (
        "{ in-order = [{ roll = 3 }, { if = { compare = { what = { rolls-of = 6 }, at-least = 1 } }, then = { power = 30 } }] }",
        "Roll 3 dice. If you roll at least one 6, your Hero gets +30 Power.",
    ),
];

#[test]
fn every_group_reads_well() {
    for (effect, expected) in EXAMPLES {
        assert_eq!(text(effect), *expected, "{effect}");
    }
}
