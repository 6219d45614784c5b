//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::card::{BossId, CardId, HeroId};
use crate::catalogue::Catalogue;
use crate::thing::Thing;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `hero frank`: keeps one of the two heroes (R58).
    Hero(HeroId),
    /// `play quarter`: plays a card of the hand (R65).
    Play(CardId),
    /// `play all`: plays all plain cards of the hand, those that only give Tokens and Power.
    PlayAll,
    /// `buy kittens`: buys the top card of a stack (R70).
    Buy(CardId),
    /// `buy-from cthulhu`: buys a Loot of a Boss, or the Boss itself at Level 3 (R39, R44).
    BuyFrom(BossId),
    /// `option 1`, `yes`, `no`, `choose …`, `enough`: answers what an effect asks.
    Answer(Answer),
    /// `end`: ends the turn.
    End,
}

const FORMS: &str = "hero HERO, play CARD, play all, buy CARD, buy-from BOSS, option NUMBER, yes, no, \
                     choose THING, enough, end";

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        match self {
            Action::Hero(hero) => format!("hero {}", catalogue.hero(hero).id),
            Action::Play(card) => format!("play {}", catalogue.card(card).id),
            Action::PlayAll => "play all".into(),
            Action::Buy(card) => format!("buy {}", catalogue.card(card).id),
            Action::BuyFrom(boss) => format!("buy-from {}", catalogue.boss(boss).id),
            Action::Answer(Answer::Option(option)) => format!("option {}", u16::from(option) + 1),
            Action::Answer(Answer::Yes) => "yes".into(),
            Action::Answer(Answer::No) => "no".into(),
            Action::Answer(Answer::Thing(number)) => {
                format!("choose {}", Thing::write(number, catalogue))
            }
            Action::Answer(Answer::Stop) => "enough".into(),
            Action::End => "end".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["hero", id] => Action::Hero(read_hero(id, catalogue)?),
            ["play", "all"] => Action::PlayAll,
            ["play", id] => Action::Play(read_card(id, catalogue)?),
            ["buy", id] => Action::Buy(read_card(id, catalogue)?),
            ["buy-from", id] => Action::BuyFrom(read_boss(id, catalogue)?),
            ["option", number] => Action::Answer(Answer::read_option(number)?),
            ["yes"] => Action::Answer(Answer::Yes),
            ["no"] => Action::Answer(Answer::No),
            ["choose", ref thing @ ..] => {
                Action::Answer(Answer::Thing(Thing::read(thing, catalogue)?))
            }
            ["enough"] => Action::Answer(Answer::Stop),
            ["end"] => Action::End,
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}

/// Reads the id of a card.
pub(crate) fn read_card(id: &str, catalogue: &Catalogue) -> Result<CardId, String> {
    catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id))
}

/// Reads the id of a hero.
pub(crate) fn read_hero(id: &str, catalogue: &Catalogue) -> Result<HeroId, String> {
    catalogue.find_hero(id).ok_or_else(|| catalogue.unknown_hero(id))
}

/// Reads the id of a Boss.
pub(crate) fn read_boss(id: &str, catalogue: &Catalogue) -> Result<BossId, String> {
    catalogue.find_boss(id).ok_or_else(|| catalogue.unknown_boss(id))
}
