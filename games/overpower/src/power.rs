//! Power Types and the icons that cards show.

use serde::{Deserialize, Serialize};

/// One of the four Power Types (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PowerType {
    /// The yellow atom.
    Energy,
    /// The red sword and shield.
    Combat,
    /// The green rock.
    BruteForce,
    /// The blue book.
    Intelligence,
}

impl PowerType {
    /// All of them, in the order of the Power Grid.
    pub const ALL: [PowerType; 4] =
        [PowerType::Energy, PowerType::Combat, PowerType::BruteForce, PowerType::Intelligence];

    /// The words for them in files and notation.
    pub(crate) const WORDS: [(&'static str, PowerType); 4] = [
        ("energy", PowerType::Energy),
        ("combat", PowerType::Combat),
        ("brute-force", PowerType::BruteForce),
        ("intelligence", PowerType::Intelligence),
    ];

    /// Gets the word for it in files and notation.
    pub fn id(self) -> &'static str {
        PowerType::WORDS[self as usize].0
    }

    /// Gets the picture of its icon (R36); its colour comes from its name.
    pub(crate) fn picture(self) -> &'static str {
        match self {
            PowerType::Energy => "atom",
            PowerType::Combat => "crossed-swords",
            PowerType::BruteForce => "rock",
            PowerType::Intelligence => "open-book",
        }
    }

    /// Gets what people call it.
    pub fn title(self) -> &'static str {
        match self {
            PowerType::Energy => "Energy",
            PowerType::Combat => "Combat",
            PowerType::BruteForce => "Brute Force",
            PowerType::Intelligence => "Intelligence",
        }
    }
}

/// The Power Type icons that a card shows (R36): one of the four, several of them (MultiPower), Any-Power, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u8);

impl Icons {
    /// No icon.
    pub const NONE: Icons = Icons(0);
    /// The white circle of Any-Power.
    pub const ANY_POWER: Icons = Icons(1 << 4);
    /// All four types.
    pub const ALL_TYPES: Icons = Icons(0b1111);

    /// Makes the icon of one type.
    #[inline]
    pub const fn one(of: PowerType) -> Icons {
        Icons(1 << of as u8)
    }

    /// Makes the same with one type more.
    #[inline]
    #[must_use]
    pub const fn with(self, of: PowerType) -> Icons {
        Icons(self.0 | 1 << of as u8)
    }

    /// Makes all icons of both.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Icons) -> Icons {
        Icons(self.0 | others.0)
    }

    /// Checks whether a type is among them.
    #[inline]
    pub const fn has(self, of: PowerType) -> bool {
        self.0 >> of as u8 & 1 == 1
    }

    /// Checks whether any icon is among both.
    #[inline]
    pub const fn meets(self, others: Icons) -> bool {
        self.0 & others.0 != 0
    }

    /// Gets a number that is different for all icons.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Checks whether there is no icon.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Checks whether it is the Any-Power icon.
    #[inline]
    pub const fn is_any_power(self) -> bool {
        self.0 & Icons::ANY_POWER.0 != 0
    }

    /// Checks whether there are several types (R36).
    #[inline]
    pub const fn is_multi_power(self) -> bool {
        let types = self.0 & Icons::ALL_TYPES.0;
        types & types.wrapping_sub(1) != 0
    }

    /// Counts the types.
    #[inline]
    pub(crate) const fn count_types(self) -> u32 {
        (self.0 & Icons::ALL_TYPES.0).count_ones()
    }

    /// Gets the type, if there is exactly one and no Any-Power.
    #[inline]
    pub fn single(self) -> Option<PowerType> {
        let is_single = !self.is_multi_power() && !self.is_any_power();
        if is_single { self.types().next() } else { None }
    }

    /// Iterates over the types that can be declared: those shown, or all for Any-Power (R39, R42).
    #[inline]
    pub fn declarable(self) -> impl Iterator<Item = PowerType> {
        let types = if self.is_any_power() { Icons::ALL_TYPES } else { self };
        types.types()
    }

    /// Iterates over the types shown.
    #[inline]
    pub fn types(self) -> impl Iterator<Item = PowerType> {
        let mut left = self.0 & Icons::ALL_TYPES.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                PowerType::ALL[first]
            })
        })
    }
}

impl FromIterator<PowerType> for Icons {
    fn from_iter<I: IntoIterator<Item = PowerType>>(types: I) -> Icons {
        types.into_iter().fold(Icons::NONE, Icons::with)
    }
}
