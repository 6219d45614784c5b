//! What can be done.
//!
//! - `spelling`: how it is written; `saying`: how it is said

mod more;
mod saying;
mod spelling;

pub use more::{AttackNow, AttackOn, AttackWith, More, MoreOn};
pub(super) use spelling::under;

use super::{CardFilter, Number, Party, Side};
use crate::state::Position;

/// The number that stands for all cards of a Draw Pile.
pub(crate) const ALL: u8 = 0;

/// One thing that a card does. "It" is what was chosen, or what the effect was begun about; "this card" is the card
/// that the effect comes from. What has gone since it was chosen is passed over.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// `{ draw = 3 }`, `{ draw = { count = 1, who = "opponent", kept = true, shown = true } }`: draws cards, which are
    /// checked for duplicates and unusable cards at once (R217).
    Draw {
        /// How many.
        count: Number,
        /// Who draws.
        who: Side,
        /// Whether duplicates may be kept.
        keeps_duplicates: bool,
        /// Whether the cards are shown to the opponent.
        is_shown: bool,
    },
    /// `"discard"`: the chosen cards go to the proper discard piles of their owners (R424).
    Discard,
    /// `{ put = "top" }`: the chosen cards go elsewhere, in the order in which they were chosen.
    Put(Place),
    /// `{ put-this = "discard" }`: this card goes elsewhere.
    PutThis(Place),
    /// `"take"`, `{ take = { shown = true, kept = true } }`: the chosen cards go to the hands of their owners.
    Take {
        /// Whether everyone sees them.
        is_shown: bool,
        /// Whether duplicates may be kept; otherwise they are checked as drawn cards are (R217).
        keeps_duplicates: bool,
    },
    /// `{ mill = 3 }`, `{ mill = { count = 3, who = "opponent", cards = "special", duplicates = true } }`: the first
    /// cards of a Draw Pile that fit go to the Dead Pile. An empty Draw Pile is renewed first (R179).
    Mill {
        /// How many.
        count: u8,
        /// Whose.
        who: Side,
        /// Which cards; others stay where they are.
        cards: CardFilter,
        /// Whether that player also puts all duplicates of these, placed or in hand, on the Dead Pile.
        takes_duplicates: bool,
    },
    /// `{ look = 3 }`, `{ look = { count = 3, at = "opponent", by = "you" } }`, `{ look = { all = true } }`: a player
    /// looks at the top cards of a Draw Pile, or at all of it. Nobody else sees them.
    Look {
        /// How many; 0 for all.
        count: u8,
        /// Whose.
        at: Side,
        /// Who looks.
        by: Side,
    },
    /// `"reveal"`: the chosen cards are shown to everyone.
    Reveal,
    /// `{ shuffle = "opponent" }`: shuffles a Draw Pile.
    Shuffle(Side),
    /// `"heal"`, `{ heal = { still-counts = true } }`: the chosen hits are removed: discarded, or put in the Astral
    /// Plane to count to Venture Totals in this battle if they were made in it.
    Heal {
        /// Whether hits of the current battle go on counting.
        still_counts: bool,
    },
    /// `"swap-hits"`: self and the chosen character change all their hits.
    SwapHits,
    /// `{ ko = "it" }`, `{ ko = { who = "target", anyway = true } }`: KOs characters.
    Ko {
        /// Whom.
        who: Party,
        /// Whether nothing can prevent it.
        is_anyway: bool,
    },
    /// `"negate"`: the chosen card in play is negated and discarded, unless it cannot be negated (R330).
    Negate,
    /// `"attach"`: this card lies on the chosen character from now on, which is its target.
    Attach,
    /// `{ more-attacks = 1 }`, `{ more-specials = 1 }`: more may be done in this turn.
    More(More),
    /// `{ boost = { by = 3, who = "team", cards = .. } }`: on one's turn the attack that is being played is higher; in
    /// answer, the defence that is made against it next, by such a character with such a card.
    Boost {
        /// By how much.
        by: i8,
        /// Whose defence.
        who: Party,
        /// With which cards.
        cards: CardFilter,
    },
    /// `"end-turn"`: the turn that is being answered ends when this attack is done.
    EndTurn,
    /// `"no-follow-ups"`: no follow-up attacks are made to the card that is being answered.
    NoFollowUps,
    /// `{ draw-follow-ups = -2 }`: all attacks that follow in this turn must be made on self, and are higher or lower.
    DrawFollowUps(i8),
    /// `"remove-attack"`: the card of the attack that was answered leaves the game.
    RemoveAttack,
    /// `{ attack-now = { with = "power-pack-top", on = "same" } }`: self makes one attack at once with a card that it
    /// need not be able to play, and without the follow-ups that it asks for.
    AttackNow(AttackNow),
    /// `"play-it"`: self plays the chosen card at once, as if it were in hand and its own: on one's turn as an action,
    /// in answer as an answer. The card goes to the Astral Plane as any other.
    PlayIt,
    /// `"put-in-play"`: the chosen card is in play at once, with the effect of its first use. It cannot be answered.
    PutInPlay,
    /// `"remove-copies"`: all copies of the chosen card in the Draw Pile, Dead Pile and Power Pack of its owner leave
    /// the game.
    RemoveCopies,
    /// `"place-it"`: the chosen card is placed to the character that is gone through.
    PlaceIt,
    /// `{ move = "reserve" }`, `{ move = { who = "self", to = "reserve" } }`: characters are on the Front Line or in
    /// Reserve from now on.
    Move {
        /// Who.
        who: Party,
        /// Where to.
        to: Position,
    },
    /// `"swap-with-reserve"`: the chosen Front Line character and the Reserve character of its team change places.
    SwapWithReserve,
    /// `"complete"`: an Objective of the chosen pile goes to its owner's Completed pile.
    Complete,
    /// `"return-objective"`: a ventured Objective goes back to the chosen pile, from which it was ventured.
    ReturnObjective,
    /// `"keep-only"`: of the ventured Objectives of the player who has the chosen pile one stays that was ventured
    /// from there, and all others go back to the piles that they were ventured from.
    KeepOnly,
    /// `"return-all-objectives"`: all ventured Objectives of both players go back to the piles that they were
    /// ventured from.
    ReturnAllObjectives,
    /// `"reset-objectives"`: all Objectives of both players go to Reserve but the ventured ones, which now count as
    /// ventured from Reserve.
    ResetObjectives,
    /// `"concede"`: you concede the battle.
    Concede,
}

/// Where a card can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// `"discard"`: the proper discard pile.
    Discard,
    /// `"dead-pile"`: the Dead Pile, whatever card it is.
    Dead,
    /// `"top"`: on top of the Draw Pile.
    Top,
    /// `"bottom"`: under the Draw Pile.
    Bottom,
    /// `"draw-pile"`: shuffled into the Draw Pile.
    Draw,
    /// `"out"`: out of the game.
    Out,
}

impl Operation {
    /// Gets the number that it is about.
    pub(super) fn amount(&self) -> Option<&Number> {
        if let Operation::Draw { count, .. } = self { Some(count) } else { None }
    }
}
