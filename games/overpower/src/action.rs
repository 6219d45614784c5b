//! The choices of a game.
//!
//! - `notation`: how they are written

mod notation;

use fracas_cards::effect::Answer;
use fracas_core::Seat;

use crate::card::CardId;
use crate::power::PowerType;
use crate::who::Who;

/// One choice. `parse` and `notation` need no state, so cards are named by what they are and where they are, never by
/// their number on the table; of several copies in one place any will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `first`: goes first (R158).
    First,
    /// `second`: goes second.
    Second,
    /// `event jane`: lays an Event face down (R185).
    Event(CardId),
    /// `keep energy-5`: keeps this one of several duplicates (R216).
    Keep(CardId),
    /// `replace`: draws the replacement card (R160).
    Replace,
    /// `place energy-5 anubis`: places a card of the hand; the character is named by its place (R230).
    Place(CardId, Who),
    /// `venture 2`, `venture 1+1`: ventures so many from Reserve, and so many from Completed (R254).
    Venture(u8, u8),
    /// `lift 1`, `lift 0+1`: lifts so many Objectives from Defeated to Reserve, and so many to Completed (R262).
    Lift(u8, u8),
    /// `fight`: does not concede before the battle (R267).
    Fight,
    /// `concede`: concedes the battle.
    Concede,
    /// `pass`: passes, takes no replacement, does not act, makes no more attacks, does not answer.
    Pass,
    /// `play ..`: uses a card, on one's turn or in answer.
    Play(Played),
    /// `target ..`: says what it is aimed at.
    Target(Aim),
    /// `shift ..`: shifts the attack by a rule that stands, or to a card that takes hits.
    Shift(Aim),
    /// `use ..`: uses what lies in play, or an inherent ability, for something it offers; by its number there.
    Use(Source, u8),
    /// `pay energy-5`, `pay energy-5 on 0.1`: discards a card to pay for what is played.
    Pay(CardId, From),
    /// `choose ..`, `option 2`, `yes`, `no`, `enough`: answers what a card asks.
    Answer(Answer),
}

/// A card that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// The card.
    pub card: CardId,
    /// Where it is.
    pub from: From,
    /// Which of its uses, by number.
    pub how: u8,
    /// Who uses it.
    pub actor: Who,
    /// The Basic or Training card that is used with it, and where that is.
    pub partner: Option<(CardId, From)>,
    /// The type that a wild card is declared.
    pub declared: Option<PowerType>,
    /// Whether it is laid face down, and its defence guessed.
    pub is_face_down: bool,
}

/// Where a card that is used comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum From {
    /// The hand.
    Hand,
    /// Placed to a character or Homebase.
    Placed(Who),
    /// Under the Homebase.
    Under,
    /// Elsewhere, as an effect allows: the Dead Pile, a Power Pack, another's placed cards.
    Elsewhere,
}

/// What a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A character.
    Character(Who),
    /// A card in play that takes hits.
    Card(Seat, CardId),
}

/// What lies in play and offers something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A card in play.
    Card(CardId),
    /// The inherent ability of a character, or of a Homebase.
    Inherent(Who),
}
