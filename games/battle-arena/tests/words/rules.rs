//! What Plays let stand, and how long.

use crate::text;

/// Effects and what they say.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("{ rule = { power = 10 } }", "For the rest of the game, your Heroes get +10 Power."),
    (
        r#"{ rule = { power = { amount = 10, who = "both", weapon = "ice" } } }"#,
        "For the rest of the game, Heroes with Ice weapons get +10 Power.",
    ),
    (
        r#"{ rule = { power = { amount = -10, who = "opponent", if = { weapon = "fire" } } } }"#,
        "For the rest of the game, your opponent's Heroes get −10 Power while your Hero has a Fire weapon.",
    ),
    (
        r#"{ rule = { power = { amount = 5, who = "both", if = { substituted = "you" } } } }"#,
        "For the rest of the game, all Heroes that were substituted in get +5 Power.",
    ),
    (
        r#"{ rule = { power = { amount = { each = 5, of = "opposing-plays-run" } } }, until = "end-of-battle" }"#,
        "Your Hero gets +5 Power for each Play your opponent runs this Battle.",
    ),
    (
        r#"{ rule = { power = { amount = 25, weapon = "steel", if = { compare = { what = "plays-run", exactly = 1 } } } }, until = "end-of-battle" }"#,
        "Your Hero gets +25 Power this Battle while it has a Steel weapon and this is the only Play you have run.",
    ),
    (
        r#"{ later = "next-battle", do = { rule = { power = { amount = 10, weapon = "ice" } }, until = { battles-from-now = 2 } } }"#,
        "Your Heroes with Ice weapons get +10 Power in the next 3 Battles.",
    ),
    (
        r#"{ pick = { from = "weapons" }, then = { rule = { power = { amount = 1, weapon = "chosen" } } } }"#,
        "Choose a weapon. For the rest of the game, your Heroes with that weapon get +1 Power.",
    ),
    (
        r#"{ rule = { guard = { who = "both", weapon = "steel", from = "anything" } } }"#,
        "For the rest of the game, Heroes with Steel weapons cannot lose Power.",
    ),
    (
        r#"{ rule = { guard = { from = "opponent" } }, until = "end-of-battle" }"#,
        "Your Hero cannot lose Power to your opponent's Plays this Battle.",
    ),
    (
        r#"{ rule = "immune", until = "end-of-battle" }"#,
        "Your Hero cannot be affected by your opponent's Plays this Battle.",
    ),
    (
        r#"{ rule = "losses-are-gains", until = "end-of-battle" }"#,
        "Your Hero gets what your opponent's Plays would take from it this Battle.",
    ),
    (
        r#"{ rule = { all-weapons = "fire" } }"#,
        "For the rest of the game, all Heroes have Fire weapons.",
    ),
    (
        r#"{ rule = { reforge = { from = "steel", to = "ice" } } }"#,
        "For the rest of the game, your Heroes with Steel weapons have Ice weapons instead.",
    ),
    (
        r#"{ rule = { no-plays = "opponent" }, until = "end-of-battle" }"#,
        "Your opponent cannot run Plays this Battle.",
    ),
    (
        r#"{ later = { start-of = 7 }, do = { rule = { no-plays = "opponent" }, until = "end-of-battle" } }"#,
        "Your opponent cannot run Plays in Battle 7.",
    ),
    (
        r#"{ rule = { most-plays = { count = 1, who = "opponent" } } }"#,
        "For the rest of the game, your opponent cannot run more than 1 Play each Battle.",
    ),
    (
        r#"{ later = "next-battle", do = { rule = { most-plays = { count = 1, who = "opponent" } }, until = "end-of-battle" } }"#,
        "Your opponent cannot run more than 1 Play in the next Battle.",
    ),
    (
        r#"{ rule = { play-cost = { change = 2, who = "opponent" } }, until = "end-of-next-battle" }"#,
        "Your opponent's Plays cost 2 Hot Dogs more in this Battle and the next.",
    ),
    (r#"{ rule = { play-cost = -1 }, until = "you-run" }"#, "Your next Play costs 1 Hot Dog less."),
    (
        r#"{ rule = "first-play-free" }"#,
        "For the rest of the game, your first Play of each Battle is free.",
    ),
    (
        r#"{ pick = { from = "plays" }, then = { in-order = ["reveal", { rule = "free-if-outspent", until = "end-of-next-battle" }] } }"#,
        "Reveal a Play in your hand, then you can run it for free in this Battle and the next once your opponent has run a Play of the same cost or more in that Battle.",
    ),
    (
        r#"{ rule = { no-substitution = "opponent" } }"#,
        "For the rest of the game, your opponent cannot substitute.",
    ),
    (
        r#"{ rule = { no-substitution = "opponent" }, until = { battles-from-now = 2 } }"#,
        "Your opponent cannot substitute in the next 2 Battles.",
    ),
    (
        r#"{ rule = "free-substitution", until = "end-of-next-battle" }"#,
        "You can substitute for free in the next Battle.",
    ),
    (
        r#"{ rule = "opponent-pays-substitution", until = "end-of-next-battle" }"#,
        "Your opponent pays for your substitution in the next Battle.",
    ),
    (
        r#"{ rule = { must-substitute = "opponent" }, until = "end-of-next-battle" }"#,
        "Your opponent must substitute in the next Battle if possible.",
    ),
    (
        r#"{ rule = { no-draws = "opponent" }, until = "opponent-wins" }"#,
        "Your opponent cannot draw Plays until they win a Battle.",
    ),
    (
        r#"{ rule = { no-battle-draw = "you" }, until = "end-of-battle" }"#,
        "You cannot draw the usual Play at the end of this Battle.",
    ),
    (
        r#"{ rule = { most-draws = { count = 2, who = "opponent" } } }"#,
        "For the rest of the game, your opponent cannot draw more than 2 Plays each Battle.",
    ),
    (
        "{ rule = { full-hand = 4 } }",
        "For the rest of the game, a player with 4 or more Plays in hand cannot draw Plays.",
    ),
    (
        r#"{ rule = "intercept-draws", until = "end-of-battle" }"#,
        "Whenever your opponent would draw a Play this Battle, flip a coin, and on heads you draw a Play instead.",
    ),
    (
        r#"{ rule = { no-recovery = "both" } }"#,
        "For the rest of the game, nobody can recover Hot Dogs.",
    ),
    (
        r#"{ rule = { no-recovery = "opponent" }, until = "end-of-next-battle" }"#,
        "Your opponent cannot recover Hot Dogs in this Battle and the next.",
    ),
    (
        "{ rule = { most-recovery = 1 } }",
        "For the rest of the game, nobody can recover more than 1 Hot Dog each Battle.",
    ),
    (
        "{ rule = { more-recovery = 1 } }",
        "For the rest of the game, a player who recovers Hot Dogs recovers 1 more.",
    ),
    (
        r#"{ rule = "steal-recovery" }"#,
        "For the rest of the game, you recover the Hot Dogs that your opponent would recover.",
    ),
    (
        "{ rule = { roll-to-run = { from = 2, to = 5 } } }",
        "For the rest of the game, your opponent must roll 2 to 5 on a die to run a Play they have paid for.",
    ),
    (
        r#"{ rule = "reroll" }"#,
        "For the rest of the game, you may roll each of your dice once more.",
    ),
    (
        r#"{ pick = { from = "plays-you-ran" }, then = { rule = "banned" } }"#,
        "Choose a Play you have run this game, then for the rest of the game, nobody can run a Play with its name.",
    ),
    (
        r#"{ later = "next-battle", do = { rule = { debt = 3 }, until = "end-of-battle" } }"#,
        "You can spend 3 Hot Dogs more than you have in the next Battle.",
    ),
    (
        r#"{ rule = "empty-loses" }"#,
        "For the rest of the game, a player who has no Hot Dogs left after running Plays loses the Battle.",
    ),
];

#[test]
fn every_rule_reads_well() {
    for (effect, expected) in EXAMPLES {
        assert_eq!(text(effect), *expected, "{effect}");
    }
}
