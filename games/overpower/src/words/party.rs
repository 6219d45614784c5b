//! Whom a word is about.

use std::sync::Arc;

use fracas_cards::Value;
use fracas_cards::effect::{Spelling, Subject, Word, list};

/// One of the players, as the one whose card it is sees them; that one is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// `"you"`: the one whose card it is.
    #[default]
    You,
    /// `"opponent"`: the other.
    Opponent,
    /// `"that-player"`: the player that is gone through, where something happens for each of the `"players"`.
    That,
    /// `"other-player"`: the opponent of that player.
    Other,
    /// `"its-owner"`: the owner of the card that was chosen, or the player of the character.
    Owner,
}

impl Side {
    /// Says whose something is: "your", "that player's".
    pub(crate) fn possessive(self) -> &'static str {
        match self {
            Side::You => "your",
            Side::Opponent => "your opponent's",
            Side::That => "that player's",
            Side::Other => "the other player's",
            Side::Owner => "its owner's",
        }
    }

    /// Says it as the object: "from you".
    pub(crate) fn object(self) -> &'static str {
        match self {
            Side::You => "you",
            Side::Opponent => "your opponent",
            Side::That => "that player",
            Side::Other => "the other player",
            Side::Owner => "its owner",
        }
    }
}

impl Word for Side {
    type Saying = Subject;
    const KIND: &'static str = "player";
    const WORDS: &'static [Spelling<Self>] = &[
        ("you", |word| word.alone(Side::You)),
        ("opponent", |word| word.alone(Side::Opponent)),
        ("that-player", |word| word.alone(Side::That)),
        ("other-player", |word| word.alone(Side::Other)),
        ("its-owner", |word| word.alone(Side::Owner)),
    ];

    fn say(&self) -> Subject {
        match self {
            Side::You => Subject::You,
            Side::Opponent | Side::That | Side::Other | Side::Owner => {
                Subject::person(self.object())
            }
        }
    }
}

/// Some characters, as a card speaks of them. "Self" is the character that played the card, or whose inherent ability
/// it is; for a Homebase and an Event it is nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// `"self"`: the character that played the card.
    Own,
    /// `"teammates"`: the others of its team, Reserve included.
    Teammates,
    /// `"front-teammates"`: those of them on the Front Line.
    FrontTeammates,
    /// `"fallen-teammates"`: those of them that are KO'd.
    Fallen,
    /// `"team"`: all of the team.
    Team,
    /// `"front"`: those of the team on the Front Line.
    Front,
    /// `"reserve"`: those of the team in Reserve.
    Reserve,
    /// `"women"`: the women of the team.
    Women,
    /// `"opponents"`: all of the opponent's team.
    Opponents,
    /// `"front-opponents"`: those of them on the Front Line.
    FrontOpponents,
    /// `"target"`: what the card lies on, or is aimed at.
    Target,
    /// `"it"`: what was chosen.
    It,
    /// `"its-front-teammates"`: the Front Line teammates of the character that was chosen.
    ItsFrontTeammates,
    /// `"actor"`: the character that plays the card that is being played.
    Actor,
    /// `"that-front"`: those on the Front Line of the player that is gone through.
    ThatFront,
    /// `"all-front"`: those on the Front Line of both teams.
    AllFront,
    /// `"all-reserve"`: those in Reserve of both teams.
    AllReserve,
    /// `"everyone"`: all characters.
    Everyone,
    /// `{ named = ["Dracula"] }`: characters of these names, on whichever team.
    Named(Arc<[String]>),
}

