//! Players by where they sit.

use fracas_cards::effect::Noun;

/// Some players by where they sit, as seen from who uses the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// `"any"`: all of them.
    Any,
    /// `"others"`: all others.
    Others,
    /// `"adjacent"`: the adjacent players (R113).
    Adjacent,
    /// `"left"`: the player on the left.
    Left,
    /// `"right"`: the player on the right.
    Right,
}

impl Players {
    /// All of these with their words.
    pub const WORDS: [(&'static str, Players); 5] = [
        ("any", Players::Any),
        ("others", Players::Others),
        ("adjacent", Players::Adjacent),
        ("left", Players::Left),
        ("right", Players::Right),
    ];

    /// Says who can be chosen: "other player".
    pub(crate) fn noun(self) -> Noun {
        match self {
            Players::Any => Noun::new("player", ""),
            Players::Others => Noun::new("other player", ""),
            Players::Adjacent => Noun::new("adjacent player", ""),
            Players::Left => Noun::the("player", "on your left"),
            Players::Right => Noun::the("player", "on your right"),
        }
    }
}
