//! What can be done.

mod spelling;

use super::{Boon, Number, Whom};

/// One thing that a card or hero does.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// `{ tokens = 2 }`: gain Tokens.
    Tokens(Number),
    /// `{ power = 2 }`: gain Power.
    Power(Number),
    /// `{ draw = 1 }`, `{ draw = { cards = 1, who = "that-player" } }`: draw cards.
    Draw(Number, Whom),
    /// `"gain-pox"`, `{ gain-pox = { cards = 2, who = "that-player" } }`: gain PAX Pox (R101).
    GainPox(Number, Whom),
    /// `{ pox-on-deck = "that-player" }`: gain a PAX Pox and put it on top of the deck.
    PoxOnDeck(Whom),
    /// `{ balance-pox = "that-player" }`: balance a PAX Pox on the head (R154, G16).
    BalancePox(Whom),
    /// `{ reveal-top = "that-player" }`: reveal the top card of the deck, which stays there.
    RevealTop(Whom),
    /// `"look-at-top"`: look at the top card of your deck.
    LookAtTop,
    /// `{ discard-top = "you" }`: discard the top card of the deck.
    DiscardTop(Whom),
    /// `{ reveal-hand = "that-player" }`: reveal the hand.
    RevealHand(Whom),
    /// `{ discard-hand = "you" }`: discard the hand.
    DiscardHand(Whom),
    /// `"discard"`: the chosen cards of the hand are discarded by their owner.
    Discard,
    /// `"delete"`: the chosen cards are deleted (R105).
    Delete,
    /// `"delete-stack"`: all cards of the chosen stack of the board are deleted.
    DeleteStack,
    /// `"delete-this"`: this card is deleted.
    DeleteThis,
    /// `"reveal"`: the chosen cards of a hand are revealed.
    Reveal,
    /// `"gain"`, `{ gain = "hand" }`: gain the chosen card of the board, or a Loot of the chosen Boss (R108,
    /// R111).
    Gain(Place),
    /// `"gain-fleshreaper"`: gain a Fleshreaper.
    GainFleshreaper,
    /// `"gain-copies"`: gain a copy, from the board, of each card of a hand that was chosen.
    GainCopies,
    /// `"take"`: put the chosen cards of your discard pile into your hand.
    Take,
    /// `"steal"`: gain the chosen cards of that player's discard pile; no starting cards.
    Steal,
    /// `"put-on-deck"`: put the card that was bought or gained on top of your deck.
    PutOnDeck,
    /// `"put-under-deck"`: put the card that was bought or gained under your deck.
    PutUnderDeck,
    /// `"put-this-under-deck"`: put this card under your deck.
    PutThisUnderDeck,
    /// `"copy"`: this card is a copy of the chosen card of the board for the turn, and does what it says.
    Copy,
    /// `"play-and-return"`: play the chosen cards of that player's hand, and give them back.
    Borrow,
    /// `"roll"`: roll the d20 and look the result up in this card's table (R113).
    Roll,
    /// `"roll-again"`: roll once more.
    RollAgain,
    /// `"move-glob"`: put the Glob token on the chosen stack (R149).
    MoveGlob,
    /// `"ask"`: that player is being asked, and not again in this effect.
    Ask,
    /// `"settle"`: remember that it is settled.
    Settle,
    /// `{ ones-become = 3 }`: what gives 1 Token or 1 Power gives more, for the rest of the turn.
    OnesBecome(u8),
    /// `{ this-turn = "tokens-as-power" }`: something holds for the rest of the turn.
    ThisTurn(Boon),
    /// `{ draw-at-end = 2 }`: draw more cards for the next hand, at the end of the turn.
    DrawAtEnd(u8),
    /// Discards or reveals the chosen card to block. No card says so: every PvP Attack does.
    Block,
}

/// What an operation is done to, of what was chosen or bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Object {
    /// Cards of a hand.
    HandCard,
    /// Cards of a player.
    Deletable,
    /// Cards of the board, or Bosses.
    ForGain,
    /// Cards of your discard pile.
    OwnDiscard,
    /// Cards of that player's discard pile.
    TheirDiscard,
    /// A card of the board.
    BoardCard,
    /// Cards of that player's hand.
    TheirCard,
    /// A stack that the Glob token can go to.
    Stack,
    /// A player.
    Player,
    /// A card that was bought or gained.
    Acquired,
}

/// Where a gained card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// To the discard pile (R108).
    DiscardPile,
    /// Into the hand.
    Hand,
}

impl Operation {
    /// Gets how much is gained or drawn.
    pub(crate) fn amount(&self) -> Option<&Number> {
        if let Operation::Tokens(amount)
        | Operation::Power(amount)
        | Operation::Draw(amount, _)
        | Operation::GainPox(amount, _) = self
        {
            Some(amount)
        } else {
            None
        }
    }

    /// Gets whom it is done to, if that is said.
    pub(crate) fn whom(&self) -> Option<Whom> {
        if let Operation::Draw(_, whom)
        | Operation::GainPox(_, whom)
        | Operation::PoxOnDeck(whom)
        | Operation::BalancePox(whom)
        | Operation::RevealTop(whom)
        | Operation::DiscardTop(whom)
        | Operation::RevealHand(whom)
        | Operation::DiscardHand(whom) = self
        {
            Some(*whom)
        } else {
            None
        }
    }

    /// Gets what it is done to.
    pub(crate) fn object(&self) -> Option<Object> {
        Some(match self {
            Operation::Discard | Operation::Reveal | Operation::GainCopies | Operation::Block => {
                Object::HandCard
            }
            Operation::Delete => Object::Deletable,
            Operation::Gain(_) => Object::ForGain,
            Operation::Take => Object::OwnDiscard,
            Operation::Steal => Object::TheirDiscard,
            Operation::Copy | Operation::DeleteStack => Object::BoardCard,
            Operation::Borrow => Object::TheirCard,
            Operation::MoveGlob => Object::Stack,
            Operation::Ask => Object::Player,
            Operation::PutOnDeck | Operation::PutUnderDeck => Object::Acquired,
            Operation::Tokens(_)
            | Operation::Power(_)
            | Operation::Draw(..)
            | Operation::GainPox(..)
            | Operation::PoxOnDeck(_)
            | Operation::BalancePox(_)
            | Operation::RevealTop(_)
            | Operation::LookAtTop
            | Operation::DiscardTop(_)
            | Operation::RevealHand(_)
            | Operation::DiscardHand(_)
            | Operation::DeleteThis
            | Operation::GainFleshreaper
            | Operation::PutThisUnderDeck
            | Operation::Roll
            | Operation::RollAgain
            | Operation::Settle
            | Operation::OnesBecome(_)
            | Operation::ThisTurn(_)
            | Operation::DrawAtEnd(_) => return None,
        })
    }

    /// Checks whether cards are gained by it.
    pub(crate) fn gains(&self) -> bool {
        matches!(
            self,
            Operation::GainPox(..)
                | Operation::Gain(_)
                | Operation::GainFleshreaper
                | Operation::GainCopies
                | Operation::Steal
        )
    }

    /// Checks whether it matters to it which cards are still in hand, or whether it changes what they
    /// give.
    pub(crate) fn minds_order(&self) -> bool {
        matches!(
            self,
            Operation::DiscardHand(Whom::You)
                | Operation::RevealHand(Whom::You)
                | Operation::Gain(Place::Hand)
                | Operation::Take
                | Operation::Copy
                | Operation::Borrow
                | Operation::OnesBecome(_)
        )
    }
}