impl Word for Party {
    type Saying = String;
    const KIND: &'static str = "party";
    const WORDS: &'static [Spelling<Self>] = &[
        ("self", |word| word.alone(Party::Own)),
        ("teammates", |word| word.alone(Party::Teammates)),
        ("front-teammates", |word| word.alone(Party::FrontTeammates)),
        ("fallen-teammates", |word| word.alone(Party::Fallen)),
        ("team", |word| word.alone(Party::Team)),
        ("front", |word| word.alone(Party::Front)),
        ("reserve", |word| word.alone(Party::Reserve)),
        ("women", |word| word.alone(Party::Women)),
        ("opponents", |word| word.alone(Party::Opponents)),
        ("front-opponents", |word| word.alone(Party::FrontOpponents)),
        ("target", |word| word.alone(Party::Target)),
        ("it", |word| word.alone(Party::It)),
        ("its-front-teammates", |word| word.alone(Party::ItsFrontTeammates)),
        ("actor", |word| word.alone(Party::Actor)),
        ("that-front", |word| word.alone(Party::ThatFront)),
        ("all-front", |word| word.alone(Party::AllFront)),
        ("all-reserve", |word| word.alone(Party::AllReserve)),
        ("everyone", |word| word.alone(Party::Everyone)),
        ("named", |word| Some(Party::Named(names(word.value()?)?))),
    ];

    /// Says them as the object, one of them where one is meant: "this character", "a teammate".
    fn say(&self) -> String {
        self.any()
    }
}

/// Reads a list of names.
pub(super) fn names(value: Value<'_>) -> Option<Arc<[String]>> {
    let names: Option<Vec<String>> = value.as_array()?.iter().map(Value::as_text).collect();
    let names = names?;
    if names.is_empty() {
        value.error("expected some names", "none here", None);
        return None;
    }
    Some(names.into())
}

impl Party {
    /// Says any one of them: "a teammate", "this character or a teammate".
    pub(crate) fn any(&self) -> String {
        match self {
            Party::Own => "this character".into(),
            Party::Teammates => "a teammate".into(),
            Party::FrontTeammates => "a Front Line teammate".into(),
            Party::Fallen => "a KO'd teammate".into(),
            Party::Team => "this character or a teammate".into(),
            Party::Front => "a character on your Front Line".into(),
            Party::Reserve => "your Reserve character".into(),
            Party::Women => "a female character of your team".into(),
            Party::Opponents => "an opposing character".into(),
            Party::FrontOpponents => "an opposing Front Line character".into(),
            Party::Target => "the target".into(),
            Party::It => "{it}".into(),
            Party::ItsFrontTeammates => "a Front Line teammate of {it}".into(),
            Party::Actor => "the character that plays the card".into(),
            Party::ThatFront => "a character on that player's Front Line".into(),
            Party::AllFront => "a Front Line character".into(),
            Party::AllReserve => "a Reserve character".into(),
            Party::Everyone => "any character".into(),
            Party::Named(names) => list(names, "or"),
        }
    }

    /// Says all of them, as one or several who do something: "this character", "all teammates".
    pub(crate) fn all(&self) -> Subject {
        match self {
            Party::Own | Party::Reserve | Party::Target | Party::Actor => Subject::one(self.any()),
            Party::It => Subject::It,
            Party::Teammates => Subject::many("all teammates"),
            Party::FrontTeammates => Subject::many("all Front Line teammates"),
            Party::Fallen => Subject::many("KO'd teammates"),
            Party::Team => Subject::many("your characters"),
            Party::Front => Subject::many("your Front Line characters"),
            Party::Women => Subject::many("your female characters"),
            Party::Opponents => Subject::many("your opponent's characters"),
            Party::FrontOpponents => Subject::many("your opponent's Front Line characters"),
            Party::ItsFrontTeammates => Subject::many("{its} Front Line teammates"),
            Party::ThatFront => Subject::many("that player's Front Line characters"),
            Party::AllFront => Subject::many("all Front Line characters"),
            Party::AllReserve => Subject::many("all Reserve characters"),
            Party::Everyone => Subject::many("all characters"),
            Party::Named(names) if names.len() == 1 => Subject::one(names[0].clone()),
            Party::Named(names) => Subject::many(list(names, "and")),
        }
    }

    /// Names several of them: "Front Line teammates".
    pub(crate) fn some(&self) -> String {
        let all = self.all();
        all.name().trim_start_matches("all ").to_owned()
    }

    /// Says whose something is: "this character's", "your characters'".
    pub(crate) fn possessive(&self) -> String {
        if *self == Party::It {
            return "{its}".into();
        }
        let all = self.all();
        let s = if all.name().ends_with('s') { "" } else { "s" };
        format!("{}'{s}", all.name())
    }

    /// Says them with a verb: "the target may", "your characters are".
    pub(crate) fn with(&self, verb: &str) -> String {
        if *self == Party::It { Subject::one("{it}").with(verb) } else { self.all().with(verb) }
    }
}
