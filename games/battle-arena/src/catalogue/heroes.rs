//! Reading Heroes, Hot Dogs and pictures.

use fracas_cards::{Fields, File, Name, nearest};

use super::set::Set;
use super::{Catalogue, MAX_HEROES, MAX_NAMES, MAX_POWER};
use crate::card::{Hero, HeroId, HotDog, WEAPONS};

impl Catalogue {
    pub(super) fn add_hero(&mut self, file: &File<'_>, fields: &Fields<'_>, set: &Set) {
        let id = fields.id("id");
        let name = fields.text("name");
        let weapon = fields.word("weapon", &WEAPONS);
        let power = fields.number("power", 0..=MAX_POWER);
        let number = fields.text("number");
        let variation = fields.optional_text("variation").unwrap_or_else(|| set.variation.clone());
        let icon = fields.optional_icon("icon");
        let (Some(id), Some(name), Some(weapon), Some(power), Some(number)) =
            (id, name, weapon, power, number)
        else {
            return;
        };
        if !self.ids.claim(file, &id) || !self.has_room(file, &id, &name) {
            return;
        }
        let next = self.names.len() as u16;
        let name_index = *self.names.entry(name.to_lowercase()).or_insert(next);
        let hero = HeroId(self.heroes.len() as u16);
        let short = format!("{name} {}", weapon.word()).to_lowercase();
        for words in [id.text.clone(), format!("{short} {}", set.code.to_lowercase()), short] {
            self.by_words.entry(words).or_default().push(hero);
        }
        let power = power as i16;
        self.powers.push(power);
        self.name_indices.push(name_index);
        let (id, set) = (id.text, set.code.clone());
        self.heroes.push(Hero { id, name, weapon, power, set, number, variation, icon });
    }

    fn has_room(&self, file: &File<'_>, id: &Name, name: &str) -> bool {
        let is_full = self.heroes.len() == MAX_HEROES
            || self.names.len() == MAX_NAMES && !self.names.contains_key(&name.to_lowercase());
        if is_full {
            let most = format!("at most {MAX_HEROES} Heroes of {MAX_NAMES} names");
            file.error(id.span.clone(), "there are too many Heroes", most, None);
        }
        !is_full
    }

    pub(super) fn add_hot_dog(&mut self, file: &File<'_>, fields: &Fields<'_>) {
        let icon = fields.optional_icon("icon");
        if let (Some(id), Some(name)) = (fields.id("id"), fields.text("name"))
            && self.ids.claim(file, &id)
        {
            self.hot_dogs.push(HotDog { id: id.text, name, icon });
        }
    }

    /// Adds pictures for all Heroes of a name, in place of those of earlier files.
    pub(super) fn add_icons(&mut self, file: &File<'_>, icons: &Fields<'_>) {
        // The name of a Hero that could not be read is no mistake of its own.
        let has_all_names = file.is_clean();
        for (name, icon) in icons.entries() {
            let icon = icon.as_icon();
            let key = name.to_lowercase();
            if has_all_names && !self.names.contains_key(&key) {
                self.refuse_name(file, &name);
            }
            self.name_icons.extend(icon.map(|icon| (key, icon)));
        }
    }

    fn refuse_name(&self, file: &File<'_>, name: &Name) {
        let names = self.heroes.iter().map(|hero| hero.name.as_str());
        let meant = if file.is_full() { None } else { nearest(name, names) };
        let label = meant
            .map_or_else(|| "unknown Hero".to_owned(), |meant| format!("did you mean `{meant}`?"));
        file.error(name.span.clone(), format!("there is no Hero {:?}", name.text), label, None);
    }
}
