//! What a table can choose.

use fracas_core::{Choosable, DecksFor, Mode as ModeInfo, Passport};

/// Names the tables that decks of a format are for.
const fn made_for(options: &'static [(&'static str, &'static str)]) -> DecksFor {
    DecksFor { game: fracas_battle_arena::ID, mode: "playmaker", options }
}

/// What the game says of itself. The modes are the products.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "Battle Arena Sealed",
    pitch: "Open packs of Bo Jackson Battle Arena alone, and build a deck of what is in them.",
    seats: &[1],
    modes: &[
        ModeInfo {
            id: "booster-box",
            about: "A booster box: 60 Heroes, 30 different Plays, 10 Hot Dogs, with the limits of Playmaker.",
            seats: &[1],
            makes_decks_for: Some(made_for(&[("format", "booster-box-sealed")])),
        },
        ModeInfo {
            id: "double-blaster",
            about: "Two blasters, 12 packs: 40 Heroes, 20 Plays, 10 Hot Dogs, whatever they are.",
            seats: &[1],
            makes_decks_for: Some(made_for(&[("format", "double-blaster-sealed")])),
        },
        ModeInfo {
            id: "double-mega",
            about: "A double mega, 14 packs: 40 Heroes, 20 Plays, 10 Hot Dogs, whatever they are.",
            seats: &[1],
            makes_decks_for: Some(made_for(&[("format", "double-mega-sealed")])),
        },
    ],
    options: &[Choosable {
        id: "set",
        about: "The set that all packs are of",
        values: &["griffey", "alpha", "alpha-update", "tecmo-bowl"],
        free: None,
    }],
    rules: fracas_battle_arena::RULES,
};
