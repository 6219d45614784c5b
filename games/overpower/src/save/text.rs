//! How cards, characters and icons are written inside a saved state: a card by its owner and its number in the
//! owner's list, a character as in notation, icons and classes by their names.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::piece::{MAX_PIECES, Piece, PieceSet};
use crate::power::{Icons, PowerType};
use crate::thing::{read_seat, read_who, write_who};
use crate::who::{Who, WhoSet};
use crate::words::{Class, ClassSet};

const NOBODY: &str = "nobody";
const NONE: &str = "none";

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if *self == Who::NOBODY { NOBODY.serialize(to) } else { write_who(*self).serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Who, D::Error> {
        let text = String::deserialize(from)?;
        if text == NOBODY { Ok(Who::NOBODY) } else { read_who(&text).map_err(D::Error::custom) }
    }
}

impl Serialize for WhoSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for WhoSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WhoSet, D::Error> {
        let all = Vec::<Who>::deserialize(from)?;
        if all.contains(&Who::NOBODY) {
            return Err(D::Error::custom("a list of characters does not name nobody"));
        }
        Ok(all.into_iter().collect())
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.is_some() {
            format!("{}.{}", self.owner(), self.index()).serialize(to)
        } else {
            NONE.serialize(to)
        }
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Piece, D::Error> {
        let text = String::deserialize(from)?;
        if text == NONE {
            return Ok(Piece::NONE);
        }
        let read = || {
            let (seat, index) = text.split_once('.')?;
            let index: usize = index.parse().ok()?;
            Some(Piece::new(read_seat(seat).ok()?, (index < MAX_PIECES).then_some(index)?))
        };
        read().ok_or_else(|| {
            D::Error::custom(format!("{text:?} is no card; write its owner and number, as in 0.12"))
        })
    }
}

impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter(fracas_core::Seat(0)).map(Piece::index))
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PieceSet, D::Error> {
        let mut set = PieceSet::EMPTY;
        for index in Vec::<usize>::deserialize(from)? {
            if MAX_PIECES <= index {
                return Err(D::Error::custom(format!("there is no card {index}")));
            }
            set.insert(Piece::new(fracas_core::Seat(0), index));
        }
        Ok(set)
    }
}

/// An icon by its name.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Icon {
    Energy,
    Combat,
    BruteForce,
    Intelligence,
    AnyPower,
}

impl Icon {
    fn of(of: PowerType) -> Icon {
        match of {
            PowerType::Energy => Icon::Energy,
            PowerType::Combat => Icon::Combat,
            PowerType::BruteForce => Icon::BruteForce,
            PowerType::Intelligence => Icon::Intelligence,
        }
    }

    fn icons(self) -> Icons {
        match self {
            Icon::Energy => Icons::one(PowerType::Energy),
            Icon::Combat => Icons::one(PowerType::Combat),
            Icon::BruteForce => Icons::one(PowerType::BruteForce),
            Icon::Intelligence => Icons::one(PowerType::Intelligence),
            Icon::AnyPower => Icons::ANY_POWER,
        }
    }
}

impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let any = self.is_any_power().then_some(Icon::AnyPower);
        to.collect_seq(self.types().map(Icon::of).chain(any))
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Icons, D::Error> {
        let icons = Vec::<Icon>::deserialize(from)?.into_iter().map(Icon::icons);
        Ok(icons.fold(Icons::NONE, Icons::and))
    }
}

/// All classes of cards.
const CLASSES: [Class; 10] = [
    Class::Power,
    Class::Character,
    Class::AnyCharacter,
    Class::Basic,
    Class::Teamwork,
    Class::Training,
    Class::Ally,
    Class::Advanced,
    Class::Event,
    Class::Aspect,
];

impl Serialize for ClassSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(CLASSES.into_iter().filter(|class| self.has(*class)))
    }
}

impl<'de> Deserialize<'de> for ClassSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ClassSet, D::Error> {
        let mut classes = Vec::<Class>::deserialize(from)?.into_iter();
        let Some(first) = classes.next() else {
            return Err(D::Error::custom("names at least one class of cards"));
        };
        Ok(classes.fold(ClassSet::of(first), ClassSet::with))
    }
}
