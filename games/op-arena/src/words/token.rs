//! The two kinds of tokens.

/// A kind of token (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// Keeps a Nerph away from its Dude (R57).
    Shield,
    /// Takes an ability away (R51).
    Nerph,
}

impl Token {
    /// Both kinds.
    pub const BOTH: [Token; 2] = [Token::Shield, Token::Nerph];

    /// Both kinds with their words.
    pub const WORDS: [(&'static str, Token); 2] =
        [("shield", Token::Shield), ("nerph", Token::Nerph)];

    /// Gets its name.
    pub fn name(self) -> &'static str {
        match self {
            Token::Shield => "Shield",
            Token::Nerph => "Nerph",
        }
    }

    /// Gets its word.
    pub fn word(self) -> &'static str {
        match self {
            Token::Shield => "shield",
            Token::Nerph => "nerph",
        }
    }
}
