//! What can begin in the middle of an effect, layer by layer: nothing begins what is above it, so that none
//! goes on for ever.

use fracas_cards::effect::limits::PICKS;
use fracas_cards::effect::{Amount, Effect};

use super::load::Load;
use crate::card::{Card, Hero, Roll, Trigger};
use crate::catalogue::Catalogue;
use crate::catalogue::compile::{table, whole};
use crate::state::{MAX_BOSSES, MAX_PLAYERS, MAX_STACKS};
use crate::words::{Boon, Deed, Filter, Group, On, Operation, Whom};

/// Whose turn it is when something is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Own,
    Others,
}

/// What can begin in the middle of an effect.
pub(super) struct Layers<'c> {
    catalogue: &'c Catalogue,
    /// Whose turn it is.
    hero: Option<&'c Hero>,
    /// What a card that was bought or gained leads to.
    acquired: Load,
    /// What a block leads to.
    defense: Load,
    /// What a card of another's hand does.
    borrowed: Load,
    /// What any card does.
    pub(super) played: Load,
}

/// Where an effect stands.
#[derive(Clone, Copy)]
struct At<'c> {
    /// The table of its card.
    roll: Option<&'c Roll>,
    turn: Turn,
    /// Whose turn it is to "that player".
    their_turn: Turn,
    /// How many things "they" may be.
    chosen: usize,
    /// What they are some of.
    from: Option<Group>,
}

impl<'c> At<'c> {
    fn begin(roll: Option<&'c Roll>, turn: Turn) -> At<'c> {
        At { roll, turn, their_turn: turn, chosen: 0, from: None }
    }

    /// Goes on inside a choice or loop.
    fn about(self, group: Group, chosen: usize) -> Self {
        let are_opponents = matches!(group, Group::Opponents | Group::NotAsked);
        let their_turn = if are_opponents && self.turn == Turn::Own {
            Turn::Others
        } else if group.is_players() {
            Turn::Own
        } else {
            self.their_turn
        };
        At { their_turn, chosen, from: Some(group), ..self }
    }
}

impl<'c> Layers<'c> {
    pub(super) fn of(catalogue: &'c Catalogue, hero: Option<&'c Hero>) -> Layers<'c> {
        let none = Load::default();
        let mut layers =
            Layers { catalogue, hero, acquired: none, defense: none, borrowed: none, played: none };
        layers.acquired = catalogue.awaited(&layers, is_acquired);
        if layers.offers_deck() == 1 {
            layers.acquired = layers.acquired.max(Load::STEP.inside(1, 1));
        }
        let cards = catalogue.cards.iter();
        layers.defense = cards.clone().map(|card| layers.defense_of(card)).fold(none, Load::max);
        let borrowed = cards.clone().filter(|card| !borrows(card));
        layers.borrowed = borrowed.map(|card| layers.borrowed_card(card)).fold(none, Load::max);
        layers.played = cards.map(|card| layers.card(card)).fold(none, Load::max);
        layers
    }

    /// Iterates over the triggers that the one whose turn it is can have.
    fn triggers(&self) -> impl Iterator<Item = (&'c Trigger, Option<&'c Roll>)> {
        let hero = self.hero.into_iter().flat_map(|hero| &hero.triggers);
        hero.map(|trigger| (trigger, None)).chain(self.catalogue.front())
    }

    /// Counts the triggers of the one whose turn it is that wait for the same.
    pub(super) fn waiting(&self, is_meant: impl Fn(On) -> bool) -> usize {
        self.triggers().filter(|(trigger, _)| is_meant(trigger.on)).count()
    }

    /// Counts what these triggers come to.
    pub(super) fn awaited(&self, is_meant: impl Fn(On) -> bool) -> Load {
        let meant = self.triggers().filter(|(trigger, _)| is_meant(trigger.on));
        let loads: Vec<Load> = meant.map(|(trigger, roll)| self.trigger(trigger, roll)).collect();
        let deepest = loads.iter().copied().fold(Load::default(), Load::max);
        deepest.below(loads.len().saturating_sub(1))
    }

