//! Choosing the cards of a deck for a team.

use fracas_core::Chance;

use super::{Collection, STOCK, Team, is_left_out};
use crate::card::{Card, CardId, Family, Kind};
use crate::catalogue::Catalogue;
use crate::options::Limits;

/// By how much builders disagree on what a card is worth.
const TASTE: u32 = 24;
/// How many of a hundred cards are Power cards, and how many Universe cards there are at most.
const POWER: usize = 42;
const UNIVERSE: usize = 16;
/// What each further copy of a card is worth less, since duplicates are discarded (R205, R208).
const COPY: i32 = 20;
/// What each further Power card of a value (R202) and of a type is worth less.
const SAME_VALUE: i32 = 14;
const SAME_TYPE: i32 = 3;

/// What is to be chosen from what.
pub(crate) struct Order<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) limits: Limits,
    pub(crate) from: &'a Collection,
    pub(crate) size: usize,
    pub(crate) with_events: bool,
    /// How many cards are there for no reason.
    pub(crate) favourites: usize,
}

/// A card that may be chosen.
struct Candidate {
    card: CardId,
    /// How many more of it there are.
    left: usize,
    taken: usize,
    worth: i32,
}

/// Chooses the cards of a deck. The order of the list is that of the catalogue.
pub(crate) fn choose_cards(order: &Order<'_>, team: Team, chance: &mut impl Chance) -> Vec<CardId> {
    let mut choice = Choice::new(order, team, || chance.below(TASTE + 1) as i32);
    choice.take_events();
    for _ in 0..order.favourites {
        choice.take_favourite(chance);
    }
    choice.fill()
}

/// Completes the cards of a deck. The order of the list is that of the catalogue.
pub(super) fn complete_cards(order: &Order<'_>, team: Team, begun: &[CardId]) -> Vec<CardId> {
    let mut choice = Choice::new(order, team, || 0);
    for card in begun {
        choice.take_given(*card);
    }
    choice.fill()
}

/// Chooses what starts under the Homebase from a collection.
pub(crate) fn choose_stock(catalogue: &Catalogue, from: &Collection, team: Team) -> Vec<CardId> {
    let Some(stock) = team.homebase.and_then(|base| catalogue.homebase(base).stock) else {
        return Vec::new();
    };
    let cards = from.cards.iter().map(|(card, _)| *card);
    let mut cards: Vec<CardId> = cards.filter(|card| stock.takes(catalogue.card(*card))).collect();
    let outlook = team.outlook(catalogue);
    cards.sort_by_key(|card| -outlook.worth(catalogue.card(*card)));
    cards.truncate(STOCK);
    cards
}

/// What a deck is balanced by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Power,
    Universe,
    Other,
}

fn sort(card: &Card) -> Sort {
    match card.kind {
        Kind::Power(_) => Sort::Power,
        Kind::Basic { .. } | Kind::Teamwork { .. } | Kind::Training { .. } | Kind::Ally { .. } => {
            Sort::Universe
        }
        Kind::Special(_) | Kind::Advanced(_) | Kind::Event(_) | Kind::Aspect(_) => Sort::Other,
    }
}

struct Choice<'a> {
    order: &'a Order<'a>,
    candidates: Vec<Candidate>,
    cards: Vec<CardId>,
    counts: [usize; 3],
    /// The Power cards taken, by value and by icons.
    values: [i32; 16],
    types: [i32; 4],
    families: Vec<Family>,
}

