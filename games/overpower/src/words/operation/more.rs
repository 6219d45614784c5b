//! More attacks.

use super::super::{CardFilter, Party};

/// What more may be done in a turn, after the attack or action that grants it is done.
#[expect(clippy::struct_excessive_bools, reason = "each is said by itself")]
#[derive(Clone, Debug, PartialEq)]
pub struct More {
    /// How many.
    pub count: u8,
    /// Who may do it.
    pub who: Party,
    /// Whether each of them may do it once.
    pub once_each: bool,
    /// Whether it is a Special that is played, not an attack that is made.
    pub is_special: bool,
    /// With which cards.
    pub cards: CardFilter,
    /// What each gains.
    pub bonus: i8,
    /// On whom.
    pub on: MoreOn,
    /// Which cards may defend it, if not all.
    pub defended_by: Option<CardFilter>,
    /// Whether it is made face down, and its defence guessed.
    pub is_face_down: bool,
    /// Whether a Special of a teammate is used, wherever it is placed, or from hand.
    pub borrows: bool,
    /// Whether the card must be one that the character could not play without this card.
    pub is_enabled: bool,
    /// Whether what is done with it grants nothing more.
    pub is_last: bool,
    /// The damage with which a target is KO'd if such an attack hits it; 0 for none.
    pub ko_at: u8,
}

impl Default for More {
    fn default() -> Self {
        More {
            count: 1,
            who: Party::Own,
            once_each: false,
            is_special: false,
            cards: CardFilter::ALL,
            bonus: 0,
            on: MoreOn::Anyone,
            defended_by: None,
            is_face_down: false,
            borrows: false,
            is_enabled: false,
            is_last: false,
            ko_at: 0,
        }
    }
}

/// On whom more attacks are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoreOn {
    /// `"anyone"`: whoever can be attacked.
    #[default]
    Anyone,
    /// `"same"`: the target of the attack before.
    Same,
    /// `"reserve"`: the Reserve character of the opponent.
    Reserve,
}

/// An attack that is made at once with a card from an unusual place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackNow {
    /// With which card.
    pub with: AttackWith,
    /// On whom.
    pub on: AttackOn,
}

/// The card of an attack that is made at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackWith {
    /// `"power-pack-top"`: the top card of your Power Pack.
    PowerPackTop,
    /// `"draw-pile-top"`: the top card of your Draw Pile; if it cannot attack it goes to the Dead Pile.
    DrawPileTop,
    /// `"it"`: the chosen card.
    It,
}

/// The target of an attack that is made at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackOn {
    /// `"anyone"`: whoever can be attacked.
    Anyone,
    /// `"same"`: the target of this card.
    Same,
    /// `"another"`: another Front Line character than the target of this card.
    Another,
}
