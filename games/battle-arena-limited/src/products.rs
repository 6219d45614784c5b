//! What is in packs, read from `products/packs.toml`.

use std::sync::{Arc, LazyLock};

use fracas_battle_arena::{Catalogue, Collection, HeroId, PlayId, Pool as Cards};
use fracas_cards::pack::{check_game, read_own};
use fracas_cards::{Fields, File, Report};
use fracas_core::Chance;
use tinyvec::{Array, ArrayVec};

use crate::state::{HotDogId, MOST_HEROES, MOST_HOT_DOGS, MOST_PLAYS};

/// The most cards of a kind in a pack that there is room for.
const ROOM: usize = 8;

/// What can be opened.
#[derive(Clone, Debug, Default)]
pub struct Products {
    heroes: usize,
    plays: usize,
    hot_dogs: usize,
    /// How many of a hundred Plays are bonus Plays.
    bonus_plays: u32,
    all: Vec<Product>,
    sets: Vec<Set>,
}

/// What a player opens at once.
#[derive(Clone, Debug)]
pub struct Product {
    /// The permanent id, which is that of the mode.
    pub id: String,
    /// What it is called in a sentence.
    pub name: String,
    /// How many packs it has.
    pub packs: usize,
}

/// A set that packs are of.
#[derive(Clone, Debug)]
pub struct Set {
    /// The permanent id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its Heroes by weapon, with how often each weapon is drawn.
    weapons: Vec<(u32, Vec<HeroId>)>,
    standard: Vec<PlayId>,
    bonus: Vec<PlayId>,
    cards: Collection,
}

/// What is in a pack (R173).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The Heroes.
    pub heroes: ArrayVec<[HeroId; ROOM]>,
    /// The Plays.
    pub plays: ArrayVec<[PlayId; ROOM]>,
    /// The Hot Dogs.
    pub hot_dogs: ArrayVec<[HotDogId; ROOM]>,
}

impl Set {
    /// Gets its cards in the order in which they are lent: Heroes from the lowest Power on (R177), Plays that are no bonus
    /// Plays in the order of the catalogue (R178).
    pub fn cards(&self) -> &Collection {
        &self.cards
    }

    /// Checks whether a pack can hold a Hero.
    pub fn has_hero(&self, hero: HeroId) -> bool {
        self.weapons.iter().any(|(_, heroes)| heroes.contains(&hero))
    }

    /// Checks whether a pack can hold a Play.
    pub fn has_play(&self, play: PlayId) -> bool {
        self.standard.contains(&play) || self.bonus.contains(&play)
    }

    /// Draws a Hero: its weapon by weight, then any with that weapon.
    fn draw_hero(&self, chance: &mut impl Chance) -> Option<HeroId> {
        let total = self.weapons.iter().map(|(weight, _)| weight).sum();
        let mut at = chance.below(total);
        for (weight, heroes) in &self.weapons {
            if at < *weight {
                return chance.pick(heroes);
            }
            at -= weight;
        }
        None
    }
}

