//! What happens in a game.
//!
//! - `told`: how it is told; `telling`: in which sentences

mod telling;
mod told;

use fracas_core::{Seat, SeatSet};

use crate::card::{BossId, CardId, HeroId};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was settled who goes first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A hero was dealt, or chosen out of two.
    Hero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// All plain cards of a hand were played, as everyone sees who is left with others.
    PlayedAll {
        /// By whom.
        seat: Seat,
    },
    /// A card became a copy of another for the turn.
    Copied {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Of which.
        of: CardId,
    },
    /// A card of another's hand was played, which stays there.
    Borrowed {
        /// By whom.
        seat: Seat,
        /// Whose.
        from: Seat,
        /// Which.
        card: CardId,
    },
    /// Tokens were gained.
    Tokens {
        /// By whom.
        seat: Seat,
        /// How many.
        amount: u16,
    },
    /// Power was gained.
    Power {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A card was bought, for so many Tokens and so much Power.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For how many Tokens.
        tokens: u8,
        /// For how much Power.
        power: u8,
    },
    /// A card was gained without paying.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card that was bought or gained went into the hand.
    ToHand {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card that was bought or gained was put in front of its owner for the rest of the game.
    InFront {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was put on top of a deck.
    OnDeck {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was put under a deck.
    UnderDeck {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card of a discard pile was taken into the hand.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card of another's discard pile was gained.
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A whole hand was discarded.
    DiscardedHand {
        /// Whose.
        seat: Seat,
    },
    /// A card was deleted.
    Deleted {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// All cards of a stack of the board were deleted.
    DeletedStack {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card of a hand was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A whole hand was revealed.
    RevealedHand {
        /// Whose.
        seat: Seat,
    },
    /// The top card of a deck was revealed.
    RevealedTop {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The top card of a deck was looked at by its owner.
    LookedAtTop {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The same, for everyone else.
    LookedAtTopHidden {
        /// Whose.
        seat: Seat,
    },
    /// An attack was blocked with a card.
    Blocked {
        /// By whom.
        seat: Seat,
        /// With which.
        card: CardId,
    },
    /// The d20 was rolled for a card.
    Rolled {
        /// By whom.
        seat: Seat,
        /// For which.
        card: CardId,
        /// What the die shows.
        face: u8,
    },
    /// A player has a PAX Pox on the head.
    Balancing {
        /// Who.
        seat: Seat,
    },
    /// A player rolled for the PAX Pox on the head, and dropped it or not.
    Balanced {
        /// Who.
        seat: Seat,
        /// What the die shows.
        face: u8,
        /// Whether it was dropped.
        is_dropped: bool,
    },
    /// A PAX Pox on a head went back to its stack.
    PoxReturned {
        /// Whose.
        seat: Seat,
    },
    /// The Glob token was moved onto a stack: of a card, or of PAX Pox.
    Glob {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: CardId,
    },
    /// A player was asked for a high five.
    Asked {
        /// By whom.
        seat: Seat,
        /// Whom.
        other: Seat,
    },
    /// A Boss went up to a level.
    Level {
        /// Which.
        boss: BossId,
        /// Which, from 1 to 3.
        level: u8,
    },
    /// A stack ran out.
    Depleted {
        /// Of which card.
        card: CardId,
    },
    /// The deck was made anew of the discard pile.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who won: one, or all who share the victory.
        winners: SeatSet,
    },
}
