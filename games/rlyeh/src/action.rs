//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::card::{BossId, CardId, HeroId};

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

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, _: &crate::Catalogue) -> String {
        unimplemented!()
    }

    /// Reads an action.
    pub(crate) fn read(_: &str, _: &crate::Catalogue) -> Result<Action, String> {
        unimplemented!()
    }
}
