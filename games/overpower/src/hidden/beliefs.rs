//! What one may believe of a deck list that is secret.
//!
//! The team and the number of cards are known to everyone, so all decks that are thought of are made for them when a
//! table is opened: those that everyone knows, and some that a builder would build.

use fracas_core::{Chance, Fast};
use tinyvec::ArrayVec;

use super::tally::{Seen, Tally};
use crate::card::{CardId, Kind};
use crate::catalogue::Catalogue;
use crate::deck::{Collection, Deck, LEAST_WITH_EVENTS, Order, PREMADE, Sheet, choose_cards};
use crate::options::{Limits, Mode};

/// How many decks are thought of that nobody knows.
const BUILT: usize = 10;
/// One of so many cards of such a deck is there for no reason.
const FAVOURITES: usize = 4;
/// What a known deck weighs against one that nobody knows, before anything is seen.
const KNOWN: u32 = 16;
/// By how many bits a card that was seen and is not in a deck makes it less likely.
const BITS: u32 = 2;

/// What one may believe of a deck list that is secret.
#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    decks: Vec<Believed>,
    /// The Events that the deck may hold.
    pub(super) events: Vec<CardId>,
    /// All cards that the deck may hold, but for Events.
    pub(super) possible: Vec<CardId>,
    /// How many cards the deck has.
    pub(super) size: usize,
}

/// A card that stands in the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exchanged {
    pub(crate) before: CardId,
    pub(crate) now: CardId,
}

impl Exchanged {
    fn now(exchanged: Option<Exchanged>, card: CardId) -> CardId {
        exchanged.filter(|it| it.before == card).map_or(card, |it| it.now)
    }
}

/// A deck that may be the one.
#[derive(Clone, Debug)]
pub(super) struct Believed {
    /// Its cards, in the order of the catalogue.
    pub(super) cards: Vec<CardId>,
    counts: Tally,
    /// Whether it is one that everyone knows: it is that one, card by card, or not at all.
    is_known: bool,
}

impl Beliefs {
    /// Thinks of the decks that one may have brought with a team.
    ///
    /// Where the lab has put a card in the place of another, who knows a deck knows it so.
    pub(crate) fn new(
        catalogue: &Catalogue,
        limits: Limits,
        brought: &Deck,
        exchanged: Option<Exchanged>,
    ) -> Beliefs {
        let size = brought.cards.len();
        let mut decks = known_decks(catalogue, limits, brought);
        for deck in decks.iter_mut().filter(|_| exchanged.is_some()) {
            let cards = deck.cards.iter().map(|card| Exchanged::now(exchanged, *card));
            *deck = Believed::new(cards.collect(), true);
        }
        let from = Collection::all(catalogue);
        let may_have_events = limits.mode == Mode::Venture && LEAST_WITH_EVENTS <= size;
        for at in 0..BUILT {
            // The same for all tables with such a deck, so that nothing depends on what was really brought.
            let mut chance = Fast::new(at as u64);
            let with_events = may_have_events && at % 3 != 0;
            let favourites = size / FAVOURITES;
            let order = Order { catalogue, limits, from: &from, size, with_events, favourites };
            let cards = choose_cards(&order, brought.team, &mut chance);
            decks.push(Believed::new(cards, false));
        }
        let order =
            Order { catalogue, limits, from: &from, size, with_events: false, favourites: 0 };
        let all = catalogue.cards().filter(|(_, card)| order.may_hold(card, brought.team));
        let possible = all.map(|(card, _)| card).collect();
        Beliefs { decks, events: events(catalogue, may_have_events, brought), possible, size }
    }

    /// Chooses any of the decks that are thought of.
    pub(super) fn any_deck(&self, chance: &mut impl Chance) -> &[CardId] {
        &self.decks[chance.below(self.decks.len() as u32) as usize].cards
    }

    /// Chooses a deck, each as often as it is likely after what was seen.
    pub(super) fn guess(&self, seen: &Seen, chance: &mut impl Chance) -> &Believed {
        let misses: ArrayVec<[u32; PREMADE.len() + BUILT]> =
            self.decks.iter().map(|deck| deck.misses(seen)).collect();
        let least = misses.iter().copied().min().unwrap_or_default();
        let weight = |(deck, misses): (&Believed, &u32)| {
            let more = BITS * (misses - least).min(8);
            let prior = if deck.is_known { KNOWN } else { 1 };
            if deck.is_known && *misses != 0 { 0 } else { (prior << 16) >> more }
        };
        let weights = || self.decks.iter().zip(&misses).map(weight);
        let mut left = chance.below(weights().sum());
        let is_chosen = |weight: u32| {
            let rest = left.checked_sub(weight);
            left = rest.unwrap_or(left);
            rest.is_none()
        };
        let at = weights().position(is_chosen);
        // Built decks are always there.
        &self.decks[at.unwrap_or(self.decks.len() - 1)]
    }
}

/// Lists the premade decks with the same team that have as many cards.
fn known_decks(catalogue: &Catalogue, limits: Limits, brought: &Deck) -> Vec<Believed> {
    let known = Sheet::all_premade().filter_map(|(_, sheet)| sheet.deck(catalogue, limits).ok());
    let is_alike = |deck: &Deck| {
        deck.team == brought.team
            && deck.under == brought.under
            && deck.cards.len() == brought.cards.len()
    };
    known.filter(is_alike).map(|deck| Believed::new(deck.cards, true)).collect()
}

fn events(catalogue: &Catalogue, may_be: bool, brought: &Deck) -> Vec<CardId> {
    let is_own = |kind: &Kind| matches!(kind, Kind::Event(set) if may_be && brought.team.missions == Some(*set));
    catalogue.cards().filter(|(_, card)| is_own(&card.kind)).map(|(card, _)| card).collect()
}

impl Believed {
    fn new(mut cards: Vec<CardId>, is_known: bool) -> Believed {
        cards.sort_unstable();
        let counts = cards.iter().copied().collect();
        Believed { cards, counts, is_known }
    }

    /// Counts the cards seen that the deck does not hold.
    fn misses(&self, seen: &Seen) -> u32 {
        let too_many = |card: &CardId| {
            u32::from(seen.tally.count(*card).saturating_sub(self.counts.count(*card)))
        };
        seen.kinds.iter().map(too_many).sum()
    }
}
