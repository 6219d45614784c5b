//! What can be tested.

use std::sync::Arc;

use fracas_cards::effect::{Spelling, Word, list};

use super::party::names;
use crate::card::GridTest;
use crate::power::PowerType;

/// Something that holds or does not. The target is what the card is aimed at or lies on.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// `{ in-play = "Sword and Shield" }`: a card of this name is in play on your side.
    InPlay(String),
    /// `{ target-has-hit = "Mark of the Headless" }`: a card of this name lies on the target as a hit.
    TargetHasHit(String),
    /// `{ target-grid = { type = "intelligence", at-most = 2 } }`: a grid value of the target.
    TargetGrid(PowerType, GridTest),
    /// `{ target-threat = 17 }`: the target has this Threat Value or less.
    TargetThreat(u8),
    /// `{ target-damage = 15 }`: the target has this much damage or more.
    TargetDamage(u8),
    /// `{ started = ["Lancelot", "Merlin"] }`: one of these started the game on your team.
    Started(Arc<[String]>),
    /// `{ none-started = ["Lancelot", "Merlin"] }`: none of these did.
    NoneStarted(Arc<[String]>),
    /// `{ homebase = "221-B Baker St." }`: your Homebase.
    Homebase(String),
    /// `{ mission-set = "King of the Jungle" }`: your set of Objectives.
    MissionSet(String),
    /// `"more-defeated"`: you have more Objectives in your Defeated pile than your opponent.
    MoreDefeated,
    /// `"lost-last-battle"`: you lost the last battle.
    LostLastBattle,
    /// `"discarded"`: you discarded duplicate or unusable cards in this Discard Phase.
    Discarded,
    /// `{ opponent-ventured = 2 }`: your opponent has ventured so many Objectives or more in this Venture Phase.
    OpponentVentured(u8),
    /// `{ you-ventured-at-most = 2 }`: you have at most so many ventured Objectives.
    YouVenturedAtMost(u8),
}

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("in-play", |word| Some(Condition::InPlay(word.value()?.as_text()?))),
        ("target-has-hit", |word| Some(Condition::TargetHasHit(word.value()?.as_text()?))),
        ("target-grid", |word| {
            let table = word.table()?;
            let of = table.word("type", &PowerType::WORDS);
            let test = if table.has("at-most") {
                table.number("at-most", 1..=8).map(|most| GridTest::AtMost(most as u8))
            } else {
                table.number("at-least", 1..=8).map(|least| GridTest::AtLeast(least as u8))
            };
            table.finish();
            Some(Condition::TargetGrid(of?, test?))
        }),
        ("target-threat", |word| Some(Condition::TargetThreat(word.number(1..=40)? as u8))),
        ("target-damage", |word| Some(Condition::TargetDamage(word.number(1..=60)? as u8))),
        ("started", |word| Some(Condition::Started(names(word.value()?)?))),
        ("none-started", |word| Some(Condition::NoneStarted(names(word.value()?)?))),
        ("homebase", |word| Some(Condition::Homebase(word.value()?.as_text()?))),
        ("mission-set", |word| Some(Condition::MissionSet(word.value()?.as_text()?))),
        ("more-defeated", |word| word.alone(Condition::MoreDefeated)),
        ("lost-last-battle", |word| word.alone(Condition::LostLastBattle)),
        ("discarded", |word| word.alone(Condition::Discarded)),
        ("opponent-ventured", |word| Some(Condition::OpponentVentured(word.number(1..=7)? as u8))),
        ("you-ventured-at-most", |word| {
            Some(Condition::YouVenturedAtMost(word.number(0..=7)? as u8))
        }),
    ];

    fn say(&self) -> String {
        match self {
            Condition::InPlay(card) => format!("{card} is in play"),
            Condition::TargetHasHit(card) => format!("the target has {card} as a hit"),
            Condition::TargetGrid(of, GridTest::AtMost(most)) => {
                format!("the target's {} grid is {most} or less", of.title())
            }
            Condition::TargetGrid(of, GridTest::AtLeast(least)) => {
                format!("the target's {} grid is {least} or more", of.title())
            }
            Condition::TargetThreat(most) => format!("the target's Threat Value is {most} or less"),
            Condition::TargetDamage(least) => format!("the target has {least} or more damage"),
            Condition::Started(names) => format!("{} started on your team", list(names, "or")),
            Condition::NoneStarted(names) if names.len() == 1 => {
                format!("{} did not start on your team", names[0])
            }
            Condition::NoneStarted(names) => {
                format!("neither {} started on your team", list(names, "nor"))
            }
            Condition::Homebase(name) => format!("your Homebase is {name}"),
            Condition::MissionSet(name) => format!("your Objectives are those of {name}"),
            Condition::MoreDefeated => {
                "you have more Objectives in your Defeated pile than your opponent".into()
            }
            Condition::LostLastBattle => "you lost the last battle".into(),
            Condition::Discarded => "you discarded duplicate or unusable cards".into(),
            Condition::OpponentVentured(least) => {
                format!("your opponent has ventured {least} or more Objectives")
            }
            Condition::YouVenturedAtMost(most) => {
                format!("you have ventured {most} Objectives or fewer")
            }
        }
    }
}
