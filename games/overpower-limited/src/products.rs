//! What is in packs and Starter Decks, read from `products/world-legends.toml`.

use std::sync::{Arc, LazyLock};

use fracas_cards::pack::{check_game, read_own};
use fracas_cards::{Fields, File, Report, Value};
use fracas_core::Chance;
use fracas_overpower::{CardId, Catalogue, CharacterId, Merit};
use tinyvec::ArrayVec;

use crate::state::{Find, MAX_FINDS, Pack};

/// The Specials of a Character Stack (R476).
pub(crate) const SPECIALS: usize = 5;

/// What can be opened.
#[derive(Clone, Debug, Default)]
pub struct Products {
    /// The name of the set that all packs are of (R474).
    set: String,
    /// The Specials that come with each character, by the character's place in the catalogue.
    stacks: Vec<[CardId; SPECIALS]>,
    /// What each character with these is worth.
    merits: Vec<Merit>,
    uncommon: Vec<Find>,
    rare: Vec<Find>,
    uncommons_in_pack: usize,
    rares_in_pack: usize,
    starters: Vec<Starter>,
}

/// A Starter Deck, without its Objectives and Basic Power cards.
#[derive(Clone, Debug)]
pub struct Starter {
    /// The permanent id.
    pub id: String,
    /// The name on the box.
    pub name: String,
    /// Its characters.
    pub characters: Vec<CharacterId>,
    /// Its cards.
    pub cards: Vec<CardId>,
}

impl Products {
    /// Gets the products of the game's own set.
    pub fn world_legends() -> &'static Arc<Products> {
        static PRODUCTS: LazyLock<Arc<Products>> = LazyLock::new(|| {
            let file = ("world-legends.toml", include_str!("../products/world-legends.toml"));
            read_own(Products::default(), &[file], Products::add_file)
        });
        &PRODUCTS
    }

    /// Gets the name of the set.
    pub fn set(&self) -> &str {
        &self.set
    }

    /// Gets the Specials that come with a character.
    pub fn specials(&self, character: CharacterId) -> &[CardId; SPECIALS] {
        &self.stacks[character.index()]
    }

    /// Gets what a character with the Specials of its stack is worth.
    pub(crate) fn merit(&self, character: CharacterId) -> &Merit {
        &self.merits[character.index()]
    }

    /// Lists what Uncommon slots can hold.
    pub fn uncommon(&self) -> &[Find] {
        &self.uncommon
    }

    /// Lists what Rare slots can hold.
    pub fn rare(&self) -> &[Find] {
        &self.rare
    }

    /// Gets how many Uncommons and Rares are in a pack.
    pub fn finds_in_pack(&self) -> (usize, usize) {
        (self.uncommons_in_pack, self.rares_in_pack)
    }

    /// Lists the Starter Decks.
    pub fn starters(&self) -> &[Starter] {
        &self.starters
    }

    /// Fills a pack: two different characters and different finds, each as likely as any other (R475).
    pub(crate) fn fill_pack(&self, catalogue: &Catalogue, chance: &mut impl Chance) -> Pack {
        let mut characters = [CharacterId::default(); 2];
        let all = catalogue.characters();
        let first = chance.below(all.len() as u32) as usize;
        let second = (first + 1 + chance.below(all.len() as u32 - 1) as usize) % all.len();
        for (slot, at) in characters.iter_mut().zip([first, second]) {
            *slot = all.clone().nth(at).map(|(id, _)| id).unwrap_or_default();
        }
        Pack { characters, finds: self.fill_finds(chance) }
    }

    /// Fills the Uncommon and Rare slots of a pack.
    pub(crate) fn fill_finds(&self, chance: &mut impl Chance) -> ArrayVec<[Find; MAX_FINDS]> {
        let mut finds = ArrayVec::new();
        draw_different(&self.uncommon, self.uncommons_in_pack, &mut finds, chance);
        draw_different(&self.rare, self.rares_in_pack, &mut finds, chance);
        finds
    }

    fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, fracas_overpower::ID);
        self.read(&root, Catalogue::base());
        root.finish();
        file.into_report().into_result()
    }

    fn read(&mut self, root: &Fields<'_>, catalogue: &Catalogue) {
        self.set = root.text("set").unwrap_or_default();
        let uncommons = root.number("uncommons", 0..=MAX_FINDS as i64).unwrap_or_default() as usize;
        let most = (MAX_FINDS - uncommons) as i64;
        self.uncommons_in_pack = uncommons;
        self.rares_in_pack = root.number("rares", 0..=most).unwrap_or_default() as usize;
        let find = |value: &Value<'_>| read_find(value, catalogue);
        self.uncommon = root.values("uncommon").iter().filter_map(find).collect();
        self.rare = root.values("rare").iter().filter_map(find).collect();
        for starter in root.tables("starter") {
            self.starters.extend(read_starter(&starter, catalogue));
            starter.finish();
        }
        let mut stacks: Vec<Option<[CardId; SPECIALS]>> = vec![None; catalogue.characters().len()];
        for stack in root.tables("stack") {
            if let Some((character, specials)) = read_stack(&stack, catalogue) {
                stacks[character.index()] = Some(specials);
            }
            stack.finish();
        }
        for ((id, character), specials) in catalogue.characters().zip(stacks) {
            let Some(specials) = specials else {
                let message = format!("there is no stack of `{}`", character.id);
                root.error(message, "every character has one", None);
                continue;
            };
            let merit = Merit::new(catalogue, id);
            let merit = specials.iter().fold(merit, |it, card| it.with_card(catalogue, *card, 1));
            self.stacks.push(specials);
            self.merits.push(merit);
        }
    }
}