impl Products {
    /// Gets the products of the game.
    pub fn base() -> &'static Arc<Products> {
        static PRODUCTS: LazyLock<Arc<Products>> = LazyLock::new(|| {
            let file = ("packs.toml", include_str!("../products/packs.toml"));
            read_own(Products::default(), &[file], Products::add_file)
        });
        &PRODUCTS
    }

    /// Lists what can be opened at once.
    pub fn products(&self) -> &[Product] {
        &self.all
    }

    /// Lists the sets that packs can be of.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// Gets how many Heroes, Plays and Hot Dogs are in a pack.
    pub fn cards_in_pack(&self) -> [usize; 3] {
        [self.heroes, self.plays, self.hot_dogs]
    }

    /// Fills a pack of a set with different cards (R173).
    pub fn fill_pack(&self, set: &Set, chance: &mut impl Chance) -> Pack {
        let mut pack = Pack::default();
        fill(&mut pack.heroes, self.heroes, || set.draw_hero(chance));
        fill(&mut pack.plays, self.plays, || {
            let is_bonus = chance.below(100) < self.bonus_plays;
            chance.pick(if is_bonus { &set.bonus } else { &set.standard })
        });
        let hot_dogs = Catalogue::base().hot_dogs().count() as u32;
        fill(&mut pack.hot_dogs, self.hot_dogs, || Some(HotDogId(chance.below(hot_dogs) as u8)));
        pack
    }

    fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, fracas_battle_arena::ID);
        self.read(&root, Catalogue::base());
        root.finish();
        file.into_report().into_result()
    }

    fn read(&mut self, root: &Fields<'_>, catalogue: &Catalogue) {
        let count = |key: &str| root.number(key, 1..=ROOM as i64).unwrap_or(1) as usize;
        (self.heroes, self.plays, self.hot_dogs) =
            (count("heroes"), count("plays"), count("hot-dogs"));
        self.bonus_plays = root.number("bonus-plays", 0..=99).unwrap_or_default() as u32;
        let most = (MOST_HEROES / self.heroes)
            .min(MOST_PLAYS / self.plays)
            .min(MOST_HOT_DOGS / self.hot_dogs);
        for product in root.tables("product") {
            self.all.extend(read_product(&product, most));
            product.finish();
        }
        for set in root.tables("set") {
            self.sets.extend(read_set(&set, catalogue));
            set.finish();
        }
    }
}

/// Draws until there are so many different cards.
fn fill<A: Array<Item: PartialEq>>(
    row: &mut ArrayVec<A>,
    count: usize,
    mut draw: impl FnMut() -> Option<A::Item>,
) {
    while row.len() < count {
        let Some(card) = draw() else { return };
        if !row.contains(&card) {
            row.push(card);
        }
    }
}

fn read_product(fields: &Fields<'_>, most: usize) -> Option<Product> {
    let (id, name) = (fields.id("id"), fields.text("name"));
    let packs = fields.number("packs", 1..=most as i64);
    Some(Product { id: id?.text, name: name?, packs: packs? as usize })
}

fn read_set(fields: &Fields<'_>, catalogue: &Catalogue) -> Option<Set> {
    let (id, name, code) = (fields.id("id"), fields.text("name"), fields.text("code"));
    let weapons = fields.table("weapons");
    let (id, name, code, weapons) = (id?.text, name?, code?, weapons?);
    let cards = cards_of(catalogue, &code);
    let mut slots = Vec::new();
    for (weapon, weight) in weapons.entries() {
        let has_weapon = |hero: &HeroId| catalogue.hero(*hero).weapon.word() == weapon.text;
        let heroes: Vec<HeroId> = cards.heroes.iter().copied().filter(has_weapon).collect();
        if heroes.len() < ROOM {
            weight.error(
                format!("too few Heroes of {code} have it"),
                "not enough to fill packs",
                None,
            );
        }
        slots.push((weight.as_number_in(1..=1000)? as u32, heroes));
    }
    let bonus = |play: &PlayId| catalogue.play(*play).is_bonus();
    let (bonus, standard): (Vec<PlayId>, Vec<PlayId>) =
        cards.plays.iter().partition(|it| bonus(it));
    if bonus.len().min(standard.len()) < ROOM {
        fields.error(format!("{code} has too few Plays"), "not enough to fill packs", None);
    }
    let cards = Collection { plays: standard.clone(), ..cards };
    Some(Set { id, name, weapons: slots, standard, bonus, cards })
}

/// Gathers the cards that a set prints, Heroes from the lowest Power on.
fn cards_of(catalogue: &Catalogue, code: &str) -> Collection {
    let Collection { mut heroes, mut plays, .. } = Collection::all(catalogue);
    heroes.retain(|hero| catalogue.hero(*hero).set == code);
    heroes.sort_by_key(|hero| (catalogue.power(*hero), *hero));
    plays.retain(|play| Cards::is_printed_in(code, catalogue.play(*play)));
    Collection { heroes, plays, hot_dogs: Vec::new() }
}
