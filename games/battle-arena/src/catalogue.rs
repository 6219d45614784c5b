//! The cards of the game: Heroes and Hot Dogs, from the game's own files and a table's packs.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use fracas_cards::effect::{Library, Program};
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{Fields, File, Ids, Name, Report, nearest};
use fracas_core::{Pack, Problems};

use crate::card::{Hero, HeroId, HotDog, Play, PlayId, WEAPONS};
use crate::words::Words;

/// The game's own card files.
pub(crate) const CARD_FILES: [(&str, &str); 8] = [
    ("alpha.toml", include_str!("../cards/alpha.toml")),
    ("alpha-update.toml", include_str!("../cards/alpha-update.toml")),
    ("griffey.toml", include_str!("../cards/griffey.toml")),
    ("hot-dogs.toml", include_str!("../cards/hot-dogs.toml")),
    ("starter.toml", include_str!("../cards/starter.toml")),
    ("tecmo.toml", include_str!("../cards/tecmo.toml")),
    ("trainer.toml", include_str!("../cards/trainer.toml")),
    // The pictures come last: they are for Heroes that are known.
    ("icons.toml", include_str!("../cards/icons.toml")),
];

/// The most Heroes a catalogue can hold, packs included.
pub(crate) const MAX_HEROES: usize = 2048;
/// The most different Hero names a catalogue can hold.
pub(crate) const MAX_NAMES: usize = 1024;
/// The highest printed Power.
pub(crate) const MAX_POWER: i64 = 999;

/// All cards of a table.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    heroes: Vec<Hero>,
    /// What playouts and worlds need of each Hero, close together.
    powers: Vec<i16>,
    name_indices: Vec<u16>,
    hot_dogs: Vec<HotDog>,
    plays: Vec<Play>,
    library: Library<Words>,
    /// Heroes by id, and by name and weapon with and without set, in lower case.
    by_words: BTreeMap<String, Vec<HeroId>>,
    names: BTreeMap<String, u16>,
    /// The pictures of Heroes by name, in lower case, and of the Heroes of a set by its code.
    name_icons: BTreeMap<String, String>,
    set_icons: BTreeMap<String, String>,
    ids: Ids,
}