    /// Gets what so many cards lead to that one player buys or gains at once.
    pub(super) fn acquired(&self, cards: usize, turn: Turn) -> Load {
        let (all, again) = match turn {
            Turn::Own => {
                let again = self.triggers().filter(|(it, _)| is_acquired(it.on) && !it.is_once);
                let offers = self.offers_deck();
                (self.waiting(is_acquired) + offers, again.count() + offers)
            }
            Turn::Others => {
                let is_meant = |it: &Trigger| matches!(it.on, On::Acquired(_));
                let again = self.catalogue.waiting(|it| is_meant(it) && !it.is_once);
                (self.catalogue.waiting(is_meant), again)
            }
        };
        let waiting = (all + again * cards.saturating_sub(1)).saturating_sub(1);
        if all == 0 { Load::default() } else { self.acquired.below(waiting) }
    }

    /// Counts the offers to put a card that is bought or gained on the deck that hold for the rest of a turn.
    fn offers_deck(&self) -> usize {
        usize::from(self.catalogue.cards.iter().any(|card| bestows(card, Boon::PutOnDeck)))
    }

    /// Gets what a card leads to that is bought: the gain of second copies waits for that.
    pub(super) fn bought(&self) -> Load {
        let cards = || self.catalogue.cards.iter();
        let seconds = [Boon::SecondGreen, Boon::SecondRed].into_iter();
        let seconds = seconds.filter(|boon| cards().any(|card| bestows(card, *boon))).count();
        self.acquired(1, Turn::Own).below(seconds)
    }

    /// Gets what a trigger leads to.
    pub(super) fn trigger(&self, trigger: &Trigger, roll: Option<&'c Roll>) -> Load {
        let turn = match trigger.on {
            On::EndOfOpponentsTurn | On::OpponentBoughtLoot => Turn::Others,
            On::StartOfTurn
            | On::EndOfTurn
            | On::Played(..)
            | On::DifferentPlayed(_)
            | On::LootPlayed
            | On::Acquired(_)
            | On::AcquiredOnTurn(_) => Turn::Own,
        };
        self.program(&trigger.effect, At { chosen: 1, ..At::begin(roll, turn) })
    }

    /// Gets what a card that is revealed leads to.
    pub(super) fn reaction(&self, effect: &Deed) -> Load {
        self.program(effect, At::begin(None, Turn::Others))
    }

    fn card(&self, card: &'c Card) -> Load {
        let at = At::begin(card.roll.as_ref(), Turn::Own);
        self.program(&whole(&card.effect, card.attack.as_ref()), at)
    }

    /// Gets what a card of another's hand does. So manieth of a colour is one card only, and what waits
    /// for it is counted already.
    fn borrowed_card(&self, card: &'c Card) -> Load {
        let waiting = if card.is_loot() { self.waiting(|on| on == On::LootPlayed) } else { 0 };
        self.card(card).below(waiting)
    }

    /// Gets what a copy of a card of the board does.
    fn copied(&self, from: Option<Group>) -> Load {
        let filter = match from {
            Some(Group::Board(filter) | Group::FaceUp(filter)) => filter,
            Some(_) | None => Filter::ANY,
        };
        let cards = self.catalogue.cards.iter();
        let cards = cards.filter(|card| card.is_stack() && filter.fits(card));
        cards.map(|card| self.card(card)).fold(Load::default(), Load::max)
    }

    fn defense_of(&self, card: &'c Card) -> Load {
        let at = At::begin(card.roll.as_ref(), Turn::Others);
        card.defense.as_ref().map_or(Load::default(), |defense| self.program(&defense.effect, at))
    }

    fn program(&self, effect: &Deed, at: At<'_>) -> Load {
        self.effect(effect, at).inside(1, at.chosen)
    }

