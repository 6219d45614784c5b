//! All cards of a table, from the game's own files and a table's packs.
//!
//! - `files`: the game's own files; `teams`: characters, Homebases and Objectives
//! - `frame`: what all cards say; `cards`: each kind of card; `uses`: the ways to use a card; `attack`: the numbers

mod attack;
mod cards;
mod files;
mod frame;
mod teams;
mod uses;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use fracas_cards::effect::Library;
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{Fields, File, Ids, Report, unknown_id};
use fracas_core::{Pack, Problems};

use crate::card::{Card, CardId, CharacterId, HomebaseId, MissionSetId, Script, Use};
use crate::character::{Character, Homebase, MissionSet};
use crate::words::Words;

/// The most cards that decks can be made of, packs included: choices name cards by number (see `thing`).
pub(crate) const MAX_CARDS: usize = 512;
/// The most characters, Homebases and sets of Objectives, packs included.
const MAX_OTHERS: usize = 250;

/// All cards of a table.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    cards: Vec<Card>,
    characters: Vec<Character>,
    homebases: Vec<Homebase>,
    sets: Vec<MissionSet>,
    /// The cards by the words that deck lists have for them.
    names: HashMap<String, Vec<CardId>>,
    /// The cards that may negate Events, at no price.
    event_negates: Vec<CardId>,
    /// The cards that can be played when someone concedes in the Venture Phase.
    plans: Vec<CardId>,
    library: Library<Words>,
    ids: Ids,
}

impl Catalogue {
    /// Gets the game's own cards.
    pub fn base() -> &'static Arc<Catalogue> {
        static BASE: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
            read_own(Catalogue::default(), &files::CARD_FILES, Catalogue::add_file)
        });
        &BASE
    }

    /// Gets the game's own cards with those of a table's packs.
    pub fn with_packs(packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        with_packs(Catalogue::base(), packs, Catalogue::add_file)
    }

    /// Adds the cards of a file, or says all that is wrong with it.
    pub fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        /// How one kind of table is added.
        type Add = fn(&mut Catalogue, &Fields<'_>) -> Option<()>;
        // Cards speak of characters, Homebases and Objectives, which therefore come first.
        const KINDS: [(&str, Add); 12] = [
            ("character", Catalogue::add_character),
            ("homebase", Catalogue::add_homebase),
            ("missions", Catalogue::add_missions),
            ("power", Catalogue::add_power),
            ("basic", Catalogue::add_basic),
            ("teamwork", Catalogue::add_teamwork),
            ("training", Catalogue::add_training),
            ("ally", Catalogue::add_ally),
            ("advanced", Catalogue::add_advanced),
            ("aspect", Catalogue::add_aspect),
            ("event", Catalogue::add_event),
            ("special", Catalogue::add_special),
        ];
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, crate::ID);
        for (kind, add) in KINDS {
            for fields in root.tables(kind) {
                add(self, &fields);
                fields.finish();
            }
        }
        root.finish();
        file.into_report().into_result()
    }

    /// Compiles what an effect does.
    fn compile(&mut self, script: &mut Script) {
        script.program = script.effect.as_ref().map(|effect| self.library.add(effect));
    }

    /// Compiles all that uses do.
    fn compile_uses(&mut self, uses: &mut [Use]) {
        for script in uses.iter_mut().flat_map(Use::scripts_mut) {
            self.compile(script);
        }
    }

    /// Finds a card by its id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.find_card(id)
    }

    /// Gets a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// Finds a card by its id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards().find(|(_, card)| card.id == id).map(|(card, _)| card)
    }

    /// Says that there is no card with such an id, and which may have been meant.
    pub fn unknown_card(&self, id: &str) -> String {
        unknown_id("card", id, self.cards.iter().map(|card| (&*card.id, &*card.name)))
    }

    /// Iterates over the cards that decks are made of.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> + Clone {
        self.cards.iter().enumerate().map(|(at, card)| (CardId(at as u16), card))
    }

    /// Gets the cards of a name, or of whose they are and their name, in small letters.
    pub(crate) fn named(&self, name: &str) -> &[CardId] {
        self.names.get(name).map_or(&[], Vec::as_slice)
    }

    /// Iterates over the cards that may negate Events, at no price.
    pub(crate) fn event_negates(&self) -> impl Iterator<Item = &Card> {
        self.event_negates.iter().map(|card| self.card(*card))
    }

    /// Iterates over the cards that can be played when someone concedes in the Venture Phase.
    pub(crate) fn plans(&self) -> impl Iterator<Item = &Card> {
        self.plans.iter().map(|card| self.card(*card))
    }

    /// Gets a character.
    #[inline]
    pub fn character(&self, character: CharacterId) -> &Character {
        &self.characters[usize::from(character.0)]
    }

    /// Iterates over the characters.
    pub fn characters(&self) -> impl ExactSizeIterator<Item = (CharacterId, &Character)> + Clone {
        self.characters.iter().enumerate().map(|(at, it)| (CharacterId(at as u8), it))
    }

    /// Gets a Homebase.
    #[inline]
    pub fn homebase(&self, homebase: HomebaseId) -> &Homebase {
        &self.homebases[usize::from(homebase.0)]
    }

    /// Iterates over the Homebases.
    pub fn homebases(&self) -> impl ExactSizeIterator<Item = (HomebaseId, &Homebase)> + Clone {
        self.homebases.iter().enumerate().map(|(at, it)| (HomebaseId(at as u8), it))
    }

    /// Gets a set of Objectives.
    pub fn mission_set(&self, set: MissionSetId) -> &MissionSet {
        &self.sets[usize::from(set.0)]
    }

    /// Iterates over the sets of Objectives.
    pub fn mission_sets(
        &self,
    ) -> impl ExactSizeIterator<Item = (MissionSetId, &MissionSet)> + Clone {
        self.sets.iter().enumerate().map(|(at, it)| (MissionSetId(at as u8), it))
    }

    /// Gets the programs of all cards.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }
}
