//! The game's own card files.

/// The game's own card files.
pub(crate) const CARD_FILES: [(&str, &str); 16] = [
    ("alpha.toml", include_str!("../../cards/alpha.toml")),
    ("alpha-update.toml", include_str!("../../cards/alpha-update.toml")),
    ("griffey.toml", include_str!("../../cards/griffey.toml")),
    ("hot-dogs.toml", include_str!("../../cards/hot-dogs.toml")),
    ("starter.toml", include_str!("../../cards/starter.toml")),
    ("tecmo.toml", include_str!("../../cards/tecmo.toml")),
    ("trainer.toml", include_str!("../../cards/trainer.toml")),
    ("alpha-rare.toml", include_str!("../../cards/alpha-rare.toml")),
    ("tecmo-alternate.toml", include_str!("../../cards/tecmo-alternate.toml")),
    ("world-champions.toml", include_str!("../../cards/world-champions.toml")),
    ("plays-alpha.toml", include_str!("../../cards/plays-alpha.toml")),
    ("plays-alpha-update.toml", include_str!("../../cards/plays-alpha-update.toml")),
    ("plays-promo.toml", include_str!("../../cards/plays-promo.toml")),
    ("plays-griffey.toml", include_str!("../../cards/plays-griffey.toml")),
    ("plays-tecmo.toml", include_str!("../../cards/plays-tecmo.toml")),
    // The pictures come last: they are for Heroes that are known.
    ("icons.toml", include_str!("../../cards/icons.toml")),
];
