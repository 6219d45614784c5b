//! All cards, heroes and Bosses of a table, from the game's own files and a table's packs.

mod bosses;
mod bounds;
mod cards;
mod check;
mod compile;
mod fields;
mod heroes;
mod parts;

use std::sync::{Arc, LazyLock};

use fracas_cards::effect::{Effect, Library, Program};
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{File, Ids, Report, unknown_id};
use fracas_core::{Pack, Problems};

use crate::card::{Boss, BossId, Card, CardId, Hero, HeroId};
use crate::words::{Operation, Role, Words};

/// The game's own files.
const FILES: [(&str, &str); 7] = [
    ("starting.toml", include_str!("../cards/starting.toml")),
    ("pox.toml", include_str!("../cards/pox.toml")),
    ("gamers.toml", include_str!("../cards/gamers.toml")),
    ("evil.toml", include_str!("../cards/evil.toml")),
    ("gold.toml", include_str!("../cards/gold.toml")),
    ("bosses.toml", include_str!("../cards/bosses.toml")),
    // Heroes come last: their starting cards must be known.
    ("heroes.toml", include_str!("../cards/heroes.toml")),
];

/// The most kinds of cards, packs included: an effect numbers the heroes behind them.
pub(crate) const MAX_KINDS: usize = 256;
/// The most heroes, packs included: the bits of a set.
pub(crate) const MAX_HEROES: usize = 64;

/// Whose file is read: only the game's own files have the cards that the rules name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Game,
    Pack,
}

/// All cards, heroes and Bosses of a table.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    cards: Vec<Card>,
    heroes: Vec<Hero>,
    bosses: Vec<Boss>,
    library: Library<Words>,
    basics: Basics,
    ids: Ids,
}

/// The cards that the rules name, and what happens by the rules alone.
#[derive(Clone, Copy, Debug, Default)]
struct Basics {
    quarter: CardId,
    tube: CardId,
    pox: CardId,
    merch: CardId,
    fleshreaper: CardId,
    /// The offer to put a card that was bought or gained on top of the deck.
    put_on_deck: Program,
    /// Gaining a copy of a card.
    gain_copy: Program,
}

impl Catalogue {
    /// Gets the game's own cards, heroes and Bosses.
    pub fn base() -> &'static Arc<Catalogue> {
        static BASE: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
            let own = read_own(Catalogue::default(), &FILES, |own, name, text| {
                own.add(name, text, Origin::Game)
            });
            let mut own = Catalogue::clone(&own);
            own.basics = Basics::of(&mut own);
            Arc::new(own)
        });
        &BASE
    }

    /// Gets the game's own cards, heroes and Bosses with those of a table's packs.
    pub fn with_packs(packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        with_packs(Catalogue::base(), packs, Catalogue::add_file)
    }

    /// Adds what is in the file of a pack, or says all that is wrong with it.
    pub fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        self.add(name, text, Origin::Pack)
    }

    fn add(&mut self, name: &str, text: &str, origin: Origin) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, crate::ID);
        let mut entries = vec![self.entry(root.span())];
        for card in root.tables("card") {
            self.add_card(&card, origin);
            entries.push(self.entry(card.span()));
            card.finish();
        }
        for boss in root.tables("boss") {
            self.add_boss(&boss, origin);
            entries.push(self.entry(boss.span()));
            boss.finish();
        }
        for hero in root.tables("hero") {
            self.add_hero(&hero, origin);
            entries.push(self.entry(hero.span()));
            hero.finish();
        }
        self.check_bounds(&file, &entries);
        root.finish();
        file.into_report().into_result()
    }

    /// Gets a kind of card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// Gets a hero.
    #[inline]
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[usize::from(hero.0)]
    }

    /// Gets a Boss.
    #[inline]
    pub fn boss(&self, boss: BossId) -> &Boss {
        &self.bosses[usize::from(boss.0)]
    }

    /// Gets the programs of all cards and heroes.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }

    /// Gets the Quarter.
    #[inline]
    pub fn quarter(&self) -> CardId {
        self.basics.quarter
    }

    /// Gets the Cardboard Tube.
    #[inline]
    pub fn tube(&self) -> CardId {
        self.basics.tube
    }

    /// Gets PAX Pox.
    #[inline]
    pub fn pox(&self) -> CardId {
        self.basics.pox
    }

    /// Gets Merch, which is on every board (R46).
    #[inline]
    pub fn merch(&self) -> CardId {
        self.basics.merch
    }

    /// Gets Fleshreaper, which is on every board (R46).
    #[inline]
    pub fn fleshreaper(&self) -> CardId {
        self.basics.fleshreaper
    }

    /// Gets the offer to put a card that was bought or gained on top of the deck.
    #[inline]
    pub(crate) fn put_on_deck(&self) -> Program {
        self.basics.put_on_deck
    }

    /// Gets the program that gains a copy of the card that it is about.
    #[inline]
    pub(crate) fn gain_copy(&self) -> Program {
        self.basics.gain_copy
    }

    /// Iterates over the kinds of cards: the game's own, then those of packs.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> + Clone {
        self.cards.iter().enumerate().map(|(at, card)| (CardId(at as u8), card))
    }

    /// Iterates over the heroes.
    pub fn heroes(&self) -> impl ExactSizeIterator<Item = (HeroId, &Hero)> + Clone {
        self.heroes.iter().enumerate().map(|(at, hero)| (HeroId(at as u8), hero))
    }

    /// Iterates over the Bosses.
    pub fn bosses(&self) -> impl ExactSizeIterator<Item = (BossId, &Boss)> + Clone {
        self.bosses.iter().enumerate().map(|(at, boss)| (BossId(at as u8), boss))
    }

    /// Finds a kind of card by its id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards().find(|(_, card)| card.id == id).map(|(card, _)| card)
    }

    /// Finds a hero by its id.
    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.heroes().find(|(_, hero)| hero.id == id).map(|(hero, _)| hero)
    }

    /// Finds a Boss by its id.
    pub fn find_boss(&self, id: &str) -> Option<BossId> {
        self.bosses().find(|(_, boss)| boss.id == id).map(|(boss, _)| boss)
    }

    /// Says that there is no card with such an id, and which may have been meant.
    pub fn unknown_card(&self, id: &str) -> String {
        unknown_id("card", id, self.cards.iter().map(|card| (&*card.id, &*card.name)))
    }

    /// Says that there is no hero with such an id, and which may have been meant.
    pub fn unknown_hero(&self, id: &str) -> String {
        unknown_id("hero", id, self.heroes.iter().map(|hero| (&*hero.id, &*hero.name)))
    }

    /// Says that there is no Boss with such an id, and which may have been meant.
    pub fn unknown_boss(&self, id: &str) -> String {
        unknown_id("Boss", id, self.bosses.iter().map(|boss| (&*boss.id, &*boss.name)))
    }
}

impl Basics {
    /// Finds the cards that the rules name, all of which the game's own files have.
    fn of(own: &mut Catalogue) -> Basics {
        let offer = Effect::May {
            pay: Some(Operation::PutOnDeck),
            then: None,
            otherwise: None,
            by: Role::You,
        };
        let put_on_deck = own.library.add(&offer);
        let gain_copy = own.library.add(&Effect::Do(Operation::GainCopies));
        let find = |id| own.find_card(id).unwrap_or_default();
        Basics {
            quarter: find("quarter"),
            tube: find("cardboard-tube"),
            pox: find("pax-pox"),
            merch: find("merch"),
            fleshreaper: find("fleshreaper"),
            put_on_deck,
            gain_copy,
        }
    }
}
