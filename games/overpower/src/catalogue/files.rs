//! The game's own card files.

/// The game's own card files, in an order in which nothing is spoken of before it is there.
pub(super) const CARD_FILES: [(&str, &str); 9] = [
    ("characters.toml", include_str!("../../cards/characters.toml")),
    ("homebases.toml", include_str!("../../cards/homebases.toml")),
    ("missions.toml", include_str!("../../cards/missions.toml")),
    ("power.toml", include_str!("../../cards/power.toml")),
    ("universe.toml", include_str!("../../cards/universe.toml")),
    ("aspects.toml", include_str!("../../cards/aspects.toml")),
    ("events.toml", include_str!("../../cards/events.toml")),
    ("specials.toml", include_str!("../../cards/specials.toml")),
    ("any-character.toml", include_str!("../../cards/any-character.toml")),
];
