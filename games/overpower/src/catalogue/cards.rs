//! Reading each kind of card.

use std::ops::RangeInclusive;

use fracas_cards::{Fields, Value};

use super::Catalogue;
use super::frame::Frame;
use super::uses::{read_script, read_uses};
use crate::card::{
    Attack, CharacterId, GridTest, HomebaseId, How, Kind, Level, MissionSetId, Use, Whose,
};
use crate::power::{Icons, PowerType};
use crate::words::Party;

/// The highest grid value.
const HIGHEST_GRID: i64 = 8;
/// The highest value of a Power card (R33).
const HIGHEST_POWER: i64 = 8;
/// The highest value of a card.
pub(super) const HIGHEST_VALUE: i64 = 20;

/// Makes the attack of a card whose frame has the level.
fn attack(level: Level) -> Use {
    Use::of(How::Attack(Attack::of(level)))
}

impl Catalogue {
    pub(super) fn add_power(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let level = read_level_within(fields, 1..=HIGHEST_POWER);
        let level = level?;
        // Both with a Universe card or without (R74, R108).
        let attack = Attack { is_power: true, combines: true, ..Attack::of(level) };
        let block =
            How::Block { level, whom: Party::Own, gains: None, is_power: true, combines: true };
        let uses = vec![Use::of(How::Attack(attack)), Use::of(block)];
        self.add_card(fields, frame?, Kind::Power(level), uses)
    }

    pub(super) fn add_basic(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let of = fields.word("type", &PowerType::WORDS);
        let (grid, bonus) = (read_grid(fields), read_bonus(fields));
        let kind = Kind::Basic { of: of?, grid: grid?, bonus: bonus? };
        self.add_card(fields, frame?, kind, Vec::new())
    }

    pub(super) fn add_teamwork(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let to_use = fields.value("to-use").and_then(Icons::read);
        let grid = read_grid(fields);
        let value = fields.number("attack", 0..=HIGHEST_VALUE);
        let follow = fields.value("follow-ups").and_then(Icons::read);
        let bonus = fields.value("bonus").and_then(read_bonuses);
        let (to_use, value) = (to_use?, value? as u8);
        let kind = Kind::Teamwork { to_use, grid: grid?, follow: follow?, bonus: bonus? };
        let uses = vec![attack(Level { value, icons: to_use })];
        self.add_card(fields, frame?.first(), kind, uses)
    }

    pub(super) fn add_training(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let of = fields.value("types").and_then(Icons::read);
        let (grid, bonus) = (read_grid(fields), read_bonus(fields));
        let kind = Kind::Training { of: of?, grid: grid?, bonus: bonus? };
        self.add_card(fields, frame?, kind, Vec::new())
    }

    pub(super) fn add_ally(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let of = fields.word("type", &PowerType::WORDS);
        let grid = if fields.has("at-most") {
            fields.number("at-most", 1..=HIGHEST_GRID).map(|most| GridTest::AtMost(most as u8))
        } else {
            fields.number("at-least", 1..=HIGHEST_GRID).map(|least| GridTest::AtLeast(least as u8))
        };
        let value = fields.number("attack", 0..=HIGHEST_VALUE);
        let of = of?;
        let uses = vec![attack(Level { value: value? as u8, icons: Icons::one(of) })];
        self.add_card(fields, frame?.first(), Kind::Ally { of, grid: grid? }, uses)
    }

    pub(super) fn add_advanced(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let whose = fields.value("character").and_then(|value| self.named_character(value));
        let uses = read_uses(fields);
        let kind = Kind::Advanced(Whose::Character(whose?));
        self.add_card(fields, frame?, kind, uses?)
    }

    pub(super) fn add_aspect(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let homebase = fields.optional_value("homebase").map(|value| self.named_homebase(value));
        let uses = read_uses(fields);
        let homebase = homebase.map_or(Some(None), |homebase| homebase.map(Some));
        self.add_card(fields, frame?.first(), Kind::Aspect(homebase?), uses?)
    }

    pub(super) fn add_event(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let set = fields.value("missions").and_then(|value| self.named_missions(value));
        let effect = fields.value("effect").and_then(read_script);
        let uses = vec![Use { effect: effect?, ..Use::of(How::Act) }];
        self.add_card(fields, frame?, Kind::Event(set?), uses)
    }

    pub(super) fn add_special(&mut self, fields: &Fields<'_>) -> Option<()> {
        let frame = Frame::read(fields);
        let character = fields.optional_value("character").map(|value| self.named_character(value));
        let versions = fields.optional_value("versions-of");
        let versions = versions.map(|value| self.named_character(value));
        let uses = read_uses(fields);
        let whose = match (character, versions) {
            (None, None) => Some(Whose::Anyone),
            (Some(one), None) => one.map(Whose::Character),
            (None, Some(first)) => first.map(Whose::Versions),
            (Some(_), Some(_)) => {
                let label = "one of them is too many";
                fields.error("`character` and `versions-of` cannot both be here", label, None);
                None
            }
        };
        self.add_card(fields, frame?, Kind::Special(whose?), uses?)
    }

    /// Finds a character that a card file names, or reports that there is none.
    pub(super) fn named_character(&self, value: Value<'_>) -> Option<CharacterId> {
        let name = value.as_id()?;
        let found = self.characters().find(|(_, it)| it.id == name.text).map(|(id, _)| id);
        if found.is_none() {
            let known: Vec<&str> = self.characters.iter().map(|it| &*it.id).collect();
            value.file().unknown("character", &name, known);
        }
        found
    }

    fn named_homebase(&self, value: Value<'_>) -> Option<HomebaseId> {
        let name = value.as_id()?;
        let found = self.homebases().find(|(_, it)| it.id == name.text).map(|(id, _)| id);
        if found.is_none() {
            let known: Vec<&str> = self.homebases.iter().map(|it| &*it.id).collect();
            value.file().unknown("Homebase", &name, known);
        }
        found
    }

    fn named_missions(&self, value: Value<'_>) -> Option<MissionSetId> {
        let name = value.as_id()?;
        let found = self.mission_sets().find(|(_, it)| it.id == name.text).map(|(id, _)| id);
        if found.is_none() {
            let known: Vec<&str> = self.sets.iter().map(|it| &*it.id).collect();
            value.file().unknown("set of Objectives", &name, known);
        }
        found
    }
}

/// Reads the keys `value` and `icons`.
pub(super) fn read_level(fields: &Fields<'_>) -> Option<Level> {
    read_level_within(fields, 0..=HIGHEST_VALUE)
}

fn read_level_within(fields: &Fields<'_>, values: RangeInclusive<i64>) -> Option<Level> {
    let value = fields.number("value", values);
    let icons = fields.value("icons").and_then(Icons::read);
    Some(Level { value: value? as u8, icons: icons? })
}

fn read_grid(fields: &Fields<'_>) -> Option<u8> {
    fields.number("grid", 1..=HIGHEST_GRID).map(|grid| grid as u8)
}

fn read_bonus(fields: &Fields<'_>) -> Option<u8> {
    fields.number("bonus", 0..=9).map(|bonus| bonus as u8)
}

fn read_bonuses(value: Value<'_>) -> Option<[u8; 2]> {
    let bonuses = value.as_array()?;
    let [first, second] = &bonuses[..] else {
        let help = "what the first and the second follow-up gain: [0, 1]";
        value.error("expected two bonuses", "not two", Some(help));
        return None;
    };
    Some([first.as_number_in(0..=9)? as u8, second.as_number_in(0..=9)? as u8])
}