impl<'a> Choice<'a> {
    /// Lists what may be chosen; `taste` is what the builder likes a card beyond its worth.
    fn new(order: &'a Order<'a>, team: Team, mut taste: impl FnMut() -> i32) -> Choice<'a> {
        let outlook = team.outlook(order.catalogue);
        let mut candidates = Vec::new();
        for &(id, left) in &order.from.cards {
            let card = order.catalogue.card(id);
            let worth = outlook.worth(card);
            if 0 < worth && order.may_hold(card, team) {
                candidates.push(Candidate { card: id, left, taken: 0, worth: worth + taste() });
            }
        }
        Choice {
            order,
            candidates,
            cards: Vec::new(),
            counts: [0; 3],
            values: [0; 16],
            types: [0; 4],
            families: Vec::new(),
        }
    }

    fn card(&self, at: usize) -> &'a Card {
        self.order.catalogue.card(self.candidates[at].card)
    }

    fn count(&self, sort: Sort) -> usize {
        self.counts[sort as usize]
    }

    fn take_events(&mut self) {
        for at in 0..self.candidates.len() {
            if matches!(self.card(at).kind, Kind::Event(_)) {
                self.take(at);
            }
        }
    }

    /// Takes what is worth most until the deck is large enough.
    fn fill(mut self) -> Vec<CardId> {
        let powers = self.order.size * POWER / 100;
        let universe = self.order.size * UNIVERSE / 100;
        while self.count(Sort::Power) < powers
            && self.cards.len() < self.order.size
            && self.take_best(|_, card| sort(card) == Sort::Power)
        {}
        while self.cards.len() < self.order.size {
            let is_wanted = |choice: &Choice<'_>, card: &Card| match sort(card) {
                Sort::Power => false,
                Sort::Universe => choice.count(Sort::Universe) < universe,
                Sort::Other => true,
            };
            // Where there is too little else, Power cards fill the deck.
            if !self.take_best(is_wanted) && !self.take_best(|_, _| true) {
                break;
            }
        }
        self.cards.sort_unstable();
        self.cards
    }

    /// Takes a card that is in the deck, whatever it is worth.
    fn take_given(&mut self, given: CardId) {
        let known = self.candidates.iter().position(|candidate| candidate.card == given);
        let at = known.unwrap_or_else(|| {
            self.candidates.push(Candidate { card: given, left: 1, taken: 0, worth: 0 });
            self.candidates.len() - 1
        });
        self.take(at);
    }

    /// Takes any card of which there are more.
    fn take_favourite(&mut self, chance: &mut impl Chance) {
        let at = chance.below(self.candidates.len().max(1) as u32) as usize;
        if at < self.candidates.len() && self.is_free(at) {
            self.take(at);
        }
    }

    /// Takes what is worth most of what is wanted; false if there is nothing.
    fn take_best(&mut self, is_wanted: impl Fn(&Choice<'a>, &Card) -> bool) -> bool {
        let all = 0..self.candidates.len();
        let wanted = all.filter(|at| self.is_free(*at) && is_wanted(self, self.card(*at)));
        let best = wanted.max_by_key(|at| (self.worth(*at), std::cmp::Reverse(*at)));
        best.map(|at| self.take(at)).is_some()
    }

    fn is_free(&self, at: usize) -> bool {
        let family = self.card(at).family;
        let is_alone = family.is_none_or(|family| !self.families.contains(&family));
        let is_once = self.card(at).is_once || matches!(self.card(at).kind, Kind::Event(_));
        let candidate = &self.candidates[at];
        0 < candidate.left && is_alone && !(is_once && 0 < candidate.taken)
    }

    /// Gets what one more of a card is worth beside those taken.
    fn worth(&self, at: usize) -> i32 {
        let candidate = &self.candidates[at];
        let Kind::Power(level) = self.card(at).kind else {
            return candidate.worth - COPY * candidate.taken as i32;
        };
        let same_type: i32 = level.icons.types().map(|of| self.types[of as usize]).sum();
        let same_type = if level.icons.is_multi_power() { 0 } else { same_type };
        candidate.worth
            - SAME_VALUE * self.values[usize::from(level.value.min(15))]
            - SAME_TYPE * same_type
    }

    fn take(&mut self, at: usize) {
        let card = self.card(at);
        if let Kind::Power(level) = card.kind {
            self.values[usize::from(level.value.min(15))] += 1;
            if let Some(of) = level.icons.single() {
                self.types[of as usize] += 1;
            }
        }
        self.counts[sort(card) as usize] += 1;
        self.families.extend(card.family);
        let candidate = &mut self.candidates[at];
        candidate.left = candidate.left.saturating_sub(1);
        candidate.taken += 1;
        self.cards.push(candidate.card);
    }
}

impl Order<'_> {
    /// Checks whether a deck of the team may hold a card (R148 to R151) in the mode (R436, R447).
    pub(crate) fn may_hold(&self, card: &Card, team: Team) -> bool {
        let starts = |id: &_| self.catalogue.character(*id).starts_with.as_ref() == Some(&card.id);
        let is_own =
            |whose| team.characters.iter().any(|who| self.catalogue.belongs_to(whose, *who));
        let belongs = match card.kind {
            Kind::Special(whose) | Kind::Advanced(whose) => is_own(whose),
            Kind::Event(set) => self.with_events && team.missions == Some(set),
            Kind::Aspect(needed) => {
                team.homebase.is_some_and(|base| needed.is_none_or(|needed| needed == base))
            }
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. } => true,
        };
        belongs && !is_left_out(card, self.limits.mode) && !team.characters.iter().any(starts)
    }
}
