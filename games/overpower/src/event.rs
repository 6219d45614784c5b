//! What happens in a game.
//!
//! - `told`: how it is told; `telling`: in sentences

mod telling;
mod told;

use fracas_core::Seat;
use tinyvec::ArrayVec;

use crate::card::CardId;
use crate::power::PowerType;
use crate::state::{Missions, Position};
use crate::who::Who;

/// A few cards, such as a hand that is shown.
pub(crate) type Shown = ArrayVec<[CardId; 16]>;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The toss was won (R157).
    Tossed(Seat),
    /// The winner of the toss goes first, or lets the other do so (R158).
    GoesFirst(Seat),
    /// A battle begins; the seat has initiative.
    BattleBegan(u16, Seat),
    /// A character is now on the Front Line or in Reserve.
    Moved(Who, Position),
    /// A player draws cards that the hearer may see.
    Drew(Seat, Shown),
    /// A player draws so many cards.
    DrewHidden(Seat, u8),
    /// The Power Pack is shuffled and is the Draw Pile (R178).
    Renewed(Seat),
    /// A Draw Pile is shuffled.
    Shuffled(Seat),
    /// An Event is laid face down (R184).
    EventLaid(Seat),
    /// An Event is turned over (R188).
    EventTurned(Seat, CardId),
    /// A card goes to its discard pile.
    Discarded {
        /// Whose card it is.
        owner: Seat,
        /// Which.
        card: CardId,
        /// Where it goes.
        to: Pile,
        /// Why.
        why: Why,
    },
    /// A card leaves the game.
    RemovedFromGame(Seat, CardId),
    /// A card is placed (R234).
    Placed(Seat, CardId, Who),
    /// A player passes, in Placing or in the Battle Phase.
    Passed(Seat),
    /// Objectives are ventured from Reserve and from Completed (R266).
    Ventured(Seat, u8, u8),
    /// A player concedes the battle.
    Conceded(Seat),
    /// A player does not concede.
    FoughtOn(Seat),
    /// Both hands were checked for duplicate and unusable cards (R196).
    Checked,
    /// A player does not answer what is being played.
    LetCome(Seat),
    /// A player has chosen what a card asked for.
    Chose(Seat, Chosen),
    /// A card is played, with a partner and a declared type if it has them.
    Played {
        /// The card.
        card: CardId,
        /// Who plays it.
        actor: Who,
        /// What is played with it.
        partner: Option<CardId>,
        /// The type it is declared.
        declared: Option<PowerType>,
    },
    /// A character attacks with a card that lies face down.
    FaceDown(Who),
    /// The defence that was guessed does not stop the attack.
    GuessedWrong(Who),
    /// A character uses its inherent ability on its turn.
    UsedAbility(Who),
    /// What is played is aimed at a character.
    Aimed(Who),
    /// What is played is aimed at a card in play.
    AimedAtCard(Seat, CardId),
    /// The attack goes to another target.
    Shifted(Who),
    /// A card is negated.
    Negated(CardId),
    /// The attack is blocked with so much against so much.
    Blocked(u8, u8),
    /// The attack is avoided.
    Avoided(Who),
    /// The attack has no target any more.
    Invalid,
    /// The card hits, for so much damage.
    Hit(CardId, Who, u8),
    /// The card hits another card.
    HitCard(CardId, CardId),
    /// A hit is taken from a record.
    Healed(Who, CardId),
    /// A character is KO'd.
    Fell(Who, Ko),
    /// A card stays in play: attached, or in the Astral Plane.
    StaysInPlay(Seat, CardId),
    /// A card goes to the hand of its owner where everyone can see it.
    Taken(Seat, CardId),
    /// Cards are shown to the hearer.
    Shows(Seat, Shown),
    /// A player looks at so many cards of the owner.
    Looks(Seat, Seat, u8),
    /// Cards are put on top of, or under, a Draw Pile.
    PutBack(Seat, u8),
    /// What the players' Venture Totals are (R401).
    Totals([i16; 2]),
    /// A player wins the battle.
    WonBattle(Seat),
    /// Nobody wins the battle (R404).
    Tied,
    /// How a player's Objectives lie now.
    Objectives(Seat, Missions),
    /// How many Objectives of a Skirmish a player has claimed.
    Claimed(Seat, u8),
    /// A player wins the game.
    Won(Seat, Victory),
    /// Nobody wins the game.
    Drawn,
}

/// What a player has chosen for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chosen {
    /// A thing, as effects number them.
    Thing(u16),
    /// A card that the hearer does not see.
    HiddenCard,
    /// One of several options, by its number.
    Option(u8),
    /// To do it.
    Yes,
    /// Not to do it.
    No,
    /// Nothing more.
    Enough,
}

/// A discard pile (R200).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// The Power Pack.
    PowerPack,
    /// The Dead Pile.
    Dead,
    /// The Defeated Pile.
    Defeated,
}

/// Why a card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It is a duplicate.
    Duplicate,
    /// It is unusable.
    Unusable,
    /// It was used.
    Used,
    /// It pays for something.
    Paid,
    /// An effect says so, or it ends.
    Effect,
    /// The battle is over.
    BattleOver,
}

/// How a character is KO'd (R350, R352, R358).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ko {
    /// Enough damage.
    Cumulative,
    /// Three Power Types.
    Spectrum,
    /// Both.
    Absolute,
    /// A card says so.
    ByCard,
}

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// All Objectives are completed (R2).
    Completed,
    /// The opponent's are all defeated (R3).
    Defeated,
    /// The opponent's team is KO'd (R1).
    Ko,
    /// More Objectives of a Skirmish (R457).
    Skirmish,
}
