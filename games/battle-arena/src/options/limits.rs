//! What decks must keep to.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::card::{Hero, HeroId, Play, PlayId, Weapon};
use crate::catalogue::Catalogue;

/// What decks must keep to. Comes from the format, never from constants (R53).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of Heroes, but for the strong ones beyond.
    pub heroes: usize,
    /// Which strong Heroes may be there beyond that number.
    pub beyond: &'static [Slot],
    /// The highest Power of the others.
    pub highest_power: Option<i16>,
    /// The most Power of all Heroes together.
    pub total_power: Option<i32>,
    /// The most Heroes of one Power.
    pub per_power: Option<u8>,
    /// The most Heroes of one name.
    pub per_name: Option<u8>,
    /// Whether every variation may be in the deck only once.
    pub one_per_variation: bool,
    /// The number of Hot Dogs.
    pub hot_dogs: u8,
    /// The id of the Hot Dog that all of them must be.
    pub only_hot_dog: Option<&'static str>,
    /// The number of Plays.
    pub plays: u8,
    /// Whether every Play may be in the Playbook only once.
    pub one_per_play: bool,
    /// How bonus Plays are counted.
    pub bonus: BonusPlays,
    /// The most deck balancing score of all Plays together. A Play without a published one counts nothing.
    pub score: Option<u32>,
    /// The cards that may be used.
    pub pool: Pool,
}

/// Strong Heroes that a deck may hold beyond its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Their Power.
    pub power: i16,
    /// How many of them.
    pub most: u8,
}

/// How bonus Plays are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusPlays {
    /// Like all others.
    Counted,
    /// Beyond the number of Plays, at most so many.
    Beyond(u8),
    /// There may be none.
    Forbidden,
}

/// The cards that a format allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// All of them.
    All,
    /// Those of all sets but these.
    Without(&'static [&'static str]),
    /// Those of these sets, new or printed again.
    Sets(&'static [&'static str]),
    /// Heroes with this weapon, and all Plays.
    Weapon(Weapon),
}

impl Limits {
    /// Counts the strong Heroes that a deck may hold beyond its size.
    pub fn most_beyond(&self) -> usize {
        self.beyond.iter().map(|slot| usize::from(slot.most)).sum()
    }

    /// Gets how many bonus Plays a Playbook may hold beyond its size; none where they count like all others.
    pub fn most_bonus_beyond(&self) -> Option<u8> {
        match self.bonus {
            BonusPlays::Beyond(most) => Some(most),
            BonusPlays::Counted | BonusPlays::Forbidden => None,
        }
    }

    /// Checks whether a Power is one that only strong Heroes beyond the size may have.
    pub(crate) fn is_beyond(&self, power: i16) -> bool {
        !self.beyond.is_empty() && self.highest_power.is_some_and(|highest| highest < power)
    }

    /// Gets how many Heroes may have a Power; none if there is no limit.
    pub(crate) fn most_of(&self, power: i16) -> Option<u8> {
        if self.highest_power.is_none_or(|highest| power <= highest) {
            return self.per_power;
        }
        Some(self.beyond.iter().find(|slot| slot.power == power).map_or(0, |slot| slot.most))
    }

    /// Checks whether a deck may hold a Hero at all.
    pub(crate) fn admits(&self, catalogue: &Catalogue, hero: HeroId) -> bool {
        self.most_of(catalogue.power(hero)) != Some(0)
            && (self.pool == Pool::All || self.pool.has_hero(catalogue.hero(hero)))
    }

    /// Checks whether a Playbook may hold a Play at all.
    pub(crate) fn admits_play(&self, catalogue: &Catalogue, play: PlayId) -> bool {
        let play = catalogue.play(play);
        let is_forbidden = self.bonus == BonusPlays::Forbidden && play.is_bonus();
        !is_forbidden && self.pool.has_play(play)
    }

    /// Checks whether a Play is beyond the number of Plays.
    pub(crate) fn is_beyond_the_plays(&self, play: &Play) -> bool {
        matches!(self.bonus, BonusPlays::Beyond(_)) && play.is_bonus()
    }
}

impl Pool {
    /// Checks whether a Hero is among the cards.
    pub fn has_hero(self, hero: &Hero) -> bool {
        let code = hero.set.as_str();
        match self {
            Pool::All => true,
            Pool::Without(sets) => !sets.contains(&code),
            Pool::Sets(sets) => sets.contains(&code),
            Pool::Weapon(weapon) => hero.weapon == weapon,
        }
    }

    /// Checks whether a Play is among the cards.
    pub fn has_play(self, play: &Play) -> bool {
        let code = play.set.as_str();
        match self {
            Pool::All | Pool::Weapon(_) => true,
            Pool::Without(sets) => !sets.contains(&code),
            Pool::Sets(sets) => sets.iter().any(|set| Pool::is_printed_in(set, play)),
        }
    }

    /// Checks whether a set prints a Play, for the first time or again.
    pub fn is_printed_in(set: &str, play: &Play) -> bool {
        play.set == set || set == "T" && is_reprint(play)
    }

    /// Says which cards they are.
    pub fn say(self) -> String {
        match self {
            Pool::All => "all cards".into(),
            Pool::Without(sets) => format!("no cards of {}", sets.join(", ")),
            Pool::Sets(sets) => format!("only cards of {}", sets.join(", ")),
            Pool::Weapon(weapon) => format!("only {} Heroes", weapon.title()),
        }
    }
}

/// Checks whether Tecmo Bowl prints a Play again. A Play is listed in the set that printed it first, and no other
/// format asks where else it is.
fn is_reprint(play: &Play) -> bool {
    static REPRINTS: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        let lines = include_str!("../../formats/tecmo-reprints.txt").lines();
        lines.filter(|line| !line.starts_with('#')).collect()
    });
    REPRINTS.contains(play.id.as_str())
}