    fn effect(&self, effect: &Deed, at: At<'_>) -> Load {
        let parts = |at| {
            let parts = effect.parts().into_iter();
            parts.fold(Load::STEP, |load, part| load.then(self.effect(part, at)))
        };
        match effect {
            Effect::Do(operation) => self.operation(operation, at).then(Load::STEP),
            Effect::May { pay, .. } => {
                let price = pay.as_ref().map(|pay| self.operation(pay, at));
                parts(at).then(price.unwrap_or_default())
            }
            Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::ChooseOne { .. }
            | Effect::Coin { .. }
            | Effect::Die { .. } => parts(at),
            Effect::ChooseUpTo { most, .. } => parts(at).inside(1, usize::from(*most)),
            Effect::ForEach { group, .. } => {
                let members = members(*group);
                parts(at.about(*group, 1)).times(members).inside(1, members)
            }
            Effect::Pick { selection, .. } => {
                let most = usize::from(selection.most);
                parts(at.about(selection.from, most)).inside(1, most)
            }
            Effect::Repeat { most, .. } => parts(at).times(usize::from(*most)).inside(1, 0),
            Effect::Later { when, .. } | Effect::Whenever { when, .. } => when.never(),
            Effect::Rule { rule, .. } => rule.never(),
        }
    }

    /// Gets what an operation begins.
    fn operation(&self, operation: &Operation, at: At<'_>) -> Load {
        let turn_of = |whom: Whom| match whom {
            Whom::You => at.turn,
            Whom::ThatPlayer => at.their_turn,
            Whom::Attacker => Turn::Own,
        };
        if !operation.gains() {
            return self.begun(operation, at);
        }
        let (cards, turn) = if let Operation::GainPox(amount, whom) = operation {
            let cards = match amount {
                Amount::Fixed(cards) => usize::try_from(*cards).unwrap_or_default(),
                Amount::Counted { .. } => usize::from(PICKS),
            };
            (cards, turn_of(*whom))
        } else {
            (at.chosen.max(1), at.turn)
        };
        self.acquired(cards, turn)
    }

    /// Gets what an operation begins that gains nothing.
    fn begun(&self, operation: &Operation, at: At<'_>) -> Load {
        let is = |other: &Operation| operation == other;
        if is(&Operation::Roll) {
            let table = at.roll.map(|roll| table(&roll.normal, &roll.critical));
            let turn = At { chosen: 0, ..at };
            return table.map_or(Load::default(), |table| self.program(&table, turn));
        }
        if is(&Operation::Block) {
            return self.defense;
        }
        if is(&Operation::Copy) {
            return self.copied(at.from);
        }
        if is(&Operation::Borrow) {
            return self.borrowed.times(at.chosen);
        }
        Load::default()
    }
}

fn is_acquired(on: On) -> bool {
    matches!(on, On::Acquired(_) | On::AcquiredOnTurn(_))
}

fn borrows(card: &Card) -> bool {
    does(card, &Operation::Borrow)
}

fn bestows(card: &Card, boon: Boon) -> bool {
    does(card, &Operation::ThisTurn(boon))
}

fn does(card: &Card, wanted: &Operation) -> bool {
    let does = |effect: &Deed| crate::catalogue::parts::does(effect, wanted);
    let triggers = card.triggers.iter().map(|trigger| &trigger.effect);
    let attack = card.attack.iter().map(|attack| &attack.effect);
    does(&card.effect)
        || triggers.chain(attack).any(does)
        || card.roll.iter().any(|roll| does(&roll.normal) || does(&roll.critical))
}

/// Counts the members of a group that can be gone through.
fn members(group: Group) -> usize {
    if group.is_players() {
        MAX_PLAYERS
    } else if matches!(group, Group::Bosses(_)) {
        MAX_BOSSES
    } else if group == Group::Chosen {
        usize::from(PICKS)
    } else {
        MAX_STACKS
    }
}
