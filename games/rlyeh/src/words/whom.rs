//! Whom something is done to, and who is asked.

use fracas_cards::effect::{Spelling, Subject, Word};

/// A player, by what they are to the one whose card it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whom {
    /// `"you"`: whose card it is.
    #[default]
    You,
    /// `"that-player"`: the player who is attacked, was chosen or is gone through.
    ThatPlayer,
    /// `"attacker"`: in a PvP Defense, the one who attacks.
    Attacker,
}

impl Whom {
    /// Says something that the player owns: "your hand".
    pub(crate) fn own(self, what: &str) -> String {
        let whose = match self {
            Whom::You => "your",
            Whom::ThatPlayer => "their",
            Whom::Attacker => "the attacker's",
        };
        format!("{whose} {what}")
    }

    /// Says where something is: "in your hand".
    pub(crate) fn place(self, what: &str) -> String {
        format!("in {}", self.own(what))
    }
}

impl Word for Whom {
    type Saying = Subject;
    const KIND: &'static str = "player";
    const WORDS: &'static [Spelling<Self>] = &[
        ("you", |word| word.alone(Whom::You)),
        ("that-player", |word| word.alone(Whom::ThatPlayer)),
        ("attacker", |word| word.alone(Whom::Attacker)),
    ];

    fn say(&self) -> Subject {
        match self {
            Whom::You => Subject::You,
            Whom::ThatPlayer => Subject::one("that player"),
            Whom::Attacker => Subject::one("the attacker"),
        }
    }
}

/// Who is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// `"you"`: whose card it is.
    #[default]
    You,
    /// `"that-player"`: the player who is attacked, was chosen or is gone through.
    ThatPlayer,
}

impl Word for Role {
    type Saying = Subject;
    const KIND: &'static str = "role";
    const WORDS: &'static [Spelling<Self>] = &[
        ("you", |word| word.alone(Role::You)),
        ("that-player", |word| word.alone(Role::ThatPlayer)),
    ];

    fn say(&self) -> Subject {
        match self {
            Role::You => Subject::You,
            Role::ThatPlayer => Subject::one("that player"),
        }
    }
}