/// Draws so many different finds, each as likely as any other.
fn draw_different(
    from: &[Find],
    count: usize,
    into: &mut ArrayVec<[Find; MAX_FINDS]>,
    chance: &mut impl Chance,
) {
    let before = into.len();
    while into.len() < before + count.min(from.len()) {
        let Some(find) = chance.pick(from) else { return };
        if !into[before..].contains(&find) {
            into.push(find);
        }
    }
}

fn read_find(value: &Value<'_>, catalogue: &Catalogue) -> Option<Find> {
    let id = value.as_id()?;
    let card = catalogue.find_card(&id.text).map(Find::Card);
    let find = card.or_else(|| catalogue.find_homebase(&id.text).map(Find::Homebase));
    if find.is_none() {
        value.error(format!("there is no card `{id}`"), "unknown card or Homebase", None);
    }
    find
}

fn read_card(value: &Value<'_>, catalogue: &Catalogue) -> Option<CardId> {
    match read_find(value, catalogue)? {
        Find::Card(card) => Some(card),
        Find::Homebase(_) => {
            value.error("a Homebase is no card of a deck", "expected a card", None);
            None
        }
    }
}

fn read_character(value: &Value<'_>, catalogue: &Catalogue) -> Option<CharacterId> {
    let id = value.as_id()?;
    let character = catalogue.find_character(&id.text);
    if character.is_none() {
        value.error(format!("there is no character `{id}`"), "unknown character", None);
    }
    character
}

fn read_starter(fields: &Fields<'_>, catalogue: &Catalogue) -> Option<Starter> {
    let (id, name) = (fields.id("id"), fields.text("name"));
    let characters = fields.values("characters");
    let characters =
        characters.iter().map(|it| read_character(it, catalogue)).collect::<Option<_>>();
    let cards = fields.values("cards");
    let cards = cards.iter().map(|it| read_card(it, catalogue)).collect::<Option<_>>();
    Some(Starter { id: id?.text, name: name?, characters: characters?, cards: cards? })
}

fn read_stack(
    fields: &Fields<'_>,
    catalogue: &Catalogue,
) -> Option<(CharacterId, [CardId; SPECIALS])> {
    let character = fields.value("character").and_then(|it| read_character(&it, catalogue));
    let specials = fields.values("specials");
    let specials: Option<Vec<CardId>> =
        specials.iter().map(|it| read_card(it, catalogue)).collect();
    let Ok(specials) = <[CardId; SPECIALS]>::try_from(specials?) else {
        fields.error("a stack has exactly 5 Specials (R476)", "other than 5", None);
        return None;
    };
    Some((character?, specials))
}