impl Catalogue {
    /// Gets the game's own cards.
    pub fn base() -> &'static Arc<Catalogue> {
        static BASE: LazyLock<Arc<Catalogue>> =
            LazyLock::new(|| read_own(Catalogue::default(), &CARD_FILES, Catalogue::add_file));
        &BASE
    }

    /// Gets the game's own cards with those of a table's packs.
    pub fn with_packs(packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        with_packs(Catalogue::base(), packs, Catalogue::add_file)
    }

    /// Adds the cards of a file, or says all that is wrong with it.
    pub fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, crate::ID);
        let set = root.optional_table("set");
        let set = set.map(|set| read_set(set)).unwrap_or_default();
        for hero in root.tables("hero") {
            self.add_hero(&file, &hero, &set);
            hero.finish();
        }
        for hot_dog in root.tables("hot-dog") {
            self.add_hot_dog(&file, &hot_dog);
            hot_dog.finish();
        }
        if let Some(icons) = root.optional_table("icons") {
            self.add_icons(&file, &icons);
        }
        self.set_icons.extend(set.icon.map(|icon| (set.code, icon)));
        root.finish();
        file.into_report().into_result()
    }

    fn add_hero(&mut self, file: &File<'_>, fields: &Fields<'_>, set: &Set) {
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

    fn add_hot_dog(&mut self, file: &File<'_>, fields: &Fields<'_>) {
        let icon = fields.optional_icon("icon");
        if let (Some(id), Some(name)) = (fields.id("id"), fields.text("name"))
            && self.ids.claim(file, &id)
        {
            self.hot_dogs.push(HotDog { id: id.text, name, icon });
        }
    }

    /// Adds pictures for all Heroes of a name, in place of those of earlier files.
    fn add_icons(&mut self, file: &File<'_>, icons: &Fields<'_>) {
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

    /// Counts the Heroes.
    #[inline]
    pub fn len(&self) -> usize {
        self.heroes.len()
    }

    /// Checks whether there is no Hero.
    pub fn is_empty(&self) -> bool {
        self.heroes.is_empty()
    }

    /// Gets a Hero.
    #[inline]
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[hero.0 as usize]
    }

    /// Gets the printed Power of a Hero.
    #[inline]
    pub fn power(&self, hero: HeroId) -> i16 {
        self.powers[hero.0 as usize]
    }

    /// Gets the name of a Hero as a number, equal for all variations.
    #[inline]
    pub(crate) fn name_index(&self, hero: HeroId) -> u16 {
        self.name_indices[hero.0 as usize]
    }

    /// Gets the picture of a Hero: its own, that of its name, or that of its set.
    pub fn icon<'a>(&'a self, hero: &'a Hero) -> Option<&'a str> {
        let by_name = || self.name_icons.get(&hero.name.to_lowercase());
        let by_set = || self.set_icons.get(&hero.set);
        hero.icon.as_ref().or_else(by_name).or_else(by_set).map(String::as_str)
    }

    /// Iterates over the Heroes.
    pub fn heroes(&self) -> impl Iterator<Item = &Hero> {
        self.heroes.iter()
    }

    /// Gets a Play.
    #[inline]
    pub fn play(&self, play: PlayId) -> &Play {
        &self.plays[play.0 as usize]
    }

    /// Iterates over the Plays.
    pub fn plays(&self) -> impl Iterator<Item = &Play> {
        self.plays.iter()
    }

    /// Gets the weapon printed on a Hero.
    #[inline]
    pub(crate) fn weapon(&self, hero: HeroId) -> crate::card::Weapon {
        self.heroes[hero.0 as usize].weapon
    }

    /// Gets the codes of the sets that have Plays.
    pub(crate) fn play_sets(&self) -> &[String] {
        &[]
    }

    /// Iterates over the Plays of a set, by its place among those that have some.
    pub(crate) fn plays_of_set(&self, set: usize) -> impl Iterator<Item = PlayId> {
        let code = self.play_sets().get(set);
        let plays = self.plays.iter().zip(0..);
        plays.filter(move |(play, _)| Some(&play.set) == code).map(|(_, id)| PlayId(id))
    }

    /// Gets the programs that no Play says.
    pub(crate) fn own_programs(&self) -> OwnPrograms {
        OwnPrograms::default()
    }

    /// Gets the programs of all Plays.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }

    /// Iterates over the Hot Dogs.
    pub fn hot_dogs(&self) -> impl Iterator<Item = &HotDog> {
        self.hot_dogs.iter()
    }

    /// Finds a Hero by its id.
    pub fn find(&self, id: &str) -> Option<HeroId> {
        self.by_words.get(id)?.iter().copied().find(|&hero| self.hero(hero).id == id)
    }

    /// Finds the Heroes a person may mean: by id, or name, weapon and perhaps set, in any case.
    pub fn find_by_words(&self, words: &str) -> &[HeroId] {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        self.by_words.get(&words).map_or(&[], Vec::as_slice)
    }

    /// Finds a Hot Dog by id or name, in any case.
    pub fn find_hot_dog(&self, words: &str) -> Option<&HotDog> {
        self.hot_dogs.iter().find(|hot_dog| {
            hot_dog.id == words || hot_dog.name.to_lowercase() == words.to_lowercase()
        })
    }

    /// Says that there is no Hero with such an id, and which may have been meant.
    pub(crate) fn unknown_id(&self, id: &str) -> String {
        // People write a name where only ids are read: they meant the Hero of that name.
        let named = self.find_by_words(id).first().map(|&hero| self.hero(hero).id.as_str());
        let ids = self.heroes.iter().map(|hero| hero.id.as_str());
        let meant = named.or_else(|| nearest(id, ids));
        let meant = meant.map(|meant| format!("; did you mean {meant:?}?"));
        format!("there is no Hero {id:?}{}", meant.unwrap_or_default())
    }

    /// Finds a Play by its id.
    pub fn find_play(&self, id: &str) -> Option<PlayId> {
        let found = self.plays.iter().position(|play| play.id == id);
        found.map(|play| PlayId(play as u16))
    }

    /// Says that there is no Play with such an id, and which may have been meant.
    pub(crate) fn unknown_play(&self, id: &str) -> String {
        let meant = nearest(id, self.plays.iter().map(|play| play.id.as_str()));
        let meant = meant.map(|meant| format!("; did you mean {meant:?}?"));
        format!("there is no Play {id:?}{}", meant.unwrap_or_default())
    }

    /// Gets the words for a Hero that are nearest to some that are wrong.
    pub(crate) fn nearest_words(&self, words: &str) -> Option<&str> {
        nearest(&words.to_lowercase(), self.by_words.keys().map(String::as_str))
    }
}

/// What the Heroes of a file have in common.
#[derive(Default)]
struct Set {
    code: String,
    variation: String,
    icon: Option<String>,
}

fn read_set(fields: Fields<'_>) -> Set {
    let code = fields.text("code").unwrap_or_default();
    fields.text("name");
    fields.number("year", 2000..=2999);
    let variation = fields.optional_text("variation").unwrap_or_default();
    let icon = fields.optional_icon("icon");
    fields.finish();
    Set { code, variation, icon }
}

/// The programs that no Play says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OwnPrograms {
    /// Rolls for whether a Play can be run.
    pub(crate) trial: Program,
    /// Asks whether to roll a die once more.
    pub(crate) reroll: Program,
}
