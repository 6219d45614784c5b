//! Dudes that do all there is to do, so that everything comes to be shown and told.

use std::fmt::Write as _;

use fracas_core::{Pack, SeatSet, Setup};

use crate::state::{Phase, State};
use crate::tests::arena::Arena;
use crate::{ID, OpArena};

/// How abilities come about and what they do, two for each Dude.
const ABILITIES: [&str; 36] = [
    r#"die = 1, effect = { pick = { from = { target = "others" }, up-to = 2 }, then = { send-home = "it" } }"#,
    r#"when = "enters", effect = { draw = { amount = 1, who = "each" } }"#,
    r#"die = 1, effect = { steal-dude = "left" }"#,
    r#"reactive = 2, rolls = "any", effect = "pass-hands""#,
    r#"die = 1, effect = { pick = { from = "discard-pile" }, then = "take-back" }"#,
    r#"reactive = 3, rolls = "others", effect = { drop-at-random = { amount = 1, who = "others" } }"#,
    r#"die = 2, effect = { pick = { from = "hand", up-to = 2 }, then = "drop" }"#,
    r#"when = "you-fail", effect = { pick = { from = { tokens-of = "others" } }, then = "steal-token" }"#,
    r#"die = 2, effect = { pick = { from = "hand" }, then = "put-in-play" }"#,
    r#"when = "dies", effect = { choose-one = [{ points = 2 }, { draw = 1 }] }"#,
    "die = 2, effect = { summon = 2 }",
    r#"when = "dies", effect = { lose-points = { amount = 1, who = "that-player" } }"#,
    r#"die = 1, effect = { pick = { from = { target = "others" } }, then = { take-control = "it" } }"#,
    r#"when = "targeted-by-token", effect = { pick = { from = { players = "others" } }, then = { steal-points = 1 } }"#,
    r#"die = 3, effect = { pick = { from = { target = "others" } }, then = "swap" }"#,
    r#"when = "damaged", effect = { pass-damage = 1 }"#,
    r#"die = 2, effect = { pick = { from = { target = "any" } }, then = { grow = { amount = 2, whom = "it" } } }"#,
    "rule = { armor = 2 }",
    r#"die = 1, effect = { pick = { from = { die-abilities = "others" } }, then = "execute" }"#,
    r#"rule = { more-health = { each = 1, of = "tokens" } }"#,
    r#"die = 1, effect = { in-order = [{ unshield = { all = "others" } }, { shield = { all = "yours" } }] }"#,
    r#"reactive = 4, rolls = "any", effect = { unnerph = { all = "any" } }"#,
    r#"die = 1, effect = { repeat = 2, do = { pick = { from = { abilities = "others" } }, then = "nerph" } }"#,
    r#"reactive = 5, rolls = "any", effect = { damage = { amount = 3, whom = { all = "other" } } }"#,
    r#"die = 1, effect = { pick = { from = { target = "others" } }, then = { in-order = [{ damage = 4 }, "roll-again"] } }"#,
    r#"when = "your-turn-starts", effect = { take-tokens = 2 }"#,
    r#"die = 1, effect = { pick = { from = { players = "others" } }, then = { lose-tokens = "that-player" } }"#,
    r#"when = "targeted", effect = { damage = 1 }"#,
    r#"die = 2, effect = { die = { sides = 6, rows = { "1-3" = { discard = "this" }, "4-6" = { points = 1 } } } }"#,
    r#"reactive = 6, rolls = "any", effect = { pick = { from = { target = "other" } }, then = { kill = "it" } }"#,
    r#"die = 1, effect = { pick = { from = { attackers = "your-others" } }, then = "basic-attack" }"#,
    r#"when = "another-enters", effect = { may = { damage = 1 } }"#,
    "die = 1, effect = { choose-up-to = { most = 2, of = [{ gain-shields = 1 }, { gain-nerphs = 1 }, { draw = 1 }] } }",
    r#"when = "your-turn-ends", effect = { heal = { amount = 1, whom = { all = "yours" } } }"#,
    r#"die = 1, effect = { pick = { from = { target = "others" } }, then = { if = "it-is-damaged", then = { kill = "it" }, otherwise = { damage = 3 } } }"#,
    "rule = { bigger-hand = 1 }",
];

/// Writes the Dudes down.
fn text() -> String {
    let mut text = format!("game = {ID:?}\n");
    for (at, abilities) in ABILITIES.chunks(2).enumerate() {
        let (attack, skill) = (at % 5 + 1, at % 3 + 1);
        let _ =
            writeln!(text, "[[dude]]\nid = \"test-{at}\"\nname = \"Test {at}\"\ntype = \"alien\"");
        let _ = writeln!(text, "attack = {attack}\nskill = {skill}");
        for (part, ability) in ["One", "Two"].iter().zip(abilities) {
            let lines = ability.replace(", effect", "\neffect").replace(", rolls", "\nrolls");
            let _ = writeln!(text, "[[dude.ability]]\nname = \"{part} of {at}\"\n{lines}");
        }
    }
    text
}

/// Opens a table of a mode with the Dudes of a pack beside the game's own.
fn open(mode: &str, seats: usize, dudes: String) -> OpArena {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        packs: vec![Pack { name: "pack.toml".into(), text: dudes }],
        ..Setup::default()
    };
    OpArena::open(&setup).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Opens a table of a mode with all of them.
pub(super) fn everything(mode: &str, seats: usize) -> OpArena {
    open(mode, seats, text())
}

/// Opens a table to play situations at, with Dudes of its own.
pub(crate) fn table(seats: usize, dudes: &str) -> Arena {
    let mut arena = Arena::new(seats);
    arena.game = open("brawl", seats, dudes.into());
    let due = SeatSet::one(arena.state.active);
    arena.state = State { phase: Phase::Discard, turn: 1, due, ..arena.game.before };
    arena
}
