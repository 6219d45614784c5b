//! What happens in a game.

use fracas_core::{Seat, SeatSet};

use crate::card::{BossId, CardId, HeroId};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was settled who goes first.
    First { seat: Seat },
    /// A hero was dealt, or chosen out of two.
    Hero { seat: Seat, hero: HeroId },
    /// A turn began.
    Turn { seat: Seat },
    /// A card was played.
    Played { seat: Seat, card: CardId },
    /// A card became a copy of another for the turn.
    Copied { seat: Seat, card: CardId, of: CardId },
    /// A card of another's hand was played, which stays there.
    Borrowed { seat: Seat, from: Seat, card: CardId },
    /// Tokens were gained.
    Tokens { seat: Seat, amount: u16 },
    /// Power was gained.
    Power { seat: Seat, amount: u16 },
    /// Cards were drawn.
    Drew { seat: Seat, count: u8 },
    /// A card was bought, for so many Tokens and so much Power.
    Bought { seat: Seat, card: CardId, tokens: u8, power: u8 },
    /// A card was gained without paying.
    Gained { seat: Seat, card: CardId },
    /// A card that was bought or gained went into the hand.
    ToHand { seat: Seat, card: CardId },
    /// A card that was bought or gained was put in front of its owner for the rest of the game.
    InFront { seat: Seat, card: CardId },
    /// A card was put on top of a deck.
    OnDeck { seat: Seat, card: CardId },
    /// A card was put under a deck.
    UnderDeck { seat: Seat, card: CardId },
    /// A card of a discard pile was taken into the hand.
    Taken { seat: Seat, card: CardId },
    /// A card of another's discard pile was gained.
    Stolen { seat: Seat, from: Seat, card: CardId },
    /// A card was discarded.
    Discarded { seat: Seat, card: CardId },
    /// A whole hand was discarded.
    DiscardedHand { seat: Seat },
    /// A card was deleted.
    Deleted { seat: Seat, card: CardId },
    /// A card of a hand was revealed.
    Revealed { seat: Seat, card: CardId },
    /// A whole hand was revealed.
    RevealedHand { seat: Seat },
    /// The top card of a deck was revealed.
    RevealedTop { seat: Seat, card: CardId },
    /// The top card of a deck was looked at by its owner.
    LookedAtTop { seat: Seat, card: CardId },
    /// The same, for everyone else.
    LookedAtTopHidden { seat: Seat },
    /// An attack was blocked with a card.
    Blocked { seat: Seat, card: CardId },
    /// The d20 was rolled for a card.
    Rolled { seat: Seat, card: CardId, face: u8 },
    /// A player has a PAX Pox on the head.
    Balancing { seat: Seat },
    /// A player rolled for the PAX Pox on the head, and dropped it or not.
    Balanced { seat: Seat, face: u8, is_dropped: bool },
    /// A PAX Pox on a head went back to its stack.
    PoxReturned { seat: Seat },
    /// The Glob token was moved onto a stack: of a card, or of PAX Pox.
    Glob { seat: Seat, card: CardId },
    /// A player was asked for a high five.
    Asked { seat: Seat, other: Seat },
    /// A Boss went up to a level.
    Level { boss: BossId, level: u8 },
    /// A stack ran out.
    Depleted { card: CardId },
    /// The deck was made anew of the discard pile.
    Shuffled { seat: Seat },
    /// The game is over.
    Ended { winners: SeatSet },
}

impl Event {
    pub(crate) fn tell(&self, _: &crate::Catalogue, _: &[String]) -> fracas_core::Told {
        unimplemented!()
    }
}
