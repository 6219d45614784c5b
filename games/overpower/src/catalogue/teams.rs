//! Reading characters, Homebases and sets of Objectives.

use fracas_cards::{Fields, Name};

use super::uses::{read_script, read_uses};
use super::{Catalogue, MAX_OTHERS};
use crate::card::{CharacterId, Script};
use crate::character::{BaseSpecials, Character, Homebase, MissionSet, Stock};
use crate::state::OBJECTIVES;

/// The highest grid value (R9).
const HIGHEST_GRID: i64 = 8;
/// The highest Threat Value; a team may have 76 in all (R29).
const HIGHEST_THREAT: i64 = 60;
/// The highest rating: with it a team wins 99 of 100 games that would be even without.
const HIGHEST_RATING: i64 = 500;

impl Catalogue {
    pub(super) fn add_character(&mut self, fields: &Fields<'_>) -> Option<()> {
        let (id, name, number) = (fields.id("id"), fields.text("name"), fields.text("number"));
        let grid = fields.table("grid").and_then(|grid| {
            let read = |key| grid.number(key, 1..=HIGHEST_GRID).map(|value| value as u8);
            let values = ["energy", "combat", "brute-force", "intelligence"].map(read);
            grid.finish();
            let [energy, combat, brute_force, intelligence] = values;
            Some([energy?, combat?, brute_force?, intelligence?])
        });
        let threat = fields.number("threat", 0..=HIGHEST_THREAT);
        let in_reserve = fields.optional_number("threat-in-reserve", 0..=HIGHEST_THREAT);
        let rating = fields.optional_number("rating", -HIGHEST_RATING..=HIGHEST_RATING);
        let version_of = fields.optional_value("version-of");
        let version_of = version_of.map(|value| self.named_character(value));
        let inherent = read_inherent(fields);
        let uses = read_uses(fields);
        let may_include: Option<Vec<String>> = fields
            .values("may-include")
            .iter()
            .map(|card| card.as_id().map(|card| card.text))
            .collect();
        let starts_with = fields.optional_id("starts-with").map(|card| card.text);
        let (id, threat) = (id?, threat? as u8);
        self.has_room(fields, &id, self.characters.len())?;
        let own = CharacterId(self.characters.len() as u8);
        let mut character = Character {
            id: id.text,
            name: name?,
            number: number?,
            icon: fields.optional_icon("icon"),
            grid: grid?,
            threat,
            threat_in_reserve: in_reserve.map_or(threat, |threat| threat as u8),
            rating: rating.unwrap_or_default() as i16,
            is_woman: fields.flag_or("woman", false),
            version_of: version_of.unwrap_or(Some(own))?,
            inherent: inherent?,
            uses: uses?,
            starts_with,
            may_include: may_include?,
        };
        self.compile(&mut character.inherent);
        self.compile_uses(&mut character.uses);
        self.characters.push(character);
        Some(())
    }

    pub(super) fn add_homebase(&mut self, fields: &Fields<'_>) -> Option<()> {
        let (id, name, number) = (fields.id("id"), fields.text("name"), fields.text("number"));
        let threat = fields.number("threat", 0..=HIGHEST_THREAT);
        let stock = [("basic", Stock::Basic), ("training", Stock::Training)];
        let stock = fields.optional_word("stock", &stock);
        let is_for_any = fields.flag_or("any-character-specials", false);
        let specials =
            if is_for_any { BaseSpecials::AnyCharacter } else { BaseSpecials::Characters };
        let inherent = read_inherent(fields);
        let id = id?;
        self.has_room(fields, &id, self.homebases.len())?;
        let mut homebase = Homebase {
            id: id.text,
            name: name?,
            number: number?,
            icon: fields.optional_icon("icon"),
            threat: threat? as u8,
            inherent: inherent?,
            stock,
            specials,
        };
        self.compile(&mut homebase.inherent);
        self.homebases.push(homebase);
        Some(())
    }

    pub(super) fn add_missions(&mut self, fields: &Fields<'_>) -> Option<()> {
        let (id, name) = (fields.id("id"), fields.text("name"));
        let objectives = fields.value("objectives").and_then(|value| {
            let names: Option<Vec<String>> =
                value.as_array()?.iter().map(fracas_cards::Value::as_text).collect();
            let names = names?;
            if names.len() != usize::from(OBJECTIVES) {
                let label = format!("{} here", names.len());
                value.error(format!("a set has {OBJECTIVES} Objectives"), label, None);
                return None;
            }
            Some(names)
        });
        let id = id?;
        self.has_room(fields, &id, self.sets.len())?;
        self.sets.push(MissionSet { id: id.text, name: name?, objectives: objectives? });
        Some(())
    }

    /// Claims an id for one more beside some others, or reports that it is taken or there are too many.
    fn has_room(&mut self, fields: &Fields<'_>, id: &Name, others: usize) -> Option<()> {
        if others == MAX_OTHERS {
            let label = format!("at most {MAX_OTHERS}");
            fields.file().error(id.span.clone(), "there are too many of these", label, None);
            return None;
        }
        self.ids.claim(fields.file(), id).then_some(())
    }
}

/// Reads what an inherent ability lets stand, if there is one.
fn read_inherent(fields: &Fields<'_>) -> Option<Script> {
    fields.optional_value("inherent").map_or(Some(Script::default()), read_script)
}
