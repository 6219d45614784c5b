//! Which cards and attacks are meant.

mod reading;
mod saying;

use serde::{Deserialize, Serialize};

use crate::power::Icons;

/// A class of cards, as cards speak of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Power cards, and what acts as one.
    Power,
    /// Specials that belong to a character.
    Character,
    /// Any Character Specials.
    AnyCharacter,
    /// Basic Universe cards.
    Basic,
    /// Teamwork cards.
    Teamwork,
    /// Training cards.
    Training,
    /// Ally cards.
    Ally,
    /// Advanced Universe cards.
    Advanced,
    /// Events.
    Event,
    /// Aspects.
    Aspect,
}

/// Some classes of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassSet(u16);

impl ClassSet {
    /// No cards.
    pub const NONE: ClassSet = ClassSet(0);
    /// All cards.
    pub const ALL: ClassSet = ClassSet(0x3ff);
    /// All Specials.
    pub const SPECIAL: ClassSet = ClassSet::of(Class::Character).with(Class::AnyCharacter);
    /// All Universe cards.
    pub const UNIVERSE: ClassSet = ClassSet::of(Class::Basic)
        .with(Class::Teamwork)
        .with(Class::Training)
        .with(Class::Ally)
        .with(Class::Advanced);

    /// Makes the set of one class.
    pub const fn of(class: Class) -> ClassSet {
        ClassSet(1 << class as u16)
    }

    /// Makes the same with one class more.
    #[must_use]
    pub const fn with(self, class: Class) -> ClassSet {
        ClassSet(self.0 | 1 << class as u16)
    }

    /// Makes all classes of both.
    #[must_use]
    pub const fn and(self, others: ClassSet) -> ClassSet {
        ClassSet(self.0 | others.0)
    }

    /// Checks whether a class is among them.
    #[inline]
    pub const fn has(self, class: Class) -> bool {
        self.0 >> class as u16 & 1 == 1
    }

    /// Checks whether all of some classes are among them.
    pub const fn has_all(self, others: ClassSet) -> bool {
        self.0 & others.0 == others.0
    }
}

/// Words printed on cards that other cards look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// "teammate".
    Teammate,
    /// "remainder of battle".
    RemainderOfBattle,
    /// "remainder of game".
    RemainderOfGame,
    /// "may not attack".
    MayNotAttack,
    /// "may not be attacked".
    MayNotBeAttacked,
}

impl Word {
    /// The words for them in files.
    pub(crate) const WORDS: [(&'static str, Word); 5] = [
        ("teammate", Word::Teammate),
        ("remainder-of-battle", Word::RemainderOfBattle),
        ("remainder-of-game", Word::RemainderOfGame),
        ("may-not-attack", Word::MayNotAttack),
        ("may-not-be-attacked", Word::MayNotBeAttacked),
    ];
}

/// Which cards are meant. All that is said must hold. An attack with a Power card and a Universe card is made with
/// both: it is of both classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    /// The classes.
    pub classes: ClassSet,
    /// At least one of these icons, if any is named. A card that was declared a type has that icon alone.
    pub icons: Icons,
    /// Whether it must show the icon, or be of the Power Type, that was chosen.
    pub is_of_chosen_icon: bool,
    /// Whether it must show one Power Type alone.
    pub is_single: bool,
    /// The lowest and the highest value; a card without a value has none of them.
    pub values: Option<(u8, u8)>,
    /// Whether it has a value, if that matters.
    pub is_numerical: Option<bool>,
    /// Whether it is played from where it was placed, if that matters.
    pub is_placed: Option<bool>,
    /// Printed words, of which at least one is on the card, if any is named.
    pub says: [Option<Word>; 2],
    /// Whether it is One Per Deck, if that matters.
    pub is_once: Option<bool>,
    /// Whether all other cards are meant: those of which not all this holds.
    pub is_inverted: bool,
}

impl CardFilter {
    /// All cards.
    pub const ALL: CardFilter = CardFilter {
        classes: ClassSet::ALL,
        icons: Icons::NONE,
        is_of_chosen_icon: false,
        is_single: false,
        values: None,
        is_numerical: None,
        is_placed: None,
        says: [None; 2],
        is_once: None,
        is_inverted: false,
    };

    /// All cards of some classes.
    pub const fn of(classes: ClassSet) -> CardFilter {
        CardFilter { classes, ..CardFilter::ALL }
    }

    /// Checks whether all cards are meant.
    pub fn is_all(&self) -> bool {
        *self == CardFilter::ALL
    }
}

impl Default for CardFilter {
    fn default() -> Self {
        CardFilter::ALL
    }
}

/// Which attacks are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttackFilter {
    /// What they are made with.
    pub cards: CardFilter,
    /// The highest value they may have, bonuses left out.
    pub most: Option<u8>,
    /// Whether only those that would KO.
    pub would_ko: bool,
}
