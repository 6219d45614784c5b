//! Whom a word is about.

use fracas_cards::Value;
use fracas_cards::effect::{Spelling, Subject, Word, with_article};

use crate::card::{WEAPONS, Weapon};

/// One of the two players, as the one whose Play it is sees them; that one is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// `"you"`: the one whose Play it is.
    #[default]
    You,
    /// `"opponent"`: the other.
    Opponent,
}

/// One or both of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// `"you"` or `"opponent"`.
    One(Side),
    /// `"both"`: you, then your opponent.
    Both,
}

/// A weapon that a word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeaponOf {
    /// `"fire"`, ...: this one.
    Is(Weapon),
    /// `"chosen"`: the weapon that was named, which is "it".
    Chosen,
}

/// The words for one player.
pub(super) const SIDES: [(&str, Side); 2] = [("you", Side::You), ("opponent", Side::Opponent)];

/// The words for one player or both.
pub(super) const WHOM: [(&str, Whom); 3] =
    [("you", Whom::One(Side::You)), ("opponent", Whom::One(Side::Opponent)), ("both", Whom::Both)];

impl Word for Side {
    type Saying = Subject;
    const KIND: &'static str = "player";
    const WORDS: &'static [Spelling<Self>] =
        &[("you", |word| word.alone(Side::You)), ("opponent", |word| word.alone(Side::Opponent))];

    fn say(&self) -> Subject {
        match self {
            Side::You => Subject::You,
            Side::Opponent => Subject::person("your opponent"),
        }
    }
}

impl Side {
    /// Says whose something is: "your Hero", "your opponent's Hero".
    pub(super) fn whose(self, what: &str) -> String {
        match self {
            Side::You => format!("your {what}"),
            Side::Opponent => format!("your opponent's {what}"),
        }
    }

    /// Says whose something is, of who was just named: "your hand", "their hand".
    pub(super) fn own(self, what: &str) -> String {
        match self {
            Side::You => format!("your {what}"),
            Side::Opponent => format!("their {what}"),
        }
    }
}

impl Whom {
    /// Says something that was said of this player in words that follow their name: "their hand".
    pub(super) fn again(self, text: &str) -> String {
        match self {
            Whom::One(Side::Opponent) => {
                text.replace("your opponent's", "their").replace("your opponent has", "they have")
            }
            Whom::One(Side::You) | Whom::Both => text.to_owned(),
        }
    }

    /// Says who does something.
    pub(super) fn say(self) -> Subject {
        match self {
            Whom::One(side) => side.say(),
            Whom::Both => Subject::many("both players"),
        }
    }

    /// Says whose Hero of the current Battle it is.
    pub(super) fn hero(self) -> Subject {
        match self {
            Whom::One(side) => Subject::thing(side.whose("Hero")),
            Whom::Both => Subject::many("both Heroes"),
        }
    }

    /// Says whose something is, of who was just named: "your hand", "their hands".
    pub(super) fn own(self, what: &str) -> String {
        match self {
            Whom::One(side) => side.own(what),
            Whom::Both => format!("their {what}s"),
        }
    }
}

impl WeaponOf {
    /// Reads a weapon, or the one that was named.
    pub(super) fn read(value: Value<'_>) -> Option<WeaponOf> {
        let known = WEAPONS.map(|(word, weapon)| (word, WeaponOf::Is(weapon)));
        let known: Vec<_> = known.into_iter().chain([("chosen", WeaponOf::Chosen)]).collect();
        value.as_word(&known)
    }

    /// Says what a Hero has: "a Fire weapon".
    pub(super) fn say(self) -> String {
        match self {
            WeaponOf::Is(weapon) => with_article(&format!("{} weapon", weapon.title())),
            WeaponOf::Chosen => "that weapon".to_owned(),
        }
    }

    /// Says what several Heroes have: "Fire weapons".
    pub(super) fn several(self) -> String {
        match self {
            WeaponOf::Is(weapon) => format!("{} weapons", weapon.title()),
            WeaponOf::Chosen => "that weapon".to_owned(),
        }
    }
}
