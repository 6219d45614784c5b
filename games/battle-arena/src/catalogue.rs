//! The cards of the game: Heroes, Hot Dogs and Plays, from the game's own files and a table's packs.

mod check;
mod files;
mod heroes;
mod plays;
mod secret;
mod set;

pub(crate) use files::CARD_FILES;
pub use plays::PlaySet;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use fracas_cards::effect::{Effect, Library, Program, Row};
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{File, Ids, LeftOut, Report, nearest};
use fracas_core::{Pack, Problems};

use crate::card::{Hero, HeroId, HotDog, Play, PlayId, Weapon};
use crate::words::{Operation, Side, Words};

use set::read_set;

/// The most Heroes a catalogue can hold, packs included.
pub(crate) const MAX_HEROES: usize = 2048;
/// The most different Hero names a catalogue can hold.
pub(crate) const MAX_NAMES: usize = 1024;
/// The most Plays a catalogue can hold, packs included.
pub(crate) const MAX_PLAYS_IN_ALL: usize = 1024;
/// The highest printed Power.
pub(crate) const MAX_POWER: i64 = 999;

/// All cards of a table.
#[derive(Clone, Debug)]
pub struct Catalogue {
    heroes: Vec<Hero>,
    /// What playouts and worlds need of each Hero, close together.
    powers: Vec<i16>,
    name_indices: Vec<u16>,
    hot_dogs: Vec<HotDog>,
    plays: Vec<Play>,
    /// Plays by id and by name in lower case.
    plays_by_words: BTreeMap<String, PlayId>,
    play_sets: Vec<PlaySet>,
    left_out: Vec<LeftOut>,
    library: Library<Words>,
    own_programs: OwnPrograms,
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
        for play in root.tables("play") {
            self.add_play(&play, &set);
            play.finish();
        }
        for card in root.tables("left-out") {
            self.leave_out(&card);
            card.finish();
        }
        if let Some(icons) = root.optional_table("icons") {
            self.add_icons(&file, &icons);
        }
        self.set_icons.extend(set.icon.map(|icon| (set.code, icon)));
        root.finish();
        file.into_report().into_result()
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

    /// Gets the weapon printed on a Hero.
    #[inline]
    pub(crate) fn weapon(&self, hero: HeroId) -> Weapon {
        self.heroes[hero.0 as usize].weapon
    }

    /// Gets the programs that no Play says.
    #[inline]
    pub(crate) fn own_programs(&self) -> OwnPrograms {
        self.own_programs
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

    /// Gets the words for a Hero that are nearest to some that are wrong.
    pub(crate) fn nearest_words(&self, words: &str) -> Option<&str> {
        nearest(&words.to_lowercase(), self.by_words.keys().map(String::as_str))
    }
}

/// The programs that no Play says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnPrograms {
    /// Rolls for whether a Play can be run.
    pub(crate) trial: Program,
    /// Asks whether to roll a die once more.
    pub(crate) reroll: Program,
}

impl OwnPrograms {
    fn compile(library: &mut Library<Words>) -> OwnPrograms {
        let begin = Row { from: 1, to: 6, effect: Effect::Do(Operation::Begin) };
        let trial = library.add(&Effect::Die { sides: 6, rows: vec![begin] });
        let reroll = library.add(&Effect::May {
            pay: None,
            then: Some(Box::new(Effect::Do(Operation::Reroll))),
            otherwise: None,
            by: Side::You,
        });
        OwnPrograms { trial, reroll }
    }
}

impl Default for Catalogue {
    /// Makes a catalogue that knows the rules alone.
    fn default() -> Self {
        let mut library = Library::default();
        let own_programs = OwnPrograms::compile(&mut library);
        Catalogue {
            heroes: Vec::new(),
            powers: Vec::new(),
            name_indices: Vec::new(),
            hot_dogs: Vec::new(),
            plays: Vec::new(),
            plays_by_words: BTreeMap::new(),
            play_sets: Vec::new(),
            left_out: Vec::new(),
            library,
            own_programs,
            by_words: BTreeMap::new(),
            names: BTreeMap::new(),
            name_icons: BTreeMap::new(),
            set_icons: BTreeMap::new(),
            ids: Ids::new(),
        }
    }
}
